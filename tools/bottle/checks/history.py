"""What was asked in a run, by the turns that are stored: each change of a match with the asks that were open after it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

from bot.games import GAMES
from bot.games.contract.base import AnyGame, Ask
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match, Status, Turn
from bot.storage.stores.sqlite import SqliteStore
from localdiscord.events import Event, InteractionChanged
from localdiscord.interaction import InteractionState
from tools.bottle.verdict import kept_in

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

SEATS = (
    "SELECT seats.match, seat, discord_id FROM seats JOIN players ON players.id = player JOIN matches ON matches.id = seats.match "
    "WHERE status = 'running' AND discord_id IS NOT NULL"
)


@dataclass(frozen=True)
class Change:
    """The turns of one answer, which were committed together, and the asks that were open after the last of them.

    `made` is when, in seconds since 1970 by the true clock.
    """

    turns: tuple[Turn, ...]
    asks: tuple[Ask[Any], ...]
    made: float

    @property
    def revision(self) -> int:
        """The revision that it led to."""
        return self.turns[-1].revision

    def open_to(self, seat: Seat) -> tuple[str, ...]:
        """The ids of the asks that a seat has."""
        return tuple(ask.id for ask in self.asks if ask.seat == seat)


@dataclass(frozen=True)
class Played:
    """A match that was begun, and its changes; `ended` is when it was, or was last changed, in seconds since 1970 by the true clock."""

    game: AnyGame
    match: Match
    changes: tuple[Change, ...]
    users: Mapping[Seat, frozenset[int]]
    """All who were ever seen to have a seat."""
    ended: float

    @property
    def handed_on(self) -> frozenset[Seat]:
        """The seats that had several players: whose they were at a time is not known."""
        return frozenset(seat for seat, users in self.users.items() if len(users) > 1)

    def name(self, seat: Seat) -> str:
        """A seat and its player, for a sentence."""
        return f"seat {seat} ({self.match.holder(seat).name})"


class Holders:
    """Keeps who has each seat, as seen whenever an interaction is answered."""

    def __init__(self, bottle: Bottle) -> None:
        self._bottle = bottle
        self._seen: dict[tuple[int, Seat], set[int]] = defaultdict(set)
        bottle.discord.world.feed.listen(self._heard)

    def of(self, match: Match) -> dict[Seat, frozenset[int]]:
        """All users of each seat of a match that was begun."""
        return {one.seat: frozenset(self._seen[match.id, one.seat] | {one.user}) for one in match.holders}

    def _heard(self, event: Event) -> None:
        if isinstance(event, InteractionChanged) and event.interaction.state is InteractionState.ANSWERED:
            for match, seat, user in self._bottle.rows(SEATS):
                self._seen[match, seat].add(user)


async def played(bottle: Bottle) -> list[Played]:
    """All matches that were begun, as stored once the bot is stopped; they are read and their asks found only once."""
    if bottle.history is None:
        bottle.history = await _read(bottle)
    return bottle.history


async def _read(bottle: Bottle) -> list[Played]:
    matches, turns = await kept_in(await SqliteStore.open(bottle.database))
    true = bottle.world.true
    return [
        Played(
            GAMES[match.game],
            match,
            tuple(_changes(match, turns[match.id], true)),
            bottle.holders.of(match),
            true(match.finished or match.updated),
        )
        for match in sorted(matches, key=lambda one: one.id)
        if match.state
    ]


def _changes(match: Match, turns: Sequence[Turn], true: Callable[[int], float]) -> Iterator[Change]:
    game = GAMES[match.game]
    for _, together in groupby(turns, key=lambda turn: turn.key):
        group = tuple(together)
        over = group[-1].revision == match.revision and match.status is not Status.RUNNING
        yield Change(group, () if over else game.asks(load_state(game.spec, group[-1].state)), true(group[-1].made))
