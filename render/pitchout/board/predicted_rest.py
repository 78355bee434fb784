"""Where everything comes to rest in the end, by the preview."""

from __future__ import annotations

from PIL import Image

from bot.games.pitchout.view import View
from bot.games.preview import Sketch
from bot.games.vocabulary import Point
from render import signs
from render.canvas import Ink, dashes
from render.pitchout.board import overlay, pieces
from render.pitchout.board.arena import TABLE
from render.pitchout.board.blocks import BLOCK, GAME, corners
from render.sprites import faded
from render.theme import Look

_SHADE = 0.6  # of a puck where it comes to rest


def ends(picture: Image.Image, view: View, sketch: Sketch, look: Look, zoom: float = 1.0) -> None:
    """Where everything comes to rest: shades of pucks, outlines of blocks; crosses where something falls."""
    ink, pucks = Ink(picture), {puck.id: puck for puck in view.pucks}
    for ghost in sketch.ghosts:
        if ghost.kind == "fall":
            signs.cross(ink, overlay.at_edge(Point(ghost.x, ghost.y)), pieces.RADIUS, look)
        if ghost.kind != "rest":
            continue
        at = TABLE.to_pixels(ghost.x, ghost.y)
        puck = pucks.get(ghost.id)
        if puck is None:
            shape = corners(at, BLOCK / 2 * zoom - 1, ghost.angle)
            ink.lines(dashes([*shape, shape[0]], 9, 6), 2.2, look.aim)
            continue
        faded(GAME, puck.pitcher, pieces.RADIUS * zoom, look, puck.seat, _SHADE).onto(picture, at)
        ink.ring(at, pieces.RADIUS * zoom + 2.0, 2.0, look.aim)
