"""The worker process: reads jobs from standard input; see bot.workers.worker.

It imports nothing only the client needs, not even asyncio: three such processes always run.
Frames on its pipes are a length (4 bytes, big-endian) and that many bytes of MessagePack.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from bot.malloc_tuning import return_freed_memory
from bot.workers.job_runner import Jobs, standard_jobs
from bot.workers.jobs import Job, Result, Warm

FILMING = "films"  # the argument of the process that films
THINKING = "thoughts"  # the argument of the process that plays for the house
PUZZLING = "puzzles"  # the argument of the process that makes puzzles
YIELDING = 10  # steps of niceness by which films yield to moves, pictures and the client
LAST = 15  # steps by which thoughts and puzzles yield, to films as well
NICE = {FILMING: YIELDING, THINKING: LAST, PUZZLING: LAST}
LENGTH = struct.Struct(">I")
_JOB = msgspec.msgpack.Decoder(Job)


def serve(jobs: Jobs) -> None:
    """Worker main loop: read jobs from standard input until EOF, even in the middle of one."""
    return_freed_memory()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all of a terminal; this one leaves with its parent
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed must not come between the frames
    frames: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, frames), daemon=True).start()
    result: Result = Warm()
    while True:
        try:
            results.write(framed(result))
            results.flush()
        except BrokenPipeError:  # killed: nobody is left to answer, and there is nothing to clean up
            os._exit(0)
        result = jobs.do(_JOB.decode(frames.get()))


def _listen(pipe: BinaryIO, frames: SimpleQueue[bytes]) -> None:
    while head := pipe.read(LENGTH.size):
        frames.put(pipe.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def framed(value: Job | Result) -> bytes:
    """A job or a result as it is on a pipe."""
    body = msgspec.msgpack.encode(value)
    return LENGTH.pack(len(body)) + body


if __name__ == "__main__":
    os.nice(NICE.get(sys.argv[-1], 0))
    serve(standard_jobs())
