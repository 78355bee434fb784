"""The search index of a language: finds the sections that answer a text.

A section is worth the better the more of the telling words it has, and the more one of its questions or its title is like the text.
Unknown words are completed or replaced by the nearest known one.
"""

from __future__ import annotations

import heapq
import itertools
import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import msgspec
from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from bot.features.rulebook.letters import Letters
from bot.features.rulebook.likelihood import likelihood
from bot.features.rulebook.wording import WORDS, Wording, WordLists

EVERY = "bot"  # the book about the bot, which holds in every game
BEGUN = 6  # words that the one being typed may become
GUESSES = 6  # words of a search that may be mended
SHORT, LONG = 4, 7  # letters from which on a word may have one wrong, and two
HAVING, LIKE = 0.8, 0.6  # what having all words anywhere is worth, and the likeness to a question
COMPARED = 60  # titles and questions, those with the best of the other words, that these are looked for in
WORDED, SPELT = 0.4, 0.4  # and what the same wording is worth, and the same groups of letters, among the best so many
LIKELY = 0.1  # and among those the likelihood
RANKED = 12
NEAR, OURS = 2.0, 1.64  # factors for the sections of the game that is preferred, and then for those about the bot

LineWorths: TypeAlias = tuple[list[int], list[float]]
"""Numbers of titles and questions, with what something is worth in each."""
_WORTHS = msgspec.msgpack.Decoder(dict[str, float])
_LINES = msgspec.msgpack.Decoder(tuple[list[int], list[float]])
_TEXTS = msgspec.msgpack.Decoder(list[str])
NOTHING, NO_LINES = msgspec.msgpack.encode({}), msgspec.msgpack.encode(([], []))


class Built(msgspec.Struct, frozen=True):
    """An index as it is built (`bot.features.rulebook.indexing`). It stays in the bytes that it came in but for what every search reads.

    Titles and questions are numbered section by section.
    """

    lists: WordLists
    games: dict[str, str]  # of sections
    vocabulary: list[str]
    rarity: dict[str, float]  # of terms
    synonyms: list[str]  # terms that need not be in the rules
    sections: dict[str, msgspec.Raw]  # what a term is worth, by section
    questions: dict[str, msgspec.Raw]  # the words in order of each title or question, by section
    counts: list[int]  # of the titles and questions of each section
    weights: dict[str, float]  # of the marks of titles and questions
    lines: dict[str, msgspec.Raw]  # what a term is worth, as LineWorths
    small: list[msgspec.Raw]  # what the other marks of a title or question are worth
    ratios: dict[str, msgspec.Raw]  # of marks, see `learned`
    short: dict[str, float]
    bits: dict[str, int]  # see Letters
    letters: bytes


class Index:
    """The search in a language."""

    def __init__(self, built: Built) -> None:
        self._built = built
        self.wording = Wording(built.lists)
        self._seen = built.rarity.keys() | frozenset(built.synonyms)
        self._letters = Letters(built.bits, built.letters)
        ends = zip(built.games, built.counts, itertools.accumulate(built.counts), strict=True)
        self._places = {number: range(end - count, end) for number, count, end in ends}
        self._line_sections = [number for number, places in self._places.items() for _ in places]

    def knows(self, words: Sequence[str]) -> int:
        """The number of folded words that occur in the language's rules."""
        idle = sum(word in self.wording.idle for word in words)
        return idle + sum(one in self._seen for one in self.wording.stems(words))

    def nears(self, words: Sequence[str]) -> int:
        """The number of folded words similar to one in the rules."""
        unknown = [word for word in words if len(word) >= SHORT and not self.knows([word])]
        return sum(self._nearest(word) is not None for word in unknown[:GUESSES])

    def search(self, words: Sequence[str], game: str, near: str, limit: int) -> list[str]:
        """The numbers of the sections that fit the folded words, best first.

        They are of one game and of the bot, or of all (""), where those of the game `near` are preferred.
        """
        words = self._mended(words[: 2 * WORDS])
        terms = self._terms(words)
        scores, total = defaultdict[str, float](float), sum(self._built.rarity[term] for term in terms)
        for term in terms:
            for number, worth in _WORTHS.decode(self._built.sections.get(term, NOTHING)).items():
                scores[number] += HAVING * worth / total
        for number, likeness in self._likenesses(self.wording.marks(words, terms)).items():
            scores[number] += LIKE * likeness
        factors = {near or game: NEAR, EVERY: OURS if near or game else 1.0}
        nearer = {number: factors.get(self._built.games[number], 1.0) for number in scores}
        asked = {game, EVERY} if game in self._built.games.values() else {game}
        fitting = sorted(
            (one for one in scores if not game or self._built.games[one] in asked),
            key=lambda one: -scores[one] * nearer[one],
        )
        like, likely = self._letters.like(words), self._likely(words, terms)
        for number in fitting[:RANKED]:
            scores[number] += WORDED * self._alike(number, words) + SPELT * max(map(like, self._places[number]))
            scores[number] += LIKELY * likely(number)
        return sorted(fitting[:RANKED], key=lambda one: -scores[one] * nearer[one])[:limit] + fitting[RANKED:limit]

    def _likely(self, words: Sequence[str], terms: Sequence[str]) -> Callable[[str], float]:
        """A function of a section that tells how likely it is to be meant."""
        marks = self.wording.likelihood_marks(words, terms)
        known = [_WORTHS.decode(self._built.ratios[mark]) for mark in marks if mark in self._built.ratios]
        return likelihood(known, self._built.short)

    def _alike(self, number: str, words: Sequence[str]) -> float:
        """Similarity of a text to a section's titles and questions, word order ignored, stop words included: 1 for the same."""
        return (
            process.extractOne(
                " ".join(sorted(words)), _TEXTS.decode(self._built.questions[number]), scorer=fuzz.ratio
            )[1]
            / 100
        )

    def _likenesses(self, marks: Iterable[str]) -> dict[str, float]:
        """Similarity of the marks to each section's most similar title or question: 1 for the same."""
        known = [mark for mark in marks if mark in self._built.weights]
        few = [mark for mark in known if mark not in self._built.rarity]
        length = math.hypot(*map(self._built.weights.__getitem__, known)) or 1
        lines: dict[int, float] = {}
        for term in known:
            for line, worth in zip(*_LINES.decode(self._built.lines.get(term, NO_LINES)), strict=True):
                lines[line] = lines.get(line, 0.0) + worth
        best = defaultdict[str, float](float)
        for line, worth in lines.items():
            number = self._line_sections[line]
            best[number] = max(best[number], worth)
        for line in heapq.nlargest(COMPARED, lines, key=lines.__getitem__):
            small, number = _WORTHS.decode(self._built.small[line]), self._line_sections[line]
            best[number] = max(best[number], lines[line] + sum(small[mark] for mark in few if mark in small))
        return {number: worth / length for number, worth in best.items()}

    def _mended(self, words: Sequence[str]) -> list[str]:
        """The words, each unknown one as the nearest known word; the last stays as it is if it may become a known one."""
        guesses = iter(range(GUESSES))
        mended = []
        for place, word in enumerate(words, start=1):
            unknown = len(word) >= SHORT - 1 and not self.knows([word]) and next(guesses, None) is not None
            typed = unknown and place == len(words) and bool(self._begun(word))
            mended.append(self._nearest(word) or word if unknown and not typed else word)
        return mended

    def _terms(self, words: Sequence[str]) -> list[str]:
        """The terms to look for, with completions of the last word, limited to stay fast."""
        terms = list(dict.fromkeys(one for one in self.wording.stems(words) if one in self._built.rarity))[:WORDS]
        if words and not self.knows(words[-1:]):
            terms += [one for one in self.wording.stems(self._begun(words[-1])) if one in self._built.rarity]
        return list(dict.fromkeys(terms))

    def _begun(self, word: str) -> list[str]:
        """Known words with this prefix."""
        return list(itertools.islice((known for known in self._built.vocabulary if known.startswith(word)), BEGUN))

    def _nearest(self, word: str) -> str | None:
        wrong = (len(word) >= SHORT) + (len(word) >= LONG)
        near = process.extractOne(word, self._built.vocabulary, scorer=OSA.distance, score_cutoff=wrong)
        return None if near is None else near[0]
