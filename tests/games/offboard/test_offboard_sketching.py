"""Places of arrows and ghosts in Offboard's previews."""

import math

import pytest

from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import Point
from bot.games.offboard.rules.board import CELL, DIRECTIONS
from bot.games.offboard.rules.game import Offboard
from bot.games.offboard.rules.preview import middle_of
from bot.games.offboard.rules.values import Move


@pytest.mark.parametrize("cell", ["E5", "A1", "I9", "C4"])
def test_every_next_cell_is_one_step_away_at_sixty_degrees(cell: str):
    here = middle_of(CELL[cell])
    ways = [middle_of(CELL[cell], way) for way in DIRECTIONS]
    assert [math.dist((here.x, here.y), (to.x, to.y)) for to in ways] == pytest.approx([1.0] * 6)
    bearings = sorted(round(math.degrees(math.atan2(to.y - here.y, to.x - here.x))) % 360 for to in ways)
    assert bearings == [0, 60, 120, 180, 240, 300]


def test_coordinates_are_counted_from_the_middle_cell():
    assert middle_of(CELL["E5"]) == Point(0.0, 0.0)


def test_a_move_is_drawn_and_a_move_that_cannot_be_is_explained():
    game = Offboard()
    state = game.setup(2, {}, Rng(b"sketch")).state
    (ask,) = game.asks(state)
    offered = next(choice.action for choice in ask.choices if isinstance(choice.action, Move))
    drawn = game.sketch(game.view(state, ask.seat), ask, offered, Assist.STANDARD)
    assert (len(drawn.lines), drawn.words, drawn.marked) == (1, (), offered.cell)
    refused = game.sketch(game.view(state, ask.seat), ask, Move("E5", offered.direction), Assist.STANDARD)
    assert (refused.lines, len(refused.words)) == ((), 1)
