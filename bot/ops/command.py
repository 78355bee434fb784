"""`python -m bot matches`: look at the matches of a file, stop one, let one run again.

Looking works whether the bot runs or not. An order goes to the running bot through the socket beside its file; if no bot has the file it
is carried out here, and players are told when the bot starts.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import aiohttp
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bot.games.base import AnyGame
from bot.matches.core.admin import MatchAdmin
from bot.matches.core.clock import SystemClock
from bot.matches.core.engine import Apply, Setup, StepBytes
from bot.matches.core.errors import EngineDown, EngineError, Refused, StoreError, StoreTaken
from bot.matches.core.models import Match, Post, PostState, Status
from bot.matches.core.observer import Unobserved
from bot.matches.core.positions import Positions
from bot.matches.core.unit_of_work import Table as MatchTable
from bot.ops.server import LONGEST, socket_of, why
from bot.storage.core.admin_queries import AdminQueries, reading
from bot.storage.core.sqlite import SqliteStore
from bot.words import Words
from render.painter import Painter

LAST = 10  # turns shown of a match
STUCK = 10 * 60 * 1000  # ms after which what should have been done long ago is stuck
WENT_WELL, REFUSED, UNUSABLE = 0, 1, 2
MOVE = 160  # characters of a move that are shown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "--settings", type=Path, default=Path(), metavar="FOLDER", help="where the bot's .env is (default: here)"
    )
    parser.add_argument("--database", type=Path, metavar="FILE", help="another file than the one of the settings")
    orders = parser.add_subparsers(dest="order", metavar="ORDER")
    parser.set_defaults(order="list", status=None, game=None, user=None, stuck=False)
    listed = orders.add_parser("list", help="all matches that are open, played or set aside (the default)")
    listed.add_argument("--status", choices=[one.value for one in Status], help="only those, also finished ones")
    listed.add_argument("--game", help="only of this game")
    listed.add_argument("--user", type=int, metavar="ID", help="only of this Discord user")
    listed.add_argument("--stuck", action="store_true", help="only those that need to be looked after")
    shown = orders.add_parser("show", help="everything about one match")
    stopped = orders.add_parser("stop", help="set a match aside; its players are told")
    stopped.add_argument("--reason", default="", help="what players are told")
    stopped.add_argument("--void", action="store_true", help="end it for good: it counts for nothing")
    revived = orders.add_parser("revive", help="let a match that was set aside run again")
    for one in (shown, stopped, revived):
        one.add_argument("match", type=int, metavar="NUMBER")


class Command:
    """Does what the command line says. `games`, `painters` and `words` are those of the program."""

    def __init__(
        self, games: Mapping[str, AnyGame], painters: Mapping[str, Painter], words: Words, console: Console
    ) -> None:
        self._positions = Positions(games)
        self._games = games
        self._painters = painters
        self._words = words
        self._console = console

    def run(self, wanted: argparse.Namespace, database: Path) -> int:
        """The exit status: 1 if the order is refused, 2 if something outside the program must be mended first."""
        try:
            return asyncio.run(self._do(wanted, database))
        except (Refused, EngineError) as error:
            self._say(why(error, self._words.say))
            return REFUSED
        except StoreError as error:
            self._say(str(error))
            return UNUSABLE

    async def _do(self, wanted: argparse.Namespace, database: Path) -> int:
        if wanted.order == "stop":
            given = {"reason": wanted.reason, "void": wanted.void}
            return await self._order(
                database,
                f"{wanted.match}/stop",
                given,
                lambda care: care.stop(wanted.match, wanted.reason, void=wanted.void),
            )
        if wanted.order == "revive":
            return await self._order(database, f"{wanted.match}/revive", {}, lambda care: care.revive(wanted.match))
        async with reading(database) as file:
            if wanted.order == "show":
                return await self._show(file, wanted.match)
            return await self._list(file, wanted)

    async def _list(self, file: AdminQueries, wanted: argparse.Namespace) -> int:
        live = (Status.RUNNING, Status.SET_ASIDE, Status.CHALLENGE, Status.OPEN)
        statuses = (Status(wanted.status),) if wanted.status else live
        found = await file.with_statuses(statuses) if wanted.user is None else await file.of_user(wanted.user, statuses)
        stuck = await file.stuck(_now() - STUCK)
        chosen = [
            match for match in found if wanted.game in {None, match.game} and (match.id in stuck or not wanted.stuck)
        ]
        table = Table("match", "game", "status", "turn", "players", "asked until", "changed", "")
        for match in chosen:
            asked = min((holder.due for holder in match.holders if holder.due), default=0)
            table.add_row(
                str(match.id),
                match.game,
                match.status.value,
                str(match.revision),
                escape(", ".join(holder.name for holder in match.holders)),
                _moment(asked) if asked else "",
                _moment(match.updated),
                "look after it" if match.id in stuck else "",
            )
        self._console.print(table)
        self._say(f"{len(chosen)} of {len(found)} matches; {sum(one.id in stuck for one in chosen)} to look after.")
        return WENT_WELL

    async def _show(self, file: AdminQueries, number: int) -> int:
        match = await file.get(number)
        if match is None:
            self._say(f"There is no match {number}.")
            return REFUSED
        self._tell_what_it_is(match)
        self._tell_the_position(match)
        for timer in await file.timers(number):
            self._say(f"timer {timer.id}: {timer.kind.value} of seat {timer.seat} at {_moment(timer.due)} {timer.ask}")
        turns = await file.turns(number)
        for revision, seat, move, made in turns[-LAST:]:
            who = "the table" if seat is None else f"seat {seat}"
            self._say(f"turn {revision}, {_moment(made)}, {who}: {move.decode(errors='replace')[:MOVE]}")
        posts = await file.posts(number)
        self._say(f"{sum(post.state is PostState.DONE for post in posts)} of {len(posts)} posts stand in Discord")
        for post in posts:
            if post.state is not PostState.DONE:
                self._say(_post_said(post))
        return WENT_WELL

    def _tell_what_it_is(self, match: Match) -> None:
        options = " ".join(f"{name}={value}" for name, value in match.options)
        self._say(f"match {match.id}: {match.game} {options}, {match.status.value}, turn {match.revision}")
        if match.incident:
            self._say(f"incident {match.incident}: search the log for that word")
        self._say(
            f"server {match.guild}, channel {match.channel}, card {match.message}, thread {match.thread},"
            f" clock {match.terms.pace.value}, begun {_moment(match.created)}, changed {_moment(match.updated)}"
        )
        for holder in match.holders:
            until = f", asked until {_moment(holder.due)}" if holder.due else ""
            self._say(
                f"seat {holder.seat}: {holder.name} ({holder.user}), {holder.lapses} decisions left to the clock{until}"
            )

    def _tell_the_position(self, match: Match) -> None:
        if not match.state:
            return
        try:
            view = self._positions.view(match, None)
            self._say(self._painters[match.game].board(view, self._words))
            for ask in self._positions.asks_in(match.game, match.state):
                self._say(f"asks seat {ask.seat}: {ask.id}, {len(ask.choices)} choices")
        except Exception as error:  # noqa: BLE001  a game whose code fails is what one comes to look at
            self._say(f"its code fails: {why(error, self._words.say)}")

    async def _order(
        self, database: Path, path: str, given: Mapping[str, object], carry_out: Callable[[MatchAdmin], Any]
    ) -> int:
        told = await self._ask_the_bot(database, path, given)
        if told is not None:
            self._say(told.get("error") or _done(told["status"], told["incident"]))
            return REFUSED if "error" in told else WENT_WELL
        if not await asyncio.to_thread(database.is_file):
            raise StoreError(f"{database} does not exist: the bot has not run yet, or it keeps its matches elsewhere.")
        try:
            store = await SqliteStore.open(database)
        except StoreTaken as taken:
            raise StoreError(f"{taken} It takes no orders through {socket_of(database)}.") from taken
        try:
            engine = _NoEngine()
            table = MatchTable(self._games, store, engine, SystemClock(), lambda: None, Unobserved())
            match: Match = await carry_out(MatchAdmin(table))
        finally:
            await store.close()
        self._say(f"{_done(match.status.value, match.incident)} Players are told when the bot starts.")
        return WENT_WELL

    async def _ask_the_bot(self, database: Path, path: str, given: Mapping[str, object]) -> dict[str, str] | None:
        """What the running bot says, or None if none runs."""
        socket = socket_of(database)
        if len(str(socket).encode()) > LONGEST:
            return None
        try:
            async with (
                aiohttp.ClientSession(connector=aiohttp.UnixConnector(str(socket))) as session,
                session.post(f"http://bot/matches/{path}", json=given) as answer,
            ):
                told: dict[str, str] = await answer.json()
                return told
        except aiohttp.ClientConnectorError:
            return None
        except (aiohttp.ClientError, OSError) as error:
            raise StoreError(f"The bot does not answer: {error}.") from error

    def _say(self, line: str) -> None:
        self._console.print(line, markup=False, highlight=False, soft_wrap=True)


class _NoEngine:
    """The owner's orders play nothing."""

    async def setup(self, job: Setup) -> StepBytes:
        raise EngineDown(f"nothing is played here: {job.game}")

    async def apply(self, job: Apply) -> StepBytes:
        raise EngineDown(f"nothing is played here: {job.game}")


def _done(status: str, incident: str) -> str:
    return f"It is {status} now{f', incident {incident}' if incident else ''}."


def _post_said(post: Post) -> str:
    tried = f"tried {post.attempts + 1} times since {_moment(post.attempted)}" if post.attempted else "not tried yet"
    return f"post {post.id}: {post.kind.value} of turn {post.revision}, {post.state.value}, {tried} {post.error}"


def _now() -> int:
    return SystemClock().now_ms()


def _moment(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(milliseconds / 1000))
