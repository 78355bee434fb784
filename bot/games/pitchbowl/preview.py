"""Previews of answers, by assist level, and what an action may cost."""

import math

import msgspec

from bot.games.aim import AimPreview, along, are_numbers, checked_aim, refused, unit
from bot.games.base import Ask, Illegal
from bot.games.dials import Place
from bot.games.flick_game import Simulator
from bot.games.pitchbowl.board import (
    AGAINST,
    BALL,
    BALL_REACH,
    HOLD,
    KICK_REACH,
    LENGTH,
    PLAYER_REACH,
    RADIUS,
    WIDTH,
    areas_beyond,
    end_zone,
    held,
    is_out,
    label,
    rival,
    seat_of,
)
from bot.games.pitchbowl.kickoff import ACROSS, ALONG, checked_kick, flight, spot_of
from bot.games.pitchbowl.referee import judge_pass
from bot.games.pitchbowl.resolution import beside, check_flick, check_pass, dropped_at
from bot.games.pitchbowl.setup import checked_setup, faulty
from bot.games.pitchbowl.simulation import field, limit_of, run, shown, throw
from bot.games.pitchbowl.step_builder import place_of
from bot.games.pitchbowl.values import Action, BowlPlayer, Flick, Kick, Pass, Placement, PutBall, SetUp, State
from bot.games.pitchbowl.view import View
from bot.games.preview import Aim, Assist, Ellipse, Ghost, Line, Sketch
from bot.games.shot_noise import hand_of
from bot.games.vocabulary import Phrase, Point, phrase
from bot.physics.gates import Area, entry
from bot.physics.preview import Preview, first_contact
from bot.physics.table import Launch
from bot.physics.trace import Trace

RAY = 5 * RADIUS  # mm; all that experts are shown
SIGMAS = 2.0  # standard deviations of the scatter that the landing of a kick-off is shown for


def sketch(simulate: Simulator, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:
    """Lines and ghosts of an aim or a placement, and the words of the rule that would refuse it."""
    state = as_state(view)
    match action:
        case SetUp(places):
            return _set_up(state, ask, places)
        case Kick():
            return _kick(ask, action)
        case Flick() | Placement():
            refusal = _refusal(state, ask, action)
            drawn = _flick(simulate, state, action, assist, refusal)
            known = refusal is None and assist is not Assist.EXPERT
            return _costly(drawn, state, action) if known else drawn
        case Pass():
            return _pass(simulate, state, ask, action, assist)
        case PutBall(angle):
            return _spot(state, angle)
        case _:
            return Sketch()


def _costly(drawn: Sketch, state: State, action: Flick | Placement) -> Sketch:
    """The sketch with the cost of the action: the turn, or the extra effort."""
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
        checked_aim("pitchbowl", "PB-23", action.angle, action.strength)
    except Illegal as refusal:
        return refusal
    return None


def _set_up(state: State, ask: Ask[Action], places: tuple[Place, ...]) -> Sketch:
    ghosts = tuple(Ghost("place", one.id, one.x, one.y) for one in places if are_numbers(one.x, one.y))
    whole = len(ghosts) == len(places)
    try:
        checked_setup(state, ask.seat, places)
    except Illegal as refusal:
        return refused(Sketch(ghosts=ghosts, faulty=faulty(ask.seat, places) if whole else ()), refusal)
    return Sketch(ghosts=ghosts)


def _kick(ask: Ask[Action], kick: Kick) -> Sketch:
    if not are_numbers(kick.angle, kick.strength):
        return Sketch()
    start = spot_of(ask.seat)
    aim = Aim(BALL, start, kick.angle, kick.strength, KICK_REACH)
    landing = along(start, kick.angle, flight(max(1.0, min(kick.strength, 100.0))))
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
        return refused(drawn, refusal)
    return drawn


def _flick(
    simulate: Simulator, state: State, action: Flick | Placement, assist: Assist, refusal: Illegal | None
) -> Sketch:
    player, angle, strength = action.player, action.angle, action.strength
    effort, pickup = isinstance(action, Flick), isinstance(action, Flick) and action.announce == "pickup"
    if not are_numbers(angle, strength):
        return refused(Sketch(), refusal)
    aim = _aim(state, player, place_of(state, player), angle, strength, PLAYER_REACH)
    if refusal is not None or assist is Assist.EXPERT:
        return refused(aim.least(assist), refusal)
    meets = first_met(state, player, Launch(player, angle, PLAYER_REACH * strength / 100.0), effort=effort)
    if assist is Assist.FULL:
        trace = run(simulate, state, player, angle, strength, effort=effort, pickup=pickup)
        trails = shown(state, trace, player, angle, strength).trails
        return aim.full(meets, ((one.id, one.points, one.out) for one in trails))
    struck: Point | None = None
    if meets is not None and meets.struck != BALL:
        struck = place_of(state, meets.struck)
    elif meets is not None and not pickup:
        struck = state.ball
    return aim.standard(meets, struck)


def _aim(state: State, piece: str, origin: Point, angle: float, strength: float, reach: float) -> AimPreview:
    return AimPreview("pitchbowl", piece, origin, angle, strength, reach, RAY, hand_of(state.options))


def _pass(simulate: Simulator, state: State, ask: Ask[Action], action: Pass, assist: Assist) -> Sketch:
    passer = state.holder
    if passer is None or not are_numbers(action.angle, action.strength):
        return Sketch()
    start = beside(state, passer, action.angle if action.side is None else action.side, AGAINST)
    aim = _aim(state, BALL, start, action.angle, action.strength, BALL_REACH)
    drawn = aim.least(assist)
    try:
        check_pass(state, ask.seat, action)
    except Illegal as refusal:
        there = (Ghost("place", BALL, start.x, start.y),)
        return refused(msgspec.structs.replace(drawn, lines=(), ghosts=there), refusal)
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
    lines = (Line("aim", (start, end)),)
    return msgspec.structs.replace(
        drawn, lines=lines, ghosts=ghosts, marks=aim.marks(), risk=risk_of_pass(state, trace)
    )


def _spot(state: State, angle: float) -> Sketch:
    clumsy = state.clumsy
    if clumsy is None or not are_numbers(angle):
        return Sketch()
    there = dropped_at(state, clumsy, angle % 360.0)
    return Sketch(ghosts=(Ghost("place", BALL, there.x, there.y),), marked=BALL)


BEYOND = 2 * (WIDTH + LENGTH)  # mm; further than anything slides


def first_met(state: State, player: str, launch: Launch, *, effort: bool) -> Preview | None:
    """The first piece that a player meets before the limit (PB-33)."""
    meets = first_contact(field(state), launch)
    lies = place_of(state, player)
    if meets is None or math.dist((lies.x, lies.y), (meets.x, meets.y)) <= _limit(state, player, launch, effort=effort):
        return meets
    return None


def risk(state: State, action: Flick | Placement) -> Phrase | None:
    """Why a flick would end the turn, or a placement be annulled, by its first contact and its length; None if it would not."""
    effort = isinstance(action, Flick)
    launch = Launch(action.player, action.angle, PLAYER_REACH * action.strength / 100.0)
    meets = first_met(state, action.player, launch, effort=effort)
    far = _stopped(state, action.player, launch, meets, effort=effort)
    if isinstance(action, Placement):
        reason = "touches" if meets is not None else "far" if far else ""
        return phrase("pitchbowl-risk-placement", player=label(action.player), reason=reason) if reason else None
    if _scores(state, action, launch, meets):
        return None
    struck = "" if meets is None else meets.struck
    wanted = {"steal": state.holder, "pickup": BALL, "handoff": action.target}.get(action.announce)
    if wanted is not None and struck != wanted:
        return _of(action.announce, action.player)
    if action.announce == "pickup" and struck == BALL:  # picked up without a collision: the player slides on
        after = msgspec.structs.replace(state, ball=None)
        meets = first_met(after, action.player, launch, effort=effort)
        far = _stopped(after, action.player, launch, meets, effort=effort)
    elif struck == BALL:
        return _of("clearance", action.player)
    return _of(far, action.player) if far else None


def effort_of(state: State, flick: Flick) -> Phrase | None:
    """Whether a flick spends the turn's extra effort (PB-31), or may after a contact; None if it does not."""
    if state.spent.effort:
        return None
    launch = Launch(flick.player, flick.angle, PLAYER_REACH * flick.strength / 100.0)
    way = _limit(state, flick.player, launch, effort=False)
    meets = first_met(state, flick.player, launch, effort=True)
    if way >= launch.slide or _scores(state, flick, launch, meets):
        return None
    if flick.announce == "pickup" and meets is not None and meets.struck == BALL:
        meets = first_met(msgspec.structs.replace(state, ball=None), flick.player, launch, effort=True)
    lies = place_of(state, flick.player)
    sure = meets is None or way < math.dist((lies.x, lies.y), (meets.x, meets.y))
    return phrase("pitchbowl-effort", player=label(flick.player), sure="yes" if sure else "no")


def risk_of_pass(state: State, trace: Trace) -> Phrase | None:
    """Why a throw would end its coach's turn, as the referee reads it; None if it would not."""
    passer = state.holder or ""
    verdict = judge_pass(state, passer, trace)
    if not verdict.reasons or verdict.reasons == ["TOUCHDOWN"]:
        return None
    deeds = {"BALL_OUT": "ball_out", "INTERCEPTION": "intercepted"}
    return _of(deeds.get(verdict.reasons[0], "pass"), verdict.holder or passer)


def _of(reason: str, player: str) -> Phrase:
    return phrase("pitchbowl-risk", reason=reason, player=label(player))


def _limit(state: State, player: str, launch: Launch, *, effort: bool) -> float:
    """The distance after which a player is stopped, mm."""
    lies = place_of(state, player)
    beyond = areas_beyond(held(lies.x, lies.y), limit_of(state, player, effort=effort))
    return _entered(beyond, lies, launch.bearing)


def _stopped(state: State, player: str, launch: Launch, meets: Preview | None, *, effort: bool) -> str:
    """Whether a player without contact leaves the field."""
    if meets is not None:
        return ""
    if _limit(state, player, launch, effort=effort) < launch.slide:
        return "fall"
    lies, (ux, uy) = place_of(state, player), unit(launch.bearing)
    return "out" if is_out(lies.x + launch.slide * ux, lies.y + launch.slide * uy, RADIUS) else ""


def _scores(state: State, flick: Flick, launch: Launch, meets: Preview | None) -> bool:
    """Whether the holder reaches the end zone before any contact or limit."""
    if state.holder != flick.player or flick.announce == "handoff":
        return False
    lies = place_of(state, flick.player)
    way = _entered((end_zone(rival(seat_of(flick.player))),), lies, launch.bearing)
    met = BEYOND if meets is None else math.dist((lies.x, lies.y), (meets.x, meets.y))
    return way <= min(launch.slide, met) and way < _limit(state, flick.player, launch, effort=True)


def _entered(areas: tuple[Area, ...], start: Point, bearing: float) -> float:
    """The way to the first of these areas, mm; infinite if none is entered."""
    way = entry(areas, HOLD, (start.x, start.y), unit(bearing))
    return math.inf if way is None else way
