"""The three zones on the board: tint and border of who holds each, a flag, and a dashed border of who would hold it now."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.forhonor.board import ZONES
from bot.games.forhonor.scoring import ORDER
from render.canvas import Ink, Spot, dashes
from render.forhonor.field import STONES, Plan, Stone, ground
from render.forhonor.tokens import sign
from render.painter import Theme
from render.tabletop import hatch
from render.theme import LOOKS, Colour, Look, blend

Holders = tuple[int | None, ...]

_TINT = {True: 62, False: 26}  # opacity: held, and nobody's
_BORDER = 5.0  # px
_INSET = 8.0  # px; from the border to the dashed one
_FLAG = 30  # px


@lru_cache(maxsize=6)
def stage(theme: Theme, plan: Plan, size: tuple[int, int], held: Holders, would: Holders) -> Image.Image:
    """The board with its zones; `held` and `would` are the camps in the order of `ORDER`."""
    picture = ground(theme, plan, size).copy()
    for zone, camp, next_camp in zip(ORDER, held, would, strict=True):
        if any(plan.shows(square) for square in ZONES[zone]):
            _zone(picture, plan, zone, camp, next_camp, LOOKS[theme], STONES[theme])
    return picture


def _zone(
    picture: Image.Image, plan: Plan, zone: str, camp: int | None, would: int | None, look: Look, stone: Stone
) -> None:
    rail = plan.rail
    region = plan.region(ZONES[zone])  # type: ignore[index]  # one of the three
    left, top, right, bottom = (
        max(region[0], rail.left),
        max(region[1], rail.top),
        min(region[2], rail.right),
        min(region[3], rail.bottom),
    )
    colour = look.teams[camp].base if camp is not None else blend(look.secondary, stone.floor[0], 0.2)
    wide, high = right - left, bottom - top
    if camp is not None:
        part = picture.crop((left, top, right, bottom))
        hatch(part, (0, 0, wide, high), colour, look.teams[camp].stripes)
        picture.paste(part, (left, top), Image.new("L", (wide, high), 22))
    picture.paste(colour, (left, top), Image.new("L", (wide, high), _TINT[camp is not None]))
    _border(picture, region, colour, plan, look)
    if would != camp:
        _coming(picture, region, would, plan, look, stone)
    if camp is not None:
        _flag(picture, (region[2] - _FLAG * 0.42, region[1] + 1.0), colour, plan, look)


def _border(picture: Image.Image, region: tuple[int, int, int, int], colour: Colour, plan: Plan, look: Look) -> None:
    rail = plan.rail
    board = picture.crop(rail.inside)
    draw = ImageDraw.Draw(board)
    left, top, right, bottom = (value - (rail.left, rail.top)[index % 2] for index, value in enumerate(region))
    for inset, width, paint in ((-1, 7, look.casing), (0, 5, colour)):
        draw.rounded_rectangle(
            (left + inset, top + inset, right - 1 - inset, bottom - 1 - inset), 6, outline=paint, width=width
        )
    picture.paste(board, (rail.left, rail.top))


def _coming(
    picture: Image.Image, region: tuple[int, int, int, int], would: int | None, plan: Plan, look: Look, stone: Stone
) -> None:
    """A dashed line inside the border: the zone would change hands if the turn ended now."""
    left, top, right, bottom = region
    low, high = _INSET + 2.0, plan.rail
    corners: list[Spot] = [
        (left + low, top + low),
        (right - low, top + low),
        (right - low, bottom - low),
        (left + low, bottom - low),
        (left + low, top + low),
    ]
    inside = [
        (min(max(x, high.left + 2.0), high.right - 2.0), min(max(y, high.top + 2.0), high.bottom - 2.0))
        for x, y in corners
    ]
    colour = look.teams[would].base if would is not None else stone.median
    ink, line = Ink(picture), list(dashes(inside, 15, 10))
    ink.lines(line, 7.0, look.casing)
    ink.lines(line, 3.6, colour)


def _flag(picture: Image.Image, at: Spot, colour: Colour, plan: Plan, look: Look) -> None:
    """A flag on a corner of the zone."""
    if not (plan.rail.left < at[0] < plan.rail.right and plan.rail.top < at[1] < plan.rail.bottom):
        return
    for side, paint in ((_FLAG + 8, look.casing), (_FLAG, colour)):
        sign("flag", side, paint).onto(picture, at)
