"""A change of a match about to be committed, as features see it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.games.contract.base import AnyGame, Ask, Outcome
from bot.matches.core.models import Match, Player, Status, Turn


@dataclass(frozen=True)
class MatchChange:
    """A change of a match: turns, another status, or others at its seats.

    `match` is as loaded before the change, the rest as it will be. A match that begins at once, such as one of a queue, is no change, nor
    is one that is suspended.
    """

    games: Mapping[str, AnyGame]
    match: Match
    status: Status
    now: int
    """Milliseconds since 1970."""
    turns: Sequence[Turn] = ()
    asks_in: Callable[[bytes], Sequence[Ask[Any]]] = lambda _: ()
    """Finds the asks that are open in a saved state, such as that of a turn. Raises GameFailed."""
    outcome: Outcome | None = None
    """The result, if the turns end the match."""
    back_to: int | None = None
    """The revision whose position a takeback restores."""
    holders: Sequence[Player] = ()
    """Who sits at the match; empty if nobody changes."""
    history: Callable[[], Awaitable[Sequence[Turn]]] | None = None
    """Reads all turns of the match, followed by the new ones."""

    @property
    def game(self) -> AnyGame:
        """The rules. Raises KeyError for a game that this version of the program does not have."""
        return self.games[self.match.game]


@dataclass(frozen=True)
class Effect:
    """Rows of a feature that are stored in the transaction of a change: `write` takes the open transaction, a `bot.storage.core.query.Tx`."""

    write: Callable[[Any], object]
    is_wide: bool = False
    """Whether rows change that do not belong to the match, so that no change of another match may run beside this one."""


OnChange: TypeAlias = Callable[[MatchChange], Awaitable[Effect | None]]
"""Finds what a feature stores with a change; None for nothing. Raises StoreError; anything else it raises counts as a failure of the game, and
mostly suspends the match."""

OnBegin: TypeAlias = Callable[[Match, int], Effect | None]
"""Finds what a feature stores with a match that begins at once, at a time in ms since 1970; None: nothing."""
