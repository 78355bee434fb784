"""Refusals of illegal moves: the rule, the reason, and the legal moves nearest to the attempt."""

from bot.games.contract.base import Illegal
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.offboard.rules import movegen
from bot.games.offboard.rules.board import CELL, DIRECTIONS, NAMES, Cell, Direction, distance, other, ray
from bot.games.offboard.rules.movegen import Balls, Shove
from bot.games.offboard.rules.notation import written
from bot.games.offboard.rules.values import Move, Reenter

NEAREST = 3  # legal moves that a refusal suggests


def why_not(balls: Balls, seat: Seat, action: Move) -> Illegal:
    """The refusal of a move that is not legal."""
    cell = CELL.get(action.cell)
    if cell is None:
        return _refused("OB-4", "cell", action, ())
    near = nearest(balls, seat, cell, action.direction)
    if action.direction not in DIRECTIONS:
        return _refused("OB-4", "direction", action, near)
    if movegen.colour_at(balls, cell) != seat:
        return _refused("OB-4", "not-yours", action, near)
    length, pushed, beyond = _met(balls, seat, ray(cell, action.direction))
    if pushed == 0:
        return _refused("OB-7", "over-the-rim", action, near)
    if pushed >= length:
        return _refused("OB-8", "too-weak", action, near, length=length, pushed=pushed)
    return _refused("OB-9", "own-behind", action, near, blocker=NAMES[beyond])


def why_not_there(balls: Balls, action: Reenter) -> Illegal:
    """The refusal of a cell for a ball in the air."""
    cell = CELL.get(action.cell)
    if cell is None:
        return _refused("OB-15", "cell", action, ())
    near = sorted(movegen.free(balls), key=lambda one: (distance(one, cell), one))[:NEAREST]
    return _refused("OB-15", "taken", action, tuple(Reenter(NAMES[one]) for one in near))


def nearest(balls: Balls, seat: Seat, cell: Cell, way: Direction) -> tuple[Move, ...]:
    """The legal moves nearest to one that is not: of the same ball first, then of balls beside it, by the smallest turn."""

    def off(move: Shove) -> tuple[int, int, int]:
        return distance(move.cell, cell), _turned(move.way, way), move.cell

    return tuple(Move(NAMES[move.cell], move.way) for move in sorted(movegen.legal(balls, seat), key=off)[:NEAREST])


def _turned(one: Direction, two: Direction) -> int:
    """The angle between two directions in sixths of a full turn."""
    if two not in DIRECTIONS:
        return 0
    apart = abs(DIRECTIONS.index(one) - DIRECTIONS.index(two))
    return min(apart, len(DIRECTIONS) - apart)


def _met(balls: Balls, seat: Seat, cells: tuple[Cell, ...]) -> tuple[int, int, Cell]:
    """The length of the line on the cells, the number of enemies before it, and the cell behind those (-1: outside)."""
    colours = [movegen.colour_at(balls, cell) for cell in cells]
    length = next((nth for nth, colour in enumerate(colours) if colour != seat), len(cells))
    foes = next((nth for nth, colour in enumerate(colours[length:]) if colour != other(seat)), len(cells) - length)
    beyond = length + foes
    return length, foes, cells[beyond] if beyond < len(cells) else -1


def _refused(
    rule: str, why: str, action: Move | Reenter, near: tuple[Move | Reenter, ...], **args: str | int
) -> Illegal:
    alternatives = _near(near)
    return Illegal(
        rule,
        phrase(
            "offboard-refused", why=phrase(f"offboard-refused-{why}", move=written(action), **args), near=alternatives
        ),
    )


def _near(moves: tuple[Move | Reenter, ...]) -> Phrase:
    if not moves:
        return phrase("offboard-near-none")
    return phrase("offboard-near", moves=", ".join(written(move) for move in moves))
