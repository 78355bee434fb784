"""The plans of a simple coach in PitchBowl, best first: straight for the ball, then for the goal."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from bot.games.contract.aim import bearing_to, unit
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import (
    AGAINST,
    BALL,
    BALL_RADIUS,
    BALL_REACH,
    GOAL,
    HOLD,
    LENGTH,
    PLAYER_REACH,
    RADIUS,
    WIDTH,
    PlayerId,
    ahead,
    areas_beyond,
    held,
    in_end_zone,
    rival,
    seat_of,
    turned,
)
from bot.games.pitchbowl.rules.resolution import beside, passing_side, start_of
from bot.games.pitchbowl.rules.simulation import field, limit_of
from bot.games.pitchbowl.rules.step_builder import fresh, in_play, player_of
from bot.games.pitchbowl.rules.values import Action, Announcement, BowlPlayer, EndTurn, Flick, Pass, State
from bot.physics.gates import entry
from bot.physics.preview import first_contact
from bot.physics.table import Launch

FLICKS = 5  # a turn in which there is no ball to win or to carry
KEPT = 5.0  # mm; from the limit, from the lines and from players in the way
FIRM = 12.0  # mm of slide beyond what just touches
CATCHING = 80.0  # mm of slide of a throw beyond who is to catch it
WORTH = 30.0  # mm; to come nearer by less is worth no flick
ASIDE = (
    0.0,
    15.0,
    -15.0,
    30.0,
    -30.0,
    45.0,
    -45.0,
    60.0,
    -60.0,
)  # degrees off the goal in which a carrier looks for room


class Playbook:
    """The plans in a position, best first."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.seat = state.turn
        self.ahead = ahead(self.seat)
        self.able = [one for one in fresh(state, self.seat) if state.bonus in (None, one.id)]
        self.table = field(state)

    def plans(self) -> Iterator[Action]:
        """All plans; a player who must act without one is flicked as gently as possible."""
        yield from self._plans()
        yield EndTurn() if self.state.bonus is None else Flick(self.state.bonus, self.ahead, 1.0)

    def _plans(self) -> Iterator[Action]:
        carrier = next((one for one in self.able if one.id == self.state.holder), None)
        if carrier is not None:
            yield from self._score(carrier)
            yield from self._throw(carrier)
            yield from self._hand_off(carrier)
            yield from self._carry(carrier)
        elif self.state.holder is None or seat_of(self.state.holder) != self.seat:
            yield from self._win()
        if self.state.bonus is None:
            yield from self._come()
            yield from self._press()

    def _win(self) -> Iterator[Action]:
        """Steal or pick up with the nearest player who can."""
        spent = self.state.spent
        if spent.pickup if self.state.holder is None else spent.steal:
            return
        what = self.state.holder or BALL
        goal = self._goal()
        radius = BALL_RADIUS if what == BALL else RADIUS
        for one in self._by_distance(goal):
            bearing, far = _way(one, goal)
            if self._meets(one, bearing, far) == what and far - RADIUS - radius < self._room(one, bearing, effort=True):
                slide = far - RADIUS - radius + FIRM
                yield _flick(one, bearing, slide, "pickup" if what == BALL else "steal")

    def _score(self, carrier: BowlPlayer) -> Iterator[Action]:
        """Run over the goal line."""
        for turn in ASIDE:
            bearing = (self.ahead + turn) % 360.0
            slide = (self._to_goal(carrier) + FIRM) / math.cos(math.radians(turn))
            if self._meets(carrier, bearing, slide) is None and slide - FIRM / 2 < self._room(
                carrier, bearing, effort=True
            ):
                yield _flick(carrier, bearing, slide)

    def _throw(self, carrier: BowlPlayer) -> Iterator[Action]:
        """Throw to the player furthest ahead in reach, best one who scores."""
        if self.state.spent.passing:
            return
        for mate in sorted(self._mates(carrier), key=self._to_goal):
            scores = in_end_zone(mate.x, mate.y, rival(self.seat))
            gain = self._to_goal(carrier) - self._to_goal(mate)
            if not scores and (gain < 2 * WORTH or not mate.active):
                continue
            bearing, far = _way(carrier, Point(mate.x, mate.y))
            side = passing_side(self.state, carrier.id, bearing)
            if side is None:
                continue
            if side != bearing:
                bearing, far = _way(beside(self.state, carrier.id, side, AGAINST), Point(mate.x, mate.y))
            slide, spot = far + CATCHING, start_of(self.state, carrier.id, bearing, None)
            if slide > BALL_REACH:
                continue
            thrown = field(msgspec.structs.replace(self.state, ball=spot, holder=None))
            met = first_contact(thrown, Launch(BALL, bearing, slide))
            if met is not None and met.struck == mate.id:
                yield Pass(round(bearing, 2) % 360.0, round(max(1.0, 100.0 * slide / BALL_REACH), 1))

    def _hand_off(self, carrier: BowlPlayer) -> Iterator[Action]:
        """Hand off to a player ahead who may still be flicked."""
        for mate in sorted(self._mates(carrier), key=self._to_goal):
            gain = self._to_goal(carrier) - self._to_goal(mate)
            bearing, far = _way(carrier, Point(mate.x, mate.y))
            touch = far - 2 * RADIUS
            near = touch + KEPT < self._room(carrier, bearing, effort=False)
            if gain > WORTH and mate.active and near and self._meets(carrier, bearing, far) == mate.id:
                yield _flick(carrier, bearing, touch + FIRM, "handoff", mate.id)

    def _carry(self, carrier: BowlPlayer) -> Iterator[Action]:
        """Run towards the goal as far as allowed where there is room."""
        ways = [(self._free_way(carrier, (self.ahead + turn) % 360.0), turn) for turn in ASIDE]
        far, turn = max(ways, key=lambda way: way[0] * math.cos(math.radians(way[1])))
        if far > WORTH or (self.state.bonus is not None and far > 0.0):
            yield _flick(carrier, (self.ahead + turn) % 360.0, far)

    def _come(self) -> Iterator[Action]:
        """Move a player nearer to the ball; with the ball, to the goal."""
        if len(in_play(self.state, self.seat)) - len(self.able) >= FLICKS:
            return
        holder = self.state.holder
        ours = holder is not None and seat_of(holder) == self.seat
        for one in self._by_distance(None if ours else self._goal()):
            if one.id == holder:
                continue
            bearing, far = (self.ahead, LENGTH) if ours else _way(one, self._goal())
            way = min(self._free_way(one, bearing), far)
            if way > WORTH and far > 4 * RADIUS:
                yield _flick(one, bearing, way)

    def _press(self) -> Iterator[Action]:
        """Push through if nothing else was done in this turn, to avoid a standstill."""
        if len(self.able) < len(in_play(self.state, self.seat)):
            return
        one = self.rng.pick([one for one in self.able if one.id != self.state.holder] or self.able)
        bearing = self.ahead if one.id == self.state.holder else _way(one, self._goal())[0]
        yield _flick(one, bearing, max(FIRM, self._room(one, bearing, effort=False) - KEPT))

    def _goal(self) -> Point:
        """The place of the ball."""
        if self.state.ball is not None:
            return self.state.ball
        one = player_of(self.state, self.state.holder or "")
        return Point(one.x, one.y)

    def _by_distance(self, to: Point | None) -> list[BowlPlayer]:
        """The players who may be flicked, nearest to a place first; None: to the goal."""
        if to is None:
            return sorted(self.able, key=self._to_goal)
        return sorted(self.able, key=lambda one: math.dist((one.x, one.y), (to.x, to.y)))

    def _mates(self, carrier: BowlPlayer) -> list[BowlPlayer]:
        return [one for one in in_play(self.state, self.seat) if one.id != carrier.id]

    def _to_goal(self, one: BowlPlayer) -> float:
        """The distance of a player to the enemy goal line, mm."""
        _, y = turned((one.x, one.y), self.seat)
        return LENGTH - GOAL - HOLD - y

    def _meets(self, one: BowlPlayer, bearing: float, slide: float) -> str | None:
        """The first piece that a flick meets."""
        met = first_contact(self.table, Launch(one.id, bearing, max(slide, 1.0)))
        return None if met is None else met.struck

    def _room(self, one: BowlPlayer, bearing: float, *, effort: bool) -> float:
        """The distance a player may slide before its limit, or before it is out beyond a line, mm."""
        areas = areas_beyond(held(one.x, one.y), limit_of(self.state, one.id, effort=effort))
        ux, uy = unit(bearing)
        limit = entry(areas, HOLD, (one.x, one.y), (ux, uy))
        lines = [
            ((size if step > 0.0 else 0.0) - place) / step
            for place, step, size in ((one.x, ux, WIDTH), (one.y, uy, LENGTH))
            if abs(step) > 1e-9
        ]
        return max(0.0, min([math.inf if limit is None else limit, *lines]))

    def _free_way(self, one: BowlPlayer, bearing: float) -> float:
        """The free distance of a player, mm, without extra effort."""
        room = self._room(one, bearing, effort=False)
        met = first_contact(self.table, Launch(one.id, bearing, max(room, 1.0)))
        if met is not None:
            room = min(room, math.dist((one.x, one.y), (met.x, met.y)))
        return max(0.0, room - KEPT)


def _way(one: BowlPlayer | Point, to: Point) -> tuple[float, float]:
    """The bearing and distance of a place from a player or another place."""
    dx, dy = to.x - one.x, to.y - one.y
    return bearing_to(dx, dy), math.hypot(dx, dy)


def _flick(
    one: BowlPlayer, bearing: float, slide: float, announce: Announcement = "none", target: PlayerId | None = None
) -> Flick:
    strength = min(max(100.0 * slide / PLAYER_REACH, 1.0), 100.0)
    return Flick(one.id, round(bearing, 2) % 360.0, round(strength, 1), announce, target)
