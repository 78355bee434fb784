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

if TYPE_CHECKING:
    from tests.support.postgres import Server

HERE = Path(__file__).parent
MEASURED = {
    *("games", "physics", "matches", "storage", "upkeep", "ratings", "rulebook"),
    *("scenarios", "simulations", "test_scenarios.py"),
}
"""Where the tests stand that measure the coverage floor; in the others watching every line would only cost time."""


# How quick a thing is, the benches tell: a machine that has much else to do fails no test. Nor does an unlucky draw of examples that do not fit.
LENIENT = [hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.filter_too_much]
PATIENT = hypothesis.settings(deadline=None, suppress_health_check=LENIENT)
hypothesis.settings.register_profile("quick", PATIENT, max_examples=20)
hypothesis.settings.register_profile("thorough", PATIENT, max_examples=100)


# A traceback with local variables, as is usual, takes seconds to be written.
structlog.configure(
    processors=[
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
    ]
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regold", action="store_true", help="write the golden pictures and transcripts anew")


def pytest_configure(config: pytest.Config) -> None:
    """Try few examples of a property where thorough tests are left out, as `make test` does."""
    hypothesis.settings.load_profile("quick" if "not thorough" in config.option.markexpr else "thorough")


@pytest.hookimpl(tryfirst=True)  # before they are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        unwatched = any(item.get_closest_marker(name) for name in ("long", "slow", "thorough"))
        if not unwatched and item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in MEASURED:
            item.add_marker(pytest.mark.measured)


def pytest_collection_finish() -> None:
    """Save time on things no test checks: syncing databases, and garbage collection, which took a quarter of it."""
    if "bot.storage.core.sqlite" in sys.modules:
        from tests.support.files import hurry_stores  # noqa: PLC0415 - most tests need no store, which takes long to import

        hurry_stores()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server; `new_database("template1")` has the tables already."""
    from bot.storage.core.postgres_upgrade import prepare  # noqa: PLC0415 - few tests need PostgreSQL's client
    from tests.support.postgres import QUICK, server  # noqa: PLC0415

    with server(QUICK) as running:
        prepare(running.url("template1"))
        yield running


@pytest.fixture
def regold(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--regold"))
