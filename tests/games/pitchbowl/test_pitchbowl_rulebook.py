"""The rules of PitchBowl for players name every rule that the game cites, with the same figures in every language."""

from __future__ import annotations

import pytest

from bot.games.pitchbowl.rules import SPEC
from tests.support.rulebooks import LANGUAGES, Rulebook

CHAPTERS = ((1, 8), (10, 23), (30, 34), (40, 51), (60, 63), (65, 68), (70, 70), (80, 84))
BOOK = Rulebook("pitchbowl", "PB", CHAPTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_section_once_in_order(language: str):
    BOOK.has_every_rule_once_in_order(language)


def test_a_rule_tells_the_same_figures_in_every_language():
    BOOK.says_the_same_everywhere()


def test_every_rule_that_is_cited_can_be_read():
    BOOK.has_what_the_game_cites()


def test_french_keeps_its_punctuation_from_breaking_off():
    BOOK.keeps_french_punctuation()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained_and_called_as_when_a_match_is_set_up(language: str):
    BOOK.explains_every_option(SPEC, language)
