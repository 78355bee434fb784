"""The house players: one line a game. A game that is not here has none."""

from bot.players.base import AnyPlayer
from bot.players.offboard.player import OffboardPlayer

PLAYERS: dict[str, AnyPlayer] = {"offboard": OffboardPlayer()}
