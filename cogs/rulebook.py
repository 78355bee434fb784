"""What a rule's number is about: its title in `data/rules/<language>`."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from pathlib import Path

from bot.words import Words

RULES = Path(__file__).parent.parent / "data" / "rules"
_TITLE = re.compile(r"^### ([A-Z]+-\d+) (.+)$", re.MULTILINE)


def rule_named(rule: str, words: Words) -> str:
    """A rule's number with its title, where the language has the rules; the number alone otherwise."""
    title = _titles(words.language).get(rule)
    return words.text("rule-titled", rule=rule, title=title) if title else rule


@functools.cache
def _titles(language: str) -> Mapping[str, str]:
    files = sorted((RULES / language).glob("*.md"))
    return {rule: title for file in files for rule, title in _TITLE.findall(file.read_text(encoding="utf-8"))}
