import math
import random

import pytest

from bot.physics.approach import clear_time, features
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
    before, now, after = (features(p, q, 0.01 + n * step)[0] for n in (-1, 0, 1))
    if not len(before) == len(now) == len(after):
        return
    for earlier, here, later in zip(before, now, after, strict=True):
        slope = (later[0] - earlier[0]) / (2 * step)
        if abs(earlier[1] - later[1]) < 1:  # not where a corner passes from face to face
            assert -here[1] == pytest.approx(slope, abs=0.5)


@pytest.mark.parametrize("seed", range(40))
def test_a_gap_never_closes_sooner_than_foretold(seed: int):
    p, q = random_pair(random.Random(100 + seed))
    found, bound = features(p, q, 0.0)
    if min(gap for gap, _ in found) <= 0:
        return
    clear = min(clear_time(gap, closing, bound) for gap, closing in found)
    assert clear > 0
    end = min(clear, 2.0)
    for n in range(200):
        assert min(gap for gap, _ in features(p, q, n * end / 200)[0]) >= -1e-9


def test_time_without_friction_or_approach_is_endless():
    assert clear_time(1.0, 0.0, 0.0) == math.inf
    assert clear_time(1.0, -5.0, 0.0) == math.inf
    assert clear_time(1.0, 5.0, 0.0) == pytest.approx(0.2)
