"""Close-ups of an aim in PitchBowl: the relevant part of the field, with an overview of the whole."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.games.contract.preview import Aim, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import LENGTH, RADIUS, WIDTH
from bot.games.pitchbowl.rules.view import View
from bot.words import Words
from render.drawing.badges import BadgeDisc, Box, covers
from render.drawing.lasting import copied, lasting
from render.painter import Theme
from render.pitchbowl.board import aim_overlay, pieces
from render.pitchbowl.board.field import RAIL, SCALE, SIZE, FieldWindow, bare, coordinates, enlarged
from render.pitchbowl.board.still import header, lasting_aim
from render.table.rail import Side
from render.table.tabletop import Margins, margins, windowed
from render.theme import LOOKS, Look

CLOSEUP = "pitchbowl_closeup"  # large discs want more shades of the colours of sides
ZOOM = 2.0
ZOOMS = (1.65, 1.4)  # of the usual steps, where everything that is aimed at is in sight
_MOST = 1.3  # times larger than life in these
_STEP = 75.0  # mm; the window moves by these, so that it mostly stays while one aims
_AROUND = 40.0  # mm kept in sight round the piece
_AHEAD = 110.0  # mm; the middle of the window is at most this far ahead of the piece


def paint_window(
    view: View, words: Words, sketch: Sketch, aim: Aim, theme: Theme, window: FieldWindow, *, fine: bool = False
) -> Image.Image:
    """The finished picture in full colour, with the header of the whole field's; `fine` ones show every degree."""
    look = LOOKS[theme]
    fine = fine and not aim.targeted
    picture = copied(_stage(view, lasting_aim(aim), window, theme, fine=fine))
    seen = _within(view, window, -RADIUS)
    drawn = pieces.sizes(view, window, sketch.ghosts)
    radius = drawn.get(aim.piece, pieces.life_size(aim.piece, window))
    lines = aim_overlay.strokes(sketch, window, radius)
    near = [one for one in view.players if window.sees(one.x, one.y, -RADIUS / 2)]
    discs = pieces.discs(near, window, drawn, aim.piece)
    cut = [BadgeDisc(*window.to_pixels(one.x, one.y), RADIUS * window.scale) for one in _cut(view, window).players]
    boxes = [] if fine else [_overview(picture, view, window, [*discs, *lines, *cut], theme)]
    if not aim.targeted:
        origin = window.to_pixels(aim.origin.x, aim.origin.y)
        boxes += aim_overlay.degrees(picture, origin, look, boxes, discs + lines + cut, fine=fine)
    aim_overlay.draw_aim(picture, aim, sketch, window, look, radius)
    pieces.draw_players(picture, seen, window, look, drawn, aim.piece)
    aim_overlay.draw_stop(picture, view, sketch, window, look)
    aim_overlay.draw_ghosts(picture, sketch, window, look)
    header(picture, view, words, look, aim)
    return picture


def paint_closeup(view: View, words: Words, sketch: Sketch, aim: Aim, theme: Theme) -> Image.Image:
    """The surroundings of the piece and of what it meets, true to scale."""
    return paint_window(view, words, sketch, aim, theme, chosen(sketch, aim), fine=True)


def chosen(sketch: Sketch, aim: Aim) -> FieldWindow:
    """The window for a preview: round the piece, as far towards what it meets as leaves the piece in sight."""
    meets = next((Point(one.x, one.y) for one in sketch.ghosts if one.kind == "contact"), None)
    end = meets or next((line.points[-1] for line in sketch.lines if line.kind == "aim"), aim.origin)
    scale = SCALE * ZOOM
    wide, high = _room(scale)
    x = _start(aim.origin.x, end.x, high, WIDTH)
    y = _start(aim.origin.y, end.y, wide, LENGTH)
    return FieldWindow(x, y, scale)


def _start(origin: float, end: float, side: float, whole: float) -> float:
    """The start of the window along one axis, mm."""
    ahead = min(max((end - origin) / 2, -_AHEAD), _AHEAD)
    most = side / 2 - _AROUND - _STEP / 2
    ahead = min(max(ahead, -most), most)
    start = round((origin + ahead - side / 2) / _STEP) * _STEP
    return min(max(start, 0.0), whole - side)


def fitting(sketch: Sketch, aim: Aim) -> FieldWindow | None:
    """The closest window that shows the piece, its path and all that comes to rest; None if only the whole field does."""
    points = [aim.origin, *(Point(one.x, one.y) for one in sketch.ghosts)]
    points += [point for line in sketch.lines if line.kind == "aim" for point in line.points]
    points = [Point(min(max(one.x, 0.0), WIDTH), min(max(one.y, 0.0), LENGTH)) for one in points]
    low = min(one.x for one in points), min(one.y for one in points)
    high = max(one.x for one in points), max(one.y for one in points)
    for zoom in ZOOMS:
        wide, tall = _room(SCALE * zoom)
        for x in _about(low[0], high[0], tall, WIDTH):
            for y in _about(low[1], high[1], wide, LENGTH):
                window = FieldWindow(x, y, SCALE * zoom, _MOST)
                if all(window.sees(one.x, one.y, -_margin(one)) for one in points):
                    return window
    return None


def _margin(one: Point) -> float:
    """The least distance of a place from the edges of a window, mm; less at the edges of the field."""
    return max(0.0, min(_AROUND / 2, one.x, WIDTH - one.x, one.y, LENGTH - one.y))


def _about(low: float, high: float, side: float, whole: float) -> list[float]:
    """The possible starts of a window along one axis, mm, best first; in steps, so that they mostly stay while one aims."""
    best = (low + high) / 2 - side / 2
    most = whole - side
    starts = {min(max(round(best / _STEP + step) * _STEP, 0.0), most) for step in (-1, 0, 1)}
    return sorted(starts, key=lambda start: (abs(start - best), start))


def _room(scale: float) -> tuple[float, float]:
    """The width and height of a window, mm."""
    return (RAIL.right - RAIL.left) / scale, (RAIL.bottom - RAIL.top) / scale


@lasting
def _stage(view: View, aim: Aim, window: FieldWindow, theme: Theme, *, fine: bool) -> Image.Image:
    """The static part of the picture while one aims: the grass, the zones, the rail with its ticks. Copy before drawing on it."""
    look = LOOKS[theme]
    picture = _grass(theme, window)
    aim_overlay.zones(picture, view, aim, window, look)
    origin = window.to_pixels(aim.origin.x, aim.origin.y)
    if not aim.targeted:
        aim_overlay.rays(picture, origin, look)
    pieces.draw_players(picture, _cut(view, window), window, look, {})
    windowed(picture, _margins(theme), RAIL, _going_on(window), look)
    coordinates(picture, window, look)
    if not aim.targeted:
        RAIL.ticks(picture, origin, look, fine=fine)
    return picture


@lasting
def _margins(theme: Theme) -> Margins:
    return margins(bare(theme), RAIL)


def _grass(theme: Theme, window: FieldWindow) -> Image.Image:
    """The part of the empty field, where pictures have it."""
    left, top = round(window.y * window.scale) - RAIL.left, round(window.x * window.scale) - RAIL.top
    return enlarged(theme, window.scale).crop((left, top, left + SIZE[0], top + SIZE[1]))


_SMALL = 0.19  # px a mm; of the overview
_INSET = (round(LENGTH * _SMALL), round(WIDTH * _SMALL))
_DOT, _BALL = 4, 3  # px; radius


def _overview(picture: Image.Image, view: View, window: FieldWindow, discs: Sequence[BadgeDisc], theme: Theme) -> Box:
    """The whole field, small, in the corner where it hides least, with the window as a frame; returns its room."""
    wide, high = _INSET
    across, down = (RAIL.left + 6, RAIL.right - wide - 6), (RAIL.top + 6, RAIL.bottom - high - 6)
    corners = [(x, y) for y in reversed(down) for x in across]

    def hidden(corner: tuple[int, int]) -> int:
        box = corner[0] - 4.0, corner[1] - 4.0, corner[0] + wide + 4.0, corner[1] + high + 4.0
        return sum(covers(box, disc) for disc in discs)

    left, top = min(corners, key=hidden)
    look, small = LOOKS[theme], _small_field(theme).copy()
    draw = ImageDraw.Draw(small)
    for one in view.players:
        if not one.out:
            team, at = look.teams[one.seat], (one.y * _SMALL, one.x * _SMALL)
            _dot(draw, at, _DOT, team.base, look)
    holder = next((one for one in view.players if one.id == view.holder), None)
    lies = view.ball or holder
    if lies is not None:
        _dot(draw, (lies.y * _SMALL, lies.x * _SMALL), _BALL, pieces.LACE, look)
    room = _room(window.scale)
    frame = [window.y * _SMALL, window.x * _SMALL, (window.y + room[0]) * _SMALL, (window.x + room[1]) * _SMALL]
    draw.rectangle([frame[0], frame[1], frame[2] - 1, frame[3] - 1], outline=look.aim, width=2)
    draw.rectangle([0, 0, wide - 1, high - 1], outline=look.secondary)
    ImageDraw.Draw(picture).rectangle((left - 3, top - 3, left + wide + 2, top + high + 2), look.casing)
    picture.paste(small, (left, top))
    return left - 4.0, top - 4.0, left + wide + 4.0, top + high + 4.0


@lru_cache(maxsize=2)
def _small_field(theme: Theme) -> Image.Image:
    """The empty field of the overview. Copy it, never draw on it."""
    return bare(theme).crop(RAIL.inside).resize(_INSET, reducing_gap=2.0)


def _dot(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], radius: int, colour: tuple[int, int, int], look: Look
) -> None:
    for grow, paint in ((1, look.casing), (0, colour)):
        reach = radius + grow
        draw.ellipse((at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach), fill=paint)


def _going_on(window: FieldWindow) -> list[Side]:
    """The sides of the window beyond which the field goes on."""
    wide, high = _room(window.scale)
    sides: tuple[Side, ...] = ("left", "right", "top", "bottom")
    beyond = window.y > 0, window.y + wide < LENGTH - 1, window.x > 0, window.x + high < WIDTH - 1
    return [side for side, goes_on in zip(sides, beyond, strict=True) if goes_on]


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
