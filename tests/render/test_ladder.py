import io

import pytest
from PIL import Image

from render.ladder import CURVE_HIGH, PODIUM_HIGH, WIDE, curve, podium, readable
from render.painter import Theme
from render.theme import LOOKS

STEPS = ((1, "Ada", 1742), (2, "Bruno of the very long name that no step can hold", 1688), (3, "日本 🎲", 1603))
WAY = (1150, 1120, 1180, 1210, 1190, 1240)


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_pictures_are_the_same_each_time_and_small(theme: Theme):
    assert podium(STEPS, theme) == podium(STEPS, theme)
    assert curve(WAY, 5, theme) == curve(WAY, 5, theme)
    for png, high in ((podium(STEPS, theme), PODIUM_HIGH), (curve(WAY, 5, theme), CURVE_HIGH)):
        picture = opened(png)
        assert picture.size == (WIDE, high)
        assert picture.getpixel((2, 2)) == LOOKS[theme].canvas
        assert len(png) < 30_000


def test_a_step_that_is_missing_stays_empty():
    whole, two = opened(podium(STEPS, "dark")), opened(podium(STEPS[:2], "dark"))
    assert whole.crop((0, 0, 590, 430)).tobytes() == two.crop((0, 0, 590, 430)).tobytes()
    assert len(two.crop((600, 100, 880, 380)).getcolors()) == 1


def test_a_way_that_begins_late_is_counted_from_there():
    early, late, ranked = (opened(curve(WAY, 5, "dark", first=first)) for first in (1, 2, 301))
    field, numbers = (0, 0, WIDE, 350), (0, 350, WIDE, CURVE_HIGH)
    assert early.crop(numbers).tobytes() != late.crop(numbers).tobytes() != ranked.crop(numbers).tobytes()
    assert early.crop(field).tobytes() != late.crop(field).tobytes() != ranked.crop(field).tobytes()


@pytest.mark.parametrize("way", [(1150,), (1150, 1150), tuple(range(1000, 3000, 10)), (100, 2900)])
def test_any_way_fits(way: tuple[int, ...]):
    picture = opened(curve(way, 5, "dark"))
    edge = [picture.getpixel((WIDE - 3, y)) for y in range(CURVE_HIGH)]
    assert set(edge) == {LOOKS["dark"].canvas}


def test_signs_that_the_typeface_lacks_are_left_out():
    assert readable("Zoë 🎲 日本 O’Neill") == "Zoë O’Neill"
    assert readable("🎲🎲") == ""
