"""The film of a flick of Pitch Out: what lies still is a scene, what moves is stamped over it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PIL import Image

from bot.games.pitchout.events import Eliminated, Flicked
from bot.games.pitchout.view import View
from bot.physics.film import velocity_at
from bot.words import Words
from render.badges import Round, badge
from render.canvas import Spot, Sprite
from render.film import Area, Frame, Stamp
from render.film_sprites import BURST, FLASH, SINK, arrow, burst, cross, flash, plain, start
from render.film_timing import OPENING, RESULT, frame_of, manner_for, times
from render.painter import Moment, Theme
from render.pitchout.board.arena import BOTTOM, LEFT, NAMES, RIGHT, TABLE, TOP
from render.pitchout.board.blocks import plate
from render.pitchout.board.board import ASIDE, RADIUS, RIDER, Named, badge_places, rounds, spot_of
from render.pitchout.film import film_sprites
from render.pitchout.film.film_background import FORMAT, Paint, opening, result, scene
from render.pitchout.film.film_sprites import SHRINK
from render.pitchout.film.motion_track import Cast, Role, cast
from render.theme import LOOKS
from render.trail import Way

_DRIFT = 0.35  # of its speed a piece keeps that falls
_HARD = 1500.0  # mm/s; a hit that changes a velocity by as much has the largest flash
_PAUSE = 3  # frames between the last motion and the end of those that were struck down
_CROSSED = 3  # frames after which who left is crossed out and named


def moving(played: Cast) -> list[Role]:
    """The pucks that move."""
    return [role for role in played.roles.values() if role.pitcher is not None]


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


def _depth(role: Role) -> tuple[bool, bool, float]:
    """What sorts pieces from the back to the front: blocks, pucks, riders, each from the north to the south."""
    return role.pitcher is not None, bool(role.mount), -role.start[1]


class _Reel:
    """The film of one flick."""

    def __init__(self, moment: Moment, played: Cast, theme: Theme, rests: tuple[int, int]) -> None:
        self.before: View = moment.before
        self.cast = played
        self.theme = theme
        self.look = LOOKS[theme]
        self.flick = next((event for event in moment.events if isinstance(event, Flicked)), None)
        self.rests = rests
        self.manner = manner_for(len(moving(played)))
        self.times = times(played.duration, self.manner.frame)
        eliminated = {event.puck for event in moment.events if isinstance(event, Eliminated)}
        leaving = (self._exit(role, eliminated) for role in played.roles.values())
        self.exits = {one.role.id: one for one in leaving if one is not None}
        self.layered = sorted(played.roles.values(), key=_depth)
        self.names = self._badges()

    def frames(self, first: Image.Image, last: Image.Image) -> Iterator[Frame]:
        """All frames over the still `first`, which shows what does not move; the last is `last`."""
        empty, lying = opening(first, self.theme, self.before.sides)
        yield Frame(self.rests[0], (*self._pieces(-1), *self._waiting(0.0), *self._arrow()), lying, empty)
        covered: list[Area] = []
        ways = [self._way(role) for role in moving(self.cast)] if self.manner.trails else []
        sights = [(frame_of(self.times, sight.t), sight) for sight in self.cast.sights]
        ends = [one.begin + BURST for one in self.exits.values()] + [begin + FLASH for begin, _ in sights]
        for number in range(max([len(self.times), *ends])):
            t = self._time(number)
            stamps = [
                flash(self.look, film_sprites.to_film(sight.x, sight.y), number - begin, sight.dv / _HARD)
                for begin, sight in sights
                if begin <= number < begin + FLASH
            ]
            stamps += [*self._pieces(number), *self._waiting(t)]
            for leaving in self.exits.values():
                stamps += self._farewell(leaving, number - leaving.begin)
            marks = tuple(mark for way in ways for mark in way.grown(t))
            covered += (mark.area for mark in marks)
            yield Frame(self.manner.frame, tuple(stamps), marks)
        yield Frame(self.rests[1], marks=tuple(FORMAT.turned_into(first, last, covered)))

    def _time(self, number: int) -> float:
        """The instant that a frame shows; -1 is the first, before the flick."""
        return self.times[min(number, len(self.times) - 1)] if number >= 0 else 0.0

    def _way(self, role: Role) -> Way:
        """The trail of a puck, with a pale outline where it was."""

        def place(t: float) -> Spot:
            return film_sprites.to_film(*role.at(t)[:2])

        colour = self.look.teams[role.seat].base
        outline = start(self.look.floor[0], colour, RADIUS * SHRINK, place(0.0))
        return Way(role.begins, place, colour, outline)

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
            role,
            frame_of(self.times, fall.t),
            edge,
            (vx * span, -vy * span),
            role.id in eliminated or self.flick is None,
        )

    def _pieces(self, number: int) -> Iterator[Stamp]:
        """Everything that moves, in a frame: blocks, pucks, riders, each from the back to the front."""
        t = self._time(number)
        for role in self.layered:
            leaving = self.exits.get(role.id)
            lost = max(0, number - leaving.begin + 1) if leaving else 0
            if lost < SINK:
                yield self._piece(role, t, lost, leaving.drift if leaving else (0.0, 0.0))

    def _piece(self, role: Role, t: float, lost: int, drift: Spot) -> Stamp:
        """A piece at `t` seconds, or `lost` frames after it left the game, going on by `drift` px a frame."""
        fall = self.cast.fall(role) if lost else None
        x, y, angle = self.cast.at(role, fall.t if fall else t)
        across, down = film_sprites.to_film(x, y)
        at = across + drift[0] * lost, down + drift[1] * lost
        if role.pitcher is None:
            return film_sprites.block(self.look, angle, role.holds, at, lost=lost)
        beside = self.cast.beside(role, t)
        at = at[0] + ASIDE[0] * SHRINK * beside, at[1] + ASIDE[1] * SHRINK * beside
        radius = RIDER if beside > 0.5 else RADIUS
        return film_sprites.puck(
            self.look, role.pitcher, role.seat, at, radius=radius, lost=lost, shaded=self.manner.shaded
        )

    def _farewell(self, leaving: _Exit, age: int) -> Iterator[Stamp]:
        """What shows that a puck is off, large enough at 350 px: a ring that spreads, then a cross and the name."""
        if leaving.role.pitcher is None or age < 0:
            return
        at = leaving.spot[0] * SHRINK, leaving.spot[1] * SHRINK
        if age < BURST:
            yield burst(self.look, leaving.role.seat, at, age)
        if age >= _CROSSED:
            if leaving.out:
                yield cross(self.look, at)
            name = self._badge(leaving.role)
            yield plain(name, SHRINK, self._beside_edge(leaving.spot, name.size[0] / 2), 140)

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
        pucks = moving(self.cast)
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
            (role, plain(self._badge(role), SHRINK, (spot.x, spot.y)))
            for role, (_, spot) in zip(pucks, places, strict=True)
        ]
        owners = {block.id: block.owner for block in self.before.blocks}
        for role in self.cast.roles.values():
            if role.pitcher is None:
                x, y = TABLE.to_pixels(*role.start[:2])
                names.append((role, plain(plate(self.look, role.id, owners[role.id]), SHRINK, (x, y + 38))))
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
            at = film_sprites.to_film(*role.start[:2])
            yield arrow(self.look, at, self.flick.angle, 34.0 + 1.2 * self.flick.strength)
