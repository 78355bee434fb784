"""Pictures of Offboard: the same pixels for the same arguments, and every mark where it belongs."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.games.offboard.rules.board import CELL, TARGETS, VALUES
from bot.games.offboard.rules.values import Move
from bot.words import Catalogue
from render import PAINTERS
from render.drawing.palette import indexed
from render.offboard.colours import BOARD_COLOURS
from render.offboard.painter import MARBLE, NAME, OUTER, TARGET_NAME, marble, paint, spot_of
from render.painter import Theme
from render.text import ALT
from render.theme import LOOKS
from tests.support.pictures.colour_vision import EYES, contrast, difference
from tests.support.pictures.colour_vision import seen as eye
from tests.support.pictures.fidelity import psnr
from tests.support.scenes.offboard_scenes import SCENES, after, crowded, preview, seen

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "offboard"
ACTUAL = ROOT / "out" / "pictures"
WORDS = Catalogue(ROOT / "data" / "words")
PAINTER = PAINTERS["offboard"]
GOLDENS = [
    ("start", "dark"),
    ("start", "light"),
    ("opening", "light"),
    ("crowded", "dark"),
    ("push", "light"),
    ("push", "dark"),
    ("air", "dark"),
    ("air", "light"),
    ("reenter", "dark"),
    ("reenter", "light"),
    ("pushed_off", "dark"),
    ("pushed_off", "light"),
    ("won", "dark"),
    ("won", "light"),
]


@pytest.mark.parametrize(("scene", "theme"), GOLDENS, ids=str)
def test_a_picture_is_the_golden_one(scene, theme, request):
    view, sketch = SCENES[scene]
    picture = PAINTER.still(view, WORDS.of("en"), sketch=sketch, theme=theme)
    golden = GOLDEN / f"offboard_{scene}_{theme}.png"
    if request.config.getoption("--regold"):
        golden.write_bytes(picture.png)
    ACTUAL.mkdir(parents=True, exist_ok=True)
    actual = ACTUAL / golden.name
    actual.write_bytes(picture.png)
    with Image.open(golden) as expected, Image.open(actual) as painted:
        assert ImageChops.difference(expected.convert("RGB"), painted.convert("RGB")).getbbox() is None


def test_no_golden_picture_is_left_over():
    assert {file.stem for file in GOLDEN.iterdir()} == {f"offboard_{scene}_{theme}" for scene, theme in GOLDENS}


def test_names_are_read_on_a_phone():
    assert min(NAME, TARGET_NAME) * 350 / 1000 >= 7.5


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("theme", LOOKS)
def test_the_palette_serves_every_scene(scene, theme):
    view, sketch = SCENES[scene]
    picture = paint(view, WORDS.of("en"), sketch, theme)
    assert psnr(picture, indexed(picture, "offboard", theme).convert("RGB")) >= 40.0


@pytest.mark.parametrize("scene", SCENES)
def test_a_picture_is_small_and_described(scene):
    view, sketch = SCENES[scene]
    for words in WORDS.languages.values():
        picture = PAINTER.still(view, words, sketch=sketch)
        assert len(picture.png) <= 100_000
        assert 0 < len(picture.alt) <= ALT
        board = PAINTER.board(view, words)
        assert len(board.splitlines()) <= 25


@pytest.mark.parametrize("theme", LOOKS)
def test_marbles_are_told_apart_by_every_eye_and_by_their_marks(theme):
    red, yellow = BOARD_COLOURS[theme].marbles
    assert min(difference(eye(red.base, eyes), eye(yellow.base, eyes)) for eyes in EYES) >= 40
    for paints in (red, yellow):
        assert contrast(paints.base, paints.mark) >= 3.0
        assert max(contrast(part, BOARD_COLOURS[theme].well) for part in (paints.base, paints.rim)) >= 3.0
    assert contrast(BOARD_COLOURS[theme].value, BOARD_COLOURS[theme].target) >= 4.5
    assert contrast(BOARD_COLOURS[theme].name, BOARD_COLOURS[theme].well) >= 4.5


def test_every_target_has_its_places_outside_the_rim():
    assert len(OUTER) == TARGETS
    assert sorted(map(len, OUTER)) == [2] * 6 + [3] * 6
    for place in (place for places in OUTER for place in places):
        nearest = min(((place[0] - x) ** 2 + (place[1] - y) ** 2) ** 0.5 for x, y in map(spot_of, CELL.values()))
        assert 80 < nearest < 88


def test_the_board_in_words_says_all_that_the_picture_shows():
    text = PAINTER.board(seen(crowded()), WORDS.of("en"))
    assert "T3 (3): Y" in text
    assert "T4 (1): R" in text
    assert "T1 (1), T2 (2), " in text
    assert "Red 3 of 6 points" in text
    assert "E6 W" in text
    assert "Legal moves: A2 " in text
    assert str(VALUES[0]) in text


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_balls_are_told_apart_by_their_marks_where_there_is_no_colour(theme: Theme):
    hollow = []
    for seat in (0, 1):
        grey = Image.new("RGB", (80, 80), (128, 128, 128))
        marble(theme, seat, MARBLE).onto(grey, (40, 40))
        shades = grey.convert("L")
        mark = Image.new("RGB", (1, 1), BOARD_COLOURS[theme].marbles[seat].mark).convert("L").getpixel((0, 0))
        middle, arm = shades.getpixel((40, 40)), shades.getpixel((40 + round(MARBLE * 0.29), 40))
        assert isinstance(middle, int)
        assert isinstance(arm, int)
        assert isinstance(mark, int)
        assert abs(arm - mark) < 20  # both marks reach as far
        hollow.append(abs(middle - mark) > 40)
    assert hollow == [False, True]  # a full diamond, an empty ring


def test_a_preview_names_each_side_once():
    state = after()
    drawn = PAINTER.still(seen(state), WORDS.of("en"), sketch=preview(state, Move("C2", "E")))
    assert "Then: Red on C3, C4, C5, C6, C7." in drawn.alt


def test_the_text_board_is_a_hexagon_whose_rows_name_their_ends():
    rows = PAINTER.board(seen(crowded()), WORDS.of("en")).split("```")[1].strip().splitlines()
    assert rows[0] == "I5     . . Y Y .     I9"
    assert rows[4] == "E1 . . . Y R R . Y . E9"
    assert rows[8] == "A1     . R . . .     A5"
