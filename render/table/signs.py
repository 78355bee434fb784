"""Marks that flicking games share, in px: the arrow of an aim, where things met, where they leave to, what left the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from render.drawing.badges import BadgeDisc
from render.drawing.canvas import Ink, Spot, toward
from render.theme import Colour, Look

SHAFT = 24.0  # from the piece's centre to the arrow's foot
_PER_STRENGTH = 1.9  # of arrow for one point of strength
_FIRST = 42.0  # of arrow for no strength at all
_HEAD = 34.0
_SHORTEST = 56.0  # an arrow that still has a head
_BURST = 8


def burst(ink: Ink, at: Spot, look: Look) -> None:
    """An eight-pointed star: something was hit here."""
    for outer, inner, colour in ((12.5, 6.5, look.casing), (9.5, 4.2, look.aim)):
        spots = []
        for corner in range(2 * _BURST):
            reach = inner if corner % 2 else outer
            spots.append(toward(at, corner * 180 / _BURST, reach))
        ink.polygon(spots, colour)


def cross(
    ink: Ink, at: Spot, radius: float, look: Look, *, reach: float = 0.72, widths: tuple[float, float] = (8.0, 4.4)
) -> None:
    """A cross over a piece of `radius`, as far as `reach` of it: off the table."""
    (x, y), arm = at, radius * reach
    strokes = [((x - arm, y - arm), (x + arm, y + arm)), ((x - arm, y + arm), (x + arm, y - arm))]
    ink.lines(strokes, widths[0], look.casing)
    ink.lines(strokes, widths[1], look.aim)


def contact(ink: Ink, at: Spot, radius: float, look: Look) -> None:
    """A flicked piece at first contact."""
    ink.disc(at, radius, look.aim, 70)
    ink.ring(at, radius + 1.5, 4.5, look.casing, 200)
    ink.ring(at, radius, 2.2, look.aim)


def dotted(ink: Ink, at: Spot, radius: float, colour: Colour) -> None:
    """A dashed outline round a piece that is only planned."""
    for part in range(12):
        start, end = toward(at, part * 30 - 8, radius + 4), toward(at, part * 30 + 8, radius + 4)
        ink.lines([(start, end)], 2.0, colour)


def leaving(ink: Ink, spots: Sequence[Spot], radius: float, look: Look) -> None:
    """A thin arrow along a polyline: a struck piece of `radius` sets off this way."""
    before, end = spots[-2], spots[-1]
    if math.dist(spots[0], end) < radius:
        return
    bearing = math.degrees(math.atan2(end[0] - before[0], before[1] - end[1]))
    first = math.degrees(math.atan2(spots[1][0] - spots[0][0], spots[0][1] - spots[1][1]))
    head = toward(end, bearing, max(0.0, radius + 26 - math.dist(spots[0], end)))
    neck = toward(head, bearing, -10)
    way = [toward(spots[0], first, radius + 3), *spots[1:-1], neck]
    for grow, colour in ((3.0, look.casing), (0.0, look.protractor)):
        ink.lines(pairwise(way), 3.0 + grow, colour)
        tip = toward(head, bearing, grow * 0.9)
        ink.polygon([tip, toward(neck, bearing + 105, 7 + grow), toward(neck, bearing - 105, 7 + grow)], colour)


def arrow_length(strength: float, room: float) -> float:
    """From the piece's centre to the arrow's tip; it does not reach farther than `room` unless it would lose its head."""
    return min(_FIRST + _PER_STRENGTH * min(max(strength, 0.0), 100.0), max(room - 8.0, _SHORTEST))


def arrow(ink: Ink, origin: Spot, bearing: float, length: float, look: Look) -> None:
    """The arrow of an aim, with a chevron each 20 of strength; the pucks it points at are drawn over it."""
    head = min(_HEAD, length - SHAFT - 4)

    def at(along: float, across: float) -> Spot:
        return toward(toward(origin, bearing, along), bearing + 90, across)

    neck = length - head
    for grow, colour in ((3.0, look.casing), (0.0, look.aim)):
        ink.polygon(arrow_outline(at, SHAFT, neck, length, (3.2, 6.5, 15.0), grow, 4), colour)
    for part in range(20, 100, 20):
        along = _FIRST + _PER_STRENGTH * part
        if along < neck - 2:
            ink.lines([(at(along - 5, -7.5), at(along, 0)), (at(along - 5, 7.5), at(along, 0))], 2.4, look.casing)


def arrow_outline(
    at: Callable[[float, float], Spot],
    foot: float,
    neck: float,
    tip: float,
    halves: tuple[float, float, float],
    grow: float,
    notch: float,
) -> list[Spot]:
    """The corners of an arrow; `at` gives the pixel so far along it and across.

    `halves` are half its width at the foot, at the neck and at the head, each `grow` px more, `notch` how far the head is drawn back.
    """
    thin, thick, wide = halves
    side = [(foot, thin + grow), (neck + notch, thick + grow), (neck - grow * 1.3, wide + grow * 1.6)]
    left = [at(along, -across) for along, across in side]
    right = [at(along, across) for along, across in reversed(side)]
    return [*left, at(tip + grow * 1.9, 0), *right]


def along(start: Spot, end: Spot, half: float) -> list[BadgeDisc]:
    """A stroke of `half` px to each side as discs that badges keep clear of."""
    parts = max(2, round(math.dist(start, end) / 14))
    return [
        BadgeDisc(start[0] + (end[0] - start[0]) * n / parts, start[1] + (end[1] - start[1]) * n / parts, half)
        for n in range(1, parts + 1)
    ]
