"""Losses in the events of a step, for games whose `Spec` says what is lost."""

from __future__ import annotations

from bot.games.contract.base import AnyGame
from bot.games.contract.save import load_events, load_state
from bot.games.contract.vocabulary import Seat


def losers_in(game: AnyGame, before: bytes, events: bytes) -> tuple[Seat, ...]:
    """The seats that lost something in the events of a step."""
    if game.spec.losses is None:
        return ()
    return game.spec.losses.losers(load_state(game.spec, before), load_events(game.spec, events))
