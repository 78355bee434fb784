"""Previews of answers: the hero's new square, the target of an attack."""

from typing import Literal

from bot.games.base import Ask
from bot.games.forhonor.board import SQUARES, beyond, column_of, row_of, way_to
from bot.games.forhonor.values import (
    Action,
    Attack,
    Displace,
    DraftHero,
    Enter,
    Fight,
    Move,
    Order,
    PickHero,
    Shoot,
    Shove,
)
from bot.games.forhonor.view import View
from bot.games.preview import Ghost, Line, Sketch
from bot.games.vocabulary import Point


def point(square: str) -> Point:
    """The middle of a square, in columns and rows from A1 = 1, 1."""
    return Point(float(column_of(square)), float(row_of(square)))


def sketch(view: View, ask: Ask[Action], action: Action) -> Sketch:
    """Lines from the hero to the new square or the target, ghosts on the new squares of figures."""
    match action:
        case Displace(to) if to in SQUARES:
            return Sketch(ghosts=(_ghost("", to),))
        case DraftHero(chosen) | PickHero(chosen):
            return Sketch(marked=chosen, seat=ask.seat)
        case Order(heroes):
            return Sketch(seat=ask.seat, picked=heroes)
        case Fight(card):
            return Sketch(seat=ask.seat, picked=(card,))
        case _ if view.acting is not None:
            return _of_an_activation(view, view.acting.hero, action)
        case _:
            return Sketch()


def _of_an_activation(view: View, hero: str, action: Action) -> Sketch:
    where = {one.id: one.square for one in view.heroes}
    here = where[hero]
    match action:
        case Move(to) | Enter(to) if to in SQUARES:
            return Sketch(lines=_line("aim", here, to), ghosts=(_ghost(hero, to),), marked=hero)
        case Shove(target, squares) if end := _pushed(here, where.get(target, ""), squares):
            return Sketch(lines=_line("aim", where[target], end), ghosts=(_ghost(target, end),), marked=target)
        case Attack(target):
            return Sketch(lines=_line("aim", here, where.get(target, "")), marked=target)
        case Shoot(at) if at in SQUARES:
            return Sketch(lines=_line("ray", here, at))
        case _:
            return Sketch()


def _pushed(here: str, there: str, squares: int) -> str | None:
    """The new square of a hero who is pushed straight away (FH-64)."""
    way = way_to(here, there) if here and there else None
    return None if way is None else beyond(there, way, squares)


def _line(kind: Literal["aim", "ray"], start: str, end: str) -> tuple[Line, ...]:
    return (Line(kind, (point(start), point(end))),) if start and end else ()


def _ghost(hero: str, square: str) -> Ghost:
    there = point(square)
    return Ghost("place", hero, there.x, there.y)
