"""Docstrings that begin like questions and vague identifiers are counted."""

import ast
from pathlib import Path

from tests.tools.structure.planted import plant
from tools.structure.modules import forwarders, imported_once, repeated_classes
from tools.structure.words import questions, vague


def test_a_docstring_that_begins_like_a_question_is_counted():
    tree = ast.parse(
        '"""What it is."""\nclass A:\n    """Where it is."""\n    def f():\n        """Whatever it does."""\n'
    )
    assert questions([tree]) == 2


def test_a_definition_with_a_vague_word_is_counted():
    tree = ast.parse("def said(told, unsaid):\n    wishes_of = told\n    return wishes_of.taste\n")
    assert vague([tree]) == 3


def test_functions_that_only_forward_and_doubled_classes_are_counted(tmp_path: Path):
    source = plant(
        tmp_path,
        {
            "bot/a.py": "class Row: ...\ndef f(x):\n    return g(x)\ndef g(x):\n    return h(x + 1)\n",
            "bot/b.py": "from bot.a import Row as Other\nclass Row: ...\nclass Table: ...\n",
            "bot/c.py": "import bot.b\n",
            "cogs/d.py": "import bot.b\n",
        },
    )
    assert forwarders(source) == 1
    assert repeated_classes(source) == ["Row"]
    assert imported_once(source) == ["bot.a"]
