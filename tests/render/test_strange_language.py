"""The scenes of all pictures in a language that has no plain letters and is a third longer: nothing in them is untranslated, and texts fit."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.words import Words
from render import PAINTERS
from render.text import ALT
from tests.support.pictures.unpainted import texts_to_draw
from tests.support.samples import sample
from tests.support.scenes.complete_scenes import SCENES as COMPLETE
from tests.support.scenes.forhonor_scenes import SCENES as FORHONOR
from tests.support.scenes.offboard_scenes import SCENES as OFFBOARD
from tests.support.scenes.pitchbowl_scenes import SCENES as PITCHBOWL
from tests.support.scenes.pitchout_scenes import SCENES as INITIATION
from tests.support.scenes.several_scenes import SCENES as SEVERAL
from tests.support.words.pseudo import strange_words
from tests.support.words.untranslated import codes, plain

SCENES = {
    "pitchout": INITIATION | COMPLETE | SEVERAL,
    "offboard": OFFBOARD,
    "pitchbowl": PITCHBOWL,
    "forhonor": FORHONOR,
}
MESSAGE = 3000  # characters of a board in text, which leaves room in a message


@pytest.fixture(scope="module")
def words() -> Words:
    return strange_words()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that Pillow is asked to draw."""
    return texts_to_draw(monkeypatch)


@pytest.mark.parametrize(
    ("game", "scene"), sample([(game, scene) for game, scenes in SCENES.items() for scene in scenes], 12)
)
def test_a_scene_has_no_plain_letter_and_its_texts_fit(game: str, scene: str, words: Words, written: set[str]):
    view, sketch = SCENES[game][scene]
    painter = PAINTERS[game]
    alt, board = painter.still(view, words, sketch=sketch).alt, painter.board(view, words)
    assert 0 < len(alt) <= ALT
    assert len(board) <= MESSAGE
    assert written
    wrong = {text: found for text in {alt, board, *written} if (found := plain(text, codes(GAMES[game].spec)))}
    assert wrong == {}
