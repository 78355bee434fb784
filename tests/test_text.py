"""Helpers for text: cut to a limit, escaped for Discord."""

import pytest

from bot.text import cut, escape_markdown


def test_a_long_text_is_cut_with_an_ellipsis():
    assert cut("a long text", 7) == "a long…"
    assert cut("short", 7) == "short"


@pytest.mark.parametrize(
    ("name", "escaped"),
    [
        ("Ada", "Ada"),
        ("ada_b", "ada_b"),
        ("_ada_", "\\_ada\\_"),
        ("**ada**", "\\*\\*ada\\*\\*"),
        ("a`b`|c|", "a\\`b\\`\\|c\\|"),
        ("[ada](there)", "\\[ada](there)"),
        ("# ada", "\\# ada"),
        ("> ada", "\\> ada"),
        ("a\\b", "a\\\\b"),
    ],
)
def test_formatting_is_escaped(name: str, escaped: str):
    assert escape_markdown(name) == escaped
