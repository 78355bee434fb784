"""The JSON of discord.py."""

import json
import math
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.client import json_codec
from bot.client.json_codec import from_json, to_json


class Wide(int):
    """A number of a library."""


PLAIN = some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False, allow_infinity=False)
VALUES = some.recursive(
    PLAIN | some.text(some.characters()),
    lambda inner: some.lists(inner) | some.dictionaries(some.text(some.characters()), inner),
    max_leaves=10,
)


@given(VALUES)
def test_it_reads_and_writes_what_the_standard_library_does(value: Any):
    assert from_json(json.dumps(value)) == value
    assert from_json(json.dumps(value, ensure_ascii=False)) == value
    assert json.loads(to_json(value)) == value


@pytest.mark.parametrize("value", [{"a": Wide(3)}, "\ud83d", ["\ud83d"], 2**80])
def test_what_only_the_standard_library_writes_is_written_by_it(value: Any):
    assert json.loads(to_json(value)) == value


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (b"bytes", '"Ynl0ZXM="'),
        ({3}, "[3]"),
        (datetime(2026, 1, 2, tzinfo=UTC), '"2026-01-02T00:00:00Z"'),
        (math.nan, "null"),
        (math.inf, "null"),
    ],
)
def test_some_of_what_the_standard_library_refuses_is_written(value: Any, written: str):
    with pytest.raises((TypeError, ValueError)):
        json.dumps(value, allow_nan=False)
    assert to_json(value) == written


@pytest.mark.parametrize("text", ['"\\ud83d"', "1e400", "123456789012345678901234567890"])
def test_what_only_the_standard_library_reads_is_read_by_it(text: str):
    assert from_json(text) == json.loads(text)


def test_what_is_no_json_is_refused_as_usual():
    with pytest.raises(json.JSONDecodeError):
        from_json("<html>")
    with pytest.raises(TypeError):
        to_json({"a": object()})


def test_discord_py_uses_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(discord.utils, "_to_json", json.dumps)
    monkeypatch.setattr(discord.utils, "_from_json", json.loads)
    json_codec.install()
    assert (discord.utils._to_json, discord.utils._from_json) == (to_json, from_json)
