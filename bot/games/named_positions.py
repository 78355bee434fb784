"""Named positions of games, for scenarios, lessons and tests."""

from __future__ import annotations

from typing import Any

from bot.games.base import AnyGame
from bot.games.luck import Rng
from bot.games.vocabulary import Options


def position(game: AnyGame, name: str, seats: int, options: Options, rng: Rng) -> Any:
    """A named position of a game; `start` is what `setup` gives. Raises ValueError for an unknown name, Illegal as `setup` does."""
    builders = game.spec.tools.positions
    if name == "start":
        return game.setup(seats, options, rng).state
    if name not in builders:
        raise ValueError(f"{game.spec.key} knows no position {name!r}, only {', '.join(('start', *builders))}")
    return builders[name](game, seats, options, rng)
