import io
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render.drawing.palette import _REFERRED, _STRIP, ROWS, banded, forget_bands, indexed, indexed_png, palette


def noise(seed: int, wide: int, high: int) -> Image.Image:
    return Image.frombytes("RGB", (wide, high), random.Random(seed).randbytes(3 * wide * high))


def colour(index: int) -> tuple[int, ...]:
    return tuple((palette("pitchout", "dark").getpalette() or [])[3 * index : 3 * index + 3])


def read(png: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(png))
    picture.load()  # checks every checksum
    return picture


def shows(png: bytes, picture: Image.Image) -> bool:
    flat, again = indexed(picture, "pitchout", "dark"), read(png)
    return (again.mode, again.size, again.tobytes()) == ("P", flat.size, flat.tobytes()) and (
        again.convert("RGB").tobytes() == flat.convert("RGB").tobytes()
    )


@given(seed=st.integers(0, 99), wide=st.integers(1, 40), high=st.integers(1, 3 * ROWS))
def test_what_is_written_is_read_again(seed: int, wide: int, high: int):
    picture = noise(seed, wide, high)
    assert shows(banded(picture, "pitchout", "dark"), picture)


@given(seed=st.integers(0, 99), wide=st.integers(1, 40), high=st.integers(1, 2 * _STRIP + 1))
def test_what_is_written_in_strips_is_read_again(seed: int, wide: int, high: int):
    picture = noise(seed, wide, high)
    assert shows(indexed_png(picture, "pitchout", "dark"), picture)


@given(
    spots=st.lists(
        st.tuples(st.integers(0, 59), st.integers(0, 3 * ROWS + 6), st.integers(1, 60), st.integers(1, 80)), max_size=4
    )
)
def test_the_bytes_do_not_depend_on_what_was_written_before(spots: list[tuple[int, int, int, int]]):
    before, after = noise(1, 60, 3 * ROWS + 7), noise(1, 60, 3 * ROWS + 7)
    for seed, (left, top, wide, high) in enumerate(spots):
        after.paste(noise(seed, wide, high), (left, top))
    banded(before, "pitchout", "dark")
    written = banded(after, "pitchout", "dark")
    assert shows(written, after)
    forget_bands()
    assert banded(after, "pitchout", "dark") == written


@pytest.mark.parametrize("row", [0, ROWS - _REFERRED - 1, ROWS - _REFERRED, ROWS - 1, ROWS, 4 * ROWS + 7])
def test_a_band_that_changes_is_written_again(row: int):
    before = noise(1, 60, 4 * ROWS + 8)
    banded(before, "pitchout", "dark")
    after = before.copy()
    after.paste((255, 255, 255), (30, row, 31, row + 1))
    written = banded(after, "pitchout", "dark")
    assert shows(written, after)
    forget_bands()
    assert banded(after, "pitchout", "dark") == written


def test_scenes_and_palettes_are_told_apart():
    one, two = noise(1, 60, 2 * ROWS), noise(2, 60, 2 * ROWS)
    first = [banded(one, "pitchout", "dark", "one"), banded(one, "pitchout", "light", "one")]
    banded(two, "pitchout", "dark", "two")
    assert [banded(one, "pitchout", theme, "one") for theme in ("dark", "light")] == first


def test_bands_with_the_same_checksum_are_told_apart():
    for pixels in ((1, 0, 0, 1), (0, 1, 1, 0)):
        picture = Image.new("RGB", (4, 1))
        picture.putdata([colour(index) for index in pixels])
        assert read(banded(picture, "pitchout", "dark")).tobytes() == bytes(pixels)


def test_pixels_that_were_seen_before_take_no_room_in_the_next_band():
    part = noise(1, 60, _REFERRED)
    apart, twice = Image.new("RGB", (60, 2 * ROWS)), Image.new("RGB", (60, 2 * ROWS))
    for picture, other in ((apart, noise(2, 60, _REFERRED)), (twice, part)):
        picture.paste(part, (0, ROWS - _REFERRED))
        picture.paste(other, (0, ROWS))
    assert len(banded(twice, "pitchout", "dark")) < 0.7 * len(banded(apart, "pitchout", "dark"))
