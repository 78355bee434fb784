"""Perft: counts the sequences of answers by either of two move generators; if both agree, both are probably right.

The second generator finds all lines of a direction at once, by shifting sets of cells. There a cell's bit is `10 * row + col - 11`:
one step in a direction is one shift, and unused columns separate the rows.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from bot.games.contract.vocabulary import Seat
from bot.games.offboard.rules import movegen
from bot.games.offboard.rules.board import AT, DIRECTIONS, EXITS, GOAL, PLACES, STEPS, TARGETS, Cell, Direction, other
from bot.games.offboard.rules.movegen import AIR, LODGED, WIDTH, Balls, Position, Shove

Finder: TypeAlias = Callable[[Position, Seat], Iterable[tuple[Shove, Position]]]


def by_shifts(position: Position, seat: Seat) -> Iterator[tuple[Shove, Position]]:
    """The moves of the reference generator, each played ball by ball."""
    for move in shoves(position, seat):
        after = played(position, seat, move)
        if move.target >= 0:
            both = (1 << move.target | 1 << (move.target + TARGETS)) << LODGED
            after ^= AIR if after & both else 1 << (LODGED + TARGETS * other(seat) + move.target)
        yield move, after


FINDERS: dict[str, Finder] = {"lines": movegen.children, "shifts": by_shifts}


def perft(position: Position, seat: Seat, depth: int, find: Finder) -> int:
    """The number of sequences of `depth` answers from a position: moves, balls put back, discards. Draws by repetition or quiet do not count."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in following(position, seat, find))
    return sum(perft(after, mover, depth - 1, find) for after, mover in following(position, seat, find))


def following(position: Position, seat: Seat, find: Finder) -> Iterator[tuple[Position, Seat]]:
    """The positions after one answer, each with the seat to move; none if the match is over."""
    foe = other(seat)
    if movegen.score(position, foe) >= GOAL or not (position & AIR or movegen.live(position, seat)):
        return
    if position & AIR:
        landed = position ^ AIR
        for cell in movegen.free(landed):
            yield landed | 1 << (cell + WIDTH * seat), foe
        yield landed, seat
        return
    for _, after in find(position, seat):
        yield after, foe


def counts(depth: int) -> tuple[tuple[str, int], ...]:
    """The count from the start position by each generator."""
    return tuple((name, perft(movegen.placed(), 0, depth, find)) for name, find in FINDERS.items())


Cells: TypeAlias = int
"""A set of cells, a bit a cell."""


_STRIDE = 10  # bits from a row to the next
_BITS = tuple(_STRIDE * row + col - _STRIDE - 1 for row, col in PLACES)
_CELL = {bit: cell for cell, bit in enumerate(_BITS)}
_BOARD: Cells = sum(1 << bit for bit in _BITS)
_SHIFTS: dict[Direction, int] = {way: _STRIDE * rows + columns for way, (rows, columns) in STEPS.items()}


def shoves(balls: Balls, seat: Seat) -> Iterator[Shove]:
    """Every legal move of a seat (OB-4 to OB-12), direction by direction."""
    own, foe = _spread(balls, seat), _spread(balls, other(seat))
    for way in DIRECTIONS:
        yield from _slides(own, _BOARD & ~(own | foe), way)
        yield from _pushes(own, foe, way)


def played(balls: Balls, seat: Seat, move: Shove) -> Balls:
    """The balls after a move, every ball of the line and every pushed one shifted by one step (OB-6, OB-9)."""
    (row, col), (rows, columns) = PLACES[move.cell], STEPS[move.way]
    for step in reversed(range(move.length + move.pushed)):
        shift = WIDTH * (seat if step < move.length else other(seat))
        here = AT[row + rows * step, col + columns * step]
        there = AT.get((row + rows * (step + 1), col + columns * (step + 1)))
        balls ^= 1 << (here + shift)
        if there is not None:
            balls ^= 1 << (there + shift)
    return balls


def _spread(balls: Balls, seat: Seat) -> Cells:
    return sum(1 << _BITS[cell] for cell in range(WIDTH) if balls >> (cell + WIDTH * seat) & 1)


def _slides(own: Cells, empty: Cells, way: Direction) -> Iterator[Shove]:
    """Lines whose head meets an empty cell: those of one ball, then those of two, and so on."""
    rears, length = own & _back(empty, _SHIFTS[way]), 1
    while rears:
        for cell in _each(rears):
            yield Shove(cell, way, length, 0, -1)
        rears, length = own & _back(rears, _SHIFTS[way]), length + 1


def _pushes(own: Cells, foe: Cells, way: Direction) -> Iterator[Shove]:
    """Lines longer than the enemies before them: first those against one enemy, then against two, and so on."""
    shift = _SHIFTS[way]
    lasts, pushed = foe & _on(own, shift), 1
    while lasts:
        ends = lasts & ~_back(own | foe, shift)  # behind them is an empty cell or the outside
        rears = own & _back(ends, shift * pushed)
        for _ in range(pushed):
            rears = own & _back(rears, shift)
        length = pushed + 1
        while rears:
            for cell in _each(rears):
                yield Shove(cell, way, length, pushed, _target(cell, way, length + pushed - 1))
            rears, length = own & _back(rears, shift), length + 1
        lasts, pushed = foe & _on(lasts, shift), pushed + 1


def _target(cell: Cell, way: Direction, steps: int) -> int:
    (row, col), (rows, columns) = PLACES[cell], STEPS[way]
    return EXITS.get((AT[row + rows * steps, col + columns * steps], way), -1)


def _on(cells: Cells, shift: int) -> Cells:
    return cells << shift if shift > 0 else cells >> -shift


def _back(cells: Cells, shift: int) -> Cells:
    return cells >> shift if shift > 0 else cells << -shift


def _each(cells: Cells) -> Iterator[Cell]:
    while cells:
        lowest = cells & -cells
        yield _CELL[lowest.bit_length() - 1]
        cells ^= lowest
