"""The painter of Pitch Out."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.pitchout.view import View
from bot.games.preview import Sketch
from bot.words import Words
from render.badges import Box, Disc, TakenSpace
from render.painter import Descriptions, FlickFilms, Moment, Painter, Picture, Theme
from render.palette import indexed, png
from render.pitchout import commentary
from render.pitchout.board import (
    board,
    closeup,
    lineups,
    overlay,
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
from render.pitchout.film import films, highlight_score
from render.pitchout.text import account, preview, story, textboard
from render.pitchout.text.alt import alt
from render.png_strips import banded
from render.signs import along
from render.theme import LOOKS, Look

_BLOCK = 44.0  # px; what words keep clear of round a block's middle


def still(view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
    """The arena as `view` shows it, with the last move's trail; with `sketch` the preview of an answer not yet given."""
    picture = paint(view, words, sketch, theme)
    return Picture(encoded(picture, view, sketch, theme), alt(view, words, sketch=sketch))


def near(view: View, words: Words, sketch: Sketch, *, theme: Theme = "dark") -> Picture:
    """The part of the arena in which a flick is aimed, enlarged; the still if none is."""
    aim = sketch.aim
    if aim is None or not any(puck.id == aim.piece and puck.status == "play" for puck in view.pucks):
        return still(view, words, sketch=sketch, theme=theme)
    picture = closeup.paint(view, words, sketch, aim, theme)
    return Picture(banded(picture, closeup.PALETTE, theme, aim.origin), alt(view, words, sketch=sketch))


def film(moments: Sequence[Moment], words: Words, *, theme: Theme = "dark") -> bytes:
    """The flicks one after the other as a GIF. Raises ValueError if nothing moved in any."""
    return films.film(moments, words, theme, paint)


def encoded(picture: Image.Image, view: View, sketch: Sketch | None, theme: Theme) -> bytes:
    """A finished picture as PNG; that of an aim in bands, most of which stay the same while it is turned."""
    colours = palette_of(view, sketch)
    if sketch and sketch.aim:
        return banded(picture, colours, theme, sketch.aim.origin)
    return png(indexed(picture, colours, theme))


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
    board.pucks(picture, view, look, sketch.aim)
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
    board.labels(picture, named, board.rounds(named) + lines + board.held(view, sketch), boxes, look)
    return picture


def _laid_out(view: View, sketch: Sketch, theme: Theme) -> tuple[Image.Image, list[Box]]:
    """The arena with its blocks and the trail of the last move, and the room that the tray takes."""
    look = LOOKS[theme]
    picture = ground(theme, view.sides).copy()
    highlight(picture, view, look)
    if view.last:
        overlay.trails(picture, view, view.last, look)
    board.blocks(picture, view, sketch, look)
    overlay.placed_blocks(picture, view, sketch, look)
    if view.last:
        overlay.hits(picture, view.last, look)
    return picture, board.tray(picture, view, look, {ghost.id for ghost in sketch.ghosts})


def _dials(
    picture: Image.Image,
    view: View,
    sketch: Sketch,
    words: Words,
    look: Look,
    taken: list[Box],
    named: list[board.Named],
    lines: list[Disc],
) -> list[Box]:
    """The names of blocks, and everything by which an aim is read, under the pucks; returns the room of names and numbers."""
    aim = sketch.aim
    discs = board.rounds(named)
    if aim is None:
        blocks = {block.id for block in view.blocks}
        ghosts = [Disc(*TABLE.to_pixels(g.x, g.y), board.RADIUS) for g in sketch.ghosts if g.id not in blocks]
        return NAMES + board.plates(picture, view, sketch, discs + lines + ghosts, taken + NAMES, look)
    origin = origin_of(aim)
    arrow = along(*PLANE.arrow_ends(aim), 16.0)
    if aim.fan:
        PLANE.fan(picture, aim, aim.fan, sketch, look)
    PLANE.ways(picture, aim, sketch, look, board.RADIUS)
    PLANE.marks(picture, aim, sketch, look, PLANE.arrow_length(aim))
    PLANE.arrow(picture, aim, look)
    dial = list(protractor.number_boxes(origin, look).values())
    boxes = NAMES + board.plates(picture, view, sketch, discs + lines, taken + NAMES + dial, look)
    room = TakenSpace(taken + boxes, discs + arrow)
    boxes += protractor.degrees(picture, origin, look, room)
    boxes += protractor.numbers(picture, origin, look, room)
    around = discs + lines
    around += [Disc(*board.spot_of(block), _BLOCK) for block in view.blocks if block.status == "play"]
    bearing = aim.bearing + TURN
    return boxes + protractor.strengths(picture, origin, bearing, look, radii(aim), words, taken + boxes, around)


PITCH_OUT = Painter(
    still=still,
    story=story.told,
    headline=story.headline,
    board=textboard.board,
    closeup=near,
    films=FlickFilms(film=film, worth=highlight_score.worth),
    texts=Descriptions(
        preview=preview.foretold,
        account=account.account,
        alt=alt,
        pieces=textboard.pieces,
        detail=textboard.detail,
    ),
    comment=commentary.comment,
)
