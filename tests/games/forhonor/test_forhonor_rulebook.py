"""The rules of For Honor for players name every rule that the game cites, with the same figures in every language."""

from __future__ import annotations

import pytest

from bot.games.forhonor.heroes import HEROES
from bot.games.forhonor.rules import SPEC
from bot.words import Catalogue
from tests.support.rulebooks import LANGUAGES, ROOT, Rulebook

CHAPTERS = ((1, 5), (10, 12), (20, 25), (30, 32), (40, 43), (50, 58), (60, 65), (70, 73), (80, 85), (90, 90))
BOOK = Rulebook("forhonor", "FH", CHAPTERS)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_heroes_calls_them_as_the_game_does(language: str):
    words = Catalogue(ROOT / "data" / "words").of(language)
    assert all(f"| {words.text(f'forhonor-hero-{hero}')} |" in BOOK.texts[language] for hero in HEROES)
