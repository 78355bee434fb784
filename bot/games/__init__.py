"""The games that can be played: one line a game."""

from bot.games.base import AnyGame
from bot.games.forhonor.rules import ForHonor
from bot.games.offboard.rules import Offboard
from bot.games.pitchbowl.rules import PitchBowl
from bot.games.pitchout.rules import PitchOut

GAMES: dict[str, AnyGame] = {
    "pitchout": PitchOut(),
    "pitchbowl": PitchBowl(),
    "forhonor": ForHonor(),
    "offboard": Offboard(),
}
