"""Whether a turn waits for its film."""

import itertools
from random import Random

import pytest

from cogs.delivery.turn_film import LATE, LOOKED_BACK, Patience

HALF = LOOKED_BACK // 2
TURNS = 20_000


def waits_after(*seconds: float) -> bool:
    """Whether a turn waits once the films before it have come so long after their pictures."""
    patience = Patience()
    for one in seconds:
        patience.note(one)
    assert patience.seconds in {0.0, LATE}
    return patience.seconds > 0


@pytest.mark.parametrize(
    ("films", "waits"),
    [
        ((), True),
        ((2 * LATE,), True),
        ((2 * LATE,) * HALF, True),
        ((2 * LATE,) * (HALF + 1), False),
        ((*(2 * LATE,) * LOOKED_BACK, *(LATE,) * (HALF - 1)), False),
        ((*(2 * LATE,) * LOOKED_BACK, *(LATE,) * HALF), True),
    ],
)
def test_a_turn_waits_for_its_film_while_half_of_the_last_ones_came_in_time(films: tuple[float, ...], *, waits: bool):
    assert waits_after(*films) == waits


@pytest.mark.parametrize("in_time", [0.99, 0.95, 0.9, 0.8])
def test_a_late_film_costs_hardly_more_than_its_own_edit(in_time: float):
    luck, patience = Random(20), Patience()
    edits = 0
    for _ in itertools.repeat(None, TURNS):
        late = luck.random() >= in_time
        edits += late or not patience.seconds
        patience.note(2 * LATE if late else LATE)
    assert edits / TURNS < 1.2 * (1 - in_time)
