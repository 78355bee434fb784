"""Running features, with features made up for it; and those of the bot are complete."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table

import bot.features
from bot.answers.custom_id import Id
from bot.content import catalogue
from bot.features.contract import Feature, RunningFeatures
from bot.features.registry import FEATURES
from bot.screens.sheet import Button
from bot.storage.core.base import Connections

WORDS = catalogue().of("en")
FOLDERS = Path(bot.features.__file__).parent
ROOT = FOLDERS.parents[1]
TABLES = sorted(FOLDERS.glob("*/tables.py"))


class Rows(Connections):
    """Rows of a feature made up."""


class First:
    def __init__(self, work: Any, rows: Rows) -> None:
        self.work = work
        self.rows = rows


class Second(First):
    pass


async def listed(service: First, guild: int, _words: Any) -> Button | None:
    return Button(Id("made"), type(service).__name__) if guild else None


def running(*features: Feature[Any, Any]) -> RunningFeatures:
    return RunningFeatures(features, "work", Connections("writer", "reader"))


def test_a_service_has_the_work_and_its_rows_on_the_connections_of_the_store():
    features = running(Feature(Rows, First), Feature(Rows, Second))
    first, second = features.service(First), features.service(Second)
    assert (type(first), type(second), first.work) == (First, Second, "work")
    assert isinstance(first.rows, Rows)
    assert (first.rows._writer, first.rows._reader) == ("writer", "reader")
    with pytest.raises(KeyError):
        running(Feature(Rows, First)).service(Second)


def test_a_feature_that_stores_nothing_has_no_service():
    features = running(Feature(audit_texts={"made": lambda *_: "text"}))
    assert list(features.audit_texts) == ["made"]
    with pytest.raises(KeyError):
        features.service(type(None))


@pytest.mark.parametrize(
    "parts",
    [{"rows": Rows}, {"service": First}, {"server_list": listed}, {"log_posts": {"made": listed}}],
    ids="".join,
)
def test_a_feature_of_which_a_part_would_be_dropped_is_refused(parts: dict[str, Any]):
    with pytest.raises(TypeError, match="service"):
        Feature(**parts)


@pytest.mark.asyncio
async def test_lists_of_a_server_are_in_the_order_of_features_and_empty_ones_left_out():
    features = running(
        Feature(Rows, Second, server_list=listed), Feature(Rows, Connections), Feature(Rows, First, server_list=listed)
    )
    assert [button.label for button in await features.server_lists(7, WORDS)] == ["Second", "First"]
    assert await features.server_lists(0, WORDS) == ()


def test_every_folder_has_one_line_in_the_registry():
    names = sorted(path.parent.name for path in FOLDERS.glob("*/feature.py"))
    modules = [vars(import_module(f"bot.features.{name}.feature")) for name in names]
    found = [value for module in modules for value in module.values() if isinstance(value, Feature)]
    assert len(found) == len(FEATURES) > 0
    assert all(feature in found for feature in FEATURES)


def test_importing_a_part_of_a_feature_imports_no_other():
    assert [path for path in FOLDERS.rglob("__init__.py") if path.stat().st_size] == []


def test_no_two_features_add_the_same():
    for part in ("audit_texts", "log_posts", "commands"):
        added = [one for feature in FEATURES for one in getattr(feature, part)]
        assert len(added) == len(set(added))


@pytest.mark.parametrize(
    "first", ["bot.storage.core.schema.players", *(f"bot.features.{path.parent.name}.tables" for path in TABLES)]
)
def test_whatever_imports_a_table_has_those_of_all_features(first: str):
    code = f"import {first}; from bot.storage.core.schema import metadata; print(*metadata.tables)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    modules = [vars(import_module(f"bot.features.{path.parent.name}.tables")) for path in TABLES]
    declared = {value.name for module in modules for value in module.values() if isinstance(value, Table)}
    assert declared
    assert declared <= set(found.stdout.split())
