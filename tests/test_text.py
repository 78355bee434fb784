"""Helpers for text: cut to a limit, escaped for Discord."""

import re

import pytest

from bot.text import ascii_line, cut, cut_markdown, escape_markdown, incident_code, one_line, without_accents


def test_a_long_text_is_cut_with_an_ellipsis():
    assert cut("a long text", 7) == "a long…"
    assert cut("short", 7) == "short"


@pytest.mark.parametrize(
    ("text", "limit", "shown"),
    [
        ("a\\*b", 4, "a\\*b"),
        ("a\\*bc", 4, "a\\*…"),
        ("a\\*bc", 3, "a…"),
        ("\\\\\\\\", 3, "\\\\…"),
        ("\\\\\\\\", 2, "…"),
        ("by <@123>", 9, "by <@123>"),
        ("by <@123>.", 8, "by…"),
        ("1 \\< 2<t:5:f>", 10, "1 \\< 2…"),
        ("\\<letters", 5, "\\<le…"),
    ],
)
def test_markdown_is_cut_between_its_signs(text: str, limit: int, shown: str):
    assert cut_markdown(text, limit) == shown


@pytest.mark.parametrize(
    ("name", "escaped"),
    [
        ("Ada", "Ada"),
        ("max_power", "max\\_power"),
        ("_ada_", "\\_ada\\_"),
        ("**ada**", "\\*\\*ada\\*\\*"),
        ("a`b`|c|", "a\\`b\\`\\|c\\|"),
        ("[ada](there)", "\\[ada\\](there)"),
        ("<@1> :ada: https://a.da", "\\<\\@1> \\:ada\\: https\\://a.da"),
        ("# ada", "\\# ada"),
        (" - ada", " \\- ada"),
        ("1. ada", "1\\. ada"),
        ("ada-1.5 #1 > 2", "ada-1.5 #1 > 2"),
        ("> ada", "\\> ada"),
        ("a\\b", "a\\\\b"),
    ],
)
def test_formatting_is_escaped(name: str, escaped: str):
    assert escape_markdown(name) == escaped


@pytest.mark.parametrize(("text", "plain"), [("Zürich", "Zurich"), ("Bogotá", "Bogota"), ("ﬁn", "fin"), ("3½", "31⁄2")])
def test_accents_are_removed(text: str, plain: str):
    assert without_accents(text) == plain


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Łukasz Żółć, Søren Ærø", "Lukasz Zolc, Soren AEro"),
        ("L’été « à » Nîmes…", 'L\'ete " a " Nimes...'),
        ("Straße – “x”", 'Strasse - "x"'),
        ("𝕱𝖆𝖓𝖈𝖞 \u202eleft", "Fancy left"),
        ("Иван ❤️ \ud800", "???? ? ?"),
        (" a\nb\r\nc\vd\fe\x1cf\x1dg\x1eh\x85i\u2028j\u2029k\tl\0m\x1bn  ", "a b c d e f g h i j k l m n"),
    ],
)
def test_a_line_is_ascii(text: str, line: str):
    assert ascii_line(text) == line


@pytest.mark.parametrize("sign", [*map(chr, range(0x21)), *map(chr, range(0x7F, 0xA1)), "\u2028", "\u2029"])
def test_a_line_has_no_break(sign: str):
    assert one_line(f"{sign}é{sign}{sign}z{sign}") == "é z"


def test_an_incident_code_is_short_and_follows_from_its_source():
    assert incident_code("7.3.1000") == incident_code("7.3.1000") != incident_code("7.3.1001")
    assert re.fullmatch("[A-Z2-7]{6}", incident_code("7.3.1000"))
