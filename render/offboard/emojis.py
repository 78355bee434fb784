"""Emoji of the game: a board with a ball of each side, and the balls."""

from PIL import Image

from render.emojis import Draw, Emojis, canvas, disc, finished, plate
from render.offboard.colours import BOARD_COLOURS
from render.theme import Colour, hexed

_WOOD = hexed("#7A4A22")
_BALLS = tuple(paints.base for paints in BOARD_COLOURS["dark"].marbles)


def _board() -> Image.Image:
    picture = canvas()
    plate(picture, "hexagon", _WOOD)
    disc(picture, (44.0, 76.0), 29.0, _BALLS[0])
    disc(picture, (84.0, 52.0), 29.0, _BALLS[1])
    return finished(picture)


def _ball(colour: Colour) -> Draw:
    def draw() -> Image.Image:
        picture = canvas()
        disc(picture, (64.0, 64.0), 62.0, colour)
        return finished(picture)

    return draw


EMOJIS: Emojis = {
    "offboard-name": _board,
    **{f"offboard-team-{seat}": _ball(colour) for seat, colour in enumerate(_BALLS)},
}
