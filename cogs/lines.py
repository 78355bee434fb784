"""Presses of one player in the order they come in: what one leads to is kept before the next is looked at.

Of several presses of one panel that wait only the last is drawn: the others have been overtaken.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from weakref import WeakValueDictionary

from cogs.call import Call


class _Line:
    """What one player has under way in one match, and the last call about each of his panels."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.last: dict[int, Call] = {}


class Lines:
    """The lines of all players; one is forgotten as soon as nobody stands in it."""

    def __init__(self) -> None:
        self._lines: WeakValueDictionary[tuple[int, int], _Line] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def turn(self, call: Call) -> AsyncIterator[None]:
        """Wait until what came in before is kept; meanwhile later presses of the same panel may overtake this one."""
        line = self._of(call)
        panel = call.interaction.message.id if call.interaction.message else 0
        line.last[panel] = call
        call.overtaken = lambda: line.last[panel] is not call
        async with line.lock:
            yield

    @contextlib.asynccontextmanager
    async def behind(self, call: Call) -> AsyncIterator[None]:
        """Wait until what came in before is kept; this call draws no panel anew, so it overtakes none."""
        async with self._of(call).lock:
            yield

    def _of(self, call: Call) -> _Line:
        return self._lines.setdefault((call.user, call.id.match), _Line())
