"""Pages of the lists that managers of a server read."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.answers.custom_id import PAGES, natural
from cogs.core.interaction_context import InteractionContext
from cogs.server.group import check_manager

_Lines = TypeVar("_Lines")


def wanted_page(call: InteractionContext) -> int:
    """The page that the pressed button names, counted from 0. Raises Refused unless the caller has Manage Server."""
    check_manager(call)
    page, _, _ = call.id.args.partition(".")  # the rest only makes ids unique
    return natural(page, PAGES) or 0


async def page_of(
    read: Callable[[int], Awaitable[tuple[int, _Lines]]], page: int, most: int
) -> tuple[int, int, _Lines]:
    """A page of a list, or its last one: its number, how many there are, and its lines.

    `read` returns how many lines there are in all, and at most so many after those skipped.
    """
    count, lines = await read(page * most)
    pages = max(1, -(-count // most))
    if page >= pages:
        page = pages - 1
        _, lines = await read(page * most)
    return page, pages, lines
