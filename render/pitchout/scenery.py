"""The stills that a film of Pitch Out begins and ends with, at the size of films.

Five pixels of a still make four of a film, so that squares of `_TILE` px are made smaller one by one as they are in the whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias, TypeVar

import msgspec
from PIL import Image, ImageChops

from bot.games.pitchout.events import Eliminated
from bot.games.pitchout.seating import Sides
from bot.games.pitchout.seen import BlockSeen, PuckSeen, View
from bot.games.sketches import Sketch
from bot.physics.trace import Rest
from bot.words import Words
from render.canvas import Sprite
from render.film import Area, Stamp
from render.painter import Moment, Theme
from render.pitchout.arena import SIZE, ground
from render.pitchout.cast import Cast
from render.pitchout.header import header
from render.pitchout.props import SHRINK
from render.theme import LOOKS

Paint: TypeAlias = Callable[[View, Words, Sketch | None, Theme], Image.Image]
"""What paints a still."""

SIDE = round(SIZE * SHRINK)  # px; of a film
_TILE = 100  # px of a still; a square
_SMALL = round(_TILE * SHRINK)  # px of a film; a square
_FULL = Image.new("L", (_SMALL, _SMALL), 255)
_HEADER = 50  # px of a still; the line above the arena
_ELSEWHERE = {"team", "lineup", "shootout", "deploy", "ban", "change", "replace_banned"}  # phases of another arena
_Piece = TypeVar("_Piece", PuckSeen, BlockSeen)


def scene(moment: Moment, played: Cast, words: Words, theme: Theme, paint: Paint) -> Image.Image:
    """The still before the flick, without what will move."""
    before: View = moment.before
    empty = msgspec.structs.replace(
        before,
        phase="shootout" if before.phase == "shootout" else "flick",  # it has the arena to itself
        active=(),
        pucks=tuple(one for one in before.pucks if one.id not in played.roles),
        blocks=tuple(one for one in before.blocks if one.id not in played.roles),
        tries=(),
        last=None,
    )
    picture = paint(empty, words, None, theme)
    look = LOOKS[theme]
    picture.paste(look.canvas, (0, 0, SIZE, _HEADER))
    header(picture, before, words, look, None, 0)
    return picture


def result(moment: Moment, played: Cast, words: Words, theme: Theme, paint: Paint) -> Image.Image:
    """The still after the flick; where the rules have cleared the arena since, the arena as the flick left it."""
    after: View = moment.after
    if after.round == moment.before.round and after.phase not in _ELSEWHERE:
        return paint(after, words, None, theme)
    if after.tries != moment.before.tries:  # a try of the shoot-out, which the still shows while the next is awaited
        return paint(after, words, None, theme)
    ends = {rest.id: rest for rest in moment.trace.rest} if moment.trace else {}
    out = {event.puck for event in moment.events if isinstance(event, Eliminated)}
    out |= {role.id for role in played.roles.values() if played.fall(role)}
    left = msgspec.structs.replace(
        moment.before,
        pucks=tuple(_left(one, ends, out) for one in moment.before.pucks),
        blocks=tuple(_left(one, ends, out) for one in moment.before.blocks),
        last=None,
    )
    return paint(left, words, None, theme)


def _left(piece: _Piece, ends: dict[str, Rest], out: set[str]) -> _Piece:
    """A piece as a flick left it."""
    if piece.id in out:
        return msgspec.structs.replace(piece, status="out")
    end = ends.get(piece.id) or ends.get(getattr(piece, "mount", ""))
    return msgspec.structs.replace(piece, x=end.x, y=end.y, angle=end.angle) if end else piece


def small(picture: Image.Image, theme: Theme, sides: Sides) -> Image.Image:
    """A still at the size of films; only what differs from the empty arena is made smaller."""
    made = _small_ground(theme, sides).copy()
    for column, row in _squares(ground(theme, sides), picture):
        made.paste(_square(picture, column, row), (column * _SMALL, row * _SMALL))
    return made


def turned_into(one: Image.Image, other: Image.Image, also: Iterable[Area]) -> Iterator[Stamp]:
    """What makes the first still, at the size of films, into the other: the squares in which they differ, and those of areas `also`."""
    squares = {
        (column, row)
        for left, top, right, bottom in also
        for row in range(max(top, 0) // _SMALL, -(-bottom // _SMALL))
        for column in range(max(left, 0) // _SMALL, -(-right // _SMALL))
    }
    squares.update(_squares(one, other))
    for column, row in sorted(squares):
        yield Stamp(Sprite(_square(other, column, row), _FULL), column * _SMALL, row * _SMALL)


@lru_cache(maxsize=8)
def _small_ground(theme: Theme, sides: Sides) -> Image.Image:
    return ground(theme, sides).resize((SIDE, SIDE), Image.Resampling.BOX)


def _squares(one: Image.Image, other: Image.Image) -> Iterator[tuple[int, int]]:
    """Column and row of the squares in which two stills differ."""
    difference = ImageChops.difference(one, other)
    for row in range(SIZE // _TILE):
        strip = difference.crop((0, row * _TILE, SIZE, (row + 1) * _TILE))
        box = strip.getbbox()
        if box is None:
            continue
        for column in range(box[0] // _TILE, -(-box[2] // _TILE)):
            if strip.crop((column * _TILE, 0, (column + 1) * _TILE, _TILE)).getbbox() is not None:
                yield column, row


def _square(picture: Image.Image, column: int, row: int) -> Image.Image:
    """A square of a still at the size of films."""
    box = (column * _TILE, row * _TILE, (column + 1) * _TILE, (row + 1) * _TILE)
    return picture.resize((_SMALL, _SMALL), Image.Resampling.BOX, box)
