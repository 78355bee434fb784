"""Positions of random matches in which an ask of some kind is open."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.games import GAMES
from bot.games.contract.base import Ask
from tests.support.matches.players import for_two, match

MATCHES = 12  # played at random until an ask of a kind comes up


@lru_cache
def position(name: str, kind: str) -> tuple[Any, Ask[Any]]:
    """A position of a random match in which such an ask is open, and the ask."""
    for seed in range(MATCHES):
        for step in match(GAMES[name], b"s%d" % seed, spec=for_two(GAMES[name].spec)):
            found = next((ask for ask in step.asks if ask.kind == kind), None)
            if found is not None:
                return step.step.state, found
    raise AssertionError(f"no {kind} in {MATCHES} matches")
