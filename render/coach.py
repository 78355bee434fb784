"""Pictures of reviews: who was ahead as the match went on, and two turns side by side."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import TypeAlias

import msgspec
from PIL import Image, ImageDraw, ImageSequence

from render.canvas import Ink, Spot, label
from render.film import FilmFrame, Recorder, Scene
from render.ladder import readable
from render.painter import Theme
from render.palette import png
from render.theme import LOOKS, Colour, Look, blend

Run: TypeAlias = list[tuple[int, Image.Image]]
WIDE = 900  # px
LEFT, RIGHT, TOP, BOTTOM = 24, 876, 24, 344  # px; the field of the curve
LEGEND, LINE = 420, 56  # px; the first line of names, and the height of each
CHIP = 30  # px; side of the square before a name
NAME = 36  # px of letters, 14 on a phone
MOMENT = 22  # px; radius of the disc of a moment
PALE = 0.72  # of a side's colour in the field
_FINE = 2
_HIGHEST = 40  # px of the captions of two turns side by side
SIDE = 560  # px; what a turn is scaled to along the edge where two are joined
GAP = 12
CAPTION = 58


def standing(
    shares: Sequence[Sequence[float]],
    sides: Sequence[tuple[str, Colour]],
    moments: Sequence[tuple[int, int]],
    theme: Theme,
) -> bytes:
    """The result that each side could expect, after each turn from the first on: one area a side, the first at the bottom.

    `sides` are names and colours, `moments` turns (counted from 1) with the numbers on their discs.
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
        _moment(picture, _border(steps, 1)[turn], number, look)
    for text, x in (("0", LEFT + 10), (str(len(shares)), RIGHT)):
        sprite = label(text, "digits", 30, look.secondary)
        sprite.onto(picture, (min(x, RIGHT - sprite.size[0] / 2), BOTTOM + 32))
    _legend(picture, sides, look)
    return png(picture, 6)


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
    label(str(number), "digits", 32, look.text).onto(picture, (x, y))


def _legend(picture: Image.Image, sides: Sequence[tuple[str, Colour]], look: Look) -> None:
    draw = ImageDraw.Draw(picture)
    for nth, (name, colour) in enumerate(sides):
        x, y = LEFT + (WIDE // 2) * (nth % 2), LEGEND + LINE * (nth // 2)
        draw.rectangle((x, y - CHIP // 2, x + CHIP, y + CHIP // 2), fill=blend(look.canvas, colour, PALE))
        draw.rectangle((x, y - CHIP // 2, x + CHIP, y + CHIP // 2), outline=look.text, width=2)
        text = _fitted(readable(name), WIDE // 2 - CHIP - 40)
        if text:
            sprite = label(text, "headline", NAME, look.text)
            sprite.onto(picture, (x + CHIP + 14 + sprite.size[0] / 2, y))


def _fitted(text: str, wide: int) -> str:
    while text and label(text, "headline", NAME, (0, 0, 0)).size[0] > wide:
        text = text.removesuffix("…")[:-1].rstrip() + "…" if len(text) > 2 else ""
    return text


class Shown(msgspec.Struct, frozen=True):
    """A turn as a film, GIF, or a picture, PNG; `before` has the header that all its pictures get, b"" for their own."""

    image: bytes
    before: bytes


def side_by_side(game: str, turns: Sequence[Shown], captions: Sequence[str], header: float, theme: Theme) -> bytes:
    """Two turns with a caption each: a film if one moves, else a picture.

    Both are headed by who made the move, not by who is next; `header` is the height of that line as a share of the width.
    Wide ones are joined one above the other, so that both are large on a phone. The shorter film waits for the longer.
    """
    runs = [_headed(_run(turn.image), turn.before, header) for turn in turns]
    size = runs[0][0][1].size
    scale = SIDE / min(size)
    fit = (round(size[0] * scale), round(size[1] * scale))
    scenes = list(_joined(runs, fit, captions, LOOKS[theme]))
    if len(scenes) == 1:
        return png(scenes[0][1], 6)
    recorder = Recorder(game, theme)
    for pause, picture in scenes:
        recorder.add(FilmFrame(pause, scene=Scene(picture)))
    return recorder.gif()


def _run(turn: bytes) -> Run:
    """The pictures of a film with their pauses in hundredths of a second."""
    with Image.open(io.BytesIO(turn)) as film:
        return [
            (int(frame.info.get("duration", 0)) // 10, frame.convert("RGB")) for frame in ImageSequence.Iterator(film)
        ]


def _headed(run: Run, before: bytes, header: float) -> Run:
    if not before or not header:
        return run
    picture = _run(before)[0][1]
    if picture.size != run[0][1].size:
        return run
    line = picture.crop((0, 0, picture.width, round(header * picture.width)))
    for _, frame in run:
        frame.paste(line, (0, 0))
    return run


def _joined(
    runs: Sequence[Sequence[tuple[int, Image.Image]]], fit: tuple[int, int], captions: Sequence[str], look: Look
) -> Iterator[tuple[int, Image.Image]]:
    """The pictures of several runs at once, one for each moment at which one of them changes."""
    ends = [list(accumulate(pause for pause, _ in run)) for run in runs]
    moments = sorted({0, *(end for run in ends for end in run[:-1])})
    last = max(run[-1] for run in ends)
    ground = _ground(fit, captions, look)
    for now, then in pairwise([*moments, max(last, moments[-1] + 1)]):
        picture = ground.copy()
        for nth, (run, until) in enumerate(zip(runs, ends, strict=True)):
            at = next((at for at, end in enumerate(until) if end > now), len(run) - 1)
            picture.paste(run[at][1].resize(fit, Image.Resampling.LANCZOS), _corner(fit, nth))
        yield then - now, picture


def _corner(fit: tuple[int, int], nth: int) -> tuple[int, int]:
    """The top left corner of a turn."""
    if fit[0] > fit[1]:
        return (0, CAPTION + nth * (fit[1] + GAP + CAPTION))
    return (nth * (fit[0] + GAP), CAPTION)


def _ground(fit: tuple[int, int], captions: Iterable[str], look: Look) -> Image.Image:
    """The captions, with room for the turns below them."""
    across, down = _corner(fit, 1)
    picture = Image.new("RGB", (across + fit[0], down + fit[1]), look.canvas)
    for nth, caption in enumerate(captions):
        x, y = _corner(fit, nth)
        sprite = label(caption, "headline", _HIGHEST, look.text)
        sprite.onto(picture, (x + fit[0] / 2, y - CAPTION / 2))
    return picture
