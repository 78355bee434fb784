"""Perft: counts the sequences of answers by either move generator; if both agree, both are probably right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from bot.games.offboard import movegen, movegen_reference
from bot.games.offboard.board import GOAL, TARGETS, other
from bot.games.offboard.movegen import AIR, LODGED, WIDTH, Position, Shove
from bot.games.vocabulary import Seat

Finder: TypeAlias = Callable[[Position, Seat], Iterable[tuple[Shove, Position]]]


def by_shifts(position: Position, seat: Seat) -> Iterator[tuple[Shove, Position]]:
    """The moves of the reference generator, each played ball by ball."""
    for move in movegen_reference.shoves(position, seat):
        after = movegen_reference.played(position, seat, move)
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
