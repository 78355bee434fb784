"""The painter of games that the program does not have: what it shows says so."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.contract.preview import Sketch
from bot.games.contract.vocabulary import Phrase, Sentence, phrase
from bot.words import Words
from render.drawing.canvas import label
from render.drawing.palette import png
from render.drawing.paragraphs import fitted
from render.painter import Painter, Picture, Theme
from render.theme import LOOKS

SIZE = (790, 200)  # px
_MARGIN = 40  # px
_SIZES = (30, 26, 22)  # px of the letters


def absent_painter(game: str) -> Painter:
    """The painter of a game by its key."""

    def headline(_view: None) -> Phrase:
        return phrase("game-absent", game=phrase(f"{game}-name"))

    def board(view: None, words: Words) -> str:
        return words.say(headline(view))

    def still(view: None, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:  # noqa: ARG001 - there is none
        text, look = board(view, words), LOOKS[theme]
        picture = Image.new("RGB", SIZE, look.canvas)
        size, lines = fitted(text, SIZE[0] - 2 * _MARGIN, SIZE[1] - 2 * _MARGIN, _SIZES)
        for nth, line in enumerate(lines):
            label(line, "secondary", size, look.text).onto(picture, (SIZE[0] / 2, _MARGIN + (nth + 0.5) * size * 1.12))
        return Picture(png(picture), text)

    def story(_view: None, _events: Sequence[object]) -> tuple[Sentence, ...]:
        return ()

    return Painter(still=still, story=story, headline=headline, board=board)
