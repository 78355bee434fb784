"""Places of pieces as they are written: the tiles there are."""

import pytest

from bot.answers.placement import read_place
from bot.games.dials import Grid, Place
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
