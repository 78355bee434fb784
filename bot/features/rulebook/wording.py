"""The words of a language as searches see them: folded, stemmed, without stop words, synonyms as one."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from bot.features.rulebook.likelihood import marks_of
from bot.text import without_accents

KNOWN = 8192  # words of a language whose stems are kept, more than its rules have
WORDS = 16  # different words of a search that are looked for
IDLE, PAIR = 0.4, 0.2  # what stop words and pairs of neighbours are worth against other words
_WORD = re.compile(r"[a-z0-9]+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "’": "'"})


class WordLists(msgspec.Struct, frozen=True):
    """A language's lists: its `stemmer`, `idle` stop words, the terms of synonyms by their stems, and `phrases` with the words for them.

    All are folded; `known` are the words that mean the same as others.
    """

    language: str
    stemmer: str
    idle: frozenset[str]
    known: tuple[str, ...]
    same: dict[str, str]
    phrases: dict[str, str]


def folded(text: str) -> list[str]:
    """The words of a text in order, in lower case without accents; anything else is dropped."""
    return _WORD.findall(without_accents(text.casefold().translate(_LIGATURES)))


def word_lists(
    language: str, stemmer: str = "", idle: str = "", same: Iterable[str] = (), phrases: Mapping[str, str] | None = None
) -> WordLists:
    """The lists as they are in files, where each line of `same` has words that mean the same."""
    lines = [folded(line) for line in same]
    stem, terms = _stemmer(stemmer), dict[str, str]()
    for line in lines:
        stems = [stem(word) for word in line]
        terms.update(dict.fromkeys(stems, stems[0]))
    return WordLists(
        language,
        stemmer,
        frozenset(folded(idle)),
        tuple(word for line in lines for word in line),
        terms,
        {" ".join(folded(phrase)): " ".join(folded(words)) for phrase, words in (phrases or {}).items()},
    )


class Wording:
    """Makes search terms of words by a language's lists."""

    def __init__(self, lists: WordLists) -> None:
        self.lists = lists
        self.language = lists.language
        self.idle = lists.idle
        self.stem = functools.lru_cache(KNOWN)(_stemmer(lists.stemmer))
        longest = sorted(lists.phrases, key=len, reverse=True)
        self._phrase = re.compile(rf"\b(?:{'|'.join(longest)})\b") if longest else None

    def joined(self, words: Sequence[str]) -> list[str]:
        """The folded words with those of a phrase replaced, "the same time" by "simultaneous"."""
        if self._phrase is None:
            return list(words)
        return self._phrase.sub(lambda found: self.lists.phrases[found[0]], " ".join(words)).split()

    def stems(self, words: Iterable[str]) -> list[str]:
        """The search terms for folded words, without stop words."""
        stems = (self.stem(word) for word in words if word not in self.idle)
        return [self.lists.same.get(one, one) for one in stems]

    def marks(self, words: Sequence[str], terms: Iterable[str]) -> dict[str, float]:
        """The weighted marks by which questions are compared: terms, stop words and pairs of neighbouring words."""
        idle = [word for word in dict.fromkeys(words) if word in self.idle][:WORDS]
        ends = [self.stem(word) for word in words]
        pairs = [f"{one} {other}" for one, other in itertools.pairwise(ends)]
        return dict.fromkeys(pairs, PAIR) | {f"{word} ": IDLE for word in idle} | dict.fromkeys(terms, 1.0)

    def likelihood_marks(self, words: Sequence[str], terms: Sequence[str]) -> list[str]:
        """The marks of a text by which its section is likely."""
        return marks_of([self.stem(word) for word in words], terms)


def _stemmer(name: str) -> Callable[[str], str]:
    if not name:
        return str
    import snowballstemmer  # noqa: PLC0415  a tenth of a second, for the stemmers of all languages

    stem: Callable[[str], str] = snowballstemmer.stemmer(name).stemWord
    return stem
