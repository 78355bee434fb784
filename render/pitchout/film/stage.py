"""A flick of Pitch Out to be played on its picture: the still without what moves, and what moves, as in its film."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from bot.games.pitchout.rules.view import View
from bot.words import Words
from render.drawing.lasting import release
from render.drawing.palette import indexed_png
from render.drawing.sprites import disc
from render.films.cutouts import cutout, turned
from render.films.reel import ALONE
from render.painter import Actor, Moment, Stage, Theme
from render.pitchout.board.arena import LOOKS, TABLE
from render.pitchout.board.blocks import GAME, block_sprite
from render.pitchout.board.pieces import ASIDE, RADIUS, radii
from render.pitchout.board.still import paint
from render.pitchout.film.flick_film import FlickFilm, picture_before, view_after
from render.pitchout.film.motion_track import AWAY, MotionTrack, PieceTrack, track_motion

STEP = 6.0  # degrees between two pictures of a block


def stage(moment: Moment, words: Words, *, theme: Theme = "dark") -> Stage:
    """The stage of a flick. Raises ValueError if nothing moved."""
    if moment.trace is None:
        raise ValueError("nothing moved")
    motion = track_motion(moment.before, moment.trace)
    shown = FlickFilm(moment, motion, theme, ALONE)
    pieces = tuple(_piece(moment.before, motion, piece, theme) for piece in shown.layered)
    ground = _png(picture_before(moment, motion, words, theme), theme)
    after = _png(paint(view_after(moment, motion), words, None, theme), theme)
    return Stage(ground, (*pieces, *_names(shown)), after)


def _png(picture: Image.Image, theme: Theme) -> bytes:
    written = indexed_png(picture, GAME, theme)
    release(picture)
    return written


def _piece(before: View, motion: MotionTrack, piece: PieceTrack, theme: Theme) -> Actor:
    """A piece; a rider goes where its mount goes, beside it."""
    carrier, fall, look = motion.carrier(piece), motion.fall(piece), LOOKS[theme]
    x, y, _ = piece.start
    falls = None if fall is None else fall.t
    if piece.pitcher is None:
        angles = turned(piece.flights, STEP) or (piece.start[2],)
        symmetry = 360.0 if piece.holds else 90.0
        looks = tuple(cutout(block_sprite(look, angle % symmetry, piece.holds), angle) for angle in angles)
        return Actor(carrier.id, looks, x, y, falls=falls)
    sizes = radii(before)
    radius = sizes.get(piece.id, RADIUS)
    mount = sizes.get(piece.mount, RADIUS) if piece.mount else 0.0
    looks = (cutout(disc(GAME, piece.pitcher, radius, look, piece.seat)),)
    aside = ASIDE[0] * mount, ASIDE[1] * mount
    fades = AWAY if piece.mount and piece.flights else None
    return Actor(carrier.id, looks, x, y, falls=falls, grown=max(1.0, radius / RADIUS), aside=aside, fades=fades)


def _names(shown: FlickFilm) -> Iterator[Actor]:
    """The names of what moves."""
    for piece, name, at in shown.names:
        x, y, _ = piece.start
        start, fall = TABLE.to_pixels(x, y), shown.motion.fall(piece)
        aside = at[0] - start[0], at[1] - start[1]
        until = None if fall is None else fall.t
        yield Actor(shown.motion.carrier(piece).id, (cutout(name),), x, y, until=until, aside=aside)
