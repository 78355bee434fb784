"""The card of a match that is over: who has won, and how."""

from __future__ import annotations

from PIL import Image

from bot.games.pitchbowl.board import RADIUS
from bot.games.pitchbowl.view import View
from bot.words import Words
from render.badges import Box, Disc
from render.canvas import label
from render.cards import panel, quiet_place
from render.fonts import font
from render.pitchbowl.board.field import RAIL, WHOLE
from render.pitchbowl.board.pieces import ball
from render.pitchbowl.text import textboard
from render.theme import Look

_SIZE = (440, 132)  # px
_BALL = 27.0  # px
_MARGIN = 74  # px; room of a ball on either side
_CLEAR = 22.0  # px round a player that the card rather leaves free


def verdict(picture: Image.Image, view: View, words: Words, look: Look) -> Box:
    """Draw it where it hides least of the final position; returns the room it takes."""
    lying = [Disc(*WHOLE.to_pixels(one.x, one.y), RADIUS + _CLEAR) for one in view.players if not one.out]
    x, y = quiet_place(lying, _SIZE, RAIL, range(-340, 341, 20), range(-220, 221, 20))
    half = _SIZE[0] // 2, _SIZE[1] // 2
    box = (round(x) - half[0], round(y) - half[1], round(x) + half[0], round(y) + half[1])
    panel(picture, box, look, look.mark if view.winner is None else look.teams[view.winner].base)
    said = words.say(textboard.deed(view)).upper()
    room = _SIZE[0] - 2 * _MARGIN - 12
    size = next((size for size in (54, 48, 42, 38) if font("headline", size).getlength(said) <= room), 34)
    label(said, "headline", size, look.text).onto(picture, (x, y - 21))
    score = words.text("pitchbowl-picture-score", red=view.score[0], blue=view.score[1])
    label(score, "headline", 42, look.secondary).onto(picture, (x, y + 35))
    for at in (box[0] + _MARGIN * 0.62, box[2] - _MARGIN * 0.62):
        ball(_BALL, look).onto(picture, (at, y))
    return box
