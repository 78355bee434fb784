"""Taking reports."""

import pytest

from bot.features.reports.rows import ReportRows
from bot.features.reports.service import DAILY, LONGEST, Reports
from bot.features.reports.values import ReportedMessage
from bot.matches.core.errors import GameFailed, Refused
from bot.matches.core.models import Player
from bot.matches.timing.paces import DAY
from tests.support.matches.table import ANN, Table

pytestmark = pytest.mark.asyncio
ME = Player(0, ANN.user, ANN.name)
ABOUT = ReportedMessage(7, 8, 9)


def reports(at: Table) -> Reports:
    return Reports(at.matches.work, at.store.area(ReportRows))


async def sent(at: Table, said: str = "odd", about: ReportedMessage = ABOUT, key: str = "") -> int:
    return await reports(at).add(ME, about, said, version="1", key=key or at.key())


async def test_a_report_has_a_number_and_once_only(at: Table):
    assert await sent(at, key="one") == await sent(at, key="one") == 1
    assert await sent(at) == 2


async def test_an_empty_one_is_refused_and_a_long_one_cut(at: Table):
    with pytest.raises(Refused, match="refused-report-empty"):
        await sent(at, " \n ")
    await sent(at, "x" * 5000)
    _, (kept,) = await reports(at).page(7, skip=0, most=5)
    assert len(kept.said) == LONGEST


async def test_five_a_day_are_taken(at: Table):
    for _ in range(DAILY):
        await sent(at)
    with pytest.raises(Refused, match="refused-report-many"):
        await sent(at)
    at.clock.now += DAY
    assert await sent(at) == DAILY + 1


async def test_the_incident_of_a_suspended_match_is_added_and_no_unknown_match(at: Table):
    match = await at.begin()
    stopped = await at.matches.suspend(match.id, GameFailed("it is broken"))
    await sent(at, about=ReportedMessage(7, 8, 9, match.id, 0))
    await sent(at, about=ReportedMessage(7, 8, 9, match.id + 50, 3))
    _, (stray, kept) = await reports(at).page(7, skip=0, most=5)
    assert (kept.about.match, kept.about.revision, kept.about.incident) == (match.id, 0, stopped.incident)
    assert stopped.incident
    assert (stray.about.match, stray.about.incident) == (0, "")
