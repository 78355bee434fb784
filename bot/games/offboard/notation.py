"""The notation of moves (`C4 NE`, `reenter F5`, `discard`) and a tolerant parser."""

import re
from typing import NamedTuple

from bot.games.base import Illegal
from bot.games.offboard.board import CELL, DIRECTIONS, Direction
from bot.games.offboard.values import Action, CellName, Discard, Move, Reenter
from bot.games.vocabulary import phrase

_PUT = {"reenter", "re-enter", "rentrer", "@"}
_AWAY = {"discard", "défausser", "écarter"}
_WEST = {"O": "W", "NO": "NW", "SO": "SW"}  # French compass letters
_WORD = r"[A-Za-zÀ-ſ]+"
_TOKEN = re.compile(rf"re-?enter|rentrer|{_WORD}|\d+|[^\s,;:>→-]", re.IGNORECASE)


class Unreadable(Illegal):
    """A text is no move; `column`, from 1, is where parsing failed."""

    def __init__(self, why: str, column: int, given: str = "") -> None:
        super().__init__("OB-4", phrase(f"offboard-unreadable-{why}", column=column, given=given))
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
    """Parse an action; capitals, spaces and dashes do not matter. Raises Unreadable."""
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
        action, rest = Move(cell, _way(rest[0] if rest else end)), rest[1:]
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


def _way(token: _Token) -> Direction:
    name = _WEST.get(token.text.upper(), token.text.upper())
    found = next((way for way in DIRECTIONS if way == name), None)
    if found is None:
        raise Unreadable("direction", token.column, token.text)
    return found
