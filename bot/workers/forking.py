"""Forks worker processes on request, in a process with one thread that has in memory what they need.

Requests come on a socket that keeps messages apart, each `Fork` with the socket of the new process's jobs. When it is closed this process
ends, and what it has forked ends with it, even if it is killed.
"""

from __future__ import annotations

import ctypes
import gc
import os
import select
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from bot.matches.core.job import Tools

POSSIBLE = sys.platform == "linux"
LARGEST = 1 << 12  # bytes of a message; all are much smaller
PR_SET_PDEATHSIG = 1  # of Linux's prctl


class Fork(msgspec.Struct, frozen=True, tag=True):
    """Fork a process, named by this number, that does the `work` of a program, a module."""

    number: int
    program: str
    arguments: tuple[str, ...]


class Kill(msgspec.Struct, frozen=True, tag=True):
    """Kill a process, unless it has ended."""

    number: int


class Forked(msgspec.Struct, frozen=True, tag=True):
    """A process was forked."""

    number: int
    pid: int


class Ended(msgspec.Struct, frozen=True, tag=True):
    """A process has ended; the status is negative for a signal."""

    number: int
    status: int


_REQUESTS: msgspec.msgpack.Decoder[Fork | Kill] = msgspec.msgpack.Decoder(Fork | Kill)
REPORTS: msgspec.msgpack.Decoder[Forked | Ended] = msgspec.msgpack.Decoder(Forked | Ended)


def control_pair() -> tuple[socket.socket, socket.socket]:
    """Two connected sockets that keep messages apart."""
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)


class ForkingProcess:
    """A running process that forks others: the socket of requests to it, its id, and how to `wait` for its end, which blocks."""

    def __init__(self, control: socket.socket, pid: int, wait: Callable[[], object]) -> None:
        self.control = control
        self.pid = pid
        self.wait = wait

    @property
    def left(self) -> bool:
        """Whether it has been left."""
        return self.control.fileno() < 0

    def leave(self) -> None:
        """End it; it is to be waited for. Nobody has done so before, so its id is its own."""
        self.control.close()
        os.kill(self.pid, signal.SIGKILL)


def freeze() -> None:
    """Take all there is out of the collector's sight: what it does not touch stays shared with forked processes."""
    gc.collect()
    gc.freeze()


def serve_forks(control: socket.socket, tools: Tools) -> NoReturn:
    """Fork processes, with these tools, until the socket is closed."""
    _Forks(control, tools).serve()
    os._exit(0)


class _Forks:
    def __init__(self, control: socket.socket, tools: Tools) -> None:
        self._control = control
        self._tools = tools
        self._numbers: dict[int, int] = {}  # of processes that run, by their pids

    def serve(self) -> None:
        """Do what is asked, and tell which have ended, until nobody is left to ask."""
        woken, wakes = socket.socketpair()
        woken.setblocking(False)
        wakes.setblocking(False)
        signal.signal(signal.SIGCHLD, lambda *_: None)  # it wakes the poll below
        signal.set_wakeup_fd(wakes.fileno(), warn_on_full_buffer=False)
        poll = select.poll()
        for one in (self._control, woken):
            poll.register(one, select.POLLIN)
        try:
            while True:
                ready = {fd for fd, _ in poll.poll()}
                if woken.fileno() in ready:
                    woken.recv(LARGEST)
                    self._tell_ends()
                if self._control.fileno() in ready and not self._heed():
                    return
        except ConnectionError:  # the parent was killed
            return

    def _heed(self) -> bool:
        """Do what the next message asks; False if there is none any more."""
        message, descriptors, _, _ = socket.recv_fds(self._control, LARGEST, 1)
        if not message:
            return False
        request = _REQUESTS.decode(message)
        match request:
            case Fork():
                self._fork(request, descriptors)
            case Kill():
                for pid, number in self._numbers.items():
                    if number == request.number:
                        os.kill(
                            pid, signal.SIGKILL
                        )  # it may have ended, but nobody else has its pid before `_tell_ends`
        return True

    def _fork(self, wanted: Fork, descriptors: Sequence[int]) -> None:
        if not descriptors:  # this process may open no more
            self._tell(Ended(wanted.number, 1))
            return
        (jobs,) = descriptors
        parent = os.getpid()
        try:
            pid = os.fork()
        except OSError:  # too many processes, or no memory: those that run go on
            sys.excepthook(*sys.exc_info())
            os.close(jobs)
            self._tell(Ended(wanted.number, 1))
            return
        if not pid:
            _become(wanted, jobs, parent, self._tools)
        os.close(jobs)
        self._numbers[pid] = wanted.number
        self._tell(Forked(wanted.number, pid))

    def _tell_ends(self) -> None:
        while self._numbers:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if not pid:
                return
            self._tell(Ended(self._numbers.pop(pid), os.waitstatus_to_exitcode(status)))

    def _tell(self, report: Forked | Ended) -> None:
        self._control.send(msgspec.msgpack.encode(report))


def _become(wanted: Fork, jobs: int, parent: int, tools: Tools) -> NoReturn:
    """Be a worker process: with a socket of jobs as its input and output, and none of what belongs to its parent."""
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        _end_with(parent)
        os.dup2(jobs, 0)
        os.dup2(jobs, 1)
        os.closerange(3, _most_open())
        program: Any = import_module(wanted.program)
        program.work(wanted.arguments, tools)
    except BaseException:  # noqa: BLE001  nothing above it belongs to this process
        sys.excepthook(*sys.exc_info())
    os._exit(1)


def _most_open() -> int:
    """A number above those of all open descriptors, not far: some systems close a range one by one, and 2**30 may be allowed."""
    try:
        return max(int(entry.name) for entry in Path("/proc/self/fd").iterdir()) + 1
    except FileNotFoundError:
        return os.sysconf("SC_OPEN_MAX")


def _end_with(parent: int) -> None:
    """Have the system kill this process when its parent ends, however it ends."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it ended before
        os._exit(1)


def program_of(command: Sequence[str]) -> tuple[str, tuple[str, ...]] | None:
    """The module that a command line runs, and its arguments; None if it runs something else."""
    python, *rest = command
    if python != sys.executable or rest[:1] != ["-m"]:
        return None
    return rest[1], tuple(rest[2:])
