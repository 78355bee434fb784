"""Gates during a flick: when a moving piece reaches one, and its effect on the piece."""

import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from bot.physics.approach import COARSE
from bot.physics.gates import STOP_SHORT, Area, AreaWatch, Catch, Gate, Limit, entry, gap_to, stay
from bot.physics.motion import Motion
from bot.physics.pose import Pose, pose_gap
from bot.physics.trace import Passage


@dataclass(frozen=True, slots=True)
class Coming:
    """A piece will come to a gate after `way` mm of its present flight."""

    gate: Limit | AreaWatch
    way: float
    area: int = 0
    into: bool = True


class Gatekeeper:
    """The gates of a table, the passages so far, and the stopped pieces: number -> direction of motion."""

    def __init__(self, gates: tuple[Gate, ...]) -> None:
        self.passages: list[Passage] = []
        self.stopped: dict[int, tuple[Limit, tuple[float, float]]] = {}
        self._limits = {gate.piece: gate for gate in gates if isinstance(gate, Limit)}
        self._watches: dict[str, list[AreaWatch]] = defaultdict(list)
        self._catches = [gate for gate in gates if isinstance(gate, Catch)]
        for gate in gates:
            if isinstance(gate, AreaWatch):
                for piece in gate.pieces:
                    self._watches[piece].append(gate)

    def ahead(self, piece: Motion) -> Iterator[Coming]:
        """The gates on the line of the piece's present flight, near enough that it might reach them; its limit first."""
        start, way = (piece.x, piece.y), piece.way
        limit = self._limits.get(piece.id)
        if limit is not None and piece.speed > 0.0:
            near = [area for area in limit.areas if is_near(area, limit.reach, piece)]
            reached = entry(near, limit.reach, start, way)
            if reached is not None:
                yield Coming(limit, reached)
        for watch in self._watches.get(piece.id, ()) if piece.speed > 0.0 else ():
            for number, area in enumerate(watch.areas):
                if is_near(area, watch.reach, piece):
                    yield from _passed(watch, number, area, start, way)

    def passed(self, coming: Coming, piece: Motion, t: float) -> None:
        """Record that a piece has reached a gate."""
        x, y = piece.at(t)
        self.passages.append(Passage(t, coming.gate.id, piece.id, x, y, coming.into, area=coming.area))

    def stop(self, limit: Limit, piece: Motion, t: float) -> None:
        """Stop a piece just before its limit."""
        ux, uy = piece.way
        x, y = piece.at(t)
        back = min(STOP_SHORT, math.dist((x, y), (piece.x, piece.y)))
        self.stopped[piece.index] = (limit, (ux, uy))
        piece.restart(t, (x - back * ux, y - back * uy, piece.angle_at(t)), (0.0, 0.0, 0.0))

    def catcher(self, p: Motion, q: Motion, met: set[int]) -> tuple[Catch, Motion, Motion] | None:
        """The gate, the piece caught and the catcher if one of two pieces that meet catches the other. `met` have touched a piece."""
        for catch in self._catches:
            for caught, by in ((p, q), (q, p)):
                if caught.id == catch.piece and by.id in catch.by and not (catch.first and by.index in met):
                    return catch, caught, by
        return None

    def caught(self, catch: Catch, piece: Motion, by: Motion, t: float) -> None:
        """Record that a piece was caught."""
        x, y = piece.at(t)
        self.passages.append(Passage(t, catch.id, piece.id, x, y, by=by.id))

    def make_room(self, poses: dict[int, Pose], digits: int) -> None:
        """Move each stopped piece on which another came to rest back along its way until it is clear of all."""
        for index, (limit, way) in self.stopped.items():
            pose = poses.get(index)
            others = [other for number, other in poses.items() if number != index]
            if pose is None or all(pose_gap(pose, other)[0] >= 0.0 for other in others):
                continue
            back = _clear(pose, others, way, limit.clear)
            pose.x, pose.y = round(pose.x - back * way[0], digits), round(pose.y - back * way[1], digits)


def is_near(area: Area, reach: float, piece: Motion) -> bool:
    """Whether the box around the path of a piece comes within about `reach` mm of an area: a coarse look that saves most exact ones."""
    clear = reach + COARSE
    return (
        area.x0 - clear <= piece.right
        and area.x1 + clear >= piece.left
        and area.y0 - clear <= piece.top
        and area.y1 + clear >= piece.bottom
    )


def _passed(
    watch: AreaWatch, number: int, area: Area, start: tuple[float, float], way: tuple[float, float]
) -> Iterator[Coming]:
    inside = stay(area, watch.reach, start, way)
    if inside is None:
        return
    already = gap_to(area, *start) < watch.reach
    if not already and inside[0] >= 0.0:
        yield Coming(watch, inside[0], number)
    if inside[1] > 0.0 and (already or inside[0] >= 0.0):
        yield Coming(watch, inside[1], number, into=False)


def _clear(pose: Pose, others: list[Pose], way: tuple[float, float], clear: float) -> float:
    """The distance in mm that a disc must move back along its way to be `clear` mm from all other discs."""
    spans = []
    for other in others:
        reach = pose.radius + other.radius + clear
        span = stay(Area(other.x, other.y, other.x, other.y), reach, (pose.x, pose.y), (-way[0], -way[1]))
        spans += [span] if span else []
    back = 0.0
    for enter, leave in sorted(spans):
        if enter < back + 1e-9 and leave > back:
            back = leave
    return back
