"""Random matches for tests: random seats and options, now and then an answer lost to the clock, every step kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games.base import AnyGame, Illegal, Move, Spec, Step, TimedOut
from bot.games.luck import Rng
from bot.simulations.players import answered

LATE = 25  # one answer in so many is lost to the clock


class Played(msgspec.Struct, frozen=True):
    """One step of a random match: the state before (None at set-up), the move, what it led to, and the refusals on the way."""

    before: Any
    move: Move[Any] | None
    step: Step[Any, Any]
    refusals: tuple[Illegal, ...] = ()


def random_options(spec: Spec, rng: Rng) -> dict[str, str]:
    """One value for each option; combinations that the game refuses may come out."""
    return {option.name: rng.pick(option.values) for option in spec.options}


def set_up(game: AnyGame, rng: Rng, seed: bytes) -> Step[Any, Any]:
    """A match with random seats and options that the game accepts."""
    while True:
        try:
            return game.setup(rng.pick(game.spec.seats), random_options(game.spec, rng), Rng(seed))
        except Illegal:
            continue


def match(game: AnyGame, seed: bytes, *, bound: int = 5000) -> Iterator[Played]:
    """A match played at random until its end. Raises AssertionError if it has none within `bound` moves."""
    rng = Rng(seed + b"player")
    step = set_up(game, rng, seed)
    yield Played(None, None, step)
    for revision in range(1, bound):
        asks = game.asks(step.state)
        if not asks:
            return
        before, ask, luck = step.state, rng.pick(asks), Rng(seed, revision)
        if rng.below(LATE) == 0:
            late: Move[Any] = TimedOut(ask.id)
            step = game.apply(before, late, luck)
            yield Played(before, late, step)
            continue
        given = answered(game, before, ask, rng, luck)
        step = given.step
        yield Played(before, given.move, step, given.refusals)
    raise AssertionError(f"{game.spec.key}: the match of seed {seed!r} has no end after {bound} moves")
