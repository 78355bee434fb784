"""An aim from near: a window of the field, twice as large, with the piece that is aimed and what it meets."""

from __future__ import annotations

import msgspec
from PIL import Image

from bot.games.pitchbowl.board import LENGTH, RADIUS, WIDTH
from bot.games.pitchbowl.view import View
from bot.games.preview import Aim, Sketch
from bot.games.vocabulary import Point
from bot.words import Words
from render.badges import Box, Round
from render.lasting import lasting
from render.nameplates import write_names
from render.painter import Theme
from render.pitchbowl.board import aim_overlay, compass, pieces, reach
from render.pitchbowl.board.field import HIGH, RAIL, SCALE, Lens, bare, coordinates, enlarged
from render.pitchbowl.board.header import header
from render.rail import Side
from render.tabletop import windowed
from render.theme import LOOKS

PALETTE = "pitchbowl_closeup"  # large discs want more shades of the colours of sides
ZOOM = 2.0
_STEP = 75.0  # mm; the window moves by these, so that it mostly stays while one aims
_AROUND = 40.0  # mm kept in sight round the piece
_AHEAD = 110.0  # mm; how far before the piece the middle of the window lies at most
_BOUNDS: Box = (RAIL.left + 3.0, RAIL.top + 3.0, RAIL.right - 3.0, RAIL.bottom - 3.0)


def paint(view: View, words: Words, sketch: Sketch, aim: Aim, theme: Theme) -> Image.Image:
    """The finished picture in full colour, with the header of the whole field's."""
    look, lens = LOOKS[theme], chosen(sketch, aim)
    lasting = msgspec.structs.replace(aim, bearing=0.0, strength=0.0, fan=None)
    picture = _stage(view, lasting, lens, theme).copy()
    origin = lens.to_pixels(aim.origin.x, aim.origin.y)
    lines = aim_overlay.strokes(sketch, lens)
    named = pieces.names([one for one in view.players if lens.sees(one.x, one.y, -RADIUS / 2)], lens, aim.piece)
    discs = [Round(*name.at, name.reach) for name in named]
    cut = [Round(*lens.to_pixels(one.x, one.y), RADIUS * lens.scale) for one in _cut(view, lens).players]
    boxes = compass.degrees(picture, origin, look, (), discs + lines + cut, fine=True)
    aim_overlay.draw_aim(picture, aim, sketch, lens, look)
    pieces.draw_players(picture, _within(view, lens, -RADIUS), lens, look, aim.piece)
    aim_overlay.draw_stop(picture, view, sketch, lens, look)
    aim_overlay.draw_ghosts(picture, sketch, lens, look)
    header(picture, view, words, look, aim)
    write_names(picture, named, discs + lines, boxes, look, _BOUNDS, HIGH)
    return picture


def chosen(sketch: Sketch, aim: Aim) -> Lens:
    """The window for a preview: round the piece, as far towards what it meets as leaves the piece in sight."""
    meets = next((Point(one.x, one.y) for one in sketch.ghosts if one.kind == "contact"), None)
    end = meets or next((line.points[-1] for line in sketch.lines if line.kind == "aim"), aim.origin)
    scale = SCALE * ZOOM
    wide, high = (RAIL.right - RAIL.left) / scale, (RAIL.bottom - RAIL.top) / scale
    x = _start(aim.origin.x, end.x, high, WIDTH)
    y = _start(aim.origin.y, end.y, wide, LENGTH)
    return Lens(x, y, scale)


def _start(origin: float, end: float, side: float, whole: float) -> float:
    """Where the window begins along one axis, mm."""
    ahead = min(max((end - origin) / 2, -_AHEAD), _AHEAD)
    most = side / 2 - _AROUND - _STEP / 2
    ahead = min(max(ahead, -most), most)
    start = round((origin + ahead - side / 2) / _STEP) * _STEP
    return min(max(start, 0.0), whole - side)


@lasting
def _stage(view: View, aim: Aim, lens: Lens, theme: Theme) -> Image.Image:
    """What stays while one aims: the grass, the zones, the rail with its ticks. Copy it, never draw on it."""
    look = LOOKS[theme]
    whole = bare(theme)
    picture = whole.copy()
    field = enlarged(theme, lens.scale)
    left, top = round(lens.y * lens.scale), round(lens.x * lens.scale)
    wide, high = RAIL.right - RAIL.left, RAIL.bottom - RAIL.top
    picture.paste(field.crop((left, top, left + wide, top + high)), (RAIL.left, RAIL.top))
    reach.zones(picture, view, aim, lens, look)
    compass.rays(picture, lens.to_pixels(aim.origin.x, aim.origin.y), look)
    pieces.draw_players(picture, _cut(view, lens), lens, look)
    windowed(picture, whole, RAIL, _going_on(lens), look)
    coordinates(picture, lens, look)
    RAIL.ticks(picture, lens.to_pixels(aim.origin.x, aim.origin.y), look, fine=True)
    return picture


def _going_on(lens: Lens) -> list[Side]:
    """The sides of the window beyond which the field goes on."""
    wide, high = (RAIL.right - RAIL.left) / lens.scale, (RAIL.bottom - RAIL.top) / lens.scale
    ends: dict[Side, bool] = {
        "left": lens.y > 0,
        "right": lens.y + wide < LENGTH - 1,
        "top": lens.x > 0,
        "bottom": lens.x + high < WIDTH - 1,
    }
    return [side for side, goes_on in ends.items() if goes_on]


def _within(view: View, lens: Lens, margin: float) -> View:
    """The view with the pieces that lie in the window, or at most `margin` mm outside."""
    players = tuple(one for one in view.players if lens.sees(one.x, one.y, margin))
    ball = view.ball if view.ball is not None and lens.sees(view.ball.x, view.ball.y, margin) else None
    return msgspec.structs.replace(view, players=players, ball=ball)


def _cut(view: View, lens: Lens) -> View:
    """The view with the pieces that the window shows in part."""
    near, whole = _within(view, lens, 2 * RADIUS), _within(view, lens, -RADIUS)
    players = tuple(one for one in near.players if one not in whole.players)
    return msgspec.structs.replace(near, players=players, ball=None if whole.ball else near.ball)
