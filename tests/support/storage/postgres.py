"""A PostgreSQL server of the tests' own, in a temporary folder and on a Unix socket, with a fresh database for each test."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg
import pytest

SAFE = "fsync=on"
QUICK = "fsync=off"  # what survives a power cut is not these tests' subject
MEMORY = Path("/dev/shm")  # noqa: S108 - only a server with a temporary folder of its own is put here
ROOM = 6 << 30  # bytes: four servers with the databases of a quarter of the tests each


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, or None if it is not installed."""
    found = [Path(at).resolve().parent for at in (shutil.which("initdb"),) if at]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in found if (folder / "postgres").exists()), None)


def missing() -> None:
    """Skip the test, or fail it in CI, because there is no PostgreSQL."""
    if os.environ.get("CI"):
        pytest.fail("PostgreSQL is not installed; CI installs it")
    pytest.skip("PostgreSQL is not installed (on Debian: apt install postgresql)")


class Server:
    """A running server."""

    def __init__(self, bin_folder: Path, folder: Path, *options: str) -> None:
        self.bin = bin_folder
        self.folder = folder
        self.options = options
        self._numbers = count(1)
        self._user = "nobody" if os.geteuid() == 0 else None  # the server refuses to run as root

    def run(self, program: str, *args: str) -> None:
        """Run one of PostgreSQL's programs. Raises CalledProcessError."""
        subprocess.run(
            [str(self.bin / program), *args], user=self._user, cwd=self.folder, check=True, capture_output=True
        )

    @property
    def data(self) -> Path:
        """The folder with the server's data."""
        return self.folder / "data"

    def make(self) -> None:
        """Make the data folder."""
        if self._user is not None:
            os.chown(self.folder, pwd.getpwnam(self._user).pw_uid, -1)
        self.run(
            "initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )

    def copy(self, primary: Server) -> None:
        """Make the data folder a standby's, which streams from the primary and is known to it by the name of the folder."""
        if self._user is not None:
            os.chown(self.folder, pwd.getpwnam(self._user).pw_uid, -1)
        where = f"host={primary.folder} user=postgres application_name={self.name}"
        self.run("pg_basebackup", "-D", str(self.data), "-d", where, "-R", "-c", "fast", "--no-sync")

    def promote(self) -> None:
        """Make the standby a primary."""
        self.run("pg_ctl", "-D", str(self.data), "-w", "promote")

    @property
    def name(self) -> str:
        """By which a primary knows it as its standby."""
        return self.folder.name.replace("-", "_")

    def start(self) -> None:
        """Start and wait until it answers."""
        options = [
            "listen_addresses=''",
            f"unix_socket_directories='{self.folder}'",
            "max_connections=200",
            *self.options,
        ]
        given = " ".join(f"-c {option}" for option in options)
        self.run("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-o", given, "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it."""
        self.run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop")

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to all processes of the server."""
        first = (self.data / "postmaster.pid").read_text().split()[0]
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for pid in (first, *children):
            with suppress(ProcessLookupError):
                os.kill(int(pid), number)

    def url(self, database: str = "postgres", *others: Path) -> str:
        """The address of a database, here and on the servers in other folders."""
        return f"postgresql://postgres@/{database}?host={','.join(map(str, (self.folder, *others)))}"

    def new_database(self, template: str = "template0") -> str:
        """Create a database; returns its address."""
        name = f"t{next(self._numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as plain:
            plain.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)


def _memory() -> Path | None:
    """A folder in memory, where making and deleting a database takes a tenth of the time; None if there is no room."""
    try:
        return MEMORY if shutil.disk_usage(MEMORY).free >= ROOM else None
    except FileNotFoundError:
        return None


@contextmanager
def server(*options: str) -> Iterator[Server]:
    """A running server; skips the test if PostgreSQL is not installed."""
    found = programs()
    if found is None:
        missing()
    assert found is not None
    with _folder(options) as folder:
        made = Server(found, folder, *options)
        made.make()
        with _running(made):
            yield made


@contextmanager
def primary_and_standby(*options: str) -> Iterator[tuple[Server, Server]]:
    """A running server and its standby, which has all that a commit on the first is told to keep; skips the test like `server`."""
    with server(*options) as primary, _folder(options) as folder:
        standby = Server(primary.bin, folder, *options)
        standby.copy(primary)
        with _running(standby):
            with psycopg.connect(primary.url(), autocommit=True) as plain:
                plain.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{standby.name}'")
                plain.execute("SELECT pg_reload_conf()")
            yield primary, standby


@contextmanager
def _folder(options: tuple[str, ...]) -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir=_memory() if QUICK in options else None))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _running(made: Server) -> Iterator[None]:
    made.start()
    try:
        yield
    finally:
        if (made.data / "postmaster.pid").exists():  # else it has been stopped
            made.stop()
