"""The zones of For Honor in pictures: their holders now and at the end of the turn, and their names."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.games.forhonor.rules.board import ZONES, Square, Zone
from bot.games.forhonor.rules.scoring import ORDER
from bot.games.forhonor.rules.view import View
from bot.words import Words
from render.drawing.badges import Box as Room
from render.drawing.badges import overlaps
from render.drawing.canvas import Ink, Spot, Sprite, dashes
from render.drawing.lasting import lasting
from render.drawing.paragraphs import fitting
from render.forhonor.board import frames, tokens
from render.forhonor.board.field import BOARD_COLOURS, TILE, BoardColours, Box, ground, middle_of, region_of
from render.forhonor.text.describe import latest
from render.painter import Theme
from render.table.tabletop import hatch
from render.theme import LOOKS, Look, blend

Holders = tuple[int | None, ...]

_TINT = {True: 0.3, False: 0.14}  # opacity: held, and nobody's
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
    left, top, right, bottom = map(float, region)
    for inset, width, paint in ((-1, 7, look.casing), (0, 5, colour)):
        box = (left + inset, top + inset, right - 1 - inset, bottom - 1 - inset)
        ImageDraw.Draw(picture).rounded_rectangle(box, 6, outline=paint, width=width)
    if would != camp:  # the zone would change hands if the turn ended now
        left, top, right, bottom = left + _INSET, top + _INSET, right - _INSET, bottom - _INSET
        line = list(dashes([(left, top), (right, top), (right, bottom), (left, bottom), (left, top)], 15, 10))
        Ink(picture).lines(line, 7.0, look.casing)
        Ink(picture).lines(line, 3.6, look.teams[would].base if would is not None else colours.median)
    if camp is not None:
        for side, paint in ((_FLAG + 8, look.casing), (_FLAG, colour)):
            tokens.sign("flag", side, paint).onto(picture, (region[2] - _FLAG * 0.42, region[1] + _FLAG * 0.55))


_ZONE_NAMES, _ZONE_TAG = (
    (46, 42, 40),
    32,
)  # px; capitals of 9 px at least when shown at 350 px, the whole board or from near
_ASIDE = TILE // 2  # px; between two places of a name
_TAG = 19  # px; half the height of a zone's name from near
_DASHED, _BORDER = 16.0, 5  # px; from an edge to beyond its dashes, and to the end of the line on it
_SQUARE_NAME = 24.0  # px; half the width of a square's name, and its height
_ZONE_INK = 0.45  # of the text's colour


def zone_names(picture: Image.Image, view: View, words: Words, theme: Theme, near: frames.Window | None = None) -> None:
    """The names of the zones: under all that is on them, or from `near`, where squares have names, on their edges.

    They are where they hide and are hidden least, and never on the dashes of a zone that would change hands. From near,
    only those with room for the whole name.
    """
    figures = _figures(view, tokens.WHOLE if near is None else tokens.NEAR)
    squares = [] if near is None else [_name_room(square) for square in view.reach]
    look = LOOKS[theme]
    ink = look.text if near is not None else blend(BOARD_COLOURS[theme].floor[0], look.text, _ZONE_INK)
    for zone, held, would in zip(ORDER, view.zones, view.would_hold, strict=True):
        region = region_of(ZONES[zone])
        sizes = (_ZONE_TAG,) if near is not None else _ZONE_NAMES
        sprite = fitting(words.text(f"forhonor-picture-zone-{zone}").upper(), region[2] - region[0] - 76, sizes, ink)
        room = sprite.size[0] / 2, _reach(sprite)
        if near is None:
            spots = _inside(region, room, flagged=zone != "centre", dashed=held != would)
        else:
            room = room[0] + 8.0, _TAG
            spots = _on_edges(region, room[0], zone, frames.box_within(near), dashed=held != would)
        if not spots:
            continue
        x, y = _clearest(spots, room, figures, squares)
        if near is not None:
            box = x - room[0], y - room[1], x + room[0], y + room[1]
            ImageDraw.Draw(picture).rounded_rectangle(box, 6, look.canvas)
        sprite.onto(picture, (x, y))


def _reach(sprite: Sprite) -> float:
    """The reach of accents and descenders above and below the middle of the capitals, px."""
    _, top, _, bottom = sprite.mask.getbbox() or (0, 0, 0, 0)
    return max(sprite.anchor[1] - top, bottom - sprite.anchor[1])


def _inside(region: Box, room: Spot, *, flagged: bool, dashed: bool) -> list[Spot]:
    """The possible places of a name within its zone, the middle of a row and near the middle first, clear of flag and dashes."""
    left, top, right, bottom = region
    margin = _DASHED if dashed else 8.0
    middle = max((left + right) / 2 - (_FLAG if flagged else 0), left + margin + room[0])  # beside the flag
    spare = max(0, int(middle - room[0] - left - margin)) // _ASIDE
    highest, lowest = top + margin + room[1], bottom - margin - room[1]
    return [
        (middle + aside * _ASIDE, min(max(row + TILE / 2 + 4, highest), lowest))
        for row in range(top, bottom, TILE)
        for aside in sorted(range(-spare, spare + 1), key=abs)
    ]


def _on_edges(region: Box, half: float, zone: Zone, shown: Box, *, dashed: bool) -> list[Spot]:
    """The possible places of a name on the visible part of its zone's edges, within the board first, outside of dashes."""
    left, right = max(region[0], shown[0]), min(region[2], shown[2])
    out = _TAG - _BORDER if dashed else 0
    edges = [region[1] - out, region[3] + out]
    middle, spare = (left + right) / 2, int((right - left) / 2 - half)
    return [
        (middle + aside, float(edge))
        for edge in (reversed(edges) if zone == "attack" else edges)
        if shown[1] + _TAG <= edge <= shown[3] - _TAG
        for aside in sorted(range(-spare, spare + 1, TILE // 4), key=abs)
    ]


def _clearest(spots: Sequence[Spot], room: Spot, figures: Sequence[Room], squares: Sequence[Room]) -> Spot:
    """The first of the spots where a name meets the fewest figures, and among these the fewest names of squares."""

    def met(spot: Spot) -> tuple[int, int]:
        box = spot[0] - room[0], spot[1] - room[1], spot[0] + room[0], spot[1] + room[1]
        return sum(overlaps(box, one) for one in figures), sum(overlaps(box, one) for one in squares)

    return min(spots, key=met)


def _figures(view: View, sizes: tokens.TokenSizes) -> list[Room]:
    """The room of the figures and of the marks of the latest activation."""
    done = latest(view)
    squares = [(one.square, sizes.hero + 3) for one in view.heroes if one.square]
    squares += [(square, sizes.soldier + 2) for side in view.soldiers for square in side]
    squares += [(deed.square, sizes.soldier + 2) for deed in (done.deeds if done is not None else ())]
    rounds = [(*middle_of(square), reach) for square, reach in squares]
    return [(x - reach, y - reach, x + reach, y + reach) for x, y, reach in rounds]


def _name_room(square: Square) -> Room:
    """The room of a square's name."""
    x, y = middle_of(square)
    return x - _SQUARE_NAME, y - _SQUARE_NAME / 2, x + _SQUARE_NAME, y + _SQUARE_NAME / 2


def occupied(view: View) -> list[Square]:
    """The squares with a figure."""
    return [one.square for one in view.heroes if one.square] + [square for side in view.soldiers for square in side]
