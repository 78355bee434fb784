"""A picture of a player's rating curve. Only numbers, so in any language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PIL import Image

from render.drawing.canvas import Ink, Spot, label
from render.drawing.palette import png
from render.painter import Theme
from render.theme import LOOKS, Look, blend

WIDE = 900  # px
CURVE_HIGH = 400
LEFT, RIGHT, TOP, BOTTOM = 96, 770, 44, 340  # px; the field of a curve
LEAST_SPAN = 120  # points a curve's field spans at least: a small change must not look like a large one
ROUND = (20, 50, 100, 200, 500, 1000)  # points between lines of the grid
LINES = 5  # of the grid, at most
DOTTED = 40  # matches up to which each has its dot


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


def _span(points: Sequence[int]) -> tuple[float, float]:
    """The range of points that the plot covers: all of them, at least `LEAST_SPAN`."""
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
        sprite = label(str(value), "secondary", 36, look.secondary)
        sprite.onto(picture, (LEFT - 16 - sprite.size[0] / 2, y))
        value += apart
    for nth, x in zip(matches, (LEFT, RIGHT), strict=False):
        label(str(nth), "secondary", 36, look.secondary).onto(picture, (x, BOTTOM + 34))


def _way(picture: Image.Image, spots: Sequence[Spot], ranked: int, look: Look) -> None:
    """The line through the spots; pale while the points are provisional."""
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
