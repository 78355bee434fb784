"""Pages of long menus."""

MENU_LIMIT = 25  # options in a menu, by Discord's limit


def pages_of(count: int) -> int:
    """The number of pages that `count` options need."""
    return max(1, -(-count // MENU_LIMIT))


def window(count: int, page: int) -> slice:
    """The options of a page; pages wrap around."""
    first = page % pages_of(count) * MENU_LIMIT
    return slice(first, first + MENU_LIMIT)
