"""`pichenette matches`: show matches, stop one, let a stopped one run again.

AdminQueries works whether the bot runs or not. An order goes to the running bot through the socket beside its file; if no bot runs, it is
carried out here and players are notified when the bot starts. On PostgreSQL, which several processes share, it is always carried out here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bot.cli import DONE, UNUSABLE, WRONG, as_json_option, console, database_options, print_json, utc
from bot.content import catalogue
from bot.games import GAMES
from bot.games.contract.base import AnyGame
from bot.matches.core.errors import EngineDown, EngineError, Refused, StoreError, StoreTaken
from bot.matches.core.job import Job
from bot.matches.core.models import Match, Status
from bot.matches.core.observer import Observer
from bot.matches.core.positions import Positions
from bot.matches.delivery.models import Post, PostState
from bot.matches.play.endings import MatchAdmin
from bot.matches.work.clock import SystemClock
from bot.matches.work.unit_of_work import UnitOfWork
from bot.ops.server import LONGEST, socket_of, why
from bot.settings import PostgresUrl
from bot.storage.stores.admin_queries import AdminQueries, reading
from bot.storage.stores.opening import open_store
from bot.text import one_line
from bot.words import Words
from render import PAINTERS
from render.painter import Painter

R = TypeVar("R")

LAST = 10  # turns shown of a match
STUCK = 10 * 60 * 1000  # ms overdue after which work counts as stuck
MOVE = 160  # characters of a move that are shown
LISTED = (Status.RUNNING, Status.SUSPENDED, Status.CHALLENGE, Status.OPEN)


@click.group(invoke_without_command=True)
@database_options
@click.pass_context
def matches(context: click.Context, database: Path | PostgresUrl) -> int | None:
    """Show matches, stop one, or let a stopped one run again. Without an order: list."""
    context.obj = (context.obj or _console_admin)(database)
    return context.invoke(list_matches) if context.invoked_subcommand is None else None


@matches.command("list")
@click.option("--status", type=click.Choice([one.value for one in Status]), help="Only these; finished ones too.")
@click.option("--game", help="Only matches of this game.")
@click.option("--user", type=int, metavar="ID", help="Only matches of this Discord user.")
@click.option("--stuck", is_flag=True, help="Only matches that need attention.")
@as_json_option
@click.pass_obj
def list_matches(
    admin: Admin, status: str | None, game: str | None, user: int | None, *, stuck: bool, as_json: bool
) -> int:
    """List open, running and stopped matches."""
    return admin.run(lambda: admin.list(Status(status) if status else None, game, user, stuck=stuck, as_json=as_json))


@matches.command()
@click.argument("match", type=int, metavar="NUMBER")
@click.pass_obj
def show(admin: Admin, match: int) -> int:
    """Show everything about one match."""
    return admin.run(lambda: admin.show(match))


@matches.command()
@click.argument("match", type=int, metavar="NUMBER")
@click.option("--reason", default="", help="Shown to the players.")
@click.option("--void", is_flag=True, help="End it for good; it counts for nothing.")
@click.pass_obj
def stop(admin: Admin, match: int, reason: str, *, void: bool) -> int:
    """Stop a match and tell its players."""
    given = {"reason": reason, "void": void}
    return admin.run(lambda: admin.order(f"{match}/stop", given, lambda care: care.stop(match, reason, void=void)))


@matches.command()
@click.argument("match", type=int, metavar="NUMBER")
@click.pass_obj
def revive(admin: Admin, match: int) -> int:
    """Let a stopped match run again."""
    return admin.run(lambda: admin.order(f"{match}/revive", {}, lambda care: care.revive(match)))


@dataclass(frozen=True)
class Admin:
    """Carries out the orders on one database, with the games, painters and words of the program."""

    games: Mapping[str, AnyGame]
    painters: Mapping[str, Painter]
    words: Words
    console: Console
    database: Path | PostgresUrl

    def run(self, order: Callable[[], Coroutine[Any, Any, int]]) -> int:
        """The exit status of an order: 1 if it is refused, 2 if the owner has to change something first."""
        try:
            return asyncio.run(order())
        except (Refused, EngineError) as error:
            self._say(why(error, self.words.say))
            return WRONG
        except StoreError as error:
            self._say(str(error))
            return UNUSABLE

    async def list(
        self, status: Status | None, game: str | None, user: int | None, *, stuck: bool, as_json: bool
    ) -> int:
        """Print the matches as a table, or as JSON."""
        statuses = (status,) if status else LISTED
        async with reading(self.database) as file:
            found = await file.with_statuses(statuses) if user is None else await file.of_user(user, statuses)
            overdue = await file.stuck(_now() - STUCK)
        chosen = [match for match in found if game in {None, match.game} and (match.id in overdue or not stuck)]
        if as_json:
            print_json([_listed(match, stuck=match.id in overdue) for match in chosen])
            return DONE
        table = Table("match", "game", "status", "turn", "players", "asked until", "changed", "")
        for match in chosen:
            asked = match.next_due
            table.add_row(
                str(match.id),
                match.game,
                match.status.value,
                str(match.revision),
                escape(", ".join(one_line(holder.name) for holder in match.holders)),
                _moment(asked) if asked else "",
                _moment(match.updated),
                "look after it" if match.id in overdue else "",
            )
        self.console.print(table)
        self._say(f"{len(chosen)} of {len(found)} matches; {sum(one.id in overdue for one in chosen)} to look after.")
        return DONE

    async def show(self, number: int) -> int:
        """Print everything about a match."""
        async with reading(self.database) as file:
            return await self._show(file, number)

    async def _show(self, file: AdminQueries, number: int) -> int:
        match = await file.get(number)
        if match is None:
            self._say(f"There is no match {number}.")
            return WRONG
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
                self._say(_post_text(post))
        return DONE

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
                f"seat {holder.seat}: {one_line(holder.name)} ({holder.user}), {holder.lapses} decisions left to the clock{until}"
            )

    def _tell_the_position(self, match: Match) -> None:
        if not match.state:
            return
        try:
            view = Positions(self.games).view(match, None)
            self._say(self.painters[match.game].board(view, self.words))
            for ask in Positions(self.games).asks_in(match.game, match.state):
                self._say(f"asks seat {ask.seat}: {ask.id}, {len(ask.choices)} choices")
        except Exception as error:  # noqa: BLE001  a game whose code fails is what one comes to look at
            self._say(f"its code fails: {why(error, self.words.say)}")

    async def order(
        self, path: str, given: Mapping[str, object], carry_out: Callable[[MatchAdmin], Coroutine[Any, Any, Match]]
    ) -> int:
        """Send an order to the bot that has the file open; carry it out here if there is none, and always on PostgreSQL."""
        database = self.database
        if isinstance(database, Path):
            answer = await self._ask_the_bot(database, path, given)
            if answer is not None:
                self._say(answer.get("error") or _done(answer["status"], answer["incident"]))
                return WRONG if "error" in answer else DONE
        async with reading(database):
            pass  # it is there, and of this version
        try:
            store = await open_store(database)
        except StoreTaken as taken:
            raise StoreError(f"{taken} It takes no orders through its socket.") from taken
        try:
            engine = _NoEngine()
            work = UnitOfWork(self.games, store, engine, SystemClock(), lambda: None, Observer())
            match = await carry_out(MatchAdmin(work))
        finally:
            await store.close()
        when = "when the bot starts" if isinstance(database, Path) else "by the bot, within half a minute"
        self._say(f"{_done(match.status.value, match.incident)} Players are notified {when}.")
        return DONE

    async def _ask_the_bot(self, database: Path, path: str, given: Mapping[str, object]) -> dict[str, str] | None:
        """Send an order to the running bot; returns its reply, or None if no bot runs. Raises StoreError if it does not answer."""
        socket = socket_of(database)
        if len(str(socket).encode()) > LONGEST:
            return None
        try:
            async with (
                aiohttp.ClientSession(connector=aiohttp.UnixConnector(str(socket))) as session,
                session.post(f"http://bot/matches/{path}", json=given) as answer,
            ):
                result: dict[str, str] = await answer.json()
                return result
        except aiohttp.ClientConnectorError:
            return None
        except (aiohttp.ClientError, OSError) as error:
            raise StoreError(f"The bot does not answer: {error}.") from error

    def _say(self, line: str) -> None:
        self.console.print(line, markup=False, highlight=False, soft_wrap=True)


def _listed(match: Match, *, stuck: bool) -> dict[str, object]:
    """A match in a list, as JSON."""
    asked = match.next_due
    return {
        "match": match.id,
        "game": match.game,
        "status": match.status.value,
        "turn": match.revision,
        "players": [{"seat": one.seat, "user": str(one.user), "name": one.name} for one in match.holders],
        "server": str(match.guild),
        "channel": str(match.channel),
        "asked_until": utc(asked),
        "created": utc(match.created),
        "changed": utc(match.updated),
        "stuck": stuck,
    }


def _console_admin(database: Path | PostgresUrl) -> Admin:
    return Admin(GAMES, PAINTERS, catalogue().of("en"), console(), database)


class _NoEngine:
    """The engine of orders, which play nothing."""

    async def run(self, job: Job[R]) -> R:
        raise EngineDown(f"nothing is played here: {type(job).__name__}")


def _done(status: str, incident: str) -> str:
    return f"It is {status} now{f', incident {incident}' if incident else ''}."


def _post_text(post: Post) -> str:
    tried = f"tried {post.attempts + 1} times since {_moment(post.attempted)}" if post.attempted else "not tried yet"
    return f"post {post.id}: {post.kind.value} of turn {post.revision}, {post.state.value}, {tried} {post.error}"


def _now() -> int:
    return SystemClock().now_ms()


def _moment(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(milliseconds / 1000))
