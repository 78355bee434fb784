import math
import random

import pytest

from bot.physics.approach import clear_time, decisive, views
from bot.physics.motion import Motion
from bot.physics.tuning import TUNING
from tests.physics.tables import block, disc


def moving(index: int, piece, vx: float, vy: float, spin: float = 0.0) -> Motion:
    motion = Motion(index, piece, TUNING)
    motion.restart(0.0, (motion.x, motion.y, motion.angle), (vx, vy, spin))
    return motion


def random_pair(rng: random.Random) -> tuple[Motion, Motion]:
    def one(index: int) -> Motion:
        make = block if rng.random() < 0.6 else disc
        piece = make("AB"[index], 400 + rng.uniform(-60, 60), 400 + 110 * index + rng.uniform(-10, 10))
        piece = type(piece)(*(getattr(piece, f) for f in piece.__struct_fields__[:-1]), angle=rng.uniform(0, 360))
        return moving(index, piece, rng.uniform(-900, 900), rng.uniform(-900, 900), rng.uniform(-20, 20))

    return one(0), one(1)


@pytest.mark.parametrize("seed", range(40))
def test_closing_speeds_are_the_slopes_of_the_gaps(seed: int):
    p, q = random_pair(random.Random(seed))
    step = 1e-7
    before, now, after = (views(p, q, 0.01 + n * step)[0] for n in (-1, 0, 1))
    for n, view in enumerate(now):
        for m, (_gap, closing) in enumerate(view):
            slope = (after[n][m][0] - before[n][m][0]) / (2 * step)
            if abs(before[n][m][1] - after[n][m][1]) < 1:  # not where a disc passes from face to corner
                assert -closing == pytest.approx(slope, abs=0.5)


@pytest.mark.parametrize("seed", range(60))
def test_a_gap_never_closes_sooner_than_foretold(seed: int):
    p, q = random_pair(random.Random(100 + seed))
    seen, bound = views(p, q, 0.0)
    view = decisive(seen)
    if min(view)[0] <= 0:
        return
    clear = min(clear_time(gap, closing, bound) for gap, closing in view)
    assert clear > 0
    end = min(clear, 2.0)
    for n in range(200):
        assert min(decisive(views(p, q, n * end / 200)[0]))[0] >= -1e-9


def test_blocks_whose_corners_pass_are_apart_in_one_view():
    p, q = moving(0, block("A", 400, 400), 0, 0), moving(1, block("B", 469.9, 470.1), -500, 0)
    seen, _bound = views(p, q, 0.0)
    assert min(decisive(seen)) == (pytest.approx(0.1), 0.0)


def test_time_without_friction_or_approach_is_endless():
    assert clear_time(1.0, 0.0, 0.0) == math.inf
    assert clear_time(1.0, -5.0, 0.0) == math.inf
    assert clear_time(1.0, 5.0, 0.0) == pytest.approx(0.2)
