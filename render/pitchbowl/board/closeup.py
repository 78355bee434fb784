"""An aim from near: a window of the field, twice as large, with the piece that is aimed and what it meets."""

from __future__ import annotations

import msgspec
from PIL import Image

from bot.games.pitchbowl.board import LENGTH, RADIUS, WIDTH
from bot.games.pitchbowl.view import View
from bot.games.preview import Aim, Sketch
from bot.games.vocabulary import Point
from bot.words import Words
from render.badges import BadgeDisc, Box
from render.lasting import lasting
from render.nameplates import write_names
from render.painter import Theme
from render.pitchbowl.board import aim_overlay, compass, pieces, reach
from render.pitchbowl.board.field import HIGH, RAIL, SCALE, FieldWindow, bare, coordinates, enlarged
from render.pitchbowl.board.header import header
from render.rail import Side
from render.tabletop import windowed
from render.theme import LOOKS

PALETTE = "pitchbowl_closeup"  # large discs want more shades of the colours of sides
ZOOM = 2.0
_STEP = 75.0  # mm; the window moves by these, so that it mostly stays while one aims
_AROUND = 40.0  # mm kept in sight round the piece
_AHEAD = 110.0  # mm; the middle of the window is at most this far ahead of the piece
_BOUNDS: Box = (RAIL.left + 3.0, RAIL.top + 3.0, RAIL.right - 3.0, RAIL.bottom - 3.0)


def paint(view: View, words: Words, sketch: Sketch, aim: Aim, theme: Theme) -> Image.Image:
    """The finished picture in full colour, with the header of the whole field's."""
    look, window = LOOKS[theme], chosen(sketch, aim)
    lasting = msgspec.structs.replace(aim, bearing=0.0, strength=0.0, fan=None)
    picture = _stage(view, lasting, window, theme).copy()
    origin = window.to_pixels(aim.origin.x, aim.origin.y)
    lines = aim_overlay.strokes(sketch, window)
    named = pieces.names([one for one in view.players if window.sees(one.x, one.y, -RADIUS / 2)], window, aim.piece)
    discs = [BadgeDisc(*name.at, name.reach) for name in named]
    cut = [BadgeDisc(*window.to_pixels(one.x, one.y), RADIUS * window.scale) for one in _cut(view, window).players]
    boxes = compass.degrees(picture, origin, look, (), discs + lines + cut, fine=True)
    aim_overlay.draw_aim(picture, aim, sketch, window, look)
    pieces.draw_players(picture, _within(view, window, -RADIUS), window, look, aim.piece)
    aim_overlay.draw_stop(picture, view, sketch, window, look)
    aim_overlay.draw_ghosts(picture, sketch, window, look)
    header(picture, view, words, look, aim)
    write_names(picture, named, discs + lines, boxes, look, _BOUNDS, HIGH)
    return picture


def chosen(sketch: Sketch, aim: Aim) -> FieldWindow:
    """The window for a preview: round the piece, as far towards what it meets as leaves the piece in sight."""
    meets = next((Point(one.x, one.y) for one in sketch.ghosts if one.kind == "contact"), None)
    end = meets or next((line.points[-1] for line in sketch.lines if line.kind == "aim"), aim.origin)
    scale = SCALE * ZOOM
    wide, high = (RAIL.right - RAIL.left) / scale, (RAIL.bottom - RAIL.top) / scale
    x = _start(aim.origin.x, end.x, high, WIDTH)
    y = _start(aim.origin.y, end.y, wide, LENGTH)
    return FieldWindow(x, y, scale)


def _start(origin: float, end: float, side: float, whole: float) -> float:
    """Where the window begins along one axis, mm."""
    ahead = min(max((end - origin) / 2, -_AHEAD), _AHEAD)
    most = side / 2 - _AROUND - _STEP / 2
    ahead = min(max(ahead, -most), most)
    start = round((origin + ahead - side / 2) / _STEP) * _STEP
    return min(max(start, 0.0), whole - side)


@lasting
def _stage(view: View, aim: Aim, window: FieldWindow, theme: Theme) -> Image.Image:
    """What stays while one aims: the grass, the zones, the rail with its ticks. Copy it, never draw on it."""
    look = LOOKS[theme]
    whole = bare(theme)
    picture = whole.copy()
    field = enlarged(theme, window.scale)
    left, top = round(window.y * window.scale), round(window.x * window.scale)
    wide, high = RAIL.right - RAIL.left, RAIL.bottom - RAIL.top
    picture.paste(field.crop((left, top, left + wide, top + high)), (RAIL.left, RAIL.top))
    reach.zones(picture, view, aim, window, look)
    compass.rays(picture, window.to_pixels(aim.origin.x, aim.origin.y), look)
    pieces.draw_players(picture, _cut(view, window), window, look)
    windowed(picture, whole, RAIL, _going_on(window), look)
    coordinates(picture, window, look)
    RAIL.ticks(picture, window.to_pixels(aim.origin.x, aim.origin.y), look, fine=True)
    return picture


def _going_on(window: FieldWindow) -> list[Side]:
    """The sides of the window beyond which the field goes on."""
    wide, high = (RAIL.right - RAIL.left) / window.scale, (RAIL.bottom - RAIL.top) / window.scale
    ends: dict[Side, bool] = {
        "left": window.y > 0,
        "right": window.y + wide < LENGTH - 1,
        "top": window.x > 0,
        "bottom": window.x + high < WIDTH - 1,
    }
    return [side for side, goes_on in ends.items() if goes_on]


def _within(view: View, window: FieldWindow, margin: float) -> View:
    """The view with the pieces that lie in the window, or at most `margin` mm outside."""
    players = tuple(one for one in view.players if window.sees(one.x, one.y, margin))
    ball = view.ball if view.ball is not None and window.sees(view.ball.x, view.ball.y, margin) else None
    return msgspec.structs.replace(view, players=players, ball=ball)


def _cut(view: View, window: FieldWindow) -> View:
    """The view with the pieces that the window shows in part."""
    near, whole = _within(view, window, 2 * RADIUS), _within(view, window, -RADIUS)
    players = tuple(one for one in near.players if one not in whole.players)
    return msgspec.structs.replace(near, players=players, ball=None if whole.ball else near.ball)
