"""The picture of the board: rings, hole, discs, the ways of the last flick or the preview of the next."""

from __future__ import annotations

from itertools import pairwise

from PIL import Image, ImageDraw

from pichenette.api import Aim, Phrase, Sketch, phrase
from pichenette.api.pictures import (
    LOOKS,
    Ink,
    Look,
    Plane,
    Projection,
    Rail,
    Theme,
    Words,
    dashes,
    framed,
    label,
    lasting,
    signs,
    write,
)
from pichenette_crokinole.rules.board import HOLE, MIDDLE, RADIUS, RINGS, seat_of
from pichenette_crokinole.rules.resolution import standing
from pichenette_crokinole.rules.values import State

SIZE = (790, 830)  # px
RAIL = Rail(50, 90, 740, 780, 22)
TABLE = Projection(50.0, 780.0, 1.0)
PLANE = Plane(RAIL, TABLE, 0)
DISC = RADIUS * TABLE.scale  # px


def headline(view: State) -> Phrase:
    """Round, points, and how many discs are left."""
    south, north = standing(view) if view.ended is None else (0, 0)
    return phrase(
        "crokinole-headline",
        round=view.round,
        south=view.score[0] + south,
        north=view.score[1] + north,
        left=sum(view.left),
    )


def paint(view: State, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The finished picture in full colour."""
    sketch = sketch or Sketch()
    look, picture = LOOKS[theme], _ground(theme).copy()
    write(picture, (50, 40), words.say(headline(view)), "headline", 24, look.text)
    ink = Ink(picture)
    if sketch.aim is None and view.last_flick is not None:
        for disc, way in view.last_flick.ways:
            ink.lines(dashes(PLANE.way(way), 8, 6), 2.4, look.teams[seat_of(disc)].edge)
    if sketch.aim is not None:
        _aim(picture, sketch.aim, sketch, look)
    for one in view.discs:
        draw_disc(picture, one.id, TABLE.to_pixels(one.x, one.y), look)
    for ghost in sketch.ghosts:
        at = TABLE.to_pixels(ghost.x, ghost.y)
        if ghost.kind == "fall":
            signs.cross(ink, at, DISC, look)
        else:
            signs.contact(ink, at, DISC, look)
    return picture


@lasting
def _ground(theme: Theme) -> Image.Image:
    look = LOOKS[theme]
    picture = Image.new("RGB", SIZE, look.canvas)
    framed(picture, RAIL, look)
    ImageDraw.Draw(picture).rectangle(RAIL.inside, fill=look.floor[0])
    ink, middle = Ink(picture), TABLE.to_pixels(MIDDLE.x, MIDDLE.y)
    for (points, edge), (_, inner) in pairwise((*reversed(RINGS), (20, HOLE))):
        ink.disc(middle, edge * TABLE.scale, look.floor[points == 10])
        ink.ring(middle, edge * TABLE.scale, 2.5, look.mark)
        write(
            picture, (middle[0], middle[1] - (edge + inner) / 2), str(points), "digits", 20, look.mark, align="middle"
        )
    ink.disc(middle, HOLE * TABLE.scale, look.block_pit)
    return picture


def _aim(picture: Image.Image, aim: Aim, sketch: Sketch, look: Look) -> None:
    """The disc at its starting place, arrow and ways."""
    if aim.fan is not None:
        PLANE.fan(picture, aim, aim.fan, sketch, look)
    PLANE.ways(picture, aim, sketch, look, DISC)
    PLANE.marks(picture, aim, sketch, look, PLANE.arrow_length(aim))
    PLANE.arrow(picture, aim, look)
    draw_disc(picture, aim.piece, PLANE.spot(aim.origin), look)


def draw_disc(picture: Image.Image, disc: str, at: tuple[float, float], look: Look) -> None:
    """A disc with its name."""
    team, ink = look.teams[seat_of(disc)], Ink(picture)
    ink.disc(at, DISC, team.side)
    ink.disc(at, DISC - 1.5, team.base)
    label(disc, "digits", 13, team.ink).onto(picture, at)
