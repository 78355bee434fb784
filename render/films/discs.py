"""Films of discs that slide over a table: a scene of those at rest, the moving ones stamped over it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image, ImageDraw

from bot.physics.film import pose_at
from bot.physics.trace import Segment
from bot.words import Words
from render.drawing.canvas import FINE, Projection, Spot, Sprite
from render.films import reel
from render.films.film import FilmFrame, Scene, Stamp
from render.films.timing import OPENING, RESULT, times
from render.painter import FlickFilms, Moment, Theme
from render.theme import LOOKS, Look

_FRAME = 4  # hundredths of a second


class DiscTable(NamedTuple):
    """The pictures that films of a game are made of: its key, and how its table and its discs are painted."""

    game: str
    paint: Callable[[Any, Words, Theme], Image.Image]
    """(view, words, theme): the still of a view in full colour."""
    without: Callable[[Any, Collection[str]], Any]
    """(view, discs): the view without these discs, and without the ways of the flick before."""
    draw: Callable[[Image.Image, str, Spot, Look], None]
    """(picture, disc, place in px, look): draw a disc of `radius` px."""
    radius: float
    projection: Projection


def disc_films(table: DiscTable, worth: Callable[[Moment], float]) -> FlickFilms:
    """The films of a game, at half the size of its stills; `worth` tells which flicks are worth seeing, see `FlickFilms`."""

    @lru_cache(maxsize=64)
    def cut(disc: str, theme: Theme) -> Sprite:
        return _sprite(table, disc, theme)

    def film(moments: Sequence[Moment], words: Words, *, theme: Theme = "dark", present: bool = True) -> bytes:
        def frames(moment: Moment, _rests: reel.Rests) -> Iterator[FilmFrame]:
            return _frames(table, moment, words, theme, cut)

        return reel.film(moments, frames, worth, table.game, theme, present=present)

    return FlickFilms(film=film, worth=worth)


def _frames(
    table: DiscTable, moment: Moment, words: Words, theme: Theme, cut: Callable[[str, Theme], Sprite]
) -> Iterator[FilmFrame]:
    """The frames of one flick, on the headline from before it; the last is the still after it. Raises ValueError if nothing moved."""
    trace = moment.trace
    if trace is None or trace.film is None:
        raise ValueError("nothing moved")
    paths: dict[str, list[Segment]] = {}
    for segment in trace.film.segments:
        paths.setdefault(segment.id, []).append(segment)
    fallen = {fall.id: fall.t for fall in trace.falls}

    def stamp(disc: str, t: float) -> Stamp:
        path, sprite = paths[disc], cut(disc, theme)
        x, y, _ = pose_at(next((one for one in reversed(path) if one.t0 <= t), path[0]), t)
        left, top = table.projection.to_pixels(x, y)
        return Stamp(sprite, round(left / 2 - sprite.anchor[0]), round(top / 2 - sprite.anchor[1]))

    scene = _scene(table.paint(table.without(moment.before, paths.keys()), words, theme))
    yield FilmFrame(OPENING, tuple(stamp(disc, 0.0) for disc in paths), scene=scene)
    for t in times(trace.duration, _FRAME):
        shown = (disc for disc in paths if t < fallen.get(disc, t + 1))
        yield FilmFrame(_FRAME, tuple(stamp(disc, t) for disc in shown))
    yield FilmFrame(RESULT, scene=_scene(table.paint(moment.after, words, theme)))


def _scene(picture: Image.Image) -> Scene:
    return Scene(picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.BOX))


def _sprite(table: DiscTable, disc: str, theme: Theme) -> Sprite:
    """A disc at the size of films, cut out as a circle."""
    side, look = 2 * round(table.radius) + 4, LOOKS[theme]
    picture = Image.new("RGB", (side, side), look.floor[0])
    table.draw(picture, disc, (side / 2, side / 2), look)
    mask = Image.new("L", (side // 2 * FINE, side // 2 * FINE))
    ImageDraw.Draw(mask).ellipse((FINE, FINE, mask.width - FINE - 1, mask.height - FINE - 1), fill=255)
    return Sprite(picture.resize((side // 2, side // 2), Image.Resampling.BOX), mask.reduce(FINE))
