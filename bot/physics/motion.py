"""Motion of one piece sliding and turning under Coulomb friction, in closed form.

Friction acts against the motion with constant strength, so a piece slides straight, and speed and spin fall linearly, each on its own.
The mean speed of any stretch is the speed at its middle: half the braking before the move, half after (the half-kick).
Angles are radians, anticlockwise, as in pymunk; the tables outside speak degrees, clockwise.
"""

import math

from bot.physics.table import Block, Disc
from bot.physics.tuning import Tuning

Seen = tuple[float, float, float, float, float, float, float]


class Motion:
    """A piece and its present flight: pose and velocity at `t0`, when slide and spin end, and the boxes around its path.

    `left`, `right`, `bottom` and `top` bound its centre, `west`, `east`, `south` and `north` the circle around it.
    """

    __slots__ = (
        "angle", "block", "bottom", "braking", "east", "half", "id", "index", "left", "live", "mass", "moment", "north", "radius", "reach", "rest_time",
        "right", "seen", "seen_at", "south", "speed", "spin", "spin_braking", "spin_time", "stamp", "stop_time", "t0", "top", "vx", "vy", "west", "x", "y",
    )  # fmt: skip

    def __init__(self, index: int, piece: Disc | Block, tuning: Tuning) -> None:
        self.index = index
        self.id = piece.id
        self.mass = piece.mass
        self.braking = tuning.braking
        if isinstance(piece, Block):
            self.block = True
            self.half = piece.side / 2
            self.radius = piece.side * math.sqrt(0.5)
            self.reach = self.half * math.sqrt(2)  # as `Pose.reach`: the same length, another last bit
            self.moment = piece.mass * piece.side * piece.side / 6
            arm = tuning.block_arm * piece.side
        else:
            self.block = False
            self.half = 0.0
            self.radius = self.reach = piece.r
            self.moment = piece.mass * piece.r * piece.r / 2
            arm = tuning.disc_arm * piece.r
        self.spin_braking = piece.mass * self.braking * arm / self.moment
        self.live = True
        self.stamp = 1
        self.t0 = self.stop_time = self.spin_time = self.rest_time = 0.0
        self.vx = self.vy = self.spin = self.speed = 0.0
        self.x = self.left = self.right = float(piece.x)
        self.y = self.bottom = self.top = float(piece.y)
        self.angle = -math.radians(piece.angle)
        self.seen_at = -math.inf
        self.seen: Seen
        self.west, self.east = self.x - self.radius, self.x + self.radius
        self.south, self.north = self.y - self.radius, self.y + self.radius

    def restart(self, t: float, pose: tuple[float, float, float], velocity: tuple[float, float, float]) -> None:
        """Begin a new flight at `t` from `pose` (x, y, angle) with `velocity` (vx, vy, spin)."""
        self.t0 = t
        self.x, self.y, self.angle = pose
        self.vx, self.vy, self.spin = velocity
        self.speed = math.hypot(self.vx, self.vy)
        self.stop_time = t + self.speed / self.braking
        self.spin_time = t + abs(self.spin) / self.spin_braking
        self.rest_time = max(self.stop_time, self.spin_time)
        self.stamp += 1
        self.seen_at = -math.inf
        end_x, end_y = self.at(self.stop_time)
        self.left, self.right = (self.x, end_x) if self.x < end_x else (end_x, self.x)
        self.bottom, self.top = (self.y, end_y) if self.y < end_y else (end_y, self.y)
        self.west, self.east = self.left - self.radius, self.right + self.radius
        self.south, self.north = self.bottom - self.radius, self.top + self.radius

    def at(self, t: float) -> tuple[float, float]:
        """The centre at time `t`, mm."""
        if self.speed == 0.0:
            return self.x, self.y
        tau = min(t, self.stop_time) - self.t0
        share = tau * (1.0 - 0.5 * self.braking * tau / self.speed)
        return self.x + self.vx * share, self.y + self.vy * share

    def velocity(self, t: float) -> tuple[float, float]:
        """The velocity of the centre at time `t`, mm/s."""
        if t >= self.stop_time:
            return 0.0, 0.0
        share = 1.0 - self.braking * (t - self.t0) / self.speed
        return self.vx * share, self.vy * share

    def angle_at(self, t: float) -> float:
        """The angle at time `t`, radians anticlockwise."""
        if self.spin == 0.0:
            return self.angle
        tau = min(t, self.spin_time) - self.t0
        return self.angle + self.spin * tau * (1.0 - 0.5 * self.spin_braking * tau / abs(self.spin))

    def spin_at(self, t: float) -> float:
        """The spin at time `t`, radians/s anticlockwise."""
        if t >= self.spin_time:
            return 0.0
        return self.spin * (1.0 - self.spin_braking * (t - self.t0) / abs(self.spin))

    def look(self, t: float) -> Seen:
        """Centre x, y, cosine and sine of the angle, velocity x, y and spin at time `t`; kept, as many pairs ask for one instant."""
        when = t if t < self.rest_time else self.rest_time  # noqa: FURB136  in half the time of `min`
        if when != self.seen_at:
            cosine, sine = 1.0, 0.0
            if self.block:
                angle = self.angle_at(when)
                cosine, sine = math.cos(angle), math.sin(angle)
            x, y = self.at(when)
            vx, vy = self.velocity(when)
            self.seen = x, y, cosine, sine, vx, vy, self.spin_at(when)
            self.seen_at = when
        return self.seen

    def time_to(self, distance: float) -> float | None:
        """The time at which the centre has moved `distance` mm along its path since `t0`; None if it stops before."""
        left = self.speed * self.speed - 2.0 * self.braking * distance
        if left < 0.0 or self.speed == 0.0:
            return None
        return self.t0 + 2.0 * distance / (self.speed + math.sqrt(left))

    @property
    def way(self) -> tuple[float, float]:
        """The unit vector along which the piece slides, (0, 0) if it does not."""
        return (self.vx / self.speed, self.vy / self.speed) if self.speed > 0.0 else (0.0, 0.0)

    def exit_time(self, width: float, height: float, beyond: float = 0.0) -> float | None:
        """The time at which the centre passes the line `beyond` mm outside the edge; None if it stops on the table or on that line."""
        soonest: float | None = None
        for place, v, size in ((self.x, self.vx, width), (self.y, self.vy, height)):
            if v == 0.0:
                continue
            ahead = (size - place if v > 0.0 else place) + beyond
            distance = max(ahead, 0.0) * self.speed / abs(v)
            when = self.time_to(distance)
            if when is not None and when < self.stop_time and (soonest is None or when < soonest):
                soonest = when
        return soonest
