"""Text fitted into a given room: a line, or a wrapped sentence, in the largest size that fits."""

from __future__ import annotations

from functools import lru_cache

from render.canvas import Sprite, label
from render.fonts import Face, font
from render.theme import Colour


@lru_cache(maxsize=256)
def fitting(text: str, room: float, sizes: tuple[int, ...], colour: Colour, face: Face = "headline") -> Sprite:
    """A line in the first of `sizes` in px in which it is at most `room` px wide; else in the last."""
    size = next((size for size in sizes if font(face, size).getlength(text) <= room), sizes[-1])
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
    letters = font("secondary", size)
    lines: list[str] = []
    for word in text.split(" ") if text else ():
        if lines and letters.getlength(f"{lines[-1]} {word}") <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return tuple(lines)
