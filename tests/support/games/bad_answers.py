"""Answers that every game must refuse, made from an open ask: wrong kind, wrong seat, values not offered, NaN."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Any, assert_never

import msgspec

from bot.games.contract.base import Answer, Ask, Choice
from bot.games.contract.dials import Bearing, Dial, Layout, Number, Pick, Place, Subset

NO_NUMBERS = (math.nan, math.inf, -math.inf, 1e300, -1e300)
NOWHERE = (-1e6, 1e6, math.nan, math.inf, -math.inf, 1e300)
NOBODY = "nobody"


def bad_answers(ask: Ask[Any], seats: int, others: Iterable[Any]) -> Iterator[tuple[str, Answer[Any]]]:
    """Every bad answer to an open ask, named; `others` are actions that answer other asks."""
    fair = ask.choices[0].action
    for seat in range(seats):
        if seat != ask.seat:
            yield f"by seat {seat}", Answer(ask.id, seat, fair)
    for name in ("", NOBODY, f"{ask.kind}.{ask.seat}.0", f"{ask.kind}.{ask.seat}.999999"):
        yield f"to the ask {name!r}", Answer(name, ask.seat, fair)
    known = {type(choice.action) for choice in ask.choices}
    for action in others:
        if type(action) not in known:
            yield f"with {type(action).__name__}", Answer(ask.id, ask.seat, action)
    for choice in ask.choices:
        for what, action in _spoilt(ask, choice):
            yield f"{choice.code}: {what}", Answer(ask.id, ask.seat, action)


def _spoilt(ask: Ask[Any], choice: Choice[Any]) -> Iterator[tuple[str, Any]]:
    """The choice's action with one thing wrong."""
    dials = {dial.field: dial for dial in choice.dials}
    for field in msgspec.structs.fields(choice.action):
        value = getattr(choice.action, field.name)
        dial = dials.get(field.name)
        wrong = _turned_wrongly(dial, value) if dial else _not_offered(ask, field.name, value)
        for bad in wrong:
            yield f"{field.name}={_short(bad)}", msgspec.structs.replace(choice.action, **{field.name: bad})


def _not_offered(ask: Ask[Any], field: str, value: Any) -> Iterator[Any]:
    """Values for a field without a dial, which must equal the offered one."""
    if isinstance(value, str):
        offered = {getattr(choice.action, field, None) for choice in ask.choices}
        yield from (name for name in (NOBODY, "", f"{value}x") if name not in offered)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield from (-1, 99)


def _turned_wrongly(dial: Dial, value: Any) -> Iterator[Any]:
    match dial:
        case Number(lo=lo, hi=hi, unit=unit):
            yield from NO_NUMBERS[:3]
            if not unit.endswith("rotation"):  # a rotation comes round again
                yield from (lo - 1.0, hi + 1.0, 1e300)
        case Bearing():
            yield from NO_NUMBERS[:3]
        case Pick():
            yield NOBODY
        case Subset(options=options, lo=lo, hi=hi):
            codes = tuple(option.code for option in options)
            yield from ((), (NOBODY,) * lo, (codes[0],) * lo, (*codes[: lo - 1], NOBODY))
            if hi < len(codes):
                yield codes[: hi + 1]
        case Layout():
            yield from _strewn_wrongly(dial, value)
        case _:
            assert_never(dial)


def _strewn_wrongly(dial: Layout, places: tuple[Place, ...]) -> Iterator[tuple[Place, ...]]:
    yield (*places, *places)
    if len(places) > 1:
        yield ()
        yield places[:-1]
        first, second, *rest = places
        yield (first, Place(second.id, first.x, first.y), *rest)
        yield (first, first, *rest)
    for nth, place in enumerate(places):
        others = places[:nth], places[nth + 1 :]
        yield (*others[0], Place(NOBODY, place.x, place.y), *others[1])
        for bad in NOWHERE:
            yield (*others[0], Place(place.id, bad, place.y), *others[1])
            yield (*others[0], Place(place.id, place.x, bad), *others[1])
        zone = dial.zones[dial.pieces[nth].zone]
        yield (*others[0], Place(place.id, zone.x0 - 1.0, place.y), *others[1])
        yield (*others[0], Place(place.id, place.x, zone.y1 + 1.0), *others[1])
        if dial.pieces[nth].turns:
            for bad in NO_NUMBERS[:3]:
                yield (*others[0], Place(place.id, place.x, place.y, bad), *others[1])


def _short(value: Any) -> str:
    said = repr(value)
    return said if len(said) < 200 else f"{said[:200]}..."


def answers_of_all_kinds(asks: Iterable[Ask[Any]]) -> dict[type, Any]:
    """One action of every type that the asks offer."""
    return {type(choice.action): choice.action for ask in asks for choice in ask.choices}
