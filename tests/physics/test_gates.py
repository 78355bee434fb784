import itertools
import math
import random

import pytest

from bot.physics.flick import flick
from bot.physics.gates import Area, AreaWatch, Catch, Limit, entry, gap_to, stay
from bot.physics.table import Disc, Launch, Table
from bot.physics.trace import Trace
from tests.physics.tables import FIELD, HOLD, ball, crowd, field, player

REACH = HOLD
NORTH = Area(0.0, 700.0, 450.0, 800.0)


def place(trace: Trace, piece: str) -> tuple[float, float]:
    return next((rest.x, rest.y) for rest in trace.rest if rest.id == piece)


def test_a_way_enters_and_leaves_an_area_with_round_corners():
    area = Area(100.0, 100.0, 200.0, 200.0)
    assert stay(area, 10.0, (0.0, 150.0), (1.0, 0.0)) == (90.0, 210.0)
    assert stay(area, 10.0, (0.0, 95.0), (1.0, 0.0)) == pytest.approx(
        (100 - math.sqrt(100 - 25), 200 + math.sqrt(100 - 25))
    )
    assert stay(area, 10.0, (0.0, 89.0), (1.0, 0.0)) is None
    assert entry([area], 10.0, (300.0, 150.0), (1.0, 0.0)) is None


@pytest.mark.parametrize(("seed", "tries"), [(1, 60), pytest.param(2, 300, marks=pytest.mark.thorough)])
def test_entries_agree_with_small_steps(seed: int, tries: int):
    rng = random.Random(seed)
    for _ in range(tries):
        area = Area(*(lo := (rng.uniform(0, 200), rng.uniform(0, 200))), lo[0] + 50, lo[1] + 50)
        start, bearing = (rng.uniform(0, 300), rng.uniform(0, 300)), rng.uniform(0, math.tau)
        way = (math.sin(bearing), math.cos(bearing))
        if gap_to(area, *start) < REACH:
            continue
        steps = (0.05 * n for n in range(10_000))
        seen = next((s for s in steps if gap_to(area, start[0] + s * way[0], start[1] + s * way[1]) < REACH), None)
        found = entry([area], REACH, start, way)
        if seen is None:
            assert found is None or found > 499 or stay(area, REACH, start, way)[1] - found < 0.06
        else:
            assert found == pytest.approx(seen, abs=0.06)


def test_a_piece_stops_just_before_its_limit():
    limit = Limit("limit", "A", (NORTH,), REACH)
    trace = flick(field(player("A", 225, 600), gates=(limit,)), (Launch("A", 0.0, 300.0),))
    assert place(trace, "A") == pytest.approx((225.0, 700 - REACH - 0.01), abs=0.001)
    (passage,) = trace.passages
    assert (passage.gate, passage.piece, passage.y) == ("limit", "A", pytest.approx(700 - REACH))


def test_a_piece_that_stops_before_its_limit_passes_no_gate():
    limit = Limit("limit", "A", (NORTH,), REACH)
    trace = flick(field(player("A", 225, 600), gates=(limit,)), (Launch("A", 0.0, 88.0),))
    assert place(trace, "A") == pytest.approx((225.0, 688.0), abs=0.001)
    assert trace.passages == ()


def test_a_limit_reached_after_a_bounce_is_seen_too():
    limit = Limit("limit", "A", (Area(0.0, 0.0, 450.0, 100.0),), REACH)
    discs = (player("A", 225, 150), *(player(f"B{n}", 190 + 24.01 * n, 190) for n in range(4)))
    trace = flick(field(*discs, gates=(limit,)), (Launch("A", 0.0, 400.0),))
    assert [passage.gate for passage in trace.passages] in ([], ["limit"])
    slow = flick(
        field(player("A", 225, 150), Disc("wall", 225, 190, 12.0, 8000.0), gates=(limit,)), (Launch("A", 0.0, 400.0),)
    )
    assert [passage.gate for passage in slow.passages] == ["limit"]
    assert place(slow, "A")[1] == pytest.approx(111.51, abs=0.002)


def test_a_stopped_piece_is_hit_by_nobody_and_makes_room():
    limit = Limit("limit", "A", (NORTH,), REACH)
    table = field(player("A", 225, 600), player("B", 225, 500), gates=(limit,))
    trace = flick(table, (Launch("A", 0.0, 400.0), Launch("B", 0.0, 188.5)))
    assert trace.contacts == ()
    assert place(trace, "B") == pytest.approx((225.0, 688.5), abs=0.002)
    x, y = place(trace, "A")
    assert (x, y) == pytest.approx((225.0, 688.5 - 24.5), abs=0.01)


def test_who_is_watched_is_seen_coming_and_going():
    watch = AreaWatch("zone", ("A", "B"), (Area(200.0, 200.0, 250.0, 250.0),), REACH)
    trace = flick(field(player("A", 225, 100), player("B", 10, 10), gates=(watch,)), (Launch("A", 0.0, 300.0),))
    assert [(one.piece, one.into, round(one.y, 3)) for one in trace.passages] == [
        ("A", True, 188.5),
        ("A", False, 261.5),
    ]


def test_a_pushed_piece_is_watched_and_one_inside_only_leaves():
    watch = AreaWatch("zone", ("B",), (NORTH,), REACH)
    pushed = flick(field(player("A", 225, 600), player("B", 225, 650), gates=(watch,)), (Launch("A", 0.0, 170.0),))
    assert [(one.piece, one.into) for one in pushed.passages] == [("B", True)]
    inside = flick(field(player("B", 225, 720), gates=(watch,)), (Launch("B", 180.0, 200.0),))
    assert [(one.piece, one.into) for one in inside.passages] == [("B", False)]


def test_a_ball_is_caught_by_who_meets_it_first():
    catch = Catch("pickup", "ball", ("A",), first=True)
    trace = flick(field(player("A", 225, 400), ball(225, 460), gates=(catch,)), (Launch("A", 0.0, 150.0),))
    assert [(one.gate, one.piece, one.by) for one in trace.passages] == [("pickup", "ball", "A")]
    assert trace.contacts == ()
    assert [rest.id for rest in trace.rest] == ["A"]
    assert place(trace, "A") == pytest.approx((225.0, 550.0), abs=0.001)


def test_a_ball_is_not_caught_by_who_met_somebody_before():
    catch = Catch("pickup", "ball", ("A",), first=True)
    table = field(player("A", 225, 400), player("B", 248, 430), ball(222, 480), gates=(catch,))
    trace = flick(table, (Launch("A", 0.0, 300.0),))
    assert trace.touched("A")[:2] == ("B", "ball")
    assert trace.passages == ()


def test_a_ball_that_flies_is_caught_by_anybody():
    catch = Catch("pass", "ball", ("A", "B"))
    trace = flick(
        field(player("A", 225, 100), player("B", 225, 400), ball(225, 130), gates=(catch,)),
        (Launch("ball", 0.0, 600.0),),
    )
    assert [(one.piece, one.by) for one in trace.passages] == [("ball", "B")]
    assert place(trace, "B") == (225.0, 400.0)


def test_with_overhang_a_piece_leaves_when_it_lies_wholly_beyond():
    hangs = flick(field(player("A", 225, 700)), (Launch("A", 0.0, 111.0),))
    assert hangs.falls == ()
    assert place(hangs, "A") == pytest.approx((225.0, 811.0), abs=0.001)
    (fall,) = flick(field(player("A", 225, 700)), (Launch("A", 0.0, 150.0),)).falls
    assert (fall.id, fall.y) == ("A", pytest.approx(812.0))


def test_the_ball_moves_no_player_and_nothing_hangs():
    pressed = 0
    for seed in range(200):
        table, launch = crowd(seed)
        trace = flick(table, (launch,))
        assert not trace.stopped, seed
        without = flick(Table(*FIELD, table.discs[:-1], overhang=True), (launch,))
        pressed += bool(trace.touches("ball"))
        for rest, other in itertools.product(trace.rest, without.rest):
            if rest.id == other.id:
                assert math.dist((rest.x, rest.y), (other.x, other.y)) < 0.01, (seed, rest.id)
    assert pressed > 50
