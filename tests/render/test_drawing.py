import math
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from render.drawing.canvas import Ink, Projection, Sprite, dashes, label, toward
from render.drawing.sprites import disc, girth, icon_mask, outlines
from render.painter import Theme
from render.pitchout.board.arena import BOTTOM, LEFT, RAIL, RIGHT, TABLE, TOP
from render.theme import LOOKS
from tests.support.scenes.pitchout_scenes import ROSTER


def test_the_table_lies_where_the_layout_says():
    assert TABLE.to_pixels(0, 0) == (LEFT, BOTTOM)
    assert TABLE.to_pixels(800, 800) == pytest.approx((RIGHT, TOP))
    assert Projection(10, 100, 2).to_pixels(5, 20) == (20, 60)


@given(x=st.floats(LEFT + 1, RIGHT - 1), y=st.floats(TOP + 1, BOTTOM - 1), bearing=st.floats(0, 360))
def test_a_bearing_is_read_on_the_rail_it_points_to(x: float, y: float, bearing: float):
    spot, side = RAIL.meets((x, y), bearing)
    at = {"left": spot[0] - LEFT, "right": spot[0] - RIGHT, "top": spot[1] - TOP, "bottom": spot[1] - BOTTOM}[side]
    assert at == pytest.approx(0, abs=1e-6)
    assert toward((x, y), bearing, math.dist((x, y), spot)) == pytest.approx(spot, abs=1e-6)


@given(st.lists(st.tuples(st.floats(-500, 1500), st.floats(-500, 1500)), min_size=1, max_size=5))
def test_lines_end_at_the_edge_of_the_arena(spots: list[tuple[float, float]]):
    kept = RAIL.within([(500.0, 500.0), *spots])
    assert 2 <= len(kept) <= len(spots) + 1
    assert all(LEFT - 1e-6 <= x <= RIGHT + 1e-6 and TOP - 1e-6 <= y <= BOTTOM + 1e-6 for x, y in kept)


@given(st.lists(st.tuples(st.floats(0, 900), st.floats(0, 900)), min_size=2, max_size=5))
def test_dashes_cover_three_fifths_of_a_line_and_lie_on_it(spots: list[tuple[float, float]]):
    length = sum(math.dist(a, b) for a, b in pairwise(spots))
    drawn = sum(math.dist(a, b) for a, b in dashes(spots, 9, 6))
    assert drawn == pytest.approx(length * 0.6, abs=9)


def test_ink_has_soft_edges_and_stays_in_its_box():
    picture = Image.new("RGB", (60, 60))
    Ink(picture).disc((30, 30), 10, (255, 255, 255))
    levels = {picture.getpixel((x, y)) for x in range(60) for y in range(60)}
    assert len(levels) > 4
    assert picture.getbbox() == (20, 20, 40, 40)


def test_of_a_sprite_what_is_seen_is_kept():
    rgba = Image.new("RGBA", (9, 7))
    rgba.paste((10, 20, 30, 128), (2, 1, 5, 4))
    rgba.paste((40, 50, 60, 255), (3, 2, 4, 3))
    for sprite in (Sprite.of(rgba), Sprite((10, 20, 30), rgba.getchannel("A"))):
        assert (sprite.size, sprite.inked) == ((9, 7), (2, 1, 5, 4))
        assert ImageChops.difference(sprite.mask, rgba.getchannel("A")).getbbox() is None
    assert sprite.paint == (10, 20, 30)
    assert ImageChops.difference(Sprite.of(rgba).paint, rgba.convert("RGB")).getbbox() is None
    clear = Sprite.of(Image.new("RGBA", (4, 4), (9, 9, 9, 0)))
    assert clear.mask.getbbox() is None


def test_a_label_is_anchored_at_the_middle_of_its_capitals():
    picture = Image.new("RGB", (100, 60))
    label("H", "digits", 30, (255, 255, 255)).onto(picture, (50, 30))
    left, top, right, bottom = picture.getbbox()
    assert (left + right) / 2 == pytest.approx(50, abs=1)
    assert (top + bottom) / 2 == pytest.approx(30, abs=1)


PITCHERS = (*ROSTER, "major", "commando", "sapper", "infested", "shadow", "shaman", "golem")


@pytest.mark.parametrize("pitcher", PITCHERS)
def test_every_pitcher_has_an_icon_inside_its_box(pitcher: str):
    spots = [spot for outline in outlines("pitchout", pitcher) for spot in outline]
    assert all(-5 <= value <= 105 for spot in spots for value in spot)


def test_no_two_icons_are_alike():
    assert len({outlines("pitchout", pitcher) for pitcher in PITCHERS}) == len(PITCHERS)


def test_icons_differ_at_the_size_they_are_played_at():
    masks = [icon_mask("pitchout", pitcher, (140, 140), (70, 70), 140).reduce(8) for pitcher in PITCHERS]
    apart = [ImageStat.Stat(ImageChops.difference(one, other)).mean[0] for one, other in combinations(masks, 2)]
    assert min(apart) > 255 * 0.1


def test_the_circle_round_an_icon_holds_it_and_is_the_least():
    for pitcher in PITCHERS:
        (x, y), around = girth("pitchout", pitcher)
        spots = [spot for outline in outlines("pitchout", pitcher) for spot in outline]
        assert max(math.dist(spot, (x, y)) for spot in spots) == pytest.approx(around)
        widest = max(math.dist(one, other) for one, other in combinations(spots, 2))
        assert widest / 2 <= around <= widest / math.sqrt(3) + 0.5  # Jung's theorem, 1901


def test_icons_keep_off_the_rim():
    look = LOOKS["dark"]
    bare = disc("pitchout", "captain", 16.5, look, 0)
    for pitcher in PITCHERS:
        change = ImageChops.difference(bare.paint, disc("pitchout", pitcher, 16.5, look, 0).paint).getbbox()
        reach = 0.8 * 16.5 + 1  # the rim begins there
        middle = bare.size[0] / 2
        assert change is None or middle - reach <= min(change) <= max(change) <= middle + reach


@pytest.mark.parametrize("theme", sorted(LOOKS))
@pytest.mark.parametrize("seat", range(4))
def test_pitchers_differ_when_the_picture_is_seen_small(theme: Theme, seat: int):
    look = LOOKS[theme]
    seen = []
    for pitcher in PITCHERS:
        picture = Image.new("RGB", (40, 40), (128, 128, 128))
        disc("pitchout", pitcher, 16.5, look, seat).onto(picture, (20, 20))
        seen.append(picture.convert("L").resize((14, 14), Image.Resampling.LANCZOS).crop((3, 3, 11, 11)))
    apart = [ImageStat.Stat(ImageChops.difference(one, other)).mean[0] for one, other in combinations(seen, 2)]
    assert min(apart) > 15
