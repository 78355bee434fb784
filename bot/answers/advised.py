"""Asks that offer what a game advises, judged flicks as defaults and judged targets in menus; and asks that advise nothing."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.answers.draft import Draft, choose
from bot.games.contract.advice import Advice
from bot.games.contract.aim import to_middle
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Dial, Number, Pick
from render.presenter import STANDARD, Menu, Presenter, entry


def advised(ask: Ask[Any], advice: Iterable[Advice]) -> Ask[Any]:
    """An ask that offers what the advice says."""
    known = {one.choice: one for one in advice}
    choices = tuple(_advised(one, known[one.code]) if one.code in known else one for one in ask.choices)
    return msgspec.structs.replace(ask, choices=choices)


def unadvised(ask: Ask[Any], presenter: Presenter = STANDARD) -> Ask[Any]:
    """An ask for puzzles: choices have no worth and no stated effect, flicks start at minimum strength towards the middle."""
    return msgspec.structs.replace(ask, choices=tuple(_unadvised(one, presenter) for one in ask.choices), deeds=())


def undecided(ask: Ask[Any], menu: Menu) -> Draft:
    """The draft that an unadvised ask begins with: no piece, if there is more than one."""
    pieces = {(menu(one) or (entry(one),))[0].code for one in ask.choices}
    return Draft() if len(pieces) > 1 else choose(ask, Draft(), ask.choices[0].code)


def _unadvised(choice: Choice[Any], presenter: Presenter) -> Choice[Any]:
    values = {dial.field: value for dial in choice.dials for value in _neutral(dial)}
    return msgspec.structs.replace(
        choice,
        words=presenter.plain(choice),
        action=msgspec.structs.replace(choice.action, **values),
        dials=tuple(map(_unranked, choice.dials)),
        hint=choice.hint if choice.dials else None,  # what is announced with a flick is a rule, no effect
        worth=0,
    )


def _neutral(dial: Dial) -> Iterator[float]:
    if isinstance(dial, Bearing) and dial.flicks:
        yield to_middle(dial)
    elif isinstance(dial, Number) and dial.unit == "unit-strength":
        yield dial.lo


def _unranked(dial: Dial) -> Dial:
    """A dial that means no target; what the goal does not need is left out of the panel, so that goal and board fit above it."""
    match dial:
        case Bearing():
            return msgspec.structs.replace(dial, meant="", toward="", beside=0.0)
        case Pick():
            return msgspec.structs.replace(dial, aside=True)
        case _:
            return dial


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
