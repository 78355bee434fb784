"""The contract of a judge: it rates the position of each side, the cost of a decision, and the better action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from statistics import median
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Phrase, Seat

S = TypeVar("S")
A = TypeVar("A")


class Judgement(NamedTuple):
    """A rated decision; expected results from 0 (lost) to 1 (won), for the side of the seat that decided."""

    best: float  # with the best action known
    played: float  # with the action that was played
    better: Any = None  # an action that is clearly better; None if there is none
    share: float = 0.0  # of replays that it wins
    why: Phrase | None = None  # what was wrong with the action that was played


class Slip(NamedTuple):
    """The error of a flick against the nearest good aim: degrees, and percent of the strength.

    `strength` is None if another one was meant.
    """

    bearing: float
    strength: float | None


class Judge(ABC, Generic[S, A]):
    """Judges the decisions of one game. Pure: the same arguments give the same results."""

    game: str  # the key of the game
    before_play: frozenset[str] = frozenset()
    """The kinds of questions whose answers are no moves yet: draws of lots, line-ups, deployments."""

    @abstractmethod
    def sides(self, state: S) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together."""

    @abstractmethod
    def standing(self, state: S) -> tuple[float, ...]:
        """The expected result of each side; they add up to 1. Not called once the match is over."""

    @abstractmethod
    def judges(self, ask: Ask[A]) -> bool:
        """Whether decisions of this kind are judged."""

    @abstractmethod
    def judgement(self, state: S, ask: Ask[A], played: A, hand: Hand, rng: Rng) -> Judgement | None:
        """The cost of a decision against the best action that a player with this hand can perform. None: it cannot be judged."""

    def slip(self, state: S, ask: Ask[A], played: A) -> Slip | None:  # noqa: ARG002 - for games that flick
        """The error of a flick against the nearest good aim; None if none is near, or nothing was flicked."""
        return None


AnyJudge: TypeAlias = Judge[Any, Any]

LEAST = Hand(0.3, 1.0)  # of a good player with the dials of the panel
MOST = Hand(4.0, 15.0)  # of a player who hardly aims
WIDER = 1.48  # a standard deviation in medians of the deviation


def hand_from(slips: Sequence[Slip]) -> Hand:
    """The usual error of a player, within reason: half of their slips are smaller than two thirds of it."""
    if not slips:
        return LEAST
    bearing = WIDER * median(one.bearing for one in slips)
    strength = WIDER * median([one.strength for one in slips if one.strength is not None] or [0.0])
    return Hand(
        round(min(MOST.bearing, max(LEAST.bearing, bearing)), 2),
        round(min(MOST.strength, max(LEAST.strength, strength)), 1),
    )
