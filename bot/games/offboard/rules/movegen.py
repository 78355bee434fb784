"""Move generation by lookup tables, fast enough for searching.

A position is one number: the lowest 61 bits are the red balls, the next 61 the yellow ones, one bit per cell in the order of their
names. A move changes one line only, and its legality depends on that line alone; so the moves of each line are cached by its
contents, and a move is the set of bits that it flips.

Above the balls are the targets: twelve bits for red balls, twelve for yellow ones, T1 first, and one bit for a ball in the air, of
the seat to move next.
"""

import functools
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from bot.games.contract.vocabulary import Seat
from bot.games.offboard.rules.board import (
    CELL,
    DIRECTIONS,
    EXITS,
    LINES,
    NAMES,
    OPPOSITE,
    START,
    TARGETS,
    VALUES,
    Cell,
    Direction,
    other,
)

Balls: TypeAlias = int
"""All balls on the board; see above."""

Position: TypeAlias = int
"""All balls on the board, in targets and in the air."""

WIDTH = len(NAMES)
LODGED = 2 * WIDTH  # the first bit of the targets
AIR: Position = 1 << (LODGED + 2 * TARGETS)
_TARGETS = (1 << 2 * TARGETS) - 1
CELLS = (1 << WIDTH) - 1  # the mask of all cells, for red balls


class Shove(NamedTuple):
    """A legal move: the rear `cell` of a line of `length` own balls, and `pushed` enemies; `target` of the one ejected, -1: none."""

    cell: Cell
    way: Direction
    length: int
    pushed: int
    target: int


_Known: TypeAlias = tuple[tuple[Shove, Balls, int], ...]  # the move, the bits it flips, its target


class _Line(dict[Balls, _Known]):
    """The moves of a seat on one line, all or only those that push, by its contents: each with the bits it flips."""

    def __init__(self, cells: Sequence[Cell], way: Direction, seat: Seat, *, quiet: bool) -> None:
        super().__init__()
        self._quiet = quiet
        self._ways = ((tuple(cells), way), (tuple(reversed(cells)), OPPOSITE[way]))
        self._seat = seat

    def __missing__(self, balls: Balls) -> _Known:
        found = tuple(
            one
            for cells, way in self._ways
            for start in range(len(cells))
            if (one := _shove(balls, cells[start:], way, self._seat)) is not None and (self._quiet or one[0].pushed)
        )
        self[balls] = found
        return found


def _shove(balls: Balls, cells: Sequence[Cell], way: Direction, seat: Seat) -> tuple[Shove, Balls, int] | None:
    """The move of the line of `seat` whose rear is the first of the cells, if it has one and it is legal (OB-5 to OB-12)."""
    own, foe = WIDTH * seat, WIDTH * other(seat)
    length = _run(balls, cells, own)
    pushed = _run(balls, cells[length:], foe)
    beyond = length + pushed
    if length == 0 or length == len(cells) or pushed >= length:  # no own ball; an own ball over the rim; too weak
        return None
    if beyond < len(cells) and balls >> (cells[beyond] + own) & 1:
        return None  # an own ball behind those pushed
    turned = 1 << (cells[0] + own) | 1 << (cells[length] + own)
    target = -1
    if pushed:
        turned |= 1 << (cells[length] + foe)
        if beyond < len(cells):
            turned |= 1 << (cells[beyond] + foe)
        else:
            target = EXITS[cells[-1], way]
    return Shove(cells[0], way, length, pushed, target), turned, target


def _run(balls: Balls, cells: Sequence[Cell], shift: int) -> int:
    """The length of the run of a colour that starts at the first cell."""
    length = 0
    while length < len(cells) and balls >> (cells[length] + shift) & 1:
        length += 1
    return length


_Table: TypeAlias = tuple[tuple[Balls, _Line], ...]
"""The lines of a seat, each with the mask of its cells."""


def _table(seat: Seat, *, quiet: bool) -> _Table:
    return tuple(
        (sum(1 << cell | 1 << (cell + WIDTH) for cell in cells), _Line(cells, way, seat, quiet=quiet))
        for cells, way in LINES
    )


_TABLES = tuple(_table(seat, quiet=True) for seat in (0, 1))
_PUSHING = tuple(_table(seat, quiet=False) for seat in (0, 1))


def moves(balls: Balls, seat: Seat) -> list[tuple[Shove, Balls]]:
    """Every legal move of a seat with the balls after it (an ejected one is gone), line by line (OB-4 to OB-12)."""
    return [(move, balls ^ turned) for mask, line in _TABLES[seat] for move, turned, _ in line[balls & mask]]


def children(position: Position, seat: Seat) -> list[tuple[Shove, Position]]:
    """Every legal move of a seat with the whole position after it: an ejected ball is in its target or in the air (OB-13 to OB-15).

    The seat has no ball in the air itself.
    """
    return _played(position, seat, _TABLES[seat])


def pushes(position: Position, seat: Seat) -> list[tuple[Shove, Position]]:
    """The moves of `children` that push."""
    return _played(position, seat, _PUSHING[seat])


def _played(position: Position, seat: Seat, table: _Table) -> list[tuple[Shove, Position]]:
    landing = _landing(position >> LODGED & _TARGETS, other(seat))
    return [
        (move, position ^ turned if target < 0 else position ^ turned ^ landing[target])
        for mask, line in table
        for move, turned, target in line[position & mask]
    ]


@functools.cache
def _landing(lodged: int, owner: Seat) -> tuple[Position, ...]:
    """For each target the bit that a ball of `owner` pushed there sets."""
    first = LODGED + TARGETS * owner
    taken = lodged | lodged >> TARGETS
    return tuple(AIR if taken >> target & 1 else 1 << (first + target) for target in range(TARGETS))


def score(position: Position, seat: Seat) -> int:
    """The points of a seat: the values of the targets that hold its opponent's balls (OB-14)."""
    return _SCORES[position >> (LODGED + TARGETS * other(seat)) & (1 << TARGETS) - 1]


_SCORES = tuple(
    sum(value for target, value in enumerate(VALUES) if lodged >> target & 1) for lodged in range(1 << TARGETS)
)


def legal(balls: Balls, seat: Seat) -> tuple[Shove, ...]:
    """Every legal move, by cell and then by direction in canonical order."""
    return tuple(sorted((move for move, _ in moves(balls, seat)), key=_order))


def _order(move: Shove) -> tuple[int, int]:
    return move.cell, _RANK[move.way]


_RANK: dict[Direction, int] = {way: rank for rank, way in enumerate(DIRECTIONS)}


def after(balls: Balls, seat: Seat, cell: Cell, way: Direction) -> tuple[Shove, Balls] | None:
    """The move of the line whose rear is `cell`, with the balls after it; None if it is not legal."""
    return next((one for one in moves(balls, seat) if (one[0].cell, one[0].way) == (cell, way)), None)


def placed(red: Sequence[str] = START[0], yellow: Sequence[str] = START[1]) -> Balls:
    """The balls on the named cells, by default the start position."""
    return sum(1 << CELL[name] for name in red) | sum(1 << (CELL[name] + WIDTH) for name in yellow)


def colour_at(balls: Balls, cell: Cell) -> Seat | None:
    """The colour of the ball on a cell, if any."""
    if balls >> cell & 1:
        return 0
    return 1 if balls >> (cell + WIDTH) & 1 else None


def live(balls: Balls, seat: Seat) -> int:
    """The number of balls of a seat on the board (OB-3)."""
    return (balls >> (WIDTH * seat) & CELLS).bit_count()


def free(balls: Balls) -> tuple[Cell, ...]:
    """The cells without a ball, in order."""
    return tuple(cell for cell in range(WIDTH) if not balls >> cell & 1 and not balls >> (cell + WIDTH) & 1)


def written(balls: Balls) -> str:
    """One letter a cell, A1 first: `R`, `Y` or `.`."""
    return "".join("." if (seat := colour_at(balls, cell)) is None else "RY"[seat] for cell in range(WIDTH))


def read(cells: str) -> Balls:
    """The inverse of `written`. Raises ValueError for any other text."""
    if len(cells) != WIDTH or set(cells) - set("RY."):
        raise ValueError(f"a board has {WIDTH} letters of R, Y and '.', this is {cells!r}")
    return sum(1 << (cell + WIDTH * "RY".index(letter)) for cell, letter in enumerate(cells) if letter != ".")
