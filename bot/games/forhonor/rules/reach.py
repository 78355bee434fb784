"""The reach of a hero in an activation: squares, targets to attack or shoot, and the steps needed."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec

from bot.games.forhonor.rules.board import NEIGHBOURS, Square, rival
from bot.games.forhonor.rules.combats import reaches
from bot.games.forhonor.rules.heroes import HEROES, POINTS, HeroId
from bot.games.forhonor.rules.movement import entries, ways
from bot.games.forhonor.rules.powers import in_range
from bot.games.forhonor.rules.step_builder import camp_of_hero, figure, on_board
from bot.games.forhonor.rules.values import Acting, State

Steps: TypeAlias = int
"""A target with the steps needed before it, the entry included."""


class Reach(msgspec.Struct, frozen=True):
    """Squares the hero could stand on, its own at 0 steps; enemy heroes it could attack or shoot, nearest first.

    `soldiers`: steps until an enemy soldier can be removed; None: never.
    """

    squares: dict[Square, Steps]
    attacks: tuple[tuple[HeroId, Steps], ...]
    shots: tuple[tuple[HeroId, Steps], ...]
    soldiers: Steps | None


def reach(state: State, hero: HeroId) -> Reach:
    """The reach of a hero if it is acting, else in an activation of its own in this position.

    A hero who is neither on the board nor in reserve can do nothing.
    """
    acts = state.acting is not None and state.acting.hero == hero
    acting = state.acting if acts and state.acting else Acting(hero)
    squares = _squares(state, acting)
    foes = [(one.id, one.square) for one in on_board(state, rival(camp_of_hero(state, hero)))]
    may_shoot = HEROES[hero].power == "shot" and not acting.used and not acting.frozen
    may_fight = not acting.fought
    return Reach(
        squares,
        _met(squares, foes, lambda here, there: reaches(hero, here, there)) if may_fight else (),
        _met(squares, foes, in_range) if may_shoot else (),
        _to_soldiers(state, acting, squares) if may_fight else None,
    )


def _squares(state: State, acting: Acting) -> dict[Square, Steps]:
    one = figure(state, acting.hero)
    if one.spot == "board":
        return {one.square: 0} | {square: len(way) for square, way in ways(state, acting).items()}
    if one.spot != "reserve":
        return {}
    found: dict[Square, Steps] = {}
    entered = msgspec.structs.replace(acting, steps=acting.steps + 1)
    for entry in entries(state, camp_of_hero(state, one.id)):
        there = msgspec.structs.replace(one, spot="board", square=entry)
        heroes = tuple(there if other.id == one.id else other for other in state.heroes)
        inside = msgspec.structs.replace(state, heroes=heroes)
        for square, steps in ({entry: 0} | {to: len(way) for to, way in ways(inside, entered).items()}).items():
            found[square] = min(found.get(square, steps + 1), steps + 1)
    return dict(sorted(found.items(), key=lambda item: item[1]))


def _met(
    squares: dict[Square, Steps], foes: Iterable[tuple[HeroId, Square]], meets: Callable[[Square, Square], bool]
) -> tuple[tuple[HeroId, Steps], ...]:
    """The enemies that are met from one of the squares, which lie nearest first, with the fewest steps to it."""
    found = []
    for foe, there in foes:
        steps = next((steps for here, steps in squares.items() if meets(here, there)), None)
        if steps is not None:
            found.append((foe, steps))
    return tuple(sorted(found, key=lambda one: one[1]))


def _to_soldiers(state: State, acting: Acting, squares: dict[Square, Steps]) -> Steps | None:
    """Kills and steps together are seven at most, for every hero (FH-40)."""
    enemy = rival(camp_of_hero(state, acting.hero))
    beside = {square for soldier in state.soldiers[enemy] for square in NEIGHBOURS[soldier]}
    most = POINTS - acting.steps - 1
    return min((steps for square, steps in squares.items() if square in beside and steps <= most), default=None)
