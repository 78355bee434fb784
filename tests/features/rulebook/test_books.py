"""Every language has the same sections, and the files beside the books name existing ones."""

import pytest

from bot.features.rulebook.questions import data, languages, questions
from bot.features.rulebook.section_text import around, related
from bot.games import GAMES
from bot.rules.books import chapters, rule_of, sections


def test_every_language_has_the_same_sections_in_the_same_order():
    for language in languages():
        assert list(sections(language)) == list(sections("en"))
        assert [rule.game for rule in sections(language).values()] == [rule.game for rule in sections("en").values()]


@pytest.mark.parametrize("language", languages())
def test_the_search_knows_questions_about_every_section(language: str):
    assert sorted(data(language, "words")["asked"]) == sorted(sections(language))
    assert sorted(data(language, "words")["more"]) == sorted(sections(language))


def test_a_book_also_tells_what_is_no_rule():
    board = rule_of("PO-board", "en")
    assert board is not None
    assert not board.counted
    assert board.title == "What is on the table"
    assert "- **2 Guard** · sacrifices itself for a teammate that has just fallen\n" in board.text
    field = rule_of("PB-board", "en")
    assert field is not None
    assert "- **A1 to A9, B1 to B9** · three-quarters · one cell\n" in field.text
    assert "<!--" not in board.text
    clock = rule_of("FH-clock", "fr")
    assert clock is not None
    assert clock.title == "Quand le temps est écoulé"


@pytest.mark.parametrize("language", languages())
def test_a_rule_says_if_it_differs_between_editions(language: str):
    book = sections(language)
    assert {one for one in ("PO-16", "PO-57", "PO-82", "OB-1") if book[one].of_editions} == {"PO-57", "PO-82"}
    assert {number for number, rule in sections("en").items() if rule.of_editions} == {
        number for number, rule in book.items() if rule.of_editions
    }


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
    assert chapters("offboard") == ("OB-game", "OB-board", "OB-1", "OB-4", "OB-13", "OB-17", "OB-clock")


def test_questions_are_about_sections_and_are_asked_in_every_language():
    asked = {
        language: {number: len(asked_of) for number, asked_of in questions(language).items()}
        for language in languages()
    }
    assert asked["fr"] == asked["en"]
    assert set(asked["en"]) <= set(sections("en"))
