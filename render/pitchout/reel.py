"""The film of a flick of Pitch Out: what lies still is a scene, what moves is stamped over it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

import msgspec
from PIL import Image

from bot.games.pitchout.events import Eliminated, Flicked
from bot.games.pitchout.seen import View
from bot.physics.film import velocity_at
from bot.words import Words
from render.badges import Round, badge
from render.canvas import Spot, Sprite
from render.film import Area, Frame, Stamp
from render.painter import Moment, Theme
from render.pitchout import props
from render.pitchout.arena import BOTTOM, LEFT, NAMES, RIGHT, TABLE, TOP
from render.pitchout.blocks import plate
from render.pitchout.board import ASIDE, RADIUS, RIDER, Named, badge_places, rounds, spot_of
from render.pitchout.cast import Cast, Role, cast
from render.pitchout.props import SHRINK
from render.pitchout.scenery import Paint, result, scene, small, turned_into
from render.pitchout.way import Way
from render.theme import LOOKS

OPENING = 60  # hundredths of a second that the position before rests
RESULT = 200  # hundredths of a second that the result rests
_TEMPO = 0.65  # seconds of the flick in a second of the film
_START = 0.35  # of that at the first frame
_RAMP = 0.32  # s of the film until the full tempo
_LONGEST = 2.8  # s of the film in which anything slides
_DRIFT = 0.35  # of its speed a piece keeps that falls
_HARD = 1500.0  # mm/s; a hit that changes a velocity by as much has the largest flash
_PAUSE = 3  # frames between the last motion and the end of those that were struck down
_CROSSED = 3  # frames after which who left is crossed out and named


class Manner(msgspec.Struct, frozen=True):
    """How a flick is filmed: hundredths of a second a frame, whether trails are drawn, whether what moves has a shadow."""

    frame: int = 4
    trails: bool = True
    shaded: bool = True


MANNERS = ((15, Manner(5, trails=False, shaded=False)), (6, Manner(shaded=False)), (0, Manner()))
"""By the number of pucks that move, from more than so many on: a crowd would make a film of more than a megabyte."""


def manner_for(played: Cast) -> Manner:
    """How a flick is filmed best: the more move, the plainer."""
    moving = sum(role.pitcher is not None for role in played.roles.values())
    return next(manner for more, manner in MANNERS if moving > more or not more)


def times(duration: float, frame: int = 4) -> list[float]:
    """The instants of a flick that are shown, one a frame: slow at first, the last is its end. A long flick is shown faster."""
    step = frame / 100
    most = round(_LONGEST / step)
    ramp = [_START + (1 - _START) * min(1.0, number * step / _RAMP) for number in range(most)]
    tempo = max(_TEMPO, duration / (step * sum(ramp)))
    shown, now = [], 0.0
    for rate in ramp:
        now += rate * tempo * step
        if now >= duration:
            break
        shown.append(now)
    return [*shown, duration]


def shot(
    moment: Moment, words: Words, theme: Theme, paint: Paint, rests: tuple[int, int] = (OPENING, RESULT)
) -> Iterator[Frame]:
    """The frames of one flick; `rests` are those of the first and the last, hundredths of a second.

    Raises ValueError if nothing moved in it.
    """
    if moment.trace is None:
        raise ValueError("nothing moved")
    played = cast(moment.before, moment.trace)
    first = scene(moment, played, words, theme, paint)
    last = result(moment, played, words, theme, paint)
    return _Reel(moment, played, theme, rests).frames(first, last)


class _Exit(msgspec.Struct, frozen=True):
    """A piece leaves the game at frame `begin`, at `spot` (px of a still); `drift` is how far it goes on in each frame (px of the film)."""

    role: Role
    begin: int
    spot: Spot
    drift: Spot = (0.0, 0.0)
    out: bool = True


class _Reel:
    """The film of one flick."""

    def __init__(self, moment: Moment, played: Cast, theme: Theme, rests: tuple[int, int]) -> None:
        self.before: View = moment.before
        self.cast = played
        self.theme = theme
        self.look = LOOKS[theme]
        self.flick = next((event for event in moment.events if isinstance(event, Flicked)), None)
        self.rests = rests
        self.manner = manner_for(played)
        self.times = times(played.duration, self.manner.frame)
        eliminated = {event.puck for event in moment.events if isinstance(event, Eliminated)}
        leaving = (self._exit(role, eliminated) for role in played.roles.values())
        self.exits = {one.role.id: one for one in leaving if one is not None}
        self.names = self._badges()

    def frames(self, first: Image.Image, last: Image.Image) -> Iterator[Frame]:
        """All frames over the still `first`, which shows what does not move; the last is `last`."""
        yield Frame(
            self.rests[0],
            (*self._pieces(-1), *self._waiting(0.0), *self._arrow()),
            scene=small(first, self.theme, self.before.sides),
        )
        covered: list[Area] = []
        pucks = [role for role in self.cast.roles.values() if role.pitcher is not None]
        ways = [Way(role, self.look) for role in pucks] if self.manner.trails else []
        sights = [(self._frame_of(sight.t), sight) for sight in self.cast.sights]
        ends = [one.begin + props.BURST for one in self.exits.values()] + [begin + props.FLASH for begin, _ in sights]
        for number in range(max([len(self.times), *ends])):
            t = self._time(number)
            stamps = [
                props.flash(self.look, props.to_film(sight.x, sight.y), number - begin, sight.dv / _HARD)
                for begin, sight in sights
                if begin <= number < begin + props.FLASH
            ]
            stamps += [*self._pieces(number), *self._waiting(t)]
            for leaving in self.exits.values():
                stamps += self._farewell(leaving, number - leaving.begin)
            marks = tuple(mark for way in ways for mark in way.grown(t))
            covered += (mark.area for mark in marks)
            yield Frame(self.manner.frame, tuple(stamps), marks)
        yield Frame(self.rests[1], marks=tuple(turned_into(first, last, covered)))

    def _time(self, number: int) -> float:
        """The instant that a frame shows; -1 is the first, before the flick."""
        return self.times[min(number, len(self.times) - 1)] if number >= 0 else 0.0

    def _frame_of(self, t: float) -> int:
        """The first frame that shows an instant or a later one."""
        return min(bisect_left(self.times, t), len(self.times) - 1)

    def _exit(self, role: Role, eliminated: set[str]) -> _Exit | None:
        """How a piece leaves the game, if it does: over the edge, or where it rests if a power has struck it down."""
        fall = self.cast.fall(role)
        if fall is None:
            if role.id not in eliminated:
                return None
            x, y, _ = self.cast.at(role, self.cast.duration)
            return _Exit(role, len(self.times) + _PAUSE, TABLE.to_pixels(x, y))
        flight = self.cast.carrier(role).flights[-1:]
        vx, vy = velocity_at(flight[0], fall.t) if flight else (0.0, 0.0)
        span = _DRIFT * self.manner.frame / 100 * TABLE.scale * SHRINK
        x, y = TABLE.to_pixels(fall.x, fall.y)
        edge = min(max(x, LEFT - 6.0), RIGHT + 6.0), min(max(y, TOP - 1.0), BOTTOM + 6.0)
        return _Exit(
            role, self._frame_of(fall.t), edge, (vx * span, -vy * span), role.id in eliminated or self.flick is None
        )

    def _pieces(self, number: int) -> Iterator[Stamp]:
        """Everything that moves, in a frame: blocks, pucks, riders, each from the back to the front."""
        t = self._time(number)

        def depth(role: Role) -> tuple[bool, bool, float]:
            return role.pitcher is not None, bool(role.mount), -role.start[1]

        for role in sorted(self.cast.roles.values(), key=depth):
            leaving = self.exits.get(role.id)
            lost = max(0, number - leaving.begin + 1) if leaving else 0
            if lost < props.SINK:
                yield self._piece(role, t, lost, leaving.drift if leaving else (0.0, 0.0))

    def _piece(self, role: Role, t: float, lost: int, drift: Spot) -> Stamp:
        """A piece at `t` seconds, or `lost` frames after it left the game, going on by `drift` px a frame."""
        fall = self.cast.fall(role) if lost else None
        x, y, angle = self.cast.at(role, fall.t if fall else t)
        across, down = props.to_film(x, y)
        at = across + drift[0] * lost, down + drift[1] * lost
        if role.pitcher is None:
            return props.block(self.look, angle, role.holds, at, lost=lost)
        beside = self.cast.beside(role, t)
        at = at[0] + ASIDE[0] * SHRINK * beside, at[1] + ASIDE[1] * SHRINK * beside
        radius = RIDER if beside > 0.5 else RADIUS
        return props.puck(self.look, role.pitcher, role.seat, at, radius=radius, lost=lost, shaded=self.manner.shaded)

    def _farewell(self, leaving: _Exit, age: int) -> Iterator[Stamp]:
        """What shows that a puck is off, large enough at 350 px: a ring that spreads, then a cross and the name."""
        if leaving.role.pitcher is None or age < 0:
            return
        at = leaving.spot[0] * SHRINK, leaving.spot[1] * SHRINK
        if age < props.BURST:
            yield props.burst(self.look, leaving.role.seat, at, age)
        if age >= _CROSSED:
            if leaving.out:
                yield props.cross(self.look, at)
            name = self._badge(leaving.role)
            yield props.plain(name, self._beside_edge(leaving.spot, name.size[0] / 2), 140)

    @staticmethod
    def _beside_edge(spot: Spot, half: float) -> Spot:
        """Where the enlarged name of a puck stands, on the arena's side of where it left; px of a still."""
        x, y = spot
        if x < LEFT + 60:
            return x + 1.4 * half + 24, y
        if x > RIGHT - 60:
            return x - 1.4 * half - 24, y
        return x, y + (44.0 if y < (TOP + BOTTOM) / 2 else -44.0)

    def _badge(self, role: Role) -> Sprite:
        team = self.look.teams[role.seat]
        edge = self.look.casing if sum(team.ink) < 382 else (255, 255, 255)
        return badge(role.label, team.base, team.ink, edge, team.shape)

    def _badges(self) -> list[tuple[Role, Stamp]]:
        """The names of what will move, beside it."""
        pucks = [role for role in self.cast.roles.values() if role.pitcher is not None]
        named: list[Named] = []
        for role in pucks:
            beside = self.cast.beside(role, 0.0)
            x, y = TABLE.to_pixels(*role.start[:2])
            at = x + ASIDE[0] * beside, y + ASIDE[1] * beside
            named.append((role.label, role.seat, at, "rider" if role.mount else "puck"))
        lying = [one for one in self.before.pucks if one.status == "play" and one.id not in self.cast.roles]
        discs = rounds(named) + [Round(*spot_of(one), RADIUS + 3) for one in lying]
        places = badge_places(named, discs, NAMES, self.look)
        names = [
            (role, props.plain(self._badge(role), (spot.x, spot.y)))
            for role, (_, spot) in zip(pucks, places, strict=True)
        ]
        owners = {block.id: block.owner for block in self.before.blocks}
        for role in self.cast.roles.values():
            if role.pitcher is None:
                x, y = TABLE.to_pixels(*role.start[:2])
                names.append((role, props.plain(plate(self.look, role.id, owners[role.id]), (x, y + 38))))
        return names

    def _waiting(self, t: float) -> Iterator[Stamp]:
        """The names of what has not begun to move."""
        for role, name in self.names:
            begins = self.cast.carrier(role).begins
            if not begins or t <= begins[0]:
                yield name

    def _arrow(self) -> Iterator[Stamp]:
        """The arrow of the flick."""
        if self.flick is not None and self.flick.puck in self.cast.roles:
            role = self.cast.roles[self.flick.puck]
            at = props.to_film(*role.start[:2])
            yield props.arrow(self.look, at, self.flick.angle, 34.0 + 1.2 * self.flick.strength)
