"""Placing by hand: places are written one way, and nudges name their unit."""

import msgspec
import pytest

from bot.answers.aim_parser import ParsedAim
from bot.answers.custom_id import Id
from bot.answers.draft import Draft
from bot.answers.placement import example_place, read_place, written_place
from bot.games.contract.base import Choice
from bot.games.contract.dials import Bearing, Grid, Layout, LayoutPiece, Place, Target, Zone
from bot.games.contract.vocabulary import Point, phrase
from bot.panel.aim_controls import about_dials, aim_words
from bot.panel.layout_controls import layout_controls, place_hint
from bot.words import Catalogue
from tests.support.discord.scene import WORDS
from tests.support.games.made_up_asks import Put
from tests.support.words.fluent_files import LANGUAGES

CATALOGUE, GRID = Catalogue(WORDS), Grid(8, 8, 100)
AT = Id("panel", 1, "deploy.0.1")
PLACE = Place("S1", 300.0, 60.0, 45.0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize(("zone", "tile"), [(Zone(0, 0, 800, 200), "D1"), (Zone(0, 600, 800, 800), "D7")])
def test_the_example_of_a_form_is_in_the_players_zone_and_written_as_its_field_is(
    language: str, zone: Zone, tile: str, *, turns: bool
):
    words = CATALOGUE.of(language)
    piece = LayoutPiece("S1", "S1", phrase("close"), "block", 70.0, turns=turns)
    dial = Layout("places", (piece,), (zone,), (), GRID)
    example = example_place(dial, piece)
    hint = place_hint(dial, piece, 0.0, words)
    assert hint.startswith(f"{tile}, ")
    written = written_place(msgspec.structs.replace(example, angle=45.0 if turns else 0.0), words, turns=turns)
    assert hint.endswith(f" {written}")
    typed = read_place(written, PLACE, GRID, turns=turns)
    assert (typed.x, typed.y) == (example.x, example.y)
    assert read_place(tile, PLACE, GRID, turns=turns).y == example.y


def test_the_example_of_a_zone_without_a_free_tile_is_its_middle():
    piece = LayoutPiece("S1", "S1", phrase("close"), "disc", 60.0)
    dial = Layout("places", (piece,), (Zone(10, 10, 130, 130),), (), GRID)
    assert example_place(dial, piece) == Place("S1", 70.0, 70.0, 0.0)


@pytest.mark.parametrize("fine", [False, True])
def test_the_unit_of_nudges_is_named(*, fine: bool):
    words = CATALOGUE.of("en")
    piece = LayoutPiece("S1", "S1", phrase("close"), "block", 70.0, turns=True)
    dial = Layout("places", (piece,), (Zone(0, 0, 800, 100),), (), GRID)
    choice = Choice("put", phrase("close"), Put((PLACE,)), (dial,))
    (about,) = about_dials(choice, Draft(fine=fine), words, brief=True)
    row, *_ = layout_controls(AT, dial, (PLACE,), Draft(fine=fine), words, formations=False, spoken=False)
    assert isinstance(row, tuple)
    step = about.removeprefix("-# Each press moves the piece ").removesuffix("\u00a0cm.")
    assert [one.label for one in row][:4] == [f"◀ {step}", f"▲ {step}", f"▼ {step}", f"{step} ▶"]


@pytest.mark.parametrize(("radius", "expected"), [(15.0, "dead centre on close, 90°"), (0.0, "straight at close, 90°")])
def test_a_line_has_no_centre_to_be_hit(radius: float, expected: str):
    dial = Bearing("angle", Point(0, 0), 15.0, (Target("goal", "goal", phrase("close"), 100, 0, radius, foe=False),))
    words = CATALOGUE.of("en")
    assert aim_words(ParsedAim(90.0, "goal"), dial, 0.0, words) == expected.replace("close", words.text("close"))
