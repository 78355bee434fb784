"""Pictures and text boards: one painter a game, found by the game's key."""

from render.forhonor.painter import FOR_HONOR
from render.offboard.painter import OFFBOARD
from render.painter import Painter
from render.pitchbowl.painter import PITCHBOWL
from render.pitchout.painter import PITCH_OUT

PAINTERS: dict[str, Painter] = {
    "pitchout": PITCH_OUT,
    "pitchbowl": PITCHBOWL,
    "forhonor": FOR_HONOR,
    "offboard": OFFBOARD,
}
