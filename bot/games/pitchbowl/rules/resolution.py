"""Resolution of actions: flicks, throws, placements, a ball put down (section 4)."""

import math

import msgspec

from bot.games.contract.aim import checked_aim, unit
from bot.games.contract.base import Illegal
from bot.games.contract.flick_game import Simulator
from bot.games.contract.shot_noise import hand_of
from bot.games.contract.vocabulary import Point, Seat, phrase
from bot.games.pitchbowl.rules.board import (
    AGAINST,
    BALL,
    BALL_RADIUS,
    PLAYERS,
    RADIUS,
    PlayerId,
    heading,
    label,
    on_field,
    rival,
    seat_of,
)
from bot.games.pitchbowl.rules.events import BallPut, Flicked, Placed, PlacementAnnulled, Slipped, Thrown
from bot.games.pitchbowl.rules.kickoff import settled
from bot.games.pitchbowl.rules.referee import Verdict, first_touched, judge, judge_pass
from bot.games.pitchbowl.rules.simulation import CAUGHT, GOALS, LIMIT, PICKUP, run, shown, throw, touched_at_start
from bot.games.pitchbowl.rules.step_builder import StepBuilder, fresh, in_play, nearest, option, place_of, player_of
from bot.games.pitchbowl.rules.turns import end_turn, give_away, go_on_acting, touchdown
from bot.games.pitchbowl.rules.values import Flick, Pass, Placement, Spent, State
from bot.physics.trace import Trace

STEP = 5.0  # degrees between the sides tried for a ball put against a player (PB-45)
FURTHER = 1.0  # mm by which the distance grows where no side is free
SIDEWAYS = 90.0  # degrees off the throw at which the ball may be put against the passer (PB-47)


def check_flick(state: State, seat: Seat, flick: Flick) -> None:
    """Refuse a player that may not be flicked, and what cannot be announced. Raises Illegal (PB-23)."""
    _check_player(state, seat, flick.player)
    if state.phase == "bonus" and flick.player != state.bonus:
        raise Illegal("PB-50", phrase("pitchbowl-refused-bonus", piece=label(state.bonus or BALL)))
    mine = state.holder is not None and seat_of(state.holder) == seat
    match flick.announce:
        case "steal":
            if state.holder is None or mine or state.spent.steal:
                reason = "spent-steal" if state.spent.steal else "no-steal"
                raise Illegal("PB-42", phrase(f"pitchbowl-refused-{reason}"))
        case "pickup":
            if state.ball is None or state.spent.pickup:
                reason = "spent-pickup" if state.spent.pickup else "no-pickup"
                raise Illegal("PB-43", phrase(f"pitchbowl-refused-{reason}"))
        case "handoff":
            if state.holder != flick.player:
                raise Illegal("PB-44", phrase("pitchbowl-refused-no-handoff", piece=label(flick.player)))
            mates = [one.id for one in in_play(state, seat) if one.id != flick.player]
            if flick.target not in mates:
                raise Illegal("PB-44", phrase("pitchbowl-refused-target"))
        case "none":
            pass


def _check_player(state: State, seat: Seat, player: PlayerId) -> None:
    if player not in PLAYERS:
        raise Illegal("PB-23", phrase("pitchbowl-refused-unknown", piece=player))
    if seat_of(player) != seat:
        raise Illegal("PB-23", phrase("pitchbowl-refused-not-yours", piece=label(player)))
    one = player_of(state, player)
    if one.out:
        raise Illegal("PB-60", phrase("pitchbowl-refused-out", piece=label(player)))
    if not one.active:
        raise Illegal("PB-20", phrase("pitchbowl-refused-passive", piece=label(player)))


def play_flick(builder: StepBuilder, simulate: Simulator, flick: Flick) -> None:
    """A player's action: physics, the referee, and what follows."""
    state, seat = builder.state, builder.state.turn
    check_flick(state, seat, flick)
    angle, strength = _by_hand(builder, flick.player, *checked_aim("pitchbowl", "PB-23", flick.angle, flick.strength))
    bonus = state.phase == "bonus"
    start = touched_at_start(state, flick.player, angle)
    trace = watched(simulate, state, flick, angle, strength, start)
    verdict = judge(state, flick, trace, start)
    builder.trace = trace
    builder.tell(Flicked(flick.player, angle, strength, flick.announce, flick.target, bonus))
    builder.tell(*verdict.events)
    builder.set(last_flick=shown(state, trace, flick.player, angle, strength))
    _lie_down(builder, trace, verdict)
    spent = builder.state.spent
    builder.set(
        holder=verdict.holder,
        spent=Spent(
            effort=spent.effort or verdict.effort,
            passing=spent.passing,
            steal=spent.steal or flick.announce == "steal",
            pickup=spent.pickup or flick.announce == "pickup",
        ),
        last=state.last or flick.last == "yes",
    )
    due = verdict.success and flick.announce in ("steal", "pickup")
    if not due:
        _turn_passive(builder, flick.player)
    _go_on(builder, verdict, bonus_of=flick.player if due else None, window=not due)


def _by_hand(builder: StepBuilder, player: PlayerId, angle: float, strength: float) -> tuple[float, float]:
    """The actual bearing and strength of an aim; adds an event if the hand slipped (V-8)."""
    hand = hand_of(builder.state.options)
    came = (angle, strength) if hand is None else hand.slip(angle, strength, builder.rng)
    if came != (angle, strength):
        builder.tell(Slipped(player, angle, strength))
    return came


def watched(
    simulate: Simulator,
    state: State,
    flick: Flick,
    angle: float,
    strength: float,
    start: tuple[tuple[str, ...], tuple[str, ...]],
) -> Trace:
    """The trace of the flick; the ball is not picked up if another puck is touched at once (PB-4), nor by a player leaning on it (PB-5)."""
    _, beside = start
    wanted = flick.announce == "pickup" and BALL not in beside
    trace = run(simulate, state, flick.player, angle, strength, effort=True, pickup=wanted)
    if not wanted or not any(one.gate == PICKUP for one in trace.passages):
        return trace
    first, _, _ = first_touched(trace, flick.player, start)
    if first == BALL:
        return trace
    return run(simulate, state, flick.player, angle, strength, effort=True, pickup=False)


def play_pass(builder: StepBuilder, simulate: Simulator, action: Pass) -> None:
    """The holder throws the ball (PB-47, PB-48)."""
    state, seat = builder.state, builder.state.turn
    passer, spot = check_pass(state, seat, action)
    angle, strength = _by_hand(builder, passer, *checked_aim("pitchbowl", "PB-23", action.angle, action.strength))
    trace = throw(simulate, state, spot, angle, strength)
    builder.trace = trace
    builder.tell(Thrown(passer, angle, strength))
    verdict = judge_pass(state, passer, trace)
    ball = None if verdict.holder or verdict.exit else _where_it_lies(trace, spot)
    thrown = msgspec.structs.replace(state, holder=None, ball=spot)
    builder.set(
        holder=verdict.holder,
        ball=ball,
        spent=Spent(state.spent.effort, True, state.spent.steal, state.spent.pickup),
        last_flick=shown(thrown, trace, BALL, angle, strength),
        last=state.last or action.last == "yes",
    )
    builder.tell(*verdict.events)
    _turn_passive(builder, passer)
    _go_on(builder, verdict, bonus_of=None, window=False)


def _where_it_lies(trace: Trace, spot: Point) -> Point:
    """The place of a loose thrown ball: where it met the passer, else where it came to rest."""
    caught = next((one for one in trace.passages if one.gate == CAUGHT), None)
    if caught is not None:
        return Point(round(caught.x, 3), round(caught.y, 3))
    return next((Point(one.x, one.y) for one in trace.rest if one.id == BALL), spot)


def check_pass(state: State, seat: Seat, action: Pass) -> tuple[PlayerId, Point]:
    """The passer and the starting place of the ball. Raises Illegal for a pass that is not possible (PB-47)."""
    passer = state.holder
    if passer is None or seat_of(passer) != seat:
        raise Illegal("PB-47", phrase("pitchbowl-refused-no-pass"))
    _check_player(state, seat, passer)
    if state.spent.passing:
        raise Illegal("PB-47", phrase("pitchbowl-refused-spent-pass"))
    angle, _ = checked_aim("pitchbowl", "PB-23", action.angle, action.strength)
    return passer, _throwing_spot(state, passer, angle, action.side)


def _throwing_spot(state: State, passer: PlayerId, angle: float, side: float | None) -> Point:
    """The starting place of a throw. Raises Illegal if the ball does not fit there (PB-47)."""
    if side is not None and not math.isfinite(side):
        raise Illegal("PB-47", phrase("pitchbowl-refused-angle"))
    if side is not None and abs((side - angle + 180.0) % 360.0 - 180.0) > SIDEWAYS + 1e-9:
        raise Illegal("PB-47", phrase("pitchbowl-refused-side", most=int(SIDEWAYS)))
    spot = start_of(state, passer, angle, side)
    if not is_free(state, spot):
        raise Illegal("PB-47", phrase("pitchbowl-refused-no-room"))
    return spot


def start_of(state: State, passer: PlayerId, angle: float, side: float | None) -> Point:
    """The place from which a ball is thrown: on the given side, else on the nearest side where it fits (PB-47)."""
    at = passing_side(state, passer, angle) if side is None else side % 360.0
    return beside(state, passer, angle if at is None else at, AGAINST)


def passing_side(state: State, passer: PlayerId, angle: float) -> float | None:
    """The side nearest to the throw on which the ball fits, up to 90 degrees off; None if there is none (PB-47)."""
    if is_free(state, beside(state, passer, angle, AGAINST)):
        return angle
    for step in range(1, round(SIDEWAYS / STEP) + 1):
        for side in (angle + STEP * step, angle - STEP * step):
            if is_free(state, beside(state, passer, side, AGAINST)):
                return round(side % 360.0, 2) % 360.0
    return None


def beside(state: State, player: PlayerId, bearing: float, reach: float) -> Point:
    """The place `reach` mm from a player in a direction."""
    lies = place_of(state, player)
    ux, uy = unit(bearing)
    return Point(round(lies.x + reach * ux, 3), round(lies.y + reach * uy, 3))


def is_free(state: State, spot: Point) -> bool:
    """Whether the ball fits at a place: its centre on the field, without overlap."""
    return on_field(spot.x, spot.y) and all(
        math.dist((spot.x, spot.y), (one.x, one.y)) >= RADIUS + BALL_RADIUS for one in in_play(state)
    )


def usual_side(state: State, clumsy: PlayerId) -> tuple[float, float]:
    """The default side of the clumsy player on which the ball is put, and the distance (PB-45)."""
    lies = place_of(state, clumsy)
    mine = nearest(state, rival(seat_of(clumsy)), lies)
    to = place_of(state, mine) if mine is not None else Point(lies.x, lies.y + 1.0)
    first = heading(lies, to)
    reach = AGAINST
    while True:
        for n in range(round(360.0 / STEP)):
            bearing = round((first + STEP * n) % 360.0, 2)
            if is_free(state, beside(state, clumsy, bearing, reach)):
                return bearing, reach
        reach += FURTHER


def dropped_at(state: State, clumsy: PlayerId, bearing: float) -> Point:
    """The place of the dropped ball on a side: against the clumsy player, or at the default distance (PB-45)."""
    near = beside(state, clumsy, bearing, AGAINST)
    return near if is_free(state, near) else beside(state, clumsy, bearing, usual_side(state, clumsy)[1])


def put_ball(builder: StepBuilder, bearing: float) -> None:
    """The dropped ball is put against the clumsy player, and the turn ends (PB-45). Raises Illegal if it does not fit."""
    state, clumsy = builder.state, builder.state.clumsy
    if clumsy is None or not math.isfinite(bearing):
        raise Illegal("PB-45", phrase("pitchbowl-refused-angle"))
    spot = dropped_at(state, clumsy, bearing % 360.0)
    if not is_free(state, spot):
        raise Illegal("PB-45", phrase("pitchbowl-refused-no-room-there"))
    builder.set(ball=spot, clumsy=None)
    builder.tell(BallPut(clumsy, spot))
    end_turn(builder, state.reasons)


def play_placement(builder: StepBuilder, simulate: Simulator, action: Placement) -> None:
    """The defender moves a player: moved back if anything is touched, displaced or too far (PB-80, PB-81)."""
    state, seat = builder.state, rival(builder.state.turn)
    _check_player(state, seat, action.player)
    angle, strength = _by_hand(
        builder, action.player, *checked_aim("pitchbowl", "PB-23", action.angle, action.strength)
    )
    start = touched_at_start(state, action.player, angle)
    trace = run(simulate, state, action.player, angle, strength, effort=False, pickup=False)
    builder.trace = trace
    builder.tell(Placed(action.player, angle, strength))
    touched = bool(start[0] or trace.contacts)
    if touched or trace.falls or any(one.gate == LIMIT for one in trace.passages):
        builder.tell(PlacementAnnulled(action.player, why="touched" if touched else "far"))
        builder.set(banned=True, phase="action")
        return
    builder.set(last_flick=shown(state, trace, action.player, angle, strength))
    builder.change(action.player, active=False)
    for rest in trace.rest:
        if rest.id == action.player:
            builder.change(action.player, x=rest.x, y=rest.y)
    builder.set(phase="action")
    came = any(one.piece == action.player and one.into for one in trace.passages if one.gate in GOALS)
    if state.holder == action.player and came:
        touchdown(builder, action.player)
        return
    go_on_acting(builder)


def _lie_down(builder: StepBuilder, trace: Trace, verdict: Verdict) -> None:
    """Apply the result of a flick: resting places, players out or knocked out, the ball."""
    places = {rest.id: (rest.x, rest.y) for rest in trace.rest}
    for one in builder.state.players:
        place = places.get(one.id)
        if place is not None and place != (one.x, one.y):
            builder.change(one.id, x=place[0], y=place[1])
    for player in verdict.out:
        builder.change(player, out=True)
    for player in verdict.passive:
        builder.change(player, active=False)
    ball = next((Point(rest.x, rest.y) for rest in trace.rest if rest.id == BALL), builder.state.ball)
    taken = verdict.holder is not None or verdict.exit is not None
    builder.set(ball=None)
    if ball is not None and not taken:
        builder.set(ball=ball if is_free(builder.state, ball) else settled(builder.state, ball, 0.0))


def _turn_passive(builder: StepBuilder, player: PlayerId) -> None:
    builder.set(bonus=None)
    builder.change(player, active=False)


def _go_on(builder: StepBuilder, verdict: Verdict, *, bonus_of: PlayerId | None, window: bool) -> None:
    """Continue the turn after an action (section 4, step 5)."""
    if verdict.scorer is not None:
        touchdown(builder, verdict.scorer, verdict.reasons)
        return
    if verdict.reasons:
        _lose_initiative(builder, verdict)
        return
    if bonus_of is not None:
        builder.set(phase="bonus", bonus=bonus_of)
        return
    state = builder.state
    if state.last:
        end_turn(builder, ("END",))
        return
    if not fresh(state, state.turn):
        end_turn(builder, ("ALL_PLAYED",))
        return
    allowed = option(state, "defensive_placement") == "on" and not state.banned
    if window and allowed and fresh(state, rival(state.turn)):
        builder.set(phase="placement")
        return
    builder.set(phase="action")


def _lose_initiative(builder: StepBuilder, verdict: Verdict) -> None:
    """The turn ends; the ball is given or put down first where that is due."""
    reasons = tuple(verdict.reasons)
    if verdict.exit is not None:
        give_away(builder, verdict.exit, reasons)
        return
    if verdict.clumsy is not None:
        builder.set(phase="fumble_spot", clumsy=verdict.clumsy, reasons=reasons)
        return
    end_turn(builder, reasons)
