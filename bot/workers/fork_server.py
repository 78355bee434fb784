"""Starts worker processes by having them forked: in milliseconds, and with memory that they share.

They are forked from a small process that does nothing else. If it dies, what it has forked dies with it, and the next start
starts another one. Where that is not possible they are spawned.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
import structlog

from bot.workers.forking import (
    LARGEST,
    POSSIBLE,
    REPORTS,
    Ended,
    Fork,
    Forked,
    ForkingProcess,
    Kill,
    control_pair,
    program_of,
)
from bot.workers.starting import ROOT, WorkerProcess, spawned

log = structlog.stdlib.get_logger(__name__)

COMMAND = (sys.executable, "-m", "bot.workers.fork_process")


class ForkedProcess:
    """A process forked elsewhere; see WorkerProcess."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, kill: Callable[[], None]) -> None:
        self.stdin, self.stdout = writer, reader
        self.pid: int | None = None
        self.returncode: int | None = None
        self._kill = kill
        self._ended = asyncio.Event()

    async def wait(self) -> int:
        """Its exit status, once it has ended."""
        await self._ended.wait()
        return self.returncode or 0

    def kill(self) -> None:
        """End it at once."""
        self._kill()

    def ended(self, status: int) -> None:
        """Note that it has ended."""
        self.returncode = status
        self._ended.set()


class _Server:
    """A process that forks others, and what it has forked, by number."""

    def __init__(self, process: ForkingProcess) -> None:
        process.control.setblocking(False)
        self.process = process
        self.control = process.control
        self.children: dict[int, ForkedProcess] = {}

    def ask(self, request: Fork | Kill, *sockets: socket.socket) -> None:
        """Send a request with sockets. Raises OSError."""
        socket.send_fds(self.control, [msgspec.msgpack.encode(request)], [one.fileno() for one in sockets])

    def kill(self, number: int) -> None:
        """Kill what it has forked, or is going to fork."""
        with contextlib.suppress(OSError):  # it has died, and so has what it forked
            self.ask(Kill(number))
        child = self.children.get(number)
        if child is not None and child.pid is None:
            child.ended(-signal.SIGKILL)

    def note(self, report: Forked | Ended) -> None:
        """Note what it tells about one of its children."""
        match report:
            case Forked():
                self.children[report.number].pid = report.pid
            case Ended():
                self.children.pop(report.number).ended(report.status)


class ForkServer:
    """Starts processes; the one that forks them has `begun`, or is started when it is needed."""

    def __init__(self, begun: ForkingProcess | None = None) -> None:
        self._begun = begun
        self._server: _Server | None = None
        self._numbers = itertools.count(1)
        self._leaving: set[asyncio.Task[object]] = set()

    @property
    def pid(self) -> int | None:
        """The id of the process that forks; None while there is none."""
        process = self._begun if self._server is None else self._server.process
        return None if process is None else process.pid

    async def start(self, command: Sequence[str]) -> WorkerProcess:
        """A new process that runs the program of a command line. Raises OSError."""
        program = program_of(command)
        if not POSSIBLE or program is None:
            return await spawned(command)
        server = self._server = self._server or self._heard(self._begun or _spawned())
        self._begun = None
        ours, theirs = socket.socketpair()
        with theirs:
            number = next(self._numbers)
            child = ForkedProcess(*await asyncio.open_connection(sock=ours), partial(server.kill, number))
            server.children[number] = child
            try:
                server.ask(Fork(number, *program), theirs)
            except OSError:
                self._lost(server)  # it died a moment ago, and this one with it
                child.ended(-signal.SIGKILL)
        return child

    async def close(self) -> None:
        """End the process, and all that it has forked."""
        if self._server is not None:
            self._lost(self._server)
        await asyncio.gather(*self._leaving)

    def _heard(self, process: ForkingProcess) -> _Server:
        server = _Server(process)
        asyncio.get_running_loop().add_reader(server.control, self._hear, server)
        return server

    def _hear(self, server: _Server) -> None:
        try:
            report = server.control.recv(LARGEST)
        except ConnectionError:
            report = b""
        if report:
            server.note(REPORTS.decode(report))
        else:
            log.warning("the process that forks workers died")
            self._lost(server)

    def _lost(self, server: _Server) -> None:
        """Have done with a process that died, or is to die now."""
        if server.process.left:
            return
        asyncio.get_running_loop().remove_reader(server.control)
        server.process.leave()
        self._server = None
        leaving = asyncio.create_task(asyncio.to_thread(server.process.wait))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)
        for child in server.children.values():
            child.ended(-signal.SIGKILL)


def _spawned() -> ForkingProcess:
    ours, theirs = control_pair()
    with theirs, contextlib.ExitStack() as unless_started:
        unless_started.callback(ours.close)
        process = subprocess.Popen(COMMAND, stdin=theirs.fileno(), cwd=ROOT)  # noqa: S603  a constant
        unless_started.pop_all()
    return ForkingProcess(ours, process.pid, process.wait)
