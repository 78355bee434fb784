"""A worker process, off the client's event loop.

One user's jobs run in order, those of several users round robin, so that nobody waits for all of another's. Jobs are pure: one lost with
its process is repeated.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar, get_args

import msgspec
import structlog

from bot.matches.core.errors import EngineDown, EngineError, GameFailed
from bot.matches.core.job import Done, Failure, Job, Process, Refusal, Reply
from bot.workers.paint import WarmUp
from bot.workers.serving import LENGTH, framed
from bot.workers.starting import Start, WorkerProcess, kill, leave, spawned, there

R = TypeVar("R")

log = structlog.stdlib.get_logger(__name__)

LIMIT = 30.0  # seconds a job may take; a whole flick with its picture takes a hundredth of it
STARTS = 3  # processes in a row that may die before they greet
ON_ITS_WAY = 1  # jobs sent to a process at a time; more would delay users who have waited for none
DIED = "worker died"  # what the log says of one


Timed: TypeAlias = Mapping[type[Job[Any]] | Process, Callable[[float], object]]
on_behalf_of: ContextVar[int] = ContextVar("on_behalf_of", default=0)
"""The user for whom something is done; 0 where it is for everybody."""


class _Waiting:
    """A job in progress; `blamed` if the process died on it once, or it timed out."""

    def __init__(self, job: Job[Any]) -> None:
        self.frame = framed(job)
        self.blamed = False
        self._decoder = _decoder(type(job))
        self._reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def reply(self) -> Reply[Any]:
        return self._decoder.decode(await self._reply)

    def settle(self, reply: bytes) -> None:
        if not self._reply.done():  # its caller may have been cancelled
            self._reply.set_result(reply)

    def fail(self, error: Exception) -> None:
        if not self._reply.done():
            self._reply.set_exception(error)
            self._reply.exception()  # a caller that was cancelled leaves nobody to look at it


class Worker:
    """One worker process, which `start` starts, and again when it dies; it ends with this one.

    Without `stills` it is not warmed up for them, which saves memory. `timed` are called with the seconds from request to reply, by kinds of jobs or all of a process.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        limit: float = LIMIT,
        stills: bool = True,
        timed: Timed = MappingProxyType({}),
        start: Start = spawned,
    ) -> None:
        self._command = command
        self._start = start
        self._limit = limit
        self._stills = stills
        self._timed = timed
        self._given: deque[_Waiting] = deque()  # to the process, in this order: the first is the one being done
        self._lines: OrderedDict[int, deque[_Waiting]] = OrderedDict()  # of users whose jobs wait; the next one's first
        self._process: WorkerProcess | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._greeted = False
        self._warmed: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether it runs and is idle."""
        return self._greeted and not self._given and not self._lines

    @property
    def pid(self) -> int | None:
        """The process's id; None while there is none."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def start(self) -> None:
        """Start; the process warms up by itself."""
        self._keeper = asyncio.create_task(self._keep())
        if self._stills:
            self._warmed = asyncio.create_task(self._warm_up(self._send(WarmUp())))

    async def warm(self) -> None:
        """Wait until the process has painted its first picture, or failed to: the log says why."""
        if self._warmed is not None:
            await asyncio.wait({self._warmed})

    async def close(self) -> None:
        """Stop the process; unfinished jobs fail."""
        keeper, self._keeper = self._keeper, None
        if keeper is not None:
            keeper.cancel()
            await asyncio.wait({keeper})
        self._fail_all(EngineDown("the worker is closed"))

    async def run(self, job: Job[R]) -> R:
        """The result of a job. Raises Illegal, GameFailed, also if it takes too long, EngineDown."""
        started = time.perf_counter()
        reply: Reply[R] = await self._send(job).reply()
        timed = self._timed.get(type(job)) or self._timed.get(job.process)
        if timed is not None and not isinstance(reply, Failure):
            timed(time.perf_counter() - started)
        return reply.result()

    async def _warm_up(self, waiting: _Waiting) -> None:
        try:
            (await waiting.reply()).result()
        except EngineError as error:
            if self._keeper is not None:  # else it was closed before it was warm: nothing is the matter
                log.error("the worker could not warm up", error=str(error))  # noqa: TRY400  the message says it all

    def _send(self, job: Job[Any]) -> _Waiting:
        if self._keeper is None:
            raise EngineDown("the worker is not running")
        if self._keeper.done():  # it had given up; whatever was the matter may be over
            self._keeper = asyncio.create_task(self._keep())
        waiting = _Waiting(job)
        self._lines.setdefault(on_behalf_of.get(), deque()).append(waiting)
        self._give()
        return waiting

    def _give(self) -> None:
        """Send the process the next jobs, each of another user."""
        while self._greeted and self._lines and len(self._given) < ON_ITS_WAY:
            user, line = self._lines.popitem(last=False)
            waiting = line.popleft()
            if line:
                self._lines[user] = line
            self._given.append(waiting)
            self._write(waiting.frame)
            if len(self._given) == 1:
                self._watch_first()

    async def _keep(self) -> None:
        """Run a process and read its replies until cancelled."""
        dumb = 0
        while dumb < STARTS:
            try:
                process = await self._start(self._command)
            except OSError as error:
                log.error("worker cannot be started", error=str(error))  # noqa: TRY400  the message says it all
                break
            self._process = process
            try:
                await self._read(process)
            finally:
                greeted, self._greeted = self._greeted, False
                self._unwatch()
                await leave(process)
            log.warning(DIED, status=process.returncode, waiting=len(self._all()))
            if greeted:
                self._blame_first()
                dumb = 0
            else:
                dumb += 1
        self._fail_all(EngineDown("the worker cannot be started"))

    async def _read(self, process: WorkerProcess) -> None:
        """Read the greeting, then replies, until the process dies."""
        replies = there(process.stdout)
        while True:
            try:
                (length,) = LENGTH.unpack(await replies.readexactly(LENGTH.size))
                reply = await replies.readexactly(length)
            except (asyncio.IncompleteReadError, ConnectionError):
                return
            if self._greeted:
                self._given.popleft().settle(reply)
            else:
                self._greeted = True
                for waiting in self._given:
                    self._write(waiting.frame)
            self._watch_first()
            self._give()

    def _write(self, frame: bytes) -> None:
        if self._process is not None:
            there(self._process.stdin).write(frame)

    def _watch_first(self) -> None:
        self._unwatch()
        if self._greeted and self._given:
            self._watch = asyncio.get_running_loop().call_later(self._limit, self._overrun)

    def _unwatch(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def _overrun(self) -> None:
        self._given[0].blamed = True
        if self._process is not None:
            kill(self._process)

    def _blame_first(self) -> None:
        """The process died on the first job: retry it once, then fail it."""
        if not self._given:
            return
        if self._given[0].blamed:
            self._given.popleft().fail(
                GameFailed("the worker died of this job twice, or would not have come to an end")
            )
        else:
            self._given[0].blamed = True

    def _fail_all(self, error: Exception) -> None:
        for waiting in self._all():
            waiting.fail(error)
        self._given.clear()
        self._lines.clear()

    def _all(self) -> tuple[_Waiting, ...]:
        return (*self._given, *itertools.chain.from_iterable(self._lines.values()))


@cache
def _decoder(kind: type[Job[R]]) -> msgspec.msgpack.Decoder[Reply[R]]:
    """Of the replies to a kind of job: its base names their type."""
    (result,) = get_args(kind.__orig_bases__[0])  # type: ignore[attr-defined]
    return msgspec.msgpack.Decoder(Done[result] | Refusal | Failure)  # type: ignore[valid-type]
