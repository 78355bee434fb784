"""The makers of puzzles: one line a game."""

from bot.games.contract.puzzle import AnyMaker
from bot.games.forhonor.puzzles.maker import ForHonorMaker
from bot.games.offboard.puzzles.maker import OffboardMaker
from bot.games.pitchbowl.puzzles.maker import PitchBowlMaker
from bot.games.pitchout.puzzles.maker import PitchOutMaker

MAKERS: dict[str, AnyMaker] = {
    maker.game: maker for maker in (PitchOutMaker(), PitchBowlMaker(), ForHonorMaker(), OffboardMaker())
}
