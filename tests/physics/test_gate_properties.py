"""Invariants of flicks with gates, over crowds of twenty-two players and a ball."""

import itertools
import math
import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.physics.flick import flick
from bot.physics.gates import Area, Catch, Gate, Limit, gap_to
from bot.physics.table import Disc, Launch, Table
from bot.physics.trace import Trace
from tests.physics.overlaps import least_gap, places_at
from tests.physics.tables import FIELD, HOLD, crowd, gates_of

# The same examples on every machine: a red run must be red for everybody.
seeded = settings(max_examples=settings().max_examples * 2 // 5, deadline=None, derandomize=True)

Case = tuple[Table, tuple[Launch, ...]]
JUST_AFTER = 1e-5  # s; contacts closer in time count as simultaneous


@st.composite
def flicks(draw: st.DrawFn) -> Case:
    """A crowd, shifted up or down the field; one player is flicked at the ball, or any player anywhere."""
    table, aimed = crowd(draw(st.integers(0, 10_000)))
    up = draw(st.floats(-255, 255))
    discs = tuple(msgspec.structs.replace(disc, y=disc.y + up) for disc in table.discs)
    mover = draw(st.sampled_from([aimed.piece, discs[0].id, discs[21].id]))
    bearing = aimed.bearing if mover == aimed.piece else draw(st.floats(0, 360))
    table = msgspec.structs.replace(table, discs=discs)
    gates = gates_of(table, mover, draw(st.integers(1, 5)))
    kept = draw(st.sets(st.sampled_from([type(gate) for gate in gates]), min_size=1))
    gated = msgspec.structs.replace(table, gates=tuple(gate for gate in gates if type(gate) in kept))
    return gated, (Launch(mover, bearing, draw(st.floats(20, 450))),)


def limits(table: Table) -> list[Limit]:
    return [gate for gate in table.gates if isinstance(gate, Limit)]


@seeded
@given(flicks())
def test_nobody_goes_beyond_his_limit_on_the_way_or_at_rest(case):
    table, launches = case
    trace = flick(table, launches, film=True)
    for limit in limits(table):
        shown = [places_at(table, trace, trace.duration * n / 60) for n in range(61)]
        for place in (place for places in (trace.rest, *shown) for place in places if place.id == limit.piece):
            assert min(gap_to(area, place.x, place.y) for area in limit.areas) > HOLD - 0.002


@seeded
@given(flicks())
def test_who_was_stopped_is_touched_by_nobody_any_more(case):
    table, launches = case
    trace = flick(table, launches)
    for passage in (one for one in trace.passages if one.gate == "limit"):
        assert all(contact.t <= passage.t + JUST_AFTER for contact in trace.touches(passage.piece))


@seeded
@given(flicks())
def test_who_is_out_lies_wholly_outside_and_touches_nobody_any_more(case):
    table, launches = case
    trace = flick(table, launches)
    sizes = {disc.id: disc.r for disc in table.discs}
    for fall in trace.falls:
        beyond = max(-fall.x, fall.x - FIELD[0], -fall.y, fall.y - FIELD[1])
        assert math.isclose(beyond, sizes[fall.id], abs_tol=1e-6)
        assert all(contact.t <= fall.t + JUST_AFTER for contact in trace.touches(fall.id))
    for rest in trace.rest:
        beyond = max(-rest.x, rest.x - FIELD[0], -rest.y, rest.y - FIELD[1])
        assert beyond <= sizes[rest.id] + 1e-9


@seeded
@given(flicks())
def test_a_ball_that_is_caught_has_met_who_caught_it_and_goes_no_further(case):
    table, launches = case
    trace = flick(table, launches, film=True)
    caught = [one for one in trace.passages if one.gate == "pickup"]
    assert len(caught) <= 1
    for passage in caught:
        assert "ball" not in {one.id for one in (*trace.rest, *trace.falls)}
        assert all(contact.t <= passage.t for contact in trace.touches("ball"))
        assert all(segment.t1 <= passage.t + 1e-9 for segment in trace.film.segments if segment.id == "ball")
        by = next(one for one in places_at(table, trace, passage.t) if one.id == passage.by)
        assert math.isclose(math.dist((by.x, by.y), (passage.x, passage.y)), 20.0, abs_tol=0.01)


@seeded
@given(flicks())
def test_the_ball_moves_nobody(case):
    table, launches = case
    gates = tuple(gate for gate in table.gates if not isinstance(gate, Catch))
    table = msgspec.structs.replace(table, gates=gates)
    without = msgspec.structs.replace(table, discs=table.discs[:-1])
    with_ball, alone = flick(table, launches), flick(without, launches)
    there = {rest.id: rest for rest in with_ball.rest}
    assert there.keys() - {"ball"} == {rest.id for rest in alone.rest}
    for rest in alone.rest:
        assert math.dist((rest.x, rest.y), (there[rest.id].x, there[rest.id].y)) < 0.01


@seeded
@given(flicks())
def test_nobody_is_lost_and_nobody_lies_on_anybody(case):
    table, launches = case
    trace = flick(table, launches)
    assert not trace.stopped
    caught = [one.piece for one in trace.passages if one.by]
    ids = sorted([rest.id for rest in trace.rest] + [fall.id for fall in trace.falls] + caught)
    assert ids == sorted(disc.id for disc in table.discs)
    players = tuple(rest for rest in trace.rest if rest.id != "ball")
    assert least_gap(table, players) >= -1e-9


@seeded
@given(flicks(), st.randoms(use_true_random=False))
def test_the_same_flick_gives_the_same_trace_in_whatever_order_pieces_and_gates_come(case, rng: random.Random):
    table, launches = case
    shuffled = msgspec.structs.replace(
        table,
        discs=tuple(rng.sample(table.discs, len(table.discs))),
        gates=tuple(rng.sample(table.gates, len(table.gates))),
    )
    trace = flick(table, launches, film=True)
    assert flick(shuffled, launches, film=True) == trace
    assert msgspec.json.decode(msgspec.json.encode(trace), type=Trace) == trace


def mirrored_gate(gate: Gate) -> Gate:
    if isinstance(gate, Catch):
        return gate
    areas = tuple(Area(FIELD[0] - area.x1, area.y0, FIELD[0] - area.x0, area.y1) for area in gate.areas)
    return msgspec.structs.replace(gate, areas=areas)


@seeded
@given(flicks())
def test_a_mirrored_field_gives_the_mirrored_result(case):
    table, launches = case
    discs: list[Disc] = [msgspec.structs.replace(disc, x=FIELD[0] - disc.x) for disc in table.discs]
    gates = tuple(mirrored_gate(gate) for gate in table.gates)
    there = flick(table, launches)
    back = flick(
        msgspec.structs.replace(table, discs=tuple(discs), gates=gates),
        tuple(msgspec.structs.replace(launch, bearing=-launch.bearing) for launch in launches),
    )
    seen, mirrored = (
        [(one.gate, one.piece, one.by, one.into, one.area) for one in trace.passages] for trace in (there, back)
    )
    assert seen == mirrored
    pairs, others = ([(c.a, c.b) for c in trace.contacts if "ball" not in (c.a, c.b)] for trace in (there, back))
    assert pairs == others
    for one, other in itertools.zip_longest(there.rest, back.rest):
        if one.id != "ball":
            assert math.dist((one.x, one.y), (FIELD[0] - other.x, other.y)) < 0.01
