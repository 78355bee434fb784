"""Random matches for tests: random seats and options, now and then an answer lost to the clock, every step kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games.contract.base import AnyGame, Ask, Illegal, Move, Spec, Step, TimedOut
from bot.games.contract.luck import Rng
from pichenette.testing.answers import answered

LATE = 25  # one answer in so many is lost to the clock
BOUNDED = {"max_turns": ("20", "40")}
"""What is drawn of an option that may bound a match: at random an unbounded one takes thousands of answers."""


class Played(msgspec.Struct, frozen=True):
    """One step of a random match: the state before (None at set-up), the move, what it led to and what is asked then.

    Beside it the refusals on the way.
    """

    before: Any
    move: Move[Any] | None
    step: Step[Any, Any]
    asks: tuple[Ask[Any], ...]
    refusals: tuple[Illegal, ...] = ()


def random_options(spec: Spec, rng: Rng) -> dict[str, str]:
    """One value for each option; combinations that the game refuses may come out."""
    return {option.name: rng.pick(BOUNDED.get(option.name, option.values)) for option in spec.options}


def for_seats(spec: Spec, seats: int) -> Spec:
    """The part of a game that so many play."""
    return msgspec.structs.replace(spec, seats=(seats,))


def for_two(spec: Spec) -> Spec:
    """The part of a game that two play: what is random is drawn as if there were no other seats, nor options about them."""
    options = tuple(option for option in spec.options if option.name != "sides")
    return msgspec.structs.replace(spec, seats=(2,), options=options)


def set_up(game: AnyGame, rng: Rng, seed: bytes, spec: Spec) -> Step[Any, Any]:
    """A match with random seats and options of `spec` that the game accepts."""
    while True:
        try:
            return game.setup(rng.pick(spec.seats), random_options(spec, rng), Rng(seed))
        except Illegal:
            continue


def match(game: AnyGame, seed: bytes, *, bound: int = 5000, spec: Spec | None = None) -> Iterator[Played]:
    """A match played at random until its end, its seats and options drawn from `spec`; those of the game unless given.

    Raises AssertionError if it has no end within `bound` moves.
    """
    rng = Rng(seed + b"player")
    step = set_up(game, rng, seed, spec or game.spec)
    asks = game.asks(step.state)
    yield Played(None, None, step, asks)
    for revision in range(1, bound):
        if not asks:
            return
        before, ask, luck = step.state, rng.pick(asks), Rng(seed, revision)
        move: Move[Any] = TimedOut(ask.id)
        refusals: tuple[Illegal, ...] = ()
        if rng.below(LATE) == 0:
            step = game.apply(before, move, luck)
        else:
            given = answered(game, before, ask, rng, luck)
            move, step, refusals = given.move, given.step, given.refusals
        asks = game.asks(step.state)
        yield Played(before, move, step, asks, refusals)
    raise AssertionError(f"{game.spec.key}: the match of seed {seed!r} has no end after {bound} moves")
