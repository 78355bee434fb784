"""The duration of a tournament's scheduled event."""

import pytest

from bot.features.tournaments.service import LONGEST_INTERVAL
from bot.features.tournaments.sheets.cards import LONGEST, SHORTEST, occasion_of
from bot.features.tournaments.values import Plan, Stage, Tournament
from bot.matches.core.models import Player
from bot.matches.timing.paces import DAY, HOUR, read_terms
from bot.pairing.event import Form
from bot.screens.occasions import Progress
from tests.support.discord.quick import usual_tools
from tests.support.discord.scene import WORDS

EN = usual_tools(WORDS).catalogue.of("en")


def lasting(form: Form, clock: str = "day", interval: int = 0) -> int:
    plan = Plan("Club League", form, "pitchout", (), read_terms(clock), 64, "en", interval=interval)
    made = Tournament(5, 70, 80, Player(0, 9, "Host"), plan, Stage.RUNNING, 3, b"s", 1, 100 * DAY, 0)
    occasion = occasion_of(made, Progress.ON, 1, EN, now=40 * DAY - 1)
    assert occasion.starts == made.starts
    return occasion.ends - 40 * DAY


@pytest.mark.parametrize("interval", [31 * DAY, LONGEST_INTERVAL])
def test_it_outlasts_the_next_round_however_far_apart_they_are(interval: int) -> None:
    assert lasting(Form.LEAGUE, interval=interval) > interval + 30 * DAY


def test_it_outlasts_moves_that_take_weeks() -> None:
    terms = read_terms("week")
    assert lasting(Form.KNOCKOUT, "week") >= 8 * terms.limit > LONGEST


def test_short_rounds_take_hours_and_no_years() -> None:
    assert lasting(Form.KNOCKOUT, "blitz") >= SHORTEST == 4 * HOUR
    assert lasting(Form.LEAGUE, interval=7 * DAY) <= LONGEST
