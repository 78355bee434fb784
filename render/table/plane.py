"""A table in a picture and an aim drawn on it: paths, arrow, marks of strength, the fan of possible bearings."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Protocol

import msgspec
from PIL import Image, ImageDraw

from bot.games.contract.preview import Aim, Fan, Sketch
from bot.games.contract.vocabulary import Point
from render.drawing.badges import BadgeDisc
from render.drawing.canvas import Ink, Spot, dashes, toward
from render.table import signs
from render.table.motion import Located
from render.table.rail import Rail
from render.table.signs import along
from render.theme import Colour, Look

ENDS = ("rest", "fall")  # kinds of ghosts
_BEAMS = 8  # parts of the fan from one bearing to the other
_FILL, _REST = 58, 120  # opacity of the fan, and of where the piece comes to rest
_TICK, _STOP = 8.0, 15.0  # px; half of a mark's length, and of that of the strength aimed with
_GHOST = 20.0  # mm; a mark nearer to the middle of a ghost is left out
_CLEAR = 12.0  # px; a mark nearer to the arrow's tip or to another is left out


class PixelMapping(Protocol):
    """From the table to the picture."""

    @property
    def scale(self) -> float:
        """Pixels a mm."""

    def to_pixels(self, x: float, y: float) -> Spot:
        """The pixel of a place in mm."""


class Plane(msgspec.Struct, frozen=True):
    """A table in a picture: its rail, how places on it become pixels, and by how many degrees bearings are turned."""

    rail: Rail
    table: PixelMapping
    turn: int

    def spot(self, at: Located) -> Spot:
        """The pixel of a place or a piece."""
        return self.table.to_pixels(at.x, at.y)

    def way(self, points: tuple[Point, ...]) -> list[Spot]:
        """The part of a path over the table, px."""
        return self.rail.within([self.spot(point) for point in points])

    def arrow_length(self, aim: Aim, stop: float = math.inf) -> float:
        """From the piece's centre to the arrow's tip, px, at most `stop`; it does not leave the table unless the piece is at the very edge."""
        origin = self.spot(aim.origin)
        room = math.dist(origin, self.rail.meets(origin, aim.bearing + self.turn)[0])
        return signs.arrow_length(aim.strength, min(room, stop))

    def arrow_ends(self, aim: Aim, stop: float = math.inf) -> tuple[Spot, Spot]:
        """The arrow's foot and tip."""
        origin, bearing = self.spot(aim.origin), aim.bearing + self.turn
        return toward(origin, bearing, signs.SHAFT), toward(origin, bearing, self.arrow_length(aim, stop))

    def arrow(self, picture: Image.Image, aim: Aim, look: Look, stop: float = math.inf) -> None:
        """The arrow of bearing and strength."""
        signs.arrow(Ink(picture), self.spot(aim.origin), aim.bearing + self.turn, self.arrow_length(aim, stop), look)

    def stop(self, aim: Aim, sketch: Sketch, radius: float) -> float:
        """The maximum length of the arrow, px: to the rim, of `radius` px, of the piece at its first contact, if there is one."""
        meets = next((ghost for ghost in sketch.ghosts if ghost.kind == "contact"), None)
        return math.inf if meets is None else math.dist(self.spot(aim.origin), self.spot(meets)) - radius

    def ways(
        self, picture: Image.Image, aim: Aim, sketch: Sketch, look: Look, radius: float, stop: float = math.inf
    ) -> None:
        """The dashed way as far as the preview goes, and what leaves; of a bearing also its pale prolongation to the rail with a pointer.

        Struck pieces are discs of `radius` px. The arrow reaches at most `stop` px, and nothing is drawn on beyond a contact there.
        """
        ink, origin, bearing = Ink(picture), self.spot(aim.origin), aim.bearing + self.turn
        edge, side = self.rail.meets(origin, bearing)
        length = self.arrow_length(aim, stop)
        tip = toward(origin, bearing, length)
        whole = (
            any(ghost.kind in ENDS for ghost in sketch.ghosts) or sketch.landing is not None
        )  # the whole way is known
        for line in sketch.lines:
            spots = self.way(line.points)
            if line.kind == "leave":
                signs.leaving(ink, spots, radius, look)
                continue
            reach = math.dist(origin, spots[1])
            if aim.fan:  # replaces the straight part of the way
                ink.lines(dashes(spots[1:], 11, 7), 3.0, look.aim)
                continue
            if reach > length + 6:
                ink.lines(dashes([tip, *spots[1:]], 11, 7), 3.0, look.aim)
            elif len(spots) > 2:
                ink.lines(dashes(spots[1:], 11, 7), 3.0, look.aim)
            start = max(reach, length) + 8
            pale_on = line.kind == "aim" and not whole and not aim.targeted and math.isinf(stop)
            if start < math.dist(origin, edge) and pale_on:
                ink.lines(dashes([toward(origin, bearing, start), edge], 4, 8), 2.4, look.aim, 150)
        if not aim.targeted:
            self.rail.pointer(ink, edge, side, look)

    def marks(
        self, picture: Image.Image, aim: Aim, sketch: Sketch, look: Look, tip: float, end: float = math.inf
    ) -> None:
        """A bar across the way where each quarter of the strength rolls out, and a longer one for that aimed with.

        From the arrow's tip to `end`, px; at a target no bar is beyond the end of the way, where no line leads.
        """
        ink, origin, bearing = Ink(picture), self.spot(aim.origin), aim.bearing + self.turn
        room = min(end, math.dist(origin, self.rail.meets(origin, bearing)[0]))
        stop = aim.reach * aim.strength / 100.0 * self.table.scale
        for mark in sketch.marks:
            at = self.spot(mark)
            way = math.dist(origin, at)
            own = mark.strength == aim.strength
            if aim.targeted and way > stop + 1.0 and not own:
                continue
            if any(math.dist((mark.x, mark.y), (ghost.x, ghost.y)) < _GHOST for ghost in sketch.ghosts):
                continue
            if not tip + _CLEAR / 2 < way < room or (not own and abs(way - stop) < _CLEAR) or (own and aim.fan):
                continue
            half = _STOP if own else _TICK
            bar = [(toward(at, bearing - 90, half), toward(at, bearing + 90, half))]
            for wide, colour in ((4.0, look.casing), (0.0, look.aim)):
                ink.lines(bar, (4.4 if own else 3.0) + wide, colour)

    def fan(self, picture: Image.Image, aim: Aim, spread: Fan, sketch: Sketch, look: Look) -> None:
        """Draw the range of bearings of the hand, with a band of resting places if it meets nothing; on the rail the bearings."""
        origin = self.spot(aim.origin)
        aside = (spread.right - spread.left) % 360.0 / _BEAMS
        beams = [spread.left + self.turn + aside * part for part in range(_BEAMS + 1)]
        rims = [self.rail.meets(origin, bearing)[0] for bearing in beams]
        rooms = [math.dist(origin, rim) for rim in rims]
        strong = aim.reach * spread.strong / 100.0 * self.table.scale
        far = strong if spread.length is None else min(strong, spread.length * self.table.scale)

        def arc(radius: float) -> list[Spot]:
            return [toward(origin, bearing, min(radius, room)) for bearing, room in zip(beams, rooms, strict=True)]

        pale(picture, [origin, *arc(far)], look.aim, _FILL)
        ink = Ink(picture)
        for edge in (arc(far)[0], arc(far)[-1]):
            ink.lines(dashes([origin, edge], 7, 5), 2.2, look.aim, 210)
        weak = aim.reach * spread.weak / 100.0 * self.table.scale
        if spread.length is None and not any(ghost.kind == "contact" for ghost in sketch.ghosts) and weak < max(rooms):
            pale(picture, [*arc(weak), *reversed(arc(far))], look.aim, _REST)
        ink.lines(pairwise(rims), 7.0, look.casing)
        ink.lines(pairwise(rims), 4.0, look.aim)

    def strokes(self, aim: Aim, sketch: Sketch, stop: float = math.inf) -> list[BadgeDisc]:
        """The discs that names keep clear of: arrow, aimed way (of a bearing as far as the rail), ways of struck pieces."""
        discs = along(*self.arrow_ends(aim, stop), 16.0)
        for line in sketch.lines:
            way = self.way(line.points)
            if line.kind == "aim" and not aim.targeted:
                discs += along(way[0], self.rail.meets(way[0], aim.bearing + self.turn)[0], 5.0)
            discs += [disc for start, end in pairwise(way) for disc in along(start, end, 5.0)]
        return discs


def pale(picture: Image.Image, spots: list[Spot], colour: Colour, opacity: int) -> None:
    """A large pale shape, its edges not softened: that would cost more than all the rest of the picture."""
    left, top = (math.floor(min(spot[axis] for spot in spots)) for axis in (0, 1))
    right, bottom = (math.ceil(max(spot[axis] for spot in spots)) + 1 for axis in (0, 1))
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in spots], fill=opacity)
    picture.paste(colour, (left, top), mask)
