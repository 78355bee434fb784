"""Badges: what they are, and what they are earned from: the events of a match that has ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from bot.games.contract.base import AnyGame
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Phrase, Seat, phrase


@dataclass(frozen=True)
class PlayedTurn:
    """One turn of a match: who acted (None: nobody), what happened, and the position after it."""

    game: AnyGame
    revision: int
    seat: Seat | None
    events: tuple[Any, ...]
    saved: bytes

    @cached_property
    def state(self) -> Any:
        """The position; few badges need to look at it."""
        return load_state(self.game.spec, self.saved)


@dataclass(frozen=True)
class Account:
    """A match that has ended, without what was taken back: its turns, the set-up first, and how it ended."""

    game: AnyGame
    moments: tuple[PlayedTurn, ...]
    ranks: tuple[tuple[Seat, ...], ...]  # seats by rank, best first
    played_out: bool  # whether it ended by an answer, so that nobody left or was out of time
    levels: Mapping[Seat, int]  # the seats of the house, with their levels

    @property
    def last(self) -> PlayedTurn:
        """The turn that ended it."""
        return self.moments[-1]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won by play; none after a draw, or if a player left."""
        return self.ranks[0] if self.played_out and len(self.ranks) > 1 else ()

    def told(self) -> Iterator[tuple[PlayedTurn, Any]]:
        """Every event in order, with its turn."""
        return ((moment, event) for moment in self.moments for event in moment.events)


class Feat(NamedTuple):
    """A seat has done what a badge is for."""

    seat: Seat
    revision: int


class Badge(NamedTuple):
    """A badge; words: `badge-<key>` and, for what it is earned by, `badge-<key>-how`."""

    key: str
    emoji: str
    feats: Callable[[Account], Iterator[Feat]]

    @property
    def name(self) -> Phrase:
        """Its name."""
        return phrase(f"badge-{self.key}")

    @property
    def how(self) -> Phrase:
        """What it is earned by."""
        return phrase(f"badge-{self.key}-how")
