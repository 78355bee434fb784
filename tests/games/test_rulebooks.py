"""The rules for players name every rule that a game cites, with the same figures in every language."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.games.forhonor.rules.heroes import HEROES
from bot.words import Catalogue
from tests.support.words.rulebooks import LANGUAGES, ROOT, Rulebook

BOOKS = {
    "pitchbowl": Rulebook(
        "pitchbowl", "PB", ((1, 8), (10, 23), (30, 34), (40, 51), (60, 63), (65, 68), (70, 70), (80, 84))
    ),
    "forhonor": Rulebook(
        "forhonor",
        "FH",
        ((1, 5), (10, 12), (20, 25), (30, 32), (40, 43), (50, 58), (60, 65), (70, 73), (80, 85), (90, 90)),
    ),
}
PER_BOOK = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
PER_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@PER_BOOK
@PER_LANGUAGE
def test_every_rule_has_its_section_once_in_order(book: Rulebook, language: str):
    book.has_every_rule_once_in_order(language)


@PER_BOOK
def test_a_rule_tells_the_same_figures_in_every_language(book: Rulebook):
    book.says_the_same_everywhere()


@PER_BOOK
def test_every_rule_that_is_cited_can_be_read(book: Rulebook):
    book.has_what_the_game_cites()


@PER_BOOK
def test_french_keeps_its_punctuation_from_breaking_off(book: Rulebook):
    book.keeps_french_punctuation()


@PER_BOOK
@PER_LANGUAGE
def test_every_option_is_explained_and_called_as_when_a_match_is_set_up(book: Rulebook, language: str):
    book.explains_every_option(GAMES[book.game].spec, language)


@PER_LANGUAGE
def test_the_table_of_heroes_calls_them_as_the_game_does(language: str):
    words = Catalogue(ROOT / "data" / "words").of(language)
    assert all(f"| {words.text(f'forhonor-hero-{hero}')} |" in BOOKS["forhonor"].texts[language] for hero in HEROES)
