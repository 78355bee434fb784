"""A tournament of sixteen on the local Discord, from its first card to its podium; or two seasons of a league of eight."""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from functools import partial
from pathlib import Path
from typing import cast

import aiohttp

from bot.features.tournaments import rows as tournaments
from bot.features.tournaments.values import Board, Stage, Tournament
from bot.ops.play import bot_process, corner
from bot.pairing.event import Form
from bot.pairing.forms import LIMITS
from bot.pairing.standings import standings
from bot.storage.stores.admin_queries import reading
from localdiscord.people import ClientMessage, UserClient
from localdiscord.server import LocalDiscord
from tools.demo.players import Note, find
from tools.demo.recorder import Recorder, where_it_is
from tools.demo.unhurried import Unhurried

CHANNEL, NAME = "arena", "Winter Cup"
HOSTS = ("ada", "bruno", "chloe", "dai")
GUESTS = (
    *("Eloise", "Farid", "Gwen", "Hugo the Unready", "Ines", "Jonas", "Kim", "Lucía"),
    *("Marguerite de la Tour", "Noor", "Oskar", "Priya"),
)
LEAGUE_PLACES = 8
PLACES = len(HOSTS) + len(GUESTS)
LOOK = 0.2  # seconds between two looks at the database
PATIENCE = 300.0  # seconds for a round to begin
LEAVES = 2  # the round in which one drops out
FIRM = 0.7  # chance that the stronger one wins


async def demo_of_a_tournament(wanted: argparse.Namespace) -> str:
    """Play it; the closing lines."""
    out: Path = wanted.out
    started = time.monotonic()
    config = corner(
        log_path=out / "requests.jsonl", people=len(GUESTS), rates_enforced=False
    )  # or most of the time would be spent waiting
    async with LocalDiscord(config) as discord, aiohttp.ClientSession() as session:
        for nth, name in enumerate(GUESTS, 1):
            discord.person(f"guest-{nth}").user.display_name = name
        bot = bot_process(discord, out / "pichenette.db", out / "bot.log", seed=wanted.seed)
        recorder = Recorder(out, session)
        await bot.start()
        people = [discord.person(name) for name in (*HOSTS, *(f"guest-{nth}" for nth in range(1, len(GUESTS) + 1)))]
        field = _Field(people, out / "pichenette.db", recorder, random.Random(wanted.seed))
        try:
            await bot.ready()
            over = await field.play(wanted.game, wanted.event)
        finally:
            recorder.write()
            await bot.stop()
    best = [over.name(one.number) for one in standings(over.event) if one.place == 1]
    played = sum(bool(board.match) for boards in over.rounds for board in boards)
    counted = f"{over.round_} rounds, {played} matches, {len(recorder.pictures)} pictures"
    return f"{where_it_is(out, started)}\ndemo: {NAME} finished, {' and '.join(best)} won, {counted}"


class _Field:
    """Those who take part."""

    def __init__(self, people: list[UserClient], database: Path, recorder: Recorder, luck: random.Random) -> None:
        self._people = [cast("UserClient", Unhurried(person)) for person in people]
        self._database = database
        self._recorder = recorder
        self._note: Note = recorder.note
        self._luck = luck
        self._seen = 0  # the latest public message that was noted

    async def play(self, game: str, form: str) -> Tournament:
        """From the command that opens it to the end; of a league, two seasons."""
        host, is_league = self._people[0], form == Form.LEAGUE
        places = min(PLACES, next((most for one, most in LIMITS.items() if one.value == form), PLACES))
        entrants = LEAGUE_PLACES if is_league else places
        options = {"game": game, "format": form, "places": entrants, "name": NAME}
        options |= {"division": LEAGUE_PLACES // 2, "interval": "0"} if is_league else {}
        reply = await host.command(CHANNEL, "tournament create", options)
        text = " ".join(f"{name}:{value}" for name, value in options.items())
        await self._note(host.user.display_name, f"/tournament create {text}", reply.shown)
        card = await self._wait_for_card()
        for person in self._people[:entrants]:
            joined = await person.press(card, custom_id=_control(card, "join"))
            if person is self._people[places // 4]:
                await self._note(person.user.display_name, "Join", joined.shown)
        over = await self._season(1, starts=is_league)
        if is_league:
            await self._wait_for_card()
            over = await self._season(2, starts=True)
            await self._wait_for_card()
        await self._look_back(over)
        return over

    async def _season(self, tournament: int, *, starts: bool) -> Tournament:
        """From the first round to the end; the host `starts` it, or it starts by itself."""
        if starts:
            reply = await self._people[0].command(CHANNEL, "tournament start", {"tournament": tournament})
            await self._note(self._people[0].user.display_name, "/tournament start", reply.shown)
        nth = 0
        while (now := await self._round(tournament, nth + 1)).stage is Stage.RUNNING:
            nth = now.round_
            posted = await self._wait_for_card()
            await asyncio.gather(*(self._lose(now, board) for board in now.rounds[-1] if board.match))
            if nth == LEAVES:
                await self._drop_out(now, posted)
        await self._wait_for_card()
        return now

    async def _lose(self, now: Tournament, board: Board) -> None:
        """One of two gives up, rather the weaker one."""
        stronger, weaker = sorted(board.pairing.numbers)
        loser = weaker if self._luck.random() < FIRM else stronger
        person = self._person(now, loser)
        question = await person.command(CHANNEL, "resign", {"match": board.match})
        sure = find(question.shown, "resigned")
        if sure is None:
            raise RuntimeError(f"match {board.match} cannot be resigned: {question.shown.text}")
        await person.press(question.shown, custom_id=str(sure["custom_id"]))

    async def _drop_out(self, now: Tournament, posted: ClientMessage) -> None:
        person = self._person(now, len(now.event.entrants))
        reply = await person.press(posted, custom_id=_control(posted, "leave"))
        await self._note(person.user.display_name, "Drop out", reply.shown)
        reply = await person.press(reply.shown, custom_id=_control(reply.shown, "drop"))
        await self._note(person.user.display_name, "Drop out", reply.shown)

    async def _look_back(self, over: Tournament) -> None:
        """Two look at the standings, each in their language, and the host asks for the list and both files."""
        for person in self._people[:2]:
            for command in ("table", "list"):
                which = {"tournament": over.id} if command == "table" else {}
                reply = await person.command(CHANNEL, f"tournament {command}", which)
                await self._note(person.user.display_name, f"/tournament {command}", reply.shown)
                if any("fixtures" in str(button.get("custom_id")) for button in reply.shown.buttons):
                    listed = await person.press(reply.shown, custom_id=_control(reply.shown, "fixtures"))
                    await self._note(person.user.display_name, "Fixtures", listed.shown)

    async def _round(self, tournament: int, nth: int) -> Tournament:
        """The tournament once a round has begun, with a thread for each match, or once it is over. TimeoutError if it takes too long."""
        async with asyncio.timeout(PATIENCE):
            while True:
                async with reading(self._database) as file:
                    now = await file._reader.read(partial(tournaments.get, tournament=tournament))
                    if now is not None and (now.stage is Stage.FINISHED or (now.round_ >= nth and _is_paired(now))):
                        matches = [await file.get(board.match) for board in now.rounds[-1] if board.match]
                        if all(match and match.thread for match in matches):
                            return now
                await asyncio.sleep(LOOK)

    async def _wait_for_card(self) -> ClientMessage:
        """The next public message about the tournament, which is noted."""
        message = await self._people[0].wait_for(
            lambda one: not one.ephemeral and "tournament:" in str(one), PATIENCE, after=self._seen
        )
        self._seen = message.id
        await self._recorder.tell(message)
        return message

    def _person(self, now: Tournament, number: int) -> UserClient:
        (member,) = now.members(number)
        return next(person for person in self._people if person.id == member.user)


def _is_paired(now: Tournament) -> bool:
    return all(board.match or board.pairing.is_over for board in now.rounds[-1])


def _control(message: ClientMessage, what: str) -> str:
    """The id of a button about the tournament."""
    ids = (str(button.get("custom_id", "")) for button in message.buttons)
    return next(one for one in ids if one.startswith("tournament:") and one.split(":", 3)[3].split(".")[0] == what)
