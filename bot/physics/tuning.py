"""The constants of the simulation, each with unit and reason. They are tuning, not rules: no scenario may depend on them."""

import math

import msgspec


class Tuning(msgspec.Struct, frozen=True):
    """Constants of friction, collisions and tolerances. Units: mm, g, s."""

    gravity: float = 9810.0  # mm/s2; the table is level and on earth
    friction: float = 0.20  # felt-like wood on wood; the braking is friction x gravity, independent of the mass
    restitution: float = 0.8  # of every pair; wooden pucks bounce well but not wholly
    contact_friction: float = 0.0  # of every pair; smooth rims slide along one another
    disc_arm: float = 2 / 3  # of the radius; mean distance to the centre of an evenly pressing disc
    block_arm: float = (math.sqrt(2) + math.asinh(1)) / 6  # of the side; the same mean for a square, 26.8 mm for 70
    sink: float = 0.004  # mm; how far a sustained push may press two pieces together between two impulses of it
    near: float = 0.0001  # mm; free flight is scheduled to end this close to the next piece, never nearer
    touching: float = 0.0002  # mm; pieces this close and closing collide; twice `near`, so that scheduling terminates
    together: float = 0.0004  # mm; pieces this close to a collision take part in it; well below `gap`, above `touching`
    idle: float = 0.01  # mm/s; slower closing is no collision: it sinks in 0.01 mm in the second a flick lasts
    iterations: int = 60  # of the impulse solver; groups are small, so full convergence is cheap
    instant: float = 1e-9  # s; the solver needs a step: this long, the pieces do not move visibly in it
    touch: float = 1.0  # mm/s; a smaller change of the lighter piece's velocity is no touch
    merge: float = 1e-3  # s; hits of one pair within this time count as one touch
    simultaneous: float = 1e-5  # s; contacts closer in time have no order but that of the rules
    feather: float = 1e-3  # g; a piece so light moves no other noticeably, and must get out of their way
    squeezed: int = 8  # hits of a feather within `merge`: it is caught between pieces that close in and cannot move
    grid: float = 0.001  # mm and degrees; positions at rest are rounded to this
    gap: float = 0.001  # mm; least gap at rest: 0.005 mm of overlap in a cluster moved a result by 300 mm
    overlap: float = 0.1  # mm; rules part pieces that overlap more; smaller overlaps are eased apart
    steps: int = 50_000  # checks of a pair or an edge; the worst cluster needs a tenth, so nothing can hang

    @property
    def braking(self) -> float:
        """The deceleration of every sliding piece, mm/s2."""
        return self.friction * self.gravity

    @property
    def slow(self) -> float:
        """The closing speed in mm/s below which a hit is part of a sustained push: it sinks less than `sink`."""
        return math.sqrt(4 * self.braking * self.sink)

    @property
    def pause(self) -> float:
        """The time in s between two impulses of a sustained push."""
        return self.slow / (2 * self.braking)


TUNING = Tuning()


def slide_speed(slide: float, tuning: Tuning = TUNING) -> float:
    """The launch speed in mm/s that lets a lone piece slide `slide` mm: v = sqrt(2 mu g d)."""
    return math.sqrt(2 * tuning.braking * slide)


def slide_length(speed: float, tuning: Tuning = TUNING) -> float:
    """Distance in mm that a lone piece slides from an initial speed in mm/s: d = v2 / (2 mu g)."""
    return speed * speed / (2 * tuning.braking)
