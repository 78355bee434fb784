"""The hand that flicks: how far what comes strays from what was wanted, where a match is not played with steady hands (V-8)."""

from __future__ import annotations

import msgspec

from bot.games.luck import Rng
from bot.games.preview import Fan

STEADY = "steady"
FAN = 2.0  # sigmas that a preview shows; 19 flicks of 20 stay within
FARTHEST = 3.0  # sigmas; a draw beyond is held back to this, so that no flick goes where nobody could have expected it
WEAKEST, STRONGEST = 1.0, 100.0  # strengths there are


class Hand(msgspec.Struct, frozen=True):
    """How much a hand slips: one sigma of the bearing in degrees, one of the strength in percent of what was wanted."""

    bearing: float
    strength: float

    @property
    def aside(self) -> float:
        """How far to each side a preview shows it, degrees."""
        return FAN * self.bearing

    def fan(self, angle: float, strength: float, length: float | None = None) -> Fan:
        """Where two sigmas lead; it is shown for `length` mm, without it as far as the strength may carry."""
        share = FAN * self.strength / 100.0
        return Fan(
            left=round_bearing(angle - self.aside),
            right=round_bearing(angle + self.aside),
            weak=_strength(strength * (1.0 - share)),
            strong=_strength(strength * (1.0 + share)),
            length=length,
        )

    def slip(self, angle: float, strength: float, rng: Rng) -> tuple[float, float]:
        """Bearing and strength that come of those wanted; the bearing is drawn first."""
        bearing = round_bearing(angle + self.bearing * _strayed(rng))
        return bearing, _strength(strength * (1.0 + self.strength * _strayed(rng) / 100.0))


HANDS = {
    # A full hit half-way across Pitch Out's arena (400 mm) becomes at most a half-full one: 2 sigmas are 14 mm aside, pucks touch within 30.
    "calm": Hand(0.5, 2.0),
    "human": Hand(1.0, 4.0),
}


def hand_of(options: tuple[tuple[str, str], ...]) -> Hand | None:
    """The hand that a match is played with; None for a steady one, and for matches begun before there were others."""
    return HANDS.get(dict(options).get("hand", STEADY))


def round_bearing(angle: float) -> float:
    """A bearing as it is saved: in [0, 360), to 0.01 degree."""
    return round(angle % 360.0, 2) % 360.0


def _strayed(rng: Rng) -> float:
    """How far off, in sigmas."""
    return max(-FARTHEST, min(FARTHEST, rng.gauss()))


def _strength(strength: float) -> float:
    return round(max(WEAKEST, min(STRONGEST, strength)), 1)
