"""What moves in a film of PitchBowl, as sprites: players, the ball on the ground and in the air, the line that stops a player."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from bot.games.pitchbowl.board import BALL_RADIUS, SIDE, Cell, PlayerId
from bot.games.pitchbowl.view import SeenPlayer, View
from render.badges import BadgeDisc, Box
from render.canvas import FINE, Spot, Sprite
from render.film import Stamp
from render.film_sprites import plain, shrunk, stamped, sunk
from render.nameplates import Name, name_badge, places
from render.pitchbowl.board import last_flick, pieces
from render.pitchbowl.board.field import BOUNDS, HIGH, SCALE, SIZE, WHOLE, pixel
from render.pitchbowl.board.reach import outline
from render.pitchbowl.board.still import taken
from render.theme import Look
from render.thumbnail import FilmFormat

SHARE = 0.7  # films are drawn at this share of a still's size
FORMAT = FilmFormat(SIZE, 40, 28)
_HIGHEST = 130.0  # px of the film; how far up a kicked ball is drawn at its highest
_LARGEST = 1.5  # by how much it is drawn larger there
_SHADE = 110  # of 255; the shadow of a ball in the air
_LINE = 3.0  # px of the film; of the line that stops a player
_ROOM = 4  # px round it


def to_film(x: float, y: float) -> Spot:
    """The pixel of the film of a place on the field, mm."""
    across, down = pixel(x, y)
    return across * SHARE, down * SHARE


def player(look: Look, one: SeenPlayer, at: Spot, *, lost: int = 0, shaded: bool = True) -> Stamp:
    """A player at a place of the film; `lost` counts the frames since the exit. The shadow is left out unless `shaded`."""
    size, opacity = sunk(lost)
    if shaded or not one.active:
        sprite = pieces.puck(one.id, WHOLE, look, active=one.active)
    else:
        sprite = pieces.ghost(one.id, WHOLE, look, 1.0)
    return stamped(lambda right, down: shrunk(sprite, SHARE, size, opacity, right, down), at)


def ball(look: Look, at: Spot, *, height: float = 0.0, lost: int = 0) -> Iterator[Stamp]:
    """The ball at a place of the film, with its shadow there; `height` from 0 (on the ground) to 1."""
    size, opacity = sunk(lost)
    if height > 0.0:
        shade = _shade()
        yield stamped(lambda right, down: shrunk(shade, SHARE, 100, 100, right, down), at)
    sprite = pieces.ball(BALL_RADIUS * SCALE, look, grounded=height <= 0.0)
    grown = round(size * (1 + (_LARGEST - 1) * height) / 2) * 2
    up = at[0], at[1] - _HIGHEST * height
    yield stamped(lambda right, down: shrunk(sprite, SHARE, grown, opacity, right, down), up)


def held_ball(look: Look, at: Spot, *, lost: int = 0) -> Stamp:
    """The held ball; `at` is the holder's place in the film."""
    size, opacity = sunk(lost)
    sprite = pieces.ball(BALL_RADIUS * SCALE * pieces.HELD, look, grounded=False)
    x, y = pieces.held_at((0.0, 0.0), WHOLE)
    spot = at[0] + x * SHARE, at[1] + y * SHARE
    return stamped(lambda right, down: shrunk(sprite, SHARE, size, opacity, right, down), spot)


@lru_cache(maxsize=1)
def _shade() -> Sprite:
    radius = BALL_RADIUS * SCALE * 0.9
    half = math.ceil(radius) + 2
    picture = Image.new("RGBA", (2 * half * FINE, 2 * half * FINE))
    reach, middle = radius * FINE, half * FINE
    box = (middle - reach, middle - reach, middle + reach, middle + reach)
    ImageDraw.Draw(picture).ellipse(box, fill=(0, 0, 0, _SHADE))
    return Sprite.of(picture.reduce(FINE))


def name_of(look: Look, one: SeenPlayer) -> Sprite:
    """A player's name."""
    return name_badge(Name(one.label, one.seat, pixel(one.x, one.y), 0.0), look, HIGH)


def plates(
    players: Sequence[SeenPlayer], discs: Sequence[BadgeDisc], boxes: Sequence[Box], look: Look
) -> dict[PlayerId, Box]:
    """The places of names, px of the still, clear of discs and boxes."""
    names = pieces.names(players, WHOLE)
    found = places(names, discs, boxes, look, BOUNDS, HIGH)
    shown = [one for one in players if not one.out]
    return {
        one.id: (
            spot.x - tag.width / 2,
            spot.y - tag.height / 2,
            spot.x + tag.width / 2,
            spot.y + tag.height / 2,
        )
        for one, (tag, spot) in zip(shown, found, strict=True)
    }


def discs_on(view: View) -> list[BadgeDisc]:
    """What names keep clear of on the still of a view: the pucks, and the starts of the last ways."""
    discs = taken(view, pieces.names(view.players, WHOLE))
    return discs if view.last_flick is None else [*discs, *last_flick.rounds(view.last_flick)]


def named(look: Look, one: SeenPlayer, plate: Box) -> Stamp:
    """A player's name at its place on a still."""
    return plain(name_of(look, one), SHARE, ((plate[0] + plate[2]) / 2, (plate[1] + plate[3]) / 2))


def border(look: Look, inside: frozenset[Cell], boxes: Sequence[Box], discs: Sequence[BadgeDisc]) -> Stamp:
    """The line round the cells that a player may hold, under boxes and discs (px of the still)."""
    trails = [[to_film(SIDE * column, SIDE * row) for column, row in trail] for trail in outline(inside)]
    corners = [corner for trail in trails for corner in trail]
    left, top = (math.floor(min(axis)) - _ROOM for axis in zip(*corners, strict=True))
    right, bottom = (math.ceil(max(axis)) + _ROOM for axis in zip(*corners, strict=True))
    picture = Image.new("RGBA", ((right - left) * FINE, (bottom - top) * FINE))
    draw = ImageDraw.Draw(picture)

    def fitted(box: Box) -> Box:
        return (box[0] - left) * FINE, (box[1] - top) * FINE, (box[2] - left) * FINE, (box[3] - top) * FINE

    for wide, colour in ((_LINE + 2.5, look.casing), (_LINE, look.aim)):
        for start, end in (side for trail in trails for side in pairwise(trail)):
            (x0, x1), (y0, y1) = sorted((start[0], end[0])), sorted((start[1], end[1]))
            box = (x0 - wide / 2, y0 - wide / 2, x1 + wide / 2, y1 + wide / 2)
            draw.rectangle(fitted(box), fill=(*colour, 255))
    for x0, y0, x1, y1 in boxes:
        draw.rectangle(fitted((x0 * SHARE, y0 * SHARE, x1 * SHARE, y1 * SHARE)), fill=(0, 0, 0, 0))
    for disc in discs:
        x, y, reach = disc.x * SHARE, disc.y * SHARE, (disc.r + 1) * SHARE
        draw.ellipse(fitted((x - reach, y - reach, x + reach, y + reach)), fill=(0, 0, 0, 0))
    return Stamp(Sprite.of(picture.reduce(FINE)), left, top)
