"""Pictures and text boards: one painter a game, found by the game's key."""

from render.forhonor.painter import ForHonorPainter
from render.offboard.painter import OffboardPainter
from render.painter import Painter
from render.pitchbowl.painter import PitchBowlPainter
from render.pitchout.painter import PitchOutPainter

PAINTERS: dict[str, Painter] = {
    "pitchout": PitchOutPainter(),
    "pitchbowl": PitchBowlPainter(),
    "forhonor": ForHonorPainter(),
    "offboard": OffboardPainter(),
}
