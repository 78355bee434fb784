"""The film of a flick of Pitch Out: what lies still is a scene, what moves is stamped over it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import TypeAlias, TypeVar

import msgspec
from PIL import Image

from bot.games.base import Sketch
from bot.games.pitchout.board import is_block, label
from bot.games.pitchout.events import Eliminated, Flicked
from bot.games.pitchout.seen import BlockSeen, PuckSeen, View
from bot.physics.trace import Rest
from bot.words import Words
from render.badges import Round, badge, width
from render.canvas import Spot
from render.film import Frame, Stamp
from render.painter import Moment, Theme
from render.pitchout import props
from render.pitchout.arena import BOTTOM, LEFT, NAMES, RIGHT, SIZE, TABLE, TOP
from render.pitchout.board import ASIDE, RADIUS, RIDER, Named, badge_places, rounds, spot_of
from render.pitchout.cast import Cast, Role, cast
from render.pitchout.header import header
from render.pitchout.props import SHRINK
from render.theme import LOOKS, Look

FRAME = 4  # hundredths of a second; 25 frames a second
OPENING = 60  # hundredths of a second that the position before rests
RESULT = 200  # hundredths of a second that the result rests
SIDE = round(SIZE * SHRINK)  # px
_TEMPO = 0.85  # seconds of the flick in a second of the film
_START = 0.35  # of that at the first frame
_RAMP = 8  # frames until the full tempo
_MOST = 70  # frames of motion; a longer flick is shown faster
_PERIOD, _FIRST = 12.0, 7.2  # px; from dash to dash of a trail, and the length of one
_HEADER = 50  # px of a still; the line above the arena
_ELSEWHERE = {
    "team",
    "lineup",
    "shootout",
    "deploy",
    "ban",
    "change",
    "replace_banned",
}  # phases without the flick's arena
_DRIFT = 0.35  # of its speed a piece keeps that falls

Paint: TypeAlias = Callable[[View, Words, Sketch | None, Theme], Image.Image]
Piece = TypeVar("Piece", PuckSeen, BlockSeen)


def times(duration: float) -> list[float]:
    """The instants of a flick that are shown, one a frame: slow at first, the last is its end."""
    step = FRAME / 100
    ramp = [_START + (1 - _START) * min(1.0, number / _RAMP) for number in range(_MOST)]
    tempo = max(_TEMPO, duration / (step * sum(ramp)))
    shown, now = [], 0.0
    for rate in ramp:
        now += rate * tempo * step
        if now >= duration:
            break
        shown.append(now)
    return [*shown, duration]


def small(picture: Image.Image) -> Image.Image:
    """A still's picture at the size of films."""
    return picture.resize((SIDE, SIDE), Image.Resampling.HAMMING)


def to_film(x: float, y: float) -> Spot:
    """The pixel of the film of a place on the table, mm."""
    across, down = TABLE.to_pixels(x, y)
    return across * SHRINK, down * SHRINK


class Reel:
    """The film of one flick."""

    def __init__(self, moment: Moment, trace_cast: Cast, look: Look) -> None:
        self.before: View = moment.before
        self.after: View = moment.after
        self.cast = trace_cast
        self.look = look
        self.flick = next((event for event in moment.events if isinstance(event, Flicked)), None)
        self.out = {event.puck for event in moment.events if isinstance(event, Eliminated)}
        self.times = times(trace_cast.duration)

    def frames(self, scene: Image.Image, result: Image.Image) -> Iterator[Frame]:
        """All frames over `scene`, which shows what does not move; `result` is the last."""
        yield Frame(OPENING, (*self._pieces(0.0, 0), *self._opening()), scene=scene)
        walkers = [_Walker(role, self.cast, self._colour(role)) for role in self.cast.roles.values()]
        falls = {role.id: fall for role in self.cast.roles.values() if (fall := self.cast.fall(role))}
        begun = {name: self._frame_of(fall.t) for name, fall in falls.items()}
        sights = [(self._frame_of(sight.t), sight) for sight in self.cast.sights]
        last = len(self.times)
        tail = max([last, *(start + props.BURST for start in begun.values()), *(s + props.FLASH for s, _ in sights)])
        strongest = max([600.0, *(sight.dv for _, sight in sights)])
        for number in range(tail):
            t = self.times[min(number, last - 1)]
            marks = [mark for walker in walkers for mark in walker.marks(t, self.look)]
            stamps = [*self._pieces(t, number, begun)]
            for start, sight in sights:
                if start <= number < start + props.FLASH:
                    at = to_film(sight.x, sight.y)
                    stamps.append(props.flash(self.look, at, number - start, sight.dv / strongest))
            for name, start in begun.items():
                if number >= start:
                    stamps += self._fallen(self.cast.roles[name], number - start)
            yield Frame(FRAME, tuple(stamps), tuple(marks))
        yield Frame(RESULT, scene=result)

    def _frame_of(self, t: float) -> int:
        """The first frame that shows a time or a later one."""
        return next((number for number, shown in enumerate(self.times) if shown >= t), len(self.times) - 1)

    def _colour(self, role: Role) -> tuple[int, int, int] | None:
        return None if is_block(role.id) else self.look.teams[role.seat].base

    def _pieces(self, t: float, number: int, begun: dict[str, int] | None = None) -> Iterator[Stamp]:
        """Everything that moves at a time: blocks, pucks, riders, each from the back to the front."""

        def depth(role: Role) -> tuple[bool, bool, float]:
            return not is_block(role.id), bool(role.mount), -role.start[1]

        for role in sorted(self.cast.roles.values(), key=depth):
            start = (begun or {}).get(role.id)
            lost = 0 if start is None or number < start else number - start + 1
            if lost >= props.SINK:
                continue
            x, y, angle = self._drifting(role, lost) if lost else self.cast.at(role, t)
            at = to_film(x, y)
            if role.pitcher is None:
                yield props.block(self.look, angle, role.holds, at, lost=lost)
            elif role.mount:
                share = 0.0 if lost else self._beside(role, t)
                at = at[0] + ASIDE[0] * SHRINK * share, at[1] + ASIDE[1] * SHRINK * share
                radius = RIDER if share > 0.5 else RADIUS
                yield props.puck(self.look, role.pitcher, role.seat, at, radius=radius, lost=lost)
            else:
                yield props.puck(self.look, role.pitcher, role.seat, at, lost=lost)

    def _beside(self, role: Role, t: float) -> float:
        """How far a rider still stands beside the middle of its mount: 1 before it leaves, 0 when it has gone 40 mm."""
        if not role.flights:
            return 1.0
        x, y, _ = role.at(t)
        return max(0.0, 1 - math.hypot(x - role.start[0], y - role.start[1]) / 40)

    def _drifting(self, role: Role, lost: int) -> tuple[float, float, float]:
        """Where a piece is `lost` frames after it fell: it goes on in its direction, ever slower."""
        fall = self.cast.fall(role)
        carrier = self.cast.roles[role.mount] if role.mount in self.cast.roles and not role.flights else role
        flight = carrier.flights[-1] if carrier.flights else None
        if fall is None or flight is None:
            return carrier.start
        speed = math.hypot(flight.vx, flight.vy)
        left = max(0.0, speed - flight.braking * (fall.t - flight.t0)) / speed if speed else 0.0
        span = _DRIFT * FRAME / 100 * lost
        return fall.x + flight.vx * left * span, fall.y + flight.vy * left * span, carrier.at(fall.t)[2]

    def _fallen(self, role: Role, age: int) -> Iterator[Stamp]:
        """What shows at the edge that a piece is off: a ring that spreads, then a cross and the name, large enough at 350 px."""
        fall = self.cast.fall(role)
        if fall is None or role.pitcher is None:
            return
        at = self._edge(fall.x, fall.y)
        film = at[0] * SHRINK, at[1] * SHRINK
        if age < props.BURST:
            yield props.burst(self.look, role.seat, film, age)
        if age < 3:
            return
        if role.id in self.out:
            yield props.stamped(lambda _right, _down: props.cross(self.look), film)
        yield self._named(role, at)

    @staticmethod
    def _edge(x: float, y: float) -> Spot:
        across, down = TABLE.to_pixels(x, y)
        return min(max(across, LEFT - 6.0), RIGHT + 6.0), min(max(down, TOP - 1.0), BOTTOM + 6.0)

    def _named(self, role: Role, at: Spot) -> Stamp:
        """The name of a piece that fell, half as large again, on the arena's side of where it fell."""
        name = label(role.id, self.before.sides)
        team = self.look.teams[role.seat]
        wide = width(name, team.shape) * 0.65 + 26
        x = min(max(at[0] + (wide if at[0] < LEFT + 60 else -wide if at[0] > RIGHT - 60 else 0.0), 40.0), SIZE - 40.0)
        y = at[1]
        if x == at[0]:
            y += 42.0 if at[1] < (TOP + BOTTOM) / 2 else -42.0
        edge = self.look.casing if sum(team.ink) < 382 else (255, 255, 255)
        return props.plain(badge(name, team.base, team.ink, edge, team.shape), (x, y), 140)

    def _opening(self) -> Iterator[Stamp]:
        """What the first frame shows besides: the arrow of the flick, and the names of what will move."""
        if self.flick is not None and self.flick.puck in self.cast.roles:
            role = self.cast.roles[self.flick.puck]
            x, y = to_film(role.start[0], role.start[1])
            yield props.arrow(self.look, (x, y), self.flick.angle, 34.0 + 1.2 * self.flick.strength)
        named: list[Named] = []
        for role in self.cast.roles.values():
            if role.pitcher is not None:
                at = TABLE.to_pixels(role.start[0], role.start[1])
                if role.mount:
                    at = at[0] + ASIDE[0], at[1] + ASIDE[1]
                named.append((label(role.id, self.before.sides), role.seat, at, "rider" if role.mount else "puck"))
        still = [
            Round(*spot_of(one), RADIUS + 3)
            for one in self.before.pucks
            if one.status == "play" and one.id not in self.cast.roles
        ]
        for (name, seat, _, _), (_, spot) in zip(
            named, badge_places(named, rounds(named) + still, NAMES, self.look), strict=True
        ):
            team = self.look.teams[seat]
            edge = self.look.casing if sum(team.ink) < 382 else (255, 255, 255)
            yield props.plain(badge(name, team.base, team.ink, edge, team.shape), (spot.x, spot.y))


def shot(moment: Moment, words: Words, theme: Theme, paint: Paint) -> Iterator[Frame]:
    """The frames of one flick. Raises ValueError if nothing moved in it."""
    if moment.trace is None:
        raise ValueError("nothing moved")
    look = LOOKS[theme]
    played = cast(moment.before, moment.trace)
    scene = _scene(moment.before, played, words, theme, paint)
    return Reel(moment, played, look).frames(small(scene), small(_result(moment, played, words, theme, paint)))


def _scene(before: View, played: Cast, words: Words, theme: Theme, paint: Paint) -> Image.Image:
    """The still before the flick without what will move."""
    empty = msgspec.structs.replace(
        before,
        phase="flick",
        pucks=tuple(one for one in before.pucks if one.id not in played.roles),
        blocks=tuple(one for one in before.blocks if one.id not in played.roles),
        tries=(),
        last=None,
    )
    picture = paint(empty, words, None, theme)
    look = LOOKS[theme]
    picture.paste(look.canvas, (0, 0, SIZE, _HEADER))
    header(picture, before, words, look, None, 0)
    return picture


def _result(moment: Moment, played: Cast, words: Words, theme: Theme, paint: Paint) -> Image.Image:
    """The still after the flick; where the rules have cleared the arena since, the arena as the flick left it."""
    after: View = moment.after
    if after.round == moment.before.round and after.phase not in _ELSEWHERE:
        return paint(after, words, None, theme)
    ends = {rest.id: rest for rest in moment.trace.rest} if moment.trace else {}
    fallen = {name for name, role in played.roles.items() if played.fall(role)}
    out = {event.puck for event in moment.events if isinstance(event, Eliminated)} | fallen
    left = msgspec.structs.replace(
        moment.before,
        pucks=tuple(_left(one, ends, out) for one in moment.before.pucks),
        blocks=tuple(_left(one, ends, out) for one in moment.before.blocks),
        last=None,
    )
    return paint(left, words, None, theme)


def _left(piece: Piece, ends: dict[str, Rest], out: set[str]) -> Piece:
    """A piece as a flick left it."""
    if piece.id in out:
        return msgspec.structs.replace(piece, status="out")
    end = ends.get(piece.id) or ends.get(getattr(piece, "mount", ""))
    return msgspec.structs.replace(piece, x=end.x, y=end.y, angle=end.angle) if end else piece


class _Walker:
    """The way of a piece so far: leaves dashes behind."""

    def __init__(self, role: Role, whole: Cast, colour: tuple[int, int, int] | None) -> None:
        self.role, self.cast, self.colour = role, whole, colour
        self.at = to_film(*role.start[:2])
        self.travelled = 0.0
        self.done = 0
        self.seen = 0.0

    def marks(self, t: float, look: Look) -> Iterator[Stamp]:
        """The dashes of the way until `t`, with the ring of the start before the first."""
        if self.colour is None or not self.role.flights:
            return
        if not self.done and self.role.begins[0] <= t:
            yield props.origin(look, self.colour, self.at)
            self.done = 1
        bends = [begin for begin in self.role.begins if self.seen < begin < t]
        for when in (*bends, t):
            yield from self._straight(to_film(*self.role.at(when)[:2]))
        self.seen = t

    def _straight(self, end: Spot) -> Iterator[Stamp]:
        start, way = self.at, math.dist(self.at, end)
        if way == 0.0 or self.colour is None:
            return
        bearing = math.degrees(math.atan2(end[0] - start[0], start[1] - end[1]))
        while (self.done - 1) * _PERIOD + _FIRST <= self.travelled + way:
            along = (self.done - 1) * _PERIOD + _FIRST / 2 - self.travelled
            share = along / way
            yield props.trail_dash(
                self.colour, (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share), bearing
            )
            self.done += 1
        self.travelled += way
        self.at = end
