import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.contract.preview import Aim, Ghost, Line, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchout.rules.view import View
from render.drawing.badges import BadgeDisc, Tag, box_of, covers, overlaps, place, places
from render.pitchout.board.arena import NAMES
from render.pitchout.board.blocks import HIGH
from render.pitchout.board.pieces import named_pucks, rounds, strokes
from render.theme import LOOKS
from tests.support.scenes.pitchout_scenes import scattered
from tools.bench.bench_pictures import clean

BOUNDS = (2.0, 55.0, 998.0, 998.0)


@pytest.mark.parametrize("cluster", [False, True])
def test_no_badge_goes_astray_in_a_thousand_positions(*, cluster: bool):
    astray = [seed for seed in range(1000) if not clean(scattered(seed, cluster=cluster))]
    assert astray == []


def aimed(seed: int) -> tuple[View, Sketch]:
    """Ten pucks at random, the first aimed at the sixth."""
    seen = scattered(seed, cluster=False)
    one, two = seen.pucks[0], seen.pucks[5]
    start = Point(one.x, one.y)
    bearing = math.degrees(math.atan2(two.x - one.x, two.y - one.y)) % 360
    way = math.dist((one.x, one.y), (two.x, two.y))
    share = max(0.0, 1 - 30 / way)
    meets = Point(one.x + (two.x - one.x) * share, one.y + (two.y - one.y) * share)
    aim = Aim(one.id, start, bearing, 10.0 + seed % 91, 1200.0)
    return seen, Sketch(aim, (Line("aim", (start, meets)),), (Ghost("contact", one.id, meets.x, meets.y),))


def test_no_badge_lies_on_an_arrow_an_aim_line_or_a_ghost():
    astray = []
    for seed in range(200):
        seen, sketch = aimed(seed)
        named, lines = named_pucks(seen, sketch.aim), strokes(sketch)
        found = places(named, rounds(named) + lines, NAMES, LOOKS["dark"], BOUNDS, HIGH)
        boxes = [box_of(spot.x, spot.y, tag) for tag, spot in found]
        astray += [seed for box in boxes if any(covers(box, disc) for disc in lines)]
        astray += [seed for box in boxes if any(overlaps(box, name) for name in NAMES)]
    assert astray == []


@given(x=st.floats(60, 940), y=st.floats(68, 948), width=st.floats(27, 80))
def test_a_lone_badge_touches_neither_its_puck_nor_the_rim(x: float, y: float, width: float):
    tag = Tag(x, y, 17.0, width)
    (spot,) = place([tag], BOUNDS, [BadgeDisc(x, y, 17.0)])
    box = box_of(spot.x, spot.y, tag)
    assert not covers(box, BadgeDisc(x, y, 17.0))
    assert BOUNDS[0] <= box[0]
    assert BOUNDS[1] <= box[1]
    assert box[2] <= BOUNDS[2]
    assert box[3] <= BOUNDS[3]
    assert not spot.leader


def test_a_badge_with_no_room_at_hand_gets_a_leader_line():
    tag = Tag(500, 500, 17.0, 40)
    walls = [(440.0, 440.0, 560.0, 478.0), (440.0, 522.0, 560.0, 560.0), (440, 440, 480, 560), (520, 440, 560, 560)]
    (spot,) = place([tag], BOUNDS, [BadgeDisc(500, 500, 17.0)], walls)
    assert spot.leader
    assert not any(overlaps(box_of(spot.x, spot.y, tag), wall) for wall in walls)


def test_where_nothing_is_free_a_badge_hides_as_little_as_it_can_and_stays_on_the_canvas():
    tag = Tag(500, 500, 17.0, 40)
    (spot,) = place([tag], BOUNDS, [BadgeDisc(500, 500, 17.0)], [(0.0, 0.0, 1000.0, 1000.0)])
    assert 0 < spot.x < 1000
    assert not covers(box_of(spot.x, spot.y, tag), BadgeDisc(500, 500, 17.0))
