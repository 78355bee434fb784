"""Asks that offer what a game advises: judged flicks as defaults, judged targets in menus."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.games.advice import Advice
from bot.games.base import Ask, Choice
from bot.games.dials import Bearing, Dial, Number


def advised(ask: Ask[Any], advice: Iterable[Advice]) -> Ask[Any]:
    """An ask that offers what the advice says."""
    known = {one.choice: one for one in advice}
    choices = tuple(_advised(one, known[one.code]) if one.code in known else one for one in ask.choices)
    return msgspec.structs.replace(ask, choices=choices)


def _advised(choice: Choice[Any], advice: Advice) -> Choice[Any]:
    values = {name: value for dial in choice.dials for name, value in _values(dial, advice)}
    action = msgspec.structs.replace(choice.action, **values)
    dials = tuple(_judged(dial, advice) if isinstance(dial, Bearing) else dial for dial in choice.dials)
    return msgspec.structs.replace(choice, action=action, dials=dials, worth=advice.worth)


def _values(dial: Dial, advice: Advice) -> Iterator[tuple[str, float]]:
    if isinstance(dial, Bearing):
        yield dial.field, advice.angle
    elif isinstance(dial, Number) and dial.unit == "unit-strength":
        yield dial.field, advice.strength


def _judged(dial: Bearing, advice: Advice) -> Bearing:
    known = {one.target: one for one in advice.targets}
    targets = tuple(
        msgspec.structs.replace(one, strength=known[one.code].strength, met=known[one.code].met)
        if one.code in known
        else one
        for one in dial.targets
    )
    return msgspec.structs.replace(dial, targets=targets, toward=advice.target, beside=advice.offset)
