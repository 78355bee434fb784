"""The part of the heavy cases that CI takes: all parts together are all cases, and everywhere the same ones are in a part."""

import pytest

from tests.support.samples import left_out

CASES = ["tests/test_alone.py::test_it", *(f"tests/test_many.py::test_it[{case}]" for case in range(40))]


@pytest.mark.parametrize("parts", [1, 3, 4])
def test_every_case_is_in_exactly_one_part(parts: int):
    taken = [case for part in range(1, parts + 1) for case in {*CASES} - left_out(CASES, part, parts)]
    assert sorted(taken) == sorted(CASES)


def test_the_cases_of_a_test_are_spread_evenly():
    for part in (1, 2, 3, 4):
        taken = {*CASES[1:]} - left_out(CASES[1:], part, 4)
        assert len(taken) == 10


def test_the_order_in_which_cases_are_found_does_not_matter():
    assert left_out(CASES[::-1], 2, 4) == left_out(CASES, 2, 4)
