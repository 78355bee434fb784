"""The games that can be played: one line a game."""

from bot.games.contract.base import AnyGame
from bot.games.forhonor.rules.game import ForHonor
from bot.games.offboard.rules.game import Offboard
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchout.rules.game import PitchOut

GAMES: dict[str, AnyGame] = {
    "pitchout": PitchOut(),
    "pitchbowl": PitchBowl(),
    "forhonor": ForHonor(),
    "offboard": Offboard(),
}
