"""The parts of a game: its `game.py` lists them in one value, `GAME`."""

from typing import NamedTuple

from bot.games.contract.badge import Badge
from bot.games.contract.base import AnyGame
from bot.games.contract.judge import AnyJudge
from bot.games.contract.player import AnyPlayer
from bot.games.contract.puzzle import AnyMaker


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
