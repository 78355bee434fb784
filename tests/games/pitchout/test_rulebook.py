"""The rules for players name every rule that the game, its events and its refusals cite, in every language."""

import re
from pathlib import Path

import pytest

from bot.games.pitchout.rules.game import SPEC
from bot.words import Catalogue
from tests.support.words.fluent_files import LANGUAGES

ROOT = Path(__file__).parent.parent.parent.parent
BOOKS = {
    language: (ROOT / "data" / "rules" / language / "pitchout.md").read_text(encoding="utf-8") for language in LANGUAGES
}
NUMBERS = [*(f"PO-{number}" for number in range(1, 103)), *(f"V-{number}" for number in range(1, 9))]


def cited(text: str) -> list[str]:
    return re.findall(r"\b(?:PO|V)-\d+", text)


def sections(language: str) -> list[tuple[str, str, str]]:
    """The number, the title and the text of each rule."""
    headings = re.split(r"^#{1,3} (.*)$", BOOKS[language], flags=re.MULTILINE)[1:]
    pairs = zip(headings[::2], headings[1::2], strict=True)
    return [(*heading.partition(" ")[::2], text.strip()) for heading, text in pairs if cited(heading)]


def facts(text: str) -> list[str]:
    """The figures, the cited rules and the names of options and editions in a text, whatever their order."""
    return sorted(re.findall(r"(?:PO|V)-\d+|\d+(?:[.,]\d+)?|`\w+`", text.replace(",", ".")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_section_once_in_order(language: str):
    assert [number for number, _, _ in sections(language)] == NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language: str):
    assert [number for number, title, text in sections(language) if not title.strip() or not text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_tells_the_same_figures_in_every_language(language: str):
    for (number, _, english), (_, _, other) in zip(sections("en"), sections(language), strict=True):
        assert (number, facts(other)) == (number, facts(english))


def test_every_rule_that_the_game_cites_can_be_read():
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot" / "games" / "pitchout").rglob("*.py"))
    assert set(re.findall(r'"((?:PO|V)-\d+)"', source)) <= set(NUMBERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_the_words_cite_can_be_read(language: str):
    words = (ROOT / "data" / "words" / language / "pitchout" / "game.ftl").read_text(encoding="utf-8")
    assert set(cited(words)) <= set(NUMBERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_refer_to_rules_that_are_there(language: str):
    assert set(cited(BOOKS[language])) <= set(NUMBERS)


def test_french_keeps_its_punctuation_from_breaking_off():
    assert re.findall(r".*(?: [:;?!»]|« |').*", BOOKS["fr"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_called_as_they_are_when_a_match_is_set_up(language: str):
    words = Catalogue(ROOT / "data" / "words").of(language)
    labels = {words.text(f"pitchout-option-{option.name}").casefold() for option in SPEC.options}
    named = {re.sub(r"\s+", " ", name).casefold() for name in re.findall(r"\*([^*]+)\*", BOOKS[language])}
    assert len(named & labels) == 6
