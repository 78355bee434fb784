"""Lengths are told in cm and directions in degrees, wherever a player reads them; a clock only in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.content import catalogue
from bot.words import Words
from render import PAINTERS
from tests.support.samples import sample
from tests.support.scenes.complete_scenes import SCENES as COMPLETE
from tests.support.scenes.forhonor_scenes import SCENES as FORHONOR
from tests.support.scenes.offboard_scenes import SCENES as OFFBOARD
from tests.support.scenes.pitchbowl_scenes import SCENES as PITCHBOWL
from tests.support.scenes.pitchout_scenes import SCENES as INITIATION
from tests.support.scenes.several_scenes import SCENES as SEVERAL
from tests.support.words.fluent_files import LANGUAGES

WORDS = Path(__file__).parent.parent.parent / "data" / "words"
SCENES = {
    "pitchout": INITIATION | COMPLETE | SEVERAL,
    "offboard": OFFBOARD,
    "pitchbowl": PITCHBOWL,
    "forhonor": FORHONOR,
}
UNWANTED = re.compile(r"\bmm\b|\d{1,2}:\d\d|\d\s?h\s?\d\d\b")
"""Millimetres, and the face of a clock in figures: `5:40`, *5 h 40*."""


def read(game: str, words: Words) -> Iterator[tuple[str, str]]:
    """Every text on the positions of a game, with its scene."""
    painter = PAINTERS[game]
    texts = painter.texts
    assert texts is not None
    for scene, (view, sketch) in SCENES[game].items():
        yield scene, painter.board(view, words)
        yield scene, texts.alt(view, words, sketch=sketch)  # type: ignore[call-arg]  # painters' own take one
        for name, about in texts.pieces(view, words):
            yield scene, about
            yield scene, texts.detail(view, name, words)
        if sketch is not None:
            yield from ((scene, line) for line in texts.preview(view, sketch, words))


@pytest.mark.parametrize("language", sample(LANGUAGES, 3))
@pytest.mark.parametrize("game", SCENES)
def test_positions_are_told_in_cm_and_degrees(game: str, language: str):
    texts = [(scene, text) for scene, text in read(game, catalogue().of(language))]
    assert len(texts) > 4 * len(SCENES[game])
    assert [(scene, found[0], text) for scene, text in texts if (found := UNWANTED.search(text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_millimetres(language: str):
    lines = [
        line for file in sorted((WORDS / language).rglob("*.ftl")) for line in file.read_text("utf-8").splitlines()
    ]
    assert len(lines) > 1000
    assert [line for line in lines if not line.startswith("#") and re.search(r"\bmm\b", line)] == []
