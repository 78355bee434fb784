"""A whole match on the local Discord, played by scripted people and written down."""

from __future__ import annotations

import argparse
import asyncio
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import aiohttp

from bot.local.bot_process import BotProcess
from bot.local.config import LocalConfig
from bot.local.people import ClientMessage, UserClient
from bot.local.server import LocalDiscord
from tests.demo import forhonor, pitchbowl
from tests.demo.complete_mode import CompleteTable
from tests.demo.forhonor import CampTable
from tests.demo.pitchbowl import BowlTable
from tests.demo.players import Scene, Table, find
from tests.demo.unhurried import Unhurried

__all__ = ["BOWL", "CAMPS", "COMPLETE", "ENGLISH", "GAME", "TRANSCRIPT", "USUAL", "Recorder", "demo", "scenes"]

TRANSCRIPT = "transcript.md"
GAME, BOWL, CAMPS = "pitchout", "pitchbowl", "forhonor"
CHANNEL = "arena"
USUAL, COMPLETE = "initiation", "complete"
USUAL_SEATS = 2
PEOPLE = ("ada", "bruno", "chloe", "dai")
ENGLISH = ("ada", "chloe")  # PitchBowl is played by what is told in words, in the language of who reads
# What happens in a match of PitchBowl, by the words it is told with.
DEEDS = {
    "pick-ups": " picked the ball up.",
    "steals": " stole the ball from ",
    "hand-offs": " handed the ball to ",
    "catches": " caught the pass of ",
    "interceptions": " intercepted the pass of ",
    "touchdowns": "Touchdown! ",
}
# What happens in a match of For Honor, likewise.
FEATS = {
    "combats": " attacks ",
    "shots": " shoots at ",
    "soldiers removed at once": " removes the soldier",
    "zones taken": " takes the ",
    "heroes fallen": " has fallen",
    "heroes executed": " is executed",
}
# Extra parts of the complete mode, by the match's words for them.
HIGHLIGHTS = {
    "copied powers": "copied the power of",
    "mounts": " mounted ",
    "moved blocks": " moved block ",
    "Golems": " joins ",
    "rescues": " gave himself up for ",
    "second flicks": " again: ",
    "bans": "is banned from the match",
}


class Recorder:
    """Writes down what people do and see: a transcript, and every picture once."""

    def __init__(self, out: Path, session: aiohttp.ClientSession) -> None:
        self.pictures: dict[str, Path] = {}
        self._out = out
        self._session = session
        self._lines: list[str] = []
        self._told: set[int] = set()

    async def note(self, who: str, what: str, shown: ClientMessage | None) -> None:
        """A player did something, and the bot showed something."""
        self._lines.append(f"**{who}**: {what}\n")
        if shown is not None:
            await self.tell(shown)

    async def tell(self, message: ClientMessage) -> None:
        """A message as it stands now."""
        private = " (only for the reader)" if message.ephemeral else ""
        self._lines += [f"> Pichenette{private}", *(f"> {line}" for line in message.text.splitlines()), ""]
        for picture in message.pictures:
            path = await self._saved(str(picture["url"]), private=message.ephemeral)
            self._lines.append(f"![{picture['description']}]({path.name})\n")
        self._told.add(message.id)

    def write(self) -> None:
        """The transcript."""
        (self._out / TRANSCRIPT).write_text("\n".join(self._lines) + "\n", encoding="utf-8")

    async def _saved(self, url: str, *, private: bool) -> Path:
        if url not in self.pictures:
            name = f"{len(self.pictures) + 1:03d}-{'panel' if private else 'turn'}{Path(urlsplit(url).path).suffix}"
            async with self._session.get(url) as answer:
                answer.raise_for_status()
                content = await answer.read()
            await asyncio.to_thread((self._out / name).write_bytes, content)
            self.pictures[url] = self._out / name
        return self.pictures[url]


def scenes() -> dict[str, Scene]:
    """What the players know beforehand, by seat: a block before a puck at the edge, and the shot that drives it out (PO-33)."""
    return {
        "0": Scene({"first_player": "self"}, shot=("S.assassin", "0", "100")),
        "1": Scene({"first_player": "other"}, places={"N.runner": "200, 785", "N1": "200, 735, 0"}),
    }


async def misbehave(table: Table, recorder: Recorder) -> None:
    """What must be refused is tried once: a stranger's and the wrong player's press, a strength that does not exist."""
    message = await table.next_turn()
    button = find(message, "open")
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
    out: Path = wanted.out
    config = LocalConfig(log_path=out / "requests.jsonl")
    started = time.monotonic()
    async with LocalDiscord(config) as discord, aiohttp.ClientSession() as session:
        bot = BotProcess(discord, out / "pichenette.db", out / "bot.log")
        recorder = Recorder(out, session)
        await bot.start("-m", "bot", "run", "--settings", str(out), "--seed", wanted.seed)
        table = seated(discord, recorder, wanted)
        try:
            await bot.ready()
            await table.challenge(CHANNEL, wanted.game, options_of(wanted))
            await recorder.tell(await table.next_turn())
            await misbehave(table, recorder)
            last = await table.play(most=wanted.most, told=recorder.tell)
            if isinstance(table, BowlTable):
                await table.look_back(last)
        finally:
            recorder.write()
            await bot.stop()
    told = "\n".join({message.id: message.text for message in table.turns}.values())
    counted = {BOWL: DEEDS, CAMPS: FEATS}.get(wanted.game, HIGHLIGHTS if wanted.mode == COMPLETE else {})
    lines = [", ".join(f"{what} {told.count(words)}" for what, words in counted.items())] if counted else []
    lines.append(
        f"everything lies in {out} ({TRANSCRIPT}, pictures, requests.jsonl); {time.monotonic() - started:.0f} s"
    )
    lines.append(closing_line(table, last, len(recorder.pictures)))
    return "\n".join(lines)


def options_of(wanted: argparse.Namespace) -> str:
    """The options of the match, as they are typed."""
    if wanted.game == BOWL:
        return pitchbowl.OPTIONS
    if wanted.game == CAMPS:
        return forhonor.OPTIONS
    return "" if wanted.mode == USUAL else f"mode={wanted.mode}"


def seated(discord: LocalDiscord, recorder: Recorder, wanted: argparse.Namespace) -> Table:
    """The players, who know how to play this game and mode."""

    def people(names: Sequence[str]) -> tuple[UserClient, ...]:
        return tuple(cast("UserClient", Unhurried(discord.person(name))) for name in names)

    if wanted.game == BOWL:
        return BowlTable(discord, people(ENGLISH), recorder.note)
    if wanted.game == CAMPS:
        return CampTable(discord, people(PEOPLE[: wanted.seats or len(PEOPLE)]), recorder.note)
    seats = wanted.seats or USUAL_SEATS
    if wanted.mode == COMPLETE:
        return CompleteTable(discord, people(PEOPLE[:seats]), recorder.note, {})
    return Table(discord, people(PEOPLE[:seats]), recorder.note, scenes() if seats == USUAL_SEATS else {})


def closing_line(table: Table, last: ClientMessage, pictures: int) -> str:
    """Which match it was, who won how, and how much was shown. RuntimeError if the last message does not tell a winner."""
    button = find(last, "text")
    before, beats, _ = last.text.replace(" beat ", " beats ").rpartition(" beats ")  # several beat, one beats
    scores = re.findall(r"\d+(?:–\d+)+|\d+ (?:touchdowns? )?to \d+", last.text.replace(",", ""))
    if button is None or not beats:
        raise RuntimeError(f"nobody won: {last.text}")
    winners = re.findall(r"<@(\d+)>", before.splitlines()[-1])
    names = " and ".join(table.discord.person(int(user)).user.display_name for user in winners)
    number = int(button["custom_id"].split(":")[1], 36)
    score = " " + "-".join(re.findall(r"\d+", scores[-1])) if scores else ""
    return f"demo: match {number} finished, {names} won{score}, {len(table.turns)} turns, {pictures} pictures"
