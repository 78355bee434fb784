"""Players' questions about rules with their answers, and the words of searches, from the files beside the books."""

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.content import content
from bot.grammar.registry import typeset


@dataclass(frozen=True)
class Question:
    """A player's question about a rule, and the answer."""

    asked: str
    answer: str


def languages() -> tuple[str, ...]:
    """The languages that have rules."""
    return tuple(sorted({file.parent.name for file in content("rules/*/*.md")}))


@functools.cache
def questions(language: str) -> Mapping[str, tuple[Question, ...]]:
    """The questions about each section, with their answers."""
    return {
        number: tuple(Question(typeset(asked, language), typeset(answer, language)) for asked, answer in pairs.items())
        for number, pairs in data(language, "questions").items()
    }


def data(language: str, name: str) -> dict[str, Any]:
    """The contents of the files of this name beside the books, their tables joined; empty if the language has none."""
    found: dict[str, Any] = {}
    for file in content(f"rules/{language}/{name}.toml"):
        for key, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
            found[key] = found[key] | value if isinstance(value, dict) and key in found else value
    return found
