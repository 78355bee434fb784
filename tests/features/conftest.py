"""The fixtures of all rooms that a feature has parts in."""

import pytest

from cogs.delivery.bulletin_posts import BulletinPosts
from tests.cogs.conftest import table
from tests.matches.conftest import at, evening
from tests.storage.conftest import audited, path, pytest_generate_tests, store

__all__ = ("at", "audited", "evening", "often_looked", "path", "pytest_generate_tests", "store", "table")


@pytest.fixture
def often_looked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the loop of bulletins look for those that do not wake it five times a second instead of every fifteen seconds."""
    monkeypatch.setattr(BulletinPosts, "period", 0.2)
