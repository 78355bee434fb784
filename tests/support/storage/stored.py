"""Matches and turns as the store's own tests need them: bytes that mean nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.matches.core.match_change import Effect
from bot.matches.core.models import Match, NewMatch, Player, Status, Terms, Turn
from bot.matches.delivery.models import PostKind
from bot.matches.work.effects import Effects
from bot.matches.work.store import Store

ANN, BOB, EVE = 101, 102, 103


def new_match(first: int = ANN, second: int = BOB, game: str = "go", terms: Terms = Terms()) -> NewMatch:  # noqa: B008  it is frozen
    holders = (Player(0, first, f"user {first}"), Player(1, second, f"user {second}"))
    return NewMatch(7, 8, game, (("size", "9"),), holders, b"s" * 32, 5000, "fr", terms)


def turn(match: Match, revision: int, key: str, *, seat: int | None = 0, made: int = 30) -> Turn:
    name = f"{match.id}.{revision}".encode()
    return Turn(match.id, revision, seat, b"move " + name, b"events", b"trace " * 100, b"state " + name, key, made)


async def begun(store: Store, first: int = ANN, second: int = BOB, *, name: str = "m", weekdays: bool = False) -> Match:
    match = await store.add(new_match(first, second, terms=Terms(weekdays=weekdays)), key=f"{name}.add", now=10)
    return await store.change(
        match,
        status=Status.RUNNING,
        turn=turn(match, 0, f"{name}.accept", seat=None),
        posts=[PostKind.THREAD, PostKind.TURN],
        key=f"{name}.accept",
        now=20,
    )


async def moved(
    store: Store,
    match: Match,
    key: str,
    *,
    status: Status = Status.RUNNING,
    made: int = 30,
    effects: Effects | None = None,
) -> Match:
    last = turn(match, match.revision + 1, key, made=made)
    return await store.advance(match, [last], status=status, posts=[PostKind.TURN], effects=effects or Effects())


async def posted(store: Store, message: int) -> None:
    """Mark the first post that is due as posted."""
    await store.post_done((await store.posts_due(99))[0], message)


async def all_posted(store: Store) -> None:
    """Mark every post that is due as posted, until none is left."""
    while due := await store.posts_due(99):
        await store.post_done(due[0], 900 + due[0].id)


def with_rows(write: Callable[..., object], match: Match | int, **values: Any) -> Effects:
    """Effects with rows of a feature."""
    return Effects(added=(Effect(partial(write, match=match, **values)),))
