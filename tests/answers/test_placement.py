"""Places of pieces as they are written: the tiles there are."""

import pytest

from bot.answers.placement import read_place
from bot.games.contract.dials import Grid, Place
from bot.matches.core.errors import Refused

GRID = Grid(8, 6, 100)
HERE = Place("S.one", 100, 50)


@pytest.mark.parametrize(("written", "x", "y"), [("A1", 50, 50), ("H6", 750, 550)])
def test_corners_of_the_grid_are_tiles(written: str, x: float, y: float):
    assert read_place(written, HERE, GRID, turns=False) == Place("S.one", x, y)


@pytest.mark.parametrize("written", ["A7", "I1", "A0"])
def test_what_is_next_to_the_grid_is_no_tile(written: str):
    with pytest.raises(Refused) as refused:
        read_place(written, HERE, GRID, turns=False)
    assert refused.value.reason.key == "place-off-grid"


@pytest.mark.parametrize(
    ("written", "x", "y"),
    [
        ("35, 5", 350, 50),
        ("35 ; 5", 350, 50),
        ("35 5", 350, 50),
        ("35,5 cm, 5 cm", 355, 50),
        ("35 cm 5cm", 350, 50),
        ("35, 5 cm", 350, 50),
        ("350 ; 50 mm", 350, 50),
        ("350 mm, 5 CM", 350, 50),
        ("99 cm, 5 cm", 990, 50),
    ],
)
def test_lengths_are_in_cm_unless_their_unit_says_otherwise(written: str, x: float, y: float):
    assert read_place(written, HERE, GRID, turns=False) == Place("S.one", x, y)


@pytest.mark.parametrize("written", ["35, 5, 45", "35 cm, 5 cm, 45°", "35,0 cm ; 5 cm ; 45", "350 mm 50 mm 45"])
def test_an_angle_follows_lengths(written: str):
    assert read_place(written, HERE, GRID) == Place("S.one", 350, 50, 45)


@pytest.mark.parametrize("written", ["35, 5, 45 cm", "35 km, 5 km", "35 ; 5 ; 4 ; 5"])
def test_what_has_another_unit_is_no_place(written: str):
    with pytest.raises(Refused) as refused:
        read_place(written, HERE, GRID)
    assert refused.value.reason.key == "place-unreadable"


@pytest.mark.parametrize("written", ["350, 50", "50 ; 350", "81, 5"])
def test_figures_beyond_the_board_are_asked_for_their_unit(written: str):
    with pytest.raises(Refused) as refused:
        read_place(written, HERE, GRID, turns=False)
    assert refused.value.reason.key == "place-off-board"
    assert dict(refused.value.reason.args) == {"given": written, "wide": 80, "high": 60}
