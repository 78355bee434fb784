"""Rules search: finds the sections that answer a text in any language.

A section is worth the better the more of the telling words it has, and the more one of its questions or its title is like the text.
Unknown words are completed or replaced by the nearest known one. Rule numbers are found directly.
"""

from __future__ import annotations

import functools
import heapq
import itertools
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

import snowballstemmer
from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from bot.features.rulebook.letters import Letters
from bot.features.rulebook.likelihood import Likelihood, marks_of
from bot.features.rulebook.questions import data, languages, questions
from bot.rules.books import Rule, sections
from bot.text import cleaned, without_accents

EVERY = "bot"  # the book about the bot, which holds in every game
NUMBER = re.compile(r"\b[A-Z]{1,2}-\d+\b")
READ = 600  # characters of a search that are looked at; a question is shorter
WORDS = 16  # different words of a search that are looked for
BEGUN = 6  # words that the one being typed may become
GUESSES = 6  # words of a search that may be mended
KNOWN = 8192  # words of a language whose stems are kept, more than its rules have
SHORT, LONG = 4, 7  # letters from which on a word may have one wrong, and two
HAVING, LIKE = 0.8, 0.6  # what having all words anywhere is worth, and the likeness to a question
IDLE, PAIR = 0.4, 0.2  # in that likeness, what stop words and pairs of neighbours are worth against other words
COMPARED = 60  # titles and questions, those with the best of the other words, that these are looked for in
WORDED, SPELT = 0.4, 0.4  # and what the same wording is worth, and the same groups of letters, among the best so many
LIKELY = 0.1  # and among those the likelihood
RANKED = 12
NEAR, OURS = 2.0, 1.64  # factors for the sections of the game that is preferred, and then for those about the bot
TITLE, ASKED, TEXT, CHAPTER = 4.0, 2.0, 1.0, 0.5  # what a word is worth by where it is
MORE = 0.0  # and of further questions, which only tell what a question is like
COUNTED = {TITLE: 1.0, ASKED: 1.0, MORE: 1.0, TEXT: 0.3}  # what a text of such a worth counts in the likelihood
ENOUGH = 2.0  # worth at which a word counts half


class Index:
    """The search index of a language."""

    def __init__(
        self, wording: Wording, rules: Mapping[str, Rule], asked: Mapping[str, str], more: Mapping[str, str]
    ) -> None:
        self.wording = wording
        self._games = {number: rule.game for number, rule in rules.items()}
        texts = {
            number: _texts(rule, asked.get(number, ""), more.get(number, ""), wording) for number, rule in rules.items()
        }
        words = Counter(word for section in texts.values() for _, text in section for word in text)
        words.update(wording.known)
        # The word that most texts have comes first, so that of two equally near ones it is taken.
        self._vocabulary = [word for word, _ in words.most_common() if word not in wording.idle]
        terms = {
            number: [(worth, wording.stems(text)) for worth, text in weighted] for number, weighted in texts.items()
        }
        self._rarity = _rarities(terms.values())
        self._seen = self._rarity.keys() | frozenset(wording.stems(wording.known))
        self._sections = defaultdict[str, dict[str, float]](dict)  # what a term is worth, by section
        for number, weighted in terms.items():
            self._add(number, weighted)
        self._likelihood = Likelihood(
            (number, COUNTED[worth], self._bayes(text, wording.stems(text)))
            for number, weighted in texts.items()
            for worth, text in weighted
            if worth in COUNTED
        )
        lines = {
            number: [text for worth, text in weighted if worth in {TITLE, ASKED, MORE}]
            for number, weighted in texts.items()
        }
        self._asked = {number: [" ".join(sorted(text)) for text in asked] for number, asked in lines.items()}
        # the section of each title or question
        self._line_sections = [number for number, asked in lines.items() for _ in asked]
        self._letters = Letters([text for asked in lines.values() for text in asked])
        ends = zip(lines.items(), itertools.accumulate(map(len, lines.values())), strict=True)
        # the titles and questions of each section
        self._places = {number: range(end - len(asked), end) for (number, asked), end in ends}
        self._weights: dict[str, float] = {}  # of the marks of titles and questions
        self._lines = defaultdict[str, list[tuple[int, float]]](list)  # what a term is worth, by title or question
        self._small: list[dict[str, float]] = []  # what the other marks of a title or question are worth
        self._add_lines([self._marks(text, wording.stems(text)) for asked in lines.values() for text in asked])

    def _add(self, number: str, weighted: Sequence[tuple[float, Sequence[str]]]) -> None:
        worths = defaultdict[str, float](float)
        for worth, terms in weighted:
            if worth == MORE:
                continue
            for term in dict.fromkeys(terms) if worth >= ASKED else terms:
                worths[term] += worth
        for term, worth in worths.items():
            self._sections[term][number] = self._rarity[term] * worth / (ENOUGH + worth)

    def _add_lines(self, lines: Sequence[Mapping[str, float]]) -> None:
        having = defaultdict[str, set[str]](set)
        for number, marks in zip(self._line_sections, lines, strict=True):
            for mark in marks:
                having[mark].add(number)
        for mark, share in dict(item for marks in lines for item in marks.items()).items():
            rarity = self._rarity.get(mark) or math.log(1 + len(self._games) / len(having[mark]))
            self._weights[mark] = share * math.sqrt(rarity)
        for line, marks in enumerate(lines):
            length = math.hypot(*map(self._weights.__getitem__, marks))
            worths = {mark: self._weights[mark] ** 2 / length for mark in marks}
            for term in self._rarity.keys() & worths.keys():
                self._lines[term].append((line, worths.pop(term)))
            self._small.append(worths)

    def _bayes(self, words: Sequence[str], terms: Sequence[str]) -> list[str]:
        """The marks of a text by which its section is likely."""
        return marks_of([self.wording.stem(word) for word in words], terms)

    def _marks(self, words: Sequence[str], terms: Iterable[str]) -> dict[str, float]:
        """The weighted marks by which questions are compared: terms, stop words and pairs of neighbouring words."""
        idle = [word for word in dict.fromkeys(words) if word in self.wording.idle][:WORDS]
        ends = [self.wording.stem(word) for word in words]
        pairs = [f"{one} {other}" for one, other in itertools.pairwise(ends)]
        return dict.fromkeys(pairs, PAIR) | {f"{word} ": IDLE for word in idle} | dict.fromkeys(terms, 1.0)

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
        scores, total = defaultdict[str, float](float), sum(self._rarity[term] for term in terms)
        for term in terms:
            for number, worth in self._sections[term].items():
                scores[number] += HAVING * worth / total
        for number, likeness in self._likenesses(self._marks(words, terms)).items():
            scores[number] += LIKE * likeness
        factors = {near or game: NEAR, EVERY: OURS if near or game else 1.0}
        nearer = {number: factors.get(self._games[number], 1.0) for number in scores}
        asked = {game, EVERY} if game in self._games.values() else {game}
        fitting = sorted(
            (one for one in scores if not game or self._games[one] in asked), key=lambda one: -scores[one] * nearer[one]
        )
        like, likely = self._letters.like(words), self._likelihood.of(self._bayes(words, terms))
        for number in fitting[:RANKED]:
            scores[number] += WORDED * self._alike(number, words) + SPELT * max(map(like, self._places[number]))
            scores[number] += LIKELY * likely(number)
        return sorted(fitting[:RANKED], key=lambda one: -scores[one] * nearer[one])[:limit] + fitting[RANKED:limit]

    def _alike(self, number: str, words: Sequence[str]) -> float:
        """Similarity of a text to a section's titles and questions, word order ignored, stop words included: 1 for the same."""
        return process.extractOne(" ".join(sorted(words)), self._asked[number], scorer=fuzz.ratio)[1] / 100

    def _likenesses(self, marks: Iterable[str]) -> dict[str, float]:
        """Similarity of the marks to each section's most similar title or question: 1 for the same."""
        known = [mark for mark in marks if mark in self._weights]
        few = [mark for mark in known if mark not in self._rarity]
        length = math.hypot(*map(self._weights.__getitem__, known)) or 1
        lines: dict[int, float] = {}
        for term in known:
            for line, worth in self._lines.get(term, ()):
                lines[line] = lines.get(line, 0.0) + worth
        best = defaultdict[str, float](float)
        for line, worth in lines.items():
            number = self._line_sections[line]
            best[number] = max(best[number], worth)
        for line in heapq.nlargest(COMPARED, lines, key=lines.__getitem__):
            small, number = self._small[line], self._line_sections[line]
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
        terms = list(dict.fromkeys(one for one in self.wording.stems(words) if one in self._rarity))[:WORDS]
        if words and not self.knows(words[-1:]):
            terms += [one for one in self.wording.stems(self._begun(words[-1])) if one in self._rarity]
        return list(dict.fromkeys(terms))

    def _begun(self, word: str) -> list[str]:
        """Known words with this prefix."""
        return list(itertools.islice((known for known in self._vocabulary if known.startswith(word)), BEGUN))

    def _nearest(self, word: str) -> str | None:
        wrong = (len(word) >= SHORT) + (len(word) >= LONG)
        near = process.extractOne(word, self._vocabulary, scorer=OSA.distance, score_cutoff=wrong)
        return None if near is None else near[0]


class RuleSearch:
    """The search in all languages."""

    def __init__(self) -> None:
        self._indices = {language: _index(language) for language in languages()}
        self._numbers = frozenset(number for language in self._indices for number in sections(language))
        self._named = {number.upper(): number for number in self._numbers}
        prefixes = "|".join(sorted({number.partition("-")[0] for number in self._numbers}))
        self._citation = re.compile(rf"\b({prefixes})[-–—_.#° ]{{0,3}}(\d{{1,3}})\b", re.IGNORECASE)

    def find(self, text: str, language: str, game: str = "", limit: int = 12, near: str = "") -> list[str]:
        """The numbers of the sections that answer a text, best first; `language` is the reader's, the text's may be another.

        They are of one game and of the bot, or of all (""), where those of the game `near` are preferred.
        """
        text = cleaned(text[:READ])
        cited = self.cited(text, game)
        words = [] if text.strip().upper() in self._named else folded(self._citation.sub("", text[:READ]))
        if not words:
            return cited[:limit]
        index = self._spoken(words, language)
        found = index.search(index.wording.joined(words), game, near, limit)
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
def searcher() -> RuleSearch:
    """The search, built on first use."""
    return RuleSearch()


def _index(language: str) -> Index:
    lists = data(language, "words")
    asked, more = lists.pop("asked", {}), lists.pop("more", {})
    return Index(Wording(language, **lists), sections(language), asked, more)


_WORD = re.compile(r"[a-z0-9]+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "’": "'"})


def folded(text: str) -> list[str]:
    """The words of a text in order, in lower case without accents; anything else is dropped."""
    return _WORD.findall(without_accents(text.casefold().translate(_LIGATURES)))


class Wording:
    """A language's word lists: its `stemmer`, `idle` stop words, lines of synonyms in `same`, and `phrases` with the words for them."""

    def __init__(
        self,
        language: str,
        stemmer: str = "",
        idle: str = "",
        same: Iterable[str] = (),
        phrases: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.language = language
        self.idle = frozenset(folded(idle))
        self.stem = functools.lru_cache(KNOWN)(snowballstemmer.stemmer(stemmer).stemWord if stemmer else str)
        lines = [folded(line) for line in same]
        self.known = tuple(word for line in lines for word in line)  # those that mean the same as others
        self._same: dict[str, str] = {}
        for line in lines:
            stems = [self.stem(word) for word in line]
            self._same.update(dict.fromkeys(stems, stems[0]))
        self._phrases = {" ".join(folded(phrase)): " ".join(folded(words)) for phrase, words in phrases.items()}
        longest = sorted(self._phrases, key=len, reverse=True)
        self._phrase = re.compile(rf"\b(?:{'|'.join(longest)})\b") if longest else None

    def joined(self, words: Sequence[str]) -> list[str]:
        """The folded words with those of a phrase replaced, "the same time" by "simultaneous"."""
        if self._phrase is None:
            return list(words)
        return self._phrase.sub(lambda found: self._phrases[found[0]], " ".join(words)).split()

    def stems(self, words: Iterable[str]) -> list[str]:
        """The search terms for folded words, without stop words."""
        stems = (self.stem(word) for word in words if word not in self.idle)
        return [self._same.get(one, one) for one in stems]


def _texts(rule: Rule, asked: str, more: str, wording: Wording) -> list[tuple[float, list[str]]]:
    """The folded texts of a section, with what a word in them is worth."""
    answered = questions(wording.language).get(rule.number, ())
    texts = [
        (TITLE, rule.title),
        *((ASKED, line) for line in (*asked.split(" / "), *(one.asked for one in answered)) if line),
        *((MORE, line) for line in more.split(" / ") if line),
        *((TEXT, one.answer) for one in answered),
        (TEXT, NUMBER.sub("", rule.text)),  # a section is not about those it cites
        (CHAPTER, rule.chapter),
    ]
    return [(worth, wording.joined(folded(text))) for worth, text in texts]


def _rarities(books: Iterable[Sequence[tuple[float, Sequence[str]]]]) -> dict[str, float]:
    """The weight of each term, higher the fewer sections contain it."""
    having = [{term for _, text in texts for term in text} for texts in books]
    count = Counter(term for terms in having for term in terms)
    return {term: math.log(1 + len(having) / number) for term, number in count.items()}
