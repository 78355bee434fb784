"""Counting the ways on from a position, by either generator of moves: if both agree, both are probably right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from bot.games.base import Seat
from bot.games.offboard import lines, shifts
from bot.games.offboard.board import GOAL, VALUES, other
from bot.games.offboard.lines import WIDTH, Balls, Shove


class Node(NamedTuple):
    """A position as far as moves depend on it: balls, seat to move, targets taken (a bit each), scores, whether its ball is in the air."""

    balls: Balls
    seat: Seat = 0
    taken: int = 0
    score: tuple[int, int] = (0, 0)
    air: bool = False


Finder: TypeAlias = Callable[[Balls, Seat], Iterable[tuple[Shove, Balls]]]


def by_shifts(balls: Balls, seat: Seat) -> Iterator[tuple[Shove, Balls]]:
    """The moves as `shifts` finds them, each played ball by ball."""
    for move in shifts.shoves(balls, seat):
        yield move, shifts.played(balls, seat, move)


FINDERS: dict[str, Finder] = {"lines": lines.moves, "shifts": by_shifts}


def perft(node: Node, depth: int, find: Finder) -> int:
    """How many sequences of `depth` answers begin here: moves, balls put back, discards. Draws by repetition or quiet do not count."""
    if depth == 0:
        return 1
    if depth == 1 and not node.air:
        return sum(1 for _ in find(node.balls, node.seat))
    return sum(perft(one, depth - 1, find) for one in following(node, find))


def following(node: Node, find: Finder) -> Iterator[Node]:
    """The positions an answer leads to; none where the match is over."""
    if max(node.score) >= GOAL or (not node.air and not lines.live(node.balls, node.seat)):
        return
    seat = node.seat
    if node.air:
        for cell in lines.free(node.balls):
            yield Node(node.balls | 1 << (cell + WIDTH * seat), other(seat), node.taken, node.score)
        yield node._replace(air=False)
        return
    for move, balls in find(node.balls, seat):
        if move.target < 0:
            yield Node(balls, other(seat), node.taken, node.score)
        elif node.taken >> move.target & 1:
            yield Node(balls, other(seat), node.taken, node.score, air=True)
        else:
            won = node.score[seat] + VALUES[move.target]
            score = (won, node.score[1]) if seat == 0 else (node.score[0], won)
            yield Node(balls, other(seat), node.taken | 1 << move.target, score)


def counts(depth: int) -> tuple[tuple[str, int], ...]:
    """The count from the start position by each generator."""
    start = Node(lines.placed())
    return tuple((name, perft(start, depth, find)) for name, find in FINDERS.items())
