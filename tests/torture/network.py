"""The network between processes and their database: a proxy that delays, goes silent, and closes connections in every way."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import socket
import struct
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

PORT = 5432  # by which the server's socket is named
COMMIT = re.compile(rb"COMMIT(?!TED)")  # transactions begin as READ COMMITTED
AT_ONCE = struct.pack("ii", 1, 0)  # SO_LINGER: close by a reset
CHUNK = 65536  # bytes


class Network:
    """Carries connections from a port of its own to the server's socket; each trouble lasts until its method returns."""

    def __init__(self, server: Path, luck: random.Random) -> None:
        self.troubles: Counter[str] = Counter()
        self.cut_commits = 0  # connections that were closed between a commit and its answer
        self.port = 0
        self._server = server / f".s.PGSQL.{PORT}"
        self._luck = luck
        self._lines: dict[asyncio.Task[None], tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = {}
        self._delay = 0.0  # seconds for each chunk
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._refusing = False
        self._cut_after_commit = 0  # connections to be closed between a commit and its answer

    @property
    def kinds(self) -> tuple[Callable[[], Awaitable[None]], ...]:
        """All troubles."""
        return self.slow, self.silent, self.silent_for_good, self.half_closed, self.reset, self.unanswered, self.refused

    async def slow(self) -> None:
        """Every chunk takes longer."""
        self._delay = self._luck.uniform(0.05, 2.0)
        await asyncio.sleep(self._luck.uniform(0.5, 4.0))
        self._delay = 0.0

    async def silent(self) -> None:
        """Nothing gets through for a while; afterwards all of it does."""
        self._flowing.clear()
        await asyncio.sleep(self._luck.uniform(0.2, 4.0))
        self._flowing.set()

    async def silent_for_good(self) -> None:
        """Nothing gets through, and what was under way never will."""
        self._flowing.clear()
        await asyncio.sleep(self._luck.uniform(0.2, 4.0))
        self._reset_all()
        self._flowing.set()

    async def half_closed(self) -> None:
        """One direction of every connection ends."""
        for client, server in list(self._lines.values()):
            with contextlib.suppress(OSError, RuntimeError):
                self._luck.choice((client, server)).write_eof()

    async def reset(self) -> None:
        """Every connection is reset, whatever it is doing."""
        self._reset_all()

    async def unanswered(self) -> None:
        """Some connections break after a commit is sent and before its answer comes."""
        self._cut_after_commit = self._luck.randint(1, 6)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(3.0):
                while self._cut_after_commit:  # noqa: ASYNC110  any connection may be the one
                    await asyncio.sleep(0.01)
        self._cut_after_commit = 0

    async def refused(self) -> None:
        """Every connection is reset, and no new one is accepted for a while."""
        self._refusing = True
        self._reset_all()
        await asyncio.sleep(self._luck.uniform(0.2, 4.0))
        self._refusing = False

    async def strike(self) -> None:
        """Cause one trouble."""
        kind = self._luck.choice(self.kinds)
        self.troubles[kind.__name__.replace("_", " ")] += 1
        await kind()

    def _reset_all(self) -> None:
        for client, server in list(self._lines.values()):
            _reset(client)
            _reset(server)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refusing:
            _reset(writer)
            return
        try:
            from_server, to_server = await asyncio.open_unix_connection(self._server)
        except OSError:
            _reset(writer)
            return
        task = asyncio.current_task()
        assert task is not None
        self._lines[task] = writer, to_server
        try:
            await asyncio.gather(self._carry(reader, to_server, writer), self._carry(from_server, writer))
        finally:
            del self._lines[task]
            _reset(writer)
            _reset(to_server)

    async def _carry(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, client: asyncio.StreamWriter | None = None
    ) -> None:
        """Carry one direction until it ends; with `client`, the one to the server."""
        with contextlib.suppress(OSError, RuntimeError):  # RuntimeError: half of the connection was closed
            while data := await source.read(CHUNK):
                if self._delay:
                    await asyncio.sleep(self._delay)
                await self._flowing.wait()
                target.write(data)
                await target.drain()
                if client is not None and self._cut_after_commit and COMMIT.search(data):
                    self._cut_after_commit -= 1
                    self.cut_commits += 1
                    await asyncio.sleep(0.02)  # the server has it; a reset would drop what is still on its way
                    _reset(client)
        with contextlib.suppress(OSError, RuntimeError):
            target.write_eof()


def _reset(writer: asyncio.StreamWriter) -> None:
    """Close at once, with an error on the other side if it is a TCP connection."""
    with contextlib.suppress(OSError):
        plain = writer.get_extra_info("socket")
        if plain is not None and plain.family == socket.AF_INET:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    writer.transport.abort()


@contextlib.asynccontextmanager
async def network(server: Path, luck: random.Random) -> AsyncIterator[Network]:
    """A network before the server whose socket is in the folder `server`."""
    line = Network(server, luck)
    front = await asyncio.start_server(line._connected, "127.0.0.1", 0)
    line.port = front.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        front.close()
        line._reset_all()
        await asyncio.gather(*line._lines, return_exceptions=True)
