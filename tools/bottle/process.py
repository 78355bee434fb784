"""A program that runs in the bottle: what it does is known by the context of its callbacks, so that it can die at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from typing import Any
from weakref import WeakSet

OWNER: ContextVar[Process | None] = ContextVar("OWNER", default=None)
"""The process that a callback belongs to; None: Discord and the people."""

WORLD = "world"  # the name of what belongs to no process
_BURIED: list[asyncio.Task[Any]] = []


class Process:
    """One life of a program: once it is dead, the loop runs none of its callbacks and what it holds of the machine is taken from it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.skew = 0.0  # seconds that its wall clock is ahead of the true one
        self._left = 0  # things that it does until it dies, if it is to
        self._then: Callable[[], object] = lambda: None
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
        for task in tuple(self.tasks):
            task._log_destroy_pending = False  # type: ignore[attr-defined]  # nothing more is heard of the killed
        for release in tuple(self._held.values()):
            release()
        self._held.clear()

    def dies_after(self, things: int, then: Callable[[], object]) -> None:
        """Let it die right after so many things that it has done: statements, bytes sent, bytes received; `then` is called."""
        self._left, self._then = things, then

    def lives_on(self) -> None:
        """It is not to die any more."""
        self._left = 0

    def did(self) -> None:
        """It has done such a thing."""
        if self._left and self.alive:
            self._left -= 1
            if not self._left:
                self.die()
                self._then()

    def bury(self) -> None:
        """Keep its tasks as they are for as long as this program runs: closing them would have them clean up, long after their death."""
        for task in tuple(self.tasks):
            asyncio.tasks._unregister_task(task)
            task._log_destroy_pending = False  # type: ignore[attr-defined]  # asyncio does so for its own
            _BURIED.append(task)
        self.tasks.clear()


def done_one() -> None:
    """The process that runs at present, if any, has done something after which it might die."""
    process = OWNER.get()
    if process is not None:
        process.did()


def owned_task(loop: asyncio.AbstractEventLoop, coro: Any, **options: Any) -> asyncio.Task[Any]:
    """A task that its process knows of."""
    task = asyncio.Task(coro, loop=loop, **options)
    context = options.get("context")
    process = OWNER.get() if context is None else context.get(OWNER)
    if process is not None:
        process.tasks.add(task)
    return task


def owner() -> str:
    """The name of the process that runs at present, WORLD for Discord and the people."""
    process = OWNER.get()
    return WORLD if process is None else process.name
