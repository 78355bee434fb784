"""Commentary of any game: picks the most remarkable fact of a turn, and a wording that has not been read lately."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

import msgspec

from bot.games.contract.vocabulary import Phrase, phrase

TURNS = 10  # in a row that share the wordings of a message; those of the next ten are others
_CLEAR = 60.0  # from this worth on the best fact is used
_NEAR = 12.0  # below that, facts within this distance of the best are alternatives


class Fact(msgspec.Struct, frozen=True):
    """A fact about a turn; `worth` (0 to 100) grows with how rare and telling it is."""

    worth: float
    words: Phrase


def fact(worth: float, key: str, **args: str | float | Phrase) -> Fact:
    """A fact in the words of `key`, which also get `$say`, the number of the wording."""
    return Fact(worth, phrase(key, **args))


def comment(facts: Iterable[Fact], nth: int) -> Phrase | None:
    """The most remarkable fact of turn `nth`, not worded yet, or None if there is none; among facts of little worth the choice varies."""
    by_worth = sorted(facts, key=lambda one: -one.worth)
    if not by_worth:
        return None
    best = by_worth[0].worth
    within = 0.0 if best >= _CLEAR else _NEAR
    candidates = [one.words for one in by_worth if best - one.worth <= within]
    return candidates[zlib.crc32(str(nth).encode()) % len(candidates)]


def worded(comment: Phrase, nth: int, times: int, wordings: int) -> Phrase | None:
    """The comment on turn `nth` in one of so many wordings, none of which is used twice within ten turns; None: all have been.

    `times` is how often its message was due before in the turns that share its wordings, from `nth - nth % TURNS` on.
    """
    each = max(1, wordings // 2)
    if times >= each:
        return None
    say = nth // TURNS % (wordings // each) * each + times
    return Phrase(comment.key, (*comment.args, ("say", say)))


def centimetres(distance: float) -> float:
    """A distance in mm as commentary shows it: in cm, to the millimetre, at least one."""
    return max(0.1, round(distance / 10.0, 1))
