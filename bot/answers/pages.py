"""Which entries of a long menu are on a page."""

from __future__ import annotations

MENU_LIMIT = 25  # entries that Discord shows in a menu


def pages_of(count: int) -> int:
    """How many pages so many entries fill."""
    return max(1, -(-count // MENU_LIMIT))


def window(count: int, page: int) -> slice:
    """The entries of a page; pages go round."""
    first = page % pages_of(count) * MENU_LIMIT
    return slice(first, first + MENU_LIMIT)
