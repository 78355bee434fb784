"""Presses of one panel in the order they come in: what one leads to is kept before the next is looked at.

Of several that wait only the last is drawn: the others have been overtaken.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from weakref import WeakValueDictionary

from cogs.call import Call


class _Line:
    """The calls about one panel that are under way."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.last: Call | None = None


class Lines:
    """The lines of all panels; one is forgotten as soon as nobody stands in it."""

    def __init__(self) -> None:
        self._lines: WeakValueDictionary[tuple[int, int, int], _Line] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def turn(self, call: Call) -> AsyncIterator[None]:
        """Wait until the presses that came in before are answered; meanwhile later ones may overtake this one."""
        message = call.interaction.message
        line = self._lines.setdefault((call.user, call.id.match, message.id if message else 0), _Line())
        line.last = call
        call.overtaken = lambda: line.last is not call
        async with line.lock:
            yield
