"""Faults in how turns were shown, told by the messages as they were made."""

import pytest

from tools.bottle.posts import Shown, faults


@pytest.mark.parametrize(
    ("shown", "wanted", "found"),
    [
        ([(0, 0, 1), (1, 0, 1), (2, 2, 2)], {0, 1, 2}, []),  # the second by an edit
        ([(0, 0, 1), (2, 0, 2)], {0, 1, 2}, []),  # a notice in a new message, which tells the turns before once more
        ([(0, 0, 1), (1, 1, 2), (1, 1, 3)], {0, 1}, ["turn 1 was posted 2 times"]),
        ([(0, 0, 1), (2, 2, 2)], {0, 1, 2}, ["turn 1 was never posted"]),
        ([(0, 0, 1), (1, 1, 2)], {0}, ["turn 1 was posted, but is not kept"]),
        ([(1, 1, 1), (0, 0, 2)], {0, 1}, ["its turns were posted in the order [1, 0]"]),
    ],
)
def test_faults(shown: list[tuple[int, int, int]], wanted: set[int], found: list[str]) -> None:
    assert list(faults([Shown(*one, channel=7) for one in shown], wanted)) == found


def test_several_places() -> None:
    shown = [Shown(0, 0, 1, 7), Shown(1, 1, 2, 8)]
    assert list(faults(shown, {0, 1})) == ["its turns stand in several places"]
