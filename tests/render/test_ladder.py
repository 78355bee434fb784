import io

import pytest
from PIL import Image

from render.ladders.ladder import CURVE_HIGH, WIDE, curve
from render.painter import Picture, Theme
from render.theme import LOOKS
from tests.support.pictures.picture_sizes import shown

WAY = (1150, 1120, 1180, 1210, 1190, 1240)


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_pictures_are_the_same_each_time_and_small(theme: Theme):
    png = curve(WAY, 5, theme)
    assert png == curve(WAY, 5, theme)
    picture = opened(png)
    assert picture.size == (WIDE, CURVE_HIGH)
    assert picture.getpixel((2, 2)) == LOOKS[theme].canvas
    assert len(png) < 30_000


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


def test_its_figures_are_read_on_a_phone(monkeypatch: pytest.MonkeyPatch):
    assert min(shown(monkeypatch, lambda: Picture(curve(WAY, 5, "dark", first=88), "")).capitals) >= 9.0
