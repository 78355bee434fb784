"""Pictures of ladders: the podium, and a player's rating curve. Only numbers and names, so in any language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from render.canvas import Ink, Spot, Sprite, label
from render.fonts import font
from render.painter import Theme
from render.palette import png
from render.theme import LOOKS, Colour, Look, blend, hexed

WIDE = 900  # px
PODIUM_HIGH, CURVE_HIGH = 430, 400
BASE = 400  # px; base of the steps
STEP_WIDE, GAP = 256, 14
HEIGHTS = (216, 160, 116)  # px of the first, second, third step
METALS = (hexed("#E8B923"), hexed("#B4BEC9"), hexed("#C98A4B"))
ON_METAL = hexed("#14181F")
ORDER = (1, 0, 2)  # the second is left, the first in the middle
NAME_SIZES = (40, 36, 33)  # px, the largest that fits
LEFT, RIGHT, TOP, BOTTOM = 96, 770, 44, 340  # px; the field of a curve
LEAST_SPAN = 120  # points a curve's field spans at least: a small change must not look like a large one
ROUND = (20, 50, 100, 200, 500, 1000)  # points between lines of the grid
LINES = 5  # of the grid, at most
DOTTED = 40  # matches up to which each has its dot
_FINE = 4
_FOREIGN = "\U0010ffff"


def podium(steps: Sequence[tuple[int, str, int]], theme: Theme) -> bytes:
    """The first three of a ladder, best first: place, name, points."""
    look = LOOKS[theme]
    picture = Image.new("RGB", (WIDE, PODIUM_HIGH), look.canvas)
    Ink(picture).lines([((40, BASE), (WIDE - 40, BASE))], 3, blend(look.canvas, look.secondary, 0.5))
    for column, nth in enumerate(ORDER):
        if nth < len(steps):
            _step(picture, 52 + column * (STEP_WIDE + GAP), *steps[nth], look)
    return png(picture, 6)


def curve(points: Sequence[int], ranked_from: int, theme: Theme, *, first: int = 1) -> bytes:
    """A player's points after each match from the `first` on, oldest first; up to the match `ranked_from` they are provisional."""
    look = LOOKS[theme]
    picture = Image.new("RGB", (WIDE, CURVE_HIGH), look.canvas)
    low, high = _span(points)
    spots = [
        (LEFT + (RIGHT - LEFT) * nth / max(1, len(points) - 1), BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low))
        for nth, value in enumerate(points)
    ]
    _grid(picture, low, high, dict.fromkeys((first, first + len(points) - 1)), look)
    _way(picture, spots, ranked_from - first, look)
    _marks(picture, points, spots, look)
    return png(picture, 6)


def readable(name: str) -> str:
    """A name without the signs that the typeface lacks."""
    return " ".join("".join(sign for sign in name if _known(sign)).split())


def _step(picture: Image.Image, left: int, place: int, name: str, points: int, look: Look) -> None:
    high = HEIGHTS[min(place, len(HEIGHTS)) - 1]
    metal = METALS[min(place, len(METALS)) - 1]
    top, middle = BASE - high, left + STEP_WIDE / 2
    block = _block(high)
    picture.paste(blend(look.panel, metal, 0.28), (left, top), block)
    face = block.crop((0, 0, STEP_WIDE, 10))
    picture.paste(metal, (left, top), face)
    Ink(picture).disc((middle, top + 58), 34, metal)
    label(str(place), "digits", 36, ON_METAL).onto(picture, (middle, top + 58))
    _fitting(str(points), (38,), look.text).onto(picture, (middle, top - 32))
    said = readable(name)
    if said:
        _fitting(said, NAME_SIZES, look.secondary).onto(picture, (middle, top - 76))


@lru_cache(maxsize=4)
def _block(high: int) -> Image.Image:
    mask = Image.new("L", (STEP_WIDE * _FINE, high * _FINE))
    box = (0, 0, STEP_WIDE * _FINE - 1, (high + 20) * _FINE)
    ImageDraw.Draw(mask).rounded_rectangle(box, 14 * _FINE, fill=255)
    return mask.reduce(_FINE)


def _fitting(text: str, sizes: Sequence[int], colour: Colour) -> Sprite:
    """The text in the largest size that is no wider than a step; cut if none is."""
    for size in sizes:
        sprite = label(text, "headline", size, colour)
        if sprite.size[0] <= STEP_WIDE:
            return sprite
    while sprite.size[0] > STEP_WIDE:
        text = text[:-2].rstrip() + "…"
        sprite = label(text, "headline", sizes[-1], colour)
    return sprite


def _span(points: Sequence[int]) -> tuple[float, float]:
    """What a field shows: all the points, and not too little."""
    low, high = min(points), max(points)
    air = max((high - low) * 0.12, (LEAST_SPAN - (high - low)) / 2)
    return low - air, high + air


def _grid(picture: Image.Image, low: float, high: float, matches: Iterable[int], look: Look) -> None:
    apart = next((step for step in ROUND if (high - low) / step <= LINES), ROUND[-1])
    ink = Ink(picture)
    value = -(-int(low) // apart) * apart
    while value <= high:
        y = BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)
        ink.lines([((LEFT, y), (RIGHT, y))], 2, blend(look.canvas, look.secondary, 0.28))
        sprite = label(str(value), "digits", 24, look.secondary)
        sprite.onto(picture, (LEFT - 16 - sprite.size[0] / 2, y))
        value += apart
    for nth, x in zip(matches, (LEFT, RIGHT), strict=False):
        label(str(nth), "digits", 24, look.secondary).onto(picture, (x, BOTTOM + 34))


def _way(picture: Image.Image, spots: Sequence[Spot], ranked: int, look: Look) -> None:
    """The line through the spots: pale as long as it is provisional."""
    colour, pale = look.teams[0].base, blend(look.canvas, look.teams[0].base, 0.5)
    ink = Ink(picture)
    strokes = list(pairwise(spots))
    for part, shade in ((strokes[: max(0, ranked)], pale), (strokes[max(0, ranked) :], colour)):
        if part:
            ink.lines(part, 5, shade)
            for spot in [*(start for start, _ in part), part[-1][1]]:
                ink.disc(spot, 2.5 if len(spots) > DOTTED else 6, shade)


def _marks(picture: Image.Image, points: Sequence[int], spots: Sequence[Spot], look: Look) -> None:
    x, y = spots[-1]
    ink = Ink(picture)
    ink.disc((x, y), 11, look.canvas)
    ink.disc((x, y), 8, look.text)
    sprite = label(str(points[-1]), "headline", 44, look.text)
    sprite.onto(picture, (x + 24 + sprite.size[0] / 2, y))


@lru_cache(maxsize=4096)
def _known(sign: str) -> bool:
    letters = font("headline", 32)
    return sign.isspace() or bytes(letters.getmask(sign)) != bytes(letters.getmask(_FOREIGN))
