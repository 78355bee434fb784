"""Worker processes that are forked: as good as spawned ones, alone with their jobs, and gone with their parents."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.games import GAMES
from bot.matches.core.engine import Setup
from bot.matches.core.job import Process
from bot.workers import fork_process, fork_server
from bot.workers.fork_process import begun
from bot.workers.fork_server import ForkedProcess, ForkServer
from bot.workers.forking import LARGEST, REPORTS, Ended, Fork, _Forks, _most_open, control_pair
from bot.workers.inline_worker import InlineWorker
from bot.workers.paint import Paint
from bot.workers.record_process import COMMAND as RECORDS
from bot.workers.serving import YIELDING
from bot.workers.starting import leave
from bot.workers.studio import standard_tools
from bot.workers.worker import Worker
from bot.workers.workers import Workers, command

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(sys.platform != "linux", reason="processes are forked on Linux alone"),
]

SETUP = Setup("offboard", 2, tuple(GAMES["offboard"].spec.complete({}).items()), b"seed")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server() -> AsyncIterator[ForkServer]:
    server = ForkServer()
    yield server
    await server.close()


async def painter(server: ForkServer, process: Process = Process.PICTURES) -> Worker:
    worker = Worker(command(process), stills=False, start=server.start)
    await worker.start()
    return worker


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[1])


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def threads(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/task").iterdir()))


def opened(pid: int) -> dict[int, str]:
    """What a process has open, by the numbers of its descriptors."""
    return {int(entry.name): str(entry.readlink()) for entry in Path(f"/proc/{pid}/fd").iterdir()}


async def gone(*pids: int) -> None:
    async with asyncio.timeout(60):
        while any(map(alive, pids)):  # noqa: ASYNC110  nothing tells of the ends of other programs' processes
            await asyncio.sleep(0.02)


async def known(worker: Worker, *before: int) -> int:
    """The id of its process, once it works, and is none of those before."""
    async with asyncio.timeout(120):
        while True:
            await worker.run(SETUP)
            if worker.pid is not None and worker.pid not in before:
                return worker.pid


async def test_what_is_forked_answers_as_what_is_not(server: ForkServer):
    worker = await painter(server)
    begun = await worker.run(SETUP)
    job = Paint("offboard", begun.state, "fr")
    assert await worker.run(job) == await InlineWorker().run(job)
    await worker.close()


async def test_processes_are_forked_from_one_with_a_single_thread(server: ForkServer):
    films, pictures = await painter(server, Process.FILMS), await painter(server)
    pids = [await known(worker) for worker in (films, pictures)]
    (source,) = {parent(pid) for pid in pids}
    assert parent(source) == os.getpid()
    assert threads(source) == 1
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in pids] == [min(19, own + YIELDING), own]
    await films.close()
    await pictures.close()
    assert not any(map(alive, pids))
    assert alive(source)


async def test_all_processes_are_known_by_name():
    workers = Workers(RECORDS)
    assert workers.pids == {}
    await workers.start()
    await workers.warm()
    pids = workers.pids
    assert {"forks", "pictures"} <= {*pids}
    assert parent(pids["pictures"]) == pids["forks"]
    await workers.close()
    assert workers.pids == {}


async def test_a_process_has_nothing_open_that_belongs_to_others(server: ForkServer):
    first, second = await painter(server), await painter(server)
    for pid in [await known(worker) for worker in (first, second)]:
        files = opened(pid)
        jobs = files[0]
        assert files[1] == files[2] != jobs
        assert {name for number, name in files.items() if number > 2} == {jobs}
    await first.close()
    await second.close()


async def test_one_that_is_killed_is_noticed_and_replaced(server: ForkServer):
    worker = await painter(server)
    pid = await known(worker)
    process = worker._process
    os.kill(pid, signal.SIGKILL)
    await known(worker, pid)
    assert process is not None
    assert process.returncode == -signal.SIGKILL
    await worker.close()


async def test_what_is_forked_dies_with_what_it_was_forked_from_and_is_replaced():
    server = ForkServer()
    first, second = await painter(server), await painter(server)
    pids = [await known(worker) for worker in (first, second)]
    source = parent(pids[0])
    os.kill(source, signal.SIGKILL)
    again = [await known(worker, *pids) for worker in (first, second)]
    await gone(source, *pids)
    assert {parent(pid) for pid in again} != {source}
    await first.close()
    await second.close()
    await server.close()


async def test_one_killed_before_it_is_there_does_not_come():
    server = ForkServer()
    process = await server.start(command(Process.PICTURES))
    process.kill()
    await leave(process)
    assert process.returncode == -signal.SIGKILL
    await server.close()


async def test_closing_ends_all():
    server = ForkServer()
    process = await server.start(command(Process.PICTURES))
    assert process.stdout is not None
    await process.stdout.readexactly(1)
    assert process.pid is not None
    await server.close()
    assert process.returncode == -signal.SIGKILL
    await gone(process.pid)
    await leave(process)


@pytest.mark.parametrize("how", ["elsewhere", "no module"])
async def test_where_nothing_can_be_forked_it_is_spawned(monkeypatch: pytest.MonkeyPatch, how: str):
    monkeypatch.setattr(fork_server, "POSSIBLE", how != "elsewhere")
    server = ForkServer()
    process = await server.start(RECORDS if how == "elsewhere" else (sys.executable, "-c", "pass"))
    assert not isinstance(process, ForkedProcess)
    assert process.stdin is not None
    process.stdin.close()
    assert await process.wait() == 0
    await server.close()


PARENT = """
import sys
from bot.workers import fork_process

def main():
    with fork_process.begun() as forks:
        small = "bot.workers.worker_process" in sys.modules and not {"asyncio", "aiohttp", "discord", "sqlalchemy"} & {*sys.modules}
        import asyncio
        from tests.workers.test_forking import known, painter
        from bot.workers.fork_server import ForkServer

        async def work():
            server = ForkServer(forks if "begun" in sys.argv else None)
            worker = await painter(server)
            print(await known(worker), forks.pid, small, flush=True)
            if "close" in sys.argv:
                await worker.close()
                await server.close()
            else:
                await asyncio.sleep(300)

        asyncio.run(work())

main()
"""


async def program(*arguments: str) -> tuple[asyncio.subprocess.Process, int, int]:
    """A program with a worker; the ids of the worker and of the process that its program began with."""
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", PARENT, *arguments, stdout=subprocess.PIPE)
    assert bot.stdout is not None
    pid, begun, small = (await bot.stdout.readline()).decode().split()
    assert small == "True"
    return bot, int(pid), int(begun)


@pytest.mark.parametrize("how", ["begun", "spawned"])
async def test_all_leave_when_the_parent_is_killed(how: str):
    bot, pid, begun = await program(how)
    source = parent(pid)
    assert (source == begun) == (how == "begun")
    assert parent(source) == bot.pid
    assert all(map(alive, (pid, source, begun)))
    bot.kill()
    await bot.communicate()
    await gone(pid, source, begun)


@pytest.mark.parametrize("how", ["begun", "spawned"])
async def test_a_program_leaves_nothing_behind(how: str):
    bot, pid, begun = await program(how, "close")
    await bot.communicate()
    assert bot.returncode == 0
    assert not alive(begun)
    await gone(pid)


async def test_nothing_is_forked_beside_other_threads():
    done = threading.Event()
    other = threading.Thread(target=done.wait)
    other.start()
    with begun() as forks:
        assert forks is None
    done.set()
    other.join()


def no_memory() -> int:
    raise BlockingIOError


@pytest.mark.parametrize("why", ["no memory", "no descriptor"])
async def test_a_fork_that_fails_is_told_and_ends_no_other(monkeypatch: pytest.MonkeyPatch, why: str):
    monkeypatch.setattr(os, "fork", no_memory)
    control, theirs = control_pair()
    jobs, given = socket.socketpair()
    with control, theirs, jobs:
        request = msgspec.msgpack.encode(Fork(7, *RECORDS[2:], ()))
        socket.send_fds(control, [request], [given.fileno()] if why == "no memory" else [])
        given.close()
        assert _Forks(theirs, standard_tools())._heed()
        assert REPORTS.decode(control.recv(LARGEST)) == Ended(7, 1)
        jobs.settimeout(60)
        assert jobs.recv(1) == b""  # nobody holds the other end


async def test_without_a_process_that_forks_the_program_goes_on(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "fork", no_memory)
    monkeypatch.setattr(threading, "active_count", lambda: 1)
    monkeypatch.setattr(fork_process, "_ready", lambda: None)
    with begun() as forks:
        assert forks is None


async def test_where_open_descriptors_are_not_listed_any_may_be_open(monkeypatch: pytest.MonkeyPatch):
    def missing(_: Path) -> Iterator[Path]:
        raise FileNotFoundError

    assert 3 < _most_open() < 1 << 20
    monkeypatch.setattr(Path, "iterdir", missing)
    assert _most_open() == os.sysconf("SC_OPEN_MAX")


FAILING = """
import signal
from bot.workers import fork_process

def fail(*_):
    signal.raise_signal(signal.SIGINT)
    raise SystemExit("failed")

fork_process._serve = fail
try:
    with fork_process.begun() as forks:
        print(forks.control.recv(1))
finally:
    print("left", flush=True)
"""


async def test_a_forked_process_never_goes_on_with_its_parents_program():
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", FAILING, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    said, why = await process.communicate()
    assert said.decode().splitlines() == ["b''", "left"]
    assert b"SystemExit: failed" in why
    assert b"KeyboardInterrupt" not in why
