"""Commentary of any game: picks the most remarkable fact of a turn, and varies the wording."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

import msgspec

from bot.games.vocabulary import Phrase, phrase

WORDINGS = 4  # variants of a message at most, selected by `$say`, 0 to 3
_CLEAR = 60.0  # from this worth on the best fact is used
_NEAR = 12.0  # below that, facts within this distance of the best are alternatives


class Fact(msgspec.Struct, frozen=True):
    """A fact about a turn; `worth` (0 to 100) grows with how rare and telling it is."""

    worth: float
    words: Phrase


def fact(worth: float, key: str, **args: str | float | Phrase) -> Fact:
    """A fact in the words of `key`, which also gets `$say`, the number of the wording."""
    return Fact(worth, phrase(key, **args))


def comment(facts: Iterable[Fact], nth: int) -> Phrase | None:
    """The most remarkable fact in the wording of turn `nth`, or None if there is none.

    Consecutive turns never share a wording, and among facts of little worth the choice varies.
    """
    by_worth = sorted(facts, key=lambda one: -one.worth)
    if not by_worth:
        return None
    best = by_worth[0].worth
    within = 0.0 if best >= _CLEAR else _NEAR
    told = [one.words for one in by_worth if best - one.worth <= within]
    words = told[zlib.crc32(str(nth).encode()) % len(told)]
    return Phrase(words.key, (*words.args, ("say", wording(nth))))


def wording(nth: int) -> int:
    """The wording of turn `nth`: different from the turns before and after, and not always the same for a side."""
    return (nth + nth // WORDINGS) % WORDINGS


def millimetres(distance: float) -> float:
    """A distance in mm as commentary shows it: tenths below 10 mm, at least 0.1."""
    if distance >= 10.0:
        return round(distance)
    return max(0.1, round(distance, 1))
