"""The shoot-out: two Captains on an empty arena, their ways, and how far each came to rest from the opposite edge (PO-8)."""

from __future__ import annotations

from PIL import Image

from bot.games.pitchout.board import label as named
from bot.games.pitchout.board import pitcher_of, seat_of
from bot.games.pitchout.seating import Sides
from bot.games.pitchout.values import Trail, Try
from bot.games.pitchout.view import View
from bot.words import Words
from render import signs
from render.badges import BadgeDisc, Box, covers, overlaps
from render.canvas import Ink, Spot, Sprite, dashes, label
from render.pitchout.board.arena import BOTTOM, LEFT, NAMES, RAIL, RIGHT, TABLE, TOP
from render.pitchout.board.blocks import GAME
from render.pitchout.board.pieces import RADIUS, Named
from render.sprites import disc, faded
from render.theme import Look

_LETTERS = 27  # px
_ASIDE = (10.0, 34.0)  # px; between a measure and its number
_SHARES = (0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95)  # of a measure; possible places of its number


def shots(picture: Image.Image, view: View, shown: Try, words: Words, look: Look) -> tuple[list[Named], list[Box]]:
    """Draw the try; returns what to name, and the room of the distances."""
    ink, sides = Ink(picture), view.sides
    rests = {
        seat_of(trail.id, sides): TABLE.to_pixels(trail.points[-1].x, trail.points[-1].y) for trail in shown.trails
    }
    for trail in shown.trails:
        _way(ink, trail, look, sides)
    scored = {seat: rests[seat] for seat in rests if shown.scores[seat] is not None}
    for seat, at in scored.items():
        _measure(ink, sides[seat], at, look)
    names = [_captain(picture, trail, rests[seat_of(trail.id, sides)], shown, look, sides) for trail in shown.trails]
    starts = [TABLE.to_pixels(trail.points[0].x, trail.points[0].y) for trail in shown.trails]
    discs = [BadgeDisc(*at, RADIUS + 7) for at in (*rests.values(), *starts)]
    boxes: list[Box] = []
    for seat, at in scored.items():
        text = words.text("pitchout-picture-score-mm", gap=round(shown.scores[seat] or 0.0))
        number = label(text, "digits", _LETTERS, look.text, look.floor[0])
        box = _room(number, sides[seat], at, discs, [*NAMES, *boxes])
        number.onto(picture, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))
        boxes.append(box)
    return names, boxes


def _way(ink: Ink, trail: Trail, look: Look, sides: Sides) -> None:
    colour = look.teams[seat_of(trail.id, sides)].base
    spots = RAIL.within([TABLE.to_pixels(point.x, point.y) for point in trail.points])
    ink.lines(dashes(spots, 9, 6), 3.0, colour)
    ink.ring(spots[0], RADIUS, 2.0, colour)


def _captain(picture: Image.Image, trail: Trail, at: Spot, shown: Try, look: Look, sides: Sides) -> Named:
    """A Captain, ringed if it won; one that left the arena is crossed out at its edge."""
    seat, pitcher = seat_of(trail.id, sides), pitcher_of(trail.id)
    if shown.scores[seat] is None:
        edge = min(max(at[0], LEFT - 6.0), RIGHT + 6.0), min(max(at[1], TOP - 1.0), BOTTOM + 6.0)
        faded(GAME, pitcher, RADIUS, look, seat, 0.55).onto(picture, edge)
        signs.cross(Ink(picture), edge, RADIUS, look)
        return named(trail.id, sides), seat, edge, "fallen"
    won = shown.winner == seat
    disc(GAME, pitcher, RADIUS, look, seat, active=won).onto(picture, at)
    return named(trail.id, sides), seat, at, "active" if won else "puck"


def _measure(ink: Ink, side: str, at: Spot, look: Look) -> None:
    """A line from a Captain's middle to the opposite edge, with a bar there."""
    end = _far(side, at)
    dx, dy = (9.0, 0.0) if end[0] == at[0] else (0.0, 9.0)
    bar = [((end[0] - dx, end[1] - dy), (end[0] + dx, end[1] + dy))]
    for grow, colour in ((3.0, look.casing), (0.0, look.protractor)):
        ink.lines([(at, end), *bar], 2.6 + grow, colour)


def _far(side: str, at: Spot) -> Spot:
    """The point of the edge opposite a side that is nearest to a place, px."""
    match side[0]:
        case "S":
            return at[0], float(TOP)
        case "N":
            return at[0], float(BOTTOM)
        case "W":
            return float(RIGHT), at[1]
        case _:
            return float(LEFT), at[1]


def _room(number: Sprite, side: str, at: Spot, discs: list[BadgeDisc], taken: list[Box]) -> Box:
    """Where a distance is written beside its line."""
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
