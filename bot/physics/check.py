"""Validation of tables, launches and traces; errors name the piece and the reason."""

import math
from collections.abc import Iterable
from functools import lru_cache

from bot.physics.pose import Pose, pose_gap
from bot.physics.table import Block, Disc, Launch, Table
from bot.physics.trace import Fall, Rest, Segment, Trace
from bot.physics.tuning import Tuning

ROUNDED = 0.01  # mm; tolerance of recorded positions


@lru_cache(16)  # aids try many launches on one table
def check_table(table: Table) -> None:
    """Raise ValueError unless every number is finite, sizes and masses positive, ids unique and all centres on the table."""
    if not (0.0 < table.width < math.inf and 0.0 < table.height < math.inf):
        raise ValueError(f"the table is {table.width} x {table.height} mm")
    seen: set[str] = set()
    for piece in table.pieces:
        if piece.id in seen:
            raise ValueError(f"two pieces are called {piece.id}")
        seen.add(piece.id)
        _check_piece(piece, table)
    for pair in table.ignore:
        if len({*pair} & seen) != 2:
            raise ValueError(f"the pair {pair[0]}, {pair[1]} to ignore is not on the table")


def _check_piece(piece: Disc | Block, table: Table) -> None:
    """Raise ValueError unless the piece has a size, a mass and a place on the table."""
    size = piece.side if isinstance(piece, Block) else piece.r
    if not math.isfinite(piece.x + piece.y + piece.angle + size + piece.mass):
        raise ValueError(f"{piece.id} has a number that is not finite")
    if size <= 0.0 or piece.mass <= 0.0:
        raise ValueError(f"{piece.id} has no size or no mass")
    beyond = table.beyond(piece)
    if not (-beyond <= piece.x <= table.width + beyond and -beyond <= piece.y <= table.height + beyond):
        raise ValueError(f"{piece.id} lies beside the table")


def check_overlaps(pairs: Iterable[tuple[Pose, Pose]], tuning: Tuning) -> None:
    """Raise ValueError for the first of these pairs that overlaps by more than `Tuning.overlap`."""
    for a, b in pairs:
        gap = pose_gap(a, b)[0]
        if gap < -tuning.overlap:
            raise ValueError(f"{a.id} and {b.id} overlap by {-gap:.3f} mm")


def check_launch(table: Table, launch: Launch) -> None:
    """Raise ValueError unless the launch has a piece of the table, a bearing and a positive slide."""
    if all(piece.id != launch.piece for piece in table.pieces):
        raise ValueError(f"{launch.piece} is not on the table")
    if not math.isfinite(launch.bearing):
        raise ValueError(f"{launch.piece} is launched in no direction")
    if not 0.0 < launch.slide < math.inf:
        raise ValueError(f"{launch.piece} is launched to slide {launch.slide} mm")


def check_seen(table: Table, trace: Trace) -> None:
    """Raise ValueError unless a trace fits the table: only its pieces, each at rest on it or gone, none thrown far away."""
    pieces = {piece.id: piece for piece in table.pieces}
    segments = trace.film.segments if trace.film is not None else ()
    places: tuple[Rest | Fall | Segment, ...] = (*trace.rest, *trace.falls, *segments)
    named = {place.id for place in places} | {one for contact in trace.contacts for one in (contact.a, contact.b)}
    if strangers := (named | {passage.piece for passage in trace.passages}) - pieces.keys():
        raise ValueError(f"{min(strangers)} is not on the table")
    for rest in trace.rest:
        _check_rest(rest, table, table.beyond(pieces[rest.id]) + ROUNDED)
    seen = [(one.x, one.y) for one in places] + [(one.x, one.y) for one in trace.passages]
    for x, y in seen:
        if not (-table.width <= x <= 2.0 * table.width and -table.height <= y <= 2.0 * table.height):
            raise ValueError(f"something is seen at {x}, {y} mm")


def _check_rest(rest: Rest, table: Table, beyond: float) -> None:
    if not (-beyond <= rest.x <= table.width + beyond and -beyond <= rest.y <= table.height + beyond):
        raise ValueError(f"{rest.id} comes to rest beside the table")
