"""Patches merge tables, merge things by id, replace the rest."""

import msgspec
import pytest

from bot.scenarios.patch import Misfit, cleared, fitted, merged


class Thing(msgspec.Struct):
    id: str
    x: int = 0


class World(msgspec.Struct):
    things: tuple[Thing, ...] = ()
    best: Thing | None = None


@pytest.mark.parametrize(
    ("base", "patch", "after"),
    [
        ({"a": 1, "b": {"c": 1, "d": 2}}, {"b": {"c": 3}}, {"a": 1, "b": {"c": 3, "d": 2}}),
        ([{"id": "a", "x": 1}], [{"id": "a", "y": 2}], [{"id": "a", "x": 1, "y": 2}]),
        ([{"id": "a"}], [{"id": "b"}], [{"id": "a"}, {"id": "b"}]),
        ([1, 2], [3], [3]),
        ([{"id": "a"}], [], []),
        (None, {"a": 1}, {"a": 1}),
    ],
)
def test_merging(base, patch, after):
    assert merged(base, patch) == after


def test_clearing():
    assert cleared({"a": {"b": 1, "c": 2}}, "a.b") == {"a": {"b": None, "c": 2}}
    assert cleared({"a": 1}, "a") == {"a": None}
    with pytest.raises(Misfit, match="no such field"):
        cleared({"a": 1}, "a.b")


def test_fitting():
    assert fitted(World, {"things": [{"id": "a", "x": 1}]}) == World((Thing("a", 1),))


class Named(msgspec.Struct):
    name: str | None


def test_what_is_left_out_is_null_where_null_fits():
    assert fitted(Named, {}) == Named(None)
    with pytest.raises(Misfit, match="is missing"):
        fitted(Thing, {})


@pytest.mark.parametrize(
    ("written", "key", "why"),
    [
        ({"things": [{"id": "a", "x": "1"}]}, "things[0].x", "Expected `int`, got `str`"),
        ({"things": [{"id": "a"}, {"id": "a", "y": 1}]}, "things[1].y", "there is no such field"),
        ({"thinks": []}, "thinks", "there is no such field"),
    ],
)
def test_misfits(written, key, why):
    with pytest.raises(Misfit) as misfit:
        fitted(World, written)
    assert (misfit.value.key, misfit.value.why) == (key, why)
