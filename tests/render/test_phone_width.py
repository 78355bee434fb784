"""Every kind of picture at the 350 px of a phone: no text and no piece that matters is too small."""

import math
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from bot.words import Catalogue, Words
from render import PAINTERS
from render.drawing.canvas import Sprite, label
from render.drawing.palette import png
from render.forhonor.board import frames, tokens
from render.painter import Picture, Theme
from render.pitchout.board.arena import SIZE
from render.pitchout.board.closeup import ZOOMS
from render.pitchout.board.pieces import RADIUS, radii
from render.pitchout.text.describe import to_edge
from tests.support.pictures.picture_sizes import PHONE, Shown, shown
from tests.support.pictures.unpainted import forget_painted
from tests.support.scenes.closeup_scenes import SCENES as CLOSEUPS
from tests.support.scenes.complete_scenes import SCENES as COMPLETE
from tests.support.scenes.forhonor_scenes import SCENES as FORHONOR
from tests.support.scenes.offboard_scenes import SCENES as OFFBOARD
from tests.support.scenes.pitchbowl_scenes import SCENES as PITCHBOWL
from tests.support.scenes.pitchout_scenes import SCENES as INITIATION
from tests.support.scenes.several_scenes import SCENES as SEVERAL
from tests.support.words.fluent_files import LANGUAGES as ALL

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words")
THEMES: tuple[Theme, ...] = ("dark", "light")
LANGUAGES = [
    *(one for one in ALL if one != "en"),
    pytest.param("en", marks=pytest.mark.thorough),
]  # English has the shorter words
SCENES = {
    "pitchout": INITIATION | COMPLETE | SEVERAL,
    "offboard": OFFBOARD,
    "pitchbowl": PITCHBOWL,
    "forhonor": FORHONOR,
}
NEAR = {
    "pitchout": CLOSEUPS,
    "pitchbowl": {name: (view, sketch) for name, (view, sketch) in PITCHBOWL.items() if sketch and sketch.aim},
}


class Bars(msgspec.Struct, frozen=True):
    """The minimum height of capitals and width of pieces, px."""

    capitals: float
    pieces: float = 0.0


BARS = {"forhonor": Bars(9.0, 14.0), "pitchbowl": Bars(9.0, 9.7), "pitchout": Bars(9.0, 9.0), "offboard": Bars(5.2)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("theme", "every"), [("light", 13), *(pytest.param(theme, 1, marks=pytest.mark.thorough) for theme in THEMES)]
)
@pytest.mark.parametrize("game", SCENES)
def test_everything_is_large_enough(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: str,
    theme: Theme,
    every: int,
    language: str,
):
    """Prints the smallest sizes of the game in one look."""
    forget_painted()
    found = [shown(monkeypatch, paint) for paint in painting(game, WORDS.of(language), theme)[::every]]
    pieces, capitals = (min(map(min, sizes)) for sizes in zip(*map(parts, found), strict=True))
    with capsys.disabled():
        print(f"\n{game}, {theme}, {language}: pieces {pieces:.1f} px, capitals {capitals:.1f} px")
    for one in found:
        assert large_enough(one, BARS[game])


def painting(game: str, words: Words, theme: Theme) -> list[Callable[[], Picture]]:
    """Painting functions for every scene of a game, aims also as close-ups."""
    painter = PAINTERS[game]
    stills = [partial(painter.still, view, words, sketch=sketch, theme=theme) for view, sketch in SCENES[game].values()]
    aims = NEAR.get(game, {}).values()
    return stills + [partial(painter.closeup, view, words, sketch, theme=theme) for view, sketch in aims]  # type: ignore[misc]  # has one


def parts(one: Shown) -> tuple[tuple[float, ...], tuple[float, ...]]:
    return one.pieces or (math.inf,), one.capitals


def large_enough(one: Shown, bars: Bars) -> bool:
    pieces, capitals = parts(one)
    return min(pieces) >= bars.pieces and min(capitals) >= bars.capitals


def test_what_is_too_small_is_noticed(monkeypatch: pytest.MonkeyPatch):
    def paint(*sprites: Sprite) -> Picture:
        picture = Image.new("RGB", (700, 100))
        for sprite in sprites:
            sprite.onto(picture, (50.0, 50.0))
        return Picture(png(picture.quantize(2)), "")

    hero, soldier = (tokens.hero("warden", 0, 4, radius, "dark") for radius in (22, 13))
    for size, piece, enough in ((26, hero, True), (24, hero, False), (26, soldier, False)):
        one = shown(monkeypatch, partial(paint, label("H", "headline", size, (255, 255, 255)), piece))
        assert large_enough(one, BARS["forhonor"]) is enough


def test_figures_of_for_honor_are_seen_on_a_phone():
    for figures, (wide, _) in ((tokens.NEAR, frames.NEAR), (tokens.WHOLE, frames.WHOLE)):
        assert 2 * figures.hero * PHONE / wide >= 22
        assert 2 * figures.soldier * PHONE / wide >= 14


def test_pucks_that_have_room_are_seen_on_a_phone():
    """20 px across, on every kind of position; those that touch others are true to scale there, and larger from near."""
    for view, _ in (INITIATION | COMPLETE | SEVERAL).values():
        for puck in (one for one in view.pucks if one.status == "play" and not one.mount):
            others = [one for one in (*view.pucks, *view.blocks) if one.status == "play" and one.id != puck.id]
            room = min([math.dist((puck.x, puck.y), (one.x, one.y)) for one in others] + [800.0])
            if room > 100.0 and to_edge(puck) > 30.0:
                assert 2 * radii(view)[puck.id] * PHONE / SIZE >= 20, (view.phase, puck)
    assert 2 * RADIUS * min(ZOOMS) * PHONE / SIZE >= 20
