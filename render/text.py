"""Helpers for descriptions in all games: figures, directions, alt texts that fit."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

from bot.words import Words

ALT = 300  # characters of an alt text, which screen readers read in one go; the whole board is behind *Text*
LINES = 25  # of a text board
_BOLD_OR_CODE = re.compile(r"\*\*|(?<!\\)`")
_ROOM = 2600  # characters of a text board; with a story above it still fits into a message


def number(value: float, words: Words) -> str:
    """A number with at most two decimals, none of them a closing nought, written as the language does."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace(".", words.text("decimal-mark"))


def centimetres(millimetres: float, words: Words) -> str:
    """A length in cm, to the millimetre, written as the language does."""
    return number(round(millimetres / 10.0, 1), words)


def heading(dx: float, dy: float) -> int:
    """The direction of a step in mm (y up in the picture), in whole degrees: 90 is right."""
    return round(math.degrees(math.atan2(dx, dy))) % 360


def in_series(parts: Iterable[str], words: Words) -> str:
    """Parts of a sentence that have commas of their own, as the language separates them."""
    return words.text("series", before="", last="").join(parts)


def together(names: Sequence[str], words: Words) -> str:
    """Names joined in a sentence; "" for none."""
    if not names:
        return ""
    *before, last = names
    return words.text("together", before=", ".join(before), last=last) if before else last


def fitted(lines: Iterable[tuple[int, str]]) -> str:
    """The lines for which an alt text has room, in their order, without bold and code; names stay escaped.

    Of (weight, line) those with the greatest weight are left out first, the last of them first; what is too long by itself is cut.
    """
    kept = [(weight, _BOLD_OR_CODE.sub("", line)) for weight, line in lines]
    while len(kept) > 1 and sum(len(line) + 1 for _, line in kept) > ALT + 1:
        least = max(weight for weight, _ in kept)
        kept.pop(max(at for at, (weight, _) in enumerate(kept) if weight == least))
    text = "\n".join(line for _, line in kept)
    return text if len(text) <= ALT else text[: ALT - 1].rsplit(" ", 1)[0] + "…"


def first_fitting(boards: Iterable[Sequence[str]]) -> str:
    """The first of a text board's versions that a message has room for, else the last; at most `LINES` lines."""
    lines: Sequence[str] = ()
    for lines in boards:
        if len("\n".join(lines)) <= _ROOM:
            break
    return "\n".join(lines[:LINES])


def numbered(lines: Iterable[str]) -> tuple[str, ...]:
    """The sentences of an account, numbered in the order of time."""
    return tuple(f"{number}. {line}" for number, line in enumerate(lines, start=1))
