"""The empty arena: frame, floor, deployment strips, coordinates. One picture a theme, drawn once and copied ever after."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.badges import Box
from render.canvas import Projection, Spot, label
from render.painter import Theme
from render.theme import LOOKS, Colour, Look

SIZE = 1000  # px, both ways
TABLE = Projection(left=60, bottom=948, scale=1.1)
LEFT, TOP, RIGHT, BOTTOM = 60, 68, 940, 948  # px; the arena's edges
FRAME = 14  # px
SIDE = 800.0  # mm
DEPTH = 200.0  # mm; depth of a deployment strip
TILE = 100.0  # mm
TILES = 8

_FINE = 3
_HATCH_STEP = 27  # px
_HATCH_WIDTH = 8  # px
LETTERS = 28  # px; 9.8 px when the picture is shown at 350 px
_NAMED: tuple[tuple[str, Spot], ...] = (
    *(("ABCDEFGH"[n], (LEFT + (n + 0.5) * TILE * TABLE.scale, BOTTOM - 19)) for n in range(TILES)),
    *((str(n + 1), (LEFT + 15.0, BOTTOM - (n + 0.5) * TILE * TABLE.scale)) for n in range(TILES)),
)
NAMES: list[Box] = [
    (x - 9, y - 12, x + 9, y + 12) for _, (x, y) in _NAMED
]  # px; the room of the names of columns and rows
_STRIP = round(DEPTH * TABLE.scale)


def zone(seat: int) -> tuple[int, int, int, int]:
    """The deployment strip of a seat in px: left, top, right, bottom."""
    return (LEFT, BOTTOM - _STRIP, RIGHT, BOTTOM) if seat == 0 else (LEFT, TOP, RIGHT, TOP + _STRIP)


@lru_cache(maxsize=4)
def ground(theme: Theme) -> Image.Image:
    """The arena without pieces. Copy it, never draw on it."""
    look = LOOKS[theme]
    picture = Image.new("RGB", (SIZE, SIZE), look.canvas)
    _frame(picture, look)
    floor = Image.new("RGB", (SIZE, SIZE), look.canvas)
    _floor(floor, look)
    inside = (LEFT, TOP, RIGHT, BOTTOM)
    lit = _lit(floor.crop(inside), look)
    picture.paste(lit, inside)
    coordinates(picture, look)
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


def _floor(picture: Image.Image, look: Look) -> None:
    draw = ImageDraw.Draw(picture)
    tile = round(TILE * TABLE.scale)
    for row in range(TILES):
        for column in range(TILES):
            shade = (row + column) % 2
            fill = look.floor[shade]
            if row < 2:
                fill = look.teams[1].zone[shade]
            elif row >= TILES - 2:
                fill = look.teams[0].zone[shade]
            x, y = LEFT + column * tile, TOP + row * tile
            draw.rectangle((x, y, x + tile - 1, y + tile - 1), fill=fill)
    for seat in (0, 1):
        _hatch(picture, zone(seat), look.teams[seat].hatch, rising=seat == 0)
    _marks(picture, look.mark)
    for seat, team in enumerate(look.teams):
        box = zone(seat)
        line = box[1] if seat == 0 else box[3]
        draw.rectangle((LEFT, line - 1, RIGHT, line + 1), fill=team.edge)


def _hatch(picture: Image.Image, box: tuple[int, int, int, int], colour: Colour, *, rising: bool) -> None:
    """Diagonal stripes, rising for one side and falling for the other: the strips differ without colour."""
    wide, high = (box[2] - box[0]) * _FINE, (box[3] - box[1]) * _FINE
    mask = Image.new("L", (wide, high))
    draw = ImageDraw.Draw(mask)
    for start in range(-high, wide + high, _HATCH_STEP * _FINE):
        foot, head = (start, start + high) if rising else (start + high, start)
        draw.polygon(
            [(foot, high), (foot + _HATCH_WIDTH * _FINE, high), (head + _HATCH_WIDTH * _FINE, 0), (head, 0)], fill=255
        )
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
