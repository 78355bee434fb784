"""Reading a match's position: what the rules say about it without changing anything."""

from __future__ import annotations

import hashlib
import traceback
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from types import GenericAlias
from typing import Any, TypeVar

import msgspec

from bot.games.base import AnyGame, Ask, Outcome, Placed, Queued, Turned
from bot.games.save import dump, load, load_state
from bot.games.vocabulary import Options, Seat
from bot.matches.errors import GameFailed, refused
from bot.matches.models import Match, Status, Turn

T = TypeVar("T")

KEPT = 256  # positions whose asks are remembered; a turn asks for them about five times


class Positions:
    """What may be asked about positions. Everything raises GameFailed if the game's own code fails."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._asks: OrderedDict[tuple[str, bytes], tuple[Ask[Any], ...]] = OrderedDict()

    def game(self, game: str) -> AnyGame:
        """The rules of a game."""
        return self._games[game]

    def complete(self, game: str, options: Options) -> tuple[tuple[str, str], ...]:
        """All options of a match of `game`. Raises Refused for an unknown game, Illegal for an unknown option."""
        if game not in self._games:
            raise refused("refused-game", game=game)
        return tuple(self._games[game].spec.complete(options).items())

    def seats(self, game: str) -> tuple[int, ...]:
        """How many may play. Raises Refused for an unknown game."""
        if game not in self._games:
            raise refused("refused-game", game=game)
        return self._games[game].spec.seats

    def asks(self, match: Match) -> tuple[Ask[Any], ...]:
        """What the match waits for; nothing unless it is being played."""
        return self.asks_in(match.game, match.state) if match.status is Status.RUNNING else ()

    def asks_in(self, game: str, state: bytes) -> tuple[Ask[Any], ...]:
        """What a saved state waits for."""
        key = (game, state)
        asks = self._asks.get(key)
        if asks is None:
            rules = self._games[game]
            asks = self._asks[key] = _of_game(lambda: rules.asks(load_state(rules.spec, state)))
            if len(self._asks) > KEPT:
                self._asks.popitem(last=False)
        self._asks.move_to_end(key)
        return asks

    def successor(
        self, game: str, before: bytes, after: bytes, ask: Ask[Any], *, lucky: bool = False
    ) -> Ask[Any] | None:
        """The ask that the next of several answers is for, `ask` having been answered, if nobody else is asked anything.

        It is of the same kind, and none if luck was drawn, unless the game knows better what goes on.
        """
        asks = self.asks_in(game, after)
        if any(one.seat != ask.seat for one in asks):
            return None
        rules = self._games[game]
        if isinstance(rules, Queued):
            goes_on = _of_game(lambda: rules.goes_on(load_state(rules.spec, before), load_state(rules.spec, after)))
            return next(iter(asks), None) if goes_on else None
        return None if lucky else next((one for one in asks if one.kind == ask.kind), None)

    def same_turn(self, game: str, before: bytes, after: bytes) -> bool:
        """Whether in a saved state the same turn goes on as in one before it, and the same seat alone is asked."""
        rules = self._games[game]
        if not isinstance(rules, Turned):
            return False
        was, now = (_of_game(partial(rules.turn_of, load_state(rules.spec, state))) for state in (before, after))
        if was is None or was != now:
            return False
        seats = [{ask.seat for ask in self.asks_in(game, state)} for state in (before, after)]
        return seats[0] == seats[1] and len(seats[0]) == 1

    def view(self, match: Match, viewer: Seat | None) -> Any:
        """The match as a seat, or a spectator, sees it."""
        rules = self._games[match.game]
        return _of_game(lambda: rules.view(load_state(rules.spec, match.state), viewer))

    def placing(self, game: str, state: bytes) -> bytes:
        """What tells whether in two saved states the same lies where, whoever is asked: a hash of it."""
        rules = self._games[game]

        def placed() -> Any:
            loaded = load_state(rules.spec, state)
            return rules.placing(loaded) if isinstance(rules, Placed) else rules.view(loaded, None)

        return hashlib.sha256(dump(_of_game(placed))).digest()

    def outcome(self, match: Match) -> Outcome | None:
        """How the match ended, or None: as the table has decided, else as the rules have."""
        if match.verdict:
            return msgspec.json.decode(match.verdict, type=Outcome)
        rules = self._games[match.game]
        return _of_game(lambda: rules.outcome(load_state(rules.spec, match.state))) if match.state else None

    def events(self, game: str, turn: Turn) -> tuple[Any, ...]:
        """What happened in a turn."""
        return tuple(load(GenericAlias(tuple, (self._games[game].spec.event, ...)), turn.events))


def _of_game(answer: Callable[[], T]) -> T:
    try:
        return answer()
    except Exception as error:
        raise GameFailed(traceback.format_exc()) from error
