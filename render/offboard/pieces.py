"""The look of Offboard: colours by theme, marbles with their marks, and the layout of wells and targets."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import ImageDraw

from bot.games.offboard.board import EXITS, TARGETS, Cell
from bot.games.offboard.preview import middle_of
from bot.games.vocabulary import Point, Seat
from render.canvas import Spot, Sprite, shadow, supersampled
from render.painter import Theme
from render.theme import Colour, blend, hexed

SIZE = 1000  # px
PITCH = 84.0  # px from a cell to the next
CENTRE: Spot = (500.0, 532.0)
WELL = 38.0  # px; radius
MARBLE = 35.0  # px; radius
SMALL = 25.0  # px; radius of a marble in a target
_ROOM = 12  # px round a marble for its shadow
_RAISED = 0.32  # of the radius; offset of the mark of a named ball
_RIM = 2.0  # px
_BANDS = 7  # shades from the rim of a marble to where the light falls; more would only cost bytes
_FINE = 6  # supersampling


class MarbleColours(msgspec.Struct, frozen=True):
    """The colours of a marble: body, where light falls, where it does not, of its mark, and of the rim that parts it from the board."""

    base: Colour
    high: Colour
    low: Colour
    mark: Colour
    rim: Colour


class BoardColours(msgspec.Struct, frozen=True):
    """The colours of the board in one theme."""

    plate: Colour
    rim: Colour
    well: Colour
    edge: Colour
    name: Colour
    target: Colour
    value: Colour
    marbles: tuple[MarbleColours, MarbleColours]


BOARD_COLOURS: dict[Theme, BoardColours] = {
    "dark": BoardColours(
        plate=hexed("#2A3340"),
        rim=hexed("#465568"),
        well=hexed("#1A212B"),
        edge=hexed("#3B4858"),
        name=hexed("#8FA0B5"),
        target=hexed("#37424F"),
        value=hexed("#F2F5F9"),
        marbles=(
            MarbleColours(hexed("#B01838"), hexed("#E8607A"), hexed("#740A20"), hexed("#FFE7E0"), hexed("#FF9DAE")),
            MarbleColours(hexed("#FFE36B"), hexed("#FFF6CC"), hexed("#C79A1E"), hexed("#3A2A00"), hexed("#FFF3C0")),
        ),
    ),
    "light": BoardColours(
        plate=hexed("#E4D6BC"),
        rim=hexed("#B59E74"),
        well=hexed("#CDB992"),
        edge=hexed("#B59E74"),
        name=hexed("#514122"),
        target=hexed("#D6C5A3"),
        value=hexed("#1D232B"),
        marbles=(
            MarbleColours(hexed("#A8123A"), hexed("#E0506E"), hexed("#6C0820"), hexed("#FFE7E0"), hexed("#5A0418")),
            MarbleColours(hexed("#FFDC54"), hexed("#FFF0B0"), hexed("#B98600"), hexed("#3A2A00"), hexed("#6B4A00")),
        ),
    ),
}


def pixel(point: Point) -> Spot:
    """The pixel of a place given in steps from E5."""
    return CENTRE[0] + point.x * PITCH, CENTRE[1] - point.y * PITCH


def spot_of(cell: Cell) -> Spot:
    """The pixel of a cell's middle."""
    return pixel(middle_of(cell))


def _outer(target: int) -> tuple[Spot, ...]:
    """The places outside that lead to a target, clockwise."""
    found = dict.fromkeys(pixel(middle_of(cell, way)) for (cell, way), reached in EXITS.items() if reached == target)
    return tuple(found)


OUTER: tuple[tuple[Spot, ...], ...] = tuple(_outer(target) for target in range(TARGETS))


@lru_cache(maxsize=8)
def marble(theme: Theme, seat: Seat, radius: float, *, named: bool = False) -> Sprite:
    """A ball: shadow, body, light from the top left, and its mark: a diamond for Red, a ring for Yellow.

    With `named` the mark is higher, and leaves the lower half free.
    """
    paints = BOARD_COLOURS[theme].marbles[seat]
    wide = round(2 * (radius + _ROOM))
    middle = wide / 2

    def body(draw: ImageDraw.ImageDraw, fine: int) -> None:
        _circle(draw, middle * fine, middle * fine, radius * fine, paints.rim)
        centre, size = middle * fine, (radius - _RIM) * fine
        for share in range(_BANDS):
            part = share / (_BANDS - 1)
            shift = size * 0.32 * part
            _circle(draw, centre - shift, centre - shift, size * (1 - 0.86 * part), _shade(paints, part))
        aside = size * (0.6 if named else 0.42)  # the mark keeps clear of the light
        _circle(draw, centre - aside, centre - size * 0.45, size * 0.13, blend(paints.high, (255, 255, 255), 0.8))
        _mark(draw, seat, (centre, centre - (size * _RAISED if named else 0.0)), size, paints.mark, fine)

    picture = shadow((wide, wide), lambda draw: _circle(draw, middle + 3, middle + 6, radius, 255), blur=3.0, depth=120)
    picture.alpha_composite(supersampled((wide, wide), body, _FINE))
    return Sprite.of(picture)


def _shade(paints: MarbleColours, part: float) -> Colour:
    if part < 0.5:
        return blend(paints.low, paints.base, 2 * part)
    return blend(paints.base, paints.high, 2 * part - 1)


def _mark(draw: ImageDraw.ImageDraw, seat: Seat, at: Spot, size: float, colour: Colour, fine: int) -> None:
    x, y = at
    if seat == 0:
        reach = size * 0.42
        draw.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], fill=colour)
    else:
        reach = size * 0.4
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), outline=colour, width=round(size * 0.15) or fine)


def _circle(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: Colour | int) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
