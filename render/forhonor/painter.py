"""The painter of For Honor."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.forhonor.event_summary import briefly
from bot.games.forhonor.events import Event
from bot.games.forhonor.view import View
from bot.games.preview import Sketch
from bot.games.vocabulary import Phrase, Told
from bot.words import Words
from render.forhonor.board.still import paint, palette_of
from render.forhonor.commentary import commentary
from render.forhonor.text import account, alt, detail, preview, textboard
from render.painter import Moment, Picture, Theme
from render.palette import indexed, png

LEVEL = 6  # of compression; a full board with the names of squares would else reach 100 KB


class ForHonorPainter:
    """Board, heroes, soldiers and words of For Honor. The same arguments give the same pixels."""

    def still(self, view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
        """The board as `view` shows it; with `sketch` the preview of an answer not yet given."""
        picture = indexed(paint(view, words, sketch, theme), palette_of(view), theme)
        return Picture(png(picture, LEVEL), alt.alt(view, words, sketch))

    def story(self, view: View, events: Sequence[Event]) -> tuple[Told, ...]:  # noqa: ARG002 - the events say it all
        """What happened, in order: a sentence each, with its rule; what goes by itself in few."""
        return briefly(events)

    def headline(self, view: View) -> Phrase:
        """Turn, score, and who is to act."""
        return textboard.headline(view)

    def board(self, view: View, words: Words) -> str:
        """The board in words, at most 25 lines."""
        return textboard.board(view, words)

    def foretold(self, view: View, sketch: Sketch, words: Words) -> tuple[str, ...]:
        """Where a hero would stand and what he would have in reach, whom he would strike."""
        return preview.foretold(view, sketch, words)

    def account(self, moment: Moment, words: Words) -> tuple[str, ...]:
        """A turn told from beginning to end, numbered."""
        return account.account(moment, words)

    def alt(self, moment: Moment, view: View, words: Words) -> str:
        """What the still after a turn shows, and what the turn was."""
        return alt.alt(view, words, None, moment)

    def comment(self, moment: Moment, nth: int) -> Phrase | None:
        """What an attentive onlooker would say of the turn, or None."""
        return commentary.comment(moment, nth)

    def pieces(self, view: View, words: Words) -> tuple[tuple[str, str], ...]:
        """Heroes, zones and lanes by name; in the draft the packet."""
        return detail.pieces(view, words)

    def detail(self, view: View, piece: str, words: Words) -> str:
        """All that can be told of a hero, a zone, a lane or a square; "" if there is none of that name."""
        return detail.detail(view, piece, words)
