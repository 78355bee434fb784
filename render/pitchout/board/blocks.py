"""The blocks: hollow blocks with four compartments, seen a little from the front."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from bot.games.pitchout.rules.seating import LETTERS
from render.drawing.badges import badge
from render.drawing.canvas import Spot, Sprite, toward
from render.drawing.sprites import disc
from render.theme import Colour, Look, Shape

GAME = "pitchout"
BLOCK = 80.5  # px; 70 mm, true to scale
HIGH = 43  # px; of names and letters, whose digits are 9 px high when the picture is shown at 350 px
_FINE = 4
_CURVE = 5  # pieces a rounded corner is cut into
_HEIGHT = 8  # px of a block's front face
_PIT = 34  # px; a compartment of 30 mm
HELD = 15.0  # px; a puck in a compartment
_PITS = ((-18.4, -18.4), (18.4, -18.4), (-18.4, 18.4), (18.4, 18.4))


def block_sprite(look: Look, angle: float = 0.0, held: tuple[tuple[str, int], ...] = (), zoom: float = 1.0) -> Sprite:
    """A block turned clockwise by `angle` degrees, `zoom` times as large; `held` are pitcher and seat of the pucks inside."""
    return _block(
        look, round(angle * 4) % (1440 if held else 360), held, zoom
    )  # an empty one looks alike every 90 degrees


@lru_cache(maxsize=96)  # 80 KB each; those of twenty matches
def _block(look: Look, quarters: int, held: tuple[tuple[str, int], ...], zoom: float) -> Sprite:
    angle = quarters / 4
    height = round(_HEIGHT * zoom)
    size = 2 * round(BLOCK * zoom * 0.95)
    shade = Image.new("L", (size, size))
    centre = (size / 2 + 4 * zoom, size / 2 + height + 4 * zoom)
    ImageDraw.Draw(shade).polygon(corners(centre, BLOCK * zoom / 2, angle), fill=look.shadow)
    clear = Image.new("L", shade.size)
    picture = Image.merge("RGBa", (clear, clear, clear, shade.filter(ImageFilter.GaussianBlur(4 * zoom))))
    reach = math.ceil(max(x for x, _ in corners((0, 0), BLOCK * zoom / 2, angle))) + 1
    body = _turned(look, angle, zoom, (2 * reach, 2 * reach + height))
    picture.paste(body.convert("RGBa"), (size // 2 - reach, size // 2 - reach), _outline(angle, zoom, reach, height))
    rgba = picture.convert("RGBA")
    paint = rgba.convert("RGB")
    for (pitcher, seat), (x, y) in zip(held, compartments(angle), strict=False):
        disc(GAME, pitcher, HELD * zoom, look, seat).onto(paint, (size / 2 + x * zoom, size / 2 + y * zoom))
    mask = rgba.getchannel("A")
    left, top, right, bottom = mask.getbbox() or (0, 0, size, size)
    box = left // 2 * 2, top // 2 * 2, right, bottom  # a place half-way between two pixels is rounded to the even one
    return Sprite(paint.crop(box), mask.crop(box), (size / 2 - box[0], size / 2 - box[1]))


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
    return _rotated(_PITS, angle)


def _rotated(spots: Iterable[Spot], angle: float) -> list[Spot]:
    """Places turned clockwise by `angle` degrees about 0, 0."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn), math.sin(turn)
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in spots]


def _outline(angle: float, zoom: float, reach: int, height: int) -> Image.Image:
    """The mask of a block whose top face reaches `reach` px from its middle, with its front face, `height` px high."""
    mask = Image.new("L", (2 * reach * _FINE, (2 * reach + height) * _FINE))
    draw = ImageDraw.Draw(mask)
    half = BLOCK * zoom / 2 * _FINE
    high, low = (corners((reach * _FINE, (reach + down) * _FINE), half, angle) for down in (0, height))
    for number in range(4):
        draw.polygon((high[number - 1], high[number], low[number], low[number - 1]), fill=255)
    draw.polygon(high, fill=255)
    draw.polygon(low, fill=255)
    return mask.reduce(_FINE)


def _turned(look: Look, angle: float, zoom: float, size: tuple[int, int]) -> Image.Image:
    """The top face of a block at the upper end of a picture of `size` px, which its sides fill."""
    unit = _FINE * zoom
    middle = size[0] / 2 * _FINE
    picture = Image.new("RGB", (size[0] * _FINE, size[1] * _FINE), look.block_side)
    draw = ImageDraw.Draw(picture)

    def fill(box: tuple[float, float, float, float], radius: float, colour: Colour) -> None:
        spots = [(middle + x * unit, middle + y * unit) for x, y in _rotated(_rounded(box, radius), angle)]
        draw.polygon(spots, fill=colour)

    for inset, radius, colour in ((0.75, 3, look.block_high), (2, 2, look.block)):
        fill((inset - BLOCK / 2, inset - BLOCK / 2, BLOCK / 2 - inset, BLOCK / 2 - inset), radius, colour)
    for x, y in _PITS:
        left, top, right, bottom = x - _PIT / 2, y - _PIT / 2, x + _PIT / 2, y + _PIT / 2
        fill((left, top, right, bottom), 7, look.block_side)
        fill((left, top + 2, right, bottom), 7, look.block_pit)
    return picture.reduce(_FINE)


def _rounded(box: tuple[float, float, float, float], radius: float) -> list[Spot]:
    """The outline of a box with round corners, clockwise."""
    left, top, right, bottom = box
    centres = (
        (right - radius, top + radius),
        (right - radius, bottom - radius),
        (left + radius, bottom - radius),
        (left + radius, top + radius),
    )
    steps = range(_CURVE + 1)
    return [
        toward(centre, 90 * quarter + 90 * step / _CURVE, radius)
        for quarter, centre in enumerate(centres)
        for step in steps
    ]
