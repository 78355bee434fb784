"""Final positions: rounded to the grid, with a small gap between any two pieces."""

import itertools
import math

from bot.physics.pose import Pose, pose_gap
from bot.physics.tuning import Tuning

__all__ = ["apart", "neighbours"]

MARGIN = 2.0  # mm; pieces farther apart than this cannot touch while others are eased apart
ROUNDS = 2000  # relaxation rounds; the worst cluster needs a dozen


def neighbours(poses: list[Pose], exempt: set[tuple[str, str]]) -> list[tuple[Pose, Pose]]:
    """The pairs that overlap or could touch while pieces are eased apart (nearer than `MARGIN`); none of `exempt`."""
    found = []
    ahead = sorted(poses, key=lambda pose: (pose.x - pose.reach, pose.id))
    for n, a in enumerate(ahead):
        right = a.x + a.reach + MARGIN
        for b in itertools.islice(ahead, n + 1, None):
            if b.x - b.reach > right:
                break
            if (
                abs(a.y - b.y) < a.reach + b.reach + MARGIN
                and (a.id, b.id) not in exempt
                and (b.id, a.id) not in exempt
            ):
                found.append((a, b) if a.id < b.id else (b, a))
    return found


def apart(pairs: list[tuple[Pose, Pose]], size: tuple[float, float], tuning: Tuning, *, overhang: bool = False) -> None:
    """Ease these pairs apart in place until all gaps are at least `Tuning.gap`, on the grid and with all centres on the table.

    With `overhang` a piece may extend beyond the edge as long as it touches the table.

    Pieces that are far enough from each other stay exactly where they are.
    """
    for round_ in range(ROUNDS):
        crowded = False
        for a, b in pairs:
            gap, nx, ny = pose_gap(a, b)
            if gap >= tuning.gap:
                continue
            crowded = True
            # Half the distance each and a little more every round, since rounding, a neighbour or an edge may undo part of it.
            push = (tuning.gap - gap) / 2 + tuning.grid * (1 + round_ / 20)
            _shift(a, -push * nx, -push * ny, size, tuning.grid, overhang=overhang)
            _shift(b, push * nx, push * ny, size, tuning.grid, overhang=overhang)
        if not crowded:
            return


def _shift(pose: Pose, dx: float, dy: float, size: tuple[float, float], grid: float, *, overhang: bool) -> None:
    """Move a piece to the nearest point of the grid, its centre kept on the table (with `overhang`: its rim)."""
    beyond = pose.reach if overhang else 0.0
    digits = -round(math.log10(grid))
    pose.x = min(max(round(pose.x + dx, digits), -beyond), size[0] + beyond)
    pose.y = min(max(round(pose.y + dy, digits), -beyond), size[1] + beyond)
