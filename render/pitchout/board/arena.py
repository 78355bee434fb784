"""The empty arena: frame, floor, deployment strips, coordinates. One picture a theme, drawn once and copied ever after."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw

from bot.games.contract.dials import Zone
from bot.games.pitchout.rules.seating import DUEL, Sides, zones
from render.drawing.badges import Box
from render.drawing.canvas import Projection, Spot, label
from render.drawing.lasting import packed
from render.painter import Theme
from render.table.plane import Plane
from render.table.rail import Rail
from render.table.tabletop import framed, hatch, lit
from render.theme import Colour, Look, table_looks

LOOKS = table_looks("pitchout")
SIZE = 1000  # px, both ways
TABLE = Projection(left=40, bottom=986, scale=1.15)
LEFT, TOP, RIGHT, BOTTOM = 40, 66, 960, 986  # px; the arena's edges
FRAME = 9  # px
RAIL = Rail(LEFT, TOP, RIGHT, BOTTOM, FRAME)
PLANE = Plane(RAIL, TABLE, turn=0)
SIDE = 800.0  # mm
TILE = 100.0  # mm
TILES = 8

_FINE = 3
LETTERS = 37  # px; capitals of 9 px when the picture is shown at 350 px
_NAMED: tuple[tuple[str, Spot], ...] = (
    *(("ABCDEFGH"[n], (LEFT + (n + 0.5) * TILE * TABLE.scale, BOTTOM - 20)) for n in range(TILES)),
    *((str(n + 1), (LEFT + 16.0, BOTTOM - (n + 0.5) * TILE * TABLE.scale)) for n in range(TILES)),
)
NAMES: list[Box] = [
    (x - 11, y - 15, x + 11, y + 15) for _, (x, y) in _NAMED
]  # px; the room of the names of columns and rows

_Area: TypeAlias = tuple[int, int, int, int]


def area(zone: Zone) -> _Area:
    """A deployment zone in px: left, top, right, bottom."""
    left, bottom = TABLE.to_pixels(zone.x0, zone.y0)
    right, top = TABLE.to_pixels(zone.x1, zone.y1)
    return round(left), round(top), round(right), round(bottom)


@lru_cache(maxsize=4)  # 4 MB each
def ground(theme: Theme, sides: Sides = DUEL) -> Image.Image:
    """The arena of these sides without pieces. Copy it, never draw on it."""
    picture = bare(theme, sides)
    coordinates(picture, LOOKS[theme])
    return picture


@packed
def bare(theme: Theme, sides: Sides = DUEL) -> Image.Image:
    """The same without the names of columns and rows."""
    look = LOOKS[theme]
    picture = Image.new("RGB", (SIZE, SIZE), look.canvas)
    framed(picture, RAIL, look)
    floor = Image.new("RGB", (SIZE, SIZE), look.canvas)
    _floor(floor, look, [area(zone) for zone in zones(sides)])
    picture.paste(lit(floor.crop(RAIL.inside), look), RAIL.inside)
    return picture


def _floor(picture: Image.Image, look: Look, areas: Sequence[_Area]) -> None:
    draw = ImageDraw.Draw(picture)
    tile = round(TILE * TABLE.scale)
    for row in range(TILES):
        for column in range(TILES):
            shade = (row + column) % 2
            x, y = LEFT + column * tile, TOP + row * tile
            owner = next((seat for seat, at in enumerate(areas) if at[0] <= x < at[2] and at[1] <= y < at[3]), None)
            fill = look.floor[shade] if owner is None else look.teams[owner].zone[shade]
            draw.rectangle((x, y, x + tile - 1, y + tile - 1), fill=fill)
    for team, at in zip(look.teams, areas, strict=False):
        hatch(picture, at, team.hatch, team.stripes)
    _marks(picture, look.mark)
    for team, at in zip(look.teams, areas, strict=False):
        _border(draw, at, team.edge)


def _border(draw: ImageDraw.ImageDraw, at: _Area, colour: Colour) -> None:
    """The lines of a zone inside the arena, not along the frame."""
    left, top, right, bottom = at
    if left > LEFT:
        draw.rectangle((left - 1, top, left + 1, bottom), fill=colour)
    if right < RIGHT:
        draw.rectangle((right - 1, top, right + 1, bottom), fill=colour)
    if top > TOP:
        draw.rectangle((left, top - 1, right, top + 1), fill=colour)
    if bottom < BOTTOM:
        draw.rectangle((left, bottom - 1, right, bottom + 1), fill=colour)


def _marks(picture: Image.Image, colour: Colour) -> None:
    """The middle line and circle: they belong to the look, no rule speaks of them."""
    centre = TABLE.to_pixels(SIDE / 2, SIDE / 2)
    ImageDraw.Draw(picture).rectangle((LEFT, centre[1] - 1, RIGHT, centre[1]), fill=colour)
    radius = round(TILE * TABLE.scale)
    side = 2 * radius * _FINE
    mask = Image.new("L", (side, side))
    ImageDraw.Draw(mask).ellipse((0, 0, side - 1, side - 1), outline=255, width=2 * _FINE)
    picture.paste(colour, (round(centre[0]) - radius, round(centre[1]) - radius), mask.reduce(_FINE))


def coordinates(picture: Image.Image, look: Look) -> None:
    """The names of columns and rows in the outer tiles."""
    for name, at in _NAMED:
        label(name, "secondary", LETTERS, look.coordinate).onto(picture, at)
