"""Flicks of PitchBowl made up for films: whatever can come of one, a moment each."""

from __future__ import annotations

import math

import msgspec

from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.events import Flicked
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.values import Action, BowlPlayer, Flick, Kick, Pass, Placement, State
from bot.physics.trace import Film, Rest, Segment, Trace
from render.painter import Moment
from tests.support.scenes.film_scenes import TURN
from tests.support.scenes.pitchbowl_scenes import after, kicking, play

GAME = PitchBowl()


def laid(*, holder: str | None = None, ball: Point | None = None, **places: tuple[float, float]) -> State:
    """Amber's turn with some players put elsewhere (`red_t1=(x, y)`)."""
    state = play()
    there = {name.replace("_", "."): place for name, place in places.items()}
    players = tuple(
        BowlPlayer(one.id, *there[one.id], active=True, out=False) if one.id in there else one for one in state.players
    )
    return msgspec.structs.replace(state, players=players, holder=holder, ball=ball)


def moment(state: State, action: Action, seed: bytes = b"flicks") -> Moment:
    """What comes of an answer, as films show it."""
    (ask,) = GAME.asks(state)
    step = GAME.apply(state, Answer(ask.id, ask.seat, action), Rng(seed))
    return Moment(GAME.view(state, None), GAME.view(step.state, None), step.events, step.trace)


def _kick() -> Moment:
    state = kicking()
    return moment(state, Kick(10.0 if state.kicker == 0 else 190.0, 70.0))


def _short_kick() -> Moment:
    state = kicking()
    return moment(state, Kick(10.0 if state.kicker == 0 else 190.0, 20.0))


def _placing() -> State:
    return after(play(defensive_placement="on"), Flick("red.t6", 0.0, 10.0))


def crowd(lasting: float = 1.52) -> Moment:
    """All players slide at golden angles, each further than the one before, as if nobody were in the way."""
    view = GAME.view(play(), None)
    segments = []
    for number, one in enumerate(view.players):
        speed, angle = 60.0 + 12.0 * number, number * TURN
        vx, vy = speed * math.cos(angle), speed * math.sin(angle)
        segments.append(Segment(one.id, 0.0, lasting, one.x, one.y, 0.0, vx, vy, 0.0, speed / lasting, 0.0))
    rest = tuple(Rest(one.id, one.x + one.vx * lasting / 2, one.y + one.vy * lasting / 2, 0.0) for one in segments)
    ends = {one.id: one for one in rest}
    players = tuple(msgspec.structs.replace(one, x=ends[one.id].x, y=ends[one.id].y) for one in view.players)
    trace = Trace((), (), rest, duration=lasting, film=Film(lasting, tuple(segments)))
    return Moment(view, msgspec.structs.replace(view, players=players), (Flicked("red.t1", 0.0, 50.0),), trace)


FREE = (400.0, 560.0)
FLICKS: dict[str, Moment] = {
    "kick": _kick(),
    "touch_back": _short_kick(),
    "run": moment(play(), Flick("red.t6", 0.0, 10.0)),
    "block": moment(play(), Flick("red.t2", 0.0, 30.0)),
    "pickup": moment(laid(ball=Point(225.0, 250.0)), Flick("red.r1", 63.43, 30.0, "pickup")),
    "steal": moment(laid(holder="blue.t2"), Flick("red.t2", 0.0, 12.0, "steal")),
    "handoff": moment(laid(holder="red.t8", red_t9=(225.0, 300.0)), Flick("red.t8", 68.2, 12.0, "handoff", "red.t9")),
    "caught": moment(laid(holder="red.t6", red_t7=(60.0, 430.0)), Pass(0.0, 30.0)),
    "caught_in_the_end_zone": moment(laid(holder="red.t6", red_t6=FREE, red_t7=(385.0, 720.0)), Pass(355.0, 40.0)),
    "intercepted": moment(laid(holder="red.t6"), Pass(0.0, 60.0)),
    "incomplete": moment(laid(holder="red.t6"), Pass(10.0, 20.0)),
    "ball_out": moment(laid(holder="red.t6"), Pass(300.0, 60.0)),
    "cleared": moment(laid(ball=Point(225.0, 250.0)), Flick("red.r1", 63.43, 30.0)),
    "fall": moment(play(), Flick("red.t9", 180.0, 60.0)),
    "out": moment(play(), Flick("red.t6", 270.0, 40.0)),
    "dropped": moment(laid(holder="red.t8"), Flick("red.t8", 180.0, 12.0, "handoff", "red.t9")),
    "knocked_out": moment(play(), Flick("red.t2", 0.0, 100.0)),
    "touchdown": moment(laid(holder="red.r1", red_r1=(60.0, 640.0)), Flick("red.r1", 0.0, 20.0)),
    "pushed_in": moment(laid(holder="red.r1", red_r1=(60.0, 670.0), red_r2=(60.0, 630.0)), Flick("red.r2", 0.0, 25.0)),
    "placement": moment(_placing(), Placement("blue.t7", 0.0, 8.0)),
    "placement_annulled": moment(_placing(), Placement("blue.t2", 180.0, 20.0)),
    "out_with_ball": moment(laid(holder="red.t6"), Flick("red.t6", 270.0, 40.0)),
}
