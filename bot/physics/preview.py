"""The first contact of a launch, without simulating the collision: fast enough for aiming aids."""

import math

import msgspec

from bot.physics.check import check_launch, check_table
from bot.physics.pose import pose_gap, pose_of
from bot.physics.table import Block, Disc, Launch, Table
from bot.physics.tuning import TUNING, Tuning

LOOKS = 60  # Newton steps along the path; a usual approach needs five


class Preview(msgspec.Struct, frozen=True):
    """The first contact of a launch.

    `struck` is the piece met, `x`, `y` (mm) the centre of the launched piece at that instant (its ghost), `bearing` (degrees) the
    direction in which the struck piece will leave: along the normal, since contacts have no friction. `slide` (mm) is how far it
    would go if nothing else were on the table.
    """

    struck: str
    x: float
    y: float
    bearing: float
    slide: float = 0.0


def first_contact(table: Table, launch: Launch, tuning: Tuning = TUNING) -> Preview | None:
    """The first piece that a launch meets; None if it stops or leaves the table before meeting any.

    Raises:
        ValueError: a number is not finite, an id not unique or unknown, or the slide not positive.
    """
    check_table(table)
    check_launch(table, launch)
    mover = next(piece for piece in table.pieces if piece.id == launch.piece)
    bearing = math.radians(launch.bearing)
    path = (math.sin(bearing), math.cos(bearing))
    beyond = table.beyond(mover)
    edges = (_to_edge(mover.x, path[0], table.width, beyond), _to_edge(mover.y, path[1], table.height, beyond))
    far = min(launch.slide, *edges)
    best: tuple[float, Preview] | None = None
    for entry, piece in _on_the_way(table, mover, path, far):
        if best is not None and entry >= best[0]:
            break
        met = _meeting(mover, piece, path, entry, launch.slide, tuning)
        if met is not None and met[0] < far and (best is None or met[0] < best[0]):
            best = met
    return None if best is None else best[1]


def _to_edge(place: float, step: float, size: float, beyond: float) -> float:
    """Distance along the path until a centre passes the line `beyond` mm outside the edge in one coordinate."""
    if step == 0.0:
        return math.inf
    return ((size - place if step > 0.0 else place) + beyond) / abs(step)


def _on_the_way(
    table: Table, mover: Disc | Block, path: tuple[float, float], far: float
) -> list[tuple[float, Disc | Block]]:
    """The pieces whose circle the mover's circle enters within `far` mm, with the distance until then, nearest first."""
    (ux, uy), mx, my = path, mover.x, mover.y
    own = _reach(mover)
    passed = {other for pair in table.ignore if mover.id in pair for other in pair}
    found: list[tuple[float, Disc | Block]] = []
    for piece in table.pieces:
        dx, dy = piece.x - mx, piece.y - my
        aside = dx * uy - dy * ux
        reach = own + _reach(piece)
        if not -reach < aside < reach:
            continue
        along, half = dx * ux + dy * uy, math.sqrt(reach * reach - aside * aside)
        if along + half > 0.0 and along - half < far and piece is not mover and piece.id not in passed:
            found.append((max(along - half, 0.0), piece))
    return sorted(found, key=lambda meeting: (meeting[0], meeting[1].id))


def _reach(piece: Disc | Block) -> float:
    return piece.side * math.sqrt(0.5) if isinstance(piece, Block) else piece.r


def _meeting(
    mover: Disc | Block, piece: Disc | Block, path: tuple[float, float], entry: float, slide: float, tuning: Tuning
) -> tuple[float, Preview] | None:
    """The distance until the mover touches a piece at rest, and the contact; None if it passes by.

    The gap to a convex piece is a convex function of the distance, so Newton steps from outside never overshoot.
    """
    ghost, still = pose_of(mover), pose_of(piece)
    way = entry
    for _ in range(LOOKS):
        ghost.x, ghost.y = mover.x + way * path[0], mover.y + way * path[1]
        gap, nx, ny = pose_gap(ghost, still)
        closing = nx * path[0] + ny * path[1]
        if closing <= 0.0:
            return None
        if gap <= tuning.near:
            share = closing * _passed_on(mover, (ghost.x, ghost.y), piece, (nx, ny), tuning)
            bearing = math.degrees(math.atan2(nx, ny)) % 360.0
            return way, Preview(piece.id, ghost.x, ghost.y, bearing, max(0.0, slide - way) * share * share)
        way += gap / closing
    return None


def _passed_on(
    mover: Disc | Block, at: tuple[float, float], piece: Disc | Block, normal: tuple[float, float], tuning: Tuning
) -> float:
    """The share of its speed along the normal that a piece whose centre is `at` there passes on to the centre of what it touches."""
    nx, ny = normal
    reach = mover.side / 2 if isinstance(mover, Block) else mover.r
    arm = (at[0] + reach * nx - piece.x) * ny - (at[1] + reach * ny - piece.y) * nx
    turning = 6.0 * (arm / piece.side) ** 2 if isinstance(piece, Block) else 0.0  # part of the push turns a block
    return (1.0 + tuning.restitution) / (1.0 + piece.mass / mover.mass + turning)
