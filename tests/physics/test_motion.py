import math

import pytest

from bot.physics.motion import Motion
from bot.physics.tuning import TUNING
from tests.physics.tables import block, disc


def sliding(x: float, y: float, vx: float, vy: float) -> Motion:
    piece = Motion(0, disc("A", x, y), TUNING)
    piece.restart(1.0, (x, y, 0.0), (vx, vy, 0.0))
    return piece


def test_halfway_in_time_is_three_quarters_of_the_way():
    piece = sliding(0, 0, 600, 800)
    half = (1.0 + piece.stop_time) / 2
    end = piece.at(piece.stop_time)
    assert piece.at(half) == pytest.approx((0.75 * end[0], 0.75 * end[1]))
    assert piece.velocity(half) == pytest.approx((300, 400))
    assert piece.at(99.0) == end
    assert piece.velocity(99.0) == (0.0, 0.0)


def test_spin_ends_on_its_own():
    piece = Motion(0, block("S", 400, 400, angle=90.0), TUNING)
    piece.restart(0.0, (400, 400, 0.0), (0.0, 0.0, -6.0))
    alpha = TUNING.braking * TUNING.block_arm * 6 / 70
    assert piece.spin_time == pytest.approx(6.0 / alpha)
    assert piece.angle_at(piece.rest_time) == pytest.approx(-36 / (2 * alpha))
    assert (piece.spin_at(piece.spin_time / 2), piece.spin_at(9.0)) == (pytest.approx(-3.0), 0.0)
    assert piece.at(5.0) == (400, 400)


def test_arms_of_friction_are_mean_distances_to_the_centre():
    grid = [(n + 0.5) / 1000 for n in range(1000)]
    square = sum(math.hypot(x - 0.5, y - 0.5) for x in grid for y in grid) / 1e6
    assert pytest.approx(square, abs=1e-6) == TUNING.block_arm
    assert pytest.approx(sum(2 * r * r for r in grid) / 1000, abs=1e-6) == TUNING.disc_arm


@pytest.mark.parametrize(
    ("start", "velocity", "way"),
    [
        ((700, 400), (1000, 0), 100),
        ((400, 100), (0, -1000), 100),
        ((700, 700), (600, 800), 125),
        ((800, 400), (1, 0), 0),
    ],
)
def test_the_edge_is_passed_where_the_path_crosses_it(start, velocity, way):
    piece = sliding(*start, *velocity)
    when = piece.exit_time(800, 800)
    assert when is not None
    assert math.dist(piece.at(when), start) == pytest.approx(way, abs=1e-9)


def test_who_stops_before_or_on_the_edge_does_not_pass_it():
    assert sliding(700, 400, math.sqrt(2 * TUNING.braking * 99.999), 0).exit_time(800, 800) is None
    assert sliding(400, 400, 0, 0).exit_time(800, 800) is None
