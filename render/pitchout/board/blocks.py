"""The blocks: hollow blocks with four compartments, seen a little from the front."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from bot.games.pitchout.rules.seating import LETTERS
from render.badges import badge
from render.canvas import Spot, Sprite
from render.sprites import disc
from render.theme import Look, Shape

GAME = "pitchout"
BLOCK = 80.5  # px; 70 mm, true to scale
HIGH = 43  # px; of names and letters, whose digits are 9 px high when the picture is shown at 350 px
_FINE = 4
_HEIGHT = 8  # px of a block's front face
_PIT = 34  # px; a compartment of 30 mm
HELD = 15.0  # px; a puck in a compartment
_PITS = ((-18.4, -18.4), (18.4, -18.4), (-18.4, 18.4), (18.4, 18.4))


def block_sprite(look: Look, angle: float = 0.0, held: tuple[tuple[str, int], ...] = (), zoom: float = 1.0) -> Sprite:
    """A block turned clockwise by `angle` degrees, `zoom` times as large; `held` are pitcher and seat of the pucks inside."""
    return _block(look, round(angle * 4) % 360, held, zoom)


@lru_cache(maxsize=32)  # 90 KB each
def _block(look: Look, quarters: int, held: tuple[tuple[str, int], ...], zoom: float) -> Sprite:
    angle = quarters / 4
    block, height = BLOCK * zoom, round(_HEIGHT * zoom)
    size = 2 * round(block * 0.95)
    middle = size * _FINE / 2
    picture = Image.new("RGBA", (size * _FINE, size * _FINE))
    mask = Image.new("L", (size, size))
    shade = corners((size / 2 + 4 * zoom, size / 2 + height + 4 * zoom), block / 2, angle)
    ImageDraw.Draw(mask).polygon(shade, fill=look.shadow)
    picture.putalpha(mask.filter(ImageFilter.GaussianBlur(4 * zoom)).resize(picture.size, Image.Resampling.BILINEAR))
    draw = ImageDraw.Draw(picture)
    for down in range(height * _FINE + 1):
        draw.polygon(corners((middle, middle + down), block / 2 * _FINE, angle), fill=look.block_side)
    top = _top_face(look, zoom).rotate(-angle, Image.Resampling.BICUBIC, expand=True)
    corner = (round(middle - top.width / 2), round(middle - top.height / 2))
    picture.paste(top.convert("RGB"), corner, top.getchannel("A"))
    paint = picture.reduce(_FINE)
    mask, paint = paint.getchannel("A"), paint.convert("RGB")
    for (pitcher, seat), (x, y) in zip(held, compartments(angle), strict=False):
        disc(GAME, pitcher, HELD * zoom, look, seat).onto(paint, (size / 2 + x * zoom, size / 2 + y * zoom))
    return Sprite(paint, mask)


def plate(look: Look, name: str, owner: int | None, *, asked: bool = False, marked: bool = False) -> Sprite:
    """A block's name, quieter than the badges of pucks unless its owner is `asked` about it or just moves it (`marked`)."""
    shape = shape_of(look, owner)
    if marked:
        return badge(name, look.aim, look.casing, look.casing, shape, HIGH)
    if owner is None:
        return badge(name, look.panel, look.text, look.secondary, shape, HIGH)
    team = look.teams[owner]
    if asked:
        return badge(name, team.base, team.ink, look.casing, shape, HIGH)
    return badge(name, look.panel, look.text, team.base, shape, HIGH)


def seat_badge(look: Look, seat: int, *, beaten: bool = False) -> Sprite:
    """The letter of a side, pale once it is knocked out."""
    team = look.teams[seat]
    if beaten:
        return badge(LETTERS[seat], look.canvas, look.secondary, team.base, team.shape, HIGH)
    return badge(LETTERS[seat], team.base, team.ink, look.canvas, team.shape, HIGH)


def shape_of(look: Look, owner: int | None) -> Shape:
    """The shape of a seat's pieces; square without a seat."""
    return "square" if owner is None else look.teams[owner].shape


def corners(centre: Spot, half: float, angle: float) -> list[Spot]:
    """The corners of a square of side 2 `half` px, turned clockwise by `angle` degrees."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn) * half, math.sin(turn) * half
    return [
        (centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def compartments(angle: float) -> list[Spot]:
    """From the middle of a block turned clockwise by `angle` degrees to those of its compartments, px."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn), math.sin(turn)
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in _PITS]


def _top_face(look: Look, zoom: float) -> Image.Image:
    unit = _FINE * zoom
    side = round(BLOCK * unit)
    face = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(face)
    for inset, radius, colour in ((0, 3, look.block_side), (0.75, 3, look.block_high), (2, 2, look.block)):
        low, high = inset * unit, side - 1 - inset * unit
        draw.rounded_rectangle((low, low, high, high), radius * unit, fill=colour)
    for x, y in _PITS:
        pit = tuple((BLOCK / 2 + value) * unit for value in (x - _PIT / 2, y - _PIT / 2, x + _PIT / 2, y + _PIT / 2))
        draw.rounded_rectangle(pit, 7 * unit, fill=look.block_side)
        draw.rounded_rectangle((pit[0], pit[1] + 2 * unit, pit[2], pit[3]), 7 * unit, fill=look.block_pit)
    return face
