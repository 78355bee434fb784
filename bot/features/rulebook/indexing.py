"""Builds the search index of a language, which takes a second on a busy machine, and much memory meanwhile."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.features.rulebook.index import Built, LineWorths
from bot.features.rulebook.letters import Letters
from bot.features.rulebook.likelihood import learned
from bot.features.rulebook.questions import data, questions
from bot.features.rulebook.wording import Wording, folded, word_lists
from bot.rules.books import NUMBER, Rule, sections

TITLE, ASKED, TEXT, CHAPTER = 4.0, 2.0, 1.0, 0.5  # what a word is worth by where it is
MORE = 0.0  # and of further questions, which only tell what a question is like
COUNTED = {TITLE: 1.0, ASKED: 1.0, MORE: 1.0, TEXT: 0.3}  # what a text of such a worth counts in the likelihood
ENOUGH = 2.0  # worth at which a word counts half


def build(language: str) -> Built:
    """The index of the rules in a language."""
    lists = data(language, "words")
    asked, more = lists.pop("asked", {}), lists.pop("more", {})
    wording = Wording(word_lists(language, **lists))
    rules = sections(language)
    texts = {
        number: _texts(rule, asked.get(number, ""), more.get(number, ""), wording) for number, rule in rules.items()
    }
    words = Counter(word for section in texts.values() for _, text in section for word in text)
    words.update(wording.lists.known)
    terms = {number: [(worth, wording.stems(text)) for worth, text in weighted] for number, weighted in texts.items()}
    rarity = _rarities(terms.values())
    lines = {
        number: [text for worth, text in weighted if worth in {TITLE, ASKED, MORE}]
        for number, weighted in texts.items()
    }
    asked_lines = [text for asked in lines.values() for text in asked]
    ratios, short = learned(
        (number, COUNTED[worth], wording.likelihood_marks(text, wording.stems(text)))
        for number, weighted in texts.items()
        for worth, text in weighted
        if worth in COUNTED
    )
    letters = Letters.of(asked_lines)
    of_lines = [number for number, asked in lines.items() for _ in asked]
    weights, worths, small = _worths(
        of_lines, [wording.marks(text, wording.stems(text)) for text in asked_lines], rarity, len(rules)
    )
    return Built(
        lists=wording.lists,
        games={number: rule.game for number, rule in rules.items()},
        # The word that most texts have comes first, so that of two equally near ones it is taken.
        vocabulary=[word for word, _ in words.most_common() if word not in wording.idle],
        rarity=rarity,
        synonyms=wording.stems(wording.lists.known),
        sections=_raw(_by_term(terms, rarity)),
        questions=_raw({number: [" ".join(sorted(text)) for text in asked] for number, asked in lines.items()}),
        counts=[len(asked) for asked in lines.values()],
        weights=weights,
        lines=_raw(worths),
        small=[_encoded(marks) for marks in small],
        ratios=_raw(ratios),
        short=short,
        bits=dict(letters.bits),
        letters=letters.lines,
    )


def _encoded(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.msgpack.encode(value))


def _raw(values: Mapping[str, object]) -> dict[str, msgspec.Raw]:
    return {key: _encoded(value) for key, value in values.items()}


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


def _by_term(
    terms: Mapping[str, Sequence[tuple[float, Sequence[str]]]], rarity: Mapping[str, float]
) -> dict[str, dict[str, float]]:
    """The worth of each term, by section."""
    sections = defaultdict[str, dict[str, float]](dict)
    for number, weighted in terms.items():
        worths = defaultdict[str, float](float)
        for worth, found in weighted:
            if worth == MORE:
                continue
            for term in dict.fromkeys(found) if worth >= ASKED else found:
                worths[term] += worth
        for term, worth in worths.items():
            sections[term][number] = rarity[term] * worth / (ENOUGH + worth)
    return sections


def _worths(
    of_lines: Sequence[str], lines: Sequence[Mapping[str, float]], rarity: Mapping[str, float], sections: int
) -> tuple[dict[str, float], dict[str, LineWorths], list[dict[str, float]]]:
    """The weights of marks; what a term is worth, by title or question; and what the other marks of each are worth."""
    having = defaultdict[str, set[str]](set)
    for number, marks in zip(of_lines, lines, strict=True):
        for mark in marks:
            having[mark].add(number)
    weights = {
        mark: share * math.sqrt(rarity.get(mark) or math.log(1 + sections / len(having[mark])))
        for mark, share in dict(item for marks in lines for item in marks.items()).items()
    }
    terms, small = defaultdict[str, LineWorths](lambda: ([], [])), []
    for line, marks in enumerate(lines):
        length = math.hypot(*map(weights.__getitem__, marks))
        worths = {mark: weights[mark] ** 2 / length for mark in marks}
        for term in rarity.keys() & worths.keys():
            numbers, shares = terms[term]
            numbers.append(line)
            shares.append(worths.pop(term))
        small.append(worths)
    return weights, terms, small
