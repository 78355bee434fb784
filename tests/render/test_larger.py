import math
import random

import pytest

from render.drawing.badges import BadgeDisc
from render.table.larger import larger

MOST = 1.6


def test_a_piece_with_room_is_drawn_as_large_as_may_be():
    assert larger([BadgeDisc(0, 0, 10), BadgeDisc(100, 0, 10)], MOST) == [16.0, 16.0]


def test_pieces_that_touch_are_true_to_scale():
    assert larger([BadgeDisc(0, 0, 10), BadgeDisc(20, 0, 10)], MOST) == [10.0, 10.0]


def test_a_piece_shrinks_step_by_step_as_another_comes_near():
    sizes = [larger([BadgeDisc(0, 0, 10), BadgeDisc(far, 0, 10)], MOST)[0] for far in (20, 27, 31, 40)]
    assert sizes == pytest.approx([10.0, 12.0, 14.0, 16.0])


def test_a_limit_holds_except_below_true_size():
    assert larger([BadgeDisc(0, 0, 10), BadgeDisc(90, 0, 10)], MOST, [12.5, 3.0]) == [12.0, 10.0]


def test_no_two_enlarged_pieces_ever_overlap():
    rng = random.Random(18)
    for _ in range(300):
        discs: list[BadgeDisc] = []
        while len(discs) < 12:
            one = BadgeDisc(rng.uniform(0, 300), rng.uniform(0, 300), 10)
            if all(math.dist((one.x, one.y), (two.x, two.y)) >= 20 for two in discs):
                discs.append(one)
        sizes = larger(discs, MOST)
        for nth, (one, size) in enumerate(zip(discs, sizes, strict=True)):
            for two, other in zip(discs[:nth], sizes, strict=False):
                assert size + other <= math.dist((one.x, one.y), (two.x, two.y)) + 1e-9
