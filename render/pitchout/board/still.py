"""The still of Pitch Out: the arena with everything that a view or a preview shows."""

from __future__ import annotations

from PIL import Image

from bot.games.pitchout.view import View
from bot.games.preview import Sketch
from bot.words import Words
from render.badges import BadgeDisc, Box, TakenSpace
from render.painter import Theme
from render.pitchout.board import (
    lineups,
    overlay,
    pieces,
    portraits,
    predicted_rest,
    protractor,
    shootout,
    teams,
)
from render.pitchout.board.aim_background import origin_of, radii, stage
from render.pitchout.board.arena import NAMES, PLANE, TABLE, TURN, ground
from render.pitchout.board.blocks import GAME
from render.pitchout.board.header import header
from render.pitchout.board.name_labels import named_pucks, strokes
from render.pitchout.board.panels import hand, highlight, victory
from render.pitchout.text import story
from render.signs import along
from render.theme import LOOKS, Look

_BLOCK = 44.0  # px; what words keep clear of round a block's middle


def palette_of(view: View, sketch: Sketch | None) -> str:
    """The name of the palette that a picture is written in."""
    portrayed = bool(sketch and sketch.offered) or teams.shown(view) or lineups.shown(view)
    return portraits.PALETTE if portrayed else GAME


def paint(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The finished picture in full colour."""
    look = LOOKS[theme]
    if sketch and sketch.offered:
        return portraits.sheet(view, words, sketch, look)
    if teams.shown(view):
        return teams.sheet(view, words, look)
    if lineups.shown(view):
        return lineups.sheet(view, words, look)
    sketch = sketch or Sketch()
    last = None if sketch.aim else view.last
    picture, boxes = stage(view, sketch, sketch.aim, theme) if sketch.aim else _laid_out(view, sketch, theme)
    named = named_pucks(view, sketch.aim)
    lines = strokes(sketch) + (overlay.marked(view) if last else [])
    boxes += _dials(picture, view, sketch, words, look, boxes, named, lines)
    pieces.pucks(picture, view, look, sketch.aim)
    shown = None if sketch.aim else story.last_try(view)
    if shown:
        captains, room = shootout.shots(picture, view, shown, words, look)
        named += captains
        boxes += room
    header(picture, view, words, look, sketch.aim, TURN)
    boxes += hand(picture, view, words, sketch, look)
    if view.winner is not None:
        boxes.append(victory(picture, view, words, look))
    if last:
        named += overlay.falls(picture, view, last, look)
    overlay.contacts(picture, sketch.ghosts, look)
    predicted_rest.ends(picture, view, sketch, look)
    named += overlay.placements(picture, view, sketch, look)
    pieces.labels(picture, named, pieces.rounds(named) + lines + pieces.held(view, sketch), boxes, look)
    return picture


def _laid_out(view: View, sketch: Sketch, theme: Theme) -> tuple[Image.Image, list[Box]]:
    """The arena with its blocks and the trail of the last move, and the room that the tray takes."""
    look = LOOKS[theme]
    picture = ground(theme, view.sides).copy()
    highlight(picture, view, look)
    if view.last:
        overlay.trails(picture, view, view.last, look)
    pieces.blocks(picture, view, sketch, look)
    overlay.placed_blocks(picture, view, sketch, look)
    if view.last:
        overlay.hits(picture, view.last, look)
    return picture, pieces.tray(picture, view, look, {ghost.id for ghost in sketch.ghosts})


def _dials(
    picture: Image.Image,
    view: View,
    sketch: Sketch,
    words: Words,
    look: Look,
    taken: list[Box],
    named: list[pieces.Named],
    lines: list[BadgeDisc],
) -> list[Box]:
    """The names of blocks and the dials of an aim, under the pucks; returns the boxes of names and numbers."""
    aim = sketch.aim
    discs = pieces.rounds(named)
    if aim is None:
        blocks = {block.id for block in view.blocks}
        ghosts = [BadgeDisc(*TABLE.to_pixels(g.x, g.y), pieces.RADIUS) for g in sketch.ghosts if g.id not in blocks]
        return NAMES + pieces.plates(picture, view, sketch, discs + lines + ghosts, taken + NAMES, look)
    origin = origin_of(aim)
    arrow = along(*PLANE.arrow_ends(aim), 16.0)
    if aim.fan:
        PLANE.fan(picture, aim, aim.fan, sketch, look)
    PLANE.ways(picture, aim, sketch, look, pieces.RADIUS)
    PLANE.marks(picture, aim, sketch, look, PLANE.arrow_length(aim))
    PLANE.arrow(picture, aim, look)
    dial = list(protractor.number_boxes(origin, look).values())
    boxes = NAMES + pieces.plates(picture, view, sketch, discs + lines, taken + NAMES + dial, look)
    room = TakenSpace(taken + boxes, discs + arrow)
    boxes += protractor.degrees(picture, origin, look, room)
    boxes += protractor.numbers(picture, origin, look, room)
    around = discs + lines
    around += [BadgeDisc(*pieces.spot_of(block), _BLOCK) for block in view.blocks if block.status == "play"]
    bearing = aim.bearing + TURN
    return boxes + protractor.strengths(picture, origin, bearing, look, radii(aim), words, taken + boxes, around)
