"""Every refusal of bot.matches has words with its arguments in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import bot.matches
from bot.content import WORDS
from bot.games.contract.vocabulary import phrase
from bot.matches.core import checks
from bot.words import Catalogue
from tests.support.words.fluent_files import LANGUAGES

ROOM = Path(bot.matches.__path__[0])


def refusals() -> Iterator[tuple[str, frozenset[str]]]:
    for file in (*ROOM.rglob("*.py"), *(ROOM.parent / "workers").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("refused" | "phrase"), args=[ast.Constant(str(key)), *_], keywords=given):
                    yield key, frozenset(str(keyword.arg) for keyword in given)

    for status in get_args(checks.Ended):
        yield checks.why_over(status), frozenset({"match"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str):
    words = Catalogue(WORDS).of(language)
    found = set(refusals())
    assert len(found) > 20
    for key, names in found:
        assert words.say(phrase(key, **dict.fromkeys(names, "x")))
