"""The program of the process that worker processes are forked from. Its standard input is the socket of requests."""

import contextlib
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import bot.workers.worker_process  # noqa: F401  in memory before it is forked, three times
from bot.malloc_tuning import return_freed_memory
from bot.matches.core.job import Job
from bot.workers.films import WarmFilms
from bot.workers.forking import POSSIBLE, ForkingProcess, control_pair, freeze, serve_forks
from bot.workers.paint import WarmUp
from bot.workers.serving import ERRORS, OUTPUT
from bot.workers.studio import Studio, standard_tools


@contextlib.contextmanager
def begun() -> Iterator[ForkingProcess | None]:
    """The process, forked from this one, which must be small; None where that is impossible, as with several threads."""
    if not POSSIBLE or threading.active_count() > 1:
        yield None
        return
    tools = _ready()
    ours, theirs = control_pair()
    try:
        pid = os.fork()
    except OSError:  # too many processes, or no memory: a worker that starts has one spawned, or logs why not
        ours.close()
        theirs.close()
        yield None
        return
    if not pid:
        _be(theirs, lambda: tools, ours)
    theirs.close()
    process = ForkingProcess(ours, pid, lambda: os.waitpid(pid, 0))
    try:
        yield process
    finally:
        if not process.left:
            process.leave()
            process.wait()


def _ready() -> Studio:
    """All in memory that workers need, out of the collector's sight."""
    tools = standard_tools()
    freeze()
    return tools


def _be(control: socket.socket, ready: Callable[[], Studio], *others: socket.socket) -> NoReturn:
    """Be the process. Ctrl-C reaches all of a terminal: it leaves with its parent, of which it runs nothing more."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        for one in others:
            one.close()
        _serve(control, ready())
    except BaseException:  # noqa: BLE001  nothing above it belongs to this process
        sys.excepthook(*sys.exc_info())
    os._exit(1)


def _serve(control: socket.socket, tools: Studio) -> NoReturn:
    os.dup2(ERRORS, OUTPUT)  # whatever is printed
    warming: tuple[Job[Any], ...] = (WarmUp(), WarmFilms())
    for job in warming:
        tools.do(job)  # one that fails is done again, and logged, by the process that needs it
    return_freed_memory()  # only now: to do so for each of many pictures takes a quarter of their time
    freeze()
    serve_forks(control, tools)


if __name__ == "__main__":
    _be(socket.socket(fileno=0), _ready)
