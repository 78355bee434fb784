"""A match in the local Discord that begins at a position, instead of being played up to it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.games.contract.base import AnyGame, Step
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Options
from localdiscord.people import ClientMessage
from tests.support.discord.scene import Scene, scene, tools_for


def starting_at(name: str, state: Any) -> AnyGame:
    """A game whose matches all begin at a position."""

    class Begun(type(GAMES[name])):  # type: ignore[misc]  # the class is known at run time only
        def setup(self, seats: int, options: Options, rng: Rng) -> Step[Any, Any]:
            """The position."""
            del seats, options, rng
            return Step(state, ())

    return Begun()  # type: ignore[no-any-return]


@contextlib.asynccontextmanager
async def match_from(
    folder: Path, name: str, state: Any, config: dict[str, Any] | None = None, **options: str
) -> AsyncIterator[tuple[Scene, ClientMessage]]:
    """A match of a game from a position on, and its first message."""
    games = {**GAMES, name: starting_at(name, state)}
    tools = tools_for(games)
    async with scene(folder, config, games=games, tools=tools) as table:
        yield table, await table.begin(game=name, **options)
