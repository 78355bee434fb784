"""Finds the texts of a language that stand in a message: by their words between arguments, as well as that can be known."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping

from bot.grammar.registry import typeset

MOST = 5  # texts that are named
TELLING = 6  # letters of a text, without its arguments, by which it is known
_CHOICE = re.compile(r"\{ ?\$\w+ ->.*?\n\s*\}", re.DOTALL)
_ARGUMENT = re.compile(r"\{[^{}]*\}")
_LETTER = re.compile(r"[^\W\d_]")
_MARKUP = re.compile(r"-# |[*_`#>]")


def found_in(shown: str, sources: Mapping[str, str], language: str) -> tuple[str, ...]:
    """The keys of at most a few texts that stand in what is shown, longest first; `sources` are the language's texts as they are written."""
    text = _plain(typeset(shown, language))
    matching = [
        (sum(map(len, pieces)), key)
        for key, pieces in _pieces(tuple(sources.items()), language)
        if _stand_in(pieces, text)
    ]
    return tuple(key for _, key in sorted(matching, key=lambda one: (-one[0], one[1]))[:MOST])


@functools.lru_cache(maxsize=8)
def _pieces(sources: tuple[tuple[str, str], ...], language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The words between the arguments of each text that has enough of them."""
    found = []
    for key, source in sources:
        written = re.sub(r"\n#[^\n]*", "", source.partition("=")[2]).partition("\n    .")[0]
        parts = _ARGUMENT.split(_ARGUMENT.sub("{}", _CHOICE.sub("{}", written)))
        pieces = tuple(piece for part in parts if (piece := _plain(typeset(part, language)).strip()))
        if not key.startswith("command-") and len(_LETTER.findall("".join(pieces))) >= TELLING:
            found.append((key, pieces))
    return tuple(found)


def _stand_in(pieces: tuple[str, ...], text: str) -> bool:
    """Whether all pieces are there, one after another."""
    at = 0
    for piece in pieces:
        at = text.find(piece, at)
        if at < 0:
            return False
        at += len(piece)
    return True


def _plain(text: str) -> str:
    """A text without its formatting, on one line."""
    return re.sub(r"\s+", " ", _MARKUP.sub("", text)).casefold()
