"""Every language has the same sections."""

import pytest

from bot.rules.books import chapters, opening, rule_of, sections
from tests.support.words.rulebooks import LANGUAGES


def test_every_language_has_the_same_sections_in_the_same_order():
    for language in LANGUAGES:
        assert list(sections(language)) == list(sections("en"))
        assert [rule.game for rule in sections(language).values()] == [rule.game for rule in sections("en").values()]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_says_if_it_differs_between_editions(language: str):
    book = sections(language)
    assert {one for one in ("PO-16", "PO-57", "PO-82", "OB-1") if book[one].of_editions} == {"PO-57", "PO-82"}
    assert {number for number, rule in sections("en").items() if rule.of_editions} == {
        number for number, rule in book.items() if rule.of_editions
    }


def test_every_chapter_of_a_book_begins_with_a_section():
    assert chapters("offboard") == ("OB-game", "OB-board", "OB-1", "OB-4", "OB-13", "OB-17", "OB-clock")
    assert opening("offboard") == "OB-game"
    assert opening("chess") == ""
