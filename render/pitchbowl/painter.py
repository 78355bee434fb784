"""The painter of PitchBowl."""

from collections.abc import Sequence

import msgspec
from PIL import Image

from bot.games.contract.preview import Sketch
from bot.games.pitchbowl.rules.event_summary import briefly
from bot.games.pitchbowl.rules.view import View
from bot.words import Words
from render.commentary import comment
from render.drawing.lasting import release
from render.drawing.palette import banded, indexed_png
from render.drawing.sprites import disc
from render.painter import Descriptions, FlickFilms, Painter, Picture, PixelMap, Theme, Tried
from render.pitchbowl import commentary
from render.pitchbowl.board import last_flick
from render.pitchbowl.board.field import FIELD_COLOURS, GAME, HEADER, SIZE, WHOLE, FieldWindow
from render.pitchbowl.board.near import CLOSEUP, fitting, paint_closeup, paint_window
from render.pitchbowl.board.still import paint
from render.pitchbowl.emojis import EMOJIS
from render.pitchbowl.film import flick_film, stage
from render.pitchbowl.film.flick_film import worth
from render.pitchbowl.presenter import PRESENTER
from render.pitchbowl.text import account, preview, textboard
from render.table.tries import Ways, ways
from render.theme import LOOKS

_END = 11.0  # px; radius of the ring where the way of a try ends
_LEVEL = 6  # of compression; large players take more bytes


def still(view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
    """The field as `view` shows it; with `sketch` the preview of an answer not yet given, an aim from as near as shows all of it."""
    picture = painted(view, words, sketch, theme)
    written = encoded(picture, sketch, theme)
    release(picture)
    return Picture(written, textboard.alt(view, words, sketch=sketch))


def tried(view: View, words: Words, tries: Sequence[Tried], *, theme: Theme = "dark") -> Picture:
    """The field before an answer with the ways of the tries."""
    before, look = msgspec.structs.replace(view, last_flick=None), LOOKS[theme]
    colour, grass = look.teams[view.turn].base, FIELD_COLOURS[theme].grass[0]
    shown = Ways(ways(tries, last_flick.path), _END, colour, grass, look)
    picture = paint(before, words, None, theme, tried=shown)
    written = encoded(picture, None, theme)
    release(picture)
    return Picture(written, shown.alt(words))


def painted(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The still in full colour."""
    window = _window(sketch)
    if sketch is None or sketch.aim is None or window is None:
        return paint(view, words, sketch, theme)
    return paint_window(view, words, sketch, sketch.aim, theme, window)


def _window(sketch: Sketch | None) -> FieldWindow | None:
    """The part of the field that the still of an aim shows; None: the whole."""
    if sketch is None or sketch.aim is None or sketch.landing is not None:
        return None
    return fitting(sketch, sketch.aim)


def near(view: View, words: Words, sketch: Sketch, *, theme: Theme = "dark") -> Picture:
    """The surroundings of an aim, enlarged; the still without an aim."""
    if sketch.aim is None or sketch.landing is not None:
        return still(view, words, sketch=sketch, theme=theme)
    picture = paint_closeup(view, words, sketch, sketch.aim, theme)
    written = banded(picture, CLOSEUP, theme, sketch.aim.origin)
    release(picture)
    return Picture(written, textboard.alt(view, words, sketch=sketch))


def encoded(picture: Image.Image, sketch: Sketch | None, theme: Theme) -> bytes:
    """A picture as PNG; with an aim in bands, most of which stay the same while it is turned."""
    if sketch and sketch.aim:
        return banded(picture, CLOSEUP if _window(sketch) else GAME, theme, sketch.aim.origin)
    return indexed_png(picture, GAME, theme, _LEVEL)


PITCHBOWL = Painter(
    emojis=EMOJIS,
    presenter=PRESENTER,
    header=HEADER / SIZE[0],
    table=PixelMap.of(SIZE, WHOLE.to_pixels),
    still=still,
    story=lambda _, events: briefly(events),
    headline=textboard.headline,
    board=textboard.board,
    closeup=near,
    tries=tried,
    films=FlickFilms(film=flick_film.film, worth=worth, stage=stage.stage),
    texts=Descriptions(
        preview=preview.preview_lines,
        account=account.account,
        alt=textboard.alt,
        pieces=textboard.pieces,
        detail=textboard.detail,
    ),
    piece=lambda side, radius, theme: disc(GAME, "runner", radius, LOOKS[theme], side),
    comment=lambda moment, nth: comment(commentary.facts(moment), nth),
    tally=textboard.tally,
)
