"""The fixtures of all rooms that a feature has parts in."""

from tests.cogs.conftest import table
from tests.matches.conftest import at, evening
from tests.storage.conftest import audited, path, pytest_generate_tests, store

__all__ = ("at", "audited", "evening", "path", "pytest_generate_tests", "store", "table")
