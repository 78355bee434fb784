"""The house players: one line a game. A game that is not here has none."""

from bot.players.base import AnyPlayer
from bot.players.offboard.player import OffboardPlayer
from bot.players.pitchout.player import PitchOutPlayer

PLAYERS: dict[str, AnyPlayer] = {player.game: player for player in (OffboardPlayer(), PitchOutPlayer())}
