"""The form of a report, and the list of reports."""

import pytest

from bot.answers.custom_id import parse_id
from bot.content import catalogue
from bot.features.reports.sheets import LISTED, read_about, read_done, report_form, reports_sheet
from bot.features.reports.values import Report, ReportedMessage
from bot.matches.core.errors import Refused
from bot.matches.core.models import Player
from bot.screens.sheet import TITLE_LIMIT
from tests.support.words.fluent_files import LANGUAGES

LARGE = 1_575_377_122_317_303_808


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_form_is_about_is_in_its_id(language: str):
    about = ReportedMessage(LARGE, LARGE, LARGE, 10**9, 999, "ABC234")
    words = catalogue().of(language)
    form = report_form(about, words)
    known = parse_id(str(form.id))
    assert known is not None
    assert read_about(known, LARGE) == about
    assert len(form.title) <= TITLE_LIMIT
    for hint in (form.fields[0].hint, report_form(ReportedMessage(0, 1, 2), words).fields[0].hint):
        assert 0 < len(hint) <= 100
    assert [(field.value, field.required) for field in form.fields] == [("", True)]


def test_a_form_about_no_match():
    about = ReportedMessage(0, 1, 2)
    known = parse_id(str(report_form(about, catalogue().of("en")).id))
    assert known is not None
    assert read_about(known, 0) == about


def test_a_report_is_quoted_and_formats_nothing():
    words = catalogue().of("en")
    about = ReportedMessage(7, 8, 9, 3, 4, "ABC234")
    found = [Report(12, Player(0, 101, "Ann"), about, "0.1.0", "a **bold** word\nand more", 1000)]
    said = str(reports_sheet(found, {}, 0, 1, words).parts[1])
    assert all(part in said for part in ("**12**", "<@101>", "match #3, move 4", "ABC234", "/7/8/9", "\\*\\*bold"))
    assert said.endswith("\n> and more")
    linked = reports_sheet(found, {3: "https://discord.com/channels/7/5"}, 2, 3, words)
    assert "[match #3, move 4](https://discord.com/channels/7/5)" in str(linked.parts[1])
    done = linked.controls[0][0]  # type: ignore[index]
    assert (done.id.verb, done.label, read_done(done.id.args)) == ("reportdone", "Done: 12", 12)
    whole = Report(13, Player(0, 101, "Ann"), ReportedMessage(7, 8, 9, 3), "0.1.0", "x", 1000)
    assert "turn" not in str(reports_sheet([whole], {}, 0, 1, words).parts[1])


@pytest.mark.parametrize("args", ["", "0", "0.", "0.x", "0.-1"])
def test_a_button_that_names_no_report_is_refused(args: str):
    with pytest.raises(Refused):
        read_done(args)


def test_an_empty_list_says_how_to_report_and_a_long_one_has_pages():
    words = catalogue().of("en")
    assert words.text("reports-empty") in reports_sheet((), {}, 0, 1, words).parts
    (row,) = reports_sheet((), {}, 1, 3, words).controls
    assert len(row) == 4  # type: ignore[arg-type]
    assert LISTED > 1
