"""The stills that a film of PitchBowl begins and ends with."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from bot.games.pitchbowl.events import KickOffDue, TouchdownScored
from bot.games.pitchbowl.view import SeenPlayer, View
from render.film import Scene, Stamp
from render.painter import Moment, Theme
from render.pitchbowl.board.field import ground
from render.pitchbowl.film.film_sprites import FORMAT
from render.pitchbowl.film.motion_track import MotionTrack


def view_before(moment: Moment, motion: MotionTrack) -> View:
    """The view before the flick, without what will move."""
    before: View = moment.before
    lying = tuple(one for one in before.players if one.id not in motion.pieces)
    without = msgspec.structs.replace(before, players=lying, last_flick=None)
    return msgspec.structs.replace(without, ball=None, holder=None) if motion.handled else without


def view_after(moment: Moment, motion: MotionTrack) -> View:
    """The view after the flick; where all have left the field since, the field as the flick left it."""
    after: View = moment.after
    if not any(isinstance(event, KickOffDue) for event in moment.events):
        return after
    before: View = moment.before
    scorer = next((event.player for event in moment.events if isinstance(event, TouchdownScored)), None)
    ends = {} if moment.trace is None else {rest.id: (rest.x, rest.y) for rest in moment.trace.rest}
    return msgspec.structs.replace(
        before,
        players=tuple(_left(one, ends, motion) for one in before.players),
        holder=scorer or motion.holder(motion.duration),
        ball=None,
        score=after.score,
        last_flick=None,
    )


def _left(one: SeenPlayer, ends: dict[str, tuple[float, float]], motion: MotionTrack) -> SeenPlayer:
    """A player after the flick."""
    piece = motion.pieces.get(one.id)
    if one.out or (piece is not None and piece.fall is not None):
        return msgspec.structs.replace(one, out=True)
    x, y = ends.get(one.id, (one.x, one.y))
    return msgspec.structs.replace(one, x=x, y=y)


def opening_scene(picture: Image.Image, theme: Theme) -> tuple[Scene, tuple[Stamp, ...]]:
    """A still at the size of films: the empty field, and the pieces on it."""
    return _empty(theme), tuple(FORMAT.turned_into(ground(theme), picture))


@lru_cache(maxsize=2)
def _empty(theme: Theme) -> Scene:
    return Scene(FORMAT.ground(ground(theme)))
