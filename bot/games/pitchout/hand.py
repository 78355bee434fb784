"""The hand that flicks: how far what comes strays from what was wanted, where a match is not played with steady hands (V-8)."""

from __future__ import annotations

import msgspec

from bot.games.luck import Rng
from bot.games.pitchout.aiming import banned_by, nearest_bearing, round_bearing
from bot.games.pitchout.values import PuckId, State
from bot.games.sketches import Fan
from bot.games.vocabulary import Phrase, phrase

STEADY = "steady"
FAN = 2.0  # sigmas that a preview shows; 19 flicks of 20 stay within
FARTHEST = 3.0  # sigmas; a draw beyond is held back to this, so that no flick goes where nobody could have expected it
WEAKEST, STRONGEST = 1.0, 100.0  # strengths there are (PO-16)


class Hand(msgspec.Struct, frozen=True):
    """How much a hand slips: one sigma of the bearing in degrees, one of the strength in percent of what was wanted."""

    bearing: float
    strength: float

    def fan(self, angle: float, strength: float, length: float | None = None) -> Fan:
        """Where two sigmas lead; it is shown for `length` mm, without it as far as the strength may carry."""
        aside, share = FAN * self.bearing, FAN * self.strength / 100.0
        return Fan(
            left=round_bearing(angle - aside),
            right=round_bearing(angle + aside),
            weak=_strength(strength * (1.0 - share)),
            strong=_strength(strength * (1.0 + share)),
            length=length,
        )

    def words(self, fan: Fan) -> Phrase:
        """A fan in words."""
        return phrase("pitchout-fan", aside=FAN * self.bearing, weak=fan.weak, strong=fan.strong)


HANDS = {
    # A full hit half-way across the arena (400 mm) becomes at most a half-full one: 2 sigmas are 14 mm aside, pucks touch within 30.
    "calm": Hand(0.5, 2.0),
    "human": Hand(1.0, 4.0),
}


def hand_of(options: tuple[tuple[str, str], ...]) -> Hand | None:
    """The hand that a match is played with; None for a steady one, and for matches begun before there were others."""
    return HANDS.get(dict(options).get("hand", STEADY))


def slipped(
    state: State, puck: PuckId, angle: float, strength: float, rng: Rng, *, free: bool = False
) -> tuple[float, float]:
    """Bearing and strength that come of those wanted; as wanted, and without luck, of a steady hand.

    A hand never slips toward an obstacle that the puck touches (PO-18), unless it is `free` of that rule.
    """
    hand = hand_of(state.options)
    if hand is None:
        return angle, strength
    bearing = round_bearing(angle + hand.bearing * _strayed(rng))
    came = _strength(strength * (1.0 + hand.strength * _strayed(rng) / 100.0))
    if not free and banned_by(state, puck, bearing) is not None:
        allowed = nearest_bearing(state, puck, bearing)
        bearing = angle if allowed is None else allowed
    return bearing, came


def _strayed(rng: Rng) -> float:
    """How far off, in sigmas."""
    return max(-FARTHEST, min(FARTHEST, rng.gauss()))


def _strength(strength: float) -> float:
    return round(max(WEAKEST, min(STRONGEST, strength)), 1)
