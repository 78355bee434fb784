"""Whether a text contains the words of a key in `data/words`: tests refer to words by key, not by their current text."""

from __future__ import annotations

import functools
import re

from bot.words import MissingWords, Words
from tests.support.discord.quick import usual_tools
from tests.support.discord.scene import WORDS

ANY = "\uffff"
_UNKNOWN = re.compile(r"Unknown external: (\w+)")
_JOINED = re.compile(rf"\b(?:de|que|à|le|du|au) {ANY}", re.IGNORECASE)  # and d’Ambre, du ballon, à la Valkyrie
_JOINTS = r"(?:(?:de |à )?(?:la |l’)|de |d’|du |des |que |qu’|à |au |aux |le )?"


def says(text: str, key: str, language: str = "en", /, **args: object) -> bool:
    """Whether the words of a key stand in a text, with these arguments; those not given may be anything."""
    return _pattern(language, key, tuple(args.items())).search(text) is not None


@functools.cache
def _pattern(language: str, key: str, given: tuple[tuple[str, object], ...]) -> re.Pattern[str]:
    said = _with_any(usual_tools(WORDS).catalogue.languages[language], key, dict(given))
    if not said.replace(ANY, "").strip():
        raise ValueError(f"{key!r} says nothing by itself")
    parts = re.split(f"({_JOINED.pattern}|{ANY})", said, flags=re.IGNORECASE)
    return re.compile("".join(_read(part) for part in parts), re.DOTALL)


def _read(part: str) -> str:
    if not part.endswith(ANY):
        return re.escape(part)
    return ".*?" if part == ANY else f"(?i:{_JOINTS}).*?"


def _with_any(words: Words, key: str, args: dict[str, object]) -> str:
    """The words with something to be recognised wherever nothing is given."""
    while True:
        try:
            return words.text(key, **args)
        except MissingWords as missing:
            unknown = _UNKNOWN.search(str(missing))
            if unknown is None:
                raise
            args[unknown[1]] = ANY
