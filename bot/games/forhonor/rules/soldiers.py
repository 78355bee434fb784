"""Soldiers: they march, enter, push heroes aside (FH-10 to FH-12), and are removed in an order (FH-41, FH-42)."""

from typing import Protocol

from bot.games.forhonor.rules.board import (
    ATTACK,
    LANES,
    STRIDE,
    Square,
    column_of,
    distance,
    from_edge,
    from_median,
    lane,
    linked,
    rings,
)
from bot.games.forhonor.rules.events import SoldiersCame
from bot.games.forhonor.rules.seating import CAMPS
from bot.games.forhonor.rules.step_builder import StepBuilder, taken
from bot.games.forhonor.rules.values import Figure, State

SUPPLY = 16  # soldiers of a camp, unless the table has fewer
ENTERING = 4


class HasOptions(Protocol):
    """A state or a view, as far as its options are needed."""

    @property
    def options(self) -> tuple[tuple[str, str], ...]:
        """The options by name."""


def march(builder: StepBuilder) -> None:
    """All soldiers close up to the median line, and new ones enter (FH-10, FH-11)."""
    closed = tuple(_closed_up(builder.state.soldiers[camp], camp) for camp in CAMPS)
    came = tuple(_entering(closed[camp], camp, supply(builder.state)) for camp in CAMPS)
    builder.set(soldiers=tuple((*closed[camp], *came[camp]) for camp in CAMPS))
    for camp in CAMPS:
        if came[camp]:
            builder.tell(SoldiersCame(camp, came[camp]))


def _closed_up(standing: tuple[Square, ...], camp: int) -> tuple[Square, ...]:
    """Lane by lane, the soldiers without gaps from the median line."""
    return tuple(
        square
        for column in LANES
        for square in lane(column, camp)[: sum(1 for one in standing if one[0] == column)]
    )  # fmt: skip


def supply(table: HasOptions) -> int:
    """The number of soldiers of a camp, on and off the board; matches older than the option have the usual number (FH-11)."""
    return int(dict(table.options).get("soldiers", SUPPLY))


def _entering(standing: tuple[Square, ...], camp: int, most: int) -> tuple[Square, ...]:
    """The squares of new soldiers: five squares from the edge, or behind the last of their lane."""
    counts = {column: sum(1 for one in standing if one[0] == column) for column in LANES}
    lanes = list(LANES if camp == ATTACK else LANES[::-1])
    free = [column for column in lanes if counts[column] < len(lane(column, camp))]
    chosen = sorted(free, key=lambda column: (counts[column], lanes.index(column)))
    walked = {column: lane(column, camp)[::-1][:STRIDE][-1] for column in LANES}
    found = []
    for column in chosen[: min(ENTERING, most - len(standing))]:
        behind = lane(column, camp)[counts[column]]
        found.append(max(behind, walked[column], key=lambda square: from_median(square, camp)))
    return tuple(sorted(found))


def aside(state: State) -> Figure | None:
    """The hero who must step aside next: Attack's first, in camp order (FH-12)."""
    soldiers = {*state.soldiers[0], *state.soldiers[1]}
    return next((one for one in state.heroes if one.spot == "board" and one.square in soldiers), None)


def ways_aside(state: State, hero: Figure) -> tuple[Square, ...]:
    """The free squares a hero may step aside to: the adjacent ones, or else the nearest (FH-12)."""
    full = taken(state)
    for ring in rings(hero.square):
        free = tuple(square for square in ring if square not in full)
        if free:
            return free
    return ()


def usual_aside(squares: tuple[Square, ...], camp: int) -> Square:
    """The default square of a hero who steps aside: closest to the own edge, then the lowest column letter (section 5)."""
    return min(squares, key=lambda square: (from_edge(square, camp), column_of(square)))


def group(state: State, camp: int, start: tuple[Square, ...]) -> frozenset[Square]:
    """The soldiers of a camp linked to some of them (FH-41)."""
    return linked(start, frozenset(state.soldiers[camp]))


def removed_first(squares: frozenset[Square], camp: int, hero: Square) -> tuple[Square, ...]:
    """The order in which soldiers of a camp are removed by a hero who stands on a square (FH-42)."""
    return tuple(
        sorted(
            squares, key=lambda square: (-from_median(square, camp), distance(square, hero), column_of(square), square)
        )
    )


def without(state: State, camp: int, gone: tuple[Square, ...]) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """The soldiers of both camps when some of one are back in supply."""
    left = tuple(square for square in state.soldiers[camp] if square not in gone)
    return (left, state.soldiers[1]) if camp == ATTACK else (state.soldiers[0], left)
