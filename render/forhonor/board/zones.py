"""The three zones on the board: tint, border and flag of the holder, and a dashed border of who would hold it now."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.games.forhonor.board import ZONES, Zone
from bot.games.forhonor.scoring import ORDER
from render.canvas import Ink, dashes
from render.forhonor.board.field import BOARD_COLOURS, BoardColours, Box, ground, region_of
from render.forhonor.board.tokens import sign
from render.lasting import lasting
from render.painter import Theme
from render.tabletop import hatch
from render.theme import LOOKS, Colour, Look, blend

Holders = tuple[int | None, ...]

_TINT = {True: 0.24, False: 0.1}  # opacity: held, and nobody's
_STRIPES = 0.09
_INSET = 10.0  # px; from the edge to the dashed line
_FLAG = 30  # px


@lasting
def stage(theme: Theme, held: Holders, would: Holders) -> Image.Image:
    """The board with its zones; `held` and `would` are the camps in the order of `ORDER`."""
    picture = ground(theme).copy()
    for zone, camp, next_camp in zip(ORDER, held, would, strict=True):
        _zone(picture, zone, camp, next_camp, LOOKS[theme], BOARD_COLOURS[theme])
    return picture


def _zone(
    picture: Image.Image, zone: Zone, camp: int | None, would: int | None, look: Look, colours: BoardColours
) -> None:
    region = region_of(ZONES[zone])
    colour = look.teams[camp].base if camp is not None else blend(look.secondary, colours.floor[0], 0.2)
    part = picture.crop(region)
    if camp is not None:
        striped = part.copy()
        hatch(striped, (0, 0, *part.size), colour, look.teams[camp].stripes)
        part = Image.blend(part, striped, _STRIPES)
    picture.paste(Image.blend(part, Image.new("RGB", part.size, colour), _TINT[camp is not None]), region[:2])
    _border(picture, region, colour, look)
    if would != camp:
        _coming(picture, region, look.teams[would].base if would is not None else colours.median, look)
    if camp is not None:
        for side, paint in ((_FLAG + 8, look.casing), (_FLAG, colour)):
            sign("flag", side, paint).onto(picture, (region[2] - _FLAG * 0.42, region[1] + 1.0))


def _border(picture: Image.Image, region: Box, colour: Colour, look: Look) -> None:
    left, top, right, bottom = region
    draw = ImageDraw.Draw(picture)
    for inset, width, paint in ((-1, 7, look.casing), (0, 5, colour)):
        box = (left + inset, top + inset, right - 1 - inset, bottom - 1 - inset)
        draw.rounded_rectangle(box, 6, outline=paint, width=width)


def _coming(picture: Image.Image, region: Box, colour: Colour, look: Look) -> None:
    """A dashed line inside the border: the zone would change hands if the turn ended now."""
    left, top, right, bottom = region[0] + _INSET, region[1] + _INSET, region[2] - _INSET, region[3] - _INSET
    ink = Ink(picture)
    line = list(dashes([(left, top), (right, top), (right, bottom), (left, bottom), (left, top)], 15, 10))
    ink.lines(line, 7.0, look.casing)
    ink.lines(line, 3.6, colour)
