"""Every kind of picture on a phone, where it is seen 350 px wide: nothing that is written gets too small to be read."""

import math
from pathlib import Path

import pytest
from PIL import ImageFont

from bot.words import Catalogue
from render import PAINTERS
from render.forhonor.board.field import TILE
from render.forhonor.board.frames import NEAR as NEAR_BOARD
from render.forhonor.board.frames import WHOLE
from render.painter import Painter
from render.pitchbowl.board.near import chosen, fitting
from render.pitchbowl.board.pieces import life_size, sizes
from render.pitchout.board.arena import SIZE
from render.pitchout.board.closeup import ZOOMS
from render.pitchout.board.pieces import RADIUS, radii
from render.pitchout.text.describe import to_edge
from tests.support.closeup_scenes import SCENES as CLOSEUPS
from tests.support.complete_scenes import SCENES as COMPLETE
from tests.support.forhonor_scenes import SCENES as FORHONOR
from tests.support.offboard_scenes import SCENES as OFFBOARD
from tests.support.pitchbowl_scenes import SCENES as PITCHBOWL
from tests.support.pitchout_scenes import SCENES as INITIATION
from tests.support.several_scenes import SCENES as SEVERAL
from tests.support.unpainted import forget_painted

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words")
WIDE = {"pitchout": 1000, "offboard": 1000, "pitchbowl": 1200, "forhonor": NEAR_BOARD[0], "forhonor whole": WHOLE[0]}
LANGUAGES = ["fr", pytest.param("en", marks=pytest.mark.thorough)]  # French has the longer words
DIGIT = 7.5  # px; what is smaller is not read at a glance
WHOLE_BOARDS = ("crowd", "middle", "fought", "marks", "pick", "order", "won")
KINDS = {
    "pitchout": INITIATION | COMPLETE | SEVERAL,
    "offboard": OFFBOARD,
    "pitchbowl": PITCHBOWL,
    "forhonor": {name: one for name, one in FORHONOR.items() if name not in WHOLE_BOARDS},
    "forhonor whole": {name: FORHONOR[name] for name in WHOLE_BOARDS},
}
NEAR = {
    "pitchout": CLOSEUPS,
    "pitchbowl": {name: (view, sketch) for name, (view, sketch) in PITCHBOWL.items() if sketch and sketch.aim},
}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The sizes of letters asked for from now on, px."""
    sizes: list[float] = []
    truetype = ImageFont.truetype

    def noted(font: str, size: float, **further: object) -> ImageFont.FreeTypeFont:
        sizes.append(size)
        return truetype(font, size, **further)  # type: ignore[arg-type]  # as the fonts are asked for

    monkeypatch.setattr(ImageFont, "truetype", noted)
    forget_painted()
    return sizes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("game", KINDS)
def test_everything_written_is_large_enough(written: list[float], game: str, every: int, language: str):
    painter: Painter = PAINTERS[game.split(maxsplit=1)[0]]
    for view, sketch in list(KINDS[game].values())[::every]:
        painter.still(view, WORDS.of(language), sketch=sketch)
    assert written
    assert min(written) * 350 / WIDE[game] >= DIGIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NEAR)
def test_from_near_it_is_too(written: list[float], game: str, language: str):
    painter = PAINTERS[game]
    assert painter.closeup
    for view, sketch in NEAR[game].values():
        painter.closeup(view, WORDS.of(language), sketch)
    assert written
    assert min(written) * 350 / WIDE[game] >= DIGIT


def test_pucks_that_have_room_are_seen_on_a_phone():
    """20 px across, on every kind of position; those that touch others are true to scale there, and larger from near."""
    for view, _ in (INITIATION | COMPLETE | SEVERAL).values():
        for puck in (one for one in view.pucks if one.status == "play" and not one.mount):
            others = [one for one in (*view.pucks, *view.blocks) if one.status == "play" and one.id != puck.id]
            room = min([math.dist((puck.x, puck.y), (one.x, one.y)) for one in others] + [800.0])
            if room > 100.0 and to_edge(puck) > 30.0:
                assert 2 * radii(view)[puck.id] * 350 / SIZE >= 20, (view.phase, puck)


def test_how_large_what_is_decided_on_is_seen(capsys: pytest.CaptureFixture[str]):
    """The smallest of what an answer is about, 350 px wide; For Honor's board as wide as a desktop shows it."""
    arenas = [radii(view) for view, _ in (INITIATION | COMPLETE | SEVERAL).values()]
    pucks = [2 * radius * 350 / SIZE for sizes in arenas for radius in sizes.values()]
    near = 2 * RADIUS * min(ZOOMS) * 350 / SIZE
    aims = [(view, sketch, sketch.aim) for view, sketch in PITCHBOWL.values() if sketch and sketch.aim]
    windows = [
        (view, fitting(sketch, aim) or chosen(sketch, aim), {aim.piece, sketch.met}) for view, sketch, aim in aims
    ]
    players = [
        2 * sizes(view, window).get(one.id, life_size(one.id, window)) * 350 / WIDE["pitchbowl"]
        for view, window, ids in windows
        for one in view.players
        if one.id in ids
    ]
    square = TILE * 350 / NEAR_BOARD[0]
    board = min(550.0, 350.0 * WHOLE[0] / WHOLE[1])
    with capsys.disabled():
        print(f"\nPitch Out, smallest puck: {min(pucks):.1f} px, from near {near:.1f}")
        print(f"PitchBowl, smallest piece of an aim: {min(players):.1f} px")
        print(f"For Honor, a square: {square:.1f} px; the whole board on a desktop: {board:.0f} px wide")
    assert near >= 20
    assert square >= 22
    assert board >= 500
