"""Evaluates flicks of Pitch Out: the pucks knocked out, and the places where the others come to rest."""

import math

from bot.games.contract.vocabulary import Seat
from bot.games.pitchout.rules.board import pitcher_of
from bot.games.pitchout.rules.judgement import judged, losses
from bot.games.pitchout.rules.seating import ARENA
from bot.games.pitchout.rules.step_builder import foes_of, option, owner, team_of
from bot.games.pitchout.rules.values import PuckId, State
from bot.physics.flick import flick

CAPTAIN = 6.0  # pucks; losing it loses the round
OWN = 1.15  # an own puck counts for so many of a foe's
NEAR = 110.0  # mm; a puck so much nearer to the edge is e times as exposed
EXPOSED = 0.5  # pucks; what a puck at the edge is worth less
EXPOSED_CAPTAIN = 2.0
PASSIVE = 0.25  # pucks; a turn without touching a foe
PENALTY = 1.0  # the third such turn in a row


def worth(state: State, seat: Seat, puck: PuckId, angle: float, strength: float) -> float:
    """The gain of a flick by a steady hand for the side of `seat`, in pucks. Raises ValueError for pieces that overlap."""
    _, trace, verdict = judged(flick, state, puck, angle, strength)
    gone = dict.fromkeys(one.puck for one in (*verdict.exits, *verdict.struck))
    own = set(losses(state, puck, verdict))
    value = sum(-OWN * weight(one) if one in own else weight(one) for one in gone)
    places = {rest.id: (rest.x, rest.y) for rest in trace.rest}
    mine, theirs = team_of(state, seat), foes_of(state, seat)
    for one in state.pucks:
        if not one.in_play or one.id in gone or one.mount:
            continue
        exposed = exposure_of(one.id, places.get(one.id, (one.x, one.y)))
        value += -exposed if owner(state, one.id) in mine else exposed if owner(state, one.id) in theirs else 0.0
    if not verdict.touched_foe and option(state, "antipassive") == "on":
        value -= PENALTY if state.passive[seat] >= 2 else PASSIVE
    return value


def exposure(state: State, seat: Seat) -> float:
    """The value of the pucks' places for the side of `seat` before a flick, in pucks."""
    mine, theirs, value = team_of(state, seat), foes_of(state, seat), 0.0
    for one in state.pucks:
        if one.in_play and not one.mount:
            exposed = exposure_of(one.id, (one.x, one.y))
            value += -exposed if owner(state, one.id) in mine else exposed if owner(state, one.id) in theirs else 0.0
    return value


def weight(puck: PuckId) -> float:
    """The value of a puck, in pucks."""
    return CAPTAIN if pitcher_of(puck) == "captain" else 1.0


def exposure_of(puck: PuckId, place: tuple[float, float]) -> float:
    """The loss of a puck's value due to a nearby edge, in pucks."""
    edge = min(*place, ARENA - place[0], ARENA - place[1])
    most = EXPOSED_CAPTAIN if pitcher_of(puck) == "captain" else EXPOSED
    return most * math.exp(-max(0.0, edge) / NEAR)
