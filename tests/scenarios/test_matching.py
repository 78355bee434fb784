"""Matching of expectations, and the report of the first difference."""

import pytest

from bot.scenarios.runner import difference, exactly, in_order, none_of


@pytest.mark.parametrize(
    ("expected", "actual"),
    [
        (400, 400.0),
        ("398..402", 402),
        ("-5 .. -1", -3.5),
        ("< 10", 9.9),
        (">= 10", 10),
        ("none", None),
        ("none", "none"),
        (True, True),
        ({"x": 1}, {"x": 1, "y": 2}),
        ([{"id": "b", "x": "> 0"}], [{"id": "a", "x": 0}, {"id": "b", "x": 1}]),
        ([1, "< 3"], [1, 2]),
        ([], []),
    ],
)
def test_same(expected, actual):
    assert difference(expected, actual, "state") is None


@pytest.mark.parametrize(
    ("expected", "actual", "text"),
    [
        (400, 401, "s: expected 400, got 401"),
        ("398..402", 397.9, 's: expected "398..402", got 397.9'),
        ("about 3", 3, 's: expected "about 3", got 3'),
        (1, True, "s: expected 1, got true"),
        (False, 0, "s: expected false, got 0"),
        (0, None, "s: expected 0, got null"),
        ([1, 2], [1, 3], "s[1]: expected 2, got 3"),
        ([1], [1, 3], "s: expected [1], got [1, 3]"),
        ([], [{"id": "a"}], 's: expected [], got [{"id": "a"}]'),
        ({"x": 1}, {"y": 2}, "s.x: expected 1, got no such field"),
        ({"x": 1}, 3, 's: expected {"x": 1}, got 3'),
        ([1], "word", 's: expected [1], got "word"'),
        ([{"id": "b"}], [{"id": "a"}], 's: expected "b", got only ["a"]'),
        ([{"id": "a", "x": 1}], [{"id": "a", "x": 2}], "s.a.x: expected 1, got 2"),
    ],
)
def test_different(expected, actual, text):
    assert difference(expected, actual, "s") == text


EVENTS = [{"type": "a", "n": 1, "rule": "R"}, {"type": "b"}, {"type": "a", "n": 2}]


def test_events_come_in_order_with_others_between():
    assert list(in_order([{"type": "a"}, {"type": "a"}], EVENTS)) == []
    assert list(in_order([{"type": "b"}, {"n": 1}], EVENTS)) == [
        'events[1]: expected {"n": 1}, got after event 2 only [{"type": "a", "n": 2}]'
    ]
    assert list(in_order([{"n": 3}], EVENTS[:1])) == ['events[0]: expected {"n": 3}, got [{"type": "a", "n": 1}]']


def test_events_that_must_not_have_happened():
    assert list(none_of([{"type": "c"}], EVENTS)) == []
    assert list(none_of([{"type": "b"}], EVENTS)) == ['no_events[0]: expected none, got {"type": "b"}']


def test_asks_are_all_of_them_in_whatever_order():
    two = [{"seat": 0, "kind": "x"}, {"seat": 1, "kind": "x"}]
    assert list(exactly([{"seat": 1}, {"seat": 0}], two)) == []
    assert list(exactly([{"seat": 2}], two[:1])) == ["asks[0].seat: expected 2, got 0"]
    assert list(exactly([{"kind": "x"}], two)) == [
        'asks: expected [{"kind": "x"}], got [{"seat": 0, "kind": "x"}, {"seat": 1, "kind": "x"}]'
    ]
    assert len(list(exactly([], two))) == 1
