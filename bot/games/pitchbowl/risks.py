"""Risks of flicks and throws, which previews show before they are confirmed."""

from __future__ import annotations

import math

import msgspec

from bot.games.aim import unit
from bot.games.pitchbowl.board import (
    BALL,
    HOLD,
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
from bot.games.pitchbowl.referee import judge_pass
from bot.games.pitchbowl.simulation import field, limit_of
from bot.games.pitchbowl.step_builder import place_of
from bot.games.pitchbowl.values import Flick, Placement, State
from bot.games.vocabulary import Phrase, Point, phrase
from bot.physics.gates import Area, entry
from bot.physics.preview import Preview, first_contact
from bot.physics.table import Launch
from bot.physics.trace import Trace

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
