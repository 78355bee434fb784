"""A program that runs in the bottle: what it does is known by the context of its callbacks, so that it can die at once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from typing import Any
from weakref import WeakSet

OWNER: ContextVar[Process | None] = ContextVar("OWNER", default=None)
"""The process that a callback belongs to; None: Discord and the people."""


class Process:
    """One life of a program: once it is dead, the loop runs none of its callbacks and what it holds of the machine is taken from it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.skew = 0.0  # seconds that its wall clock is ahead of the true one
        self.tasks: WeakSet[asyncio.Task[Any]] = WeakSet()
        self._held: dict[int, Callable[[], object]] = {}

    @property
    def context(self) -> Context:
        """A context in which all belongs to it."""
        context = copy_context()
        context.run(OWNER.set, self)
        return context

    def holds(self, thing: object, release: Callable[[], object]) -> None:
        """Have `release` called when it dies, unless it has released it before."""
        self._held[id(thing)] = release

    def released(self, thing: object) -> None:
        """It has released a thing itself."""
        self._held.pop(id(thing), None)

    def die(self) -> None:
        """End it between two callbacks, as the system would kill it: nothing of it runs any more, not even to clean up."""
        self.alive = False
        for release in tuple(self._held.values()):
            release()
        self._held.clear()

    def forget(self) -> None:
        """Throw away its tasks once it is dead and nobody sees any more what they do while they are closed."""
        for task in tuple(self.tasks):
            asyncio.tasks._unregister_task(task)
            task._log_destroy_pending = False  # type: ignore[attr-defined]  # asyncio does so for its own
            with contextlib.suppress(RuntimeError):  # it awaits something while it is closed
                task.get_coro().close()
        self.tasks.clear()


def owned_task(loop: asyncio.AbstractEventLoop, coro: Any, **options: Any) -> asyncio.Task[Any]:
    """A task that its process knows of."""
    task = asyncio.Task(coro, loop=loop, **options)
    context = options.get("context")
    process = OWNER.get() if context is None else context.get(OWNER)
    if process is not None:
        process.tasks.add(task)
    return task


def owner() -> str:
    """The name of the process that runs at present, "world" for Discord and the people."""
    process = OWNER.get()
    return "world" if process is None else process.name
