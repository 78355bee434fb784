"""Validation of positions written by hand."""

from collections.abc import Iterator

from bot.games.offboard import movegen
from bot.games.offboard.board import BALLS, GOAL, TARGETS, VALUES, other
from bot.games.offboard.turns import LETTERS, QUIET, REPEATS, position_key
from bot.games.offboard.values import State


def validate(state: State) -> tuple[str, ...]:
    """The contradictions of a position, one clause each, in English."""
    found = tuple(_shape(state))
    return found or tuple(_sense(state))


def _shape(state: State) -> Iterator[str]:
    """Letters and seats are those of the game."""
    try:
        movegen.read(state.cells)
    except ValueError as error:
        yield f"cells: {error}"
    if len(state.targets) != TARGETS or set(state.targets) - {*LETTERS, "."}:
        yield f"targets has {TARGETS} letters of R, Y and '.', this is {state.targets!r}"
    if state.turn not in (0, 1) or state.air not in (None, 0, 1) or state.winner not in (None, 0, 1):
        yield "turn, air and winner are seats: 0 or 1"
    if state.asked < 1 or state.turns < 1 or not 0 <= state.quiet <= QUIET:
        yield f"asked and turns count from 1, quiet from 0 to {QUIET}"


def _sense(state: State) -> Iterator[str]:
    """Balls, scores and the open ask fit together."""
    yield from _counts(state)
    if (state.phase == "over") != (state.ended is not None):
        yield "phase over and ended go together"
    elif state.phase != "over":
        yield from _under_way(state)


def _counts(state: State) -> Iterator[str]:
    """Every ball is somewhere, and the scores match the targets."""
    balls = movegen.read(state.cells)
    for seat, letter in enumerate(LETTERS):
        count = movegen.live(balls, seat) + state.targets.count(letter) + state.out[seat] + (state.air == seat)
        if count != BALLS:
            yield f"{letter} has {count} balls on the board, in targets, discarded and in the air, not {BALLS}"
        score = sum(VALUES[nth] for nth, held in enumerate(state.targets) if held == LETTERS[other(seat)])
        if state.score[seat] != score:
            yield f"the score of {letter} is {state.score[seat]}, but what it pushed into targets makes {score}"


def _under_way(state: State) -> Iterator[str]:
    """A match under way has an open ask and has not reached an end."""
    if any(score >= GOAL for score in state.score):
        yield f"a seat has {GOAL} points, and the match is not over"
    if (state.phase == "air") != (state.air is not None):
        yield "phase air and a ball in the air go together"
    if state.air is not None and state.air != state.turn:
        yield "the ball in the air is the one of the seat to move (OB-15)"
    if state.keys and state.keys[-1] != position_key(state):
        yield "keys must end with the present position"
    if any(state.keys.count(key) >= REPEATS for key in state.keys):
        yield f"a position in keys stands {REPEATS} times, and the match is not drawn"
    if state.phase == "move" and not movegen.moves(movegen.read(state.cells), state.turn):
        yield "there is no legal move"
