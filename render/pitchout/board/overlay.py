"""Layers over and under the pieces: last move, aim, ghosts of a preview, predicted rests, the tries of the shoot-out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from bot.games.contract.preview import Ghost, Sketch
from bot.games.pitchout.rules.board import label, pitcher_of, seat_of
from bot.games.pitchout.rules.seating import Sides
from bot.games.pitchout.rules.values import LastFlick, Trail, Try
from bot.games.pitchout.rules.view import View
from bot.words import Words
from render.drawing.badges import BadgeDisc, Box, Name, covers, overlaps
from render.drawing.canvas import Ink, Spot, Sprite, dashes
from render.drawing.canvas import label as lettering
from render.drawing.sprites import disc, faded
from render.pitchout.board.arena import BOTTOM, LEFT, NAMES, PLANE, RAIL, RIGHT, TOP
from render.pitchout.board.blocks import BLOCK, GAME, block_sprite, corners
from render.pitchout.board.pieces import RADIUS, ghost_radii, inside, named_piece, outline, radii
from render.pitchout.text.describe import gone, tile
from render.table import signs
from render.table.motion import Located
from render.table.tries import Path
from render.text import centimetres
from render.theme import Look, blend

FALLEN = 24.0  # px; radius of a puck that is off
_CAPTAIN = RADIUS * 1.5  # px; of a Captain in the shoot-out
_SHADE = 0.6  # of a puck where it comes to rest
_LETTERS = 37  # px; of the distances in the shoot-out
_ASIDE = (10.0, 34.0)  # px; between a measure and its number
_SHARES = (0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95)  # of a measure; possible places of its number


def trails(picture: Image.Image, view: View, last: LastFlick, look: Look) -> None:
    """Draw the paths of the last flick's pieces: dashes, and a pale outline at the start. Drawn under the pieces."""
    ink = Ink(picture)
    seats = {puck.id: puck.seat for puck in view.pucks}
    turns = {block.id: block.angle for block in view.blocks}
    sizes = radii(view)
    for trail in last.trails:
        spots = [PLANE.spot(point) for point in trail.points]
        if trail.id in turns:
            outline(picture, spots[0], turns[trail.id], look)
            continue
        colour = look.teams[seats[trail.id]].base
        radius = sizes.get(trail.id, FALLEN)
        ink.lines(dashes(spots, 12, 8), 4.0, colour)
        ink.disc(spots[0], radius, blend(look.floor[0], colour, 0.35), 190)
        ink.ring(spots[0], radius, 3.0, colour)


def hits(picture: Image.Image, last: LastFlick, look: Look) -> None:
    """A burst wherever pieces hit one another."""
    ink = Ink(picture)
    for hit in last.hits:
        signs.burst(ink, PLANE.spot(hit), look)


def marked(view: View) -> list[BadgeDisc]:
    """The starts of pucks and the hits of the last flick, which badges keep clear of."""
    if view.last is None:
        return []
    pucks = {puck.id for puck in view.pucks}
    sizes = radii(view)
    starts = [trail for trail in view.last.trails if trail.id in pucks]
    discs = [BadgeDisc(*PLANE.spot(trail.points[0]), sizes.get(trail.id, FALLEN)) for trail in starts]
    return discs + [BadgeDisc(*PLANE.spot(hit), 12.0) for hit in view.last.hits]


def path(after: View) -> Path | None:
    """The path of the puck that was flicked last."""
    last = after.last
    trail = None if last is None else next((one for one in last.trails if one.id == last.puck), None)
    if trail is None:
        return None
    spots = [PLANE.spot(point) for point in trail.points]
    start, end = tile(trail.points[0]), tile(trail.points[-1])
    return Path((*spots[:-1], at_edge(trail.points[-1])), start) if trail.fell else Path(tuple(spots), start, end)


def falls(picture: Image.Image, view: View, last: LastFlick, look: Look) -> list[Name]:
    """A crossed-out shade of each puck at the edge it fell from; returns what to name."""
    ink = Ink(picture)
    pucks = {puck.id: puck for puck in view.pucks if puck.id in gone(view)}
    marks: list[Name] = []
    for trail in last.trails:
        if trail.id not in pucks:
            continue
        puck = pucks[trail.id]
        at = at_edge(trail.points[-1])
        faded(GAME, puck.pitcher, FALLEN, look, puck.seat, 0.55).onto(picture, at)
        signs.cross(ink, at, FALLEN, look)
        marks.append(named_piece(puck.label, puck.seat, at, radius=FALLEN))
    return marks


def at_edge(end: Located) -> Spot:
    """The pixel for a piece that falls at a place, mm."""
    x, y = PLANE.spot(end)
    return min(max(x, LEFT - 6.0), RIGHT + 6.0), min(max(y, TOP + 8.0), BOTTOM - 8.0)


def contacts(picture: Image.Image, ghosts: Sequence[Ghost], look: Look, radius: float = RADIUS) -> None:
    """The flicked puck at first contact, true to scale."""
    ink = Ink(picture)
    for ghost in ghosts:
        if ghost.kind == "contact":
            signs.contact(ink, PLANE.spot(ghost), radius, look)


def placed_blocks(picture: Image.Image, view: View, sketch: Sketch, look: Look) -> None:
    """Blocks as an answer would put them, with what they hold; the marked one has a ring."""
    ink = Ink(picture)
    blocks = {block.id: block for block in view.blocks}
    for ghost in sketch.ghosts:
        if ghost.id not in blocks or ghost.kind != "place":
            continue
        at = PLANE.spot(ghost)
        block_sprite(look, ghost.angle, inside(view, blocks[ghost.id])).onto(picture, at)
        if ghost.id == sketch.marked:
            shape = corners(at, BLOCK / 2 + 7, ghost.angle)
            for wide, colour in ((9.0, look.casing), (5.0, look.aim)):
                ink.lines(pairwise([*shape, shape[0]]), wide, colour)
                for corner in shape:
                    ink.disc(corner, wide / 2, colour)


def placements(picture: Image.Image, view: View, sketch: Sketch, look: Look) -> list[Name]:
    """Pucks as a deployment would put them, with a dashed outline or, the marked one, a ring; returns what to name, and where."""
    ink = Ink(picture)
    blocks = {block.id for block in view.blocks}
    sizes = ghost_radii(view, sketch)
    named: list[Name] = []
    for ghost in sketch.ghosts:
        if ghost.kind != "place" or ghost.id in blocks:
            continue
        at, radius = PLANE.spot(ghost), sizes[ghost.id]
        pitcher, seat = pitcher_of(ghost.id), seat_of(ghost.id, view.sides)  # a Golem to come is not among the view's
        if ghost.id == sketch.marked:
            disc(GAME, pitcher, radius, look, seat, active=True).onto(picture, at)
        else:
            faded(GAME, pitcher, radius, look, seat, 0.9).onto(picture, at)
            signs.dotted(ink, at, radius, look.aim)
        kind = "active" if ghost.id == sketch.marked else "puck"
        named.append(named_piece(label(ghost.id, view.sides), seat, at, kind, radius))
    return named


def shots(picture: Image.Image, view: View, shown: Try, words: Words, look: Look) -> tuple[list[Name], list[Box]]:
    """Draw the try; returns what to name, and the room of the distances."""
    ink, sides = Ink(picture), view.sides
    rests = {seat_of(trail.id, sides): PLANE.spot(trail.points[-1]) for trail in shown.trails}
    for trail in shown.trails:
        _tried(ink, trail, look, sides)
    scored = {seat: rests[seat] for seat in rests if shown.scores[seat] is not None}
    for seat, at in scored.items():
        _measure(ink, sides[seat], at, look)
    names = [_captain(picture, trail, rests[seat_of(trail.id, sides)], shown, look, sides) for trail in shown.trails]
    starts = [PLANE.spot(trail.points[0]) for trail in shown.trails]
    discs = [BadgeDisc(*at, _CAPTAIN + 11) for at in (*rests.values(), *starts)]
    boxes: list[Box] = []
    for seat, at in scored.items():
        text = words.text("pitchout-picture-score-gap", gap=centimetres(shown.scores[seat] or 0.0, words))
        number = lettering(text, "headline", _LETTERS, look.text, look.floor[0])
        box = _room(number, sides[seat], at, discs, [*NAMES, *boxes])
        number.onto(picture, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))
        boxes.append(box)
    return names, boxes


def _tried(ink: Ink, trail: Trail, look: Look, sides: Sides) -> None:
    colour = look.teams[seat_of(trail.id, sides)].base
    spots = RAIL.within([PLANE.spot(point) for point in trail.points])
    ink.lines(dashes(spots, 12, 8), 4.0, colour)
    ink.ring(spots[0], _CAPTAIN, 3.0, colour)


def _captain(picture: Image.Image, trail: Trail, at: Spot, shown: Try, look: Look, sides: Sides) -> Name:
    """A Captain, ringed if it won; one that left the arena is crossed out at its edge."""
    seat, pitcher = seat_of(trail.id, sides), pitcher_of(trail.id)
    if shown.scores[seat] is None:
        edge = at_edge(trail.points[-1])
        faded(GAME, pitcher, FALLEN, look, seat, 0.55).onto(picture, edge)
        signs.cross(Ink(picture), edge, FALLEN, look)
        return named_piece(label(trail.id, sides), seat, edge, radius=FALLEN)
    won = shown.winner == seat
    disc(GAME, pitcher, _CAPTAIN, look, seat, active=won).onto(picture, at)
    return named_piece(label(trail.id, sides), seat, at, "active" if won else "puck", _CAPTAIN)


def _measure(ink: Ink, side: str, at: Spot, look: Look) -> None:
    """A line from a Captain's middle to the opposite edge, with a bar there."""
    end = _far(side, at)
    dx, dy = (9.0, 0.0) if end[0] == at[0] else (0.0, 9.0)
    bar = [((end[0] - dx, end[1] - dy), (end[0] + dx, end[1] + dy))]
    for grow, colour in ((3.0, look.casing), (0.0, look.protractor)):
        ink.lines([(at, end), *bar], 2.6 + grow, colour)


def _far(side: str, at: Spot) -> Spot:
    """The point of the edge opposite a side that is nearest to a place, px."""
    ends: dict[str, Spot] = {"S": (at[0], TOP), "N": (at[0], BOTTOM), "W": (RIGHT, at[1]), "E": (LEFT, at[1])}
    return ends[side[0]]


def _room(number: Sprite, side: str, at: Spot, discs: list[BadgeDisc], taken: list[Box]) -> Box:
    end = _far(side, at)
    wide, high = number.size[0] / 2, _LETTERS / 2
    upright = end[0] == at[0]
    spots = [
        (
            at[0] + (end[0] - at[0]) * share + (way * (wide + aside) if upright else 0.0),
            min(
                max(at[1] + (end[1] - at[1]) * share + (0.0 if upright else way * (high + aside)), TOP + high + 4),
                BOTTOM - high - 4,
            ),
        )
        for aside in _ASIDE
        for share in _SHARES
        for way in (1, -1)
    ]
    boxes = [(x - wide, y - high, x + wide, y + high) for x, y in spots]

    def harm(box: Box) -> int:
        outside = box[0] < LEFT or box[2] > RIGHT
        return 9 * outside + sum(covers(box, one) for one in discs) + sum(overlaps(box, one) for one in taken)

    return min(boxes, key=harm)


def ends(picture: Image.Image, view: View, sketch: Sketch, look: Look, zoom: float = 1.0) -> None:
    """Draw the resting places: shades of pucks, outlines of blocks; crosses where pieces fall."""
    ink, pucks = Ink(picture), {puck.id: puck for puck in view.pucks}
    sizes = ghost_radii(view, sketch, zoom)
    for ghost in sketch.ghosts:
        if ghost.kind == "fall":
            signs.cross(ink, at_edge(ghost), FALLEN, look)
        if ghost.kind != "rest":
            continue
        at = PLANE.spot(ghost)
        puck = pucks.get(ghost.id)
        if puck is None:
            shape = corners(at, BLOCK / 2 * zoom - 1, ghost.angle)
            ink.lines(dashes([*shape, shape[0]], 9, 6), 2.2, look.aim)
            continue
        faded(GAME, puck.pitcher, sizes[ghost.id], look, puck.seat, _SHADE).onto(picture, at)
        ink.ring(at, sizes[ghost.id] + 2.0, 3.0, look.aim)
