"""The painter of For Honor."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.forhonor.events import Event
from bot.games.forhonor.heroes import LIFE
from bot.games.forhonor.seen import SeenHero, View
from bot.games.forhonor.telling import told
from bot.games.sketches import Sketch
from bot.games.vocabulary import Phrase, Told
from bot.words import Words
from render.canvas import Ink, write
from render.forhonor import account, alt, detail, foretold, textboard
from render.forhonor.field import TILE, ground, middle, spot
from render.painter import Moment, Picture, Theme
from render.palette import indexed, png
from render.sprites import disc
from render.theme import LOOKS, Look

GAME = "forhonor"
_HERO = 21.0  # px; radius
_SOLDIER = 14.0  # px
_PIP = 3.5  # px; radius of a life


class ForHonorPainter:
    """Board, heroes, soldiers and words of For Honor. The same arguments give the same pixels."""

    def still(self, view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
        """The board as `view` shows it; with `sketch` the preview of an answer not yet given."""
        return Picture(png(indexed(paint(view, words, sketch, theme), GAME, theme)), alt.alt(view, words, sketch))

    def story(self, view: View, events: Sequence[Event]) -> tuple[Told, ...]:  # noqa: ARG002 - the events say it all
        """What happened, in order: one sentence an event, with its rule."""
        return told(events)

    def headline(self, view: View) -> Phrase:
        """Turn, score, and who is to act."""
        return textboard.headline(view)

    def board(self, view: View, words: Words) -> str:
        """The board in words, at most 25 lines."""
        return textboard.board(view, words)

    def foretold(self, view: View, sketch: Sketch, words: Words) -> tuple[str, ...]:
        """Where a hero would stand and what he would have in reach, whom he would strike."""
        return foretold.foretold(view, sketch, words)

    def account(self, moment: Moment, words: Words) -> tuple[str, ...]:
        """A turn told from beginning to end, numbered."""
        return account.account(moment, words)

    def alt(self, moment: Moment, view: View, words: Words) -> str:
        """What the still after a turn shows, and what the turn was."""
        return alt.alt(view, words, None, moment)

    def pieces(self, view: View, words: Words) -> tuple[tuple[str, str], ...]:
        """Heroes, zones and lanes by name; in the draft the packet."""
        return detail.pieces(view, words)

    def detail(self, view: View, piece: str, words: Words) -> str:
        """All that can be told of a hero, a zone, a lane or a square; "" if there is none of that name."""
        return detail.detail(view, piece, words)


def paint(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The finished picture in full colour."""
    look = LOOKS[theme]
    picture = ground(theme).copy()
    ink = Ink(picture)
    for camp in (0, 1):
        for square in view.soldiers[camp]:
            disc(GAME, "soldier", _SOLDIER, look, camp).onto(picture, middle(square))
    for one in view.heroes:
        if one.square:
            _hero(picture, ink, one, look, acts=view.acting is not None and view.acting.hero == one.id)
    if sketch is not None:
        for line in sketch.lines:
            start, end = line.points[0], line.points[-1]
            ink.lines([(spot(start.x, start.y), spot(end.x, end.y))], 5.0, look.aim)
        for ghost in sketch.ghosts:
            ink.ring(spot(ghost.x, ghost.y), TILE * 0.46, 4.0, look.aim)
    write(picture, (40.0, 38.0), words.say(textboard.headline(view)).upper(), "headline", 34, look.text)
    return picture


def _hero(picture: Image.Image, ink: Ink, one: SeenHero, look: Look, *, acts: bool) -> None:
    """A hero with his icon, a pip a life below him."""
    x, y = middle(one.square)
    disc(GAME, one.id, _HERO, look, one.camp, active=acts).onto(picture, (x, y))
    for number in range(LIFE):
        at = x + (number - (LIFE - 1) / 2) * _PIP * 2.4, y + _HERO + 2.0
        ink.disc(at, _PIP + 1.5, look.casing)
        ink.disc(at, _PIP, look.text if number < one.life else look.frame)
