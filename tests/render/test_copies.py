"""Copies of kept pictures: those that were released give their memory to the next ones, and no other is touched."""

import pytest
from PIL import Image

from render.drawing.lasting import SPARES, copied, release


@pytest.fixture
def ground() -> Image.Image:
    return Image.new("RGB", (30, 20), (10, 20, 30))


def spoilt(picture: Image.Image) -> Image.Image:
    picture.paste((200, 0, 0), (0, 0, 5, 5))
    return picture


def test_a_copy_in_released_memory_shows_nothing_of_before(ground: Image.Image):
    first = spoilt(copied(ground))
    release(first)
    again = copied(ground)
    assert again is first
    assert again.tobytes() == ground.tobytes()
    assert ground.getpixel((0, 0)) == (10, 20, 30)


def test_a_copy_that_was_not_released_stays_as_it_is(ground: Image.Image):
    first = spoilt(copied(ground))
    seen = first.tobytes()
    spoilt(copied(Image.new("RGB", (30, 20))))
    assert first.tobytes() == seen


def test_only_copies_can_be_released_and_only_once(ground: Image.Image):
    first, second = copied(ground), copied(ground)
    release(ground, second, first, second)
    again = [copied(ground) for _ in range(2)]
    assert {id(one) for one in again} == {id(first), id(second)}
    assert all(copied(ground) is not one for one in (ground, first, second))


def test_as_many_are_kept_as_a_film_has(ground: Image.Image):
    released = [copied(ground) for _ in range(SPARES + 1)]
    release(*released)
    again = [copied(ground) for _ in range(SPARES + 1)]
    assert sum(any(one is other for other in released) for one in again) == SPARES


def test_a_copy_of_another_size_has_memory_of_its_own(ground: Image.Image):
    release(copied(ground))
    assert copied(Image.new("RGB", (7, 7))).size == (7, 7)
    assert copied(Image.new("P", (30, 20))).mode == "P"
