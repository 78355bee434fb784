"""The cached layer under an aim: floor, blocks, compass, rings of strength. Painted once, copied at every press."""

from __future__ import annotations

import msgspec
from PIL import Image

from bot.games.pitchout.view import View
from bot.games.preview import Aim, Sketch
from render.badges import Box
from render.canvas import Spot
from render.lasting import lasting
from render.painter import Theme
from render.pitchout.board import overlay, pieces, protractor
from render.pitchout.board.arena import RAIL, TABLE, coordinates, ground
from render.pitchout.board.panels import highlight
from render.theme import LOOKS

_RINGS = (25, 50, 75, 100)  # strengths


def stage(view: View, sketch: Sketch, aim: Aim, theme: Theme) -> tuple[Image.Image, list[Box]]:
    """The picture so far, to be drawn on, and the room that the tray takes."""
    known = {block.id for block in view.blocks} | {puck.id for puck in view.pucks if puck.status != "play"}
    lasting = Sketch(
        aim=msgspec.structs.replace(aim, bearing=0.0, strength=0.0, fan=None),
        ghosts=tuple(ghost for ghost in sketch.ghosts if ghost.id in known and ghost.kind == "place"),
        marked=sketch.marked,
    )
    picture, boxes = _painted(view, lasting, theme)
    return picture.copy(), [*boxes]


@lasting
def _painted(view: View, sketch: Sketch, theme: Theme) -> tuple[Image.Image, list[Box]]:
    look, aim = LOOKS[theme], sketch.aim
    if aim is None:
        raise ValueError("nothing is aimed")
    picture, origin = ground(theme, view.sides).copy(), origin_of(aim)
    highlight(picture, view, look)
    protractor.web(picture, origin, look, tuple(radii(aim).values()))
    protractor.scrim(picture, origin, look)
    pieces.blocks(picture, view, sketch, look)
    overlay.placed_blocks(picture, view, sketch, look)
    boxes = pieces.tray(picture, view, look, {ghost.id for ghost in sketch.ghosts})
    RAIL.ticks(picture, origin, look)
    protractor.ring(picture, origin, look)
    coordinates(picture, look)
    return picture, boxes


def origin_of(aim: Aim) -> Spot:
    """The place of the aimed piece, px."""
    return TABLE.to_pixels(aim.origin.x, aim.origin.y)


def radii(aim: Aim) -> dict[int, int]:
    """The radius in px of each strength ring: how far that strength slides a lone piece."""
    return {strength: round(aim.reach * strength / 100 * TABLE.scale) for strength in _RINGS}
