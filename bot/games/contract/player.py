"""The contract of a house player: an opponent played by the program, at one of five levels.

A player is pure, like a game: the same view, ask, level, seed and budget give the same action. It sees the view of its seat, never
the state; a search draws what the view hides at random. A lower level looks at fewer
candidates and judges them less well, and its hand is less steady; it does not play well and then blunder on purpose.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng

V = TypeVar("V")
A = TypeVar("A")

Level: TypeAlias = Literal[1, 2, 3, 4, 5]
LEVELS: tuple[Level, ...] = (1, 2, 3, 4, 5)  # from beginner to as good as the program can


def _never() -> bool:
    return False


class Budget(msgspec.Struct, frozen=True):
    """The limits on the computation of a decision."""

    share: float = 1.0
    """Share of the level's number of nodes or simulations; the player's strength depends on it, not on the clock."""
    cut: Callable[[], bool] = _never
    """Returns whether to stop at once with the best found so far; called at least every 50 ms."""


FULL = Budget()


class Ranked(msgspec.Struct, Generic[A], frozen=True):
    """A candidate with its value."""

    action: A  # legal; what is flicked is as aimed, before the hand shakes
    value: float  # the result expected for the seat's side, from -1 (lost) to 1 (won)


class HousePlayer(ABC, Generic[V, A]):
    """The house player of one game, for all its modes, options and numbers of seats. `ask` is open for the seat that `view` is of."""

    game: str  # the key of the game

    def choose(self, view: V, ask: Ask[A], level: Level, rng: Rng, budget: Budget = FULL) -> A:
        """The action to play: legal, among the best that the level finds, with the error of the level's hand."""
        return self.performed(self.preferred(self.rank(view, ask, level, rng, budget), level, rng), ask, level, rng)

    @abstractmethod
    def rank(self, view: V, ask: Ask[A], level: Level, rng: Rng, budget: Budget = FULL) -> tuple[Ranked[A], ...]:
        """The candidates that the level considers, best first; at least one. Hints and reviews show the first."""

    def preferred(self, ranked: Sequence[Ranked[A]], level: Level, rng: Rng) -> A:  # noqa: ARG002 - for those that override it
        """The candidate played; a game whose levels differ in judgement, or that mixes its strategy, overrides this."""
        return ranked[0].action

    def performed(self, action: A, ask: Ask[A], level: Level, rng: Rng) -> A:  # noqa: ARG002 - for those that override it
        """The action with the error of the level's hand: flicks miss their aim. Always legal."""
        return action


AnyPlayer: TypeAlias = HousePlayer[Any, Any]
