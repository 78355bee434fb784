"""Placing by hand: places are written one way, and nudges name their unit."""

import pytest

from bot.answers.custom_id import Id
from bot.answers.draft import Draft
from bot.answers.placement import read_place, written_place
from bot.games.dials import Grid, Layout, LayoutPiece, Place, Zone
from bot.games.vocabulary import phrase
from bot.screens.layout_controls import layout_controls, place_hint
from bot.screens.sheet import Button
from bot.words import Catalogue
from tests.support.scene import WORDS

CATALOGUE, GRID = Catalogue(WORDS), Grid(8, 8, 100)
PLACE = Place("S1", 300.0, 60.0, 45.0)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("turns", [False, True])
def test_the_example_of_a_form_is_written_as_its_field_is(language: str, *, turns: bool):
    words = CATALOGUE.of(language)
    example = written_place(PLACE, words, turns=turns)
    assert place_hint(0.0, words, turns=turns).endswith(f" {example}")
    assert read_place(example, Place("S1", 0.0, 0.0, 0.0), GRID, turns=turns).x == 300.0


@pytest.mark.parametrize("spoken", [False, True])
def test_a_nudge_says_how_many_millimetres_or_degrees(*, spoken: bool):
    words = CATALOGUE.of("en")
    piece = LayoutPiece("S1", "S1", phrase("close"), "block", 70.0, turns=True)
    dial = Layout("places", (piece,), (Zone(0, 0, 800, 100),), (), GRID)
    rows = layout_controls(
        Id("panel", 1, "deploy.0.1"), dial, (PLACE,), Draft(), words, formations=False, spoken=spoken
    )
    labels = [one.label for row in rows for one in row if isinstance(one, Button) and one.id.verb == "nudge"]
    assert len(labels) == 5
    assert all("20\u00a0mm" in label for label in labels[:4])
    assert labels[4].endswith("°")
