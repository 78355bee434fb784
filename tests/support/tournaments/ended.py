"""Matches that ended, as ladders see them: kept in a real store without being played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from bot.features.ladders import counting
from bot.features.ladders.values import Finish
from bot.games.contract.base import Left, Outcome
from bot.games.contract.save import dump
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core.match_change import Effect
from bot.matches.core.models import Match, NewMatch, Player, Response, Status, Turn
from bot.matches.work.effects import Effects
from bot.matches.work.store import Store

GIVEN_UP = dump(Left(0))
MADE_UP = b"s" * 32  # the seed by which these matches are known
PLACED = "placed"  # the key of a turn whose position was put there by hand


async def ended(
    store: Store,
    sides: Sequence[Sequence[Player]],
    at: int,
    *,
    guild: int = 7,
    game: str = "pitchout",
    move: bytes = GIVEN_UP,
    world: bool = True,
    channel: int = 8,
) -> Match:
    """A match in which the sides came in in this order at the time `at`; it counts, in the `world` too. Seats are given in order; 0 makes the last `move`."""
    ranks = tuple(range(len(sides)))
    return await _ended(
        store,
        sides,
        at,
        (guild, channel),
        game,
        move,
        lambda match: counted(match, _places(sides), ranks, at, world=world),
    )


def counted(
    match: Match, sides: tuple[tuple[Seat, ...], ...], ranks: tuple[int, ...], made: int, *, world: bool = True
) -> Effects:
    """A match that counts on ladders, its sides being given as seats."""
    count = partial(counting.count, match=match.id, finish=Finish(sides, ranks), made=made, world=world)
    return Effects(added=(Effect(count, is_wide=True),))


async def ended_unrated(
    store: Store,
    sides: Sequence[Sequence[Player]],
    at: int,
    *,
    guild: int = 7,
    game: str = "pitchout",
    channel: int = 8,
    level: bool = False,
) -> Match:
    """An unrated match in which the sides came in in this order at the time `at`, or all `level`; its result can be read."""
    places = _places(sides)
    ranks = (tuple(seat for side in places for seat in side),) if level else places
    effects = Effects(verdict=msgspec.json.encode(Outcome(ranks, phrase("outcome-agreed"))).decode())
    return await _ended(store, sides, at, (guild, channel), game, GIVEN_UP, lambda _match: effects)


def _places(sides: Sequence[Sequence[Player]]) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side."""
    seats = iter(range(sum(map(len, sides))))
    return tuple(tuple(next(seats) for _ in side) for side in sides)


async def _ended(
    store: Store,
    sides: Sequence[Sequence[Player]],
    at: int,
    place: tuple[int, int],
    game: str,
    move: bytes,
    effects: Callable[[Match], Effects],
) -> Match:
    guild, channel = place
    people = [person for side in sides for person in side]
    holders = tuple(Player(seat, one.user, one.name, Response.YES) for seat, one in enumerate(people))
    key = f"{guild}.{at}.{game}.{hash(tuple(one.user for one in people))}"  # names nobody, as no key does
    new = NewMatch(guild, channel, game, (), holders, MADE_UP, at, "en", places=len(people))
    match = await store.add(new, key=f"add.{key}", now=at)
    begun = Turn(match.id, 0, None, b"", b"[]", b"", b"{}", f"begin.{key}", at)
    match = await store.change(match, status=Status.RUNNING, turn=begun, posts=[], key=begun.key, now=at)
    last = Turn(match.id, 1, 0, move, b"[]", b"", b"{}", f"end.{key}", at)
    return await store.advance(match, [last], status=Status.FINISHED, posts=[], effects=effects(match))
