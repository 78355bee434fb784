"""Celebrations on the field of PitchBowl: a touchdown, until the next line-up, and the end of the match."""

from PIL import Image

from bot.games.contract.vocabulary import Seat
from bot.games.pitchbowl.rules.board import RADIUS, in_end_zone, rival
from bot.games.pitchbowl.rules.view import View
from bot.words import Words
from render.drawing.badges import BadgeDisc, Box
from render.drawing.canvas import label
from render.drawing.paragraphs import fitting
from render.pitchbowl.board.field import RAIL, WHOLE
from render.pitchbowl.board.pieces import ball
from render.pitchbowl.text import textboard
from render.table.celebration import laurel, lost
from render.table.tabletop import panel, quiet_place
from render.theme import Look

_SIZE = (470, 136)  # px
_SIDE = 108  # px; of a laurel, room on either side
_BALL = 20.0  # px
_CLEAR = 22.0  # px round a player that the card rather leaves free
_SIZES = (54, 50, 46, 44)  # px


def celebrate(picture: Image.Image, view: View, words: Words, look: Look) -> list[Box]:
    """Draw the card, if the viewer has something to celebrate, where it hides least; returns the room it takes."""
    if view.phase == "over":
        text, seat = words.say(textboard.task(view)), view.winner
    elif scored(view):
        text, seat = words.text("pitchbowl-picture-touchdown"), scorer(view)
    else:
        return []
    if seat is not None and lost(view.viewer, (seat,)):
        return []
    lying = [BadgeDisc(*WHOLE.to_pixels(one.x, one.y), RADIUS + _CLEAR) for one in view.players if not one.out]
    x, y = quiet_place(lying, _SIZE, RAIL, range(-320, 321, 20), range(-240, 241, 20))
    half = _SIZE[0] // 2, _SIZE[1] // 2
    box = (round(x) - half[0], round(y) - half[1], round(x) + half[0], round(y) + half[1])
    colour = look.mark if seat is None else look.teams[seat].base
    panel(picture, box, look, colour)
    fitting(text.upper(), _SIZE[0] - 2 * _SIDE - 10, _SIZES, look.text).onto(picture, (x, y - 24))
    first, second = reversed(view.score) if view.phase == "over" and seat == 1 else view.score  # the winner's first
    score = words.text("pitchbowl-picture-score", red=first, blue=second)
    label(score, "headline", 46, look.text).onto(picture, (x, y + 32))
    for aside, mirrored in ((-1, False), (1, True)):
        at = x + aside * (half[0] - _SIDE / 2 - 4), y
        if seat is not None:
            laurel(_SIDE, colour, mirrored=mirrored).onto(picture, at)
        ball(_BALL, look, grounded=False).onto(picture, at)
    return [box]


def scored(view: View) -> bool:
    """Whether the last turn was a touchdown: the sides set up, and have played before."""
    return view.phase == "setup" and view.last_flick is not None


def scorer(view: View) -> Seat | None:
    """The side in whose opponent's end zone the last flick or throw ended."""
    trails = () if view.last_flick is None else view.last_flick.trails
    ends = [trail.points[-1] for trail in trails]
    return next((seat for seat in (0, 1) for end in ends if in_end_zone(end.x, end.y, rival(seat))), None)
