"""Podiums: every game's pieces on the steps, names however long, nothing on top of another."""

import io
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.words import Catalogue
from bot.workers.figures import Podium
from bot.workers.studio import standard_tools
from render import PAINTERS
from render.drawing.badges import overlaps
from render.painter import Theme
from render.pen import WIDE
from render.podium import Celebration, PodiumStep, alt, draw, paint
from render.theme import LOOKS
from tests.support.words.fluent_files import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "podiums"
ACTUAL = ROOT / "out" / "pictures"
WORDS = Catalogue(ROOT / "data" / "words")
LONG = "Maximilian von und zu Hohenstein"
STEPS = (PodiumStep(1, "Ada", "5½ points"), PodiumStep(2, LONG, "5 points"), PodiumStep(3, "Odile", "4½ points", 3))
CUP = Celebration(STEPS, "Autumn Cup", "Swiss · 16 players")
SHOWN: dict[str, tuple[Celebration, str, Theme]] = {
    "cup_dark": (CUP, "pitchout", "dark"),
    "cup_light": (CUP, "pitchbowl", "light"),
    "two_dark": (Celebration(STEPS[:2], "Autumn Cup", "Knock-out · 2 players"), "forhonor", "dark"),
    "level_light": (
        Celebration((PodiumStep(1, LONG), PodiumStep(1, "Ada"), PodiumStep(3, "Ivo")), "Cup"),
        "offboard",
        "light",
    ),
    "names_dark": (
        Celebration(
            (PodiumStep(1, "Ольга", "1742"), PodiumStep(2, "🏆", "1688"), PodiumStep(3, "𝓐𝓭𝓪 Σ", "1650")), "Кубок"
        ),
        "pitchout",
        "dark",
    ),
    "ladder_dark": (Celebration((PodiumStep(1, LONG, "1742"), PodiumStep(2, "Zoë", "1688"))), "", "dark"),
}
HARD = (
    Celebration(tuple(PodiumStep(place, name, "4½ points", 3) for place in (1, 2, 3)), "W" * 60, "W" * 90)
    for name in (LONG, "W" * 32, "日本 🎲", "a b c d e f g h i j k l m n o p q")
)


@pytest.mark.parametrize("name", SHOWN)
def test_podiums_look_as_they_did(name: str, *, regold: bool):
    shown, game, theme = SHOWN[name]
    picture, golden = opened(paint(shown, WORDS.of("en"), theme, PAINTERS.get(game)).png), GOLDEN / f"{name}.png"
    if regold:
        picture.save(golden)
    ACTUAL.mkdir(parents=True, exist_ok=True)
    picture.save(ACTUAL / f"podium_{golden.name}")
    with Image.open(golden) as expected:
        assert ImageChops.difference(expected.convert("RGB"), picture).getbbox() is None


def test_no_golden_picture_is_left_over():
    assert {file.stem for file in GOLDEN.iterdir()} == set(SHOWN)


@pytest.mark.parametrize("game", [*PAINTERS, ""])
@pytest.mark.parametrize("shown", [*(shown for shown, _, _ in SHOWN.values()), *HARD])
def test_nothing_overlaps_or_runs_out(shown: Celebration, game: str):
    drawing = draw(shown, WORDS.of("en"), "dark", PAINTERS.get(game))
    assert all(box[0] >= 0 and box[1] >= 0 and box[2] <= WIDE and box[3] <= drawing.high for box in drawing.boxes)
    assert not any(overlaps(*pair) for pair in combinations(drawing.boxes, 2))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*PAINTERS, ""])
def test_the_worker_paints_and_describes_it(game: str, language: str):
    drawn = Podium(CUP, language, game, "light").run(standard_tools())
    assert drawn == Podium(CUP, language, game, "light").run(standard_tools())
    assert opened(drawn.png).getpixel((2, 2)) == LOOKS["light"].canvas
    assert drawn.alt.startswith("Autumn Cup. Swiss · 16 players.\n")
    assert all(one.name in drawn.alt for one in STEPS)


def test_a_result_that_is_not_given_is_not_described():
    shown = Celebration((PodiumStep(1, "Ada"), PodiumStep(2, "Bruno", "3 pts")))
    assert alt(shown, WORDS.of("en")) == "The podium: 1. Ada; 2. Bruno, 3 pts"


def test_a_step_that_is_missing_stays_empty():
    two = draw(Celebration(STEPS[:2]), WORDS.of("en"), "dark").picture
    right = two.crop((round(two.width * 0.68), 30, two.width, round(two.height * 0.9)))
    assert len(right.getcolors()) == 1


def opened(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as picture:
        return picture.convert("RGB")
