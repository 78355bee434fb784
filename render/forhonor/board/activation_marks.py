"""Marks of the latest activation on the board: the hero's way with numbered steps, falls, healing."""

import math

from PIL import Image

from bot.games.forhonor.board import row_of
from bot.games.forhonor.values import Acting, Deed
from bot.games.forhonor.view import View
from render.badges import badge
from render.canvas import Ink, Spot, Sprite, dashes, toward
from render.forhonor.board.field import BOARD_COLOURS, TILE, BoardColours, middle_of
from render.forhonor.board.tokens import HERO, SOLDIER, hero, sign, soldier
from render.forhonor.text.describe import camp_of
from render.painter import Theme
from render.theme import LOOKS, Colour, Look

_NUMBER = 25  # px; height of the number of a step
_MEMORY = [round(value * 0.42) for value in range(256)]  # opacity of what was there


def trail(picture: Image.Image, view: View, done: Acting, theme: Theme, *, numbered: bool) -> None:
    """The way of an activation, and what it left on squares; under the figures."""
    look, ink = LOOKS[theme], Ink(picture)
    camp = camp_of(view, done.hero)
    way = [middle_of(square) for square in done.trail]
    entered = bool(done.trail) and done.steps >= len(done.trail)
    if entered:
        x, y = way[0]  # by a square of the own edge
        way.insert(0, (x, y + (TILE * 0.5 if row_of(done.trail[0]) == 1 else -TILE * 0.5)))
    line = list(dashes(way, TILE * 0.24, TILE * 0.13))
    ink.lines(line, 10.0, look.casing)
    ink.lines(line, 5.6, look.teams[camp].base)
    here = next((one.square for one in view.heroes if one.id == done.hero), "")
    if done.trail and done.trail[0] != here and not entered:
        _memory(picture, hero(done.hero, camp, 4, round(TILE * HERO * 0.82), theme), middle_of(done.trail[0]))
    for deed in done.deeds:
        _deed(picture, view, deed, camp, theme)
    for number, square in enumerate(done.trail, start=done.steps - len(done.trail) + 1):
        if numbered and number > 0 and square != here:
            mark = badge(str(number), look.aim, look.casing, look.casing, "round", _NUMBER)
            mark.onto(picture, middle_of(square))


def _deed(picture: Image.Image, view: View, deed: Deed, camp: int, theme: Theme) -> None:
    look, colours, ink, at = LOOKS[theme], BOARD_COLOURS[theme], Ink(picture), middle_of(deed.square)
    match deed.kind:
        case "killed":
            _memory(picture, soldier(1 - camp, round(TILE * SOLDIER), theme), at)
            _cross(ink, at, TILE * 0.2, look, colours)
        case "shot":
            line = list(dashes([middle_of(deed.start), at], 10, 7))
            ink.lines(line, 8.0, look.casing)
            ink.lines(line, 4.4, colours.danger)
        case "shoved":
            _arrow(ink, middle_of(deed.start), at, look.teams[camp].base, look)
        case "fell" | "executed":
            _memory(picture, hero(deed.hero, camp_of(view, deed.hero), 4, round(TILE * HERO), theme), at)
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


def over(picture: Image.Image, done: Acting, theme: Theme) -> None:
    """Marks above the figures: shots and healing."""
    look, colours, ink = LOOKS[theme], BOARD_COLOURS[theme], Ink(picture)
    for deed in done.deeds:
        x, y = middle_of(deed.square)
        if deed.kind == "healed":
            x, y, half = x - TILE * 0.31, y - TILE * 0.31, 7.0
            ink.disc((x, y), 13.0, look.casing)
            ink.lines([((x - half, y), (x + half, y)), ((x, y - half), (x, y + half))], 5.0, colours.life)
        elif deed.kind == "shot" and deed.hero:
            ink.ring((x, y), TILE * 0.5, 7.0, look.casing)
            ink.ring((x, y), TILE * 0.5 - 2, 3.4, colours.danger)
