"""The stills of Pitch Out: the arena with everything that a view or a preview shows."""

from __future__ import annotations

import math

from PIL import Image

from bot.games.contract.preview import Sketch
from bot.games.pitchout.rules.view import View
from bot.words import Words
from render.drawing.badges import BadgeDisc, Box, Name, TakenSpace, write_names
from render.drawing.canvas import Ink
from render.drawing.lasting import copied
from render.painter import Theme
from render.pitchout.board import lineups, overlay, pieces, portraits, protractor
from render.pitchout.board.arena import (
    LOOKS,
    NAMES,
    PLANE,
    ground,
)
from render.pitchout.board.blocks import GAME, HIGH
from render.pitchout.board.panels import hand, header, highlight
from render.pitchout.board.pieces import named_pucks, strokes
from render.pitchout.board.protractor import stage
from render.pitchout.board.victory import victory
from render.pitchout.text import story
from render.table import signs
from render.table.signs import along
from render.table.tries import Ways
from render.theme import Look


def palette_of(view: View, sketch: Sketch | None) -> str:
    """The name of the palette that a picture is written in."""
    portrayed = bool(sketch and sketch.offered) or lineups.shown(view)
    return portraits.PALETTE if portrayed else GAME


def paint(
    view: View,
    words: Words,
    sketch: Sketch | None,
    theme: Theme,
    tried: Ways | None = None,
    headed: View | None = None,
) -> Image.Image:
    """The finished picture in full colour, with the ways of tries, and with the header of another view if that is `headed`."""
    look = LOOKS[theme]
    if sketch and sketch.offered:
        return portraits.sheet(view, words, sketch, look)
    if lineups.shown(view):
        return lineups.sheet(view, words, look)
    sketch = sketch or Sketch()
    last = None if sketch.aim else view.last
    picture, boxes = stage(view, sketch, sketch.aim, theme) if sketch.aim else _layout(view, sketch, theme)
    named = named_pucks(view, sketch.aim)
    lines = strokes(sketch, stop=_stop(view, sketch)) + (overlay.marked(view) if last else [])
    lines += tried.rounds() if tried else []
    boxes += hand(picture, view, words, sketch, look)
    boxes += _dials(picture, view, sketch, look, boxes, named, lines)
    if tried:
        tried.draw(picture)
    pieces.pucks(picture, view, look, sketch.aim)
    if tried:
        tried.rings(picture)
        named += tried.names()
    shown = None if sketch.aim else story.last_try(view)
    if shown:
        captains, room = overlay.shots(picture, view, shown, words, look)
        named += captains
        boxes += room
    header(picture, headed or view, words, look, sketch.aim)
    won = victory(picture, view, words, look)
    if won:
        boxes.append(won)
    if last:
        named += overlay.falls(picture, view, last, look)
    met = pieces.meeting(view, sketch)
    if met:
        signs.contact(Ink(picture), *met, look)
    overlay.ends(picture, view, sketch, look)
    named += overlay.placements(picture, view, sketch, look)
    discs = pieces.rounds(named) + lines + pieces.held(view, sketch)
    write_names(picture, named, discs, boxes, look, pieces.BOUNDS, HIGH)
    return picture


def _stop(view: View, sketch: Sketch) -> float:
    """The maximum length of the arrow, px: to the puck drawn at the first contact."""
    met = pieces.meeting(view, sketch)
    return math.dist(PLANE.spot(sketch.aim.origin), met[0]) - met[1] if met and sketch.aim else math.inf


def _layout(view: View, sketch: Sketch, theme: Theme) -> tuple[Image.Image, list[Box]]:
    """The arena with its blocks and the trail of the last move, and the room that the tray takes."""
    look = LOOKS[theme]
    picture = copied(ground(theme, view.sides))
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
    look: Look,
    taken: list[Box],
    named: list[Name],
    lines: list[BadgeDisc],
) -> list[Box]:
    """The names of blocks and the dials of an aim, under the pucks; returns the boxes of names and numbers."""
    aim = sketch.aim
    discs = pieces.rounds(named)
    if aim is None:
        blocks = {block.id for block in view.blocks}
        ghosts = [BadgeDisc(*PLANE.spot(g), pieces.RADIUS) for g in sketch.ghosts if g.id not in blocks]
        return NAMES + pieces.plates(picture, view, sketch, discs + lines + ghosts, taken + NAMES, look)
    origin, stop = PLANE.spot(aim.origin), _stop(view, sketch)
    arrow = along(*PLANE.arrow_ends(aim, stop), 16.0)
    if aim.fan:
        PLANE.fan(picture, aim, aim.fan, sketch, look)
    PLANE.ways(picture, aim, sketch, look, pieces.RADIUS * pieces.MOST, stop)
    PLANE.marks(picture, aim, sketch, look, PLANE.arrow_length(aim, stop), stop)
    PLANE.arrow(picture, aim, look, stop)
    dial = [] if aim.targeted else list(protractor.number_boxes(origin, look).values())
    boxes = NAMES + pieces.plates(picture, view, sketch, discs + lines, taken + NAMES + dial, look)
    if not aim.targeted:
        room = TakenSpace(taken + boxes, discs + arrow)
        boxes += protractor.degrees(picture, origin, look, room)
        boxes += protractor.numbers(picture, origin, look, room)
    return boxes
