"""Copies of kept pictures: one that was released gives its memory to the next, and no other is touched."""

import pytest
from PIL import Image

from render.lasting import copied, release


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


def test_only_the_last_copy_can_be_released(ground: Image.Image):
    first = copied(ground)
    second = copied(ground)
    for picture in (ground, first):
        release(picture)
        assert all(copied(ground) is not one for one in (ground, first))
    release(second)
    assert copied(ground) is not second


def test_a_copy_of_another_size_has_memory_of_its_own(ground: Image.Image):
    release(copied(ground))
    assert copied(Image.new("RGB", (7, 7))).size == (7, 7)
    assert copied(Image.new("P", (30, 20))).mode == "P"
