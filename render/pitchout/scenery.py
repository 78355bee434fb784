"""The stills that a film of Pitch Out begins and ends with, at the size of films.

Five pixels of a still make four of a film, so that squares of `_TILE` px are made smaller one by one as they are in the whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias, TypeVar

import msgspec
from PIL import Image, ImageChops

from bot.games.base import Sketch
from bot.games.pitchout.events import Eliminated
from bot.games.pitchout.seen import BlockSeen, PuckSeen, View
from bot.physics.trace import Rest
from bot.words import Words
from render.canvas import Sprite
from render.film import Area, Stamp
from render.painter import Moment, Theme
from render.pitchout.arena import SIZE
from render.pitchout.cast import Cast
from render.pitchout.header import header
from render.pitchout.props import SHRINK
from render.theme import LOOKS

Paint: TypeAlias = Callable[[View, Words, Sketch | None, Theme], Image.Image]
"""What paints a still."""

SIDE = round(SIZE * SHRINK)  # px; of a film
_TILE = 100  # px of a still
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


def small(picture: Image.Image) -> Image.Image:
    """A still at the size of films."""
    return picture.resize((SIDE, SIDE), Image.Resampling.BOX)


def turned_into(one: Image.Image, other: Image.Image, also: Iterable[Area]) -> Iterator[Stamp]:
    """What makes the first still, at the size of films, into the other: the squares in which they differ, and those of areas `also`."""
    difference = ImageChops.difference(one, other)
    side = round(_TILE * SHRINK)
    forced = {
        (column, row)
        for left, top, right, bottom in also
        for row in range(max(top, 0) // side, -(-bottom // side))
        for column in range(max(left, 0) // side, -(-right // side))
    }
    squares = [(column, row) for row in range(SIZE // _TILE) for column in range(SIZE // _TILE)]
    for column, row in squares:
        box = (column * _TILE, row * _TILE, (column + 1) * _TILE, (row + 1) * _TILE)
        if (column, row) in forced or difference.crop(box).getbbox() is not None:
            square = other.crop(box).resize((side, side), Image.Resampling.BOX)
            yield Stamp(Sprite(square, _FULL), column * side, row * side)


_FULL = Image.new("L", (round(_TILE * SHRINK),) * 2, 255)
