"""Pictures and text boards: one painter a game, found by the game's key; and the emoji of all games."""

from render.emojis import Draw
from render.forhonor.emojis import EMOJIS as FOR_HONOR_EMOJIS
from render.forhonor.painter import FOR_HONOR
from render.offboard.emojis import EMOJIS as OFFBOARD_EMOJIS
from render.offboard.painter import OFFBOARD
from render.painter import Painter
from render.pitchbowl.emojis import EMOJIS as PITCHBOWL_EMOJIS
from render.pitchbowl.painter import PITCHBOWL
from render.pitchout.emojis import EMOJIS as PITCH_OUT_EMOJIS
from render.pitchout.painter import PITCH_OUT

PAINTERS: dict[str, Painter] = {
    "pitchout": PITCH_OUT,
    "pitchbowl": PITCHBOWL,
    "forhonor": FOR_HONOR,
    "offboard": OFFBOARD,
}
EMOJIS: dict[str, Draw] = {**PITCH_OUT_EMOJIS, **PITCHBOWL_EMOJIS, **FOR_HONOR_EMOJIS, **OFFBOARD_EMOJIS}
