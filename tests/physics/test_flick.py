import math

import msgspec
import pytest

from bot.physics.flick import flick
from bot.physics.table import Launch, Table
from bot.physics.tuning import TUNING, slide_length, slide_speed
from tests.physics.tables import arena, block, disc


def test_a_lone_disc_slides_as_far_as_its_launch_says():
    trace = flick(arena(disc("A", 100, 100)), (Launch("A", 90.0, 345.6),))
    assert trace.contacts == ()
    assert [(rest.id, rest.x, rest.y) for rest in trace.rest] == [("A", 445.6, 100.0)]
    assert trace.duration == pytest.approx(slide_speed(345.6) / TUNING.braking)


def test_bearing_zero_is_up_and_turns_clockwise():
    ends = [flick(arena(disc("A", 400, 400)), (Launch("A", bearing, 100.0),)).rest[0] for bearing in (0, 90, 180, -90)]
    assert [(end.x, end.y) for end in ends] == [(400, 500), (500, 400), (400, 300), (300, 400)]


def test_slide_and_speed_are_each_others_inverse():
    assert slide_length(slide_speed(777.0)) == pytest.approx(777.0)


def test_nothing_launched_nothing_moves():
    table = arena(disc("A", 100.0004, 100), block("S1", 300, 300, angle=-30.0))
    trace = flick(table, ())
    assert (trace.contacts, trace.falls, trace.duration) == ((), (), 0.0)
    assert [(rest.x, rest.y, rest.angle) for rest in trace.rest] == [(100.0, 100.0, 0.0), (300.0, 300.0, 330.0)]


def test_a_disc_falls_at_the_instant_its_centre_passes_the_edge():
    trace = flick(arena(disc("A", 700, 300)), (Launch("A", 90.0, 400.0),))
    fall = trace.fall("A")
    assert trace.rest == ()
    assert fall is not None
    assert (fall.x, fall.y) == pytest.approx((800.0, 300.0), abs=1e-9)
    left = math.sqrt(slide_speed(400.0) ** 2 - 2 * TUNING.braking * 100.0)
    assert fall.t == pytest.approx((slide_speed(400.0) - left) / TUNING.braking, abs=1e-12)


def test_a_disc_that_stops_on_the_line_or_hangs_over_it_stays():
    on_the_line = flick(arena(disc("A", 700, 300)), (Launch("A", 90.0, 100.0),))
    overhanging = flick(arena(disc("A", 700, 300)), (Launch("A", 90.0, 95.0),))
    assert [rest.x for rest in on_the_line.rest + overhanging.rest] == [800.0, 795.0]


def test_a_fallen_piece_is_gone_at_once():
    # A leaves at (800, 300); B comes by there later and meets nothing.
    table = arena(disc("A", 780, 300), disc("B", 790, 600))
    trace = flick(table, (Launch("A", 90.0, 500.0), Launch("B", 180.0, 500.0)))
    assert trace.contacts == ()
    assert [fall.id for fall in trace.falls] == ["A"]
    assert [rest.id for rest in trace.rest] == ["B"]


def test_a_block_falls_when_its_centre_passes_the_edge():
    trace = flick(arena(disc("A", 300, 400), block("S1", 40, 400)), (Launch("A", 270.0, 1200.0),))
    assert [fall.id for fall in trace.falls] == ["S1"]
    assert trace.falls[0].x == pytest.approx(0.0, abs=1e-9)


def test_a_head_on_hit_hands_over_nine_tenths():
    trace = flick(arena(disc("A", 100, 100), disc("B", 300, 100)), (Launch("A", 90.0, 600.0),))
    speed = math.sqrt(slide_speed(600.0) ** 2 - 2 * TUNING.braking * 170.0)
    (contact,) = trace.contacts
    assert (contact.a, contact.b, contact.pusher) == ("A", "B", "A")
    assert contact.dv == pytest.approx(0.9 * speed, rel=1e-5)
    assert contact.impulse == pytest.approx(8 * 0.9 * speed, rel=1e-5)
    assert (contact.share, contact.other_share) == (1e9, pytest.approx(0.9))
    assert [rest.x for rest in trace.rest] == pytest.approx(
        [270 + slide_length(0.1 * speed), 300 + slide_length(0.9 * speed)], abs=0.002
    )


def test_a_block_struck_off_centre_turns():
    trace = flick(arena(disc("A", 425, 200), block("S1", 400, 400)), (Launch("A", 0.0, 1000.0),))
    stone = next(rest for rest in trace.rest if rest.id == "S1")
    assert stone.y > 400
    assert 180 < stone.angle < 360  # struck on its right from below: anticlockwise


def test_two_launched_together_collide_evenly():
    table = arena(disc("A", 200, 400), disc("B", 600, 400))
    trace = flick(table, (Launch("A", 90.0, 400.0), Launch("B", 270.0, 400.0)))
    assert [(contact.pusher, contact.share) for contact in trace.contacts] == [("", pytest.approx(1.8))]
    assert [rest.x for rest in trace.rest] == [pytest.approx(800 - trace.rest[1].x, abs=0.002), trace.rest[1].x]


def test_the_film_shows_the_same_end():
    trace = flick(arena(disc("A", 100, 100), disc("B", 300, 110)), (Launch("A", 90.0, 600.0),), film=True)
    assert trace.film is not None
    assert trace.film.duration == trace.duration
    for rest in trace.rest:
        last = [segment for segment in trace.film.segments if segment.id == rest.id][-1]
        speed = math.hypot(last.vx, last.vy)
        far = slide_length(speed)
        assert last.t1 == pytest.approx(last.t0 + speed / last.braking)
        assert (last.x + far * last.vx / speed, last.y + far * last.vy / speed) == pytest.approx(
            (rest.x, rest.y), abs=1e-3
        )


def test_no_film_unless_asked_for():
    assert flick(arena(disc("A", 100, 100)), (Launch("A", 90.0, 100.0),)).film is None


def test_at_the_cap_everything_stops_where_it_is():
    table, launches = arena(disc("A", 100, 100), disc("B", 300, 100)), (Launch("A", 90.0, 600.0),)
    whole = flick(table, launches)
    cut = flick(table, launches, tuning=msgspec.structs.replace(TUNING, steps=1))
    assert (whole.stopped, cut.stopped) == (False, True)
    assert cut.duration == pytest.approx(whole.contacts[0].t, abs=1e-6)
    assert [rest.x for rest in cut.rest] == pytest.approx([270.0, 300.0], abs=0.004)


def test_pieces_that_overlap_a_little_are_eased_apart_before_the_flick():
    trace = flick(arena(disc("A", 100, 100), disc("B", 129.95, 100), disc("C", 600, 600)), (Launch("C", 0.0, 50.0),))
    assert trace.contacts == ()
    assert trace.rest[1].x - trace.rest[0].x >= 30.001


@pytest.mark.parametrize(
    ("table", "launch", "words"),
    [
        (arena(disc("A", 100, 100), disc("A", 200, 200)), Launch("A", 0, 100), "two pieces are called A"),
        (arena(disc("A", 100, 100), block("A", 200, 200)), Launch("A", 0, 100), "two pieces are called A"),
        (arena(disc("A", 100, 100), disc("B", 129.8, 100)), Launch("A", 0, 100), "A and B overlap by 0.200 mm"),
        (arena(block("S1", 100, 100), block("S2", 100, 100, 45)), Launch("S1", 0, 100), "S1 and S2 overlap"),
        (arena(disc("A", 100, 100), block("S1", 100, 110)), Launch("A", 0, 100), "A and S1 overlap"),
        (arena(disc("A", math.nan, 100)), Launch("A", 0, 100), "A has a number that is not finite"),
        (arena(disc("A", 100, 100, angle=math.inf)), Launch("A", 0, 100), "A has a number that is not finite"),
        (arena(disc("A", 100, 801)), Launch("A", 0, 100), "A lies beside the table"),
        (
            arena(msgspec.structs.replace(disc("A", 100, 100), mass=0.0)),
            Launch("A", 0, 100),
            "A has no size or no mass",
        ),
        (
            arena(msgspec.structs.replace(block("S1", 99, 99), side=-1.0)),
            Launch("S1", 0, 9),
            "S1 has no size or no mass",
        ),
        (arena(disc("A", 100, 100)), Launch("B", 0, 100), "B is not on the table"),
        (arena(disc("A", 100, 100)), Launch("A", math.nan, 100), "A is launched in no direction"),
        (arena(disc("A", 100, 100)), Launch("A", 0, 0), "A is launched to slide 0"),
        (arena(disc("A", 100, 100)), Launch("A", 0, math.inf), "A is launched to slide inf"),
        (arena(disc("A", 100, 100)), Launch("A", 0, math.nan), "A is launched to slide nan"),
        (arena(disc("A", 100, 100), ignore=(("A", "B"),)), Launch("A", 0, 9), "the pair A, B to ignore"),
        (arena(disc("A", 100, 100), ignore=(("A", "A"),)), Launch("A", 0, 9), "the pair A, A to ignore"),
        (Table(math.nan, 800, (disc("A", 100, 100),)), Launch("A", 0, 9), "the table is nan x 800"),
    ],
)
def test_what_cannot_be_simulated_is_refused_by_name(table, launch, words):
    with pytest.raises(ValueError, match=words):
        flick(table, (launch,))


def test_a_piece_is_launched_once():
    with pytest.raises(ValueError, match="launched twice"):
        flick(arena(disc("A", 100, 100)), (Launch("A", 0, 10), Launch("A", 90, 10)))


def test_a_piece_that_has_stopped_is_met_where_it_stopped():
    # B slides 15 mm and stops; only then does A strike C, which finds B where it is now.
    table = arena(disc("A", 100, 400), disc("B", 400, 400), disc("C", 300, 400))
    trace = flick(table, (Launch("A", 90.0, 300.0), Launch("B", 270.0, 15.0)))
    moved = flick(arena(disc("A", 100, 400), disc("B", 385, 400), disc("C", 300, 400)), (Launch("A", 90.0, 300.0),))
    assert [(c.a, c.b) for c in trace.contacts] == [("A", "C"), ("B", "C")]
    assert [c.t for c in trace.contacts] == pytest.approx([c.t for c in moved.contacts])
