"""What moderators are shown of reports in the panels and logs of the kernel."""

import pytest

from bot.content import catalogue
from bot.features.reports.feature import REPORTS
from bot.features.reports.service import Reports
from bot.features.reports.values import ReportedMessage
from bot.features.running import RunningFeatures
from bot.matches.core.models import Player
from tests.support.matches.table import ANN, Table

WORDS = catalogue().of("en")


@pytest.mark.asyncio
async def test_a_report_is_counted_in_the_settings_of_its_server_and_posted_in_the_log(at: Table):
    running = RunningFeatures([REPORTS], at.matches, at.store)
    assert await running.server_lists(7, WORDS) == ()
    about, me = ReportedMessage(7, 8, 9), Player(0, ANN.user, ANN.name)
    number = await running.service(Reports).add(me, about, "odd", version="1", key=at.key())
    (button,) = await running.server_lists(7, WORDS)
    assert (button.label, button.id.verb) == ("Reports (1)", "reports")
    post = running.log_posts["report"]
    sheet = await post([str(number)], WORDS)
    assert sheet is not None
    assert "> odd" in str(sheet.parts[0])
    assert await post(["99"], WORDS) is None


def test_a_report_that_is_done_has_a_text_in_the_audit_log():
    assert REPORTS.audit_texts["report"](None, 12, WORDS) == WORDS.text("audit-report", number=12)
