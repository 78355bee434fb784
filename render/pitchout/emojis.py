"""Emoji of the game: two pucks, the sides and the pitchers."""

from PIL import Image

from bot.games.pitchout.rules.board import PITCHERS
from render.emojis import Draw, Emojis, canvas, disc, finished, mark, token
from render.theme import LOOKS, hexed

_TEAMS = LOOKS["dark"].teams
_PITCHER = hexed("#28506E")


def _pucks() -> Image.Image:
    """A puck that knocks another away."""
    picture = canvas()
    disc(picture, (85.0, 43.0), 42.0, _TEAMS[0].base)
    disc(picture, (43.0, 85.0), 42.0, _TEAMS[1].base)
    return finished(picture)


def _all() -> dict[str, Draw]:
    marks = {f"pitchout-team-{seat}": mark(team.shape, team.base) for seat, team in enumerate(_TEAMS)}
    pitchers = {f"pitchout-pitcher-{one}": token("pitchout", one, _PITCHER) for one in PITCHERS.values()}
    return {"pitchout-name": _pucks, **marks, **pitchers}


EMOJIS: Emojis = _all()
