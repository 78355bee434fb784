"""What an activation may do and has done, on the board: where it may go, whom it may strike, the way it took, who fell."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.forhonor.board import Square, column_of, named, row_of
from bot.games.forhonor.seen import View
from bot.games.forhonor.values import Acting, Deed
from render.badges import badge
from render.canvas import Ink, Spot, Sprite, dashes, label, toward
from render.forhonor.field import STONES, Plan, Stone
from render.forhonor.tokens import HERO, SOLDIER, hero, sign, soldier
from render.painter import Theme
from render.theme import LOOKS, Colour, Look, blend

_FAINT = 30  # opacity of the squares in reach
_NUMBER = 25  # px; height of the number of a step
_NAME = 20  # px; 7.8 px when the picture is shown at 350 px
_QUIET = 0.7  # of the text's colour
_MEMORY = 0.42  # opacity of what was there


def shown_activation(view: View) -> Acting | None:
    """The activation whose way is shown: that under way once it has done something, else the latest."""
    now = view.acting
    return now if now is not None and (now.trail or now.deeds or now.duel) else view.last


def camp_of(view: View, hero_id: str) -> int:
    """The camp of a hero."""
    return next((one.camp for one in view.heroes if one.id == hero_id), 0)


def reach(picture: Image.Image, squares: Iterable[Square], plan: Plan, theme: Theme, colour: Colour) -> None:
    """The squares in reach: a tint, and a line round them."""
    look, inside = LOOKS[theme], {square for square in squares if plan.shows(square)}
    if not inside:
        return
    tint = _tint(plan.tile)
    for square in inside:
        picture.paste(colour, plan.box(square)[:2], tint)
    edges = [edge for square in inside for edge in _edges(square, inside, plan)]
    pen = ImageDraw.Draw(picture)
    for width, paint in ((7, look.casing), (3, colour)):
        for (x, y), (right, down) in edges:
            half = width // 2
            pen.rectangle((x - half, y - half, right + half, down + half), paint)


def names(picture: Image.Image, squares: Iterable[Square], plan: Plan, theme: Theme) -> None:
    """The names of squares in reach, quiet enough not to be taken for figures."""
    look, stone = LOOKS[theme], STONES[theme]
    colour = blend(stone.floor[0], look.text, _QUIET)
    for square in squares:
        if plan.shows(square):
            label(square, "digits", _NAME, colour).onto(picture, plan.middle(square))


@lru_cache(maxsize=4)
def _tint(tile: int) -> Image.Image:
    """The mask that tints a square."""
    return Image.new("L", (tile, tile), _FAINT)


def _edges(square: Square, inside: set[Square], plan: Plan) -> Iterable[tuple[tuple[int, int], tuple[int, int]]]:
    """The sides of a square beyond which nothing is in reach, px."""
    column, row = column_of(square), row_of(square)
    left, top, right, bottom = plan.box(square)
    for (across, up), edge in (
        ((0, 1), ((left, top), (right, top))),
        ((0, -1), ((left, bottom), (right, bottom))),
        ((-1, 0), ((left, top), (left, bottom))),
        ((1, 0), ((right, top), (right, bottom))),
    ):
        other = column + across, row + up
        if not (1 <= other[0] <= 14 and 1 <= other[1] <= 18 and named(*other) in inside):
            yield edge


def brackets(picture: Image.Image, squares: Iterable[Square], plan: Plan, theme: Theme) -> None:
    """Four corners round each enemy who may be struck."""
    look, stone = LOOKS[theme], STONES[theme]
    ink = Ink(picture)
    arm = plan.tile * 0.24
    for square in squares:
        if not plan.shows(square):
            continue
        left, top, right, bottom = plan.box(square)
        strokes: list[tuple[Spot, Spot]] = []
        for x, inward in ((left + 3.0, arm), (right - 3.0, -arm)):
            for y, down in ((top + 3.0, arm), (bottom - 3.0, -arm)):
                strokes += [((x, y), (x + inward, y)), ((x, y), (x, y + down))]
        ink.lines(strokes, 7.0, look.casing)
        ink.lines(strokes, 4.0, stone.danger)


def trail(picture: Image.Image, view: View, done: Acting, plan: Plan, theme: Theme, *, numbered: bool) -> None:
    """The way of an activation, and what it left on squares; under the figures."""
    look, ink = LOOKS[theme], Ink(picture)
    camp = camp_of(view, done.hero)
    colour = look.teams[camp].base
    way = [plan.middle(square) for square in done.trail]
    if done.trail and done.steps >= len(done.trail):
        way = [_outside(done.trail[0], plan), *way]
    line = list(dashes(way, plan.tile * 0.24, plan.tile * 0.13))
    seen = [stroke for stroke in line if all(_inside(spot, plan) for spot in stroke)]
    ink.lines(seen, 10.0, look.casing)
    ink.lines(seen, 5.6, colour)
    here = next((one.square for one in view.heroes if one.id == done.hero), "")
    if done.trail and done.trail[0] != here and plan.shows(done.trail[0]) and done.steps < len(done.trail):
        _memory(picture, hero(done.hero, camp, 4, round(plan.tile * HERO * 0.82), theme), plan.middle(done.trail[0]))
    for deed in done.deeds:
        if plan.shows(deed.square):
            _deed(picture, view, deed, camp, plan, theme)
    if numbered:
        _numbers(picture, done, here, plan, look)


def _outside(square: Square, plan: Plan) -> Spot:
    """Where a hero stood before he entered: beyond his edge."""
    x, y = plan.middle(square)
    return x, y + (plan.tile * 0.5 if row_of(square) == 1 else -plan.tile * 0.5)


def _inside(spot: Spot, plan: Plan) -> bool:
    rail = plan.rail
    return rail.left <= spot[0] <= rail.right and rail.top <= spot[1] <= rail.bottom


def _numbers(picture: Image.Image, done: Acting, here: str, plan: Plan, look: Look) -> None:
    """The steps laid out, each with its number, but the one on which the hero stands now."""
    first = done.steps - len(done.trail) + 1
    for number, square in enumerate(done.trail, start=first):
        if number > 0 and square != here and plan.shows(square):
            mark = badge(str(number), look.aim, look.casing, look.casing, "round", _NUMBER)
            mark.onto(picture, plan.middle(square))


def _deed(picture: Image.Image, view: View, deed: Deed, camp: int, plan: Plan, theme: Theme) -> None:
    look, stone, ink, at = LOOKS[theme], STONES[theme], Ink(picture), plan.middle(deed.square)
    match deed.kind:
        case "killed":
            _memory(picture, soldier(1 - camp, round(plan.tile * SOLDIER), theme), at)
            _cross(ink, at, plan.tile * 0.2, look, stone)
        case "shot":
            start = plan.middle(deed.start)
            line = list(dashes([start, at], 9, 7))
            ink.lines(line, 7.0, look.casing)
            ink.lines(line, 3.6, stone.danger)
        case "shoved":
            _arrow(ink, plan.middle(deed.start), at, plan.tile * 0.4, look.teams[camp].base, look)
        case "fell" | "executed":
            token = hero(deed.hero, 1 - camp if deed.hero != _actor(view) else camp, 4, round(plan.tile * HERO), theme)
            _memory(picture, token, at)
            if deed.kind == "executed":
                for side, paint in ((0.7, look.casing), (0.6, stone.danger)):
                    sign("skull", round(plan.tile * side), paint).onto(picture, at)
            else:
                _cross(ink, at, plan.tile * 0.26, look, stone)
        case "healed":
            pass  # told above the figures


def _actor(view: View) -> str:
    done = shown_activation(view)
    return done.hero if done else ""


def _memory(picture: Image.Image, token: Sprite, at: Spot) -> None:
    """What stood there, pale."""
    mask = token.mask.point([round(value * _MEMORY) for value in range(256)])
    Sprite(token.paint, mask, token.anchor).onto(picture, at)


def _cross(ink: Ink, at: Spot, half: float, look: Look, stone: Stone) -> None:
    x, y = at
    strokes = [((x - half, y - half), (x + half, y + half)), ((x - half, y + half), (x + half, y - half))]
    ink.lines(strokes, 10.0, look.casing)
    ink.lines(strokes, 5.5, stone.danger)


def _arrow(ink: Ink, start: Spot, end: Spot, short: float, colour: Colour, look: Look) -> None:
    """A thick arrow that ends `short` px before the middle of where it leads."""
    bearing = math.degrees(math.atan2(end[0] - start[0], start[1] - end[1]))
    length = math.dist(start, end)
    tip = toward(start, bearing, max(length - short, length * 0.5))
    neck = toward(start, bearing, max(length - short - 16.0, length * 0.3))
    for wide, paint in ((11.0, look.casing), (6.0, colour)):
        ink.lines([(start, neck)], wide, paint)
        head = [toward(neck, bearing - 90, 7 + wide), tip, toward(neck, bearing + 90, 7 + wide)]
        ink.polygon(head, paint)


def over(picture: Image.Image, done: Acting, plan: Plan, theme: Theme) -> None:
    """What is marked above the figures: who was shot at, who was healed."""
    look, stone, ink = LOOKS[theme], STONES[theme], Ink(picture)
    for deed in done.deeds:
        if not plan.shows(deed.square):
            continue
        x, y = plan.middle(deed.square)
        if deed.kind == "healed":
            spot = x - plan.tile * 0.31, y - plan.tile * 0.31
            half = 7.0
            plus = [
                ((spot[0] - half, spot[1]), (spot[0] + half, spot[1])),
                ((spot[0], spot[1] - half), (spot[0], spot[1] + half)),
            ]
            ink.disc(spot, 13.0, look.casing)
            ink.lines(plus, 5.0, stone.life)
        elif deed.kind == "shot" and deed.hero:
            for radius, width, paint in (
                (plan.tile * 0.49, 7.0, look.casing),
                (plan.tile * 0.49 - 2, 3.0, stone.danger),
            ):
                ink.ring((x, y), radius, width, paint)
