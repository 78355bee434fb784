"""The headline above a table: the current task, large, and as many details as fit beside it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PIL import Image

from render.canvas import Spot, label
from render.theme import Look


class HeadlineStyle(msgspec.Struct, frozen=True):
    """Px of headline and details, and how many details, by preference, and the `gap` px between neighbours."""

    sizes: tuple[tuple[int, int, int], ...]
    gap: float


def draw_headline(
    picture: Image.Image, at: Spot, right: float, said: str, details: Sequence[str], style: HeadlineStyle, look: Look
) -> float:
    """Write both from `at` on, in the first size that leaves `right` free. Returns the room left, px; negative if even the last is too wide."""
    x, middle = at
    gap = style.gap
    room = right - gap * 2 - x
    for size, smaller, kept in style.sizes:
        first = label(said, "headline", size, look.text)
        second = " · ".join(details[:kept])
        rest = label(second, "secondary", smaller, look.secondary) if second else None
        if first.size[0] + (rest.size[0] + gap if rest else 0) <= room:
            break
    first.onto(picture, (x + first.size[0] / 2, middle))
    room -= first.size[0]
    if rest and gap + rest.size[0] <= room:
        rest.onto(picture, (x + first.size[0] + gap + rest.size[0] / 2, middle + 1))
    return room
