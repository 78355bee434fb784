"""Rules search: finds sections for a text in any language.

Each language has an in-memory index (SQLite's FTS5). Unknown words are completed or replaced by the nearest known one. Rule numbers
are found directly.
"""

from __future__ import annotations

import functools
import re
import sqlite3
import weakref
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.rulebook.books import NUMBER, Rule, data, languages, questions, sections
from bot.text import without_accents

READ = 600  # characters of a search that are looked at; a question is shorter
WORDS = 16  # different words of a search that are looked for
BEGUN = 6  # words that the one being typed may become
GUESSES = 6  # words of a search that may be mended
NAMING = 3  # words of a title that does no more than name a thing
SHORT, LONG = 4, 7  # letters from which on a word may have one wrong, and two
TABLE = "CREATE VIRTUAL TABLE rules USING fts5(number UNINDEXED, game, title, words, asked, text, chapter)"
# What a word is worth in each column: a title tells most, the heading of a chapter least.
BEST = "SELECT number FROM rules WHERE rules MATCH ? ORDER BY bm25(rules, 0, 0, 6, 3, 2, 1, 0.5), rowid LIMIT ?"
SAID = "{title words asked text chapter}"  # where words are looked for


class Index:
    """The search index of a language."""

    def __init__(self, wording: Wording, rules: Mapping[str, Rule], words: Mapping[str, str]) -> None:
        self.wording = wording
        self._base = sqlite3.connect(":memory:", check_same_thread=False)
        weakref.finalize(self, self._base.close)
        self._base.execute(TABLE)
        seen = Counter[str]()
        asked = questions(wording.language)
        for number, rule in rules.items():
            about = " ".join(f"{one.asked} {one.answer}" for one in asked.get(number, ()))
            told = NUMBER.sub("", rule.text)  # a section is not about those it cites
            columns = [folded(text) for text in (rule.title, words.get(number, ""), about, told, rule.chapter)]
            for column in columns:
                seen.update(column)
            row = (number, rule.game, *(" ".join(wording.stems(column)) for column in columns))
            self._base.execute("INSERT INTO rules VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        seen.update(wording.known)
        self._seen = frozenset(wording.stems(seen))
        # Short titles in full; the part before a colon is the subject, which several titles share.
        titles = {number: folded(rule.title) for number, rule in rules.items() if ":" not in rule.title}
        self._titled = {number: self._telling(title) for number, title in titles.items() if len(title) <= NAMING}
        # The word that most texts have comes first, so that of two equally near ones it is taken.
        self._vocabulary = [word for word, _ in seen.most_common() if word not in wording.idle]

    def knows(self, words: Sequence[str]) -> int:
        """How many of the folded words occur in the language's rules."""
        idle = sum(word in self.wording.idle for word in words)
        return idle + sum(one in self._seen for one in self.wording.stems(words))

    def nears(self, words: Sequence[str]) -> int:
        """How many of the folded words are close to one in the rules."""
        unknown = [word for word in words if len(word) >= SHORT and not self.knows([word])]
        return sum(self._nearest(word) is not None for word in unknown[:GUESSES])

    def search(self, words: Sequence[str], game: str, limit: int) -> list[str]:
        """The numbers of the sections that have most of the folded words, best first; of one game, or of all ("").

        A section with exactly this title comes first.
        """
        terms = self._terms(words)
        if not terms:
            return []
        said = f"{SAID} : ({' OR '.join(terms)})"
        quoted = game.replace('"', '""')  # a mere string, whatever a client sends
        wanted = f'game : "{quoted}" AND {said}' if game else said
        found = [number for (number,) in self._base.execute(BEST, (wanted, limit))]
        telling = self._telling(words)
        return sorted(found, key=lambda number: self._titled.get(number) != telling)

    def _telling(self, words: Sequence[str]) -> frozenset[str]:
        return frozenset(words) - self.wording.idle

    def _terms(self, words: Sequence[str]) -> list[str]:
        """The FTS5 query; limited in size to stay quick."""
        guesses = iter(range(GUESSES))
        terms: dict[str, None] = {}
        for word in dict.fromkeys(words):
            for one in self.wording.stems([word]):
                if one in self._seen:
                    terms[f'"{one}"'] = None
                elif len(word) >= SHORT - 1 and next(guesses, None) is not None:
                    terms.update(dict.fromkeys(self._guessed(word, last=word == words[-1])))
            if len(terms) >= WORDS:
                break
        return list(terms)

    def _guessed(self, word: str, *, last: bool) -> list[str]:
        """Replacements for an unknown word: its completions, or the nearest known words."""
        if last and (begun := [known for known in self._vocabulary if known.startswith(word)]):
            return [f'"{one}"' for one in dict.fromkeys(self.wording.stems(begun[:BEGUN]))]
        near = self._nearest(word)
        return [] if near is None else [f'"{one}"' for one in self.wording.stems([near])]

    def _nearest(self, word: str) -> str | None:
        wrong = (len(word) >= SHORT) + (len(word) >= LONG)
        near = process.extractOne(word, self._vocabulary, scorer=OSA.distance, score_cutoff=wrong)
        return None if near is None else near[0]


class Search:
    """The search in all languages."""

    def __init__(self) -> None:
        self._indices = {language: _index(language) for language in languages()}
        self._numbers = frozenset(number for language in self._indices for number in sections(language))
        self._named = {number.upper(): number for number in self._numbers}
        prefixes = "|".join(sorted({number.partition("-")[0] for number in self._numbers}))
        self._citation = re.compile(rf"\b({prefixes})[-–—_.#° ]{{0,3}}(\d{{1,3}})\b", re.IGNORECASE)

    def find(self, text: str, language: str, game: str = "", limit: int = 12) -> list[str]:
        """The numbers of the sections that answer a text, best first; `language` is the reader's, the text's may be another."""
        cited = self.cited(text, game)
        words = [] if text.strip().upper() in self._named else folded(self._citation.sub("", text[:READ]))
        if not words:
            return cited[:limit]
        found = self._spoken(words, language).search(words, game, limit)
        return list(dict.fromkeys((*cited, *found)))[:limit]

    def _spoken(self, words: Sequence[str], language: str) -> Index:
        """The index of the words' language; the reader's in a tie."""
        known = {index: index.knows(words) for index in self._indices.values()}
        likely = [index for index in known if known[index] == max(known.values())]
        if len(likely) == 1:
            return likely[0]
        return max(likely, key=lambda index: (index.nears(words), index.wording.language == language))

    def cited(self, text: str, game: str = "") -> list[str]:
        """The sections a text names by number; a bare number belongs to the game."""
        bare = text.strip()
        numbers = [f"{prefix.upper()}-{int(number)}" for prefix, number in self._citation.findall(text[:READ])]
        if bare.isascii() and bare.isdecimal() and len(bare) <= 3:
            numbers += [one for one in self._of(game) if one.rpartition("-")[2] == str(int(bare))][:1]
        numbers += filter(None, (self._named.get(bare.upper()),))
        return [one for one in dict.fromkeys(numbers) if one in self._numbers]

    def _of(self, game: str) -> list[str]:
        return [number for number, rule in sections("en").items() if rule.game == game]


@functools.cache
def searcher() -> Search:
    """The search, built on first use."""
    return Search()


def _index(language: str) -> Index:
    said = data(language, "words")
    wording = Wording(language, said.get("idle", ""), said.get("same", ()))
    return Index(wording, sections(language), said.get("words", {}))


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
