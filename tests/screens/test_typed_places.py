"""Placing by hand: places are written one way, and nudges name their unit."""

import pytest

from bot.answers.custom_id import Id
from bot.answers.draft import Draft
from bot.answers.placement import read_place, written_place
from bot.games.base import Choice
from bot.games.dials import Grid, Layout, LayoutPiece, Place, Zone
from bot.games.vocabulary import phrase
from bot.screens.aim_controls import about_dials
from bot.screens.layout_controls import layout_controls, place_hint
from bot.words import Catalogue
from tests.support.made_up_asks import Put
from tests.support.scene import WORDS

CATALOGUE, GRID = Catalogue(WORDS), Grid(8, 8, 100)
AT = Id("panel", 1, "deploy.0.1")
PLACE = Place("S1", 300.0, 60.0, 45.0)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("turns", [False, True])
def test_the_example_of_a_form_is_written_as_its_field_is(language: str, *, turns: bool):
    words = CATALOGUE.of(language)
    example = written_place(PLACE, words, turns=turns)
    assert place_hint(0.0, words, turns=turns).endswith(f" {example}")
    assert read_place(example, Place("S1", 0.0, 0.0, 0.0), GRID, turns=turns).x == 300.0


@pytest.mark.parametrize("fine", [False, True])
def test_the_unit_of_nudges_is_named(*, fine: bool):
    words = CATALOGUE.of("en")
    piece = LayoutPiece("S1", "S1", phrase("close"), "block", 70.0, turns=True)
    dial = Layout("places", (piece,), (Zone(0, 0, 800, 100),), (), GRID)
    choice = Choice("put", phrase("close"), Put((PLACE,)), (dial,))
    (about,) = about_dials(choice, Draft(fine=fine), words, brief=True)
    row, *_ = layout_controls(AT, dial, (PLACE,), Draft(fine=fine), words, formations=False, spoken=False)
    assert isinstance(row, tuple)
    step = about.removeprefix("-# Each press moves the piece ").removesuffix("\u00a0mm.")
    assert [one.label for one in row][:4] == [f"◀ {step}", f"▲ {step}", f"▼ {step}", f"{step} ▶"]
