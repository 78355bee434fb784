"""The painter of PitchBowl."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.pitchbowl.event_text import told
from bot.games.pitchbowl.events import Event
from bot.games.pitchbowl.view import View
from bot.games.preview import Sketch
from bot.games.vocabulary import Phrase, Told
from bot.words import Words
from render.painter import Moment, Picture, Theme
from render.palette import indexed, png
from render.pitchbowl.board import closeup
from render.pitchbowl.board.field import GAME
from render.pitchbowl.board.still import paint
from render.pitchbowl.commentary import commentary
from render.pitchbowl.film import films
from render.pitchbowl.film.highlight_score import worth
from render.pitchbowl.text import account, alt, preview, score_line, textboard
from render.png_strips import banded


class PitchBowlPainter:
    """Field, players, ball and words of PitchBowl. The same arguments give the same pixels."""

    def still(self, view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
        """The field as `view` shows it; with `sketch` the preview of an answer not yet given."""
        return Picture(encoded(paint(view, words, sketch, theme), sketch, theme), alt.alt(view, words, sketch))

    def closeup(self, view: View, words: Words, sketch: Sketch, *, theme: Theme = "dark") -> Picture:
        """The part of the field in which a flick is aimed, enlarged; the still if none is."""
        if sketch.aim is None or sketch.landing is not None:
            return self.still(view, words, sketch=sketch, theme=theme)
        picture = closeup.paint(view, words, sketch, sketch.aim, theme)
        return Picture(banded(picture, closeup.PALETTE, theme, sketch.aim.origin), alt.alt(view, words, sketch))

    def film(self, moments: Sequence[Moment], words: Words, *, theme: Theme = "dark") -> bytes:
        """The turns one after the other as a GIF; those in which nothing moved are left out."""
        return films.film(moments, words, theme, paint)

    def worth(self, moment: Moment) -> float:
        """How much a turn is worth seeing again."""
        return worth(moment)

    def story(self, view: View, events: Sequence[Event]) -> tuple[Told, ...]:  # noqa: ARG002 - the events say it all
        """What happened, in order: one sentence an event, with its rule."""
        return told(events)

    def headline(self, view: View) -> Phrase:
        """Who is to act, and the score."""
        return textboard.headline(view)

    def tally(self, view: View) -> Phrase | None:
        """The score, and what the coach who acts has left."""
        return score_line.tally(view)

    def board(self, view: View, words: Words) -> str:
        """The field in words, at most 25 lines."""
        return textboard.board(view, words)

    def foretold(self, view: View, sketch: Sketch, words: Words) -> tuple[str, ...]:
        """What the preview shows: what is met first, where the limit is, what would lie where."""
        return preview.foretold(view, sketch, words)

    def account(self, moment: Moment, words: Words) -> tuple[str, ...]:
        """A turn told from beginning to end, numbered."""
        return account.account(moment, words)

    def alt(self, moment: Moment, view: View, words: Words) -> str:
        """What the still after a turn shows, and what the turn was."""
        return alt.alt(view, words, None, moment)

    def pieces(self, view: View, words: Words) -> tuple[tuple[str, str], ...]:
        """The ball and the players, each by its name and with where it is."""
        return textboard.pieces(view, words)

    def detail(self, view: View, piece: str, words: Words) -> str:
        """All that can be told of a player or the ball; "" if there is none of that name."""
        return textboard.detail(view, piece, words)

    def comment(self, moment: Moment, nth: int) -> Phrase | None:
        """What an attentive onlooker would say of the turn, or None."""
        return commentary.comment(moment, nth)


def encoded(picture: Image.Image, sketch: Sketch | None, theme: Theme) -> bytes:
    """A finished picture as PNG; that of an aim in bands, most of which stay the same while it is turned."""
    if sketch and sketch.aim:
        return banded(picture, GAME, theme, sketch.aim.origin)
    return png(indexed(picture, GAME, theme))
