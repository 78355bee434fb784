"""An asyncio event loop with virtual time and without sockets, processes or threads."""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from tools.bottle.process import OWNER, owned_task
from tools.bottle.transport import Address, Network

R = TypeVar("R")

BUSY = 1_000_000  # callbacks at one moment after which it will not pass by itself
CANCELLED = 100  # timers that are cancelled but not due, at which they may be swept up
START = 1000.0  # s; the loop's time at its beginning


class Deadlock(Exception):
    """Nothing is ready, and nothing is to be at any time."""


class Livelock(Exception):
    """Callbacks follow each other without time passing."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs what is ready, and jumps to the next timer when nothing is; `turns` counts its callbacks.

    Whatever other code does in a thread is done by the loop, between two callbacks. Connections are those of its `network`.
    Callbacks of a process that is dead are dropped.
    """

    _ready: deque[Any]  # handles, whose inner parts the stubs do not know
    _scheduled: list[Any]
    _timer_cancelled_count: int

    def __init__(self, seed: int = 0, later: float = 0.0) -> None:
        super().__init__()
        self.set_task_factory(owned_task)
        self._now = START + later
        self._at_once = 0
        self.callbacks = 0
        self.network = Network(self, seed)
        self.slow: Callable[[], float] = float
        """Seconds that the next work of a thread takes."""

    def time(self) -> float:
        """Seconds, virtual."""
        return self._now

    def _run_once(self) -> None:
        """See BaseEventLoop."""
        ready, scheduled = self._ready, self._scheduled
        self._sweep()
        if not ready:
            if not scheduled:
                raise Deadlock("nothing is ready, and no timer is set")
            self._at_once = 0
            self._now = max(self._now, scheduled[0]._when)
        while scheduled and scheduled[0]._when <= self._now:
            handle = heapq.heappop(scheduled)
            handle._scheduled = False
            ready.append(handle)
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle._cancelled:
                continue
            process = handle._context.get(OWNER)
            if process is None or process.alive:
                self.callbacks += 1
                self._at_once += 1
                handle._run()
        if self._at_once > BUSY:
            raise Livelock(f"more than {BUSY} callbacks without any time passing")

    def _sweep(self) -> None:
        """Drop timers that were cancelled: those that are due next, and all once they are the most."""
        scheduled = self._scheduled
        if self._timer_cancelled_count > CANCELLED and 2 * self._timer_cancelled_count > len(scheduled):
            kept = [handle for handle in scheduled if not handle._cancelled]
            for handle in scheduled:
                handle._scheduled = not handle._cancelled
            heapq.heapify(kept)
            scheduled[:] = kept
            self._timer_cancelled_count = 0
        while scheduled and scheduled[0]._cancelled:
            self._timer_cancelled_count -= 1
            heapq.heappop(scheduled)._scheduled = False

    def _write_to_self(self) -> None:
        """Nobody waits for anything that would have to be woken."""

    def _process_events(self, event_list: Any) -> None:
        """There are none."""

    def run_in_executor(self, _executor: Any, func: Callable[..., R], *args: Any) -> asyncio.Future[R]:  # type: ignore[override]
        """Do it between two callbacks, when a thread would have done it."""
        done: asyncio.Future[R] = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                result = self.outside(func, *args)
            except Exception as error:  # noqa: BLE001  it goes to the one who waits, as a thread's does
                done.set_exception(error)
            else:
                done.set_result(result)

        self.after(self.slow(), work)
        return done

    def after(self, seconds: float, work: Callable[[], object]) -> None:
        """Call `work` then; at 0 seconds before any timer."""
        if seconds > 0:
            self.call_later(seconds, work)
        else:
            self.call_soon(work)

    @staticmethod
    def outside(func: Callable[..., R], *args: Any) -> R:
        """Call a function as if no loop ran: work of threads may run one of its own."""
        running = events._get_running_loop()
        events._set_running_loop(None)
        try:
            return func(*args)
        finally:
            events._set_running_loop(running)

    async def create_connection(self, protocol_factory: Any, host: Any = None, port: Any = None, **options: Any) -> Any:
        """Connect to a server of the network; `sock`, if given, is an Address. Raises ConnectionRefusedError."""
        where = options.get("sock") or Address(str(host), int(port))
        protocol = protocol_factory()
        return self.network.connect(protocol, where), protocol

    async def create_server(self, protocol_factory: Any, host: Any = None, port: Any = None, **_: Any) -> Any:
        """Listen on the network; port 0 takes a free one. Raises OSError if the port is taken."""
        return self.network.listen(protocol_factory, Address(str(host or "127.0.0.1"), int(port or 0)))

    async def create_unix_server(self, protocol_factory: Any, path: Any = None, **_: Any) -> Any:
        """Listen at a path, where a file is made, as of a socket."""
        Path(path).touch()  # noqa: ASYNC240  in no time
        return self.network.listen(protocol_factory, Address(str(path), 0))


class BottlePolicy(asyncio.DefaultEventLoopPolicy):
    """Makes loops of ours, also for code that runs one of its own."""

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        """A loop at the beginning of its time."""
        return VirtualLoop()


def run(main: Coroutine[Any, Any, R], loop: VirtualLoop) -> R:
    """Run to the end on a loop, then cancel what is left and close it."""
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(main)
