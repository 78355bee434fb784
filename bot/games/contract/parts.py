"""The parts of a game: its `game.py` lists them in one value, `GAME`."""

import re
from typing import NamedTuple

from bot.games.contract.badge import Badge
from bot.games.contract.base import AnyGame
from bot.games.contract.judge import AnyJudge
from bot.games.contract.player import AnyPlayer
from bot.games.contract.puzzle import AnyMaker

API = 1  # the version of `pichenette.api`, which games by others import
KEY = re.compile(r"[a-z][a-z0-9]{1,23}")
"""A key is in the ids of buttons, which are short, and in the keys of words, where a hyphen ends it."""


class GameParts(NamedTuple):
    """The rules and the painter of a game, which every game has, and what else it brings."""

    rules: AnyGame
    painter: str
    """Its painter as `module:name`: only the rooms that draw import it."""
    player: AnyPlayer | None = None
    """Without one, nobody can play it against the bot."""
    puzzles: AnyMaker | None = None
    coach: AnyJudge | None = None
    """Without one, its matches cannot be reviewed."""
    badges: tuple[Badge, ...] = ()
    api: int = 0
    """The version of `pichenette.api` that a game by others was written for, as a number; 0: a game of the product's own."""


class Found(NamedTuple):
    """A game that is installed: its key, its distribution with the version, and its parts, or the reason why it cannot be played, which says what to do."""

    key: str
    package: str
    parts: GameParts | None = None
    reason: str = ""


def not_imported(error: Exception) -> str:
    """The reason of a game that cannot be imported."""
    return f"it cannot be imported ({type(error).__name__}: {error}): update or uninstall it"
