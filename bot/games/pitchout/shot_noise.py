"""Shot noise in Pitch Out: never toward a block that the puck touches (V-8, PO-18)."""

from __future__ import annotations

from bot.games.luck import Rng
from bot.games.pitchout.launches import banned_by, nearest_bearing
from bot.games.pitchout.values import PuckId, State
from bot.games.shot_noise import hand_of


def slipped(
    state: State, puck: PuckId, angle: float, strength: float, rng: Rng, *, free: bool = False
) -> tuple[float, float]:
    """The actual bearing and strength of an aim; a steady hand keeps them and draws no luck.

    A hand never slips toward a block that the puck touches (PO-18), unless it is `free` of that rule.
    """
    hand = hand_of(state.options)
    if hand is None:
        return angle, strength
    bearing, came = hand.slip(angle, strength, rng)
    if not free and banned_by(state, puck, bearing) is not None:
        allowed = nearest_bearing(state, puck, bearing)
        bearing = angle if allowed is None else allowed
    return bearing, came
