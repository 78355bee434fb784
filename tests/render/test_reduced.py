import random

import pytest
from PIL import Image, ImageDraw

from render.films.thumbnail import FilmFormat, boxes
from render.pitchbowl.film import film_sprites
from render.pitchout.film import flick_film

FORMATS = {"pitchout": flick_film.FORMAT, "pitchbowl": film_sprites.FORMAT}


def noise(size: tuple[int, int]) -> Image.Image:
    return Image.merge("RGB", [Image.effect_noise(size, 60) for _ in "RGB"])


def spotted(picture: Image.Image, chance: random.Random) -> Image.Image:
    drawn = picture.copy()
    draw = ImageDraw.Draw(drawn)
    for _ in range(12):
        x, y = chance.randrange(picture.width), chance.randrange(picture.height)
        draw.ellipse((x, y, x + chance.randrange(90), y + chance.randrange(90)), fill=chance.randrange(1 << 24))
    return drawn


def turned(form: FilmFormat, one: Image.Image, other: Image.Image) -> Image.Image:
    made = form.ground(one)
    for stamp in form.turned_into(one, other):
        stamp.sprite.put(made, (stamp.x, stamp.y))
    return made


@pytest.mark.parametrize("game", FORMATS)
def test_what_is_made_smaller_in_boxes_is_as_in_the_whole(game: str):
    form = FORMATS[game]
    ground, chance = noise(form.size), random.Random(game)
    row = ground.copy()
    row.paste(noise((form.size[0], 30)), (0, 45))
    for other in (ground, row, noise(form.size), *(spotted(ground, chance) for _ in range(4))):
        assert turned(form, ground, other).tobytes() == form.ground(other).tobytes()


def test_boxes_hold_their_squares_and_no_other():
    chance = random.Random(36)
    for share in (1, 3, 9):
        squares = {(row, column) for row in range(20) for column in range(30) if chance.randrange(10) < share}
        held = [
            (row, column)
            for left, top, right, bottom in boxes(squares)
            for row in range(top, bottom)
            for column in range(left, right)
        ]
        assert sorted(held) == sorted(squares)


def test_squares_side_by_side_and_below_one_another_are_one_box():
    assert boxes({(1, 2), (1, 3), (2, 2), (2, 3), (3, 2)}) == [(2, 1, 4, 3), (2, 3, 3, 4)]
