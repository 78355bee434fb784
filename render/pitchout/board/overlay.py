"""Layers over and under the pieces: last move, aim, ghosts of a preview."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from bot.games.pitchout.board import label, pitcher_of, seat_of
from bot.games.pitchout.values import LastFlick
from bot.games.pitchout.view import View
from bot.games.preview import Ghost, Sketch
from bot.games.vocabulary import Point
from render import signs
from render.badges import BadgeDisc
from render.canvas import Ink, Spot, dashes
from render.pitchout.board.arena import BOTTOM, LEFT, RIGHT, TABLE, TOP
from render.pitchout.board.blocks import BLOCK, GAME, block_sprite, corners
from render.pitchout.board.pieces import RADIUS, Named, inside, outline
from render.pitchout.text.describe import gone
from render.sprites import disc, faded
from render.theme import Look, blend


def trails(picture: Image.Image, view: View, last: LastFlick, look: Look) -> None:
    """Where the pieces of the last flick came from: dashes, and a pale outline at the start. Drawn under the pieces."""
    ink = Ink(picture)
    seats = {puck.id: puck.seat for puck in view.pucks}
    turns = {block.id: block.angle for block in view.blocks}
    for trail in last.trails:
        spots = [TABLE.to_pixels(point.x, point.y) for point in trail.points]
        if trail.id in turns:
            outline(picture, spots[0], turns[trail.id], look)
            continue
        colour = look.teams[seats[trail.id]].base
        ink.lines(dashes(spots, 9, 6), 2.6, colour)
        ink.disc(spots[0], RADIUS, blend(look.floor[0], colour, 0.35), 190)
        ink.ring(spots[0], RADIUS, 2.0, colour)


def hits(picture: Image.Image, last: LastFlick, look: Look) -> None:
    """A burst wherever pieces hit one another."""
    ink = Ink(picture)
    for hit in last.hits:
        signs.burst(ink, TABLE.to_pixels(hit.x, hit.y), look)


def marked(view: View) -> list[BadgeDisc]:
    """The starts of pucks and the hits of the last flick, which badges keep clear of."""
    if view.last is None:
        return []
    pucks = {puck.id for puck in view.pucks}
    starts = [trail.points[0] for trail in view.last.trails if trail.id in pucks]
    discs = [BadgeDisc(*TABLE.to_pixels(start.x, start.y), RADIUS) for start in starts]
    return discs + [BadgeDisc(*TABLE.to_pixels(hit.x, hit.y), 12.0) for hit in view.last.hits]


def falls(picture: Image.Image, view: View, last: LastFlick, look: Look) -> list[Named]:
    """A crossed-out shade of each puck at the edge it fell from; returns what to name."""
    ink = Ink(picture)
    pucks = {puck.id: puck for puck in view.pucks if puck.id in gone(view)}
    marks: list[Named] = []
    for trail in last.trails:
        if trail.id not in pucks:
            continue
        puck = pucks[trail.id]
        at = at_edge(trail.points[-1])
        faded(GAME, puck.pitcher, RADIUS, look, puck.seat, 0.55).onto(picture, at)
        signs.cross(ink, at, RADIUS, look)
        marks.append((puck.label, puck.seat, at, "fallen"))
    return marks


def at_edge(end: Point) -> Spot:
    """Where what falls there is drawn."""
    x, y = TABLE.to_pixels(end.x, end.y)
    return min(max(x, LEFT - 6.0), RIGHT + 6.0), min(max(y, TOP - 1.0), BOTTOM + 6.0)


def contacts(picture: Image.Image, ghosts: Sequence[Ghost], look: Look, radius: float = RADIUS) -> None:
    """The flicked puck at first contact."""
    ink = Ink(picture)
    for ghost in ghosts:
        if ghost.kind == "contact":
            signs.contact(ink, TABLE.to_pixels(ghost.x, ghost.y), radius, look)


def placed_blocks(picture: Image.Image, view: View, sketch: Sketch, look: Look) -> None:
    """Blocks as an answer would put them, with what they hold; the marked one has a ring."""
    ink = Ink(picture)
    blocks = {block.id: block for block in view.blocks}
    for ghost in sketch.ghosts:
        if ghost.id not in blocks or ghost.kind != "place":
            continue
        at = TABLE.to_pixels(ghost.x, ghost.y)
        block_sprite(look, ghost.angle, inside(view, blocks[ghost.id])).onto(picture, at)
        if ghost.id == sketch.marked:
            shape = corners(at, BLOCK / 2 + 7, ghost.angle)
            for wide, colour in ((9.0, look.casing), (5.0, look.aim)):
                ink.lines(pairwise([*shape, shape[0]]), wide, colour)
                for corner in shape:
                    ink.disc(corner, wide / 2, colour)


def placements(picture: Image.Image, view: View, sketch: Sketch, look: Look) -> list[Named]:
    """Pucks as a deployment would put them, with a dashed outline or, the marked one, a ring; returns what to name, and where."""
    ink = Ink(picture)
    blocks = {block.id for block in view.blocks}
    named: list[Named] = []
    for ghost in sketch.ghosts:
        if ghost.kind != "place" or ghost.id in blocks:
            continue
        at = TABLE.to_pixels(ghost.x, ghost.y)
        pitcher, seat = (
            pitcher_of(ghost.id),
            seat_of(ghost.id, view.sides),
        )  # a Golem to come is not among the view's pucks
        if ghost.id == sketch.marked:
            disc(GAME, pitcher, RADIUS, look, seat, active=True).onto(picture, at)
            named.append((label(ghost.id, view.sides), seat, at, "active"))
            continue
        faded(GAME, pitcher, RADIUS, look, seat, 0.9).onto(picture, at)
        signs.dotted(ink, at, RADIUS, look.aim)
        named.append((label(ghost.id, view.sides), seat, at, "puck"))
    return named
