"""Docstrings, comments, messages and documentation avoid the words of tools/english.py."""

from collections import Counter

import pytest

from tools.english import ROOT, all_hits, allowances, hits


def test_no_file_has_more_words_to_replace_than_allowed():
    allowed = allowances()
    found = all_hits()
    count = Counter(hit.path for hit in found)
    over = {path for path, number in count.items() if number > allowed.get(path, 0)}
    assert not [f"{hit.path}:{hit.line}: {hit.word}" for hit in found if hit.path in over]


def test_the_allow_list_names_existing_files():
    assert [path for path in allowances() if not (ROOT / path).is_file()] == []


@pytest.mark.parametrize(
    ("path", "text", "words"),
    [
        ("bot/planted.py", '"""Whoever plays.\n\nHe waits."""\n', [(1, "Whoever"), (3, "He")]),
        ("bot/planted.py", "x = 1  # painted anew\n", [(1, "anew")]),
        ("bot/planted.py", 'raise SystemExit("Nobody has told him")\n', [(1, "him"), (1, "told")]),
        ("bot/planted.py", 'he = "his"  # `he` is a name\n', []),
        ("cogs/planted.py", '"""What stands in the store."""\n', [(1, "stands")]),
        ("render/planted.py", '"""A puck that stands alone."""\n', []),
        ("tests/planted.py", '"""What is told."""\nshown = "he has won it"\n', []),
        ("docs/planted.md", "See to it.\nThe host lets go of it.\n", [(1, "See to"), (2, "lets go of")]),
    ],
)
def test_a_planted_word_is_found(path: str, text: str, words: list[tuple[int, str]]):
    assert [(hit.line, hit.word) for hit in hits(path, text)] == words
