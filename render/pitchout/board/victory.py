"""The banner of a won match or round over the last position."""

from __future__ import annotations

from PIL import Image

from bot.games.pitchout.rules.seating import team_of
from bot.games.pitchout.rules.view import View
from bot.words import Words
from render.drawing.badges import BadgeDisc, Box
from render.pitchout.board.arena import PLANE, RAIL
from render.pitchout.board.pieces import radii
from render.pitchout.text.story import round_winners, standing, verdict, won
from render.table.celebration import BANNER, Winner, banner, lost
from render.table.tabletop import hidden, quiet_place
from render.theme import Look

# The banner in px, and how far aside of the middle it may be: the first that hides nothing somewhere.
_SIZES = ((BANNER, range(-160, 161, 20)), ((440, 124), range(-230, 231, 10)), ((480, 100), range(-220, 221, 10)))


def victory(picture: Image.Image, view: View, words: Words, look: Look) -> Box | None:
    """The banner of a won match or round, where it hides least of the final position; returns its box, None without one.

    A private view of someone who lost has none.
    """
    if view.winner is not None:
        seats, text = team_of(view.sides, view.winner), words.say(verdict(view, view.winner))
    elif seats := round_winners(view):
        text = f"{words.text('pitchout-picture-round', round=view.round)} · {words.say(standing(view))}"
    else:
        return None
    if lost(view.viewer, seats):
        return None
    pieces = _pieces(view)
    for size, aside in _SIZES:
        centre = quiet_place(pieces, size, RAIL, aside, range(-370, 371, 20))
        if not hidden(pieces, centre, size):
            break
    winners = [Winner(look.teams[seat].base, look.teams[seat].ink) for seat in seats]
    banner(picture, centre, winners, (words.say(won(view, seats[0])).upper(), text), pieces, look, size)
    left, top = round(centre[0] - size[0] / 2), round(centre[1] - size[1] / 2)
    return left, top, left + size[0], top + size[1]


def _pieces(view: View) -> list[BadgeDisc]:
    """All that the banner should not hide."""
    sizes = radii(view)
    pieces = [BadgeDisc(*PLANE.spot(puck), sizes[puck.id] + 14) for puck in view.pucks if puck.status == "play"]
    pieces += [BadgeDisc(*PLANE.spot(piece), 56.0) for piece in view.blocks if piece.status == "play"]
    return pieces
