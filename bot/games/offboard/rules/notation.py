"""The notation of moves (`C4 NE`, `reenter F5`, `discard`) with a tolerant parser, and records of matches in it."""

import re
from typing import Any, NamedTuple, TypeAlias

from bot.games.contract.base import Answer, BaseGame, Illegal
from bot.games.contract.capabilities import Misread
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import phrase
from bot.games.offboard.rules.board import CELL, DIRECTIONS, Direction
from bot.games.offboard.rules.values import Action, CellName, Discard, Move, Reenter, State
from bot.text import cleaned, escape_markdown

_PUT = {"reenter", "re-enter", "rentrer", "@"}
_AWAY = {"discard", "défausser", "écarter"}
_WAYS: dict[str, Direction] = {
    **{way: way for way in DIRECTIONS},
    "O": "W",
    "NO": "NW",
    "SO": "SW",  # French compass letters
    "EAST": "E",
    "NORTHEAST": "NE",
    "NORTHWEST": "NW",
    "WEST": "W",
    "SOUTHWEST": "SW",
    "SOUTHEAST": "SE",
    "EST": "E",
    "NORDEST": "NE",
    "NORDOUEST": "NW",
    "OUEST": "W",
    "SUDOUEST": "SW",
    "SUDEST": "SE",
    "RIGHT": "E",
    "LEFT": "W",
    "DROITE": "E",
    "GAUCHE": "W",
    "→": "E",
    "↗": "NE",
    "↖": "NW",
    "←": "W",
    "↙": "SW",
    "↘": "SE",
}
_FILLERS = {"to", "the", "à", "vers", "la", "le", "l", "'"}
_WORD = r"[A-Za-zÀ-ſ]+"
_TOKEN = re.compile(rf"re-?enter|rentrer|{_WORD}|\d+|[→↗↖←↙↘](?!\s*{_WORD})|[^\s,;:>→↗↖←↙↘-]", re.IGNORECASE)


class Unreadable(Illegal):
    """A text is no move; `column`, from 1, is where parsing failed."""

    def __init__(self, why: str, column: int, given: str = "") -> None:
        super().__init__("", phrase(f"offboard-unreadable-{why}", column=column, given=escape_markdown(given)))
        self.column = column


class _Token(NamedTuple):
    text: str
    column: int


def written(action: Action) -> str:
    """The action in the game's notation."""
    match action:
        case Move(cell, direction):
            return f"{cell} {direction}"
        case Reenter(cell):
            return f"reenter {cell}"
        case Discard():
            return "discard"


def read(text: str) -> Action:
    """Parse an action; capitals, spaces, dashes and arrows before a word do not matter. Raises Unreadable."""
    text = cleaned(text)
    tokens = [_Token(token.group(), token.start() + 1) for token in _TOKEN.finditer(text)]
    end = _Token("", len(text.rstrip()) + 1)
    if not tokens:
        raise Unreadable("empty", 1)
    first = tokens[0].text.casefold()
    if first in _AWAY:
        action: Action = Discard()
        rest = tokens[1:]
    elif first in _PUT:
        cell, rest = _cell(tokens[1:], end)
        action = Reenter(cell)
    else:
        cell, rest = _cell(tokens, end)
        direction, rest = _way(rest, end)
        action = Move(cell, direction)
    if rest:
        raise Unreadable("more", rest[0].column, rest[0].text)
    return action


def _cell(tokens: list[_Token], end: _Token) -> tuple[CellName, list[_Token]]:
    """The cell at the start of the tokens, and the remaining tokens."""
    letter, digit = (*tokens, end, end)[:2]
    name = f"{letter.text}{digit.text}".upper()
    if len(letter.text) != 1 or not digit.text.isdecimal():
        raise Unreadable("no-cell", letter.column, letter.text)
    if name not in CELL:
        raise Unreadable("cell", letter.column, name)
    return name, tokens[2:]


def _way(tokens: list[_Token], end: _Token) -> tuple[Direction, list[_Token]]:
    """The direction at the start of the tokens, of one word or two (`north-east`), and the remaining tokens.

    Words such as `to the` may come before it.
    """
    while tokens and tokens[0].text.casefold() in _FILLERS:
        tokens = tokens[1:]
    for words in (2, 1):
        name = "".join(token.text for token in tokens[:words]).upper()
        if len(tokens) >= words and name in _WAYS:
            return _WAYS[name], tokens[words:]
    unread = (*tokens, end)[0]
    raise Unreadable("direction", unread.column, unread.text)


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
        move = line.partition(COMMENT)[0]
        if move.strip():
            state = _played(game, state, number, move)
    return state


def _played(game: Rules, state: State, number: int, text: str) -> State:
    column = len(text) - len(text.lstrip()) + 1
    try:
        action = read(text)
    except Unreadable as unreadable:
        raise Misread(number, unreadable.column, unreadable.reason, unreadable.rule) from unreadable
    asks = game.asks(state)
    if not asks:
        raise Misread(number, column, phrase("offboard-refused-over"), "OB-17")
    try:
        return game.apply(state, Answer(asks[0].id, asks[0].seat, action), LUCK).state
    except Illegal as refusal:
        raise Misread(number, column, refusal.reason, refusal.rule) from refusal
