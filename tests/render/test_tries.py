"""Pictures of several tries at a position: one way each, numbered, the viewer's own alone in the aim's colours."""

from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.words import Catalogue
from render import PAINTERS
from render.painter import Theme
from render.text import ALT
from tests.support.scenes.tries_scenes import OWN, SCENES
from tests.support.words.fluent_files import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "tries"
ACTUAL = ROOT / "out" / "pictures"
WORDS = Catalogue(ROOT / "data" / "words")
GOLDENS: list[tuple[str, Theme]] = [(game, theme) for game in PAINTERS for theme in ("dark", "light")]


def painted(game, *, tries=None, theme="dark", language="en"):
    scene = SCENES[game]
    assert PAINTERS[game].tries
    return PAINTERS[game].tries(scene.view, WORDS.of(language), scene.tries if tries is None else tries, theme=theme)


@pytest.mark.parametrize(("game", "theme"), GOLDENS)
def test_a_picture_is_the_golden_one(game, theme, request):
    picture = painted(game, theme=theme)
    golden = GOLDEN / f"{game}_{theme}.png"
    if request.config.getoption("--regold"):
        golden.write_bytes(picture.png)
    ACTUAL.mkdir(parents=True, exist_ok=True)
    actual = ACTUAL / f"tries_{golden.name}"
    actual.write_bytes(picture.png)
    with Image.open(golden) as expected, Image.open(actual) as shown:
        assert ImageChops.difference(expected.convert("RGB"), shown.convert("RGB")).getbbox() is None
    assert painted(game, theme=theme) == picture


def test_no_golden_picture_is_left_over():
    assert {file.stem for file in GOLDEN.iterdir()} == {f"{game}_{theme}" for game, theme in GOLDENS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PAINTERS)
def test_the_alt_text_tells_each_way_once_and_whose_is_the_viewers(game, language):
    alt = painted(game, language=language).alt
    assert len(alt) <= ALT
    own = [line for line in alt.splitlines() if WORDS.of(language).text("tries-picture-own", way="").strip() in line]
    assert [line.split(":")[0].strip() for line in own] == [str(OWN)]
    assert sum(line[0].isdigit() for line in alt.splitlines()) == len({str(one.after) for one in SCENES[game].tries})


def test_alike_tries_share_a_way_and_what_leaves_the_board_has_no_end():
    assert painted("pitchout").alt.splitlines()[1:] == [
        "1, 3: from D4 to F8.",
        "2: from D4 to E8.",
        "4: from F3 off the board. (yours)",
        "5: from D4 to E8.",
        "6: from G2 to G5.",
    ]


@pytest.mark.parametrize("game", PAINTERS)
def test_only_the_ways_of_the_tries_given_are_drawn(game):
    scene = SCENES[game]
    none, first = painted(game, tries=()), painted(game, tries=scene.tries[:1])
    assert none.png != first.png
    assert first.png != painted(game).png
    without_last = {"pitchout": "last", "pitchbowl": "last_flick"}.get(game, "last")
    bare = msgspec.structs.replace(scene.view, **{without_last: None})
    if game != "forhonor":  # whose still shows the acting hero's reach from near
        assert none.png == PAINTERS[game].still(bare, WORDS.of("en")).png


def test_the_viewers_own_try_looks_different():
    scene = SCENES["pitchout"]
    nobodys = [msgspec.structs.replace(one, own=False) for one in scene.tries]
    assert painted("pitchout", tries=nobodys).png != painted("pitchout").png
