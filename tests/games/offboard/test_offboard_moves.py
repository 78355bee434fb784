"""The board and both move generators."""

import random

import pytest

from bot.games.offboard.rules import movegen, perft
from bot.games.offboard.rules.board import (
    CELL,
    DIRECTIONS,
    EXITS,
    LINES,
    NAMES,
    NEXT,
    OPPOSITE,
    PLACES,
    START,
    TARGETS,
    VALUES,
    distance,
)
from bot.games.offboard.rules.perft import by_shifts, counts

CORNERS = ("A1", "A5", "E9", "I9", "I5", "E1")


def positions(count: int):
    rng = random.Random(22)
    for _ in range(count):
        cells = rng.sample(NAMES, rng.randint(2, 40))
        middle = rng.randint(1, len(cells) - 1)
        taken = rng.getrandbits(TARGETS)
        yield movegen.placed(cells[:middle], cells[middle:]) | taken << movegen.LODGED


def test_the_board_has_61_cells_in_27_lines_and_54_exits():
    assert (len(NAMES), len(LINES), len(EXITS)) == (61, 27, 54)
    exits = {name: sum(NEXT[way][CELL[name]] < 0 for way in DIRECTIONS) for name in NAMES}
    assert all(exits[name] == 3 for name in CORNERS)
    assert sorted(exits.values()) == [0] * 37 + [2] * 18 + [3] * 6


def test_a_step_and_one_back_lead_nowhere():
    for way in DIRECTIONS:
        for cell, there in enumerate(NEXT[way]):
            assert there < 0 or NEXT[OPPOSITE[way]][there] == cell


def test_half_a_turn_exchanges_the_colours_and_keeps_the_values():
    def turned(name: str) -> str:
        row, col = PLACES[CELL[name]]
        return NAMES[PLACES.index((10 - row, 10 - col))]

    assert {turned(name) for name in START[0]} == set(START[1])
    for (cell, way), target in EXITS.items():
        opposite = EXITS[CELL[turned(NAMES[cell])], OPPOSITE[way]]
        assert (target + 6) % TARGETS == opposite
        assert VALUES[target] == VALUES[opposite]


def test_an_outer_corner_belongs_to_the_target_worth_less():
    for corner in CORNERS:
        reached = {target for (cell, _), target in EXITS.items() if NAMES[cell] == corner}
        assert 1 <= len(reached) <= 3


def test_distances_are_steps():
    assert distance(CELL["E5"], CELL["A1"]) == 4
    assert distance(CELL["E1"], CELL["E9"]) == 8
    assert distance(CELL["C4"], CELL["D4"]) == 1


def test_both_generators_find_the_same_moves():
    for position in positions(1500):
        for seat in (0, 1):
            assert sorted(movegen.legal(position, seat)) == sorted(perft.shoves(position, seat))


def test_both_play_them_alike():
    for position in positions(400):
        for seat in (0, 1):
            found = movegen.children(position, seat)
            assert sorted(found) == sorted(by_shifts(position, seat))
            assert movegen.pushes(position, seat) == [(move, after) for move, after in found if move.pushed]


def test_points_are_those_of_the_targets_that_hold_balls_of_the_other_seat():
    for position in positions(400):
        red = sum(value for target, value in enumerate(VALUES) if position >> movegen.LODGED + target & 1)
        assert movegen.score(position, 1) == red
        assert movegen.score(position, 0) == 0


def test_moves_are_listed_by_cell_and_direction():
    listed = [(move.cell, DIRECTIONS.index(move.way)) for move in movegen.legal(movegen.placed(), 0)]
    assert listed == sorted(listed)
    assert len(listed) == 54


@pytest.mark.parametrize(("depth", "ways"), [(1, 54), (2, 2916), (3, 157248)])
def test_both_count_the_same_ways_from_the_start(depth, ways):
    assert counts(depth) == (("lines", ways), ("shifts", ways))


@pytest.mark.slow
def test_both_count_the_same_ways_four_deep():
    assert counts(4) == (("lines", 8478756), ("shifts", 8478756))


def test_a_written_board_is_read_again():
    for position in positions(200):
        balls = position & ((1 << movegen.LODGED) - 1)
        assert movegen.read(movegen.written(balls)) == balls
    with pytest.raises(ValueError, match="61 letters"):
        movegen.read("R")
