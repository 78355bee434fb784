"""The rules for players name every rule that the game, its events and its refusals cite."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent.parent
BOOK = (ROOT / "data" / "rules" / "en" / "pitchout.md").read_text(encoding="utf-8")
RULES = re.findall(r"^### ((?:PO|V)-\d+) \S", BOOK, flags=re.MULTILINE)


def test_every_rule_has_its_section_once_in_order():
    for_two = [f"PO-{number}" for number in range(1, 103)]
    assert [*for_two, *(f"V-{number}" for number in range(1, 8))] == RULES


def test_every_rule_that_the_game_cites_can_be_read():
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot" / "games" / "pitchout").glob("*.py"))
    assert set(re.findall(r'"((?:PO|V)-\d+)"', source)) <= set(RULES)


def test_every_rule_that_the_words_cite_can_be_read():
    for language in ("en", "fr"):
        words = (ROOT / "data" / "words" / language / "pitchout.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"\b(?:PO|V)-\d+", words)) <= set(RULES)


def test_the_sections_refer_to_rules_that_are_there():
    assert set(re.findall(r"\b(?:PO|V)-\d+", BOOK)) <= set(RULES)
