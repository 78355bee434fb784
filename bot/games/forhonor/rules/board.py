"""The board of For Honor: squares, gaps, zones, lanes, and who sees whom. Lengths in squares, directions as steps of column and row.

Camp 0 is Attack, whose edge is row 1; camp 1 is Defence, whose edge is row 18. Constants of one camp hold for the other after half a turn.
"""

import itertools
from collections.abc import Collection, Iterator
from fractions import Fraction
from functools import cache
from typing import Literal, TypeAlias

Square: TypeAlias = str
"""`A1` to `N18`."""

Zone: TypeAlias = Literal["attack", "defence", "centre"]

COLUMNS, ROWS = "ABCDEFGHIJKLMN", 18
ATTACK, DEFENCE = 0, 1
LANES = "FGHI"
MIDDLE: tuple[int, int] = (9, 10)
"""The rows that touch the median line, by camp."""

EDGE: tuple[int, int] = (1, ROWS)
STRIDE = 5  # squares a soldier walks when it enters (FH-11)
SIGHT_OF_BANNER = 2
SHOT = (2, 4)  # nearest and furthest target (FH-62)
REACH = 2  # of Nobushi (FH-65)
WAYS: tuple[tuple[int, int], ...] = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The eight directions, clockwise from the top."""

_GAPS = ("E3-E7", "J3-J7", "E12-E16", "J12-J16", "B10-C10", "L9-M9", "L5-M6", "B13-C14")
_ZONES: dict[Zone, str] = {"attack": "A5-C8", "defence": "L11-N14", "centre": "F6-I13"}


def column_of(square: Square) -> int:
    """1 to 14."""
    return COLUMNS.index(square[0]) + 1


def row_of(square: Square) -> int:
    """1 to 18."""
    return int(square[1:])


def named(column: int, row: int) -> Square:
    """The square of a column (1 to 14) and a row (1 to 18)."""
    return f"{COLUMNS[column - 1]}{row}"


def rectangle(corners: str) -> tuple[Square, ...]:
    """The squares of `A5-C8`, column by column."""
    first, last = corners.split("-")
    return tuple(
        named(column, row)
        for column in range(column_of(first), column_of(last) + 1)
        for row in range(row_of(first), row_of(last) + 1)
    )


GAPS: frozenset[Square] = frozenset(square for corners in _GAPS for square in rectangle(corners))
SQUARES: tuple[Square, ...] = tuple(
    square for square in rectangle(f"A1-{COLUMNS[-1]}{ROWS}") if square not in GAPS
)  # fmt: skip
ZONES: dict[Zone, tuple[Square, ...]] = {zone: rectangle(corners) for zone, corners in _ZONES.items()}
_PLACE: dict[Square, tuple[int, int]] = {square: (column_of(square), row_of(square)) for square in SQUARES}
_NAME: dict[tuple[int, int], Square] = {place: square for square, place in _PLACE.items()}


def beyond(square: Square, way: tuple[int, int], steps: int = 1) -> Square | None:
    """The square so many steps away in a direction; None where there is no square."""
    column, row = _PLACE[square]
    return _NAME.get((column + way[0] * steps, row + way[1] * steps))


NEIGHBOURS: dict[Square, tuple[Square, ...]] = {
    square: tuple(other for way in WAYS if (other := beyond(square, way)) is not None) for square in SQUARES
}


def rival(camp: int) -> int:
    """The other camp."""
    return 1 - camp


def distance(one: Square, other: Square) -> int:
    """Columns or rows between two squares, whichever are more."""
    return max(abs(_PLACE[one][0] - _PLACE[other][0]), abs(_PLACE[one][1] - _PLACE[other][1]))


def way_to(one: Square, other: Square) -> tuple[int, int] | None:
    """The direction of a straight line between two squares; None if none joins them."""
    across, up = _PLACE[other][0] - _PLACE[one][0], _PLACE[other][1] - _PLACE[one][1]
    if one == other or (across and up and abs(across) != abs(up)):
        return None
    return (across > 0) - (across < 0), (up > 0) - (up < 0)


def edge(camp: int) -> tuple[Square, ...]:
    """The squares where a camp enters, in its own order: Attack from A1, Defence from N18 (section 5)."""
    row = tuple(named(column, EDGE[camp]) for column in range(1, len(COLUMNS) + 1))
    return row if camp == ATTACK else row[::-1]


def lane(column: str, camp: int) -> tuple[Square, ...]:
    """A lane of a camp, from the median line to its edge."""
    rows = range(MIDDLE[camp], EDGE[camp] - 1, -1) if camp == ATTACK else range(MIDDLE[camp], EDGE[camp] + 1)
    return tuple(f"{column}{row}" for row in rows)


def from_median(square: Square, camp: int) -> int:
    """Rows between a square of a camp's half and the median line; 0 touches it."""
    return abs(_PLACE[square][1] - MIDDLE[camp])


def from_edge(square: Square, camp: int) -> int:
    """Rows between a square and a camp's edge."""
    return abs(_PLACE[square][1] - EDGE[camp])


@cache
def sees(one: Square, other: Square) -> bool:
    """Whether a line of effect joins two squares: that between their centres crosses the inside of no gap (section 1)."""
    start, end = _PLACE[one], _PLACE[other]
    places = itertools.product(_between(start[0], end[0]), _between(start[1], end[1]))
    return not any(_crosses(start, end, place) for place in places if place not in _NAME)


def _between(one: int, other: int) -> range:
    """The columns or rows from one to another, in either direction."""
    return range(min(one, other), max(one, other) + 1)


def _crosses(start: tuple[int, int], end: tuple[int, int], gap: tuple[int, int]) -> bool:
    """Whether a line crosses the inside of a gap's square with positive length."""
    enter, leave = Fraction(0), Fraction(1)
    for axis in (0, 1):
        by, low = end[axis] - start[axis], Fraction(2 * (gap[axis] - start[axis]) - 1, 2)
        if by == 0:
            if not low < 0 < low + 1:
                return False
            continue
        borders = sorted((low / by, (low + 1) / by))
        enter, leave = max(enter, borders[0]), min(leave, borders[1])
    return enter < leave


def linked(start: Collection[Square], among: Collection[Square]) -> frozenset[Square]:
    """The squares of `among` connected by adjacency to one of `start`, including those in `start`."""
    found = {square for square in start if square in among}
    rim = list(found)
    while rim:
        for other in NEIGHBOURS[rim.pop()]:
            if other in among and other not in found:
                found.add(other)
                rim.append(other)
    return frozenset(found)


def rings(start: Square) -> Iterator[tuple[Square, ...]]:
    """The squares at 1, 2, 3 ... king's steps over squares that exist."""
    found = {start}
    ring: tuple[Square, ...] = (start,)
    while ring:
        ring = tuple(
            dict.fromkeys(other for square in ring for other in NEIGHBOURS[square] if other not in found)
        )  # fmt: skip
        found.update(ring)
        if ring:
            yield ring
