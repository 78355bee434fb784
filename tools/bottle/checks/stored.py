"""Looks at what is stored about results: computed once more from the turns and results, it must be the same."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from bot.features.ladders.counting import results_kept, same_standing, standings_kept
from bot.features.ladders.tables import results
from bot.features.ladders.values import Finish, finish
from bot.games import GAMES
from bot.games.contract.base import Left, Outcome, TimedOut
from bot.games.contract.save import load_state
from bot.matches.core.models import Match, Status, Turn
from bot.matches.history.history import move_of
from bot.matches.house.members import is_person
from bot.matches.timing.punctuality import week_of
from bot.ratings.ladders import Ladders
from bot.storage.core import statements
from bot.storage.core.query import Tx, query
from bot.storage.stores.sqlite import SqliteStore
from bot.upkeep import integrity
from tools.bottle.verdict import kept_in

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

OVER = {Status.FINISHED.value, Status.VOID.value, Status.ABORTED.value}
RESULTS = query(select(results.c.match, results.c.sides, results.c.ranks).where(results.c.void == 0))


async def follows(bottle: Bottle) -> list[str]:
    """Faults that `pichenette check` finds (positions, keys, posts, clocks, badges, predictions), and those of counts and ratings."""
    matches, turns = await kept_in(await SqliteStore.open(bottle.database))
    with contextlib.closing(sqlite3.connect(f"file:{bottle.database}?mode=ro", uri=True)) as plain:
        tx = Tx(plain)
        return [
            *map(str, integrity.check(bottle.database, GAMES).faults),
            *_results(tx, matches, turns),
            *_standings(tx),
            *_punctuality(bottle, matches, turns),
            *_pairings(bottle),
        ]


async def suspended(bottle: Bottle) -> list[str]:
    """Matches that the product's own invariants have suspended."""
    rows = bottle.rows(
        "SELECT id, game, revision, incident FROM matches WHERE incident != '' OR status = 'set_aside' ORDER BY id"
    )
    return [
        f"match {match}: {game} was suspended at turn {turn}, incident {incident}"
        for match, game, turn, incident in rows
    ]


def _results(tx: Tx, matches: list[Match], turns: dict[int, tuple[Turn, ...]]) -> Iterator[str]:
    """Every rated match that came to a result counts once, with that result."""
    kept = {match: (sides, ranks) for match, sides, ranks in tx.all(RESULTS)}
    for match in matches:
        wanted = _finish(match, turns[match.id])
        if wanted is None and match.id in kept:
            yield f"match {match.id}: it counts for ladders, but has no result that should"
        if wanted is None:
            continue
        seated = dict(tx.all(statements.SEATED, match=match.id))
        sides = tuple(tuple(seated[seat] for seat in side) for side in wanted.sides)
        if match.id not in kept:
            yield f"match {match.id}: its result {wanted.ranks} does not count"
        elif tuple(map(msgspec.json.encode, (sides, wanted.ranks))) != tuple(one.encode() for one in kept[match.id]):
            yield f"match {match.id}: it counts as {kept[match.id]}, but came to {wanted.ranks} of {sides}"


def _finish(match: Match, turns: tuple[Turn, ...]) -> Finish | None:
    if match.status is not Status.FINISHED or match.watched or not match.terms.rated:
        return None
    game = GAMES[match.game]
    decided = msgspec.json.decode(match.verdict, type=Outcome) if match.verdict else None
    outcome = decided or game.outcome(load_state(game.spec, match.state))
    return None if outcome is None else finish(game, outcome, turns)


def _standings(tx: Tx) -> Iterator[str]:
    """Standings are what the results give, counted one after the other."""
    kept, exact = standings_kept(tx), Ladders(results_kept(tx)).standings
    for ladder in kept.keys() | exact.keys():
        there, wanted = kept.get(ladder, {}), exact.get(ladder, {})
        for player in sorted(there.keys() | wanted.keys()):
            one, other = there.get(player), wanted.get(player)
            if one is None or other is None or not same_standing(one, other):
                yield f"player {player}: on {ladder} stands {one}, and the results give {other}"


def _punctuality(bottle: Bottle, matches: list[Match], turns: dict[int, tuple[Turn, ...]]) -> Iterator[str]:
    """Decisions made in time and left to the clock, by user, week and match, of matches without the house."""
    wanted: dict[tuple[int, int, int], Counter[str]] = {}
    counted = {match.id for match in matches if not match.house}
    for match in matches:
        if match.id in counted:
            _decided(match, turns[match.id], wanted)
    rows = bottle.rows(
        "SELECT discord_id, week, match, made, missed FROM punctuality JOIN players ON players.id = player WHERE discord_id > 0"
    )
    kept = {(user, week, match): (made, missed) for user, week, match, made, missed in rows if match in counted}
    for key in sorted(kept.keys() | wanted.keys()):
        count = wanted.get(key, Counter[str]())
        there, expected = kept.get(key, (0, 0)), (count["made"], count["missed"])
        if there != expected:
            user, week, number = key
            yield f"match {number}: user {user} is counted {there} decisions made and missed in week {week}, and has {expected}"


def _decided(match: Match, turns: tuple[Turn, ...], counts: dict[tuple[int, int, int], Counter[str]]) -> None:
    game = GAMES[match.game]
    for _, together in groupby(turns, key=lambda turn: turn.key):
        steps = [(turn, move_of(game, turn)) for turn in together]
        late = {turn.seat for turn, move in steps if isinstance(move, TimedOut)}
        for holder in match.holders:
            seat, week = holder.seat, week_of(steps[-1][0].made)
            mine = [move for turn, move in steps if turn.seat == seat]
            made = sum(not isinstance(move, Left | TimedOut) and not getattr(move, "forced", False) for move in mine)
            if is_person(holder.user) and (seat in late or made):
                counted = counts.setdefault((holder.user, week, match.id), Counter())
                counted.update(missed=1) if seat in late else counted.update(made=made)


def _pairings(bottle: Bottle) -> Iterator[str]:
    """A pairing is decided once its match is over, and only then."""
    rows = bottle.rows(
        "SELECT tournament, round, board, match, result, status FROM pairings JOIN matches ON matches.id = match"
    )
    for tournament, nth, board, match, result, status in rows:
        if bool(result) != (status in OVER):
            yield f"match {match}: it is {status}, and board {board} of round {nth} of tournament {tournament} has the result {result!r}"
