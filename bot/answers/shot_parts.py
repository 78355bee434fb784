"""The parts of a shot code: its announcements, and the piece at its beginning."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from bot.answers.aim_parser import AmbiguousAim
from bot.answers.announcements import label_of, piece_code, pieces
from bot.games.contract.base import Ask, Choice
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused, repeated
from bot.text import fold
from bot.words import Words

REACH = {"reach", "juste"}  # just enough to touch

ANNOUNCED = re.compile(r"\s*!\s*")
_PUCK = re.compile(r"\s*(?:->|=>|>|→|⟶)\s*")
CODED = re.compile(r"(.*\S)\s+s(\d[\d.,]*%?)")


def parts_of(line: str) -> tuple[str, list[str]]:
    """A line without its announcements, and these; a strength after the last one belongs to the shot."""
    body, *names = ANNOUNCED.split(line)
    if names and (coded := CODED.fullmatch(names[-1])):
        names[-1] = coded[1]
        body = f"{body} s{coded[2]}"
    return body, [name for name in names if name]


@contextmanager
def within(before: str, announced: Iterable[str]) -> Iterator[None]:
    """Complete the readings of an ambiguous part of a line with what precedes it and what is announced."""
    try:
        yield
    except AmbiguousAim as unclear:
        after = "".join(f" !{name}" for name in announced)
        raise AmbiguousAim(unclear.reason, tuple(f"{before}{one}{after}" for one in unclear.readings)) from None


def plain(choice: Choice[Any], ask: Ask[Any]) -> Choice[Any]:
    """The choice of the same piece without announcement."""
    return next((one for one in pieces(ask) if piece_code(one) == piece_code(choice)), choice)


def parted(line: str) -> tuple[str, str, str]:
    """The text before the arrow of a line, the arrow, and the text after it; without an arrow, all text is after it."""
    found = _PUCK.search(line)
    return (line[: found.start()], ">", line[found.end() :]) if found else ("", "", line)


def puck_named(ask: Ask[Any], given: str, words: Words | None, rest: str = "") -> Choice[Any]:
    """The choice with a piece's label, code or name. Raises Refused if there is none, AmbiguousAim if there are several."""
    named = pucks_named(ask, fold(given), words)
    if not named:
        known = ", ".join(label_of(one, words) if words else one.code for one in pieces(ask))
        label = given.upper() if re.fullmatch(r"[a-z]\d+", given) else given
        raise Refused(phrase("flick-unknown-piece", given=repeated(label), known=known), ask.rule)
    if len(named) > 1:
        labels = [label_of(one, words) if words else one.code for one in named]
        reason = phrase("shot-ambiguous", given=repeated(given))
        raise AmbiguousAim(reason, tuple(f"{label}>{rest}" for label in labels))
    return named[0]


def pucks_named(ask: Ask[Any], name: str, words: Words | None) -> list[Choice[Any]]:
    """The choices with a piece's folded name."""
    return [choice for choice in pieces(ask) if name in piece_names(choice, words)]


def piece_names(choice: Choice[Any], words: Words | None) -> set[str]:
    """The folded names of a choice's piece: its code, and in a language its label and words."""
    if words is None:
        return {fold(choice.code)}
    text, label = fold(words.say(choice.words)), fold(label_of(choice, words))
    return {fold(choice.code), label, text, text.removeprefix(label).strip()} - {""}
