"""The layer under an aim: the ring round its piece and the degrees on the rail, of a bearing."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.games.contract.preview import Aim, Sketch
from bot.games.pitchout.rules.view import View
from render.drawing.badges import Box, TakenSpace
from render.drawing.canvas import Spot, Sprite, label, toward
from render.drawing.lasting import copied, lasting
from render.painter import Theme
from render.pitchout.board import overlay, pieces
from render.pitchout.board.arena import BOTTOM, LEFT, LOOKS, PLANE, RAIL, RIGHT, TOP, coordinates, ground
from render.pitchout.board.panels import highlight
from render.table.rail import FIFTEENS, FIVES, THIRTIES, Tiles, numbered, tiled
from render.theme import Look, blend

RING = 140  # px
_SCRIM = 188  # px
_SCRIM_SHARE = 0.57
_FINE = 4
_RAY = 46  # of 255
_SHADES = 23  # steps of opacity; few shades compress better and look the same
_APART = (10, 6)  # px; between a number of 5 degrees and others, across and down
_ROUND = 32  # px; tiles of what is round, most of which would be empty in larger ones
_NUMBERS = 37  # px; capitals of 9 px when the picture is shown at 350 px


def degrees(picture: Image.Image, origin: Spot, look: Look, room: TakenSpace, *, fine: bool = False) -> list[Box]:
    """Numbers at the rail's ticks of 15 degrees, of 5 if `fine`: as many as fit and nothing covers, the round ones first.

    Returns their boxes, which are taken in the `room`.
    """
    return numbered(picture, _degrees(origin, look, fine=fine), room)


@lru_cache(maxsize=16)
def _degrees(origin: Spot, look: Look, *, fine: bool) -> list[tuple[Sprite, Spot, Box]]:
    """Each number with its middle and its box; the round ones first."""
    found = []
    for bearing in (*THIRTIES, *FIFTEENS, *(FIVES if fine else ())):
        spot, side = RAIL.meets(origin, bearing)
        number = label(str(bearing), "headline", _NUMBERS, look.text, look.floor[0])
        at = _beside(spot, side, number.size[0] - 6)
        apart = (0, 0) if bearing % 15 == 0 else _APART
        half = number.size[0] / 2 + 1 + apart[0], _NUMBERS * 0.4 + apart[1]
        found.append((number, at, (at[0] - half[0], at[1] - half[1], at[0] + half[0], at[1] + half[1])))
    return found


def _beside(spot: Spot, side: str, width: float) -> Spot:
    """The place of a number beside its tick, off the corners."""
    if side in {"left", "right"}:
        y = min(max(spot[1], TOP + 20.0), BOTTOM - 20.0)
        return LEFT + width / 2 + 8.0 if side == "left" else RIGHT - width / 2 - 8.0, y
    x = min(max(spot[0], LEFT + width / 2), RIGHT - width / 2)
    return x, TOP + 21.0 if side == "top" else BOTTOM - 21.0


@lru_cache(maxsize=1)
def _web() -> Tiles:
    """Rays every 30 degrees round the origin."""
    side = 2 * (RIGHT - LEFT)
    mask = Image.new("L", (2 * side, 2 * side))
    draw = ImageDraw.Draw(mask)
    for bearing in THIRTIES:
        start, end = toward((side, side), bearing, 2 * _SCRIM), toward((side, side), bearing, 3 * side)
        draw.line((start, end), fill=_RAY, width=3)
    return tiled(mask.reduce(2).point([round(v / _SHADES) * _SHADES for v in range(256)]))


def web(picture: Image.Image, origin: Spot, look: Look) -> None:
    """Faint rays from the piece, inside the arena only."""
    RAIL.paste(picture, origin, _web(), look.protractor)


@lru_cache(maxsize=1)
def _ring() -> tuple[Tiles, Tiles]:
    """The ground of the ring, and the ring."""
    side = 2 * _SCRIM
    ground = Image.new("L", (side * 2, side * 2))
    ImageDraw.Draw(ground).ellipse((0, 0, side * 2 - 1, side * 2 - 1), fill=round(255 * _SCRIM_SHARE))
    inner = 2 * (_SCRIM - RING)
    ImageDraw.Draw(ground).ellipse((inner, inner, side * 2 - 1 - inner, side * 2 - 1 - inner), fill=0)
    mask = Image.new("L", (side * _FINE, side * _FINE))
    draw = ImageDraw.Draw(mask)
    centre = side * _FINE / 2
    radius = RING * _FINE
    draw.ellipse((centre - radius, centre - radius, centre + radius, centre + radius), outline=255, width=2 * _FINE)
    for bearing in range(0, 360, 5):
        length, width = (13, 3) if bearing % 30 == 0 else (8, 2) if bearing % 10 == 0 else (5, 1.5)
        start = toward((centre, centre), bearing, radius - length * _FINE)
        end = toward((centre, centre), bearing, radius)
        draw.line((start, end), fill=255, width=round(width * _FINE))
    return tiled(ground.reduce(2), _ROUND), tiled(mask.reduce(_FINE), _ROUND)


def scrim(picture: Image.Image, origin: Spot, look: Look) -> None:
    """The quiet ground of the ring and its numbers, under the pieces."""
    RAIL.paste(picture, origin, _ring()[0], blend(look.canvas, look.floor[0], 0.2))


def ring(picture: Image.Image, origin: Spot, look: Look) -> None:
    """The ring, cut at the arena's edge."""
    RAIL.paste(picture, origin, _ring()[1], look.protractor)


def numbers(picture: Image.Image, origin: Spot, look: Look, room: TakenSpace) -> list[Box]:
    """The ring's numbers but those that meet something; returns their boxes, which are taken in the `room`."""
    boxes = number_boxes(origin, look).items()
    places = [(_number(bearing, look), ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), box) for bearing, box in boxes]
    return numbered(picture, places, room)


@lru_cache(maxsize=16)
def number_boxes(origin: Spot, look: Look) -> dict[int, Box]:
    """The places of the ring's numbers within the arena."""
    boxes: dict[int, Box] = {}
    for bearing in range(0, 360, 30):
        x, y = toward((float(round(origin[0])), float(round(origin[1]))), bearing, RING + 22)
        half = _number(bearing, look).size[0] / 2, _NUMBERS * 0.4
        box = (x - half[0], y - half[1], x + half[0], y + half[1])
        if RAIL.holds(box):
            boxes[bearing] = box
    return boxes


def _number(bearing: int, look: Look) -> Sprite:
    return label(str(bearing), "headline", _NUMBERS, look.text, look.canvas)


def stage(view: View, sketch: Sketch, aim: Aim, theme: Theme) -> tuple[Image.Image, list[Box]]:
    """The picture so far, to be drawn on, and the room that the tray takes."""
    known = {block.id for block in view.blocks} | {puck.id for puck in view.pucks if puck.status != "play"}
    lasting = Sketch(
        aim=msgspec.structs.replace(aim, bearing=0.0, strength=0.0, fan=None),
        ghosts=tuple(ghost for ghost in sketch.ghosts if ghost.id in known and ghost.kind == "place"),
        marked=sketch.marked,
    )
    picture, boxes = _layer(_standing(view), lasting, theme)
    return copied(picture), [*boxes]


def _standing(view: View) -> View:
    """The view with what the layer shows alone: it is the same after a flick that moves no block."""
    pucks = (
        msgspec.structs.replace(one, x=0.0, y=0.0, angle=0.0, mount="") if one.status == "play" else one
        for one in view.pucks
    )
    return msgspec.structs.replace(
        view,
        pucks=tuple(pucks),
        round=0,
        turn=0,
        wins=(),
        passive=(),
        last=None,
        copies=(),
        suspended=False,
        tries=(),
        viewer=None,
        touched_foe=False,
        lost=(),
    )


@lasting
def _layer(view: View, sketch: Sketch, theme: Theme) -> tuple[Image.Image, list[Box]]:
    look, aim = LOOKS[theme], sketch.aim
    if aim is None:
        raise ValueError("nothing is aimed")
    picture, origin = ground(theme, view.sides).copy(), PLANE.spot(aim.origin)
    highlight(picture, view, look)
    if not aim.targeted:
        web(picture, origin, look)
        scrim(picture, origin, look)
    pieces.blocks(picture, view, sketch, look)
    overlay.placed_blocks(picture, view, sketch, look)
    boxes = pieces.tray(picture, view, look, {ghost.id for ghost in sketch.ghosts})
    if not aim.targeted:
        RAIL.ticks(picture, origin, look)
        ring(picture, origin, look)
    coordinates(picture, look)
    return picture, boxes
