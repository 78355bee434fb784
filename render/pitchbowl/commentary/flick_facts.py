"""A flick or throw of PitchBowl as an attentive onlooker saw it: who went how far, who was missed by how much."""

from __future__ import annotations

import math

from bot.games.pitchbowl.board import (
    BALL,
    BALL_RADIUS,
    GOAL,
    HOLD,
    LENGTH,
    MIDDLE,
    RADIUS,
    PlayerId,
    label,
    seat_of,
)
from bot.games.pitchbowl.events import Event, Thrown
from bot.games.pitchbowl.simulation import LIMIT
from bot.games.pitchbowl.view import SeenPlayer, View
from bot.games.vocabulary import Point, Seat
from bot.physics.trace import Passage, Trace
from render.motion import MeasuredMotion, beside
from render.painter import Moment
from render.pitchbowl.text.account import Sent, standing

_STIRRED = 0.5  # mm; what moved less has not moved to the eye


class FlickFacts(MeasuredMotion):
    """A flick and what came of it. All lengths in mm, gaps from rim to rim."""

    def __init__(self, moment: Moment, sent: Sent, trace: Trace) -> None:
        self.before: View = moment.before
        self.after: View = moment.after
        self.events: tuple[Event, ...] = moment.events
        self.sent = sent
        self.player: PlayerId = sent.player
        self.mover = BALL if isinstance(sent, Thrown) else sent.player
        self.seat: Seat = seat_of(sent.player)
        stood = standing(self.before)
        super().__init__(trace, stood, MIDDLE)
        if self.mover == BALL and self.after.last_flick is not None:  # it set off beside the passer
            trails = {trail.id: trail.points[0] for trail in self.after.last_flick.trails}
            self.stood = {**stood, BALL: trails.get(BALL, stood[sent.player])}

    @property
    def name(self) -> str:
        """What pictures call the player who acts."""
        return label(self.player)

    @property
    def runs(self) -> bool:
        """Whether he had the ball when he was flicked."""
        return self.before.holder == self.player

    @property
    def touched(self) -> tuple[str, ...]:
        """What the flicked player or the thrown ball touched, in order."""
        return tuple(dict.fromkeys(one.other(self.mover) for one in self.trace.touches(self.mover)))

    @property
    def stop(self) -> Passage | None:
        """Where he came to his limit, if he did."""
        return next((one for one in self.trace.passages if one.gate == LIMIT), None)

    def left_over(self) -> float:
        """How much further he would have slid had he not been stopped at his limit; 0 if the film does not tell."""
        stop = self.stop
        path = self.paths.get(self.player, [])
        segment = next((one for one in reversed(path) if stop is not None and one.t0 < stop.t), None)
        if stop is None or segment is None or segment.braking <= 0.0:
            return 0.0
        speed = max(0.0, math.hypot(segment.vx, segment.vy) - segment.braking * (stop.t - segment.t0))
        return speed * speed / (2 * segment.braking)

    def missed(self, piece: str) -> float:
        """By how much the way of the flicked player passed something where it lay."""
        radius = BALL_RADIUS if piece == BALL else RADIUS
        return max(0.0, beside(self.way(self.player), self.start(piece)) - RADIUS - radius)

    def passed(self) -> list[tuple[float, str]]:
        """By how much the mover passed each opponent that did not move, and who that is."""
        radius = BALL_RADIUS if self.mover == BALL else RADIUS
        way = self.way(self.mover)
        return [
            (max(0.0, beside(way, one) - RADIUS - radius), one.label)
            for one in self.before.players
            if not one.out and one.seat != self.seat and one.id not in self.touched and self.shift(one.id) <= _STIRRED
        ]


def to_goal(place: Point | SeenPlayer, seat: Seat) -> float:
    """How far a player at a place is from the goal line that a seat attacks; nought beyond it."""
    return max(0.0, (LENGTH - GOAL - place.y if seat == 0 else place.y - GOAL) - HOLD)


def nearest(view: View, seat: Seat, to: Point) -> tuple[float, SeenPlayer] | None:
    """The player of a seat nearest to a place and the gap from a ball lying there."""
    found = [
        (max(0.0, math.dist((one.x, one.y), (to.x, to.y)) - RADIUS - BALL_RADIUS), one)
        for one in view.players
        if one.seat == seat and not one.out
    ]
    return min(found, key=lambda one: (one[0], one[1].label), default=None)
