"""How turns are commented on, in any game: of all that could be said the most remarkable, and each time in other words."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

import msgspec

from bot.games.vocabulary import Phrase, phrase

WORDINGS = 4  # a message of the commentary chooses between at most so many by `$say`, 0 to 3
_CLEAR = 60.0  # worth from which the most remarkable fact is told, whatever else could be
_NEAR = (
    12.0  # below that, what is worth at most so much less than the best may be told instead of it, so that turns differ
)


class Fact(msgspec.Struct, frozen=True):
    """Something that could be said of a turn; the more it is `worth` (0 to 100), the rarer and the more telling it is."""

    worth: float
    words: Phrase


def fact(worth: float, key: str, **args: str | float | Phrase) -> Fact:
    """A fact in the words of `key`, which also gets `$say`, the number of the wording."""
    return Fact(worth, phrase(key, **args))


def comment(facts: Iterable[Fact], nth: int) -> Phrase | None:
    """The most remarkable fact in the wording of turn `nth`, or None if there is none.

    Turns that follow one another never have the same wording, and among facts of little worth not always the same one is told.
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
    """Which wording turn `nth` has: another one than the turns before and after it, and not always the same for the same side."""
    return (nth + nth // WORDINGS) % WORDINGS


def millimetres(distance: float) -> float:
    """A distance in mm as it is told: tenths below 10 mm, and never nought for something."""
    if distance >= 10.0:
        return round(distance)
    return max(0.1, round(distance, 1))
