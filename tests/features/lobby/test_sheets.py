"""The list of those who wait in a server."""

import msgspec
import pytest

from bot.content import catalogue
from bot.features.lobby.sheets import LISTED, band_words, queues_sheet, read_waiting, waiting_args, waiting_sheet
from bot.features.lobby.values import QueueEntry, Waiting
from bot.games.contract.preview import Assist
from bot.matches.core.errors import Refused
from bot.matches.core.models import Pace, Terms
from bot.matches.timing.paces import read_terms
from bot.ratings.ladders import LOWEST

WORDS = catalogue().of("en")
ME = 900_000_000_000_000_000


def waiting(count: int) -> list[Waiting]:
    entries = (
        QueueEntry(nth, ME + nth, f"Player {nth}", 7, 8, "offboard", Terms(Pace.DAY), "en", 1000 * nth)
        for nth in range(count)
    )
    return [Waiting(entry, None) for entry in entries]


def test_nobody_plays_against_themselves_but_may_leave():
    sheet = queues_sheet(waiting(2), ME, 0, WORDS)
    assert [one.id.verb for one in sheet.buttons] == ["queueleave", "queueplay", "queuelist"]
    assert "You (no rating yet)" in str(sheet.parts[0])


@pytest.mark.parametrize(("page", "shown"), [(0, LISTED), (1, 1), (99, 1)])
def test_a_long_list_has_pages(page: int, shown: int):
    sheet = queues_sheet(waiting(LISTED + 1), 1, page, WORDS)
    assert [one.id.verb for one in sheet.buttons] == ["queueplay"] * shown + ["queuelist"] * 3
    assert len({str(one.id) for one in sheet.buttons}) == shown + 3
    assert "page" in sheet.buttons[-2].label


def test_bands_say_no_exact_number():
    assert [band_words(band, WORDS) for band in (None, 0, 1400)] == ["no rating yet", f"under {LOWEST}", "1400–1600"]


def test_a_button_says_whom_it_is_about_and_older_ones_do_not():
    terms = read_terms("day", rated=True, assist=Assist.EXPERT, weekdays=True)
    args = waiting_args(ME, "offboard", terms)
    assert read_waiting(args) == ("offboard", terms, ME)
    older, _, _ = args.rpartition(".")
    usual = msgspec.structs.replace(terms, weekdays=False)
    assert read_waiting(older) == ("offboard", usual, ME)
    assert read_waiting(older.rpartition(".")[0]) == ("offboard", usual, 0)
    with pytest.raises(Refused):
        read_waiting(args.replace("offboard", "chess"))


def test_the_message_of_a_waiting_player_says_what_they_take():
    terms = Terms(Pace.DAY, 24 * 3600 * 1000, rated=True)
    sheet = waiting_sheet(ME, "offboard", terms, 1400, WORDS, near=True)
    assert all(part in str(sheet.parts[0]) for part in ("(1400–1600)", "Offboard", "rated", "close ratings only"))
    assert "close" not in str(waiting_sheet(ME, "offboard", terms, None, WORDS).parts[0])
    assert [one.id.verb for one in sheet.buttons] == ["queue", "queuelist"]


def test_those_who_want_someone_closer_have_no_button():
    first, second = waiting(2)
    sheet = queues_sheet([first, msgspec.structs.replace(second, open=False)], 1, 0, WORDS)
    assert [one.label for one in sheet.buttons][:-1] == ["Play Player 0: Offboard"]
