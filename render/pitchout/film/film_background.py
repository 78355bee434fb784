"""The stills that a film of Pitch Out begins and ends with, at the size of films."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

import msgspec
from PIL import Image

from bot.games.pitchout.events import Eliminated
from bot.games.pitchout.seating import Sides
from bot.games.pitchout.view import BlockSeen, PuckSeen, View
from bot.physics.trace import Rest
from bot.words import Words
from render.film import Scene, Stamp
from render.painter import Moment, Theme
from render.pitchout.board.arena import SIZE, ground
from render.pitchout.board.header import header
from render.pitchout.board.still import paint
from render.pitchout.film.film_sprites import SHRINK
from render.pitchout.film.motion_track import MotionTrack
from render.theme import LOOKS
from render.thumbnail import FilmFormat

FORMAT = FilmFormat((SIZE, SIZE), 40, round(40 * SHRINK))
_HEADER = 50  # px of a still; the line above the arena
_ELSEWHERE = {"team", "lineup", "shootout", "deploy", "ban", "change", "replace_banned"}  # phases of another arena
_Piece = TypeVar("_Piece", PuckSeen, BlockSeen)


def picture_before(moment: Moment, motion: MotionTrack, words: Words, theme: Theme) -> Image.Image:
    """The still before the flick, without what will move."""
    before: View = moment.before
    empty = msgspec.structs.replace(
        before,
        phase="shootout" if before.phase == "shootout" else "flick",  # it has the arena to itself
        active=(),
        pucks=tuple(one for one in before.pucks if one.id not in motion.pieces),
        blocks=tuple(one for one in before.blocks if one.id not in motion.pieces),
        tries=(),
        last=None,
    )
    picture = paint(empty, words, None, theme)
    look = LOOKS[theme]
    picture.paste(look.canvas, (0, 0, SIZE, _HEADER))
    header(picture, before, words, look, None, 0)
    return picture


def picture_after(moment: Moment, motion: MotionTrack, words: Words, theme: Theme) -> Image.Image:
    """The still after the flick; where the rules have cleared the arena since, the arena as the flick left it."""
    after: View = moment.after
    if after.round == moment.before.round and after.phase not in _ELSEWHERE:
        return paint(after, words, None, theme)
    if after.tries != moment.before.tries:  # a try of the shoot-out, which the still shows while the next is awaited
        return paint(after, words, None, theme)
    ends = {rest.id: rest for rest in moment.trace.rest} if moment.trace else {}
    out = {event.puck for event in moment.events if isinstance(event, Eliminated)}
    out |= {piece.id for piece in motion.pieces.values() if motion.fall(piece)}
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


def opening_scene(picture: Image.Image, theme: Theme, sides: Sides) -> tuple[Scene, tuple[Stamp, ...]]:
    """A still at the size of films: the empty arena, and the pieces on it."""
    return _empty(theme, sides), tuple(FORMAT.turned_into(ground(theme, sides), picture))


@lru_cache(maxsize=8)
def _empty(theme: Theme, sides: Sides) -> Scene:
    return Scene(FORMAT.ground(ground(theme, sides)))
