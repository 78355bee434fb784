"""Previews of answers, by assist level, with the possible costs of an action."""

import msgspec

from bot.games.contract.aim import AimPreview, along, are_numbers, checked_aim, may_cost, refused
from bot.games.contract.base import Ask, Illegal
from bot.games.contract.dials import Place
from bot.games.contract.flick_game import Simulator
from bot.games.contract.preview import Aim, Assist, Ellipse, Ghost, Line, Sketch
from bot.games.contract.shot_noise import hand_of, round_bearing, slips
from bot.games.contract.vocabulary import Phrase, Point, phrase
from bot.games.pitchbowl.rules.board import BALL, BALL_REACH, KICK_REACH, PLAYER_REACH, RADIUS, label
from bot.games.pitchbowl.rules.judgement import cost_of, cost_of_pass, cost_of_placement, first_met, verdict_of
from bot.games.pitchbowl.rules.kickoff import ACROSS, ALONG, checked_kick, flight, spot_of
from bot.games.pitchbowl.rules.resolution import check_flick, check_pass, dropped_at, start_of, watched
from bot.games.pitchbowl.rules.setup import checked_setup, faulty
from bot.games.pitchbowl.rules.simulation import run, shown, throw, touched_at_start
from bot.games.pitchbowl.rules.step_builder import place_of
from bot.games.pitchbowl.rules.values import Action, Flick, Kick, Pass, Placement, PutBall, SetUp, State
from bot.games.pitchbowl.rules.view import View, state_of
from bot.physics.table import Launch

RAY = 5 * RADIUS  # mm; all that experts are shown
SIGMAS = 2.0  # standard deviations of the scatter that the landing of a kick-off is shown for


def sketch(simulate: Simulator, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:
    """Lines and ghosts of an aim or a placement, and the words of the rule that would refuse it."""
    state = state_of(view)
    action = _as_saved(action)
    match action:
        case SetUp(places):
            return _set_up(state, ask, places)
        case Kick():
            return _kick(ask, action)
        case Flick() | Placement():
            refusal = _refusal(state, ask, action)
            drawn = _flick(simulate, state, action, assist, refusal)
            known = refusal is None and assist is not Assist.EXPERT
            return _costly(simulate, drawn, state, action) if known else drawn
        case Pass():
            return _pass(simulate, state, ask, action, assist)
        case PutBall(angle):
            return _spot(state, angle)
        case _:
            return Sketch()


def _as_saved(action: Action) -> Action:
    """An aim to the digits that are played."""
    if not isinstance(action, Flick | Placement | Pass) or not are_numbers(action.angle, action.strength):
        return action
    return msgspec.structs.replace(action, angle=round_bearing(action.angle), strength=round(action.strength, 1))


def _costly(simulate: Simulator, drawn: Sketch, state: State, action: Flick | Placement) -> Sketch:
    """The sketch with the cost of the action to its coach: the turn, a player, or the extra effort."""
    costs, effort = _costs(simulate, state, action)
    remarks = [] if costs is not None or not effort else [phrase("pitchbowl-effort", player=label(action.player))]
    around = slips(state.options, action.angle, action.strength) if costs is None else ()
    worse = (
        _costs(simulate, state, msgspec.structs.replace(action, angle=at, strength=hard))[0] for at, hard in around
    )
    remarks += may_cost(worse)
    return msgspec.structs.replace(drawn, risk=costs, remarks=(*drawn.remarks, *remarks))


def _costs(simulate: Simulator, state: State, action: Flick | Placement) -> tuple[Phrase | None, bool]:
    """The cost of an action by a steady hand, and whether it uses the extra effort."""
    if isinstance(action, Placement):
        return cost_of_placement(simulate, state, action), False
    verdict = verdict_of(simulate, state, action)
    return cost_of(state, action, verdict), verdict.effort


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
        if isinstance(action, Flick):
            trace = watched(simulate, state, action, angle, strength, touched_at_start(state, player, angle))
        else:
            trace = run(simulate, state, player, angle, strength, effort=False, pickup=False)
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
    start = start_of(state, passer, action.angle % 360.0, action.side)
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
    risk = cost_of_pass(state, trace)
    around = slips(state.options, action.angle, action.strength) if risk is None else ()
    worse = (cost_of_pass(state, throw(simulate, state, start, *one)) for one in around)
    return msgspec.structs.replace(
        drawn,
        lines=(Line("aim", (start, end)),),
        ghosts=ghosts,
        marks=aim.marks(),
        met=next((one.by for one in trace.passages), ""),
        risk=risk,
        remarks=(*drawn.remarks, *may_cost(worse)),
    )


def _spot(state: State, angle: float) -> Sketch:
    clumsy = state.clumsy
    if clumsy is None or not are_numbers(angle):
        return Sketch()
    there = dropped_at(state, clumsy, angle % 360.0)
    return Sketch(ghosts=(Ghost("place", BALL, there.x, there.y),), marked=BALL)
