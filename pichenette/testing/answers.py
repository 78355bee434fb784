"""Answers at random, for any game: within the bounds of the dials, and as offered where the rules refuse that."""

from __future__ import annotations

from typing import Any, assert_never

import msgspec

from bot.games.contract.base import Answer, AnyGame, Ask, Illegal, Step
from bot.games.contract.dials import Bearing, Dial, Layout, Number, Pick, Place, Subset
from bot.games.contract.luck import Rng

TRIES = 5  # turns of the dials that may be refused before a choice is taken as offered


class Broken(AssertionError):
    """A game has not kept a promise of its contract."""


class Answered(msgspec.Struct, frozen=True):
    """An answer that was accepted, what it led to, and the refusals on the way."""

    move: Answer[Any]
    step: Step[Any, Any]
    refusals: tuple[Illegal, ...] = ()


def answered(game: AnyGame, state: Any, ask: Ask[Any], rng: Rng, luck: Rng) -> Answered:
    """An open ask answered with the help of `rng`; `luck` is that of the step. Raises Broken if what is offered is refused."""
    refusals: list[Illegal] = []
    answers = [random_answer(ask, rng) for _ in range(TRIES)]
    for action in (*answers, rng.pick(ask.choices).action):
        move = Answer(ask.id, ask.seat, action)
        try:
            return Answered(move, game.apply(state, move, luck), tuple(refusals))
        except Illegal as refusal:
            refusals.append(refusal)
    raise Broken(f"{game.spec.key}: refused as offered: {refusals[-1]} {ask.id}")


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
