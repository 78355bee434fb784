"""The makers of puzzles: one line a game."""

from bot.puzzles.forhonor.maker import ForHonorMaker
from bot.puzzles.offboard.maker import OffboardMaker
from bot.puzzles.pitchbowl.maker import PitchBowlMaker
from bot.puzzles.pitchout.maker import PitchOutMaker
from bot.puzzles.puzzle import AnyMaker

MAKERS: dict[str, AnyMaker] = {
    maker.game: maker for maker in (PitchOutMaker(), PitchBowlMaker(), ForHonorMaker(), OffboardMaker())
}
