"""The podium: the first three of a tournament, a season or a ladder, with a piece of the game on each step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.words import Words
from render.drawing.badges import Box, TakenSpace
from render.drawing.canvas import Ink, Sprite, label, toward
from render.drawing.names import painted_name, readable
from render.drawing.palette import compact
from render.drawing.paragraphs import wrapped
from render.painter import Painter, Picture, Theme
from render.pen import EDGE, POINT, WIDE, Pen, cut, px
from render.table.celebration import laurel
from render.text import fitted, in_series
from render.theme import Colour, blend, hexed

METALS = (hexed("#E8B923"), hexed("#B4BEC9"), hexed("#C98A4B"))
ON_METAL = hexed("#14181F")
HEADING = 58.0  # points of the title and the line below it
HEIGHTS = (84.0, 62.0, 44.0)  # points of the first, second, third step
STEP, GAP = 106.0, 6.0  # points; width of a step, and between two
ORDER = (1, 0, 2)  # the second is left, the first in the middle
NAMES = (17.0, 15.0, 13.5, 12.0)  # points, the largest in which a name fits
PIECE = 18.0  # points; radius of a piece
ABOVE = 46.0  # points of name and figure
LINE = 15.0  # points from one line of a name to the next
_BOLDER = 0.94  # of the width of bold letters are those that lines are broken for
_FACE = 15.0  # points
_LAUREL = 30.0  # points
_SCRAPS = 70  # of confetti, fewer where there is writing
_SPREAD = (0.754878, 0.569840)  # of the room from one to the next, which spreads them evenly (Roberts, 2018)
_SCRAP = ((-9.0, -4.5), (9.0, -4.5), (9.0, 4.5), (-9.0, 4.5))  # px; corners of a scrap
_AIR = 5.0  # points between confetti and all else
_BESIDE = 14.0  # more of them beside writing, where scraps would read as dashes
_FINE = 4


class PodiumStep(msgspec.Struct, frozen=True):
    """One on the podium: their place, name and result, and the level of a member of the house (0: a person).

    `painted` is how a picture names them, where it is not by their name or else their place.
    """

    place: int
    name: str
    figure: str = ""
    level: int = 0
    painted: str = ""


class Celebration(msgspec.Struct, frozen=True):
    """The contents of a podium: a title, a line below it, and the first three, best first."""

    steps: tuple[PodiumStep, ...]
    title: str = ""
    subtitle: str = ""


def paint(shown: Celebration, words: Words, theme: Theme, game: Painter | None = None) -> Picture:
    """A podium; with a title there is confetti, with a game its pieces stand on the steps."""
    drawing = draw(shown, words, theme, game)
    return Picture(compact(drawing.picture), alt(shown, words))


def draw(shown: Celebration, words: Words, theme: Theme, game: Painter | None = None) -> Pen:
    """The picture as it is drawn."""
    shown = _in_letters(shown, words)
    heading = HEADING if shown.title else EDGE
    stands = 2 * PIECE + 6 if game and game.piece else 0.0
    lines = [len(in_lines(one, _room(shown, one), (0, 0, 0))) for one in shown.steps if one.place == 1]
    base = heading + ABOVE + LINE * (max(lines, default=1) > 1) + stands + HEIGHTS[0]
    drawing = Pen(base + EDGE, theme)
    if shown.title:
        drawing.write((WIDE / 2, 21), shown.title, 22, align="middle", face="headline", room=WIDE - 2 * EDGE)
        if shown.subtitle:
            drawing.write(
                (WIDE / 2, 44), shown.subtitle, 14, drawing.look.secondary, align="middle", room=WIDE - 2 * EDGE
            )
    blocks = []
    for nth, one in enumerate(shown.steps[: len(ORDER)]):
        left = (WIDE - 3 * STEP - 2 * GAP) / 2 + ORDER.index(nth) * (STEP + GAP)
        blocks.append((left, base - HEIGHTS[min(one.place, len(HEIGHTS)) - 1], left + STEP, base))
        _step(drawing, blocks[-1], one, _room(shown, one), game, theme)
    drawing.line([((EDGE, base), (WIDE - EDGE, base))], 1, blend(drawing.look.canvas, drawing.look.secondary, 0.5))
    if shown.title:
        _confetti(drawing, blocks, base)
    return drawing


def _in_letters(shown: Celebration, words: Words) -> Celebration:
    """The celebration with names and titles that the fonts can paint."""
    title, subtitle, *_ = (*filter(None, map(readable, (shown.title, shown.subtitle))), "", "")
    steps = tuple(
        msgspec.structs.replace(one, name=one.painted or painted_name(one.name, one.place, words))
        for one in shown.steps
    )
    return Celebration(steps, title, subtitle)


def alt(shown: Celebration, words: Words) -> str:
    """The alt text: the title, and the first three with their results."""
    steps = [
        words.text("podium-step", place=one.place, name=one.name, points=one.figure)
        if one.figure
        else words.text("podium-name", place=one.place, name=one.name)
        for one in shown.steps
    ]
    heading = ". ".join(part for part in (shown.title, shown.subtitle) if part)
    text = words.text("podium-alt", steps=in_series(steps, words))
    return fitted([(0, text)] if not heading else [(1, f"{heading}."), (0, text)])


def _step(drawing: Pen, block: Box, one: PodiumStep, room: float, game: Painter | None, theme: Theme) -> None:
    place = min(one.place, len(METALS)) - 1
    metal, middle, top = METALS[place], (block[0] + block[2]) / 2, block[1]
    _block(drawing, block, metal)
    drawing.fill((middle - 13, top + 10, middle + 13, top + 36), metal, 13)
    drawing.write((middle, top + 23), str(one.place), 16, ON_METAL, align="middle", face="digits")
    y = top
    if game and game.piece:
        y -= PIECE + 1
        game.piece(place % 2, px(PIECE), theme).onto(drawing.picture, (middle * POINT, y * POINT))
        drawing.boxes.append((middle - PIECE, y - PIECE, middle + PIECE, y + PIECE))
        if place == 0:
            _laurels(drawing, middle, y, metal)
        y -= PIECE + 5
    if one.figure:
        drawing.write((middle, y - 10), one.figure, 14, drawing.look.secondary, align="middle", room=STEP)
        y -= 18
    _name(drawing, middle, y - 12, one, room)


def _name(drawing: Pen, middle: float, y: float, one: PodiumStep, room: float) -> None:
    """A name, with the face of a member of the house; of two lines the last is at `y`."""
    before = _FACE + 3 if one.level else 0.0
    lines = in_lines(one, room, drawing.look.text)
    for sprite in lines[:-1]:
        drawing.put(sprite, (middle, y - LINE), "middle")
    wide = before + (lines[-1].size[0] / POINT if lines else 0.0)
    if one.level:
        drawing.face((middle - wide / 2 + _FACE / 2, y), one.level, _FACE, drawing.look.text)
    for sprite in lines[-1:]:
        drawing.put(sprite, (middle - wide / 2 + before, y))


def in_lines(one: PodiumStep, room: float, colour: Colour) -> list[Sprite]:
    """A name in the largest size in which it fits on a line, else on two, the last of which may be cut."""
    room -= _FACE + 3 if one.level else 0.0
    for size in NAMES:
        sprite = label(one.name, "headline", px(size), colour)
        if sprite.size[0] <= px(room):
            return [sprite]
    first, *others = wrapped(one.name, px(room) * _BOLDER, px(NAMES[-1]))
    sprites = (cut(line, "headline", px(NAMES[-1]), colour, px(room)) for line in (first, " ".join(others)) if line)
    return [sprite for sprite in sprites if sprite]


def _room(shown: Celebration, one: PodiumStep) -> float:
    """The points across that a name may have: that of one winner is above the others, if they have a line each."""
    others = [other for other in shown.steps if other is not one]
    alone = one.place == 1 and all(other.place > 1 and len(in_lines(other, STEP, (0, 0, 0))) == 1 for other in others)
    return WIDE - 2 * EDGE if alone else STEP


def _laurels(drawing: Pen, middle: float, y: float, metal: Colour) -> None:
    for aside, mirrored in ((-1, False), (1, True)):
        x = middle + aside * (PIECE + _LAUREL * 0.5)
        laurel(px(_LAUREL), metal, mirrored=mirrored).onto(drawing.picture, (x * POINT, y * POINT))
        drawing.boxes.append((x - _LAUREL / 2, y - _LAUREL / 2, x + _LAUREL / 2, y + _LAUREL / 2))


def _block(drawing: Pen, block: Box, metal: Colour) -> None:
    """A step with a face of metal."""
    mask, corner = _shape(px(block[3] - block[1])), (px(block[0]), px(block[1]))
    drawing.picture.paste(blend(drawing.look.panel, metal, 0.28), corner, mask)
    drawing.picture.paste(metal, corner, mask.crop((0, 0, mask.width, px(3.5))))


@lru_cache(maxsize=4)
def _shape(high: int) -> Image.Image:
    wide = px(STEP)
    mask = Image.new("L", (wide * _FINE, high * _FINE))
    box = (0, 0, wide * _FINE - 1, (high + 20) * _FINE)
    ImageDraw.Draw(mask).rounded_rectangle(box, px(5) * _FINE, fill=255)
    return mask.reduce(_FINE)


def _confetti(drawing: Pen, blocks: Sequence[Box], low: float) -> None:
    """Scraps of paper down to `low`, where nothing else is."""
    colours = [*METALS, *(team.base for team in drawing.look.teams)]
    beside = [(left - _BESIDE, top, right + _BESIDE, low) for left, top, right, low in drawing.boxes]
    taken = TakenSpace([*beside, *blocks])
    ink = Ink(drawing.picture)
    for nth in range(_SCRAPS):
        x, y = (
            2 * EDGE + nth * step % 1.0 * room
            for step, room in zip(_SPREAD, (WIDE - 4 * EDGE, low - 3 * EDGE), strict=True)
        )
        if taken.is_free((x - _AIR, y - _AIR, x + _AIR, y + _AIR)):
            centre = (x * POINT, y * POINT)
            spots = [toward(toward(centre, nth * 47.0, along), nth * 47.0 + 90, aside) for along, aside in _SCRAP]
            ink.polygon(spots, colours[nth % len(colours)])
