"""Saved states and given actions as the jobs read them."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from bot.games.contract.advice import Advice
from bot.games.contract.base import AnyGame, Ask, Illegal
from bot.games.contract.save import load, load_state
from bot.games.contract.vocabulary import Seat, phrase


class Position:
    """A saved state and what follows from it, worked out once for all who look at it."""

    def __init__(self, game: AnyGame, state: bytes) -> None:
        self._game = game
        self._state = load_state(game.spec, state)
        self._views: dict[Seat | None, Any] = {}

    @cached_property
    def asks(self) -> tuple[Ask[Any], ...]:
        """Who must decide what."""
        return self._game.asks(self._state)

    def advice(self, ask: str, usual: float) -> tuple[Advice, ...]:
        """What the game advises on an open ask; nothing on one that is not open."""
        return next((self._game.advice(self._state, one, usual) for one in self.asks if one.id == ask), ())

    def view(self, viewer: Seat | None) -> Any:
        """What a seat, or a spectator, may see."""
        if viewer not in self._views:
            self._views[viewer] = self._game.view(self._state, viewer)
        return self._views[viewer]


def given(kind: Any, raw: bytes) -> Any:
    """What a player gave. Raises Illegal if it is no value of the kind: NaN, a tag unknown, a number out of all bounds."""
    try:
        return load(kind, raw)
    except msgspec.ValidationError as error:
        raise Illegal("", phrase("refused-action")) from error
