"""The house players: one line a game. A game that is not here has none."""

from bot.players.base import AnyPlayer
from bot.players.forhonor.player import ForHonorPlayer
from bot.players.offboard.player import OffboardPlayer
from bot.players.pitchbowl.player import PitchBowlPlayer
from bot.players.pitchout.player import PitchOutPlayer

PLAYERS: dict[str, AnyPlayer] = {
    player.game: player for player in (PitchOutPlayer(), PitchBowlPlayer(), ForHonorPlayer(), OffboardPlayer())
}
