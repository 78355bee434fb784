"""What a move of Offboard leads to, by a full search of the answers to it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.offboard.board import GOAL, other
from bot.games.offboard.movegen import AIR, WIDTH, Position, children, free, score
from bot.games.vocabulary import Seat
from bot.players.offboard.evaluation import WON, Evaluation

_BALLS = (1 << 2 * WIDTH) - 1


def replies(position: Position, seat: Seat) -> Iterator[Position]:
    """The position after every turn of a seat; a ball in the air is put on any free cell, or discarded before a move."""
    ground = position & ~AIR
    if position & AIR:
        yield from (ground | 1 << (cell + WIDTH * seat) for cell in free(ground & _BALLS))
    yield from (after for _, after in children(ground, seat))


def gain(position: Position, seat: Seat) -> int:
    """The most points that a seat can score with one move."""
    before = score(position, seat)
    ground = position & ~AIR
    return max((score(after, seat) - before for move, after in children(ground, seat) if move.target >= 0), default=0)


def chances(position: Position, seat: Seat) -> float:
    """The share of the answers of the other seat after which a seat can score with its next move."""
    hits = [score(after, other(seat)) < GOAL and gain(after, seat) > 0 for after in replies(position, other(seat))]
    return sum(hits) / len(hits) if hits else 0.0


def worth(evaluation: Evaluation, position: Position, seat: Seat) -> int:
    """What a position is worth for a seat that has moved, after the answer that is worst for it."""
    if score(position, seat) >= GOAL:
        return WON
    return min(
        (evaluation.of(after, seat) for after in replies(position, other(seat))),
        default=evaluation.of(position, seat),
    )
