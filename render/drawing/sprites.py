"""Pieces as sprites, drawn once at eight times their size: discs with rim, face and embossed icon; icons from `data/art`."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing.canvas import Spot, Sprite, ramp
from render.theme import Colour, Look, Team, blend

ART = Path(__file__).resolve().parents[2] / "data" / "art"

FINE = 8  # supersampling of discs of true size; they are looked at most closely
_SIZES = ((20.0, FINE), (40.0, 4))  # px of radius up to which discs are drawn so many times too large
_LARGE_FINE = 3  # supersampling of larger ones, which would take seconds
ICON = 0.68  # of a disc's radius; how far its icon reaches
_PLAIN = 20.0  # px; the light on the edges of an icon would only blur it on discs up to this radius
_SETTLING = 200  # steps to find the circle round an icon; to 0.5 of 100
_CURVE = 12  # pieces a Bezier curve is cut into

_STEP = re.compile(r"([MLCZ])([^MLCZ]*)")
_PATH = re.compile(r' d="([^"]*)"')

Outline: TypeAlias = tuple[tuple[float, float], ...]


@lru_cache(maxsize=64)
def drawn(game: str, icon: str) -> bool:
    """Whether there is such an icon."""
    return (ART / game / f"{icon}.svg").is_file()


@lru_cache(maxsize=64)
def outlines(game: str, icon: str) -> tuple[Outline, ...]:
    """The closed outlines of an icon in a box of 100 x 100; overlapping ones cut holes (even-odd)."""
    found = _PATH.search((ART / game / f"{icon}.svg").read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{icon}.svg has no path")
    shapes: list[Outline] = []
    spots: list[Spot] = []
    for verb, numbers in _STEP.findall(found[1]):
        values = [float(value) for value in numbers.split()]
        ends = list(zip(values[::2], values[1::2], strict=True))
        match verb:
            case "M" | "L":
                spots.extend(ends)
            case "C":
                spots.extend(_curve(spots[-1], *ends))
            case _:
                shapes.append(tuple(spots))
                spots = []
    return tuple(shapes)


def _curve(start: Spot, first: Spot, second: Spot, end: Spot) -> list[Spot]:
    """Spots on a Bezier curve; added one by one, for what `sum` makes of floats depends on the version of Python."""
    spots = []
    for step in range(1, _CURVE + 1):
        t = step / _CURVE
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x, y = (
            a * one + b * two + c * three + d * four
            for one, two, three, four in zip(start, first, second, end, strict=True)
        )
        spots.append((x, y))
    return spots


@lru_cache(maxsize=64)
def girth(game: str, icon: str) -> tuple[Spot, float]:
    """Middle and radius of the circle round an icon, in its box of 100 x 100: each icon fills its disc as far as its shape lets it."""
    spots = [spot for outline in outlines(game, icon) for spot in outline]
    x, y = (sum((min(axis), max(axis))) / 2 for axis in zip(*spots, strict=True))
    for step in range(1, _SETTLING):  # towards the spot farthest away, ever less (Badoiu and Clarkson, 2003)
        far = max(spots, key=lambda spot: math.dist(spot, (x, y)))
        x, y = x + (far[0] - x) / (step + 1), y + (far[1] - y) / (step + 1)
    return (x, y), max(math.dist(spot, (x, y)) for spot in spots)


def icon_mask(game: str, icon: str, size: tuple[int, int], centre: Spot, extent: float) -> Image.Image:
    """The icon as a mask, `extent` px wide round `centre`."""
    return _mask(outlines(game, icon), size, centre, extent / 100, (50, 50))


def _mask(shapes: tuple[Outline, ...], size: tuple[int, int], centre: Spot, scale: float, middle: Spot) -> Image.Image:
    mask = Image.new("L", size)
    for outline in shapes:
        layer = Image.new("L", size)
        spots = [(centre[0] + (x - middle[0]) * scale, centre[1] + (y - middle[1]) * scale) for x, y in outline]
        ImageDraw.Draw(layer).polygon(spots, fill=255)
        mask = ImageChops.difference(mask, layer)
    return mask


@lru_cache(maxsize=256)
def disc(game: str, icon: str, radius: float, look: Look, seat: int, *, active: bool = False) -> Sprite:
    """A puck of `radius` px with its soft shadow, its face plain without `icon`; the active one wears a ring of the aim's colour."""
    return Sprite.of(_disc(game, icon, radius, look, look.teams[seat], active=active), piece=2 * radius)


@lru_cache(maxsize=256)
def faded(game: str, icon: str, radius: float, look: Look, seat: int, share: float) -> Sprite:
    """The same puck as a memory or a plan: `share` of its opacity, without shadow."""
    rgba = _disc(game, icon, radius, look, look.teams[seat], active=False, grounded=False)
    return Sprite(rgba.convert("RGB"), rgba.getchannel("A").point([round(v * share) for v in range(256)]))


def _disc(
    game: str, icon: str, radius: float, look: Look, team: Team, *, active: bool, grounded: bool = True
) -> Image.Image:
    fine = next((factor for most, factor in _SIZES if radius <= most), _LARGE_FINE)
    size = 2 * round(radius * 1.75) + 2
    large = (size * fine, size * fine)
    centre = large[0] / 2
    unit = radius * fine
    picture = Image.new("RGBA", large)
    draw = ImageDraw.Draw(picture)
    if grounded:
        picture = _grounded(picture, centre, unit, look, fine)
        draw = ImageDraw.Draw(picture)
    if active:
        _circle(draw, centre, centre, unit * 1.36, look.casing)
        _circle(draw, centre, centre, unit * 1.28, look.aim)
        _circle(draw, centre, centre, unit * 1.08, look.casing)
    _circle(draw, centre, centre + unit * 0.11, unit, team.side)
    _circle(draw, centre, centre, unit, team.rim)
    _notches(draw, centre, unit, team)
    _circle(draw, centre, centre, unit * 0.8, team.side)
    _face(picture, centre, unit * 0.755, team)
    if icon:
        middle, around = girth(game, icon)
        mask = _mask(outlines(game, icon), large, (centre, centre), unit * ICON / around, middle)
        if radius > _PLAIN:
            _emboss(picture, mask, team, unit)
        picture.paste(team.ink, (0, 0), mask)
    return picture.reduce(fine)


def _circle(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: Colour) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _grounded(picture: Image.Image, centre: float, unit: float, look: Look, fine: int) -> Image.Image:
    mask = Image.new("L", (picture.width // fine, picture.height // fine))
    small, middle = unit / fine, centre / fine
    x, y = middle + 0.12 * small, middle + 0.26 * small
    ImageDraw.Draw(mask).ellipse((x - small, y - small, x + small, y + small), fill=look.shadow)
    soft = mask.filter(ImageFilter.GaussianBlur(small * 0.13)).resize(picture.size, Image.Resampling.BILINEAR)
    picture.putalpha(soft)
    return picture


def _notches(draw: ImageDraw.ImageDraw, centre: float, unit: float, team: Team) -> None:
    box = (centre - unit * 0.97, centre - unit * 0.97, centre + unit * 0.97, centre + unit * 0.97)
    for number in range(team.notches):
        start = number * 360 / team.notches
        draw.pieslice(box, start, start + team.notched, fill=team.notch)


def _face(picture: Image.Image, centre: float, radius: float, team: Team) -> None:
    side = round(2 * radius)
    mask = Image.new("L", (side, side))
    ImageDraw.Draw(mask).ellipse((0, 0, side - 1, side - 1), fill=255)
    corner = round(centre - radius)
    picture.paste(ramp((side, side), team.high, team.low), (corner, corner), mask)


def _emboss(picture: Image.Image, mask: Image.Image, team: Team, unit: float) -> None:
    lit = ImageChops.offset(mask, round(unit * 0.04), round(unit * 0.06))
    light = (255, 255, 255) if sum(team.ink) < 382 else (0, 0, 0)
    picture.paste(blend(team.base, light, 0.45), (0, 0), lit)
