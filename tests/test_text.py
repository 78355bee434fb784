"""Helpers for text: cut to a limit, escaped for Discord."""

import re

import pytest

from bot.text import cut, escape_markdown, incident_code, without_accents


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


@pytest.mark.parametrize(("text", "plain"), [("Zürich", "Zurich"), ("Bogotá", "Bogota"), ("ﬁn", "fin"), ("3½", "31⁄2")])
def test_accents_are_removed(text: str, plain: str):
    assert without_accents(text) == plain


def test_an_incident_code_is_short_and_follows_from_its_source():
    assert incident_code("7.3.1000") == incident_code("7.3.1000") != incident_code("7.3.1001")
    assert re.fullmatch("[A-Z2-7]{6}", incident_code("7.3.1000"))
