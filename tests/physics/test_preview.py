import math

import msgspec
import pytest

from bot.physics.flick import flick
from bot.physics.preview import Preview, first_contact
from bot.physics.table import Launch
from tests.physics.tables import arena, b1, block, disc


def test_a_full_hit():
    preview = first_contact(arena(disc("A", 100, 100), disc("B", 300, 100)), Launch("A", 90.0, 600.0))
    way = pytest.approx((600.0 - 170.0) * 0.9**2, abs=0.01)
    assert preview == Preview("B", pytest.approx(270.0, abs=1e-3), pytest.approx(100.0), pytest.approx(90.0), way)


def test_the_nearest_is_met_not_the_first_by_name():
    table = arena(disc("A", 100, 100), disc("B", 500, 100), disc("C", 300, 100))
    assert first_contact(table, Launch("A", 90.0, 600.0)).struck == "C"


def test_too_weak_to_arrive_or_aimed_beside():
    table = arena(disc("A", 100, 100), disc("B", 300, 100), block("S1", 600, 600, 45.0))
    assert first_contact(table, Launch("A", 90.0, 169.9)) is None
    assert first_contact(table, Launch("A", 90.0, 170.1)) is not None
    assert first_contact(table, Launch("A", 0.0, 600.0)) is None


def test_gone_before_it_would_meet():
    table = arena(disc("A", 795, 400), disc("B", 795, 435))
    assert first_contact(table, Launch("A", 60.0, 600.0)) is None


def test_past_a_blocks_corner_through_the_circle_around_it():
    table = arena(disc("A", 100, 349), block("S1", 400, 400))
    assert first_contact(table, Launch("A", 90.0, 600.0)) is None


def test_a_block_is_struck_along_its_faces_normal():
    preview = first_contact(arena(disc("A", 100, 100), block("S1", 400, 400)), Launch("A", 40.0, 900.0))
    assert (preview.struck, preview.x, preview.bearing) == ("S1", pytest.approx(350.0, abs=1e-3), 90.0)


def test_a_touched_piece_is_met_at_once_and_a_mount_never():
    touching = arena(disc("A", 100, 100), disc("B", 130, 100))
    riding = arena(disc("A", 100, 100), disc("B", 100, 100), disc("C", 300, 100), ignore=(("A", "B"),))
    assert first_contact(touching, Launch("A", 90.0, 10.0)) == Preview("B", 100.0, 100.0, 90.0, pytest.approx(8.1))
    assert first_contact(touching, Launch("A", 270.0, 10.0)) is None
    assert first_contact(riding, Launch("A", 90.0, 900.0)).struck == "C"


def test_what_cannot_be_launched_is_refused():
    with pytest.raises(ValueError, match="B is not on the table"):
        first_contact(arena(disc("A", 100, 100)), Launch("B", 0.0, 100.0))


@pytest.mark.parametrize("seed", range(60))
def test_it_agrees_with_the_simulation(seed: int):
    table, (launch,) = b1(seed)
    preview, trace = first_contact(table, launch), flick(table, (launch,), film=True)
    if preview is None:
        assert trace.contacts == ()
        return
    assert trace.touches(launch.piece)[0].other(launch.piece) == preview.struck
    bounced = next(s for s in trace.film.segments if s.id == launch.piece and s.t0 > 0)
    leaving = next(s for s in trace.film.segments if s.id == preview.struck)
    assert math.dist((bounced.x, bounced.y), (preview.x, preview.y)) < 0.01
    turn = math.degrees(math.atan2(leaving.vx, leaving.vy)) - preview.bearing
    assert abs(math.remainder(turn, 360)) < 0.05


@pytest.mark.parametrize("seed", range(60))
def test_what_is_struck_goes_as_far_as_when_nothing_else_is_there(seed: int):
    table, (launch,) = b1(seed)
    preview = first_contact(table, launch)
    if preview is None:
        return
    pair = {launch.piece, preview.struck}
    discs = tuple(one for one in table.discs if one.id in pair)
    blocks = tuple(one for one in table.blocks if one.id in pair)
    alone = msgspec.structs.replace(table, discs=discs, blocks=blocks, width=9_000.0, height=9_000.0)
    shift = {one.id: (one.x, one.y) for one in alone.pieces}
    alone = msgspec.structs.replace(
        alone,
        discs=tuple(msgspec.structs.replace(one, x=one.x + 4_000.0, y=one.y + 4_000.0) for one in discs),
        blocks=tuple(msgspec.structs.replace(one, x=one.x + 4_000.0, y=one.y + 4_000.0) for one in blocks),
    )
    rest = next(one for one in flick(alone, (launch,)).rest if one.id == preview.struck)
    x, y = shift[preview.struck]
    way = math.dist((rest.x - 4_000.0, rest.y - 4_000.0), (x, y))
    assert preview.slide == pytest.approx(way, abs=0.01)
