"""Steps: which squares a hero can reach with its points, and by which way (FH-24, FH-30 to FH-32)."""

from collections.abc import Mapping
from functools import lru_cache

from bot.games.forhonor.rules.board import NEIGHBOURS, Square, column_of, edge, rival, row_of
from bot.games.forhonor.rules.heroes import budget
from bot.games.forhonor.rules.step_builder import camp_of_hero, figure, on_board, taken
from bot.games.forhonor.rules.values import Acting, State

_STEPS: dict[Square, tuple[tuple[Square, bool], ...]] = {
    one: tuple((other, column_of(one) != column_of(other) and row_of(one) != row_of(other)) for other in beside)
    for one, beside in NEIGHBOURS.items()
}
"""The squares beside each, and whether the step there is a diagonal one."""


def points_left(acting: Acting) -> int:
    """Steps that a hero may still make (FH-31)."""
    return 0 if acting.frozen else budget(acting.hero) - acting.steps - acting.kills


def entries(state: State, camp: int) -> tuple[Square, ...]:
    """The free squares of a camp's edge (FH-24)."""
    full = taken(state)
    return tuple(square for square in edge(camp) if square not in full)


def ways(state: State, acting: Acting) -> dict[Square, tuple[Square, ...]]:
    """The squares a hero can stop on, nearest first, each with its way: the squares from the first step to the last (FH-30).

    Of the shortest ways one with the fewest diagonal steps, to avoid zigzags (FH-32).
    """
    hero = figure(state, acting.hero)
    if hero.spot != "board":
        return {}
    enemy = rival(camp_of_hero(state, hero.id))
    barred = frozenset((*state.soldiers[enemy], *(one.square for one in on_board(state, enemy))))
    full = taken(state)
    found = _spread(hero.square, barred, points_left(acting))
    return {square: way for square, way in found.items() if square not in full}


@lru_cache(maxsize=256)  # the same position is looked up by asks, checks and previews
def _spread(start: Square, barred: frozenset[Square], points: int) -> Mapping[Square, tuple[Square, ...]]:
    """All squares within some steps on paths that avoid the barred ones, each with its path."""
    found: dict[Square, tuple[Square, ...]] = {start: ()}
    slants = {start: 0}
    rim = [start]
    for _ in range(points):
        following: dict[Square, None] = {}
        for square in rim:
            for other, slant in _STEPS[square]:
                if other in barred or (other in found and other not in following):
                    continue
                slanted = slants[square] + slant
                if other not in following or slanted < slants[other]:
                    found[other], slants[other] = (*found[square], other), slanted
                    following[other] = None
        rim = list(following)
    return found
