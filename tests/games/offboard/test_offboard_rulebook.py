"""The rules of Offboard for players, in every language."""

import re
from pathlib import Path

import pytest

from bot.rules.books import book
from tests.support.words.fluent_files import LANGUAGES

ROOT = Path(__file__).parents[3]
NUMBERS = [f"OB-{number}" for number in range(1, 23)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_section_once_in_order(language):
    rules = [rule for number, rule in book(language).items() if number.startswith("OB-")]
    assert [rule.number for rule in rules] == NUMBERS
    assert all(rule.title and rule.text for rule in rules)
    text = (ROOT / "data" / "rules" / language / "offboard.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^### OB-", text, re.MULTILINE)) == len(NUMBERS)


def test_every_rule_that_the_game_cites_can_be_read():
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot" / "games" / "offboard").rglob("*.py"))
    assert set(re.findall(r'"(OB-\d+)"', source)) <= set(NUMBERS)
