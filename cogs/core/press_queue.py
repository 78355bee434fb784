"""Handles each player's presses in order: one is stored before the next is read.

Of several waiting presses of one panel only the last redraws it; it has overtaken the others.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import NamedTuple
from weakref import WeakValueDictionary

from cogs.core.interaction_context import InteractionContext

KEPT = 1000  # edits; the oldest are dropped


class _PanelEdits(NamedTuple):
    """The changes one panel made to an answer: the marks before each change, and the mark now."""

    panel: int
    before: frozenset[str]
    now: str


class _PlayerQueue:
    """One player's lock in one match, and the latest press of each of their panels."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.last: dict[int, InteractionContext] = {}


class PressQueue:
    """A queue per player and match; it is dropped when nobody waits in it."""

    def __init__(self) -> None:
        self._lines: WeakValueDictionary[tuple[int, int], _PlayerQueue] = WeakValueDictionary()
        self._trails: OrderedDict[tuple[int, int, str], _PanelEdits] = OrderedDict()

    @contextlib.asynccontextmanager
    async def turn(self, call: InteractionContext) -> AsyncIterator[None]:
        """Wait until earlier presses are stored; meanwhile later presses of the same panel may overtake this one."""
        line = self._of(call)
        panel = _panel(call)
        line.last[panel] = call
        call.overtaken = lambda: line.last[panel] is not call
        async with line.lock:
            yield

    @contextlib.asynccontextmanager
    async def behind(self, call: InteractionContext) -> AsyncIterator[bool]:
        """Wait until earlier presses are done, and tell whether there were any; this call redraws no panel, so it overtakes none."""
        line = self._of(call)
        waits = line.lock.locked()
        async with line.lock:
            yield waits

    def changed(self, call: InteractionContext, before: str, now: str) -> None:
        """Note that a press changed the caller's answer from one mark to another."""
        key, panel = self._key(call), _panel(call)
        trail = self._trails.pop(key, None)
        known = trail.before if trail is not None and (trail.panel, trail.now) == (panel, before) else frozenset()
        self._trails[key] = _PanelEdits(panel, known | {before}, now)
        if len(self._trails) > KEPT:
            self._trails.popitem(last=False)

    def made_here(self, call: InteractionContext, shown: str, now: str) -> bool:
        """Whether only presses of this same panel led from the mark `shown` to the mark `now`.

        The panel has not been redrawn yet, but the player who pressed it knows what they changed.
        """
        trail = self._trails.get(self._key(call))
        return trail is not None and (trail.panel, trail.now) == (_panel(call), now) and shown in trail.before

    @staticmethod
    def _key(call: InteractionContext) -> tuple[int, int, str]:
        return call.user, call.id.match, call.id.ask

    def _of(self, call: InteractionContext) -> _PlayerQueue:
        return self._lines.setdefault((call.user, call.id.match), _PlayerQueue())


def _panel(call: InteractionContext) -> int:
    return call.interaction.message.id if call.interaction.message else 0
