"""The painter of For Honor."""

from bot.games.forhonor.event_summary import briefly
from bot.games.forhonor.view import View
from bot.games.preview import Sketch
from bot.words import Words
from render.forhonor import commentary
from render.forhonor.board.still import paint, palette_of
from render.forhonor.presenter import PRESENTER
from render.forhonor.text import preview, textboard
from render.painter import Descriptions, Painter, Picture, Theme
from render.palette import indexed, png

LEVEL = 6  # of compression; keeps a full board with the names of squares below 100 KB


def still(view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
    """The board as `view` shows it; with `sketch` the preview of an answer not yet given."""
    picture = indexed(paint(view, words, sketch, theme), palette_of(view), theme)
    return Picture(png(picture, LEVEL), textboard.alt(view, words, sketch=sketch))


FOR_HONOR = Painter(
    presenter=PRESENTER,
    still=still,
    story=lambda _, events: briefly(events),
    headline=textboard.headline,
    board=textboard.board,
    texts=Descriptions(
        preview=preview.preview_lines,
        account=textboard.account,
        alt=textboard.alt,
        pieces=textboard.pieces,
        detail=textboard.detail,
    ),
    comment=commentary.comment,
)
