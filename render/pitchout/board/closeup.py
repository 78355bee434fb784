"""The close-ups of Pitch Out: the surroundings of an aim enlarged."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

import msgspec
from PIL import Image

from bot.games.contract.preview import Aim, Ghost, Mark, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchout.rules.view import BlockSeen, PuckSeen, View
from bot.words import Words
from render.drawing.badges import BadgeDisc, Box, TakenSpace, write_names
from render.drawing.canvas import Ink, Spot, dashes, label
from render.drawing.lasting import copied, lasting
from render.painter import Theme
from render.pitchout.board import overlay, pieces, protractor
from render.pitchout.board.arena import (
    BOTTOM,
    LEFT,
    LETTERS,
    LOOKS,
    PLANE,
    RAIL,
    RIGHT,
    SIDE,
    SIZE,
    TABLE,
    TILE,
    TILES,
    TOP,
    bare,
)
from render.pitchout.board.blocks import HIGH
from render.pitchout.board.panels import header
from render.pitchout.board.pieces import named_pucks, strokes
from render.pitchout.text.describe import to_edge
from render.table import signs
from render.table.rail import Side
from render.table.signs import along
from render.table.tabletop import margins, windowed
from render.theme import Look

P = TypeVar("P", PuckSeen, BlockSeen, Ghost, Mark)

ZOOMS = (2.0, 1.7)  # the first by which the piece and what it meets fit in
_AROUND = 60.0  # mm kept in sight round what is looked at
_AHEAD = 220.0  # mm of the way that are, if the piece meets nothing
_STEP = 50.0  # mm; the window moves by these, so that it mostly stays while one aims
_DISC = 15.0  # mm; a puck's radius
_REACH = 26.0  # mm; how far outside of the window a puck with its shadow still reaches in
_ARROW = 22.0  # mm; by how much farther before an enlarged piece its arrow begins
_OFF = 28.0  # px; names of columns and rows stay so far off the corners
_NAMED = 8.0  # mm as shown; a piece whose middle is nearer to the window's edge is not named
_WINDOW: Box = (LEFT + 3.0, TOP + 3.0, RIGHT - 3.0, BOTTOM - 3.0)
_OUTSIDE: list[Box] = [
    (-SIZE, -SIZE, LEFT, 2 * SIZE),
    (RIGHT, -SIZE, 2 * SIZE, 2 * SIZE),
    (-SIZE, -SIZE, 2 * SIZE, TOP),
    (-SIZE, BOTTOM, 2 * SIZE, 2 * SIZE),
]
CLOSEUP = "pitchout_closeup"  # large discs want more shades of the colours of sides


class CloseupWindow(msgspec.Struct, frozen=True):
    """A square window of the arena with its lower left corner at `left`, `bottom` mm, shown `zoom` times as large.

    `aimed`: the aimed piece is in it; else it is around the distant contact.
    """

    left: float
    bottom: float
    zoom: float
    aimed: bool

    @property
    def side(self) -> float:
        """Of the window, mm."""
        return SIDE / self.zoom

    def sees(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Whether a place, mm, is in the window, or at most `margin` mm outside."""
        across, up = x - self.left, y - self.bottom
        return -margin < across < self.side + margin and -margin < up < self.side + margin

    def point(self, at: Point) -> Point:
        """The displayed position of a place."""
        return Point((at.x - self.left) * self.zoom, (at.y - self.bottom) * self.zoom)

    def view(self, view: View, margin: float) -> View:
        """The arena with the pieces that are visible, or reach in from `margin` mm outside, at their displayed positions."""
        pucks = tuple(
            self._moved(puck) for puck in view.pucks if puck.status != "play" or self.sees(puck.x, puck.y, margin)
        )
        blocks = tuple(
            self._moved(block)
            for block in view.blocks
            if block.status == "play" and self.sees(block.x, block.y, 2 * margin)
        )
        return msgspec.structs.replace(view, pucks=pucks, blocks=blocks, tray=(), last=None)

    def sketch(self, sketch: Sketch, aim: Aim) -> Sketch:
        """The preview at its displayed position; without the paths of pieces that start outside."""
        lines = tuple(
            msgspec.structs.replace(line, points=tuple(map(self.point, line.points)))
            for line in sketch.lines
            if line.kind == "aim" or self.sees(line.points[0].x, line.points[0].y)
        )
        ghosts = tuple(self._moved(ghost) for ghost in sketch.ghosts if self.sees(ghost.x, ghost.y))
        marks = tuple(self._moved(mark) for mark in sketch.marks)
        return msgspec.structs.replace(sketch, aim=self.aim(aim), lines=lines, ghosts=ghosts, marks=marks)

    def aim(self, aim: Aim) -> Aim:
        """The aim at its displayed position, with its slides scaled like the window."""
        fan = aim.fan
        if fan is not None and fan.length is not None:
            fan = msgspec.structs.replace(fan, length=fan.length * self.zoom)
        return msgspec.structs.replace(aim, origin=self.point(aim.origin), reach=aim.reach * self.zoom, fan=fan)

    def _moved(self, piece: P) -> P:
        at = self.point(Point(piece.x, piece.y))
        return msgspec.structs.replace(piece, x=at.x, y=at.y)


def closeup_window(sketch: Sketch, aim: Aim) -> CloseupWindow:
    """The window for a preview: on the piece and what it meets; on the latter alone if it is too far away."""
    meets = next((Point(ghost.x, ghost.y) for ghost in sketch.ghosts if ghost.kind == "contact"), None)
    looked = meets or _ahead(aim)
    width, height = abs(looked.x - aim.origin.x), abs(looked.y - aim.origin.y)
    for zoom in ZOOMS:
        if max(width, height) + 2 * _AROUND <= SIDE / zoom:
            middle = Point((looked.x + aim.origin.x) / 2, (looked.y + aim.origin.y) / 2)
            return _round(middle, zoom, aimed=True)
    return _round(looked, ZOOMS[0], aimed=False)


def _ahead(aim: Aim) -> Point:
    bearing = math.radians(aim.bearing)
    x, y = aim.origin.x + _AHEAD * math.sin(bearing), aim.origin.y + _AHEAD * math.cos(bearing)
    return Point(min(max(x, 0.0), SIDE), min(max(y, 0.0), SIDE))


def _round(middle: Point, zoom: float, *, aimed: bool) -> CloseupWindow:
    side = SIDE / zoom
    left, bottom = (min(max(round((at - side / 2) / _STEP) * _STEP, 0.0), SIDE - side) for at in (middle.x, middle.y))
    return CloseupWindow(left, bottom, zoom, aimed=aimed)


def paint_closeup(view: View, words: Words, sketch: Sketch, aim: Aim, theme: Theme) -> Image.Image:
    """The finished picture in full colour, with the header of the whole arena's."""
    look, window = LOOKS[theme], closeup_window(sketch, aim)
    seen, shown = window.view(view, _REACH), window.sketch(sketch, aim)
    near = window.aim(aim)
    picture = copied(_stage(seen, msgspec.structs.replace(near, bearing=0.0, strength=0.0, fan=None), window, theme))
    radius = pieces.RADIUS * window.zoom
    stop = PLANE.stop(_before(near, window), shown, radius)
    lines = strokes(shown, window.zoom, stop) if window.aimed else _arriving(shown, radius)
    if window.aimed:
        if near.fan:
            PLANE.fan(picture, near, near.fan, shown, look)
        PLANE.ways(picture, near, shown, look, radius, stop)
        PLANE.arrow(picture, _before(near, window), look, stop)
        tip = PLANE.arrow_length(_before(near, window), stop)
        PLANE.marks(picture, near, shown, look, tip, stop)
    else:
        _arrival(picture, shown, look, radius)
    whole = _only(seen, _NAMED)
    named = named_pucks(whole, near, window.zoom)
    discs = pieces.rounds(named)
    boxes = [room for _, _, room in _tiles(window)]
    boxes += pieces.plates(picture, whole, shown, discs + lines, boxes + _OUTSIDE, look, window.zoom)
    if window.aimed and not aim.targeted:
        boxes += protractor.degrees(picture, PLANE.spot(near.origin), look, TakenSpace(boxes, discs + lines), fine=True)
    pieces.pucks(picture, _only(seen, _DISC * window.zoom), look, near, window.zoom)
    header(picture, view, words, look, aim)
    overlay.contacts(picture, shown.ghosts, look, radius)
    overlay.ends(picture, seen, shown, look, window.zoom)
    discs += lines + pieces.held(seen, shown, window.zoom)
    write_names(picture, named, discs, boxes, look, _WINDOW, HIGH)
    return picture


@lasting
def _stage(seen: View, aim: Aim, window: CloseupWindow, theme: Theme) -> Image.Image:
    """The static part of the picture while one aims: floor, blocks, partly visible pucks, frame, ticks. Copy before drawing on it."""
    look = LOOKS[theme]
    whole = bare(theme, seen.sides)
    picture = whole.copy()
    left, top = TABLE.to_pixels(window.left, window.bottom + window.side)
    right, bottom = TABLE.to_pixels(window.left + window.side, window.bottom)
    size = (RIGHT - LEFT, BOTTOM - TOP)
    picture.paste(whole.resize(size, Image.Resampling.BICUBIC, (left, top, right, bottom)), (LEFT, TOP))
    for name, at, _ in _tiles(window):
        label(name, "secondary", LETTERS, look.coordinate).onto(picture, at)
    if window.aimed and not aim.targeted:
        protractor.web(picture, PLANE.spot(aim.origin), look)
    pieces.blocks(picture, seen, Sketch(), look, window.zoom)
    pieces.pucks(picture, _only(seen, -math.inf), look, aim, window.zoom)
    windowed(picture, margins(whole, RAIL), RAIL, _going_on(window), look)
    if window.aimed and not aim.targeted:
        RAIL.ticks(picture, PLANE.spot(aim.origin), look, fine=True)
    return picture


def _going_on(window: CloseupWindow) -> list[Side]:
    ends: dict[Side, bool] = {
        "left": window.left > 0,
        "bottom": window.bottom > 0,
        "right": window.left + window.side < SIDE - 1,
        "top": window.bottom + window.side < SIDE - 1,
    }
    return [side for side, goes_on in ends.items() if goes_on]


def _only(seen: View, inside: float) -> View:
    """The view with the pieces that lie at least `inside` mm (as shown) within the window, with all of them if that is -inf.

    Pucks out of play stay: a Captain's name shows which of them is copied.
    """
    pucks = tuple(puck for puck in seen.pucks if puck.status != "play" or to_edge(puck) >= inside)
    blocks = tuple(block for block in seen.blocks if to_edge(block) >= inside)
    return msgspec.structs.replace(seen, pucks=pucks, blocks=blocks)


def _before(aim: Aim, window: CloseupWindow) -> Aim:
    """The aim with its origin moved a little ahead, so that the arrow begins outside the enlarged piece."""
    far, angle = _ARROW * (window.zoom - 1), math.radians(aim.bearing)
    x, y = aim.origin.x + far * math.sin(angle), aim.origin.y + far * math.cos(angle)
    return msgspec.structs.replace(aim, origin=Point(x, y)) if min(x, y, SIDE - x, SIDE - y) > 80 else aim


def _arrival(picture: Image.Image, shown: Sketch, look: Look, radius: float) -> None:
    """The way from far off to the first contact, between two if the hand may slip, and what leaves."""
    ink = Ink(picture)
    for way in _strays(shown):
        ink.lines(dashes(_way_in(way), 7, 5), 2.2, look.aim)
    for line in shown.lines:
        if line.kind == "leave":
            signs.leaving(ink, PLANE.way(line.points), radius, look)
        elif shown.aim is None or shown.aim.fan is None:
            ink.lines(dashes(_way_in(line.points), 11, 7), 3.0, look.aim)


def _strays(shown: Sketch) -> list[tuple[Point, Point]]:
    """The two ways farthest aside that a hand may take which slips."""
    aim = shown.aim
    if aim is None or aim.fan is None:
        return []
    far, start = aim.reach * aim.fan.strong / 100.0, aim.origin
    turns = [math.radians(bearing) for bearing in (aim.fan.left, aim.fan.right)]
    return [(start, Point(start.x + far * math.sin(turn), start.y + far * math.cos(turn))) for turn in turns]


def _arriving(shown: Sketch, radius: float) -> list[BadgeDisc]:
    """The same as discs that names keep clear of."""
    ways = [_way_in(line.points) for line in shown.lines]
    discs = [disc for way in ways for start, end in pairwise(way) for disc in along(start, end, 5.0)]
    return discs + [BadgeDisc(*PLANE.spot(ghost), radius + 3) for ghost in shown.ghosts]


def _way_in(points: Sequence[Point]) -> list[Spot]:
    spots = [PLANE.spot(point) for point in points]
    for number, (start, end) in enumerate(pairwise(spots)):
        first = _first_inside(start, end)
        if first is not None:
            return RAIL.within([first, *spots[number + 1 :]])
    return []


def _first_inside(start: Spot, end: Spot) -> Spot | None:
    """The point at which a step enters the window; None if it does not."""
    enters, leaves = 0.0, 1.0
    for a, b, low, high in ((start[0], end[0], LEFT, RIGHT), (start[1], end[1], TOP, BOTTOM)):
        if a == b:
            if not low <= a <= high:
                return None
            continue
        shares = sorted(((low - a) / (b - a), (high - a) / (b - a)))
        enters, leaves = max(enters, shares[0]), min(leaves, shares[1])
    if enters >= leaves:
        return None
    return start[0] + (end[0] - start[0]) * enters, start[1] + (end[1] - start[1]) * enters


def _tiles(window: CloseupWindow) -> list[tuple[str, Spot, Box]]:
    found: list[tuple[str, Spot, Box]] = []
    for number in range(TILES):
        middle = (number + 0.5) * TILE
        x, _ = TABLE.to_pixels((middle - window.left) * window.zoom, 0.0)
        _, y = TABLE.to_pixels(0.0, (middle - window.bottom) * window.zoom)
        places = []
        if LEFT + _OFF < x < RIGHT - _OFF:
            places.append(("ABCDEFGH"[number], (x, BOTTOM - 20.0)))
        if TOP + _OFF < y < BOTTOM - _OFF:
            places.append((str(number + 1), (LEFT + 16.0, y)))
        found += [(name, at, (at[0] - 11, at[1] - 15, at[0] + 11, at[1] + 15)) for name, at in places]
    return found
