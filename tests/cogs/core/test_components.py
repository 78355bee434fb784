"""Alt texts say what their picture shows, in plain words: nothing renders Discord's markup there."""

import pytest

from bot.screens.sheet import Media, Sheet
from bot.text import bare, escape_markdown
from cogs.core.components import build


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("<:raider_1a:12>\u00a0Raider takes <a:spin:3>it", "Raider takes it"),
        ("**Amber (A)**: 5 in play", "Amber (A): 5 in play"),
        ("Amber flicked A3: 10°, strength 50 (`A3>B4 s50`).", "Amber flicked A3: 10°, strength 50 (A3>B4 s50)."),
        ("### Title\n-# small\n> quoted", "Title\nsmall\nquoted"),
        ("> *Two at once.*", "Two at once."),
        (r"Ada\_B\* takes Warden", "Ada_B* takes Warden"),
        ("2 * 3 * 4, snake_case_name, A3 > B4", "2 * 3 * 4, snake_case_name, A3 > B4"),
        ("**Ada\\_B** and _Bob_", "Ada_B and Bob"),
    ],
)
def test_markup_is_left_out(written: str, read: str):
    assert bare(written) == read


@pytest.mark.parametrize("name", ["[TAG] Max", "a:b", "1. y", "<3 @all", "+ - #1 >", "*_~|`\\"])
def test_a_name_is_read_as_it_is(name: str):
    assert bare(escape_markdown(name)) == name


def test_every_picture_of_a_message_is_described_without_markup():
    picture = Media(b"", "**Red** to `move`")
    view, _ = build(Sheet((picture, "**Story**")))
    parts = view.to_components()[0]["components"]
    assert parts[0]["items"][0]["description"] == "Red to move"
    assert parts[1]["content"] == "**Story**"
