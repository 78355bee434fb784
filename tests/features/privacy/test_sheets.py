"""The privacy notice, and what deletion takes and leaves."""

import pytest

from bot.content import catalogue
from bot.features.privacy.sheets import LISTED, delete_form, delete_sheet, privacy_sheet
from bot.matches.core.models import KEPT_DAYS, Match, Status
from bot.screens.sheet import TEXT_LIMIT, TITLE_LIMIT, Button, Sheet
from tests.support.words.fluent_files import LANGUAGES


def match(number: int, status: Status = Status.RUNNING) -> Match:
    return Match(number, 7, 8, 9, 0, "offboard", (), status, 0, (), b"", b"", 0, 0, 0, 0, "en")


def texts(sheet: Sheet) -> str:
    return "\n".join(part for part in sheet.parts if isinstance(part, str))


def verbs(sheet: Sheet) -> list[str]:
    rows = (part for part in sheet.parts if isinstance(part, tuple))
    return [one.id.verb for row in rows for one in row if isinstance(one, Button)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notice_says_how_long_backups_are_kept_and_fits_in_a_message(language: str):
    notice = privacy_sheet(catalogue().of(language))
    assert str(KEPT_DAYS) in texts(notice)
    assert len(texts(notice)) <= TEXT_LIMIT
    assert verbs(notice) == ["export", "erasing"]


def test_the_matches_that_deletion_gives_up_are_listed_with_what_becomes_of_them():
    words = catalogue().of("en")
    shown = texts(delete_sheet((match(1), match(2, Status.CHALLENGE)), words))
    for way, number in (("resign", "1"), ("leave", "2")):
        assert words.text(f"data-delete-{way}", match=number, game="Offboard") in shown
    assert words.text("data-delete-free") in texts(delete_sheet((), words))
    assert verbs(delete_sheet((), words)) == ["export", "erase"]


def test_of_many_matches_the_first_are_listed_and_the_others_counted():
    words = catalogue().of("en")
    many = tuple(match(nth) for nth in range(1, LISTED + 4))
    assert words.text("data-delete-more", count=3) in texts(delete_sheet(many, words))
    assert words.text("data-delete-more", count=1) not in texts(delete_sheet(many[:LISTED], words))


def test_bans_are_said_to_stay_where_there_are_some():
    words = catalogue().of("en")
    stays = words.text("data-delete-bans")
    assert [stays in texts(delete_sheet((), words, banned=banned)) for banned in (True, False)] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_asks_for_the_word(language: str):
    words = catalogue().of(language)
    form = delete_form(words)
    (field,) = form.fields
    assert words.text("data-word") in field.label
    assert len(form.title) <= TITLE_LIMIT
