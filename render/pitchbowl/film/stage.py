"""A turn of PitchBowl to be played on its picture: the still without what moves, and what moves, as in its film."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from PIL import Image

from bot.games.pitchbowl.rules.board import BALL, BALL_RADIUS, RADIUS
from bot.words import Words
from render.drawing.lasting import release
from render.drawing.palette import indexed_png
from render.films.cutouts import cutout
from render.films.reel import ALONE
from render.painter import Actor, Moment, Stage, Theme
from render.pitchbowl.board import pieces
from render.pitchbowl.board.field import GAME, LARGER, SCALE, WHOLE
from render.pitchbowl.board.still import paint
from render.pitchbowl.film.film_sprites import HIGHEST, SHARE, name_of
from render.pitchbowl.film.flick_film import FlickFilm


def stage(moment: Moment, words: Words, *, theme: Theme = "dark") -> Stage:
    """The stage of a turn. Raises ValueError if nothing moved."""
    shown = FlickFilm(moment, words, theme, ALONE)
    ground, after = (_png(paint(view, words, None, theme), theme) for view in shown.views)
    drawn = pieces.sizes(moment.before, LARGER)
    return Stage(ground, (*_players(shown, drawn), *_ball(shown), *_names(shown)), after)


def _png(picture: Image.Image, theme: Theme) -> bytes:
    written = indexed_png(picture, GAME, theme)
    release(picture)
    return written


def _players(shown: FlickFilm, drawn: pieces.Sizes) -> Iterator[Actor]:
    """The players that move, who lie as large as the still draws them."""
    for piece in sorted(shown.motion.pieces.values(), key=lambda one: (one.start[0], one.id)):
        if piece.seen is not None:
            icon = pieces.icon_of(piece.id)
            radius = drawn.get(piece.id, RADIUS * SCALE)
            sprite = pieces.puck(piece.id, radius, shown.look, active=piece.seen.active, icon=icon)
            falls, grown = _falls(shown, piece.id), radius / (RADIUS * SCALE)
            yield Actor(piece.id, (cutout(sprite),), *piece.start, falls=falls, grown=grown)


def _falls(shown: FlickFilm, piece: str) -> float | None:
    track = shown.motion.pieces.get(piece)
    return None if track is None or track.fall is None else track.fall.t


def _ball(shown: FlickFilm) -> Iterator[Actor]:
    """The ball, if it moves or changes hands: once for each of its holders, and for each time that it has none."""
    motion = shown.motion
    if not motion.handled:
        return
    for (since, holder), (until, _) in pairwise((*motion.held, (motion.gone, None))):
        end = None if until == math.inf else until
        if holder is not None:
            held = pieces.ball(pieces.held_ball(RADIUS * SCALE), shown.look, grounded=False)
            aside = pieces.held_at((0.0, 0.0), RADIUS * SCALE)
            x, y = motion.at(holder, 0.0)
            yield Actor(holder, (cutout(held),), x, y, since, end, _falls(shown, holder), aside=aside)
        else:
            loose = cutout(pieces.ball(BALL_RADIUS * SCALE, shown.look, grounded=not motion.soars))
            x, y = motion.pieces[BALL].start if BALL in motion.pieces else motion.lies or (0.0, 0.0)
            soars = HIGHEST / SHARE if motion.soars else 0.0
            yield Actor(
                BALL, (loose,), x, y, since, None if motion.gone == until else end, _falls(shown, BALL), soars=soars
            )


def _names(shown: FlickFilm) -> Iterator[Actor]:
    """The names of the players that move."""
    for one in shown.moving:
        plate, (x, y) = shown.plates[one.id], shown.motion.pieces[one.id].start
        start = WHOLE.to_pixels(x, y)
        aside = (plate[0] + plate[2]) / 2 - start[0], (plate[1] + plate[3]) / 2 - start[1]
        yield Actor(one.id, (cutout(name_of(shown.look, one)),), x, y, until=_falls(shown, one.id), aside=aside)
