"""Classifies texts by section: naive Bayes over words and word pairs, smoothed over all sections."""

import itertools
import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

SMOOTHING = 50  # marks of all sections that each one borrows


def learned(texts: Iterable[tuple[str, float, Sequence[str]]]) -> tuple[dict[str, dict[str, float]], dict[str, float]]:
    """The log-likelihood ratios of each mark, by section, and of none: of texts, each as its section, what it counts, and its marks."""
    counts = defaultdict[str, defaultdict[str, float]](lambda: defaultdict(float))
    lengths = defaultdict[str, float](float)
    for section, worth, marks in texts:
        lengths[section] += worth * len(marks)
        for mark in marks:
            counts[mark][section] += worth
    total = sum(lengths.values())
    ratios = {mark: _ratios(having, sum(having.values()) / total * SMOOTHING) for mark, having in counts.items()}
    return ratios, {section: math.log(SMOOTHING / (SMOOTHING + length)) for section, length in lengths.items()}


def _ratios(having: Mapping[str, float], borrowed: float) -> dict[str, float]:
    """The log-likelihood ratio of a mark, by section."""
    return {section: math.log1p(count / borrowed) for section, count in having.items()}


def likelihood(known: Sequence[Mapping[str, float]], short: Mapping[str, float]) -> Callable[[str], float]:
    """A function of a section that returns the mean of the ratios of a text's known marks, against all sections."""

    def likely(section: str) -> float:
        total = sum(ratios.get(section, 0.0) for ratios in known) / (len(known) or 1)
        return total + short.get(section, 0.0) if known else 0.0

    return likely


def marks_of(words: Sequence[str], terms: Sequence[str]) -> list[str]:
    """The marks of a text: its terms, its stemmed words, and pairs of neighbouring words, with its beginning and end as words."""
    pairs = itertools.pairwise(("", *words, ""))
    return [*(f"={term}" for term in terms), *words, *(f"{one} {other}" for one, other in pairs)]
