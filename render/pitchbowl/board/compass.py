"""Reading bearings: rays from the piece that is aimed to the rail, and their degrees there."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.badges import BadgeDisc, Box, TakenSpace
from render.canvas import Spot, Sprite, label, toward
from render.pitchbowl.board.field import LETTERS, RAIL
from render.rail import FIFTEENS, FIVES, THIRTIES, numbered
from render.theme import Look

_FREE = 44.0  # px round the piece without rays
_RAY = 60  # of 255
_LONG = 1500.0  # px; longer than any ray
_APART = (8, 4)  # px; between a number of 5 degrees and others, across and down


def rays(picture: Image.Image, origin: Spot, look: Look) -> None:
    """Faint rays every 30 degrees."""
    left, top, right, bottom = RAIL.inside
    wide, high = right - left, bottom - top
    x, y = round(origin[0]) - left, round(origin[1]) - top
    picture.paste(look.protractor, (left, top), _rays().crop((wide - x, high - y, 2 * wide - x, 2 * high - y)))


@lru_cache(maxsize=1)
def _rays() -> Image.Image:
    """Rays from the middle of a mask twice as wide and high as the field."""
    wide, high = RAIL.right - RAIL.left, RAIL.bottom - RAIL.top
    mask = Image.new("L", (wide * 4, high * 4))
    draw = ImageDraw.Draw(mask)
    middle = wide * 2.0, high * 2.0
    for bearing in THIRTIES:
        draw.line((toward(middle, bearing, 2 * _FREE), toward(middle, bearing, 2 * _LONG)), fill=_RAY, width=3)
    return mask.reduce(2)


def degrees(
    picture: Image.Image,
    origin: Spot,
    look: Look,
    taken: Sequence[Box],
    discs: Sequence[BadgeDisc],
    *,
    fine: bool = False,
) -> list[Box]:
    """Numbers inside the rail, at its ticks of 15 degrees, of 5 if `fine`: as many as fit, the round ones first. Returns their boxes."""
    return numbered(picture, _degrees(origin, look, fine=fine), TakenSpace(taken, discs))


@lru_cache(maxsize=16)
def _degrees(origin: Spot, look: Look, *, fine: bool) -> list[tuple[Sprite, Spot, Box]]:
    """Each number with its middle and its box; the round ones first."""
    found = []
    for bearing in (*THIRTIES, *FIFTEENS, *(FIVES if fine else ())):
        spot, side = RAIL.meets(origin, bearing)
        number = label(str(bearing), "digits", LETTERS, look.text, look.casing if sum(look.text) > 382 else look.canvas)
        wide = number.size[0] / 2 - 2
        x = min(max(spot[0], RAIL.left + wide + 5), RAIL.right - wide - 5)
        y = min(max(spot[1], RAIL.top + 19.0), RAIL.bottom - 19.0)
        at = {"top": (x, RAIL.top + 19.0), "bottom": (x, RAIL.bottom - 19.0)}.get(side, (x, y))
        apart = (0, 0) if bearing % 15 == 0 else _APART
        half = wide + 3 + apart[0], LETTERS / 2 + apart[1]
        found.append((number, at, (at[0] - half[0], at[1] - half[1], at[0] + half[0], at[1] + half[1])))
    return found
