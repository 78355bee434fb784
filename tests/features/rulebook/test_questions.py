"""The files beside the books name existing sections, in every language."""

import pytest

from bot.features.rulebook.questions import data, languages, questions
from bot.features.rulebook.section_text import around, related
from bot.games import GAMES
from bot.rules.books import sections


@pytest.mark.parametrize("language", languages())
def test_the_search_knows_questions_about_every_section(language: str):
    assert sorted(data(language, "words")["asked"]) == sorted(sections(language))
    assert sorted(data(language, "words")["more"]) == sorted(sections(language))


@pytest.mark.parametrize("language", languages())
def test_rules_name_options_as_players_read_them_and_never_by_a_code(language: str):
    codes = {
        code
        for game in GAMES.values()
        for option in game.spec.options
        for code in (option.name, *option.values)
        if not code.isdecimal()
    }
    texts = {number: rule.text for number, rule in sections(language).items()}
    texts |= {number: " ".join(one.answer for one in asked) for number, asked in questions(language).items()}
    assert {(number, code) for number, text in texts.items() for code in codes if f"`{code}`" in text} == set()


def test_a_section_leads_to_its_neighbours_and_to_what_it_is_about():
    before, after = around("PO-33")
    assert before is not None
    assert after is not None
    assert (before.number, after.number) == ("PO-32", "PO-34")
    assert around("FH-game")[0] is None
    assert around("V-8")[1] == sections("en")["PO-clock"]
    near = related("PO-33", "fr")
    assert near[:2] == ("PO-24", "PO-11")
    assert {"PO-25", "PO-53"} < set(near)
    assert "PO-33" not in near


def test_questions_are_about_sections_and_are_asked_in_every_language():
    asked = {
        language: {number: len(asked_of) for number, asked_of in questions(language).items()}
        for language in languages()
    }
    assert asked["fr"] == asked["en"]
    assert set(asked["en"]) <= set(sections("en"))
