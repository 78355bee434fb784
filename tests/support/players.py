"""Players who answer at random, for any game: what the contract test, the transcripts and the benches play with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

import msgspec

from bot.games.base import (
    Answer,
    AnyGame,
    Ask,
    Bearing,
    Dial,
    Illegal,
    Layout,
    Move,
    Number,
    Pick,
    Place,
    Spec,
    Step,
    Subset,
    TimedOut,
)
from bot.games.luck import Rng

TRIES = 5  # turns of the dials that may be refused before the choice is taken as offered
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


def random_answer(ask: Ask[Any], rng: Rng) -> Any:
    """A choice of the ask with its dials turned within their bounds; the game may refuse it."""
    choice = rng.pick(ask.choices)
    turned = {dial.field: _turned(dial, getattr(choice.action, dial.field), rng) for dial in choice.dials}
    return msgspec.structs.replace(choice.action, **turned)


def _turned(dial: Dial, offered: Any, rng: Rng) -> Any:
    """A value for a dial; now and then the one offered."""
    if rng.below(4) == 0:
        return offered
    match dial:
        case Number(lo=lo, hi=hi, step=step):
            return round(lo + step * rng.below(round((hi - lo) / step) + 1), 6)
        case Bearing():
            return round(rng.uniform(0, 360), 2)
        case Pick(options=options):
            return rng.pick(options).code
        case Subset(options=options, lo=lo, hi=hi):
            codes = [option.code for option in options]
            while len(codes) > lo + rng.below(hi - lo + 1):
                codes.pop(rng.below(len(codes)))
            return tuple(codes)
        case Layout():
            return _strewn(dial, offered, rng)
        case _:
            assert_never(dial)


def _strewn(dial: Layout, offered: tuple[Place, ...], rng: Rng) -> tuple[Place, ...]:
    """A formation or the places offered, one of the pieces moved anywhere in its zone."""
    places = list(rng.pick(dial.formations).places if dial.formations else offered)
    moved = rng.below(len(places))
    zone = dial.zones[dial.pieces[moved].zone]
    places[moved] = Place(
        places[moved].id,
        round(rng.uniform(zone.x0, zone.x1), 1),
        round(rng.uniform(zone.y0, zone.y1), 1),
        round(rng.uniform(0, 360), 1) if dial.pieces[moved].turns else 0.0,
    )
    return tuple(places)


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
        before = step.state
        ask = rng.pick(asks)
        if rng.below(LATE) == 0:
            late: Move[Any] = TimedOut(ask.id)
            step = game.apply(before, late, Rng(seed, revision))
            yield Played(before, late, step)
            continue
        refusals: list[Illegal] = []
        answers = [random_answer(ask, rng) for _ in range(TRIES)]
        for action in (*answers, rng.pick(ask.choices).action):
            move = Answer(ask.id, ask.seat, action)
            try:
                step = game.apply(before, move, Rng(seed, revision))
            except Illegal as refusal:
                refusals.append(refusal)
                continue
            yield Played(before, move, step, tuple(refusals))
            break
        else:
            raise AssertionError(f"{game.spec.key}: refused as offered: {refusals[-1]} {ask.id}")
    raise AssertionError(f"{game.spec.key}: the match of seed {seed!r} has no end after {bound} moves")
