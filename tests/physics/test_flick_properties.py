import math
import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.physics.flick import flick
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace
from bot.physics.tuning import TUNING
from tests.physics.overlaps import least_gap, places_at
from tests.physics.tables import CLUSTERS, arena, block, disc, shots

# The same examples on every machine: a red run must be red for everybody.
seeded = settings(max_examples=settings().max_examples * 3 // 5, deadline=None, derandomize=True)


@st.composite
def flicks(draw: st.DrawFn) -> tuple[Table, tuple[Launch, ...]]:
    """A table with one piece at most in each of 8 x 8 squares, and one of them launched."""
    squares = draw(st.lists(st.integers(0, 63), min_size=2, max_size=17, unique=True))
    stones = draw(st.integers(0, min(5, len(squares) - 1)))
    jitter = st.floats(-30, 30, allow_nan=False)
    pieces = []
    for n, square in enumerate(squares):
        x, y = 50 + 100 * (square % 8), 50 + 100 * (square // 8)
        if n < stones:
            pieces.append(block(f"S{n}", x, y, draw(st.floats(0, 90))))
        else:
            pieces.append(disc(f"A{n}", x + draw(jitter), y + draw(jitter)))
    mover, target = pieces[-1], pieces[draw(st.integers(0, len(pieces) - 2))]
    aim = math.degrees(math.atan2(target.x - mover.x, target.y - mover.y)) + draw(st.floats(-8, 8))
    return arena(*pieces), (Launch(mover.id, aim, draw(st.floats(10, 1200))),)


@seeded
@given(flicks())
def test_all_is_at_rest_nothing_overlaps_and_nobody_is_lost(case):
    table, launches = case
    trace = flick(table, launches)
    assert not trace.stopped
    assert sorted([r.id for r in trace.rest] + [f.id for f in trace.falls]) == sorted(p.id for p in table.pieces)
    assert least_gap(table, trace.rest) >= TUNING.gap - 1e-9
    assert all(0 <= r.x <= table.width and 0 <= r.y <= table.height and 0 <= r.angle < 360 for r in trace.rest)
    assert all(n == round(n, 3) for r in trace.rest for n in (r.x, r.y, r.angle))


@seeded
@given(flicks())
def test_nothing_passes_through_anything_on_the_way(case):
    table, launches = case
    trace = flick(table, launches, film=True)
    for n in range(41):
        assert least_gap(table, places_at(table, trace, trace.duration * n / 40)) > -0.02


@seeded
@given(flicks())
def test_energy_never_grows(case):
    table, launches = case
    film = flick(table, launches, film=True).film
    masses = {piece.id: piece.mass for piece in table.pieces}
    sides = {stone.id: stone.side for stone in table.blocks}

    def energy(t: float, *, before: bool) -> float:
        total = 0.0
        for s in film.segments:
            if not (s.t0 < t <= s.t1 if before else s.t0 <= t < s.t1):
                continue
            speed = max(0.0, math.hypot(s.vx, s.vy) - s.braking * (t - s.t0))
            spin = math.radians(max(0.0, abs(s.spin) - s.spin_braking * (t - s.t0)))
            total += masses[s.id] * (speed**2 / 2 + sides.get(s.id, 0.0) ** 2 / 12 * spin**2)
        return total

    for t in sorted({s.t0 for s in film.segments} - {0.0}):
        assert energy(t, before=False) <= energy(t, before=True) * (1 + 1e-12)


@seeded
@given(flicks())
def test_a_mirrored_table_gives_the_mirrored_result(case):
    table, launches = case
    mirrored = arena(*(msgspec.structs.replace(p, x=800 - p.x, angle=-p.angle) for p in table.pieces))
    there = flick(table, launches)
    back = flick(mirrored, tuple(msgspec.structs.replace(launch, bearing=-launch.bearing) for launch in launches))
    assert [(c.a, c.b, c.pusher) for c in there.contacts] == [(c.a, c.b, c.pusher) for c in back.contacts]
    for one, other in zip(there.rest, back.rest, strict=True):
        assert math.dist((one.x, one.y), (800 - other.x, other.y)) < 0.01


@seeded
@given(flicks(), st.randoms(use_true_random=False))
def test_the_same_flick_gives_the_same_trace_in_whatever_order_the_pieces_come(case, rng: random.Random):
    table, launches = case
    shuffled = msgspec.structs.replace(
        table,
        discs=tuple(rng.sample(table.discs, len(table.discs))),
        blocks=tuple(rng.sample(table.blocks, len(table.blocks))),
    )
    trace = flick(table, launches, film=True)
    assert flick(shuffled, launches, film=True) == trace
    assert msgspec.json.decode(msgspec.json.encode(trace), type=Trace) == trace


@seeded
@given(flicks())
def test_what_came_to_rest_can_be_flicked_again(case):
    table, launches = case
    trace = flick(table, launches)
    lying = {rest.id: rest for rest in trace.rest}
    pieces = [
        msgspec.structs.replace(p, x=lying[p.id].x, y=lying[p.id].y, angle=lying[p.id].angle)
        for p in table.pieces
        if p.id in lying
    ]
    again = flick(arena(*pieces), ())
    assert again.rest == trace.rest


@seeded
@given(flicks(), st.integers(1, 30))
def test_the_cap_is_honoured(case, steps: int):
    table, launches = case
    trace = flick(table, launches, tuning=msgspec.structs.replace(TUNING, steps=steps))
    assert sorted([r.id for r in trace.rest] + [f.id for f in trace.falls]) == sorted(p.id for p in table.pieces)
    assert least_gap(table, trace.rest) >= TUNING.gap - 1e-9


def test_clusters_end_too():
    for name in CLUSTERS:
        for table, launches in shots(name, 30):
            trace = flick(table, launches, film=True)
            assert not trace.stopped
            assert least_gap(table, trace.rest) >= TUNING.gap - 1e-9
            assert all(least_gap(table, places_at(table, trace, t / 20)) > -0.02 for t in range(20))
