"""custom_ids: what is written is read back, and nothing unreadable is ever written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.answers.custom_id import LARGEST, LIMIT, Id, base36, natural, onward, parse_id, read_onward

words = st.text(st.characters(codec="utf-8", exclude_characters=":"), max_size=20)


@given(st.integers(-(10**12), 10**12), words, st.text(max_size=30))
def test_an_id_survives_the_way_there_and_back(match: int, ask: str, args: str):
    there = Id("pick", match, ask, args)
    assert parse_id(str(there)) == there


def test_the_grammar_is_kept_for_ever():
    assert str(Id("pick", 1295, "flick.0.12", "S.captain")) == "pick:zz:flick.0.12:S.captain"


def test_arguments_may_hold_colons():
    assert parse_id("turn:1:flick.0.1:angle:7:30") == Id("turn", 1, "flick.0.1", "angle:7:30")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "a:b",
        "a:1:b",
        "a::b:c",
        "a:B:b:c",
        "two words:1::",
        "a:--1::",
        "a:-::",
        "a:1.5::",
        ":1::",
        "a:1y2p0ij32e8e8::",
        "a:-1y2p0ij32e8e8::",
    ],
)
def test_what_is_no_id_is_not_read(text: str):
    assert parse_id(text) is None


def test_an_id_that_discord_would_refuse_is_not_written():
    assert len(str(Id("pick", 1, "", "x" * (LIMIT - len("pick:1::"))))) == LIMIT
    with pytest.raises(ValueError, match="101 characters"):
        str(Id("pick", 1, "", "x" * (LIMIT - len("pick:1::") + 1)))


@pytest.mark.parametrize("unreadable", [Id("two words"), Id(""), Id("pick", 1, "a:b")])
def test_an_id_that_could_not_be_read_is_not_written(unreadable: Id):
    with pytest.raises(ValueError, match="custom_id"):
        str(unreadable)


@given(st.integers(0, LARGEST))
def test_the_first_turn_of_a_message_is_read_as_written_and_as_no_other_number(revision: int):
    assert read_onward(onward(revision)) == revision
    assert natural(onward(revision)) is None
    assert read_onward(str(revision)) is None


def test_base_36_has_no_negative_numbers():
    assert (base36(0), base36(35), base36(36)) == ("0", "z", "10")
    with pytest.raises(ValueError, match="-1"):
        base36(-1)


def test_numbers_are_those_that_the_store_keeps():
    assert parse_id(f"a:{base36(LARGEST)}::") == Id("a", LARGEST)
    assert [natural(text) for text in ("0", "007", str(LARGEST))] == [0, 7, LARGEST]
    assert [natural(text) for text in ("", "-1", "1.5", "²", "٣", " 1", str(LARGEST + 1))] == [None] * 7
    assert (natural("7", 7), natural("8", 7)) == (7, None)
