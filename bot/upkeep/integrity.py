"""Checks the database and reports problems in English, for the host."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from bot.games.base import AnyGame
from bot.games.save import load_state
from bot.matches.core.errors import StoreBusy, StoreCorrupt, StoreError
from bot.matches.core.models import Match, Pace, Status, Turn
from bot.matches.delivery.models import PostKind
from bot.matches.history.history import faults
from bot.matches.timing.models import TimerKind
from bot.storage.core import transactions
from bot.storage.core.connection import roll_back, store_error
from bot.storage.core.query import Query, Tx
from bot.storage.core.snapshot import earlier_schemas, present_schema, schema_of
from bot.storage.ladders import ladders
from bot.storage.settings.preferences import unreadable

BUSY_MS = 5000
_BEGUN = frozenset({Status.RUNNING, Status.FINISHED})
_OPEN = frozenset({Status.OPEN, Status.CHALLENGE})
_CLOCKS = frozenset({TimerKind.DEADLINE.value, TimerKind.CLAIM.value})

_MATCHES = Query("SELECT id FROM matches ORDER BY id", {})
_KEYS = Query('SELECT "key", revision FROM keys WHERE "match" = :match', {})
_POSTS = Query('SELECT kind, revision FROM posts WHERE "match" = :match', {})
_TIMERS = Query('SELECT kind, seat, ask FROM timers WHERE "match" = :match', {})


class IntegrityFault(msgspec.Struct, frozen=True):
    """A problem in match `match` (0: the file as a whole)."""

    match: int
    text: str

    def __str__(self) -> str:
        return f"match {self.match}: {self.text}" if self.match else self.text


class IntegrityReport(msgspec.Struct, frozen=True):
    """How much was checked."""

    matches: int
    turns: int
    faults: tuple[IntegrityFault, ...]


def check(
    database: Path,
    games: Mapping[str, AnyGame],
    *,
    simulate: bool = False,
    begin: Callable[[int], object] = lambda _: None,
    advance: Callable[[], object] = lambda: None,
) -> IntegrityReport:
    """Check the file and every match, read-only, even while the bot runs.

    `begin` gets the number of matches, `advance` is called after each. Raises StoreError if the file cannot be read.
    """
    refuse_unknown(database)
    found: list[IntegrityFault] = []
    turns = 0
    try:
        with contextlib.closing(sqlite3.connect(database, timeout=BUSY_MS / 1000, isolation_level=None)) as plain:
            plain.execute("PRAGMA query_only=ON")
            found.extend((*_whole(plain), *_ratings(plain)))
            found.extend(IntegrityFault(0, told) for told in unreadable(Tx(plain)))
            matches = [match for (match,) in Tx(plain).all(_MATCHES)]
            begin(len(matches))
            for match in matches:
                more, told = _one(plain, match, games, simulate=simulate)
                turns += more
                found.extend(IntegrityFault(match, text) for text in told)
                advance()
    except sqlite3.Error as error:
        kind = type(store_error(error))
        raise kind(f"{database} cannot be read to the end: {error}.") from error
    return IntegrityReport(len(matches), turns, tuple(found))


def refuse_unknown(database: Path) -> None:
    """Raise StoreError unless this is a file of the present version."""
    if not database.is_file():
        raise StoreError(f"There is nothing to check: {database} does not exist.")
    try:
        schema = schema_of(database, BUSY_MS)
    except sqlite3.Error as error:
        kind = type(store_error(error))
        if kind is StoreBusy:
            raise StoreBusy(f"{database} is locked by another program.") from error
        raise StoreCorrupt(f"{database} is damaged or no database at all ({error}).") from error
    if schema is None:
        raise StoreError(f"{database} is no file of this program.")
    if schema in earlier_schemas():
        raise StoreError(
            f"{database} was written by an earlier version of the program; start the bot once to upgrade it."
        )
    if schema != present_schema():
        raise StoreError(f"{database} was written by a later version of the program; update the program.")


def _whole(plain: sqlite3.Connection) -> Iterator[IntegrityFault]:
    for (told,) in plain.execute("PRAGMA integrity_check(20)").fetchall():
        if told != "ok":
            yield IntegrityFault(0, f"the file is damaged: {told}")
    for table, row, parent, _ in plain.execute("PRAGMA foreign_key_check").fetchall():
        yield IntegrityFault(0, f"row {row} of {table} names one of {parent} that is not there")


def _ratings(plain: sqlite3.Connection) -> Iterator[IntegrityFault]:
    plain.execute("BEGIN")
    try:
        kept, stray = ladders.stray_standings(Tx(plain))
    except (msgspec.DecodeError, ValueError) as error:
        yield IntegrityFault(0, f"the results of rated matches cannot be read ({error})")
        return
    finally:
        roll_back(plain)
    if stray:
        yield IntegrityFault(
            0, f"{stray} of {kept} ratings do not follow from the results: `python -m bot ratings recompute` mends them"
        )


def _one(
    plain: sqlite3.Connection, match: int, games: Mapping[str, AnyGame], *, simulate: bool
) -> tuple[int, list[str]]:
    """A match's number of turns and its problems, from one snapshot."""
    plain.execute("BEGIN")
    try:
        tx = Tx(plain)
        loaded = transactions.get(tx, match)
        if loaded is None:  # it was there a moment ago
            return 0, []
        turns = transactions.turns(tx, match)
        keys = dict(tx.all(_KEYS, match=match))
        posts = tx.all(_POSTS, match=match)
        timers = tx.all(_TIMERS, match=match)
    except (msgspec.DecodeError, ValueError) as error:
        return 0, [f"it cannot be read ({error})"]
    finally:
        roll_back(plain)
    told = [*_seats(loaded), *_revisions(loaded, turns), *_keys(loaded, turns, keys), *_posts(loaded, turns, posts)]
    game = games.get(loaded.game)
    if game is None:
        return len(turns), [*told, f"this version of the program has no game {loaded.game}"]
    told.extend(faults(game, loaded, turns, simulate=simulate))
    try:
        told.extend(_clocks(game, loaded, timers))
    except Exception as error:  # noqa: BLE001  a game that fails on one match must not keep the others from being checked
        told.append(f"the game's own code fails on its position ({error!r})")
    return len(turns), told


def _seats(match: Match) -> Iterator[str]:
    if sorted(holder.seat for holder in match.holders) != list(range(len(match.holders))) and match.status in _BEGUN:
        yield "its seats are not numbered one after the other"
    if not match.holders:
        yield "nobody sits there"


def _revisions(match: Match, turns: Sequence[Turn]) -> Iterator[str]:
    there = [turn.revision for turn in turns]
    if not there and match.status not in _BEGUN:
        return
    missing = sorted(set(range(match.revision + 1)) - set(there))
    if missing:
        yield f"turns are missing: {_listed(missing)}"
    beyond = [revision for revision in there if revision > match.revision]
    if beyond:
        yield f"it is at turn {match.revision}, but there are later ones: {_listed(beyond)}"


def _keys(match: Match, turns: Sequence[Turn], keys: Mapping[str, int]) -> Iterator[str]:
    if not keys:
        yield "nothing tells by which command it was made"
    for key, revision in keys.items():
        if revision > match.revision:
            yield f"key {key} names turn {revision}, which is not there"
    for last in _answers(turns):
        if keys.get(last.key) != last.revision:
            yield f"turn {last.revision} cannot be found by its key {last.key}: it could be played twice"


def _posts(match: Match, turns: Sequence[Turn], posts: Sequence[tuple[Any, ...]]) -> Iterator[str]:
    told = {revision for kind, revision in posts if kind == PostKind.TURN.value}
    for last in _answers(turns):
        if last.revision not in told:
            yield f"turn {last.revision} was kept without a message to tell of it"
    for kind, revision in posts:
        if revision > match.revision:
            yield f"a message ({kind}) tells of turn {revision}, which is not there"


def _answers(turns: Sequence[Turn]) -> Iterator[Turn]:
    """The last turn of each answer: steps of one answer share its key and message."""
    for _, steps in groupby(turns, key=lambda turn: turn.key):
        yield list(steps)[-1]


def _clocks(game: AnyGame, match: Match, timers: Sequence[tuple[Any, ...]]) -> Iterator[str]:
    timed = {seat for kind, seat, _ in timers if kind in _CLOCKS}
    if match.status in _OPEN:
        if TimerKind.EXPIRY.value not in {kind for kind, _, _ in timers}:
            yield "it is open, but nothing will close it"
        return
    if match.status is not Status.RUNNING:
        if timers:
            yield f"it has ended ({match.status}), but {len(timers)} of its clocks go on"
        if match.status is Status.FINISHED and not match.verdict and game.asks(load_state(game.spec, match.state)):
            yield "it has ended, but its game goes on"
        return
    asked = {ask.seat for ask in game.asks(load_state(game.spec, match.state))}
    if not asked:
        yield "it goes on, but its game is over"
    if match.terms.pace is not Pace.FRIENDLY:  # such a match may have been begun before there were clocks
        for seat in sorted(asked - timed):
            yield f"seat {seat} is asked, but has no clock"
    for seat in sorted(timed - asked):
        yield f"the clock of seat {seat} runs, but it is not asked"


def _listed(numbers: Sequence[int]) -> str:
    few = ", ".join(map(str, numbers[:5]))
    return few if len(numbers) <= 5 else f"{few} and {len(numbers) - 5} more"
