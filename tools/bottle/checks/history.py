"""What was asked in a run, by the turns that are stored: each change of a match with the asks that were open after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

from bot.games import GAMES
from bot.games.contract.base import AnyGame, Ask
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match, Status, Turn
from bot.storage.stores.sqlite import SqliteStore
from tools.bottle.verdict import kept_in

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle


@dataclass(frozen=True)
class Change:
    """The turns of one answer, which were committed together, and the asks that were open after the last of them."""

    turns: tuple[Turn, ...]
    asks: tuple[Ask[Any], ...]

    @property
    def revision(self) -> int:
        """The revision that it led to."""
        return self.turns[-1].revision

    @property
    def made(self) -> float:
        """When, in seconds since 1970."""
        return self.turns[-1].made / 1000

    def open_to(self, seat: Seat) -> tuple[str, ...]:
        """The ids of the asks that a seat has."""
        return tuple(ask.id for ask in self.asks if ask.seat == seat)


@dataclass(frozen=True)
class Played:
    """A match that was begun, and its changes."""

    game: AnyGame
    match: Match
    changes: tuple[Change, ...]

    def name(self, seat: Seat) -> str:
        """A seat and its player, for a sentence."""
        return f"seat {seat} ({self.match.holder(seat).name})"


async def played(bottle: Bottle) -> list[Played]:
    """All matches that were begun, as stored."""
    matches, turns = await kept_in(await SqliteStore.open(bottle.database))
    return [
        Played(GAMES[match.game], match, tuple(_changes(match, turns[match.id])))
        for match in sorted(matches, key=lambda one: one.id)
        if match.state
    ]


def _changes(match: Match, turns: Sequence[Turn]) -> Iterator[Change]:
    game = GAMES[match.game]
    for _, together in groupby(turns, key=lambda turn: turn.key):
        group = tuple(together)
        over = group[-1].revision == match.revision and match.status is not Status.RUNNING
        yield Change(group, () if over else game.asks(load_state(game.spec, group[-1].state)))
