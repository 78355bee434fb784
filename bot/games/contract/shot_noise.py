"""Shot noise: the deviation of a flick from its aim, in matches that are not played with a steady hand."""

import msgspec

from bot.games.contract.luck import Rng
from bot.games.contract.preview import Fan

STEADY = "steady"
FAN = 2.0  # sigmas that a preview shows; 19 flicks of 20 stay within
FARTHEST = 3.0  # sigmas; larger draws are clamped, so that no flick goes where no player could expect it
WEAKEST, STRONGEST = 1.0, 100.0  # the bounds of strengths


class Hand(msgspec.Struct, frozen=True):
    """The standard deviations of a hand: of the bearing in degrees, of the strength in percent of the strength aimed."""

    bearing: float
    strength: float

    @property
    def aside(self) -> float:
        """The deviation to each side that a preview shows, degrees."""
        return FAN * self.bearing

    def fan(self, angle: float, strength: float, length: float | None = None) -> Fan:
        """The deviation of two sigmas, shown for `length` mm; None: as far as the strength carries."""
        share = FAN * self.strength / 100.0
        return Fan(
            left=round_bearing(angle - self.aside),
            right=round_bearing(angle + self.aside),
            weak=_strength(strength * (1.0 - share)),
            strong=_strength(strength * (1.0 + share)),
            length=length,
        )

    def slip(self, angle: float, strength: float, rng: Rng) -> tuple[float, float]:
        """The bearing and strength drawn for an aim; the bearing is drawn first."""
        bearing = round_bearing(angle + self.bearing * _strayed(rng))
        return bearing, _strength(strength * (1.0 + self.strength * _strayed(rng) / 100.0))


HANDS = {
    # At 400 mm a full hit becomes at most a half-full one: 2 sigmas are 14 mm aside, pucks of 15 mm touch within 30.
    "calm": Hand(0.5, 2.0),
    "human": Hand(1.0, 4.0),
}


def hand_of(options: tuple[tuple[str, str], ...]) -> Hand | None:
    """The hand of a match; None for a steady one, as in matches saved before there were others."""
    return HANDS.get(dict(options).get("hand", STEADY))


def slips(options: tuple[tuple[str, str], ...], angle: float, strength: float) -> tuple[tuple[float, float], ...]:
    """The flicks at the bounds of the fan that a preview shows of an aim; none by a steady hand."""
    hand = hand_of(options)
    if hand is None:
        return ()
    fan = hand.fan(angle, strength)
    return tuple((bearing, hard) for bearing in (fan.left, angle, fan.right) for hard in (fan.weak, fan.strong))


def round_bearing(angle: float) -> float:
    """A bearing as it is saved: in [0, 360), to 0.01 degree."""
    return round(angle % 360.0, 2) % 360.0


def _strayed(rng: Rng) -> float:
    """A deviation in sigmas."""
    return max(-FARTHEST, min(FARTHEST, rng.gauss()))


def _strength(strength: float) -> float:
    return round(max(WEAKEST, min(STRONGEST, strength)), 1)
