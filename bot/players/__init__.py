"""The house players: one line a game. A game that is not here has none."""

from bot.players.base import AnyPlayer

PLAYERS: dict[str, AnyPlayer] = {}
