"""The last flick, throw or kick: where everything came from, and what met what."""

from PIL import Image

from bot.games.pitchbowl.rules.board import BALL, RADIUS, cell_at, seat_of
from bot.games.pitchbowl.rules.values import LastFlick
from bot.games.pitchbowl.rules.view import View
from render.drawing.badges import BadgeDisc, Name
from render.drawing.canvas import Ink, dashes
from render.pitchbowl.board.aim_overlay import at_edge
from render.pitchbowl.board.field import WHOLE, FieldColours
from render.pitchbowl.board.pieces import LACE, LEATHER, ball, ghost, life_size
from render.table import signs
from render.table.tries import Path
from render.theme import Look, blend

_FALLEN = 0.55  # of the opacity of a player who has left the field


def trails(picture: Image.Image, view: View, last: LastFlick, look: Look, turf: FieldColours) -> None:
    """Dashes in the colour of the side along every way, and a pale outline at its start. Drawn under the pieces.

    Players removed since, as all are after a touchdown, are shades where they came to rest.
    """
    ink, gone = Ink(picture), {one.id for one in view.players if one.out}
    for trail in last.trails:
        spots = [WHOLE.to_pixels(point.x, point.y) for point in trail.points]
        radius = life_size(trail.id, WHOLE)
        if trail.id == BALL:
            ink.lines(dashes(spots, 5, 6), 6.0, LEATHER)
            ink.lines(dashes(spots, 5, 6), 3.0, LACE)
            ball(radius, look, grounded=False, share=0.45).onto(picture, spots[0])
            continue
        colour = look.teams[seat_of(trail.id)].base
        ink.lines(dashes(spots, 9, 6), 2.8, colour)
        ink.disc(spots[0], radius, blend(turf.grass[0], colour, 0.35), 190)
        ink.ring(spots[0], radius, 2.0, colour)
        if trail.id in gone and not trail.out:
            ghost(trail.id, radius, look, _FALLEN).onto(picture, spots[-1])


def path(after: View) -> Path | None:
    """The way of the piece that was flicked, thrown or kicked last."""
    last = after.last_flick
    trail = None if last is None else next((one for one in last.trails if one.id == last.piece), None)
    if trail is None:
        return None
    spots = [WHOLE.to_pixels(point.x, point.y) for point in trail.points]
    start, end = (cell_at(point.x, point.y) for point in (trail.points[0], trail.points[-1]))
    if trail.out:
        return Path((*spots[:-1], at_edge(spots[-1], life_size(trail.id, WHOLE))), start)
    return Path(tuple(spots), start, end)


def hits(picture: Image.Image, last: LastFlick, look: Look) -> None:
    """A burst wherever pieces hit one another."""
    ink = Ink(picture)
    for hit in last.hits:
        signs.burst(ink, WHOLE.to_pixels(hit.x, hit.y), look)


def lost(picture: Image.Image, view: View, last: LastFlick, look: Look) -> list[Name]:
    """A crossed-out shade of each player who left the field, at the edge; returns the names to write."""
    ink, found = Ink(picture), []
    players = {one.id: one for one in view.players}
    for trail in last.trails:
        if not trail.out:
            continue
        radius = life_size(trail.id, WHOLE)
        at = at_edge(WHOLE.to_pixels(trail.points[-1].x, trail.points[-1].y), radius)
        if trail.id == BALL:
            ball(radius, look, grounded=False, share=_FALLEN).onto(picture, at)
        else:
            ghost(trail.id, radius, look, _FALLEN).onto(picture, at)
            found.append(Name(players[trail.id].label, seat_of(trail.id), at, radius + 1.0))
        signs.cross(ink, at, RADIUS * WHOLE.scale, look)
    return found


def rounds(last: LastFlick) -> list[BadgeDisc]:
    """The starts of ways and the hits, which names keep clear of."""
    starts = [(trail.id, trail.points[0]) for trail in last.trails]
    discs = [BadgeDisc(*WHOLE.to_pixels(start.x, start.y), life_size(piece, WHOLE)) for piece, start in starts]
    return discs + [BadgeDisc(*WHOLE.to_pixels(hit.x, hit.y), 12.0) for hit in last.hits]
