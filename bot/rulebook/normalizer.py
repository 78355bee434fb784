"""Normalises words for the search: no case, accents or endings, so that `éliminés` finds `élimination`."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping

from bot.text import without_accents

_WORD = re.compile(r"[a-z0-9]+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "’": "'"})
_KEPT = 3  # letters that an ending must leave

# Endings that change nothing about what is looked for, longest first: those of plurals, verbs and nouns made of verbs.
ENDINGS: Mapping[str, tuple[str, ...]] = {
    "en": ("ations", "ation", "ings", "ing", "ions", "ion", "ers", "ies", "ed", "er", "es", "ly", "e", "s", "y"),
    "fr": (
        *("issements", "issement", "ements", "ement", "ations", "ation", "aient", "antes", "ante", "ants", "ions"),
        *("ant", "ees", "ies", "ion", "ent", "ait", "ai", "ee", "ez", "er", "es", "ir", "ie", "is", "it", "ux"),
        *("e", "i", "s", "x"),
    ),
}


def folded(text: str) -> list[str]:
    """The words of a text in order, in lower case without accents; anything else is dropped."""
    return _WORD.findall(without_accents(text.casefold().translate(_LIGATURES)))


@functools.lru_cache(4096)
def stem(word: str, language: str) -> str:
    """The stem of a folded word, with a doubled last letter reduced."""
    for ending in ENDINGS.get(language, ()):
        if word.endswith(ending) and len(word) - len(ending) >= _KEPT:
            word = word[: -len(ending)]
            break
    return word[:-1] if len(word) > _KEPT and word[-1] == word[-2] else word


class Wording:
    """A language's word lists: `idle` stop words, and lines of synonyms in `same`."""

    def __init__(self, language: str, idle: str, same: Iterable[str]) -> None:
        self.language = language
        self.idle = frozenset(folded(idle))
        lines = [folded(line) for line in same]
        self.known = tuple(word for line in lines for word in line)  # those that mean the same as others
        self._same: dict[str, str] = {}
        for line in lines:
            stems = [stem(word, language) for word in line]
            self._same.update(dict.fromkeys(stems, stems[0]))

    def stems(self, words: Iterable[str]) -> list[str]:
        """The search terms for folded words, without stop words."""
        stems = (stem(word, self.language) for word in words if word not in self.idle)
        return [self._same.get(one, one) for one in stems]
