"""Matches of For Honor at random in which heroes seek each other: every table, draft or luck, with the variant and without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games.contract.base import Answer, AnyGame, Ask, Left, Move, Step, TimedOut
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Seat
from bot.games.forhonor.rules.events import Event
from bot.games.forhonor.rules.values import Action, State
from pichenette.testing.answers import random_answer

LATE, GONE = 20, 400  # one answer in so many is lost to the clock; at one in so many a player leaves


class Brawl(msgspec.Struct, frozen=True):
    """A step of a match: what it came from (None: the set-up), the luck it drew, what it led to."""

    before: State | None
    move: Move[Any] | None
    luck: tuple[bytes, int]
    step: Step[State, Event]


def brawl(game: AnyGame, number: int, *, turns: str = "10") -> Iterator[Brawl]:
    """A match to its end, of as many as `number` says, with options drawn by it."""
    seed, rng = b"brawl %d" % number, Rng(b"brawler %d" % number)
    options = {"max_turns": turns} | {name: rng.pick(("off", "on")) for name in ("fixed_order", "random")}
    seats = game.spec.seats[number % len(game.spec.seats)]
    step = game.setup(seats, options, Rng(seed))
    yield Brawl(None, None, (seed, 0), step)
    revision = 0
    while asks := game.asks(step.state):
        revision += 1
        before, move = step.state, _move(rng.pick(asks), free_to_leave(step.state), rng)
        step = game.apply(before, move, Rng(seed, revision))
        yield Brawl(before, move, (seed, revision), step)


def free_to_leave(state: State) -> tuple[Seat, ...]:
    """The seats that have not left and have a partner in their team."""
    here = [seat for seat in range(state.seats) if seat not in state.left]
    return tuple(seat for seat in here if sum(other % 2 == seat % 2 for other in here) > 1)


def _move(ask: Ask[Action], may_leave: tuple[Seat, ...], rng: Rng) -> Move[Action]:
    if may_leave and rng.below(GONE) == 0:
        return Left(rng.pick(may_leave))
    if rng.below(LATE) == 0:
        return TimedOut(ask.id)
    blows = [choice for choice in ask.choices if choice.code.startswith("attack")]
    near = [choice for choice in ask.choices if choice.hint is not None and "beside" in choice.hint.key]
    wished = blows or (near if rng.below(3) else [])
    action = rng.pick(wished).action if wished else random_answer(ask, rng)
    return Answer(ask.id, ask.seat, action)
