"""Who has won, on a card over the board where it hides least."""

from __future__ import annotations

from PIL import Image

from bot.games.forhonor.view import View
from bot.words import Words
from render.badges import Disc
from render.canvas import Sprite, label
from render.cards import panel, quiet_place
from render.forhonor.board.field import RAIL, middle_of
from render.forhonor.text import textboard
from render.paragraphs import fitting
from render.sprites import icon_mask
from render.theme import Look

_CARD = (560, 176)  # px
_LAUREL = 124  # px
_SIZES = (60, 54, 48, 42, 36, 30)


def victory(picture: Image.Image, view: View, words: Words, look: Look) -> None:
    """Draw it: the camp, the score and how it was won."""
    camp = view.winner
    pieces = [Disc(*middle_of(one.square), 26.0) for one in view.heroes if one.square]
    pieces += [Disc(*middle_of(square), 18.0) for side in view.soldiers for square in side]
    x, y = quiet_place(pieces, _CARD, RAIL, (0,), range(-400, 401, 20))
    box = round(x - _CARD[0] / 2), round(y - _CARD[1] / 2), round(x + _CARD[0] / 2), round(y + _CARD[1] / 2)
    panel(picture, box, look, look.teams[camp].base if camp is not None else look.secondary)
    room = _CARD[0] - 2 * _LAUREL - 40
    fitting(words.say(textboard.deed(view)).upper(), room, _SIZES, look.text).onto(picture, (x, y - 44))
    label(f"{view.score[0]} – {view.score[1]}", "headline", 44, look.text).onto(picture, (x, y + 10))
    how = words.text(f"forhonor-picture-how-{view.ended or 'turns'}")
    fitting(how, room + 30, (28, 26, 24, 22), look.secondary).onto(picture, (x, y + 56))
    if camp is None:
        return
    for at, mirrored in ((box[0] + 74.0, False), (box[2] - 74.0, True)):
        _laurel(picture, (at, y), look, camp, mirrored=mirrored)


def _laurel(picture: Image.Image, at: tuple[float, float], look: Look, camp: int, *, mirrored: bool) -> None:
    side = _LAUREL * 4
    mask = icon_mask("pitchout", "laurel", (side, side), (side / 2, side / 2), side * 0.95).reduce(4)
    if mirrored:
        mask = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    Sprite(look.teams[camp].base, mask).onto(picture, at)
