"""Shared fixtures and settings."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest
import structlog

from tests.support.samples import PART, PARTS, left_out
from tests.support.watched import measured

if TYPE_CHECKING:
    from tests.support.storage.postgres import Server

pytest.register_assert_rewrite("pichenette.testing.contract")

HEAVY = ("browser", "slow", "thorough", "torture")
"""The marks of tests of which CI takes a part."""

# How quick a thing is, the benches tell: a machine that has much else to do fails no test. Nor does an unlucky draw of examples that do not fit.
LENIENT = [hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.filter_too_much]
PATIENT = hypothesis.settings(deadline=None, suppress_health_check=LENIENT)
hypothesis.settings.register_profile("quick", PATIENT, max_examples=20)
hypothesis.settings.register_profile("thorough", PATIENT, max_examples=max(20, 100 // PARTS))


# A traceback with local variables, as is usual, takes seconds to be written.
structlog.configure(
    processors=[
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
    ]
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regold", action="store_true", help="write the golden pictures and transcripts again")


def pytest_configure(config: pytest.Config) -> None:
    """Try few examples of a property where thorough tests are left out or lines are watched; save time on collecting."""
    few = config.option.markexpr == "measured" or "not thorough" in config.option.markexpr
    hypothesis.settings.load_profile("quick" if few else "thorough")
    gc.disable()  # until all are collected: a fifth of the time, and next to nothing of what is made becomes garbage


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not import what is not run where only that is run which measures coverage."""
    unwatched = config.option.markexpr == "measured" and collection_path.is_file() and not measured(collection_path)
    return True if unwatched else None


@pytest.hookimpl(tryfirst=True)  # before they are chosen by their marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    heavy = [item.nodeid for item in items if any(map(item.get_closest_marker, HEAVY))]
    if gone := left_out(heavy, PART, PARTS):
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in gone])
        items[:] = [item for item in items if item.nodeid not in gone]
    watched = {path: measured(path) for path in {item.path for item in items}}
    for item in items:
        unwatched = any(item.get_closest_marker(name) for name in ("long", "slow", "thorough"))
        if not unwatched and watched[item.path]:
            item.add_marker(pytest.mark.measured)


def pytest_collection_finish() -> None:
    """Save time on things no test checks: syncing databases, and garbage collection, which took a quarter of it."""
    if "bot.storage.stores.sqlite" in sys.modules:
        from tests.support.storage.files import hurry_stores  # noqa: PLC0415 - most tests need no store, which takes long to import

        hurry_stores()
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 100)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server; `new_database("template1")` has the tables already."""
    from bot.storage.core.postgres_upgrade import prepare  # noqa: PLC0415 - few tests need PostgreSQL's client
    from tests.support.storage.postgres import QUICK, server  # noqa: PLC0415

    with server(QUICK) as running:
        prepare(running.url("template1"))
        yield running


@pytest.fixture
def regold(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--regold"))
