"""An aim on the field: arrow and ways, first contact, marks of strength, the spread of a hand that slips, the landing of a kick."""

import math

from PIL import Image

from bot.games.pitchbowl.board import BALL, BALL_RADIUS, RADIUS
from bot.games.pitchbowl.view import View
from bot.games.preview import Aim, Ellipse, Sketch
from bot.games.vocabulary import Point
from render import signs
from render.badges import BadgeDisc
from render.canvas import Ink, Spot, dashes
from render.pitchbowl.board import limits
from render.pitchbowl.board.field import RAIL, WHOLE, FieldWindow, plane
from render.pitchbowl.board.pieces import ball, ghost
from render.plane import pale
from render.theme import Look

_LANDING = 70  # opacity
_SHADE = 0.6  # of a player at the predicted rest
_ROUND = 48  # corners of an ellipse


def radius_of(piece: str, window: FieldWindow) -> float:
    """The radius of a piece, px."""
    return (BALL_RADIUS if piece == BALL else RADIUS) * window.scale


def draw_aim(picture: Image.Image, aim: Aim, sketch: Sketch, window: FieldWindow, look: Look) -> None:
    """The layer of an aim under the players."""
    flat, before = plane(window), _before(aim, window)
    if sketch.landing is not None:
        _landing(picture, sketch.landing, window, look)
    if aim.fan is not None:
        flat.fan(picture, aim, aim.fan, sketch, look)
    flat.ways(picture, aim, sketch, look, RADIUS * window.scale)
    flat.marks(picture, aim, sketch, look, flat.arrow_length(before))
    flat.arrow(picture, before, look)
    if aim.piece == BALL:
        ball(BALL_RADIUS * window.scale, look).onto(picture, window.to_pixels(aim.origin.x, aim.origin.y))


def draw_ghosts(picture: Image.Image, sketch: Sketch, window: FieldWindow, look: Look) -> None:
    """First contacts, and where everything comes to rest or leaves the field, over the players."""
    ink = Ink(picture)
    for one in sketch.ghosts:
        at, radius = window.to_pixels(one.x, one.y), radius_of(one.id, window)
        match one.kind:
            case "contact" if sketch.landing is None:
                signs.contact(ink, at, radius, look)
            case "contact":
                ink.ring(at, radius + 3.0, 6.0, look.casing)
                ink.ring(at, radius + 1.5, 3.0, look.aim)
                ink.disc(at, 2.5, look.aim)
            case "fall":
                signs.cross(ink, at_edge(at, radius), max(radius, 15.0), look)
            case "rest" if one.id == BALL:
                ball(radius, look, grounded=False, share=_SHADE).onto(picture, at)
                ink.ring(at, radius + 5.0, 2.0, look.aim)
            case "rest":
                ghost(one.id, window, look, _SHADE).onto(picture, at)
                ink.ring(at, radius + 2.0, 2.0, look.aim)
            case "place":
                continue


def draw_stop(picture: Image.Image, view: View, sketch: Sketch, window: FieldWindow, look: Look) -> None:
    """A crossed-out ghost where the player would go too far and fall (PB-33)."""
    at = limits.stopped(view, sketch)
    if at is not None and window.sees(at.x, at.y):
        ink, spot, radius = Ink(picture), window.to_pixels(at.x, at.y), RADIUS * window.scale
        signs.contact(ink, spot, radius, look)
        signs.cross(ink, spot, radius * 0.8, look)


def strokes(sketch: Sketch, window: FieldWindow) -> list[BadgeDisc]:
    """The arrow, the ways and the ghosts of a preview, as discs that names keep clear of."""
    discs = [] if sketch.aim is None else plane(window).strokes(_before(sketch.aim, window), sketch)
    return discs + [
        BadgeDisc(*window.to_pixels(one.x, one.y), radius_of(one.id, window) + 3)
        for one in sketch.ghosts
        if one.id == BALL or one.kind != "place"
    ]


def at_edge(at: Spot, radius: float) -> Spot:
    """Where what leaves the field is drawn: at the rail."""
    return (
        min(max(at[0], RAIL.left - radius / 2), RAIL.right + radius / 2),
        min(max(at[1], RAIL.top - radius / 2), RAIL.bottom + radius / 2),
    )


def _before(aim: Aim, window: FieldWindow) -> Aim:
    """The aim with its origin moved a little ahead, so that the arrow begins outside an enlarged piece."""
    far, angle = radius_of(aim.piece, window) - radius_of(aim.piece, WHOLE), math.radians(aim.bearing)
    if far <= 0:
        return aim
    x = aim.origin.x + far / window.scale * math.sin(angle)
    y = aim.origin.y + far / window.scale * math.cos(angle)
    return (
        Aim(aim.piece, Point(x, y), aim.bearing, aim.strength, aim.reach, aim.fan) if window.sees(x, y, -40.0) else aim
    )


def _landing(picture: Image.Image, landing: Ellipse, window: FieldWindow, look: Look) -> None:
    """The ellipse in which a kicked ball comes down."""
    turn = math.radians(landing.bearing)
    spots = []
    for step in range(_ROUND + 1):
        angle = 2 * math.pi * step / _ROUND
        far, aside = landing.along * math.cos(angle), landing.across * math.sin(angle)
        x = landing.x + far * math.sin(turn) + aside * math.cos(turn)
        y = landing.y + far * math.cos(turn) - aside * math.sin(turn)
        spots.append(at_edge(window.to_pixels(x, y), 2 * RAIL.frame))
    pale(picture, spots, look.aim, _LANDING)
    ink = Ink(picture)
    ink.lines(dashes(spots, 10, 6), 5.0, look.casing, 140)
    ink.lines(dashes(spots, 10, 6), 2.6, look.aim)
