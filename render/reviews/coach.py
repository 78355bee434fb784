"""Pictures of reviews: who was ahead as the match went on, and a turn headed by who made it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageSequence

from render.drawing.canvas import Ink, Spot, label
from render.drawing.palette import png
from render.films.film import FilmFrame, Recorder, Scene
from render.painter import Theme
from render.theme import LOOKS, Colour, Look, blend

Run: TypeAlias = list[tuple[int, Image.Image]]
WIDE = 900  # px
LEFT, RIGHT, TOP, BOTTOM = 132, 876, 96, 420  # px; the field of the curve
TITLE, TURNS = 44, 462  # px; the lines of the title, and of the numbers of the moves
LEGEND, LINE = 528, 56  # px; the first line of names, and the height of each
CHIP = 30  # px; side of the square before a name
LETTERS = 36  # px; capitals of 9 px and more on a phone
MOMENT = 24  # px; radius of the disc of a moment
PALE = 0.72  # of a side's colour in the field
_FINE = 2


class Axes(NamedTuple):
    """The words on a curve: its title, what runs from left to right, and 0, 50 and 100 %."""

    title: str
    moves: str
    shares: tuple[str, ...]


def standing(
    moves: Sequence[int],
    shares: Sequence[Sequence[float]],
    sides: Sequence[tuple[str, Colour]],
    moments: Sequence[tuple[int, int]],
    axes: Axes,
    theme: Theme,
) -> bytes:
    """The result that each side could expect before the first move and after each: one area a side, the first at the bottom.

    `sides` are names and colours; `moves` turns, and `moments` some of them with the numbers on their discs.
    """
    look = LOOKS[theme]
    lines = -(-len(sides) // 2)
    picture = Image.new("RGB", (WIDE, LEGEND + LINE * lines), look.canvas)
    steps = [_level(len(sides)), *shares]
    _areas(picture, steps, [blend(look.canvas, colour, PALE) for _, colour in sides])
    ink = Ink(picture)
    ink.lines([((LEFT, (TOP + BOTTOM) / 2), (RIGHT, (TOP + BOTTOM) / 2))], 2, blend(look.canvas, look.text, 0.55))
    for nth in range(1, len(sides)):
        ink.lines(list(pairwise(_border(steps, nth))), 5, look.text)
    for turn, number in moments:
        if turn in moves:
            _moment(picture, _border(steps, 1)[moves.index(turn) + 1], number, look)
    _axes(picture, axes, moves, look)
    _legend(picture, sides, look)
    return png(picture, 6)


def _axes(picture: Image.Image, axes: Axes, moves: Sequence[int], look: Look) -> None:
    title = label(axes.title, "headline", 40, look.text)
    title.onto(picture, (LEFT + title.size[0] / 2, TITLE))
    for text, y in zip(axes.shares, (BOTTOM, (TOP + BOTTOM) / 2, TOP), strict=True):
        sprite = label(text, "secondary", LETTERS, look.secondary)
        sprite.onto(picture, (LEFT - 14 - sprite.size[0] / 2, y))
    first = label(f"{axes.moves} {moves[0]}", "secondary", LETTERS, look.secondary)
    after = LEFT + (RIGHT - LEFT) / len(moves)  # of the first move, where the curve has its result
    half = first.size[0] / 2
    first.onto(picture, (min(max(after, LEFT + half), RIGHT - half), TURNS))
    if len(moves) > 1:
        last = label(str(moves[-1]), "secondary", LETTERS, look.secondary)
        last.onto(picture, (RIGHT - last.size[0] / 2, TURNS))


def _level(sides: int) -> list[float]:
    return [1.0 / sides] * sides


def _border(steps: Sequence[Sequence[float]], nth: int) -> list[Spot]:
    """The upper border of the `nth` area from the bottom."""
    last = max(1, len(steps) - 1)
    return [
        (LEFT + (RIGHT - LEFT) * at / last, BOTTOM - (BOTTOM - TOP) * sum(step[:nth])) for at, step in enumerate(steps)
    ]


def _areas(picture: Image.Image, steps: Sequence[Sequence[float]], colours: Sequence[Colour]) -> None:
    large = Image.new("RGB", (WIDE * _FINE, picture.height * _FINE), picture.getpixel((0, 0)))
    draw = ImageDraw.Draw(large)
    for nth, colour in enumerate(colours, start=1):
        lower, upper = _border(steps, nth - 1), _border(steps, nth)
        outline = [(x * _FINE, y * _FINE) for x, y in (*lower, *reversed(upper))]
        draw.polygon(outline, fill=colour)
    picture.paste(large.reduce(_FINE))


def _moment(picture: Image.Image, spot: Spot, number: int, look: Look) -> None:
    x = min(max(spot[0], LEFT + MOMENT), RIGHT - MOMENT)
    y = min(max(spot[1], TOP + MOMENT), BOTTOM - MOMENT)
    ink = Ink(picture)
    ink.disc((x, y), MOMENT + 3, look.text)
    ink.disc((x, y), MOMENT, look.canvas)
    label(str(number), "digits", 36, look.text).onto(picture, (x, y))


def _legend(picture: Image.Image, sides: Sequence[tuple[str, Colour]], look: Look) -> None:
    draw = ImageDraw.Draw(picture)
    for nth, (name, colour) in enumerate(sides):
        x, y = LEFT + (WIDE // 2) * (nth % 2), LEGEND + LINE * (nth // 2)
        draw.rectangle((x, y - CHIP // 2, x + CHIP, y + CHIP // 2), fill=blend(look.canvas, colour, PALE))
        draw.rectangle((x, y - CHIP // 2, x + CHIP, y + CHIP // 2), outline=look.text, width=2)
        text = _fitted(name, WIDE // 2 - CHIP - 40)
        if text:
            sprite = label(text, "headline", LETTERS, look.text)
            sprite.onto(picture, (x + CHIP + 14 + sprite.size[0] / 2, y))


def _fitted(text: str, wide: int) -> str:
    while text and label(text, "headline", LETTERS, (0, 0, 0)).size[0] > wide:
        text = text.removesuffix("…")[:-1].rstrip() + "…" if len(text) > 2 else ""
    return text


def headed(game: str, image: bytes, before: bytes, header: float, theme: Theme) -> bytes:
    """A picture or film of a turn with the header of `before`: who made the move, not who is next; as it is if there is none.

    `header` is its height as a share of the width.
    """
    if not before or not header:
        return image
    run = _headed(_run(image), before, header)
    if len(run) == 1:
        return png(run[0][1], 6)
    recorder = Recorder(game, theme)
    for pause, picture in run:
        recorder.add(FilmFrame(pause, scene=Scene(picture)))
    return recorder.gif()


def _run(turn: bytes) -> Run:
    """The pictures of a film, without its poster, with their pauses in hundredths of a second; one for a picture."""
    with Image.open(io.BytesIO(turn)) as film:
        run = [
            (int(frame.info.get("duration", 0)) // 10, frame.convert("RGB")) for frame in ImageSequence.Iterator(film)
        ]
    return run[1:] or run


def _headed(run: Run, before: bytes, header: float) -> Run:
    picture = _run(before)[0][1]
    if picture.size != run[0][1].size:
        return run
    line = picture.crop((0, 0, picture.width, round(header * picture.width)))
    for _, frame in run:
        frame.paste(line, (0, 0))
    return run
