"""A whole match on the local Discord, played by scripted people and written down."""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import aiohttp

from bot.games.contract.base import Outcome
from bot.matches.core.models import Match
from bot.ops.play import bot_process, corner
from localdiscord.people import UserClient
from localdiscord.server import LocalDiscord
from tools.demo import forhonor, pitchbowl
from tools.demo.complete_mode import CompleteTable
from tools.demo.forhonor import CampTable
from tools.demo.house import WatchedTable
from tools.demo.pitchbowl import BowlTable
from tools.demo.players import Scene, Table, asking
from tools.demo.position import Position
from tools.demo.recorder import TRANSCRIPT, Recorder, where_it_is
from tools.demo.tournament import demo_of_a_tournament
from tools.demo.unhurried import Unhurried

__all__ = ["BOWL", "BOWLERS", "CAMPS", "COMPLETE", "GAME", "TRANSCRIPT", "USUAL", "Recorder", "demo", "scenes"]

GAME, BOWL, CAMPS = "pitchout", "pitchbowl", "forhonor"
CHANNEL = "arena"
USUAL, COMPLETE = "initiation", "complete"
USUAL_SEATS = 2
PEOPLE = ("ada", "bruno", "chloe", "dai")
BOWLERS = ("ada", "chloe")
# What is counted at the end, by the events of the match.
DEEDS = {
    "pick-ups": "picked_up",
    "steals": "stolen",
    "hand-offs": "handed_off",
    "passes caught": "caught",
    "touchdowns": "touchdown",
}
FEATS = {
    "combats": "combat_begun",
    "shots": "shot",
    "zones taken": "zone_taken",
    "heroes fallen": "fell",
    "soldiers removed": "soldiers_killed",
}
HIGHLIGHTS = {
    "copied powers": "copied",
    "mounts": "mounted",
    "moved blocks": "obstacle_moved",
    "Golems": "golem_appeared",
    "rescues": "guard_saved",
    "bans": "banned",
}


def scenes() -> dict[str, Scene]:
    """The scripts of the players, by seat: a block before a puck at the edge, and the shot that drives it out (PO-33)."""
    return {
        "0": Scene({"first_player": "self"}, shot=("S.assassin", "0", "100")),
        "1": Scene({"first_player": "other"}, places={"N.runner": "20, 78.5", "N1": "20, 73.5, 0"}),
    }


async def misbehave(table: Table, recorder: Recorder) -> None:
    """Try each refused action once: a press by a stranger and by the wrong player, an impossible strength."""
    message = await table.next_turn()
    button = asking(message)
    if button is None:
        raise RuntimeError("the match is over before it began")
    waiting = next(p for p in table.people if p.id in message.mentions)
    idle = [p for p in table.people if p.id not in message.mentions]
    seated_ids = [person.id for person in table.people]
    strangers = [p for p in map(table.discord.person, PEOPLE) if p.id not in seated_ids]
    for person in (*strangers[:1], *idle[:1]):
        reply = await person.press(message, custom_id=button["custom_id"])
        await recorder.note(person.user.display_name, f"{button['label']} (refused)", reply.shown)
    options = {"puck": "A1", "aim": "B1", "strength": "300"}
    reply = await waiting.command(str(table.thread), "flick", options)
    await recorder.note(waiting.user.display_name, "/flick puck:A1 aim:B1 strength:300 (refused)", reply.shown)


async def demo(wanted: argparse.Namespace) -> str:
    """Play; the closing lines."""
    if wanted.event:
        return await demo_of_a_tournament(wanted)
    if wanted.levels:
        return await demo_of_the_house(wanted)
    out: Path = wanted.out
    config = corner(log_path=out / "requests.jsonl")
    started = time.monotonic()
    async with LocalDiscord(config) as discord, aiohttp.ClientSession() as session:
        bot = bot_process(discord, out / "pichenette.db", out / "bot.log", seed=wanted.seed)
        recorder = Recorder(out, session)
        await bot.start()
        position = Position(out / "pichenette.db")
        table = seated(discord, recorder, wanted, position)
        try:
            await bot.ready()
            await table.challenge(CHANNEL, wanted.game, options_of(wanted))
            await recorder.tell(await table.next_turn())
            await misbehave(table, recorder)
            last = await table.play(most=wanted.most, on_message=recorder.tell)
            if isinstance(table, BowlTable):
                await table.look_back(last)
            closing = closing_line(
                len(table.turns), await position.match(), await position.outcome(), len(recorder.pictures)
            )
        finally:
            recorder.write()
            await bot.stop()
    counted = {BOWL: DEEDS, CAMPS: FEATS}.get(wanted.game, HIGHLIGHTS if wanted.mode == COMPLETE else {})
    events = position.events()
    lines = [", ".join(f"{what} {events[event]}" for what, event in counted.items())] if counted else []
    return "\n".join((*lines, where_it_is(out, started), closing))


async def demo_of_the_house(wanted: argparse.Namespace) -> str:
    """Let the house play itself at the levels named; the closing lines."""
    out: Path = wanted.out
    started = time.monotonic()
    async with (
        LocalDiscord(corner(log_path=out / "requests.jsonl")) as discord,
        aiohttp.ClientSession() as session,
    ):
        bot = bot_process(
            discord, out / "pichenette.db", out / "bot.log", program=("-m", "tools.demo.hasty_bot"), seed=wanted.seed
        )
        recorder, position = Recorder(out, session), Position(out / "pichenette.db")
        await bot.start()
        table = WatchedTable(discord.person(PEOPLE[0]), position, recorder.note)
        try:
            await bot.ready()
            await table.open(CHANNEL, wanted.game, wanted.levels)
            await table.watch(most=wanted.most, on_message=recorder.tell)
            match, outcome = await position.match(), await position.outcome()
            closing = closing_line(len(table.turns), match, outcome, len(recorder.pictures))
        finally:
            recorder.write()
            await bot.stop()
    return "\n".join((where_it_is(out, started), closing))


def options_of(wanted: argparse.Namespace) -> str:
    """The options of the match, as they are typed."""
    if wanted.game == BOWL:
        return pitchbowl.OPTIONS
    if wanted.game == CAMPS:
        return forhonor.OPTIONS
    return "" if wanted.mode == USUAL else f"mode={wanted.mode}"


def seated(discord: LocalDiscord, recorder: Recorder, wanted: argparse.Namespace, position: Position) -> Table:
    """The players, who know how to play this game and mode."""

    def people(names: Sequence[str]) -> tuple[UserClient, ...]:
        return tuple(cast("UserClient", Unhurried(discord.person(name))) for name in names)

    if wanted.game == BOWL:
        return BowlTable(discord, people(BOWLERS), recorder.note, position)
    if wanted.game == CAMPS:
        return CampTable(discord, people(PEOPLE[: wanted.seats or len(PEOPLE)]), recorder.note, position)
    seats = wanted.seats or USUAL_SEATS
    if wanted.mode == COMPLETE:
        return CompleteTable(discord, people(PEOPLE[:seats]), recorder.note, {})
    return Table(discord, people(PEOPLE[:seats]), recorder.note, scenes() if seats == USUAL_SEATS else {})


def closing_line(turns: int, match: Match, outcome: Outcome | None, pictures: int) -> str:
    """The match, its winner and reason, and the number of messages shown. RuntimeError if nobody has won."""
    if outcome is None or len(outcome.ranks) < 2:
        raise RuntimeError(f"nobody won: {outcome}")
    names = {holder.seat: holder.name for holder in match.holders}
    winners = " and ".join(names[seat] for seat in outcome.ranks[0])
    numbers = [number for _, value in outcome.reason.args for number in re.findall(r"\d+", str(value))]
    score = " " + "-".join(numbers) if numbers else ""
    return f"demo: match {match.id} finished, {winners} won{score}, {turns} turns, {pictures} pictures"
