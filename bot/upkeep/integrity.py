"""Checks the database and reports problems in English, for the host."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import BindParameter, bindparam, select

from bot.features.registry import CHECKS, CHECKS_OF_ALL
from bot.games.contract.base import AnyGame
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match, Pace, Status, Turn
from bot.matches.delivery.models import PostKind
from bot.matches.history.history import faults
from bot.matches.house.members import is_house
from bot.matches.timing.models import TimerKind
from bot.settings import PostgresUrl
from bot.storage.core import transactions
from bot.storage.core.inspection import Inspection, inspecting
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.delivery import posts
from bot.storage.core.schema.matches import keys, matches, timers
from bot.storage.settings.preferences import unreadable

_BEGUN = frozenset({Status.RUNNING, Status.FINISHED})
_OPEN = frozenset({Status.OPEN, Status.CHALLENGE})
SUMMED = {text: sentence for check in CHECKS for text, sentence in check.summed.items()}
_CLOCKS = frozenset({TimerKind.DEADLINE.value, TimerKind.CLAIM.value})

_OF_MATCH: BindParameter[int] = bindparam("of_match")
_MATCHES = query(select(matches.c.id).order_by(matches.c.id))
_KEYS = query(select(keys.c.key, keys.c.revision).where(keys.c.match == _OF_MATCH))
_POSTS = query(select(posts.c.kind, posts.c.revision).where(posts.c.match == _OF_MATCH))
_TIMERS = query(select(timers.c.kind, timers.c.seat, timers.c.ask).where(timers.c.match == _OF_MATCH))
_OF_FINISHED = {kind.value for kind in TimerKind if kind.is_of_finished}


class IntegrityFault(msgspec.Struct, frozen=True):
    """A problem in match `match` (0: the file as a whole)."""

    match: int
    text: str

    def __str__(self) -> str:
        return f"match {self.match}: {self.text}" if self.match else self.text


class IntegrityReport(msgspec.Struct, frozen=True):
    """The number of matches and turns checked, and the faults found."""

    matches: int
    turns: int
    faults: tuple[IntegrityFault, ...]


def check(
    database: Path | PostgresUrl,
    games: Mapping[str, AnyGame],
    *,
    simulate: bool = False,
    begin: Callable[[int], object] = lambda _: None,
    advance: Callable[[], object] = lambda: None,
) -> IntegrityReport:
    """Check the database and every match, read-only, even while the bot runs.

    `begin` gets the number of matches, `advance` is called after each. Raises StoreError if the database cannot be read.
    """
    turns, counted = 0, Counter[str]()
    with inspecting(database) as inspected:
        found = [IntegrityFault(0, text) for text in inspected.damage()]
        for check_all in (*CHECKS_OF_ALL, unreadable):
            found.extend(IntegrityFault(0, text) for text in inspected.read(_all_of(check_all)))
        numbers = [number for (number,) in inspected.read(lambda tx: tx.all(_MATCHES))]
        begin(len(numbers))
        for match in numbers:
            more, texts = _one(inspected, match, games, simulate=simulate)
            turns += more
            counted.update(text for text in texts if text in SUMMED)
            found.extend(IntegrityFault(match, text) for text in texts if text not in SUMMED)
            advance()
    found.extend(IntegrityFault(0, SUMMED[text].format(count=count)) for text, count in counted.items())
    return IntegrityReport(len(numbers), turns, tuple(found))


def _all_of(check_all: Callable[[Tx], Iterable[str]]) -> Callable[[Tx], tuple[str, ...]]:
    return lambda tx: tuple(check_all(tx))


class _Kept(msgspec.Struct, frozen=True):
    """The stored data of a match."""

    match: Match
    turns: tuple[Turn, ...]
    keys: Mapping[str, int]
    posts: Sequence[tuple[Any, ...]]
    timers: Sequence[tuple[Any, ...]]
    features: tuple[Any, ...]
    """What each of `CHECKS` has read."""


def _kept(tx: Tx, number: int) -> _Kept | None:
    match = transactions.get(tx, number)
    if match is None:
        return None
    keyed = dict(tx.all(_KEYS, of_match=number))
    turns = transactions.turns(tx, number)
    posted, timed = tx.all(_POSTS, of_match=number), tx.all(_TIMERS, of_match=number)
    return _Kept(match, turns, keyed, posted, timed, tuple(one.read(tx, number) for one in CHECKS))


def _one(inspected: Inspection, match: int, games: Mapping[str, AnyGame], *, simulate: bool) -> tuple[int, list[str]]:
    """A match's number of turns and its problems, from one snapshot."""
    try:
        kept = inspected.read(lambda tx: _kept(tx, match))
    except (msgspec.DecodeError, ValueError) as error:
        return 0, [f"it cannot be read ({error})"]
    if kept is None:  # it was there a moment ago
        return 0, []
    loaded, turns = kept.match, kept.turns
    found = [*_seats(loaded), *_revisions(loaded, turns), *_keys(loaded, turns, kept.keys)]
    found.extend(_posts(loaded, turns, kept.posts))
    game = games.get(loaded.game)
    if game is None:
        return len(turns), [*found, f"this version of the program has no game {loaded.game}"]
    found.extend(faults(game, loaded, turns, simulate=simulate))
    checks: list[Callable[[], Iterable[str]]] = [partial(_clocks, game, loaded, kept.timers)]
    checks += [
        partial(check.faults, games, loaded, turns, there) for check, there in zip(CHECKS, kept.features, strict=True)
    ]
    for faults_of in checks:
        try:
            found.extend(faults_of())
        except Exception as error:  # noqa: BLE001  what fails on one match must not keep the rest from being checked
            found.append(f"the game's own code fails on its position ({error!r})")
    return len(turns), found


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
    posted = {revision for kind, revision in posts if kind == PostKind.TURN.value}
    for last in _answers(turns):
        if last.revision not in posted:
            yield f"turn {last.revision} was kept without a message to tell of it"
    for kind, revision in posts:
        if revision > match.revision:
            yield f"a message ({kind}) tells of turn {revision}, which is not there"


def _answers(turns: Sequence[Turn]) -> Iterator[Turn]:
    """The last turn of each answer: steps of one answer share its key and message."""
    for _, steps in groupby(turns, key=lambda turn: turn.key):
        yield list(steps)[-1]


def _clocks(game: AnyGame, match: Match, timers: Sequence[tuple[Any, ...]]) -> Iterator[str]:
    if match.status in _OPEN:
        if TimerKind.EXPIRY.value not in {kind for kind, _, _ in timers}:
            yield "it is open, but nothing will close it"
        return
    asked = {ask.seat for ask in game.asks(load_state(game.spec, match.state))} if match.state else set()
    if match.status is Status.RUNNING:
        yield from _running_clocks(match, asked, timers)
        return
    clocks = [(kind, ask) for kind, _, ask in timers if kind not in _OF_FINISHED]
    if clocks and not (match.watched and clocks == [(TimerKind.THINK.value, "")]):
        yield f"it has ended ({match.status}), but {len(clocks)} of its clocks go on"
    if match.status is Status.FINISHED and not match.verdict and asked:
        yield "it has ended, but its game goes on"


def _running_clocks(match: Match, asked: set[Seat], timers: Sequence[tuple[Any, ...]]) -> Iterator[str]:
    timed = {seat for kind, seat, _ in timers if kind in _CLOCKS}
    thinking = {seat for kind, seat, _ in timers if kind == TimerKind.THINK.value}
    house = {holder.seat for holder in match.holders if is_house(holder.user)}
    if not asked:
        yield "it goes on, but its game is over"
    for seat in sorted((asked & house) - thinking):
        yield f"seat {seat} is asked, but the house will not answer"
    if match.terms.pace is not Pace.FRIENDLY:  # such a match may have been begun before there were clocks
        for seat in sorted(asked - timed - house):
            yield f"seat {seat} is asked, but has no clock"
    for seat in sorted((timed | thinking) - asked):
        yield f"the clock of seat {seat} runs, but it is not asked"


def _listed(numbers: Sequence[int]) -> str:
    few = ", ".join(map(str, numbers[:5]))
    return few if len(numbers) <= 5 else f"{few} and {len(numbers) - 5} more"
