import itertools
import math

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.physics.pose import Pose, apart, neighbours, pose_gap, rounded
from bot.physics.tuning import TUNING

SIZE = (800.0, 800.0)


def puck(name: str, x: float, y: float) -> Pose:
    return Pose(name, x, y, 0.0, 15.0)


def stone(name: str, x: float, y: float, angle: float = 0.0) -> Pose:
    return Pose(name, x, y, angle, 0.0, 35.0)


def ease(*poses: Pose, exempt: set[tuple[str, str]] | None = None) -> list[Pose]:
    named = {pose.id: pose for pose in poses}
    pairs = neighbours([(pose.id, pose.x, pose.y, pose.reach) for pose in poses], exempt or set())
    apart([(named[a], named[b]) for a, b in pairs], SIZE, TUNING)
    return list(poses)


@pytest.mark.parametrize(
    ("a", "b", "gap", "normal"),
    [
        (puck("A", 0, 0), puck("B", 40, 0), 10.0, (1, 0)),
        (puck("A", 0, 0), puck("B", 0, 0), -30.0, (0, 1)),
        (stone("S", 0, 0), puck("B", 0, 60), 10.0, (0, 1)),
        (puck("B", 0, 60), stone("S", 0, 0), 10.0, (0, -1)),
        (stone("S", 0, 0, 45.0), puck("B", 35 * math.sqrt(2) + 20, 0), 5.0, (1, 0)),
        (stone("S", 0, 0, 30.0), puck("B", 60 * math.sin(math.radians(30)), 60 * math.cos(math.radians(30))), 10.0, (0.5, math.sqrt(0.75))),
        (stone("S", 0, 0), stone("T", -80, 10), 10.0, (-1, 0)),
        (stone("S", 0, 0), stone("T", 35 + 35 * math.sqrt(2) + 3, 0, 45.0), 3.0, (1, 0)),
        (stone("S", 0, 0, 45.0), stone("T", 0, 0), -35 - 35 * math.sqrt(2), None),
    ],
)  # fmt: skip
def test_gaps(a: Pose, b: Pose, gap: float, normal: tuple[float, float] | None):
    found, nx, ny = pose_gap(a, b)
    assert found == pytest.approx(gap)
    if normal is not None:
        assert (nx, ny) == pytest.approx(normal, abs=1e-9)


def test_pieces_with_room_stay_exactly_where_they_are():
    a, b = ease(puck("A", 100.00049, 100), puck("B", 130.002, 100))
    assert (a.x, b.x) == (100.00049, 130.002)


def test_touching_pieces_are_moved_by_a_grain_each():
    a, b = ease(puck("A", 100, 100), puck("B", 130, 100))
    assert b.x - a.x >= 30.001
    assert (a.x, b.x) == (pytest.approx(100, abs=0.002), pytest.approx(130, abs=0.002))


def test_a_piece_on_the_edge_is_not_pushed_off():
    a, b = ease(puck("A", 800, 100), puck("B", 799.95, 70.05))
    assert a.x <= 800
    assert pose_gap(a, b)[0] >= 0.001
    c, d = ease(puck("C", 770, 100), puck("D", 800, 100))
    assert (d.x, c.x <= 769.999) == (800, True)


def test_a_long_row_is_eased():
    poses = ease(*(puck(f"A{n:02}", 30 * n, 400) for n in range(17)))
    assert all(b.x - a.x >= 30.001 for a, b in itertools.pairwise(poses))


def test_blocks_face_to_face_are_eased():
    a, b, c = ease(stone("S", 100, 100), stone("T", 170, 120), stone("U", 135, 190 - 0.01))
    assert min(pose_gap(a, b)[0], pose_gap(b, c)[0], pose_gap(a, c)[0]) >= 0.001


def test_an_exempt_pair_may_overlap():
    a, b = ease(puck("A", 100, 100), puck("B", 100, 100), exempt={("B", "A")})
    assert (a.x, b.x) == (100, 100)


@example(1e308, 3)
@given(st.one_of(st.floats(-1e5, 1e5), st.floats(allow_nan=False, allow_infinity=False)), st.sampled_from([3, 9]))
def test_places_are_rounded_as_python_does(place: float, digits: int):
    assert repr(rounded(place, digits)) == repr(round(place, digits))


@given(st.integers(-(10**9), 10**9), st.integers(-3, 3))
def test_ties_and_zeros_are_rounded_as_python_does(thousandths: int, steps: int):
    for place in (thousandths / 2000, steps / 4000):
        for near in (place, math.nextafter(place, math.inf), math.nextafter(place, -math.inf), -place):
            assert repr(rounded(near, 3)) == repr(round(near, 3))
