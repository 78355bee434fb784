"""What a preview may show of an answer not yet given, by assist level."""

from __future__ import annotations

import math

import msgspec

from bot.games.base import Ask, Illegal
from bot.games.dials import Place
from bot.games.flick_game import Simulator
from bot.games.pitchbowl.board import (
    AGAINST,
    BALL,
    BALL_REACH,
    KICK_REACH,
    PLAYER_REACH,
    RADIUS,
    PlayerId,
    toward,
)
from bot.games.pitchbowl.kickoff import ACROSS, ALONG, checked_kick, flight, spot_of
from bot.games.pitchbowl.resolution import beside, check_flick, check_pass, checked_aim, dropped_at
from bot.games.pitchbowl.risks import effort_of, first_met, risk, risk_of_pass
from bot.games.pitchbowl.setup import checked_setup, faulty
from bot.games.pitchbowl.simulation import run, shown, throw
from bot.games.pitchbowl.step_builder import place_of
from bot.games.pitchbowl.values import Action, BowlPlayer, Flick, Kick, Pass, Placement, SetUp, Spot, State, Trail
from bot.games.pitchbowl.view import View
from bot.games.preview import Aim, Assist, Ellipse, Ghost, Line, Mark, Sketch
from bot.games.shot_noise import hand_of
from bot.games.vocabulary import Point, phrase
from bot.physics.table import Launch

RAY = 5 * RADIUS  # mm; all that experts are shown
SIGMAS = 2.0  # standard deviations of the scatter that the landing of a kick-off is shown for
QUARTERS = (25.0, 50.0, 75.0, 100.0)  # strengths whose roll-out is marked


def sketch(simulate: Simulator, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:
    """Lines and ghosts of an aim or a placement, and the words of the rule that would refuse it."""
    state = as_state(view)
    match action:
        case SetUp(places):
            return _set_up(state, ask, places)
        case Kick():
            return _kick(ask, action)
        case Flick(player, angle, strength) | Placement(player, angle, strength):
            effort = isinstance(action, Flick)
            pickup = isinstance(action, Flick) and action.announce == "pickup"
            refusal = _refusal(state, ask, action)
            drawn = _flick(simulate, state, player, angle, strength, assist, refusal, effort=effort, pickup=pickup)
            known = refusal is None and assist is not Assist.EXPERT
            return _costly(drawn, state, action) if known else drawn
        case Pass():
            return _pass(simulate, state, ask, action, assist)
        case Spot(angle):
            return _spot(state, angle)
        case _:
            return Sketch()


def _costly(drawn: Sketch, state: State, action: Flick | Placement) -> Sketch:
    """With what the action would cost: the turn, or the extra effort."""
    costs = risk(state, action)
    spends = effort_of(state, action) if isinstance(action, Flick) and costs is None else None
    remarks = drawn.remarks if spends is None else (*drawn.remarks, spends)
    return msgspec.structs.replace(drawn, risk=costs, remarks=remarks)


def as_state(view: View) -> State:
    """The position that a view shows."""
    return State(
        options=view.options,
        phase=view.phase,
        turn=view.turn,
        kicker=view.kicker,
        score=view.score,
        players=tuple(BowlPlayer(one.id, one.x, one.y, one.active, one.out) for one in view.players),
        ball=view.ball,
        holder=view.holder,
        spent=view.spent,
        bonus=view.bonus,
        clumsy=view.clumsy,
    )


def _refusal(state: State, ask: Ask[Action], action: Flick | Placement) -> Illegal | None:
    try:
        if isinstance(action, Flick):
            check_flick(state, ask.seat, action)
        checked_aim(action.angle, action.strength)
    except Illegal as refusal:
        return refusal
    return None


def _refused(shown_so_far: Sketch, refusal: Illegal | None) -> Sketch:
    if refusal is None:
        return shown_so_far
    return msgspec.structs.replace(
        shown_so_far, words=(*shown_so_far.words, refusal.reason), rule=shown_so_far.rule or refusal.rule
    )


def _set_up(state: State, ask: Ask[Action], places: tuple[Place, ...]) -> Sketch:
    ghosts = tuple(Ghost("place", one.id, one.x, one.y) for one in places if _are_numbers(one.x, one.y))
    whole = len(ghosts) == len(places)
    try:
        checked_setup(state, ask.seat, places)
    except Illegal as refusal:
        return _refused(Sketch(ghosts=ghosts, faulty=faulty(ask.seat, places) if whole else ()), refusal)
    return Sketch(ghosts=ghosts)


def _kick(ask: Ask[Action], kick: Kick) -> Sketch:
    if not _are_numbers(kick.angle, kick.strength):
        return Sketch()
    start = spot_of(ask.seat)
    aim = Aim(BALL, start, kick.angle, kick.strength, KICK_REACH)
    landing = _along(start, kick.angle, flight(max(1.0, min(kick.strength, 100.0))))
    far = flight(max(1.0, min(kick.strength, 100.0)))
    drawn = Sketch(
        aim,
        (Line("aim", (start, landing)),),
        (Ghost("contact", BALL, landing.x, landing.y),),
        landing=Ellipse(landing.x, landing.y, SIGMAS * ALONG * far, SIGMAS * ACROSS * far, kick.angle),
    )
    try:
        checked_kick(ask.seat, kick)
    except Illegal as refusal:
        return _refused(drawn, refusal)
    return drawn


def _flick(
    simulate: Simulator,
    state: State,
    player: PlayerId,
    angle: float,
    strength: float,
    assist: Assist,
    refusal: Illegal | None,
    *,
    effort: bool,
    pickup: bool,
) -> Sketch:
    if not _are_numbers(angle, strength):
        return _refused(Sketch(), refusal)
    origin = place_of(state, player)
    drawn = _ray(state, player, origin, (angle, strength, PLAYER_REACH), assist)
    if refusal is not None or assist is Assist.EXPERT:
        return _refused(drawn, refusal)
    slide = PLAYER_REACH * strength / 100.0
    meets = first_met(state, player, Launch(player, angle, slide), effort=effort)
    ghosts = () if meets is None else (Ghost("contact", player, meets.x, meets.y),)
    if assist is Assist.FULL:
        trace = run(simulate, state, player, angle, strength, effort=effort, pickup=pickup)
        told = shown(state, trace, player, angle, strength)
        lines = tuple(Line("aim" if one.id == player else "leave", one.points) for one in told.trails)
        return msgspec.structs.replace(drawn, lines=lines, ghosts=(*ghosts, *_ends(told.trails)))
    marks = _marks(origin, angle, strength, PLAYER_REACH)
    if meets is None:
        return msgspec.structs.replace(drawn, lines=(Line("aim", (origin, _along(origin, angle, slide))),), marks=marks)
    lines = (Line("aim", (origin, Point(meets.x, meets.y))),)
    start = state.ball if meets.struck == BALL else place_of(state, meets.struck)
    if start is not None and not (pickup and meets.struck == BALL):
        lines = (*lines, Line("leave", (start, _along(start, meets.bearing, RAY))))
    return msgspec.structs.replace(drawn, lines=lines, ghosts=ghosts, marks=marks)


def _ray(state: State, piece: str, origin: Point, aimed: tuple[float, float, float], assist: Assist) -> Sketch:
    """The least that is shown of an aim (bearing, strength, reach): its ray, and how far the hand may slip."""
    angle, strength, reach = aimed
    line = Line("ray", (origin, _along(origin, angle, RAY)))
    hand = hand_of(state.options)
    if hand is None:
        return Sketch(Aim(piece, origin, angle, strength, reach), (line,))
    fan = hand.fan(angle, strength, RAY if assist is Assist.EXPERT else None)
    said = phrase("pitchbowl-fan", aside=hand.aside, weak=fan.weak, strong=fan.strong)
    return Sketch(Aim(piece, origin, angle, strength, reach, fan), (line,), remarks=(said,))


def _ends(trails: tuple[Trail, ...]) -> tuple[Ghost, ...]:
    """Where everything comes to rest, or leaves the field."""
    ends = ((one.id, one.points[-1], one.out) for one in trails)
    return tuple(Ghost("fall" if out else "rest", piece, end.x, end.y) for piece, end, out in ends)


def _marks(origin: Point, angle: float, strength: float, reach: float) -> tuple[Mark, ...]:
    """Where each quarter of the strength would roll out, and the one wanted."""
    return tuple(
        Mark(mark, place.x, place.y)
        for mark in sorted({*QUARTERS, strength})
        for place in (_along(origin, angle, reach * mark / 100.0),)
    )


def _pass(simulate: Simulator, state: State, ask: Ask[Action], action: Pass, assist: Assist) -> Sketch:
    passer = state.holder
    if passer is None or not _are_numbers(action.angle, action.strength):
        return Sketch()
    start = beside(state, passer, action.angle if action.side is None else action.side, AGAINST)
    drawn = _ray(state, BALL, start, (action.angle, action.strength, BALL_REACH), assist)
    try:
        check_pass(state, ask.seat, action)
    except Illegal as refusal:
        there = (Ghost("place", BALL, start.x, start.y),)
        return _refused(msgspec.structs.replace(drawn, lines=(), ghosts=there), refusal)
    if assist is Assist.EXPERT:
        return drawn
    trace = throw(simulate, state, start, action.angle, action.strength)
    end = next(
        (Point(one.x, one.y) for one in trace.passages),
        next(
            (Point(one.x, one.y) for one in trace.rest if one.id == BALL),
            next((Point(one.x, one.y) for one in trace.falls), start),
        ),
    )
    ghosts = tuple(Ghost("contact", BALL, one.x, one.y) for one in trace.passages)
    marks = _marks(start, action.angle, action.strength, BALL_REACH)
    lines = (Line("aim", (start, end)),)
    return msgspec.structs.replace(drawn, lines=lines, ghosts=ghosts, marks=marks, risk=risk_of_pass(state, trace))


def _spot(state: State, angle: float) -> Sketch:
    clumsy = state.clumsy
    if clumsy is None or not _are_numbers(angle):
        return Sketch()
    there = dropped_at(state, clumsy, angle % 360.0)
    return Sketch(ghosts=(Ghost("place", BALL, there.x, there.y),), marked=BALL)


def _are_numbers(*values: float) -> bool:
    return all(math.isfinite(value) for value in values)


def _along(start: Point, bearing: float, way: float) -> Point:
    ux, uy = toward(bearing)
    return Point(start.x + way * ux, start.y + way * uy)
