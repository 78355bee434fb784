"""Evaluates positions of Offboard: score, balls left, danger at the rim, centre, cohesion."""

from bot.games.contract.vocabulary import Seat
from bot.games.offboard.rules.board import CELL, EXITS, NEXT, TARGETS, VALUES, distance, other
from bot.games.offboard.rules.movegen import CELLS, LODGED, WIDTH, Position, score

WON = 10_000  # a won match, less a point for each turn until then
POINT = 260  # a point scored; nearer to the goal they are worth more
LOST_BALL = 40  # a ball off the board that scored nothing
CENTRE = (34, 31, 24, 11, -16)  # a ball so many steps from the middle
TOGETHER = 5  # each pair of neighbours
EXPOSED = 14  # a ball on the rim, for each point that it could cost
_MIDDLE = CELL["E5"]
_PLACE = tuple(CENTRE[distance(cell, _MIDDLE)] for cell in range(WIDTH))
_NEIGHBOURS = tuple(sum(1 << near[cell] for near in NEXT.values() if near[cell] >= 0) for cell in range(WIDTH))
_RIM = sum(1 << cell for cell, _ in EXITS)
_COSTS = tuple(tuple(target for (at, _), target in EXITS.items() if at == cell) for cell in range(WIDTH))
_KEPT = 200_000  # evaluations remembered


class Evaluation:
    """Evaluates positions and caches the value of each side, since a move changes one or two."""

    def __init__(self) -> None:
        self._sides: dict[tuple[int, int], int] = {}

    def of(self, position: Position, seat: Seat) -> int:
        """The value of the position for a seat; positive is better."""
        taken = position >> LODGED
        taken = (taken | taken >> TARGETS) & (1 << TARGETS) - 1
        own, foe = position >> WIDTH * seat & CELLS, position >> WIDTH * other(seat) & CELLS
        return (
            _points(score(position, seat))
            - _points(score(position, other(seat)))
            + self._side(own, taken)
            - self._side(foe, taken)
        )

    def _side(self, balls: int, taken: int) -> int:
        known = self._sides.get((balls, taken))
        if known is None:
            if len(self._sides) >= _KEPT:
                self._sides.clear()
            known = self._sides[balls, taken] = _value(balls, taken)
        return known


def _points(scored: int) -> int:
    return POINT * scored + POINT // 12 * scored * scored


def _value(balls: int, taken: int) -> int:
    """The value of the places of one side's balls, regardless of the other side."""
    total, twice, left = 0, 0, balls
    while left:
        bit = left & -left
        left ^= bit
        cell = bit.bit_length() - 1
        total += LOST_BALL + _PLACE[cell]
        twice += (_NEIGHBOURS[cell] & balls).bit_count()
        if bit & _RIM:
            total -= EXPOSED * max((VALUES[target] for target in _COSTS[cell] if not taken >> target & 1), default=0)
    return total + TOGETHER * twice // 2
