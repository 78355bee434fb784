"""The goals of the simulation, measured: exactness against closed forms and fixed steps, cost against bare pymunk, determinism."""

import hashlib
import itertools
import math
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial

import msgspec

from bot.physics.flick import flick
from bot.physics.motion import Motion
from bot.physics.preview import first_contact
from bot.physics.table import Block, Disc, Launch, Table
from bot.physics.trace import Film, Segment, Trace
from bot.physics.tuning import TUNING, slide_length, slide_speed
from tests.physics.overlaps import places_at, worst_overlap
from tests.physics.tables import CLUSTERS, REACH, b1, block, bowl, scatter, shots
from tools.bench.baselines import F240, fixed_step, floor_of, straightforward
from tools.bench.row import Row, sample

Flick = tuple[Table, tuple[Launch, ...]]

FLICKS = sample(4, 60, 120)  # of bench B1
FIXED = sample(1, 24)  # of them, simulated at a fixed step
SAME = sample(20, 200)  # whose bits are compared
HASH_SEEDS = sample(1, 5)
SHOTS = sample(2, 40)  # on each cluster, for the worst one
ROBUST, ROBUST_BOWLS = sample(200, 3000, 10_000), sample(40, 1000, 4000)
FINE = msgspec.structs.replace(
    TUNING, sink=TUNING.sink / 20, near=TUNING.near / 20, touching=TUNING.touching / 20, together=TUNING.together / 20
)
SHARP = msgspec.structs.replace(TUNING, grid=1e-9)  # for claims finer than the grid of resting places
WIDE = 4000.0  # mm; a table nobody falls from


def rows() -> Iterator[Row]:
    """All rows of the physics table, in its order."""
    flicks: list[Flick] = [b1(seed) for seed in range(FLICKS)]
    yield lone_slide()
    yield pairs()
    yield energy(flicks)
    yield whole_flicks(flicks)
    yield against_fixed_steps(flicks[:FIXED])
    yield from cost(flicks)
    yield clusters()
    yield from bowls([bowl(seed) for seed in range(FLICKS)])
    yield determinism([b1(seed) for seed in range(SAME)])
    yield robust()
    yield robust_bowls()


def lone_slide() -> Row:
    """A lone disc ends its slide from where it began; a lone spin ends after w2 / 2 alpha."""
    rng = random.Random(1)
    worst_slide = worst_spin = 0.0
    for _ in range(200):
        x, y, bearing, slide = (
            rng.uniform(1500, 2500),
            rng.uniform(1500, 2500),
            rng.uniform(0, 360),
            rng.uniform(1, REACH),
        )
        rest = flick(Table(WIDE, WIDE, (Disc("A", x, y, 15, 8),)), (Launch("A", bearing, slide),), tuning=SHARP).rest[0]
        end = x + slide * math.sin(math.radians(bearing)), y + slide * math.cos(math.radians(bearing))
        worst_slide = max(worst_slide, math.dist(end, (rest.x, rest.y)))
        spin = rng.uniform(-30, 30)
        square = Motion(0, block("S", x, y), TUNING)
        square.restart(rng.uniform(0, 1), (x, y, 0.0), (0.0, 0.0, spin))
        arm = 70 * (math.sqrt(2) + math.log(1 + math.sqrt(2))) / 6
        angle = math.copysign(spin * spin * 70 * 70 / 6 / (2 * TUNING.braking * arm), spin)
        worst_spin = max(worst_spin, abs(square.angle_at(square.rest_time) - angle) / max(1.0, abs(angle)))
    held = worst_slide <= 1e-6 and worst_spin <= 1e-9
    value = f"{worst_slide:.1e} mm, {worst_spin:.1e} rad"
    return Row("physics.lone_slide", value, "<= 1e-6 mm, <= 1e-9 rad", held)


def pairs() -> Row:
    """Two discs against the closed form: where, when and in which direction the struck one leaves, and where it stops."""
    rng = random.Random(2)
    direction = position = timing = 0.0
    for _ in range(400):
        a = Disc("A", 2000, 2000, 15, rng.uniform(6, 16))
        away, to = rng.uniform(40, 500), rng.uniform(0, 2 * math.pi)
        b = Disc("B", 2000 + away * math.sin(to), 2000 + away * math.cos(to), 15, rng.uniform(6, 16))
        aside = rng.uniform(-0.98, 0.98) * 30
        bearing, slide = to + math.asin(aside / away), rng.uniform(1.05, 3) * away
        trace = flick(Table(WIDE, WIDE, (a, b)), (Launch("A", math.degrees(bearing), slide),), tuning=SHARP)
        way = math.sqrt(away**2 - aside**2) - math.sqrt(30**2 - aside**2)
        ux, uy = math.sin(bearing), math.cos(bearing)
        nx, ny = (b.x - a.x - way * ux) / 30, (b.y - a.y - way * uy) / 30
        speed = math.sqrt(slide_speed(slide) ** 2 - 2 * TUNING.braking * way)
        struck = (1 + TUNING.restitution) * a.mass / (a.mass + b.mass) * speed * (nx * ux + ny * uy)
        far = slide_length(struck)
        rest = trace.rest[1]
        gone = math.atan2(rest.x - b.x, rest.y - b.y)
        direction = max(direction, abs(math.degrees(math.remainder(gone - math.atan2(nx, ny), math.tau))))
        position = max(position, math.dist((rest.x, rest.y), (b.x + far * nx, b.y + far * ny)))
        timing = max(timing, abs(trace.contacts[0].t - (slide_speed(slide) - speed) / TUNING.braking))
    held = direction <= 0.05 and position <= 2 and timing <= 5e-5
    value = f"{direction:.1e} deg, {position:.1e} mm, {timing:.1e} s"
    return Row("physics.pairs", value, "<= 0.05 deg, <= 2 mm, <= 5e-5 s", held)


def energy(flicks: list[Flick]) -> Row:
    """The change of momentum and energy in each collision, from the film just before and just after."""
    momentum = rise = 0.0
    for table, launches in [*flicks, *itertools.chain(*(shots(name, 10) for name in CLUSTERS))]:
        film = flick(table, launches, film=True).film
        if film is None:
            raise AssertionError("a filmed flick has no film")
        masses = {piece.id: (piece.mass, _moment(piece)) for piece in table.pieces}
        for t in sorted({segment.t0 for segment in film.segments} - {0.0}):
            before = _carried(_segments_at(film, t, before=True), t, masses)
            after = _carried(_segments_at(film, t, before=False), t, masses)
            momentum = max(momentum, math.dist(before[:2], after[:2]) / before[3])
            rise = max(rise, (after[2] - before[2]) / before[2])
    held = momentum <= 1e-9 and rise <= 1e-9
    return Row("physics.energy", f"momentum {momentum:.1e}, rise {rise:.1e}", "<= 1e-9 relative, never rises", held)


def _moment(piece: Disc | Block) -> float:
    return piece.mass * piece.r**2 / 2 if isinstance(piece, Disc) else piece.mass * piece.side**2 / 6


def _segments_at(film: Film, t: float, *, before: bool) -> list[Segment]:
    return [s for s in film.segments if (s.t0 < t <= s.t1 if before else s.t0 <= t < s.t1)]


def _carried(segments: list[Segment], t: float, masses: dict[str, tuple[float, float]]) -> tuple[float, ...]:
    """Momentum x and y, energy, and the sum of the sizes of all momenta, at time `t`."""
    px = py = total = size = 0.0
    for s in segments:
        mass, moment = masses[s.id]
        speed, spin = math.hypot(s.vx, s.vy), abs(math.radians(s.spin))
        left = max(0.0, speed - s.braking * (t - s.t0))
        turning = max(0.0, spin - math.radians(s.spin_braking) * (t - s.t0))
        if speed > 0:
            px, py = px + mass * s.vx * left / speed, py + mass * s.vy * left / speed
        total += mass * left**2 / 2 + moment * turning**2 / 2
        size += mass * left
    return px, py, total, size


def _apart(trace: Trace, rest: dict[str, tuple[float, float]]) -> float:
    """The greatest distance between where a piece rests in both; infinite if it rests in one only."""
    mine = {piece.id: (piece.x, piece.y) for piece in trace.rest}
    if mine.keys() != rest.keys():
        return math.inf
    return max(math.dist(place, rest[name]) for name, place in mine.items())


def whole_flicks(flicks: list[Flick]) -> Row:
    """B1 against the same engine with tolerances twenty times finer."""
    differences, same = [], 0
    for table, launches in flicks:
        usual, fine = flick(table, launches), flick(table, launches, tuning=FINE)
        differences.append(_apart(usual, {piece.id: (piece.x, piece.y) for piece in fine.rest}))
        same += [(c.a, c.b) for c in usual.contacts] == [(c.a, c.b) for c in fine.contacts]
    median, share = statistics.median(differences), same / len(flicks)
    value = f"{median:.4f} mm, {100 * share:.1f} %"
    return Row("physics.whole_flicks", value, "<= 0.05 mm, same contacts >= 98 %", median <= 0.05 and share >= 0.98)


def against_fixed_steps(flicks: list[Flick]) -> Row:
    """B1 against pymunk stepped 20,000 and 100,000 times a second."""
    medians = []
    for rate in (20_000, 100_000):
        far = [_apart(flick(*each), fixed_step(*each, rate).rest) for each in flicks]
        medians.append(statistics.median(far))
    value = f"{medians[0]:.3f}, {medians[1]:.3f} mm"
    return Row("physics.fixed_step", value, "median <= 0.1 mm and shrinking", medians[1] < medians[0] <= 0.1)


def _best(times: int, *measured: Callable[[], object]) -> list[float]:
    """The shortest of several interleaved runs of each, in processor time."""
    best = [math.inf] * len(measured)
    for _ in range(times):
        for n, run in enumerate(measured):
            start = time.thread_time()
            run()
            best[n] = min(best[n], time.thread_time() - start)
    return best


def cost(flicks: list[Flick]) -> list[Row]:
    """The mean time of B1 and of its previews against the floor and the straightforward engine."""
    steps = [straightforward(*each).steps for each in flicks]
    floor, ours, ahead = _best(
        15,
        partial(floor_of, flicks, steps),
        lambda: [flick(*each) for each in flicks],
        lambda: [first_contact(table, launches[0]) for table, launches in flicks],
    )
    plain, again = _best(
        2, lambda: [straightforward(*each) for each in flicks], lambda: [flick(*each) for each in flicks]
    )
    return [
        Row("physics.b1_floor", ours / floor, "<= 0.5 x F240", ours <= 0.5 * floor),
        Row("physics.b1_baseline", plain / again, ">= 12 x faster than straightforward", plain >= 12 * again),
        Row("physics.preview", ahead / floor, "<= 0.15 x F240", ahead <= 0.15 * floor),
    ]


def clusters() -> Row:
    """The worst flick on touching clusters, each against its own floor."""
    worst, which = 0.0, ""
    for name in CLUSTERS:
        for each in shots(name, SHOTS):
            steps = straightforward(*each).steps
            ours, floor = _best(3, partial(flick, *each), partial(F240, *each, steps))
            if ours / floor > worst:
                worst, which = ours / floor, name
    return Row("physics.clusters", f"{worst:.1f} ({which})", "<= 80 x F240, no hang", worst <= 80)


def bowls(flicks: list[Flick]) -> list[Row]:
    """Bench B2, a field of 22 players, a ball and gates: the mean time and the worst flick, each against its floor without gates."""
    steps = [straightforward(*each).steps for each in flicks]
    floor, ours = _best(
        10,
        partial(floor_of, flicks, steps),
        lambda: [flick(*each) for each in flicks],
    )
    worst = 0.0
    for each, count in zip(flicks, steps, strict=True):
        mine, least = _best(3, partial(flick, *each), partial(F240, *each, count))
        worst = max(worst, mine / least)
    mean = f"{ours / floor:.3f} ({1000 * ours / len(flicks):.2f} ms a flick)"
    return [
        Row("physics.b2_floor", mean, "<= 0.6 x F240", ours <= 0.6 * floor),
        Row("physics.b2_worst", worst, "<= 80 x F240, no hang", worst <= 80),
    ]


def fingerprint(flicks: list[Flick]) -> str:
    """sha256 of the resting places and contacts of these flicks."""
    digest = hashlib.sha256()
    for table, launches in flicks:
        trace = flick(table, launches)
        digest.update(msgspec.json.encode((trace.rest, trace.contacts)))
    return digest.hexdigest()


def _permuted(flicks: list[Flick]) -> list[Flick]:
    rng = random.Random(3)
    return [
        (
            msgspec.structs.replace(
                table,
                discs=tuple(rng.sample(table.discs, len(table.discs))),
                blocks=tuple(rng.sample(table.blocks, len(table.blocks))),
            ),
            launches,
        )
        for table, launches in flicks
    ]


def _fresh(hash_seed: int) -> str:
    """The fingerprint of the same flicks in a new interpreter with this hash seed."""
    code = f"from tools.bench.bench_physics import b1, fingerprint; print(fingerprint([b1(s) for s in range({SAME})]))"
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    run = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    return run.stdout.strip()


def determinism(flicks: list[Flick]) -> Row:
    """The same bits across hash seeds, processes, threads, orders of the pieces and a round trip through JSON."""
    prints = {fingerprint(flicks), fingerprint(_permuted(flicks))}
    prints.add(fingerprint(msgspec.json.decode(msgspec.json.encode(flicks), type=list[Flick])))
    prints.update(_fresh(seed) for seed in range(HASH_SEEDS))
    with ThreadPoolExecutor(2) as threads:
        prints.update(threads.map(fingerprint, [flicks, flicks]))
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as processes:
        prints.update(processes.map(fingerprint, [flicks, flicks]))
    return Row("physics.determinism", f"{len(prints)} fingerprint", "identical everywhere", len(prints) == 1)


def robust() -> Row:
    """Random flicks, a tenth of them on clusters: all end well."""
    rng = random.Random(4)
    cases: list[Flick] = list(itertools.chain(*(shots(name, ROBUST // 30) for name in CLUSTERS)))
    while len(cases) < ROBUST:
        table = scatter(rng.randrange(10**9), discs=rng.randint(2, 16), blocks=rng.randint(0, 5))
        launch = Launch(rng.choice(table.pieces).id, rng.uniform(0, 360), REACH * rng.random() + 0.1)
        cases.append((table, (launch,)))
    faults, overlap = 0, 0.0
    for table, launches in cases:
        trace = flick(table, launches, film=True)
        ids = sorted([piece.id for piece in trace.rest] + [fall.id for fall in trace.falls])
        numbers = [n for piece in trace.rest for n in (piece.x, piece.y, piece.angle)]
        sound = ids == sorted(piece.id for piece in table.pieces) and all(map(math.isfinite, numbers))
        faults += not sound or trace.stopped
        overlap = max(overlap, worst_overlap(table, places_at(table, trace, trace.duration)))
    value = f"{faults} faults, {overlap:.4f} mm overlap"
    return Row("physics.robust", value, f"{ROBUST:,} flicks: 0 faults, <= 0.02 mm", faults == 0 and overlap <= 0.02)


def robust_bowls() -> Row:
    """Flicks on crowded fields with gates: all end well."""
    faults = 0
    for seed in range(ROBUST_BOWLS):
        table, launches = bowl(seed)
        trace = flick(table, launches)
        caught = [passage.piece for passage in trace.passages if passage.by]
        ids = sorted([*(rest.id for rest in trace.rest), *(fall.id for fall in trace.falls), *caught])
        faults += ids != sorted(piece.id for piece in table.pieces) or trace.stopped
    return Row("physics.robust_bowls", f"{faults} faults", f"{ROBUST_BOWLS:,} flicks with gates: 0 faults", faults == 0)
