"""The rules of PitchBowl for players name every rule that the game cites, with the same figures in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.pitchbowl.rules import SPEC
from bot.words import Catalogue
from cogs.rulebook import book

ROOT = Path(__file__).parents[3]
LANGUAGES = ("en", "fr")
CHAPTERS = ((1, 8), (10, 23), (30, 34), (40, 51), (60, 63), (65, 68), (70, 70), (80, 84))
NUMBERS = [f"PB-{number}" for first, last in CHAPTERS for number in range(first, last + 1)]
BOOKS = {
    language: (ROOT / "data" / "rules" / language / "pitchbowl.md").read_text(encoding="utf-8")
    for language in LANGUAGES
}


def facts(text: str) -> list[str]:
    """The figures, the cited rules and the names of options in a text, whatever their order."""
    return sorted(re.findall(r"PB-\d+|\d+(?:[.,]\d+)?|`\w+`", text.replace(",", ".")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_section_once_in_order(language: str):
    rules = [rule for number, rule in book(language).items() if number.startswith("PB-")]
    assert [rule.number for rule in rules] == NUMBERS
    assert all(rule.title and rule.text for rule in rules)
    assert len(re.findall(r"^### PB-", BOOKS[language], re.MULTILINE)) == len(NUMBERS)


def test_a_rule_tells_the_same_figures_in_every_language():
    for number in NUMBERS:
        assert (number, facts(book("fr")[number].text)) == (number, facts(book("en")[number].text))


def test_every_rule_that_the_game_cites_can_be_read():
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot" / "games" / "pitchbowl").glob("*.py"))
    assert set(re.findall(r'"(PB-\d+)"', source)) <= set(NUMBERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_and_the_words_refer_to_rules_that_are_there(language: str):
    words = (ROOT / "data" / "words" / language / "pitchbowl.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"PB-\d+", BOOKS[language] + words)) <= set(NUMBERS)


def test_french_keeps_its_punctuation_from_breaking_off():
    assert re.findall(r".*(?: [:;?!»%]|« |').*", BOOKS["fr"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained_and_called_as_when_a_match_is_set_up(language: str):
    words = Catalogue(ROOT / "data" / "words").of(language)
    labels = {words.text(f"pitchbowl-option-{option.name}").casefold(): option.name for option in SPEC.options}
    named = re.findall(r"option\s\*([^*]+)\*\s\(`(\w+)`\)", BOOKS[language])
    assert {re.sub(r"\s+", " ", label): name for label, name in named} == labels
