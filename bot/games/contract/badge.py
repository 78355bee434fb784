"""Badges, and the account of a finished match from which they are earned."""

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
    """One turn of a match: the seat that acted (None: nobody), the events, and the position after it."""

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

    def events(self) -> Iterator[tuple[PlayedTurn, Any]]:
        """Every event in order, with its turn."""
        return ((moment, event) for moment in self.moments for event in moment.events)


class Feat(NamedTuple):
    """A badge earned by a seat."""

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
        """The condition for earning it."""
        return phrase(f"badge-{self.key}-how")
