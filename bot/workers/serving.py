"""A worker process's loop: reads jobs from standard input and replies; see bot.workers.worker.

Frames on the pipes are a length (4 bytes, big-endian) and that many bytes of MessagePack.
"""

from __future__ import annotations

import contextlib
import os
import signal
import struct
import threading
from functools import reduce
from operator import or_
from queue import SimpleQueue
from typing import Any, BinaryIO, NoReturn

import msgspec

from bot.malloc_tuning import return_freed_memory
from bot.matches.core.job import Done, Job, Reply, Tools

YIELDING = 10  # steps of niceness by which films and records yield to moves, pictures and the client
LAST = 15  # steps by which thoughts and puzzles yield, to films as well
LENGTH = struct.Struct(">I")
INPUT, OUTPUT, ERRORS = range(3)


def serve(tools: Tools, kinds: tuple[type[Job[Any]], ...]) -> NoReturn:
    """Do jobs of these kinds from standard input until EOF, even in the middle of one. The first reply greets: the process can work."""
    decoder: msgspec.msgpack.Decoder[Job[Any]] = msgspec.msgpack.Decoder(reduce(or_, kinds))
    return_freed_memory()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all of a terminal; this one leaves with its parent
    replies = os.fdopen(os.dup(OUTPUT), "wb")
    os.dup2(ERRORS, OUTPUT)  # whatever is printed must not come between the frames
    frames: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(os.fdopen(INPUT, "rb"), frames), daemon=True).start()
    reply: Reply[Any] = Done(None)
    while True:
        try:
            replies.write(framed(reply))
            replies.flush()
        except ConnectionError:  # killed: nobody is left to answer, and there is nothing to clean up
            os._exit(0)
        reply = tools.do(decoder.decode(frames.get()))


def _listen(pipe: BinaryIO, frames: SimpleQueue[bytes]) -> None:
    with contextlib.suppress(ConnectionError):  # killed before it had read all replies
        while head := pipe.read(LENGTH.size):
            frames.put(pipe.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def framed(value: Job[Any] | Reply[Any]) -> bytes:
    """A job or a reply as it is on a pipe."""
    body = msgspec.msgpack.encode(value)
    return LENGTH.pack(len(body)) + body
