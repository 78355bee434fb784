"""Emoji of the game: the ball, the sides and the two kinds of players."""

import math

from PIL import Image

from render.emojis import CREAM, Emojis, canvas, ellipse, finished, mark, stroke, token
from render.pitchbowl.board.pieces import LACE, LEATHER, LEATHER_LOW
from render.theme import LOOKS, hexed

_TILT = -38.0  # degrees
_PLAYER = hexed("#2E6B3C")
_TEAMS = LOOKS["dark"].teams[:2]


def _ball() -> Image.Image:
    picture = canvas()
    for axes, colour in (((66.0, 46.0), CREAM), ((58.0, 38.0), LEATHER_LOW), ((55.0, 34.0), LEATHER)):
        ellipse(picture, (64.0, 64.0), axes, _TILT, colour)
    along = math.cos(math.radians(_TILT)), math.sin(math.radians(_TILT))
    across = -along[1], along[0]
    stroke(picture, _at(along, -27), _at(along, 27), 8.0, LACE)
    for step in (-16, 0, 16):
        x, y = _at(along, step)
        stroke(picture, (x - 12 * across[0], y - 12 * across[1]), (x + 12 * across[0], y + 12 * across[1]), 7.0, LACE)
    return finished(picture)


def _at(along: tuple[float, float], length: float) -> tuple[float, float]:
    return 64 + along[0] * length, 64 + along[1] * length


EMOJIS: Emojis = {
    "pitchbowl-name": _ball,
    **{f"pitchbowl-team-{seat}": mark(team.shape, team.base) for seat, team in enumerate(_TEAMS)},
    "pitchbowl-runner": token("pitchbowl", "runner", _PLAYER),
    "pitchbowl-three-quarter": token("pitchbowl", "three_quarter", _PLAYER),
}
