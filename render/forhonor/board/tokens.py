"""Heroes and soldiers on the board, Attack round, Defence with corners; and marks of the latest activation."""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.games.forhonor.rules.board import row_of
from bot.games.forhonor.rules.heroes import LIFE
from bot.games.forhonor.rules.values import Acting, SquareMark
from bot.games.forhonor.rules.view import SeenHero, View
from render.drawing.badges import badge
from render.drawing.canvas import Ink, Spot, Sprite, dashes, ramp, toward
from render.drawing.sprites import girth, icon_mask
from render.forhonor.board.field import BOARD_COLOURS, TILE, BoardColours, middle_of
from render.forhonor.text.describe import camp_of
from render.painter import Theme
from render.theme import LOOKS, Colour, Look, Team, blend

GAME = "forhonor"
LIT = 1.17  # of the radius; the ring of the acting hero
_ICON = 0.68  # of the radius; how far an icon reaches
_BOLD = 26.0  # px; icons of tokens up to this radius are drawn bolder
_FACE = 0.76
_GREY = 0.55  # how far the colours of a hero who has acted turn grey
_TICK = 0.36  # of the radius; the mark of a hero who has acted
_FINE, _COARSE = 6, 3  # supersampling, of small tokens and of those above 40 px of radius
_SMALL = 40
_ROOM = 1.6  # of the radius; what a sprite holds round its middle
_BADGE = 37  # px; height of the numbers of lives and of steps; 9 px capitals from near

_Draw = ImageDraw.ImageDraw


class TokenSizes(msgspec.Struct, frozen=True):
    """The radii of figures, px."""

    hero: int
    soldier: int


NEAR, WHOLE = TokenSizes(27, 18), TokenSizes(35, 22)
"""Radii for close-ups, where figures fit in their squares, and for the whole board, where heroes are larger than those.

On a picture 350 px wide heroes are 22 px and soldiers 14 px across.
"""


def shape(draw: _Draw, camp: int, centre: Spot, radius: float, colour: Colour | int) -> None:
    """Fill a camp's shape: a disc, or a square with round corners."""
    x, y = centre
    if camp == 0:
        draw.ellipse((x - radius, y - radius, x + radius - 1, y + radius - 1), fill=colour)
        return
    half = radius * 0.92
    draw.rounded_rectangle((x - half, y - half, x + half - 1, y + half - 1), half * 0.36, fill=colour)


@lru_cache(maxsize=160)  # 50 KB each
def hero(icon: str, camp: int, life: int, radius: int, theme: Theme, *, dim: bool = False, lit: bool = False) -> Sprite:
    """A hero's token of `radius` px; `dim` once it has acted, in greyer colours; `lit` by a ring while it acts."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    team = acted(look)[camp] if dim else look.teams[camp]
    picture, centre, unit = _grounded(radius, camp, look)
    draw = ImageDraw.Draw(picture)
    if lit:
        shape(draw, camp, (centre, centre), unit * LIT * 1.04, look.casing)
        shape(draw, camp, (centre, centre), unit * LIT, look.aim)
    shape(draw, camp, (centre, centre), unit * 1.03, look.casing)
    _ring(picture, camp, centre, unit, life, colours)
    _face(picture, camp, centre, unit * _FACE, team)
    _engrave(picture, icon, centre, unit * _ICON, team.ink, bold=radius <= _BOLD)
    return Sprite.of(picture.reduce(_fine(radius)), piece=2 * radius)


@lru_cache(maxsize=2)
def acted(look: Look) -> tuple[Team, Team]:
    """Both camps in the colours of heroes who have acted: their icons stay as readable."""

    def grey(team: Team) -> Team:
        faces = (blend(colour, look.secondary, _GREY) for colour in (team.base, team.high, team.low))
        return msgspec.structs.replace(team, **dict(zip(("base", "high", "low"), faces, strict=True)))

    first, second, *_ = look.teams
    return grey(first), grey(second)


@lru_cache(maxsize=32)
def soldier(camp: int, radius: int, theme: Theme) -> Sprite:
    """A soldier's token of `radius` px."""
    look, team = LOOKS[theme], LOOKS[theme].teams[camp]
    picture, centre, unit = _grounded(radius, camp, look)
    draw = ImageDraw.Draw(picture)
    shape(draw, camp, (centre, centre), unit * 1.1, look.casing)
    shape(draw, camp, (centre, centre), unit * 0.96, team.base)
    shape(draw, camp, (centre, centre), unit * 0.74, team.side)
    _engrave(picture, "soldier", centre, unit * 0.66, team.high if sum(team.side) < 330 else team.ink, bold=True)
    return Sprite.of(picture.reduce(_fine(radius)), piece=2 * radius)


def _grounded(radius: int, camp: int, look: Look) -> tuple[Image.Image, float, float]:
    """An empty sprite with a soft shadow, several times too large; its middle and the radius there."""
    side, fine = 2 * round(radius * _ROOM) + 2, _fine(radius)
    mask = Image.new("L", (side, side))
    middle = side / 2
    shape(ImageDraw.Draw(mask), camp, (middle + radius * 0.1, middle + radius * 0.2), radius * 1.02, look.shadow)
    soft = mask.filter(ImageFilter.GaussianBlur(radius * 0.12))
    picture = Image.new("RGBA", (side * fine, side * fine))
    picture.putalpha(soft.resize(picture.size, Image.Resampling.BILINEAR))
    return picture, middle * fine, float(radius * fine)


def _fine(radius: int) -> int:
    return _FINE if radius <= _SMALL else _COARSE


def _ring(picture: Image.Image, camp: int, centre: float, unit: float, life: int, colours: BoardColours) -> None:
    """Four parts of the rim, a life each, from the top clockwise."""
    rim = Image.new("L", picture.size)
    draw = ImageDraw.Draw(rim)
    shape(draw, camp, (centre, centre), unit * 0.97, 255)
    shape(draw, camp, (centre, centre), unit * (_FACE + 0.035), 0)
    far, step = unit * 1.5, 360 / LIFE
    start = -90 if camp == 0 else -135
    box = (centre - far, centre - far, centre + far, centre + far)
    for parts, colour in (
        (range(life), colours.dying if life == 1 else colours.life),
        (range(life, LIFE), colours.lost),
    ):
        wedges = Image.new("L", picture.size)
        for part in parts:
            ImageDraw.Draw(wedges).pieslice(box, start + part * step + 4, start + (part + 1) * step - 4, fill=255)
        picture.paste(colour, (0, 0), ImageChops.multiply(rim, wedges))


def _face(picture: Image.Image, camp: int, centre: float, radius: float, team: Team) -> None:
    mask = Image.new("L", picture.size)
    shape(ImageDraw.Draw(mask), camp, (centre, centre), radius, 255)
    corner = round(centre - radius)
    face = Image.new("RGB", picture.size)
    face.paste(ramp((round(2 * radius), round(2 * radius)), team.high, team.low), (corner, corner))
    picture.paste(face, (0, 0), mask)


def _engrave(picture: Image.Image, icon: str, centre: float, reach: float, colour: Colour, *, bold: bool) -> None:
    middle, around = girth(GAME, icon)
    scale = reach / around
    at = centre - (middle[0] - 50) * scale, centre - (middle[1] - 50) * scale
    mask = icon_mask(GAME, icon, picture.size, at, 100 * scale)
    if bold:  # thin blades would be lost
        for aside, down in ((3, 0), (-3, 0), (0, 3), (0, -3)):
            mask = ImageChops.lighter(mask, ImageChops.offset(mask, aside, down))
    picture.paste(colour, (0, 0), mask)


@lru_cache(maxsize=128)
def sign(icon: str, side: int, colour: Colour) -> Sprite:
    """An icon alone, `side` px high and wide at most."""
    wide = side + 4
    mask = icon_mask(GAME, icon, (wide * _FINE, wide * _FINE), (wide * _FINE / 2, wide * _FINE / 2), side * _FINE)
    return Sprite(colour, mask.reduce(_FINE))


def draw_soldiers(picture: Image.Image, view: View, theme: Theme, sizes: TokenSizes) -> None:
    """The soldiers of both camps."""
    for camp in (0, 1):
        for square in view.soldiers[camp]:
            soldier(camp, sizes.soldier, theme).onto(picture, middle_of(square))


def draw_heroes(picture: Image.Image, view: View, theme: Theme, sizes: TokenSizes, named: str = "") -> None:
    """The heroes on the board, the acting or `named` one on top."""
    lit = named if view.phase == "pick_hero" else lit_hero(view)
    for one in sorted(view.heroes, key=lambda one: one.id == lit):
        if one.square:
            draw_hero(picture, one, theme, sizes, lit=one.id == lit)


def draw_hero(picture: Image.Image, one: SeenHero, theme: Theme, sizes: TokenSizes, *, lit: bool) -> None:
    """A hero on the board, with a tick after acting."""
    dim, at = one.acted and not lit, middle_of(one.square)
    hero(one.id, one.camp, one.life, sizes.hero, theme, dim=dim, lit=lit).onto(picture, at)
    if dim:
        corner(picture, "tick", (at[0] + sizes.hero * 0.74, at[1] - sizes.hero * 0.74), sizes.hero, theme)


def corner(picture: Image.Image, icon: str, at: Spot, radius: float, theme: Theme) -> None:
    """A sign in the corner of a hero's token of that radius, for what happened to the hero."""
    look = LOOKS[theme]
    Ink(picture).disc(at, radius * (_TICK + 0.09), look.casing)
    sign(icon, round(radius * _TICK * 1.9), BOARD_COLOURS[theme].danger if icon == "skull" else look.text).onto(
        picture, at
    )


def draw_lives(picture: Image.Image, view: View, theme: Theme) -> None:
    """The number of lives beside every wounded hero, to be read from near."""
    aside, look = NEAR.hero * 0.9, LOOKS[theme]
    for one in view.heroes:
        if one.square and one.life < LIFE:
            x, y = middle_of(one.square)
            colour = BOARD_COLOURS[theme].dying if one.life == 1 else look.text
            number = badge(str(one.life), look.casing, colour, look.casing, "round", _BADGE)
            number.onto(picture, (x + aside, y + aside))


def lit_hero(view: View) -> str:
    """The hero who acts, or has to step aside."""
    if view.acting is not None:
        return view.acting.hero
    return view.ready[0] if view.phase == "displace" and view.ready else ""


_MEMORY = [round(value * 0.42) for value in range(256)]  # opacity of what was there


def trail(picture: Image.Image, view: View, done: Acting, theme: Theme, sizes: TokenSizes, *, numbered: bool) -> None:
    """The path of an activation and its marks on squares; drawn under the figures."""
    look, ink = LOOKS[theme], Ink(picture)
    camp = camp_of(view, done.hero)
    way = [middle_of(square) for square in done.trail]
    entered = bool(done.trail) and done.steps >= len(done.trail)
    if entered:
        x, y = way[0]  # by a square of the own edge
        way.insert(0, (x + (-TILE * 0.5 if row_of(done.trail[0]) == 1 else TILE * 0.5), y))
    line = list(dashes(way, TILE * 0.24, TILE * 0.13))
    ink.lines(line, 10.0, look.casing)
    ink.lines(line, 5.6, look.teams[camp].base)
    here = next((one.square for one in view.heroes if one.id == done.hero), "")
    if done.trail and done.trail[0] != here and not entered:
        _memory(picture, hero(done.hero, camp, 4, round(TILE * 0.365), theme), middle_of(done.trail[0]))
    for deed in done.deeds:
        _deed(picture, view, deed, camp, theme, sizes)
    for number, square in enumerate(done.trail, start=done.steps - len(done.trail) + 1):
        if numbered and number > 0 and square != here:
            mark = badge(str(number), look.aim, look.casing, look.casing, "round", _BADGE)
            mark.onto(picture, middle_of(square))


def _deed(picture: Image.Image, view: View, deed: SquareMark, camp: int, theme: Theme, sizes: TokenSizes) -> None:
    look, colours, ink, at = LOOKS[theme], BOARD_COLOURS[theme], Ink(picture), middle_of(deed.square)
    match deed.kind:
        case "killed":
            _memory(picture, soldier(1 - camp, sizes.soldier, theme), at)
            _cross(ink, at, TILE * 0.2, look, colours)
        case "shot":
            line = list(dashes([middle_of(deed.start), at], 10, 7))
            ink.lines(line, 8.0, look.casing)
            ink.lines(line, 4.4, colours.danger)
        case "shoved":
            _arrow(ink, middle_of(deed.start), at, look.teams[camp].base, look)
        case "fell" | "executed":
            _memory(picture, hero(deed.hero, camp_of(view, deed.hero), 4, sizes.hero, theme), at)
            if deed.kind == "fell":
                _cross(ink, at, TILE * 0.26, look, colours)
                return
            for side, paint in ((0.7, look.casing), (0.6, colours.danger)):
                sign("skull", round(TILE * side), paint).onto(picture, at)
        case "healed":
            pass  # marked above the figures


def _memory(picture: Image.Image, token: Sprite, at: Spot) -> None:
    Sprite(token.paint, token.mask.point(_MEMORY), token.anchor).onto(picture, at)


def _cross(ink: Ink, at: Spot, half: float, look: Look, colours: BoardColours) -> None:
    x, y = at
    strokes = [((x - half, y - half), (x + half, y + half)), ((x - half, y + half), (x + half, y - half))]
    ink.lines(strokes, 10.0, look.casing)
    ink.lines(strokes, 5.5, colours.danger)


def _arrow(ink: Ink, start: Spot, end: Spot, colour: Colour, look: Look) -> None:
    """A thick arrow that ends before the figure it has led to."""
    bearing, length = math.degrees(math.atan2(end[0] - start[0], start[1] - end[1])), math.dist(start, end)
    tip = toward(start, bearing, max(length - TILE * 0.4, length * 0.5))
    neck = toward(start, bearing, max(length - TILE * 0.4 - 16.0, length * 0.3))
    for wide, paint in ((11.0, look.casing), (6.0, colour)):
        ink.lines([(start, neck)], wide, paint)
        ink.polygon([toward(neck, bearing - 90, 7 + wide), tip, toward(neck, bearing + 90, 7 + wide)], paint)


def over(picture: Image.Image, done: Acting, theme: Theme, sizes: TokenSizes) -> None:
    """Marks above the figures: shots and healing."""
    look, colours, ink = LOOKS[theme], BOARD_COLOURS[theme], Ink(picture)
    for deed in done.deeds:
        x, y = middle_of(deed.square)
        if deed.kind == "healed":
            x, y, half = x - TILE * 0.31, y - TILE * 0.31, 7.0
            ink.disc((x, y), 13.0, look.casing)
            ink.lines([((x - half, y), (x + half, y)), ((x, y - half), (x, y + half))], 5.0, colours.life)
        elif deed.kind == "shot" and deed.hero:
            ink.ring((x, y), sizes.hero + 3.0, 7.0, look.casing)
            ink.ring((x, y), sizes.hero + 1.0, 3.4, colours.danger)


def camp_colour(camp: int, theme: Theme) -> Colour:
    """The colour of a camp's name."""
    team = LOOKS[theme].teams[camp]
    return team.base if theme == "light" else team.high
