"""Starting and stopping the programs of worker processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
LEAVE = 0.5  # seconds the process has to end when asked to; killing it loses nothing, since jobs are pure


class WorkerProcess(Protocol):
    """A running process, such as one of asyncio."""

    @property
    def pid(self) -> int | None:
        """Its id; None while it is not known."""

    @property
    def returncode(self) -> int | None:
        """Its exit status, negative for a signal; None while it runs."""

    @property
    def stdin(self) -> asyncio.StreamWriter | None:
        """Its input, of jobs."""

    @property
    def stdout(self) -> asyncio.StreamReader | None:
        """Its output, of replies."""

    async def wait(self) -> int:
        """Its exit status, once it has ended."""

    def kill(self) -> None:
        """End it at once. May raise ProcessLookupError if it has ended."""


Start: TypeAlias = Callable[[Sequence[str]], Awaitable[WorkerProcess]]
"""Starts the program of a command line. Raises OSError."""


async def spawned(command: Sequence[str]) -> WorkerProcess:
    """A new process. Its start is never cancelled: asyncio hangs on that. Raises OSError."""
    coming = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, cwd=ROOT
        )
    )
    try:
        return await asyncio.shield(coming)
    except asyncio.CancelledError:
        await leave(await coming)
        raise


async def leave(process: WorkerProcess) -> None:
    """Stop a process: close its input, and kill it if it does not end."""
    there(process.stdin).close()
    try:
        await asyncio.wait_for(process.wait(), LEAVE)
    except TimeoutError:
        kill(process)
        await process.wait()


def kill(process: WorkerProcess) -> None:
    """Kill a process that may have ended a moment ago."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()


def there(pipe: T | None) -> T:
    """The pipe of a process that was started with it."""
    if pipe is None:
        raise RuntimeError("a process was started without its pipes")
    return pipe
