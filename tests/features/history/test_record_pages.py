"""The pages of a record."""

from pathlib import Path

import msgspec
import pytest

from bot.matches.core.models import Match
from bot.words import Catalogue
from cogs.history.record_pages import page_buttons

WORDS = Catalogue(Path(__file__).parents[3] / "data" / "words").of("en")
MATCH = msgspec.convert(
    {
        **dict.fromkeys(
            ("guild", "channel", "message", "thread", "revision", "created", "expires", "updated", "finished"), 0
        ),
        **dict.fromkeys(("state", "seed"), b""),
        "id": 7,
        "game": "offboard",
        "options": (),
        "status": "running",
        "holders": (),
        "locale": "en",
    },
    Match,
)


def test_one_page_needs_no_buttons():
    assert page_buttons(MATCH, 0, 1, WORDS) == ()


@pytest.mark.parametrize("pages", [2, 3, 5])
def test_every_button_leads_elsewhere_and_no_two_have_the_same_id(pages):
    for page in range(pages):
        (row,) = page_buttons(MATCH, page, pages, WORDS)
        leads = [int(press.id.args) for press in row]
        assert page not in leads
        assert len(set(leads)) == len(leads) == min(pages - 1, 2)
