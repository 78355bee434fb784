import io
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render.bands import ROWS, banded
from render.palette import palette


def noise(seed: int, wide: int, high: int) -> Image.Image:
    picture = Image.frombytes("P", (wide, high), random.Random(seed).randbytes(wide * high))
    picture.putpalette(palette("pitchout", "dark").getpalette() or [])
    return picture


def read(png: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(png))
    picture.load()  # checks every checksum
    return picture


@given(seed=st.integers(0, 99), wide=st.integers(1, 40), high=st.integers(1, 3 * ROWS))
def test_what_is_written_is_read_again(seed: int, wide: int, high: int):
    picture = noise(seed, wide, high)
    again = read(banded(picture))
    assert (again.mode, again.size, again.tobytes()) == ("P", picture.size, picture.tobytes())
    assert again.convert("RGB").tobytes() == picture.convert("RGB").tobytes()


@pytest.mark.parametrize("row", [0, ROWS - 1, ROWS, 4 * ROWS + 7])
def test_a_band_that_changes_is_written_anew(row: int):
    before = noise(1, 60, 5 * ROWS)
    banded(before)
    after = before.copy()
    after.putpixel((30, row), (after.tobytes()[row * 60 + 30] + 1) % 255)
    assert read(banded(after)).tobytes() == after.tobytes()


def test_the_bytes_do_not_depend_on_what_was_written_before():
    picture = noise(2, 60, 5 * ROWS)
    first = banded(picture)
    for seed in range(100):
        banded(noise(seed, 60, 5 * ROWS))
    assert banded(picture) == first


def test_bands_with_the_same_checksum_are_told_apart():
    one, two = (Image.frombytes("P", (4, 1), bytes(pixels)) for pixels in ((1, 0, 0, 1), (0, 1, 1, 0)))
    assert [read(banded(picture)).tobytes() for picture in (one, two)] == [one.tobytes(), two.tobytes()]
