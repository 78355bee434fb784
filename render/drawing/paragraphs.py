"""Text fitted into a given room: a line, a wrapped sentence, or a headline with details, in the largest size that fits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from render.drawing.canvas import Spot, Sprite, label
from render.drawing.fonts import Face, length
from render.theme import Colour, Look


@lru_cache(maxsize=256)
def fitting(text: str, room: float, sizes: tuple[int, ...], colour: Colour, face: Face = "headline") -> Sprite:
    """A line in the first of `sizes` in px in which it is at most `room` px wide; else in the last."""
    size = next((size for size in sizes if length(text, face, size) <= room), sizes[-1])
    return label(text, face, size, colour)


@lru_cache(maxsize=256)
def fitted(text: str, room: float, high: float, sizes: tuple[int, ...]) -> tuple[int, tuple[str, ...]]:
    """The first of `sizes` in px in which the text fits, and its lines; cut with an ellipsis if none does."""
    for size in sizes:
        lines = wrapped(text, room, size)
        if len(lines) * round(size * 1.12) <= high:
            return size, lines
    count = max(1, int(high // round(sizes[-1] * 1.12)))
    return sizes[-1], (*lines[: count - 1], lines[count - 1].rstrip(".,;: ") + "…")


def wrapped(text: str, room: float, size: int) -> tuple[str, ...]:
    """The text in lines of at most `room` px, broken between words; spaces that must not break keep their words together."""
    lines: list[str] = []
    for word in text.split(" ") if text else ():
        if lines and length(f"{lines[-1]} {word}", "secondary", size) <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return tuple(lines)


class HeadlineStyle(msgspec.Struct, frozen=True):
    """Px of headline and details, and how many details, by preference, and the `gap` px between neighbours."""

    sizes: tuple[tuple[int, int, int], ...]
    gap: float


def draw_headline(
    picture: Image.Image, at: Spot, right: float, text: str, details: Sequence[str], style: HeadlineStyle, look: Look
) -> float:
    """Write both from `at` on, in the first size that leaves `right` free. Returns the room left, px; negative if even the last is too wide."""
    x, middle = at
    gap = style.gap
    room = right - gap * 2 - x
    for size, smaller, kept in style.sizes:
        first = label(text, "headline", size, look.text)
        second = " · ".join(details[:kept])
        rest = label(second, "secondary", smaller, look.secondary) if second else None
        if first.size[0] + (rest.size[0] + gap if rest else 0) <= room:
            break
    first.onto(picture, (x + first.size[0] / 2, middle))
    room -= first.size[0]
    if rest and gap + rest.size[0] <= room:
        rest.onto(picture, (x + first.size[0] + gap + rest.size[0] / 2, middle + 1))
    return room
