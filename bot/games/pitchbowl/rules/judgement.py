"""Results of an action by physics and the referee, shared by default aims, menus, warnings and previews."""

import math

from bot.games.contract.aim import unit
from bot.games.contract.flick_game import Simulator
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.pitchbowl.rules.board import HOLD, PlayerId, areas_beyond, held, label, seat_of
from bot.games.pitchbowl.rules.referee import Verdict, judge, judge_pass
from bot.games.pitchbowl.rules.resolution import watched
from bot.games.pitchbowl.rules.simulation import LIMIT, field, limit_of, run, touched_at_start
from bot.games.pitchbowl.rules.step_builder import place_of, player_of
from bot.games.pitchbowl.rules.values import Flick, Placement, State
from bot.physics.gates import entry, gap_to
from bot.physics.preview import Preview, first_contact
from bot.physics.table import Launch
from bot.physics.trace import Trace

# The reasons for which a turn is lost, the most telling first, as the words of warnings name them.
_LOSSES = {
    "FALL": "fall",
    "CLEARANCE": "clearance",
    "INTERCEPTION": "intercepted",
    "PLAYER_OUT": "out",
    "BALL_OUT": "ball_out",
    "FUMBLE": "pass",
    "TOUCHDOWN": "conceded",
}


def first_met(state: State, player: PlayerId, launch: Launch, *, effort: bool) -> Preview | None:
    """The first piece that a player meets before the limit (PB-33)."""
    meets = first_contact(field(state), launch)
    if meets is None:
        return None
    lies = place_of(state, player)
    far = math.dist((lies.x, lies.y), (meets.x, meets.y))
    beyond = areas_beyond(held(lies.x, lies.y), limit_of(state, player, effort=effort))
    near = (area for area in beyond if gap_to(area, lies.x, lies.y) <= far + HOLD)
    limit = entry(near, HOLD, (lies.x, lies.y), unit(launch.bearing))
    return meets if limit is None or far <= limit else None


def verdict_of(simulate: Simulator, state: State, flick: Flick) -> Verdict:
    """The referee's verdict on a flick by a steady hand."""
    start = touched_at_start(state, flick.player, flick.angle)
    return judge(state, flick, watched(simulate, state, flick, flick.angle, flick.strength, start), start)


def cost_of(state: State, flick: Flick, verdict: Verdict) -> Phrase | None:
    """The reason why a flick ends its coach's turn or loses a player; None if it does not, or if it scores."""
    seat = seat_of(flick.player)
    if verdict.scorer is not None and seat_of(verdict.scorer) == seat:
        return None
    reasons = [reason for reason in _LOSSES if reason in verdict.reasons]
    if reasons:
        if flick.announce != "none" and "FUMBLE" in verdict.reasons:
            return phrase("pitchbowl-risk", reason=flick.announce, player=label(flick.player))
        reason = next((one for one in reasons if one != "TOUCHDOWN"), "TOUCHDOWN")
        who = {"PLAYER_OUT": next(iter(verdict.out), None), "TOUCHDOWN": verdict.scorer}.get(reason) or flick.player
        return phrase("pitchbowl-risk", reason=_LOSSES[reason], player=label(who))
    others = [one for one in verdict.passive if seat_of(one) == seat and one != flick.player]
    stunned = [one for one in others if player_of(state, one).active]
    return phrase("pitchbowl-risk-knock-out", player=label(stunned[0])) if stunned else None


def cost_of_placement(simulate: Simulator, state: State, action: Placement) -> Phrase | None:
    """The reason why a placement would be annulled (PB-80, PB-81); None if it would not."""
    at, _ = touched_at_start(state, action.player, action.angle)
    trace = run(simulate, state, action.player, action.angle, action.strength, effort=False, pickup=False)
    touches = bool(at or trace.contacts)
    far = trace.falls or any(one.gate == LIMIT for one in trace.passages)
    if not touches and not far:
        return None
    return phrase("pitchbowl-risk-placement", player=label(action.player), reason="touches" if touches else "far")


def cost_of_pass(state: State, trace: Trace) -> Phrase | None:
    """The reason why a throw ends its coach's turn; None if it does not, or if it scores."""
    passer = state.holder or ""
    verdict = judge_pass(state, passer, trace)
    if not verdict.reasons or verdict.reasons == ["TOUCHDOWN"]:
        return None
    deeds = {"BALL_OUT": "ball_out", "INTERCEPTION": "intercepted"}
    reason = deeds.get(verdict.reasons[0], "pass")
    return phrase("pitchbowl-risk", reason=reason, player=label(verdict.holder or passer))
