"""The pen that draws tournaments: names, results and lines, in points of which a phone shows 350 across."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.games.contract.player import LEVELS
from bot.words import Words
from render.badges import Box
from render.canvas import Ink, Spot, Sprite, dashes, label
from render.fonts import Face, extent
from render.nameplates import FACES
from render.painter import Theme
from render.sprites import icon_mask
from render.theme import LOOKS, Colour, blend, table_colours
from render.tournaments.chart import Chart, Sign

POINT = 3  # px
WIDE = 350  # points
EDGE = 8  # points; the margin
CELL = 17  # points; side of a result
CORNER = 4  # points; of its rounded corners
JOINT = 9.0  # points of the sign between the players of a team
ARROW = 6.5  # points; side of the triangle of who goes up or down
SMALL = 11  # points of letters; none are smaller
NAMES = (14.0, 13.0, 12.0)  # points, the largest in which a name fits
_FINE = 4


class Colours(msgspec.Struct, frozen=True):
    """The colours of tournaments; of pairs the second is written on the first."""

    row: Colour
    own: Colour
    line: Colour
    won: tuple[Colour, Colour]
    drawn: tuple[Colour, Colour]
    lost: tuple[Colour, Colour]
    down: tuple[Colour, Colour]
    faint: Colour
    gold: tuple[Colour, Colour]


COLOURS = table_colours("tournaments", Colours)


def px(points: float) -> int:
    """Points in pixels."""
    return round(points * POINT)


class Drawing:
    """A picture as it is drawn. `boxes` are those of all texts and results, in points."""

    def __init__(self, high: float, theme: Theme) -> None:
        self.look = LOOKS[theme]
        self.colours = COLOURS[theme]
        self.picture = Image.new("RGB", (px(WIDE), px(high)), self.look.canvas)
        self.high = high
        self.boxes: list[Box] = []
        self.theme: Theme = theme

    def write(
        self,
        at: Spot,
        text: str,
        size: float,
        colour: Colour | None = None,
        *,
        align: str = "left",
        face: Face = "secondary",
        room: float = WIDE,
    ) -> float:
        """Write a line beside `at`, the middle of its capitals, cut to `room`. Returns its width."""
        sprite = cut(text, face, px(size), colour or self.look.text, px(room))
        if sprite is None:
            return 0.0
        return self.put(sprite, at, align)

    def name(
        self,
        at: Spot,
        room: float,
        chart: Chart,
        number: int,
        words: Words,
        *,
        sizes: Sequence[float] = NAMES,
        colour: Colour | None = None,
    ) -> None:
        """Write who an entrant of a painted chart is, with the faces of the house; those who have left are struck through."""
        gone = chart.is_gone(number)
        ink = self.colours.faint if gone else colour or self.look.text
        members = chart.contender(number).members or (("", 0),)
        called = [name or words.text("picture-nameless", number=number) for name, _ in members]
        wanted = [
            _wide(name, "headline", px(sizes[-1])) / POINT + (_before(sizes) if level else 0)
            for name, (_, level) in zip(called, members, strict=True)
        ]
        x = at[0]
        for nth, share in enumerate(_shares(wanted, room - JOINT * (len(members) - 1))):
            if nth:
                self.write((x + 1, at[1]), "&", SMALL, ink)
                x += JOINT
            x += self._member((x, at[1]), share, called[nth], members[nth][1], ink, sizes)
        if gone:
            self.line([((at[0] - 1, at[1]), (x + 1, at[1]))], 1.2, ink)

    def result(self, at: Spot, shown: Sign, text: str, size: float = CELL) -> None:
        """A result as a cell round `at`: full when won, half full when drawn, empty when lost."""
        _cell(shown, text, size, self.theme).onto(self.picture, (at[0] * POINT, at[1] * POINT))
        self.boxes.append((at[0] - size / 2, at[1] - size / 2, at[0] + size / 2, at[1] + size / 2))

    def fill(self, box: Box, colour: Colour, radius: float = 0.0) -> None:
        """Fill a box with rounded corners."""
        left, top, right, bottom = (px(one) for one in box)
        mask = _rounded(right - left, bottom - top, px(radius))
        self.picture.paste(colour, (left, top), mask)

    def arrow(self, at: Spot, colour: Colour, *, up: bool) -> None:
        """Draw a small triangle that points up or down."""
        (x, y), high = at, ARROW * (-0.5 if up else 0.5)
        spots = ((x - ARROW / 2, y - high), (x + ARROW / 2, y - high), (x, y + high))
        Ink(self.picture).polygon([(left * POINT, top * POINT) for left, top in spots], colour)

    def line(self, strokes: Sequence[tuple[Spot, Spot]], width: float, colour: Colour) -> None:
        """Straight lines."""
        scaled = [((a * POINT, b * POINT), (c * POINT, d * POINT)) for (a, b), (c, d) in strokes]
        Ink(self.picture).lines(scaled, width * POINT, colour)

    def face(self, centre: Spot, level: int, high: float, colour: Colour) -> None:
        """The face of a member of the house."""
        _face(level, px(high), colour, self.look.canvas).onto(self.picture, (centre[0] * POINT, centre[1] * POINT))
        self.boxes.append((centre[0] - high / 2, centre[1] - high / 2, centre[0] + high / 2, centre[1] + high / 2))

    def put(self, sprite: Sprite, at: Spot, align: str = "left") -> float:
        """A written line beside `at`. Returns its width."""
        width = sprite.size[0] / POINT
        middle = at[0] + {"left": width / 2, "middle": 0.0, "right": -width / 2}[align]
        left, top = round(middle * POINT - sprite.anchor[0]), round(at[1] * POINT - sprite.anchor[1])
        sprite.put(self.picture, (left, top))
        if inked := sprite.mask.getbbox():
            x0, y0, x1, y1 = inked
            self.boxes.append(((left + x0) / POINT, (top + y0) / POINT, (left + x1) / POINT, (top + y1) / POINT))
        return width

    def _member(self, at: Spot, room: float, name: str, level: int, colour: Colour, sizes: Sequence[float]) -> float:
        before = _before(sizes) if level else 0.0
        if level:
            high = before - 2
            self.face((at[0] + high / 2, at[1]), level, high, colour)
        found = fitting(name, sizes, colour, room - before)
        return before + (self.put(found, (at[0] + before, at[1])) if found else 0.0)


def _before(sizes: Sequence[float]) -> float:
    """The room of a face before a name."""
    return sizes[0] + 3


def _shares(wanted: Sequence[float], room: float) -> list[float]:
    """The room of each name of a team: what short ones leave is for the others; what all leave is for the last."""
    shares = dict.fromkeys(range(len(wanted)), 0.0)
    for left, nth in zip(range(len(wanted), 0, -1), sorted(shares, key=wanted.__getitem__), strict=True):
        shares[nth] = room / left if left == 1 else min(wanted[nth], room / left)
        room -= shares[nth]
    return list(shares.values())


def fitting(text: str, sizes: Sequence[float], colour: Colour, room: float) -> Sprite | None:
    """A line in the first size in which it fits, in points; in the last one it is cut."""
    size = next((px(size) for size in sizes if _wide(text, "headline", px(size)) <= px(room)), px(sizes[-1]))
    return cut(text, "headline", size, colour, px(room))


@lru_cache(maxsize=1024)
def cut(text: str, kind: Face, size: int, colour: Colour, room: int) -> Sprite | None:
    """A line of at most `room` px, cut with an ellipsis; None if nothing of it fits."""
    shown = text
    while text and _wide(shown, kind, size) > room:
        text = text[:-1].rstrip()
        shown = f"{text}…"
    return label(shown, kind, size, colour) if text else None


@lru_cache(maxsize=2048)
def _wide(text: str, kind: Face, size: int) -> float:
    """The px that a label takes."""
    left, right = extent(text, kind, size)
    return math.ceil(right - left) + 2


@lru_cache(maxsize=64)
def _face(level: int, high: int, colour: Colour, ink: Colour) -> Sprite:
    """The face of a member of the house on a disc."""
    large = high * _FINE
    picture = Image.new("RGBA", (large, large))
    ImageDraw.Draw(picture).ellipse((0, 0, large - 1, large - 1), fill=colour)
    icon = icon_mask("shared", FACES[LEVELS[level - 1]], (large, large), (large / 2, large / 2), large * 0.8)
    picture.paste((*ink, 255), (0, 0), icon)
    return Sprite.of(picture.reduce(_FINE))


@lru_cache(maxsize=64)
def _rounded(wide: int, high: int, radius: int) -> Image.Image:
    mask = Image.new("L", (wide * _FINE, high * _FINE))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide * _FINE - 1, high * _FINE - 1), radius * _FINE, fill=255)
    return mask.reduce(_FINE)


@lru_cache(maxsize=512)
def _cell(shown: Sign, text: str, size: float, theme: Theme) -> Sprite:
    """A result as a sprite."""
    look, colours = LOOKS[theme], COLOURS[theme]
    side, edge = px(size), px(1)
    fill, ink = {
        Sign.WON: colours.won,
        Sign.GIVEN: colours.won,
        Sign.DRAWN: colours.drawn,
        Sign.LOST: colours.lost,
        Sign.MISSED: colours.lost,
        Sign.VOID: (colours.faint, look.secondary),
        Sign.OPEN: (look.secondary, look.text),
    }[shown]
    ground = blend(look.canvas, colours.row, 0.5)
    picture = Image.new("RGB", (side, side), fill)
    mask = _rounded(side, side, px(CORNER)).copy()
    if shown in {Sign.LOST, Sign.MISSED, Sign.VOID, Sign.OPEN}:
        inner = _rounded(side - 2 * edge, side - 2 * edge, px(CORNER) - edge)
        picture.paste(ground, (edge, edge), inner)
    if shown is Sign.OPEN:
        _dash(picture, side, ground)
    if shown is Sign.VOID:
        Ink(picture).lines([((edge * 3, side - edge * 3), (side - edge * 3, edge * 3))], edge, fill)
    letters = label(text, "digits", px(SMALL), ink) if text else None
    if letters:
        letters.onto(picture, (side / 2, side / 2))
    return Sprite(picture, mask)


def _dash(picture: Image.Image, side: int, ground: Colour) -> None:
    """Gaps in the edge of a cell."""
    square = [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side), (0.0, 0.0)]
    Ink(picture).lines(dashes(square, side * 0.15, side * 0.18), 2 * POINT + 1, ground)
