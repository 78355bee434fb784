"""Match records: one line per answer, counted in comments; writing and replaying them."""

from typing import Any, TypeAlias

from bot.games.base import Answer, BaseGame, Illegal
from bot.games.capabilities import Misread
from bot.games.luck import Rng
from bot.games.offboard.asks import open_asks
from bot.games.offboard.notation import Unreadable, read
from bot.games.offboard.values import State
from bot.games.vocabulary import phrase

Rules: TypeAlias = BaseGame[State, Any, Any, Any, Any]


COMMENT = "#"
LUCK = Rng(b"")  # no luck is drawn
PER_COMMENT = 10  # answers between two comments that count them


def record(state: State) -> str:
    """The answers of a match in order, with the score in comments."""
    lines = ["# Offboard. R begins; a line is an answer: C4 NE, reenter F5, discard."]
    for number, answer in enumerate(state.record):
        if number and number % PER_COMMENT == 0:
            lines.append(f"# {number} answers")
        lines.append(answer)
    lines.append(f"# {state.score[0]}-{state.score[1]}{f', {state.ended}' if state.ended else ''}")
    return "\n".join(lines) + "\n"


def replay(game: Rules, text: str) -> State:
    """The state a record leads to from the start position. Raises Misread."""
    state = game.setup(2, {}, LUCK).state
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition(COMMENT)[0]
        if said.strip():
            state = _played(game, state, number, said)
    return state


def _played(game: Rules, state: State, number: int, said: str) -> State:
    column = len(said) - len(said.lstrip()) + 1
    try:
        action = read(said)
    except Unreadable as unreadable:
        raise Misread(number, unreadable.column, unreadable.reason, unreadable.rule) from unreadable
    asks = open_asks(state)
    if not asks:
        raise Misread(number, column, phrase("offboard-refused-over"), "OB-17")
    try:
        return game.apply(state, Answer(asks[0].id, asks[0].seat, action), LUCK).state
    except Illegal as refusal:
        raise Misread(number, column, refusal.reason, refusal.rule) from refusal
