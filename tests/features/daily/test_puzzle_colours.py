"""The colour of a try's message."""

from bot.games.contract.puzzle import REACHED
from cogs.daily.puzzle_panel import CLOSE, DONE, MISSED, colour_of


def test_a_puzzle_that_is_done_nearly_done_and_missed_have_a_colour_each():
    assert (colour_of(100), colour_of(REACHED), colour_of(REACHED - 1), colour_of(1), colour_of(0)) == (
        *(DONE, DONE),
        *(CLOSE, CLOSE),
        MISSED,
    )
    assert len({DONE, CLOSE, MISSED}) == 3
