"""The painter of Pitch Out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PIL import Image

from bot.games.contract.preview import Sketch
from bot.games.pitchout.rules.view import View
from bot.words import Words
from render.drawing.lasting import release
from render.drawing.palette import banded, indexed_png
from render.drawing.sprites import disc
from render.painter import Descriptions, FlickFilms, Painter, Picture, PixelMap, Theme, Tried
from render.pitchout import commentary
from render.pitchout.board import overlay
from render.pitchout.board.arena import LOOKS, SIZE, TABLE
from render.pitchout.board.closeup import CLOSEUP, paint_closeup
from render.pitchout.board.pieces import HEADER, RADIUS
from render.pitchout.board.still import paint, palette_of
from render.pitchout.emojis import EMOJIS
from render.pitchout.film import flick_film, motion_track, stage
from render.pitchout.presenter import PRESENTER
from render.pitchout.text import account, describe, preview, story
from render.pitchout.text.account import alt
from render.table.tries import Ways, ways


def still(view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
    """The arena as `view` shows it, with the last move's trail; with `sketch` the preview of an answer not yet given."""
    picture = paint(view, words, sketch, theme)
    written = encoded(picture, view, sketch, theme)
    release(picture)
    return Picture(written, alt(view, words, sketch=sketch))


def near(view: View, words: Words, sketch: Sketch, *, theme: Theme = "dark") -> Picture:
    """The surroundings of an aim, enlarged; the still without an aim."""
    aim = sketch.aim
    if aim is None or not any(puck.id == aim.piece and puck.status == "play" for puck in view.pucks):
        return still(view, words, sketch=sketch, theme=theme)
    picture = paint_closeup(view, words, sketch, aim, theme)
    written = banded(picture, CLOSEUP, theme, aim.origin)
    release(picture)
    return Picture(written, alt(view, words, sketch=sketch))


def tried(view: View, words: Words, tries: Sequence[Tried], *, theme: Theme = "dark") -> Picture:
    """The arena before a flick with the ways of the tries, a way each."""
    before, look = msgspec.structs.replace(view, last=None), LOOKS[theme]
    colour = look.teams[view.active[0]].base
    shown = Ways(ways(tries, overlay.path), RADIUS, colour, look.floor[0], look)
    picture = paint(before, words, None, theme, shown)
    written = encoded(picture, before, None, theme)
    release(picture)
    return Picture(written, shown.alt(words))


def encoded(picture: Image.Image, view: View, sketch: Sketch | None, theme: Theme) -> bytes:
    """A picture as PNG; with an aim in bands, most of which stay the same while it is turned."""
    colours = palette_of(view, sketch)
    if sketch and sketch.aim:
        return banded(picture, colours, theme, sketch.aim.origin)
    return indexed_png(picture, colours, theme)


PITCH_OUT = Painter(
    emojis=EMOJIS,
    presenter=PRESENTER,
    header=HEADER / SIZE,
    table=PixelMap.of((SIZE, SIZE), TABLE.to_pixels),
    still=still,
    story=story.event_sentences,
    headline=story.headline,
    board=describe.board,
    closeup=near,
    tries=tried,
    films=FlickFilms(film=flick_film.film, worth=motion_track.worth, stage=stage.stage),
    texts=Descriptions(
        preview=preview.preview_lines,
        account=account.account,
        alt=alt,
        pieces=describe.pieces,
        detail=describe.detail,
    ),
    piece=lambda side, radius, theme: disc("pitchout", "captain", radius, LOOKS[theme], side),
    comment=commentary.comment,
)
