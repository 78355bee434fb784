"""The banner of a win: the winners' colours, laurels and confetti, the same for every game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from bot.games.contract.vocabulary import Seat
from render.drawing.badges import BadgeDisc
from render.drawing.canvas import Ink, Spot, Sprite, label, toward
from render.drawing.paragraphs import fitting
from render.drawing.sprites import icon_mask
from render.table.tabletop import panel
from render.theme import Colour, Look

BANNER = (580, 164)  # px
_FINE = 4
_TITLES = (68, 60, 54, 48, 42, 38, 37)  # px; the largest that fits
_SCRAPS = 90  # of confetti, some of them under the banner
_SPREAD = (
    0.754878,
    0.569840,
)  # of the room from one to the next, across and down, which spreads them evenly (Roberts, 2018)
_FAR = 90.0  # px round the banner that confetti flies
_CORNERS = ((-9.0, -4.5), (9.0, -4.5), (9.0, 4.5), (-9.0, 4.5))  # px; of a scrap


class Winner(msgspec.Struct, frozen=True):
    """The colours of one who won: the banner's, and what is written on it."""

    fill: Colour
    ink: Colour


def lost(viewer: Seat | None, winners: Sequence[Seat]) -> bool:
    """Whether a private picture is that of someone whom others beat: their triumph is not shown to the loser alone."""
    return viewer is not None and bool(winners) and viewer not in winners


def banner(
    picture: Image.Image,
    centre: Spot,
    winners: Sequence[Winner],
    lines: tuple[str, str],
    pieces: Sequence[BadgeDisc],
    look: Look,
    size: tuple[int, int] = BANNER,
) -> None:
    """A banner that says two lines, who won and how; of two partners each has a laurel. No confetti falls on `pieces`."""
    wide, high = size
    left, top, side = round(centre[0] - wide / 2), round(centre[1] - high / 2), round(high * 0.78)
    _confetti(picture, centre, winners, pieces, look, size)
    first, last = winners[0], winners[-1]
    panel(picture, (left, top, left + wide, top + high), look, first.ink, fill=first.fill)
    sizes = tuple(size for size in _TITLES if size <= high * 0.45)
    fitting(lines[0], wide - 2 * side - 24, sizes, first.ink).onto(picture, (centre[0], centre[1] - high * 0.15))
    second = label(lines[1], "headline", max(_TITLES[-1], round(high * 0.25)), first.ink)
    second.onto(picture, (centre[0], centre[1] + high * 0.26))
    laurel(side, first.ink).onto(picture, (left + side * 0.6, centre[1]))
    right = laurel(side, first.ink if last is first else last.fill, mirrored=True)
    right.onto(picture, (left + wide - side * 0.6, centre[1]))


@lru_cache(maxsize=32)
def laurel(side: int, colour: Colour, *, mirrored: bool = False) -> Sprite:
    """A branch of laurel in a square of `side` px, that of the left or, `mirrored`, of the right."""
    large = side * _FINE
    mask = icon_mask("shared", "laurel", (large, large), (large / 2, large / 2), large * 0.95).reduce(_FINE)
    return Sprite(colour, mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if mirrored else mask)


def _confetti(
    picture: Image.Image,
    centre: Spot,
    winners: Sequence[Winner],
    pieces: Sequence[BadgeDisc],
    look: Look,
    size: tuple[int, int],
) -> None:
    """Scraps of paper in the winners' colours round where the banner is."""
    ink = Ink(picture)
    colours = [*(one.fill for one in winners), look.aim, look.frame_high]
    for scrap in range(_SCRAPS):
        across, down = (2 * (scrap * step % 1.0) - 1 for step in _SPREAD)
        x, y = centre[0] + across * (size[0] / 2 + _FAR), centre[1] + down * (size[1] / 2 + _FAR)
        if not 12 < x < picture.width - 12 or not 12 < y < picture.height - 12:
            continue
        if any(math.dist((x, y), (piece.x, piece.y)) < piece.r + 12 for piece in pieces):
            continue
        spots = [toward(toward((x, y), scrap * 47.0, along), scrap * 47.0 + 90, aside) for along, aside in _CORNERS]
        ink.polygon(spots, colours[scrap % len(colours)])
