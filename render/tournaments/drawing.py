"""The pen for tournaments: names of entrants, results and arrows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from bot.words import Words
from render.drawing.canvas import Ink, Spot, Sprite, dashes, label
from render.painter import Theme
from render.pen import POINT, Pen, fitting, px, rounded, width_of
from render.theme import LOOKS, Colour, blend, table_colours
from render.tournaments.chart import Chart, Sign

CELL = 17  # points; side of a result
CORNER = 4  # points; of its rounded corners
JOINT = 9.0  # points of the sign between the players of a team
ARROW = 6.5  # points; side of the triangle of who goes up or down
SMALL = 11  # points of letters; none are smaller
NAMES = (14.0, 13.0, 12.0)  # points, the largest in which a name fits


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


class Drawing(Pen):
    """A picture of a tournament as it is drawn."""

    def __init__(self, high: float, theme: Theme) -> None:
        super().__init__(high, theme)
        self.colours = COLOURS[theme]

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
            width_of(name, "headline", px(sizes[-1])) / POINT + (_before(sizes) if level else 0)
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

    def arrow(self, at: Spot, colour: Colour, *, up: bool) -> None:
        """Draw a small triangle that points up or down."""
        (x, y), high = at, ARROW * (-0.5 if up else 0.5)
        spots = ((x - ARROW / 2, y - high), (x + ARROW / 2, y - high), (x, y + high))
        Ink(self.picture).polygon([(left * POINT, top * POINT) for left, top in spots], colour)

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
    mask = rounded(side, side, px(CORNER)).copy()
    if shown in {Sign.LOST, Sign.MISSED, Sign.VOID, Sign.OPEN}:
        inner = rounded(side - 2 * edge, side - 2 * edge, px(CORNER) - edge)
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
