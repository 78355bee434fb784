"""A flick: pieces are launched, slide, collide and fall until all is at rest.

Between collisions every piece moves in closed form (motion.py), so the simulation steps from one event to the next: a pair that may
touch, a centre that passes the edge. Touching pieces collide in pymunk (impact.py). Events wait in a heap ordered by time, then kind
(contacts before falls), then piece; an event of a piece that has changed its motion since is stale and skipped.
"""

import heapq
import math
from operator import attrgetter

from msgspec.structs import replace

from bot.physics.approach import View, arrival, clear_time, decisive, near_path, paths_part, views
from bot.physics.check import check_launch, check_overlaps, check_table
from bot.physics.collisions import Collide, way
from bot.physics.film import segment
from bot.physics.gatekeeper import Coming, Gatekeeper
from bot.physics.gates import Limit
from bot.physics.hit import Hit
from bot.physics.motion import Motion
from bot.physics.pose import Pose, apart, neighbours, pose_of, reach_of, rounded
from bot.physics.record import Record
from bot.physics.table import Block, Disc, Launch, Table
from bot.physics.trace import Fall, Film, Rest, Segment, Trace
from bot.physics.tuning import TUNING, Tuning, slide_speed

MEET, EXIT, PASS = 0, 1, 2  # kinds of events, in the order they are judged at one instant
LEAST_WAIT = 1e-6  # s; the shortest interval between checks of a pair in contact


def flick(
    table: Table,
    launches: tuple[Launch, ...],
    *,
    tuning: Tuning = TUNING,
    film: bool = False,
    collide: Collide | None = None,
) -> Trace:
    """Simulate launches at t = 0. Deterministic, independent of the order of the pieces.

    With `film` the trace carries the motion segments. `collide` is the way pieces collide if not the quickest one. Pieces that overlap by up to `Tuning.overlap` are eased apart first.

    Raises:
        ValueError: a number is not finite, an id not unique or unknown, pieces overlap, or a slide is not positive.
    """
    check_table(table)
    for launch in launches:
        check_launch(table, launch)
    if len({launch.piece for launch in launches}) < len(launches):
        raise ValueError("a piece is launched twice")
    simulation = _Simulation(table, launches, tuning, collide or way().collide, film=film)
    simulation.run()
    return simulation.trace()


class _Simulation:
    """The state of one flick under way."""

    def __init__(
        self, table: Table, launches: tuple[Launch, ...], tuning: Tuning, collide: Collide, *, film: bool
    ) -> None:
        self.table = table
        self.tuning = tuning
        self.collide = collide
        self.slow, self.pause = tuning.slow, tuning.pause
        self.glance = self.pause / 4
        self.launched = {launch.piece for launch in launches}
        self.pieces = [Motion(i, piece, tuning) for i, piece in enumerate(_eased(table, tuning))]
        index = {piece.id: piece.index for piece in self.pieces}
        self.ignored = {(min(index[a], index[b]), max(index[a], index[b])) for a, b in table.ignore}
        self.record = Record(self.pieces, tuning)
        self.gates = Gatekeeper(table.gates)
        self.coming: list[tuple[Coming, int]] = []  # the next arrival at a gate, with the stamp of its flight
        self.met: set[int] = set()  # pieces that have touched another
        self.aside: set[int] = set()  # pieces that no longer collide
        self.squeezes: dict[int, list[float]] = {p.index: [] for p in self.pieces if p.mass <= tuning.feather}
        self.falls: list[Fall] = []
        self.film: list[Segment] | None = [] if film else None
        self.events: list[tuple[float, int, int, int, int]] = []
        self.last_hit: dict[tuple[int, int], float] = {}
        self.now = 0.0
        self.stopped = False
        for launch in launches:
            piece = self.pieces[index[launch.piece]]
            speed, bearing = slide_speed(launch.slide, tuning), math.radians(launch.bearing)
            velocity = (speed * math.sin(bearing), speed * math.cos(bearing), 0.0)
            piece.restart(0.0, (piece.x, piece.y, piece.angle), velocity)

    def run(self) -> None:
        """Step from event to event until none is left or the cap is reached."""
        self._plan([piece for piece in self.pieces if piece.rest_time > 0.0])
        for _ in range(self.tuning.steps):
            if not self.events:
                self.now = max([self.now, *(piece.rest_time for piece in self.pieces if piece.live)])
                break
            t, kind, i, j, stamp = heapq.heappop(self.events)
            if kind == PASS:
                self._pass(self.pieces[i], j, t)
                continue
            p, q = self.pieces[i], self.pieces[j]
            if stamp != p.stamp + q.stamp or not (p.live and q.live):
                continue
            self.now = t
            if kind == EXIT:
                self._fall(p, t)
            else:
                self._meet(p, q, t)
        else:
            self.stopped = True
        for piece in self.pieces if self.film is not None else ():
            if piece.live:
                self._cut(piece, self.now)

    def trace(self) -> Trace:
        """The referee's record of what happened."""
        riding = [pair for pair in sorted(self.ignored) if self.pieces[pair[0]].live and self.pieces[pair[1]].live]
        return Trace(
            contacts=self.record.contacts(),
            falls=tuple(self.falls),
            rest=self._rest(),
            riding=self._rider(riding[0]) if riding else None,
            duration=self.now,
            stopped=self.stopped,
            passages=tuple(self.gates.passages),
            film=None if self.film is None else Film(self.now, tuple(sorted(self.film, key=lambda s: (s.t0, s.id)))),
        )

    def _plan(self, changed: list[Motion]) -> None:
        """Schedule the next events of pieces whose motion has just changed."""
        for p in changed:
            when = p.exit_time(self.table.width, self.table.height, self._beyond(p))
            if when is not None:
                heapq.heappush(self.events, (when, EXIT, p.index, p.index, 2 * p.stamp))
            if self.table.gates:
                self._plan_gates(p)
            for q in near_path(p, self.pieces):
                if q is not p and (q.index > p.index or q not in changed):
                    self._foresee(p, q)

    def _beyond(self, piece: Motion) -> float:
        """As `Table.beyond`."""
        return piece.radius if self.table.overhang else 0.0

    def _plan_gates(self, piece: Motion) -> None:
        for coming in self.gates.ahead(piece):
            when = piece.time_to(coming.way)
            if when is not None and when < piece.stop_time:
                heapq.heappush(self.events, (max(when, self.now), PASS, piece.index, len(self.coming), 0))
                self.coming.append((coming, piece.stamp))

    def _pass(self, piece: Motion, number: int, t: float) -> None:
        """Handle a piece at a gate; stale if its flight has changed since."""
        coming, stamp = self.coming[number]
        if stamp != piece.stamp or not piece.live:
            return
        self.now = t
        self.gates.passed(coming, piece, t)
        if isinstance(coming.gate, Limit):
            self._cut(piece, t)
            self.gates.stop(coming.gate, piece, t)
            self.aside.add(piece.index)

    def _foresee(self, p: Motion, q: Motion) -> None:
        """Schedule the next check of a pair, unless the two cannot meet in their present motions."""
        now = self.now
        if self.aside and (p.index in self.aside or q.index in self.aside):
            return
        if p.rest_time <= now:
            p, q = q, p
        if p.rest_time <= now:
            return
        if q.rest_time <= now and p.speed > 0.0 and not self._is_ignored(p, q):
            when = arrival(p, q, now, self.tuning.near * 1.5)
            if when is not None:
                self._look_at(p, q, when)
        elif not paths_part(p, q):
            self._look_at(p, q, now)

    def _look_at(self, p: Motion, q: Motion, t: float) -> None:
        if t < p.rest_time or t < q.rest_time:
            if p.index > q.index:
                p, q = q, p
            heapq.heappush(self.events, (t, MEET, p.index, q.index, p.stamp + q.stamp))

    def _meet(self, p: Motion, q: Motion, t: float) -> None:
        """Check a pair: let it collide, or schedule the next check for when it may touch."""
        seen, bound = views(p, q, t)
        widest = decisive(seen)
        if self._is_ignored(p, q):
            self._watch_rider(p, q, t, min(widest)[0])
            return
        ready = self.last_hit.get((p.index, q.index), -math.inf) + self.pause - t
        wait = self._wait(widest, bound, ready)
        for view in seen:
            if view is not widest and min(view)[0] > 0.0:
                wait = max(wait, self._wait(view, bound, ready))
        if wait > 0.0:
            self._look_at(p, q, t + wait)
        else:
            self._collide(p, q, t)

    def _wait(self, view: View, bound: float, ready: float) -> float:
        """Time in s for which a view surely keeps the pieces apart; 0 if they are touching and closing in it.

        `ready` is the time until the pair may collide again in a sustained push.
        """
        tuning = self.tuning
        wait = math.inf
        for gap, closing in view:
            if gap > tuning.touching:
                clear = clear_time(gap - tuning.near, closing, bound)
            elif closing > self.slow or (closing > tuning.idle and ready <= 0.0):
                return 0.0
            elif closing > tuning.idle:
                wait = min(wait, max(ready, LEAST_WAIT))
                continue
            else:
                clear = (self.slow - closing) / bound if bound > 0.0 else math.inf
            # What closes slowly cannot sink in noticeably within a glance.
            wait = min(wait, clear if closing > self.slow else max(clear, self.glance))
        return wait

    def _collide(self, p: Motion, q: Motion, t: float) -> None:
        """Collide the pieces that touch at `t` around this pair, and schedule their next events."""
        caught = self.gates.catcher(p, q, self.met) if self.table.gates else None
        if caught is not None:
            self.gates.caught(*caught, t)
            self._leave(caught[1], t)
            return
        group, fastest = self._group(p, q, t)
        moving = {piece.index for piece in group if self._moves(piece, t)}
        hits, velocities = self.collide(group, t, self.ignored, self.tuning, slow=fastest <= self.slow)
        self.record.add(hits, moving)
        self.met.update(index for hit in hits if self._felt(hit) for index in (hit.a, hit.b))
        self.last_hit[p.index, q.index] = t
        for hit in hits:
            self.last_hit[hit.a, hit.b] = t
        changed = [piece for piece in group if piece.index in velocities]
        parted = self._parted(changed, hits, t)
        for piece in changed:
            self._cut(piece, t)
            piece.restart(t, (*parted[piece.index], piece.angle_at(t)), velocities[piece.index])
        self._free(hits, t)
        if p not in changed and q not in changed:
            self._look_at(p, q, t + self.pause)
        self._plan(changed)

    def _free(self, hits: list[Hit], t: float) -> None:
        """A feather squeezed between pieces that close in stays where it is, and they pass over it."""
        for index in self.squeezes.keys() & {index for hit in hits for index in (hit.a, hit.b)}:
            recent = [*(when for when in self.squeezes[index] if t - when <= self.tuning.merge), t]
            self.squeezes[index] = recent
            piece = self.pieces[index]
            if len(recent) >= self.tuning.squeezed and index not in self.aside:
                self._cut(piece, t)
                piece.restart(t, (*piece.at(t), piece.angle_at(t)), (0.0, 0.0, 0.0))
                self.aside.add(index)

    def _felt(self, hit: Hit) -> bool:
        return hit.impulse >= self.tuning.touch * min(self.pieces[hit.a].mass, self.pieces[hit.b].mass)

    def _parted(self, changed: list[Motion], hits: list[Hit], t: float) -> dict[int, tuple[float, float]]:
        """Positions at `t` after a sustained push: overlaps, under 0.01 mm, are removed, the lighter piece moving more."""
        places = {piece.index: piece.at(t) for piece in changed}
        for hit in hits:
            if hit.overlap != (0.0, 0.0):
                a, b = self.pieces[hit.a], self.pieces[hit.b]
                for piece, part in ((a, -b.mass / (a.mass + b.mass)), (b, a.mass / (a.mass + b.mass))):
                    if piece.index in places:
                        x, y = places[piece.index]
                        places[piece.index] = (x + part * hit.overlap[0], y + part * hit.overlap[1])
        return places

    def _group(self, p: Motion, q: Motion, t: float) -> tuple[list[Motion], float]:
        """All pieces in an unbroken chain of contacts with the pair, in order, and the fastest closing speed among them."""
        group = [p, q]
        fastest = 0.0
        for done, member in enumerate(group):
            x, y = member.at(t)
            for other in near_path(member, self.pieces):
                ox, oy = other.at(t)
                reach = member.radius + other.radius + self.tuning.together
                if abs(ox - x) > reach or abs(oy - y) > reach:
                    continue
                if other in group[: done + 1] or self._is_ignored(member, other) or other.index in self.aside:
                    continue
                view = decisive(views(member, other, t)[0])
                if min(view)[0] <= self.tuning.together:
                    fastest = max(fastest, *(closing for gap, closing in view if gap <= self.tuning.together))
                    if other not in group:
                        group.append(other)
        return sorted(group, key=lambda piece: piece.index), fastest

    def _moves(self, piece: Motion, t: float) -> bool:
        vx, vy = piece.velocity(t)
        return math.hypot(vx, vy) + abs(piece.spin_at(t)) * piece.radius >= self.tuning.touch

    def _is_ignored(self, p: Motion, q: Motion) -> bool:
        return bool(self.ignored) and (min(p.index, q.index), max(p.index, q.index)) in self.ignored

    def _watch_rider(self, p: Motion, q: Motion, t: float, gap: float) -> None:
        """A rider and its mount pass through each other until they have separated; from then on they may collide."""
        if gap > self.tuning.touching:
            self.ignored.discard((p.index, q.index))
            self._foresee(p, q)
            return
        fastest = math.hypot(*p.velocity(t)) + math.hypot(*q.velocity(t))
        reach = self.tuning.together - gap
        self._look_at(p, q, t + (max(reach / fastest, LEAST_WAIT) if fastest > 0.0 else math.inf))

    def _rider(self, pair: tuple[int, int]) -> str:
        """The one of the two that was launched; if neither was, the one named first in the table."""
        ids = [self.pieces[i].id for i in pair]
        named = next(a for a, b in self.table.ignore if {a, b} == {*ids})
        return next((piece for piece in ids if piece in self.launched), named)

    def _fall(self, piece: Motion, t: float) -> None:
        self._leave(piece, t)
        x, y = piece.at(t)
        self.falls.append(Fall(t, piece.id, x, y))

    def _leave(self, piece: Motion, t: float) -> None:
        self._cut(piece, t)
        piece.live = False

    def _cut(self, piece: Motion, t: float) -> None:
        """Record the flight of a piece that ends at `t`, if a film is wanted."""
        flown = None if self.film is None else segment(piece, t)
        if self.film is not None and flown is not None:
            self.film.append(flown)

    def _rest(self) -> tuple[Rest, ...]:
        """The rounded positions of the pieces left on the table, with a small gap between any two."""
        digits = -round(math.log10(self.tuning.grid))
        lying = {piece.index: self._rest_of(piece, digits) for piece in self.pieces if piece.live}
        spots = [
            (rest.id, rest.x, rest.y, self.pieces[index].reach)
            for index, rest in lying.items()
            if index not in self.aside
        ]
        pairs = neighbours(spots, {(self.pieces[a].id, self.pieces[b].id) for a, b in self.ignored})
        crowded = {name for pair in pairs for name in pair}
        poses = {
            index: _pose(self.pieces[index], rest)
            for index, rest in lying.items()
            if rest.id in crowded or self.gates.stopped
        }
        named = {pose.id: pose for pose in poses.values()}
        size = (self.table.width, self.table.height)
        apart([(named[a], named[b]) for a, b in pairs], size, self.tuning, overhang=self.table.overhang)
        self.gates.make_room(poses, digits)
        lying.update((index, Rest(pose.id, pose.x, pose.y, pose.angle)) for index, pose in poses.items())
        return tuple(lying.values())

    def _rest_of(self, piece: Motion, digits: int) -> Rest:
        x, y = piece.at(self.now)
        # Separating overlaps may have put a centre slightly beyond the line; a shift is no exit.
        beyond = self._beyond(piece)
        if not -beyond <= x <= self.table.width + beyond:
            x = min(max(x, -beyond), self.table.width + beyond)
        if not -beyond <= y <= self.table.height + beyond:
            y = min(max(y, -beyond), self.table.height + beyond)
        angle = piece.angle_at(self.now)
        degrees = round(-math.degrees(angle) % 360.0, digits) % 360.0 if angle else 0.0
        return Rest(piece.id, rounded(x, digits), rounded(y, digits), degrees)


def _pose(piece: Motion, rest: Rest) -> Pose:
    return Pose(rest.id, rest.x, rest.y, rest.angle, piece.radius, piece.half)


def _eased(table: Table, tuning: Tuning) -> list[Disc | Block]:
    """The pieces in order of ids, those that touch or overlap a little eased apart."""
    pieces: list[Disc | Block] = sorted(table.pieces, key=attrgetter("id"))
    pairs = neighbours([(piece.id, piece.x, piece.y, reach_of(piece)) for piece in pieces], set(table.ignore))
    if not pairs:
        return pieces
    crowded = {name for pair in pairs for name in pair}
    poses = {piece.id: pose_of(piece) for piece in pieces if piece.id in crowded}
    near = [(poses[a], poses[b]) for a, b in pairs]
    check_overlaps(near, tuning)
    apart(near, (table.width, table.height), tuning, overhang=table.overhang)
    return [
        replace(piece, x=poses[piece.id].x, y=poses[piece.id].y) if piece.id in poses else piece for piece in pieces
    ]
