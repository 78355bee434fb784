"""Compares two flicks performed by an unsteady hand, with the same luck for both."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.games.contract.judge import Judgement
from bot.games.contract.luck import Rng
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Phrase

FIRST = 24  # replays from which the results expected are known well enough
REPLAYS = 200
WON = 0.95  # of them that a better action must win; with other luck it then wins at least 0.9
MATTERS = 0.03  # expectation; a smaller loss is none
CANDIDATES = 8  # compared with the action that was played

Parts: TypeAlias = Mapping[str, float]
"""The gain of an action, by kind of gain."""


class Replays:
    """Replays of one position by one hand: `performed` returns the gain of an action with the given luck."""

    def __init__(self, performed: Callable[[Any, Rng], Parts], luck: bytes, expected: Callable[[float], float]) -> None:
        self._performed = performed
        self._luck = luck
        self._expected = expected  # the result expected with a gain
        self._known: dict[Any, list[Parts]] = {}

    def judgement(self, played: Any, candidates: Sequence[Any], why: Callable[[str], Phrase]) -> Judgement:
        """The cost of the action against the best candidate; `why` words the kind of gain that it lacks most."""
        value = self._mean(played)
        ranked = sorted(((self._mean(one), nth) for nth, one in enumerate(candidates)), reverse=True)
        best = max([value, *(one for one, _ in ranked)])
        for gain, nth in ranked:
            if gain - value < MATTERS:
                break
            share = self.share(candidates[nth], played)
            if share >= WON:
                return Judgement(gain, value, candidates[nth], share, why(self._lacking(candidates[nth], played)))
        return Judgement(best, value)

    def share(self, better: Any, played: Any) -> float:
        """The share of replays that the first action wins; 0 as soon as it is known to be too small."""
        most, lost = REPLAYS - math.ceil(WON * REPLAYS), 0
        for nth in range(REPLAYS):
            lost += self._gain(better, nth) <= self._gain(played, nth)
            if lost > most:
                return 0.0
        return 1.0 - lost / REPLAYS

    def _mean(self, action: Any) -> float:
        return sum(self._expected(self._gain(action, nth)) for nth in range(FIRST)) / FIRST

    def _gain(self, action: Any, nth: int) -> float:
        return sum(self._parts(action, nth).values())

    def _parts(self, action: Any, nth: int) -> Parts:
        known = self._known.setdefault(action, [])
        while len(known) <= nth:
            known.append(self._performed(action, Rng(self._luck, len(known))))
        return known[nth]

    def _lacking(self, better: Any, played: Any) -> str:
        """The kind of gain that the better action has most more of."""
        more: dict[str, float] = {}
        for nth in range(FIRST):
            for action, sign in ((better, 1.0), (played, -1.0)):
                for part, gain in self._parts(action, nth).items():
                    more[part] = more.get(part, 0.0) + sign * gain
        return max(more, key=lambda part: (more[part], part))


def together(player: Hand, match: Hand | None) -> Hand:
    """The errors of a player and of the match together."""
    if match is None:
        return player
    return Hand(math.hypot(player.bearing, match.bearing), math.hypot(player.strength, match.strength))


def shares(strengths: Sequence[float], scale: float) -> tuple[float, ...]:
    """The expected results of sides with these strengths; a lead of `scale` wins seven times out of eight."""
    most = max(strengths)
    weights = [math.exp(2.0 * (one - most) / scale) for one in strengths]
    return tuple(weight / sum(weights) for weight in weights)
