"""The rules for players: the title and the text of a rule by its number, from `data/rules/<language>/<game>.md`."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.words import Words

RULES = Path(__file__).parent.parent / "data" / "rules"
FALLBACK = "en"  # the language that has every rule
_WRAP = re.compile(r"(?<!\n)\n(?![\n-])")  # a line's end inside a paragraph or an item, which Discord would show
_SECTION = re.compile(r"^### ([A-Z]+-\d+) (.+)\n((?:(?!#{1,3} ).*\n?)*)", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """A rule as its book has it; `language` is that of the text."""

    number: str
    title: str
    text: str
    language: str


def rule_named(rule: str, words: Words) -> str:
    """A rule's number with its title, where the language has the rules; the number alone otherwise."""
    found = book(words.language).get(rule)
    return words.text("rule-titled", rule=rule, title=found.title) if found else rule


def rule_of(number: str, language: str) -> Rule | None:
    """The rule in a language, in English where the language lacks it; None if no game has it."""
    return book(language).get(number) or book(FALLBACK).get(number)


@functools.cache
def book(language: str) -> Mapping[str, Rule]:
    """The rules of all games in a language by their numbers, in the order of the books."""
    texts = (file.read_text(encoding="utf-8") for file in sorted((RULES / language).glob("*.md")))
    sections = (section for text in texts for section in _SECTION.findall(text))
    return {
        number: Rule(number, title.strip(), _WRAP.sub(" ", text.strip()), language) for number, title, text in sections
    }
