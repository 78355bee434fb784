"""A preloaded process that forks one child after the other, so that a kill costs only the child's own work.

Reads a job a line (JSON) from its input, and answers each with a line: how the child ended (as os.waitpid tells; 9 when it was
killed in time).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator, Mapping
from pathlib import Path
from typing import Any

from tests.torture import aimers, callers, cups, mornings, solvers, thinkers, writers

JOBS: Mapping[str, Callable[[dict[str, Any]], Coroutine[Any, Any, None]]] = vars(writers) | {
    "aim": aimers.aim,
    "think": thinkers.think,
    "solve": solvers.solve,
    "call": callers.call,
    "post": mornings.post,
    "compete": cups.compete,
}
LONGEST = 60.0  # seconds a child lives at most before it is killed
ROOT = Path(__file__).parents[2]


def main() -> None:
    for line in sys.stdin:
        job = json.loads(line)
        children = [_fork(job | {"worker": worker}) for worker in range(job.get("workers", 1))]
        if "kill_after" in job:
            _live(children, job["kill_after"])  # the kill comes at any time
            for child in children[: job.get("killed", 1)]:
                os.kill(child, signal.SIGKILL)
        ended = [os.waitpid(child, 0)[1] for child in children]
        sys.stdout.write(f"{json.dumps(ended)}\n")
        sys.stdout.flush()


def _live(children: list[int], seconds: float) -> None:
    """Let children live so long.

    While one that is alone has to wait for a processor it does not age, or on a busy machine it would do nothing.
    """
    begun = time.monotonic()
    alone = children[0] if len(children) == 1 else None
    while (left := min(seconds + _waited(alone), LONGEST) - (time.monotonic() - begun)) > 0:
        time.sleep(left)


def _waited(process: int | None) -> float:
    """The seconds that the threads of a process were ready to run and had no processor; 0 where the system does not tell."""
    waited = 0
    for thread in Path(f"/proc/{process}/task").glob("*"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            waited += int((thread / "schedstat").read_text(encoding="ascii").split()[1])
    return waited / 1e9


def _fork(job: dict[str, Any]) -> int:
    child = os.fork()
    if child:
        return child
    try:
        asyncio.run(JOBS[job["does"]](job))
        os._exit(0)
    except BaseException:  # noqa: BLE001  nothing may get back into the parent's loop
        traceback.print_exc()
        os._exit(3)


class Nursery:
    """The process seen from the test."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def run(self, does: str, **job: object) -> list[int]:
        """Run a job to its end; how its children ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{json.dumps({'does': does} | job)}\n")
        self._process.stdin.flush()
        ended: list[int] = json.loads(self._process.stdout.readline())
        return ended


@contextlib.contextmanager
def nursery(environment: Mapping[str, str] | None = None) -> Iterator[Nursery]:
    """Such a process, ended at the end."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.torture.nursery"],
        cwd=ROOT,
        env=os.environ | (environment or {}),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield Nursery(process)
        finally:
            process.kill()


if __name__ == "__main__":
    main()
