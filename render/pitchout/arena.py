"""The empty arena: frame, floor, deployment strips, coordinates. One picture a theme, drawn once and copied ever after."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.games.dials import Zone
from bot.games.pitchout.seating import DUEL, Sides, zones
from render.badges import Box
from render.canvas import Projection, Spot, label
from render.painter import Theme
from render.theme import LOOKS, Colour, Hatch, Look

SIZE = 1000  # px, both ways
TABLE = Projection(left=60, bottom=948, scale=1.1)
LEFT, TOP, RIGHT, BOTTOM = 60, 68, 940, 948  # px; the arena's edges
FRAME = 14  # px
SIDE = 800.0  # mm
TILE = 100.0  # mm
TILES = 8

_FINE = 3
_HATCH_STEP = 27  # px
_HATCH_WIDTH = 8  # px, measured along the edge
_STRAIGHT = 0.71  # of that; a stripe that does not slant is as thick as one that does
LETTERS = 28  # px; 9.8 px when the picture is shown at 350 px
_NAMED: tuple[tuple[str, Spot], ...] = (
    *(("ABCDEFGH"[n], (LEFT + (n + 0.5) * TILE * TABLE.scale, BOTTOM - 19)) for n in range(TILES)),
    *((str(n + 1), (LEFT + 15.0, BOTTOM - (n + 0.5) * TILE * TABLE.scale)) for n in range(TILES)),
)
NAMES: list[Box] = [
    (x - 9, y - 12, x + 9, y + 12) for _, (x, y) in _NAMED
]  # px; the room of the names of columns and rows

_Area: TypeAlias = tuple[int, int, int, int]


def area(zone: Zone) -> _Area:
    """A deployment zone in px: left, top, right, bottom."""
    left, bottom = TABLE.to_pixels(zone.x0, zone.y0)
    right, top = TABLE.to_pixels(zone.x1, zone.y1)
    return round(left), round(top), round(right), round(bottom)


@lru_cache(maxsize=8)
def ground(theme: Theme, sides: Sides = DUEL) -> Image.Image:
    """The arena of these sides without pieces. Copy it, never draw on it."""
    picture = bare(theme, sides).copy()
    coordinates(picture, LOOKS[theme])
    return picture


@lru_cache(maxsize=4)
def bare(theme: Theme, sides: Sides = DUEL) -> Image.Image:
    """The same without the names of columns and rows."""
    look = LOOKS[theme]
    picture = Image.new("RGB", (SIZE, SIZE), look.canvas)
    _frame(picture, look)
    floor = Image.new("RGB", (SIZE, SIZE), look.canvas)
    _floor(floor, look, [area(zone) for zone in zones(sides)])
    inside = (LEFT, TOP, RIGHT, BOTTOM)
    lit = _lit(floor.crop(inside), look)
    picture.paste(lit, inside)
    return picture


def _frame(picture: Image.Image, look: Look) -> None:
    outer = (LEFT - FRAME, TOP - FRAME, RIGHT + FRAME, BOTTOM + FRAME)
    mask = Image.new("L", picture.size)
    ImageDraw.Draw(mask).rounded_rectangle((outer[0] + 2, outer[1] + 5, outer[2] + 2, outer[3] + 6), 12, fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(5)).point([v * look.shadow // 330 for v in range(256)])
    picture.paste((0, 0, 0), (0, 0), soft)
    large = Image.new("RGBA", (SIZE * 2, SIZE * 2))
    draw = ImageDraw.Draw(large)
    for inset, radius, colour in (
        (0, 11, look.frame_low),
        (1, 10, look.frame_high),
        (2.5, 9, look.frame),
        (FRAME - 2, 3, look.frame_low),
    ):
        box = tuple(
            round(2 * value) for value in (outer[0] + inset, outer[1] + inset, outer[2] - inset, outer[3] - inset)
        )
        draw.rounded_rectangle(box, radius * 2, fill=colour)
    rgba = large.reduce(2)
    picture.paste(rgba.convert("RGB"), (0, 0), rgba.getchannel("A"))


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
        _hatch(picture, at, team.hatch, team.stripes)
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


def _hatch(picture: Image.Image, box: _Area, colour: Colour, stripes: Hatch) -> None:
    """Stripes in a side's own direction: zones differ without colour."""
    wide, high = (box[2] - box[0]) * _FINE, (box[3] - box[1]) * _FINE
    mask = Image.new("L", (wide, high))
    draw = ImageDraw.Draw(mask)
    width = _HATCH_WIDTH * _FINE
    slant = {"rising": (0, high), "falling": (high, 0), "upright": (0, 0), "level": (0, 0)}[stripes]
    for start in range(-high, wide + high, _HATCH_STEP * _FINE):
        foot, head = start + slant[0], start + slant[1]
        if stripes == "level":
            draw.rectangle((0, start, wide, start + round(width * _STRAIGHT)), fill=255)
        elif stripes == "upright":
            draw.rectangle((start, 0, start + round(width * _STRAIGHT), high), fill=255)
        else:
            draw.polygon([(foot, high), (foot + width, high), (head + width, 0), (head, 0)], fill=255)
    picture.paste(colour, box[:2], mask.reduce(_FINE))


def _marks(picture: Image.Image, colour: Colour) -> None:
    """The middle line and circle: they belong to the look, no rule speaks of them."""
    centre = TABLE.to_pixels(SIDE / 2, SIDE / 2)
    ImageDraw.Draw(picture).rectangle((LEFT, centre[1] - 1, RIGHT, centre[1]), fill=colour)
    radius = 110
    side = 2 * radius * _FINE
    mask = Image.new("L", (side, side))
    ImageDraw.Draw(mask).ellipse((0, 0, side - 1, side - 1), outline=255, width=2 * _FINE)
    picture.paste(colour, (round(centre[0]) - radius, round(centre[1]) - radius), mask.reduce(_FINE))


def _lit(floor: Image.Image, look: Look) -> Image.Image:
    """One soft light from the top left, darker corners, and the frame's shadow on the floor."""
    wide, high = floor.size
    glow = ImageChops.invert(Image.radial_gradient("L").resize((wide * 2, high * 2), Image.Resampling.BILINEAR))
    spot = glow.crop((round(wide * 0.58), round(high * 0.62), round(wide * 1.58), round(high * 1.62)))
    floor.paste((255, 255, 255), (0, 0), spot.point([round(v * look.glow) for v in range(256)]))
    dim = ImageChops.invert(spot).point([round(max(0, v - 90) * 255 / 165 * look.gloom) for v in range(256)])
    floor.paste((0, 0, 0), (0, 0), dim)
    rim = Image.new("L", (wide, high), 255)
    ImageDraw.Draw(rim).rectangle((8, 10, wide + 60, high + 60), fill=0)
    soft = rim.filter(ImageFilter.GaussianBlur(6)).point([v * look.shadow // 255 for v in range(256)])
    floor.paste((0, 0, 0), (0, 0), soft)
    return floor


def coordinates(picture: Image.Image, look: Look) -> None:
    """The names of columns and rows in the outer tiles."""
    for name, at in _NAMED:
        label(name, "secondary", LETTERS, look.coordinate).onto(picture, at)
