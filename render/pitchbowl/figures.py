"""What moves in a film of PitchBowl, as sprites: players, the ball on the ground and in the air, the line that stops a player."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.pitchbowl.board import BALL_RADIUS, RADIUS, SIDE, Cell, cells
from bot.games.pitchbowl.seen import SeenPlayer
from render.badges import badge
from render.canvas import FINE, Spot, Sprite
from render.film import Stamp
from render.pitchbowl.field import SCALE, SIZE, pixel
from render.props import plain, shrunk, stamped, sunk
from render.reduced import Format
from render.theme import Look

SHARE = 0.7  # films are drawn at this share of a still's size
FORMAT = Format(SIZE, 40, 28)
HELD = (12.0, 12.0)  # px of a still; from a player's middle to that of the ball he holds
NAME = -24.0  # px of a still; from a player's middle to that of his name
_LEATHER = (139, 69, 19)
_HIGHEST = 130.0  # px of the film; how far up a kicked ball is drawn at its highest
_LARGEST = 1.5  # by how much it is drawn larger there
_LINE = 3.0  # px of the film; of the line that stops a player
_ROOM = 4  # px round it


def to_film(x: float, y: float) -> Spot:
    """The pixel of the film of a place on the field, mm."""
    across, down = pixel(x, y)
    return across * SHARE, down * SHARE


def player(look: Look, one: SeenPlayer, at: Spot, *, lost: int = 0) -> Stamp:
    """A player at a place of the film; `lost` counts the frames since he left."""
    size, opacity = sunk(lost)
    sprite = _player(look, one.seat, one.active)
    return stamped(lambda right, down: shrunk(sprite, SHARE, size, opacity, right, down), at)


@lru_cache(maxsize=16)
def _player(look: Look, seat: int, active: bool) -> Sprite:  # noqa: FBT001 - keyed by it
    team, half = look.teams[seat], math.ceil(RADIUS * SCALE) + 2
    picture = Image.new("RGBA", (2 * half * FINE, 2 * half * FINE))
    draw = ImageDraw.Draw(picture)
    for radius, colour in ((RADIUS, team.rim), (RADIUS - 2.5, team.base if active else team.low)):
        reach, middle = radius * SCALE * FINE, half * FINE
        draw.ellipse((middle - reach, middle - reach, middle + reach, middle + reach), fill=(*colour, 255))
    return Sprite.of(picture.reduce(FINE))


def ball(at: Spot, *, height: float = 0.0, lost: int = 0) -> Iterator[Stamp]:
    """The ball at a place of the film, with its shadow there; `height` from 0 (on the ground) to 1."""
    size, opacity = sunk(lost)
    grown = round(size * (1 + (_LARGEST - 1) * height) / 2) * 2
    if height > 0.0:
        shade = _shade()
        yield stamped(lambda right, down: shrunk(shade, SHARE, 100, 100, right, down), at)
    sprite = _ball()
    up = at[0], at[1] - _HIGHEST * height
    yield stamped(lambda right, down: shrunk(sprite, SHARE, grown, opacity, right, down), up)


@lru_cache(maxsize=1)
def _ball() -> Sprite:
    return _blob(BALL_RADIUS * SCALE, (*_LEATHER, 255))


@lru_cache(maxsize=1)
def _shade() -> Sprite:
    return _blob(BALL_RADIUS * SCALE * 0.9, (0, 0, 0, 110))


def _blob(radius: float, colour: tuple[int, int, int, int]) -> Sprite:
    half = math.ceil(radius) + 2
    picture = Image.new("RGBA", (2 * half * FINE, 2 * half * FINE))
    reach, middle = radius * FINE, half * FINE
    ImageDraw.Draw(picture).ellipse((middle - reach, middle - reach, middle + reach, middle + reach), fill=colour)
    return Sprite.of(picture.reduce(FINE))


def name_of(look: Look, one: SeenPlayer) -> Sprite:
    """A player's name."""
    team = look.teams[one.seat]
    return badge(one.label, team.base, team.ink, look.casing, team.shape)


def named(look: Look, one: SeenPlayer) -> Stamp:
    """A player's name beside him."""
    x, y = pixel(one.x, one.y)
    return plain(name_of(look, one), SHARE, (x, y + NAME))


@lru_cache(maxsize=16)
def border(look: Look, inside: frozenset[Cell]) -> Stamp:
    """The line round the cells that a player may hold; the edges of the field are none."""
    corners = [to_film(SIDE * (column + more), SIDE * (row + more)) for column, row in inside for more in (0, 1)]
    left, top = (math.floor(min(axis)) - _ROOM for axis in zip(*corners, strict=True))
    right, bottom = (math.ceil(max(axis)) + _ROOM for axis in zip(*corners, strict=True))
    picture = Image.new("RGBA", ((right - left) * FINE, (bottom - top) * FINE))
    draw = ImageDraw.Draw(picture)
    for wide, colour in ((_LINE + 2.5, look.casing), (_LINE, look.aim)):
        for side in _sides(inside):
            (x0, y0), (x1, y1) = (((x - left) * FINE, (y - top) * FINE) for x, y in side)
            draw.line((x0, y0, x1, y1), fill=(*colour, 255), width=round(wide * FINE))
            for x, y in ((x0, y0), (x1, y1)):
                reach = wide * FINE / 2
                draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=(*colour, 255))
    return Stamp(Sprite.of(picture.reduce(FINE)), left, top)


def _sides(inside: frozenset[Cell]) -> Iterator[tuple[Spot, Spot]]:
    """The sides between a cell that may be held and one that may not, px of the film."""
    field = frozenset(cells())
    for column, row in sorted(inside):
        low, high = (SIDE * column, SIDE * row), (SIDE * (column + 1), SIDE * (row + 1))
        for beside, start, end in (
            ((column - 1, row), low, (low[0], high[1])),
            ((column + 1, row), (high[0], low[1]), high),
            ((column, row - 1), low, (high[0], low[1])),
            ((column, row + 1), (low[0], high[1]), high),
        ):
            if beside in field and beside not in inside:
                yield to_film(*start), to_film(*end)
