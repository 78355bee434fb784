"""Connections in memory: what asyncio's transports do over TCP, between protocols of one loop."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from collections.abc import Callable
from contextvars import Context, copy_context
from typing import Any, NamedTuple

from tools.bottle.process import OWNER, done_one

QUICKEST, SLOWEST = 0.002, 0.04  # s that bytes take on a good line
APART = 1e-6  # s between bytes of one connection that would arrive together
FIRST_PORT = 40_000  # of those given to servers that take any


class Address(NamedTuple):
    """Where a server listens; it stands for a socket that is connected to it."""

    host: str
    port: int

    def getsockname(self) -> tuple[str, int]:
        """As of a socket."""
        return self.host, self.port


def usual_delay(drawn: float, _to_server: bool) -> float:  # noqa: FBT001
    """Seconds on a good line."""
    return QUICKEST + (SLOWEST - QUICKEST) * drawn


class Network:
    """The servers that can be connected to.

    `delay` tells the seconds that bytes take on their way, given a number from 0 to 1 and whether they go to the server; those of one
    connection arrive in order, each at a moment of its own. The number is drawn from the bytes since the other end has sent any:
    what is sent at the same moment takes the same time in whatever order it is sent, which may differ between versions of Python.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, seed: int = 0) -> None:
        self.loop = loop
        self.seed = seed
        self.delay: Callable[[float, bool], float] = usual_delay
        self.connections: dict[MemoryTransport, None] = {}  # both ends of each, in order
        self.down = False  # whether nobody can be reached
        self._servers: dict[Address, MemoryServer] = {}
        self._ports = FIRST_PORT

    def listen(self, factory: Callable[[], Any], where: Address) -> MemoryServer:
        """A new server. Raises OSError if the port is taken."""
        if not where.port:
            self._ports += 1
            where = Address(where.host, self._ports)
        if where in self._servers:
            raise OSError(98, f"{where} is taken")
        server = self._servers[where] = MemoryServer(self, where, factory)
        process = OWNER.get()
        if process is not None:
            process.holds(server, server.close)
        return server

    def leave(self, where: Address) -> None:
        """Nobody listens there any more."""
        self._servers.pop(where, None)

    def reachable(self, where: Address) -> bool:
        """Whether a server listens there."""
        return where in self._servers

    def connect(self, protocol: Any, where: Address) -> MemoryTransport:
        """A connection of `protocol` to the server there. Raises ConnectionRefusedError."""
        server = self._servers.get(where)
        if server is None or self.down:
            raise ConnectionRefusedError(111, f"nobody listens at {where}")
        near = MemoryTransport(self, protocol, copy_context(), to_server=True)
        far = MemoryTransport(self, server.factory(), server.context, to_server=False)
        near.peer, far.peer = far, near
        for end in (near, far):
            self.connections[end] = None
            end.begin()
        return near


class MemoryServer(asyncio.AbstractServer):
    """A server of the network."""

    def __init__(self, network: Network, where: Address, factory: Callable[[], Any]) -> None:
        self.sockets = (where,)
        self.factory = factory
        self.context = copy_context()
        self._network = network

    def close(self) -> None:
        """Take no more connections."""
        self._network.leave(self.sockets[0])

    async def wait_closed(self) -> None:
        """It is, at once."""

    def is_serving(self) -> bool:
        """Whether it takes connections."""
        return self._network.reachable(self.sockets[0])

    async def start_serving(self) -> None:
        """It does, from the beginning."""

    async def serve_forever(self) -> None:
        """Serve until cancelled."""
        await self._network.loop.create_future()

    def get_loop(self) -> asyncio.AbstractEventLoop:
        """The loop."""
        return self._network.loop


class MemoryTransport(asyncio.Transport):
    """One end of a connection; its protocol is called in the context in which it was made."""

    peer: MemoryTransport

    def __init__(self, network: Network, protocol: Any, context: Context, *, to_server: bool) -> None:
        super().__init__()
        self._network = network
        self._loop = network.loop
        self._protocol = protocol
        self._context = context
        self._to_server = to_server  # the way of what is written here
        self._arriving: deque[bytes | None] = deque()  # None: the other end has closed
        self._due = 0.0  # when the last of them arrives
        self._sum = network.seed  # of the bytes written since any have arrived
        self._paused: list[bytes | None] | None = None
        self._closing = False
        self._lost = False
        process = context.get(OWNER)
        if process is not None:
            process.holds(self, self.vanish)

    def begin(self) -> None:
        """Introduce itself to the protocol: at once where the connection was asked for, else as soon as the loop is free."""
        if self._to_server:
            self._protocol.connection_made(self)
        else:
            self._loop.call_soon(self._protocol.connection_made, self, context=self._context)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """The addresses; there is no socket."""
        return ("127.0.0.1", 1) if name in {"peername", "sockname"} else default

    def write(self, data: Any) -> None:
        """Send bytes on their way."""
        if data and not self._closing:
            sent = bytes(data)
            self._sum = zlib.crc32(sent, self._sum)
            self.peer.expect(sent, self._network.delay(self._sum / 2**32, self._to_server))
            done_one()

    def expect(self, data: bytes | None, delay: float) -> None:
        """Receive bytes after a while, not before those sent earlier."""
        if self._lost:
            return
        self._due = max(self._due + APART, self._loop.time() + delay)
        self._arriving.append(data)
        self._loop.call_at(self._due, self._arrive, context=self._context)

    def _arrive(self) -> None:
        if self._lost or not self._arriving:
            return
        data = self._arriving.popleft()
        self._sum = self._network.seed
        done_one()
        if self._is_lost():  # with its process
            return
        if self._paused is not None:
            self._paused.append(data)
        else:
            self._receive(data)

    def _is_lost(self) -> bool:
        return self._lost

    def _receive(self, data: bytes | None) -> None:
        if self._closing:
            return
        if data is not None:
            self._protocol.data_received(data)
        elif not self._protocol.eof_received():
            self.close()

    def pause_reading(self) -> None:
        """Keep what arrives."""
        if self._paused is None:
            self._paused = []

    def resume_reading(self) -> None:
        """Hand out what has arrived, and what will."""
        kept, self._paused = self._paused or (), None
        for nth, data in enumerate(kept):
            if not self.is_reading():  # paused once more, or closed, by what it was given
                self._paused = [*kept[nth:]] if not self._closing else None
                return
            self._receive(data)

    def is_reading(self) -> bool:
        """Whether what arrives is handed out."""
        return self._paused is None and not self._closing

    def is_closing(self) -> bool:
        """Whether it is closed, or about to be."""
        return self._closing

    def get_protocol(self) -> Any:
        """The protocol."""
        return self._protocol

    def set_protocol(self, protocol: Any) -> None:
        """Another protocol takes over."""
        self._protocol = protocol

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Nothing waits to be written."""

    def get_write_buffer_size(self) -> int:
        """Nothing waits to be written."""
        return 0

    def can_write_eof(self) -> bool:
        """It is closed in both directions or in none."""
        return False

    def close(self) -> None:
        """Close; what was written still arrives."""
        if not self._closing:
            self._closing = True
            self.peer.expect(None, QUICKEST)
            self._loop.call_soon(self._lose, None, context=self._context)

    def abort(self) -> None:
        """Cut the connection: the other end is told, and what was on its way is lost."""
        if not self._lost:
            self._closing = True
            self._loop.call_soon(self._lose, None, context=self._context)
            self.peer.cut()

    def vanish(self) -> None:
        """Close without a word to the protocol, whose process is dead: what was written still arrives, and then the end."""
        if not self._closing:
            self.peer.expect(None, QUICKEST)
        self._closing = self._lost = True
        self._network.connections.pop(self, None)

    def cut(self) -> None:
        """Lose the connection, for the other end is gone."""
        if not self._lost:
            self._closing = True
            self._arriving.clear()
            error = ConnectionResetError(104, "Connection reset by peer")
            self._loop.call_soon(self._lose, error, context=self._context)

    def _lose(self, error: Exception | None) -> None:
        if self._lost:
            return
        self._lost = True
        self._network.connections.pop(self, None)
        process = self._context.get(OWNER)
        if process is not None:
            process.released(self)
        self._protocol.connection_lost(error)
