"""Positions of random matches in which an ask of some kind is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from bot.answers.draft import draft_of
from bot.games import GAMES
from bot.games.contract.base import Answer, Ask
from pichenette.testing.playing import for_two, match

MATCHES = 12  # played at random until an ask of a kind comes up


def anything(_: Ask[Any]) -> bool:
    """Any ask will do."""
    return True


@lru_cache
def position(name: str, kind: str, having: Callable[[Ask[Any]], bool] = anything) -> tuple[Any, Ask[Any]]:
    """A position of a random match in which such an ask is open, and the ask; `having` says which will do."""
    for seed in range(MATCHES):
        for step in match(GAMES[name], b"s%d" % seed, spec=for_two(GAMES[name].spec)):
            found = next((ask for ask in step.asks if ask.kind == kind and having(ask)), None)
            if found is not None:
                return step.step.state, found
    raise AssertionError(f"no {kind} in {MATCHES} matches")


def last_answer(name: str) -> tuple[Any, Ask[Any], str]:
    """A position of a random match, the ask that is open there, and the code of an answer that ends the match."""
    game = GAMES[name]
    for seed in range(MATCHES):
        *_, end = match(game, b"s%d" % seed, spec=for_two(game.spec))
        if isinstance(end.move, Answer):
            ask = next(one for one in game.asks(end.before) if one.id == end.move.ask)
            return end.before, ask, draft_of(ask, end.move.action).choice
    raise AssertionError(f"no answer ends any of {MATCHES} matches")
