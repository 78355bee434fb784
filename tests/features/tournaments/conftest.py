"""The fixtures of tournaments at a table."""

from tests.matches.conftest import season, stores

__all__ = ("season", "stores")
