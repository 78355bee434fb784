"""The painter of PitchBowl."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.pitchbowl.board import BALL, BALL_RADIUS, RADIUS
from bot.games.pitchbowl.events import Event
from bot.games.pitchbowl.seen import SeenPlayer, View
from bot.games.pitchbowl.telling import told
from bot.games.sketches import Sketch
from bot.games.vocabulary import Phrase, Told
from bot.words import Words
from render import badges
from render.canvas import Ink, dashes, write
from render.painter import Moment, Picture, Theme
from render.palette import indexed, png
from render.pitchbowl import account, alt, films, foretold, textboard
from render.pitchbowl.field import GAME, SCALE, SIZE, ground, pixel
from render.pitchbowl.worth import worth
from render.theme import LOOKS, Look

_LEATHER = (139, 69, 19)


class PitchBowlPainter:
    """Field, players, ball and words of PitchBowl. The same arguments give the same pixels."""

    def still(self, view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
        """The field as `view` shows it; with `sketch` the preview of an answer not yet given."""
        return Picture(png(indexed(paint(view, words, sketch, theme), GAME, theme)), alt.alt(view, words, sketch))

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

    def board(self, view: View, words: Words) -> str:
        """The field in words, at most 25 lines."""
        return textboard.board(view, words)

    def foretold(self, view: View, sketch: Sketch, words: Words) -> tuple[str, ...]:
        """What the preview shows: what is met first, where the limit is, what would lie where."""
        return foretold.foretold(view, sketch, words)

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


def paint(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The finished picture in full colour."""
    look = LOOKS[theme]
    picture = ground(theme).copy()
    ink = Ink(picture)
    if sketch is not None:
        for line in sketch.lines:
            ink.lines(list(dashes([pixel(spot.x, spot.y) for spot in line.points], 9, 7)), 4.0, look.aim)
        for ghost in sketch.ghosts:
            radius = BALL_RADIUS if ghost.id == BALL else RADIUS
            ink.ring(pixel(ghost.x, ghost.y), radius * SCALE, 3.0, look.aim)
    for one in view.players:
        if not one.out:
            _player(picture, ink, one, look, holds=one.id == view.holder)
    if view.ball is not None:
        ink.disc(pixel(view.ball.x, view.ball.y), BALL_RADIUS * SCALE, _LEATHER)
    _header(picture, view, words, look)
    return picture


def _player(picture: Image.Image, ink: Ink, one: SeenPlayer, look: Look, *, holds: bool) -> None:
    team, at = look.teams[one.seat], pixel(one.x, one.y)
    ink.disc(at, RADIUS * SCALE, team.rim)
    ink.disc(at, (RADIUS - 2.5) * SCALE, team.base if one.active else team.low)
    if holds:
        ink.disc((at[0] + 12, at[1] + 12), BALL_RADIUS * SCALE, _LEATHER)
    badges.badge(one.label, team.base, team.ink, look.casing, team.shape).onto(picture, (at[0], at[1] - 24))


def _header(picture: Image.Image, view: View, words: Words, look: Look) -> None:
    """How the match stands."""
    write(picture, (40.0, 38.0), words.say(textboard.deed(view)).upper(), "headline", 38, look.text)
    score = words.text("pitchbowl-picture-score", red=view.score[0], blue=view.score[1])
    write(picture, (SIZE[0] - 40.0, 38.0), score, "headline", 38, look.text, align="right")
