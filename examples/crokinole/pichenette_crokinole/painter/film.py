"""Films of Crokinole: a scene of the discs at rest, the moving discs stamped over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from pichenette.api import Point, Segment, pose_at
from pichenette.api.pictures import (
    FINE,
    LOOKS,
    OPENING,
    RESULT,
    FilmFrame,
    Moment,
    Scene,
    Sprite,
    Stamp,
    Theme,
    Words,
    reel,
    times,
)
from pichenette_crokinole.painter.board import SIZE, TABLE, draw_disc, paint
from pichenette_crokinole.rules.board import RADIUS, seat_of
from pichenette_crokinole.rules.values import Foul, State, Twenty

HALF = (SIZE[0] // 2, SIZE[1] // 2)  # px of a film
_FRAME = 4  # hundredths of a second


def film(moments: Sequence[Moment], words: Words, *, theme: Theme = "dark", present: bool = True) -> bytes:
    """The flicks one after the other as a GIF. Raises ValueError if nothing moved in any."""

    def frames(moment: Moment, _rests: reel.Rests) -> Iterator[FilmFrame]:
        return _frames(moment, words, theme)

    return reel.film(moments, frames, worth, "crokinole", theme, present=present)


def worth(moment: Moment) -> float:
    """From 0 (nothing moved) upwards; a disc in the hole outweighs all else, a foul is worth least."""
    if moment.trace is None:
        return 0.0
    twenties = sum(isinstance(event, Twenty) for event in moment.events)
    foul = any(isinstance(event, Foul) for event in moment.events)
    return 1.0 + 5.0 * twenties + len(moment.trace.contacts) / 4 - foul / 2


def _frames(moment: Moment, words: Words, theme: Theme) -> Iterator[FilmFrame]:
    """The frames of one flick, on the headline from before it; the last is the still after it."""
    before: State = moment.before
    trace = moment.trace
    if trace is None or trace.film is None:
        raise ValueError("nothing moved")
    paths: dict[str, list[Segment]] = {}
    for segment in trace.film.segments:
        paths.setdefault(segment.id, []).append(segment)
    lying = tuple(one for one in before.discs if one.id not in paths)
    empty = paint(msgspec.structs.replace(before, discs=lying, last_flick=None), words, None, theme)
    fallen = {fall.id: fall.t for fall in trace.falls}

    def at(disc: str, t: float) -> Point:
        path = paths[disc]
        segment = next((one for one in reversed(path) if one.t0 <= t), path[0])
        x, y, _ = pose_at(segment, t)
        return Point(x, y)

    yield FilmFrame(OPENING, tuple(_stamp(disc, at(disc, 0.0), theme) for disc in paths), scene=_scene(empty))
    for t in times(trace.duration, _FRAME):
        shown = (disc for disc in paths if t < fallen.get(disc, t + 1))
        yield FilmFrame(_FRAME, tuple(_stamp(disc, at(disc, t), theme) for disc in shown))
    yield FilmFrame(RESULT, scene=_scene(paint(moment.after, words, None, theme)))


def _scene(picture: Image.Image) -> Scene:
    return Scene(picture.resize(HALF, Image.Resampling.BOX))


def _stamp(disc: str, at: Point, theme: Theme) -> Stamp:
    sprite = _sprite(disc, theme)
    x, y = (value * HALF[0] / SIZE[0] for value in TABLE.to_pixels(at.x, at.y))
    return Stamp(sprite, round(x - sprite.anchor[0]), round(y - sprite.anchor[1]))


@lru_cache(maxsize=64)
def _sprite(disc: str, theme: Theme) -> Sprite:
    """A disc at the size of films, cut out as a circle."""
    side = 2 * round(RADIUS * TABLE.scale) + 4
    picture = Image.new("RGB", (side, side), LOOKS[theme].teams[seat_of(disc)].side)
    draw_disc(picture, disc, (side / 2, side / 2), LOOKS[theme])
    mask = Image.new("L", (side // 2 * FINE, side // 2 * FINE))
    ImageDraw.Draw(mask).ellipse((FINE, FINE, mask.width - FINE - 1, mask.height - FINE - 1), fill=255)
    return Sprite(picture.resize((side // 2, side // 2), Image.Resampling.BOX), mask.reduce(FINE))
