"""The house players: one line a game. A game that is not here has none."""

from bot.games.contract.player import AnyPlayer
from bot.games.forhonor.player.house_player import ForHonorPlayer
from bot.games.offboard.player.house_player import OffboardPlayer
from bot.games.pitchbowl.player.house_player import PitchBowlPlayer
from bot.games.pitchout.player.house_player import PitchOutPlayer

PLAYERS: dict[str, AnyPlayer] = {
    player.game: player for player in (PitchOutPlayer(), PitchBowlPlayer(), ForHonorPlayer(), OffboardPlayer())
}
