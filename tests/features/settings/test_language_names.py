"""Names by which a language can be typed."""

import pytest

from bot.features.settings.sheets import AS_DISCORD, language_names
from bot.matches.timing.time_parser import folded
from bot.words import Catalogue
from tests.support.discord.scene import WORDS

CATALOGUE = Catalogue(WORDS)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("French", "fr"),
        ("francais", "fr"),
        ("FRANÇAIS", "fr"),
        ("fr", "fr"),
        ("english", "en"),
        ("Anglais", "en"),
        ("discord", AS_DISCORD),
        ("Même langue que Discord", AS_DISCORD),
    ],
)
def test_a_language_is_known_by_its_own_name_and_its_name_in_the_others(typed: str, code: str):
    known = language_names(CATALOGUE, CATALOGUE.of("fr"))
    assert [one for one, names in known.items() if folded(typed) in names] == [code]


def test_another_is_not_known():
    known = language_names(CATALOGUE, CATALOGUE.of("en"))
    assert not any(folded("Klingon") in names for names in known.values())
