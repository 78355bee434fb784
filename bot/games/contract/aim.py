"""Aims, as all flick games check and preview them."""

import math
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import TypeAlias

import msgspec

from bot.games.contract.base import Illegal
from bot.games.contract.dials import Bearing, Number, Target
from bot.games.contract.preview import Aim, Assist, Ghost, Line, Mark, Sketch
from bot.games.contract.shot_noise import Hand, round_bearing
from bot.games.contract.vocabulary import Phrase, Point, phrase
from bot.physics.preview import Preview

STRENGTH = Number("strength", 1.0, 100.0, 0.1, "unit-strength")
ROUGH = 25.0  # mm; the way of what is struck is shown in steps of it
QUARTERS = (25.0, 50.0, 75.0, 100.0)  # strengths whose roll-out is marked along the way

Way: TypeAlias = tuple[str, tuple[Point, ...], bool]
"""A piece, the bends of its path, and whether it leaves the table."""


def bearing_to(dx: float, dy: float) -> float:
    """The bearing of the vector (dx, dy), in [0, 360)."""
    return math.degrees(math.atan2(dx, dy)) % 360.0


def to_middle(dial: Bearing) -> float:
    """The bearing, to 0.01 degree, from a dial's origin to the middle of its grid; 0 without one."""
    if dial.grid is None:
        return 0.0
    half = dial.grid.tile / 2.0
    return round_bearing(bearing_to(dial.grid.columns * half - dial.origin.x, dial.grid.rows * half - dial.origin.y))


def bearing_at(origin: Point, target: Target, radius: float, offset: float = 0.0) -> float:
    """The bearing, to 0.01 degree, on which a piece of `radius` from `origin` hits `target` `offset` percent off centre."""
    dx, dy = target.x - origin.x, target.y - origin.y
    straight, distance = math.degrees(math.atan2(dx, dy)), math.hypot(dx, dy)
    beside = offset / 100.0 * (radius + target.r)
    sine = max(-1.0, min(1.0, beside / distance)) if distance else 0.0
    return round_bearing(straight + math.degrees(math.asin(sine)))


def aimed_at(dial: Bearing, target: Target, offset: float = 0.0) -> float:
    """The bearing of a dial on which its piece hits `target` `offset` percent off centre."""
    return bearing_at(target.start or dial.origin, target, dial.radius, offset)


def unit(bearing: float) -> tuple[float, float]:
    """The unit vector of a bearing in degrees (0 = +y, 90 = +x)."""
    angle = math.radians(bearing)
    return math.sin(angle), math.cos(angle)


def along(start: Point, bearing: float, way: float) -> Point:
    """The point `way` mm from `start` along a bearing."""
    ux, uy = unit(bearing)
    return Point(start.x + way * ux, start.y + way * uy)


def are_numbers(*values: float) -> bool:
    """Whether all values are finite."""
    return all(math.isfinite(value) for value in values)


def checked_aim(game: str, rule: str, angle: float, strength: float) -> tuple[float, float]:
    """A bearing to 0.01 degree and a strength to 0.1. Raises Illegal by `rule` if either is out of bounds."""
    if not (math.isfinite(angle) and -360.0 <= angle <= 720.0):
        raise Illegal(rule, phrase(f"{game}-refused-angle"))
    if not 1.0 <= strength <= 100.0:
        raise Illegal(rule, phrase(f"{game}-refused-strength"))
    return round_bearing(angle), round(strength, 1)


def refused(sketch: Sketch, refusal: Illegal | None) -> Sketch:
    """The sketch with the rule that would refuse the answer, and why."""
    if refusal is None:
        return sketch
    return msgspec.structs.replace(sketch, words=(*sketch.words, refusal.reason), rule=sketch.rule or refusal.rule)


def may_cost(costs: Iterable[Phrase | None]) -> tuple[Phrase, ...]:
    """The first of the costs of the flicks that an unsteady hand may make of an aim, as a remark."""
    return tuple(phrase("slip-risk", what=cost) for cost in islice((one for one in costs if one is not None), 1))


class AimPreview(msgspec.Struct, frozen=True):
    """The preview of one aim; fields as in `preview.Aim`, with `strength` and `reach` of the launched piece."""

    game: str
    piece: str
    origin: Point
    bearing: float
    strength: float
    reach: float
    ray: float  # mm; all that experts are shown
    hand: Hand | None = None

    def least(self, assist: Assist) -> Sketch:
        """The preview at every assist level: the ray, and the spread of the hand."""
        line = Line("ray", (self.origin, along(self.origin, self.bearing, self.ray)))
        aim = Aim(self.piece, self.origin, self.bearing, self.strength, self.reach)
        if self.hand is None:
            return Sketch(aim, (line,))
        fan = self.hand.fan(self.bearing, self.strength, self.ray if assist is Assist.EXPERT else None)
        words = phrase(f"{self.game}-fan", aside=self.hand.aside, weak=fan.weak, strong=fan.strong)
        return Sketch(msgspec.structs.replace(aim, fan=fan), (line,), remarks=(words,))

    def standard(self, meets: Preview | None, struck: Point | None) -> Sketch:
        """The preview at standard level: the path to the first contact, the path of a piece struck at `struck` roughly, and strengths."""
        sketch = msgspec.structs.replace(self.least(Assist.STANDARD), marks=self.marks())
        if meets is None:
            slide = self.reach * self.strength / 100.0
            lines: tuple[Line, ...] = (Line("aim", (self.origin, along(self.origin, self.bearing, slide))),)
            return msgspec.structs.replace(sketch, lines=lines)
        lines = (Line("aim", (self.origin, Point(meets.x, meets.y))),)
        if struck is not None:
            rough = max(ROUGH, round(meets.slide / ROUGH) * ROUGH)
            lines = (*lines, Line("leave", (struck, along(struck, meets.bearing, rough))))
        return msgspec.structs.replace(sketch, lines=lines, ghosts=self._contact(meets), met=meets.struck)

    def full(self, meets: Preview | None, ways: Iterable[Way], angles: Mapping[str, float] | None = None) -> Sketch:
        """The preview at full level: every path until rest; `angles` are those of the pieces at rest."""
        lines, ghosts = [], [*self._contact(meets)]
        for piece, points, gone in ways:
            lines.append(Line("aim" if piece == self.piece else "leave", points))
            end, angle = points[-1], (angles or {}).get(piece, 0.0)
            ghosts.append(Ghost("fall" if gone else "rest", piece, end.x, end.y, angle))
        return msgspec.structs.replace(
            self.least(Assist.FULL), lines=tuple(lines), ghosts=tuple(ghosts), met="" if meets is None else meets.struck
        )

    def marks(self) -> tuple[Mark, ...]:
        """The resting points on an empty table of each quarter of the strength and of the strength itself."""
        return tuple(
            Mark(mark, place.x, place.y)
            for mark in sorted({*QUARTERS, self.strength})
            for place in (along(self.origin, self.bearing, self.reach * mark / 100.0),)
        )

    def _contact(self, meets: Preview | None) -> tuple[Ghost, ...]:
        return () if meets is None else (Ghost("contact", self.piece, meets.x, meets.y),)
