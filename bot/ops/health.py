"""Health: the event loop isn't held up, the bot is connected, and no other program uses its token.

Discord accepts several programs with one token, sends every press to each and takes the first answer. Nothing fails at startup; the
only sign is a press that was answered already. A single one proves nothing, and none that this program itself may have answered twice:
an interaction can be delivered twice, and the library repeats an answer whose response was lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from typing import Self

PERIOD = 0.2  # seconds between two beats
LOOKED_BACK = 25  # beats, five seconds
# Seconds that the program holds the loop up, noticed always; from `PERIOD` less on, by chance. Discord closes a connection whose heart
# stops for some of these.
SICK = 1.0
ENOUGH = 3  # presses answered by another program
WITHIN = 600.0  # seconds between the first and the last of them
QUIET = 3600.0  # seconds until the warning is repeated
LONGEST = 100  # bytes of the system's numbers about a thread
REMEMBERED = 10_000  # interactions; Discord repeats only recent ones


class Health:
    """Measures the event loop's delay while open; the client sets `connected`, `servers` and `shards`. It starts until first connected.

    `servers` counts the servers that it is in; `shards` tells each shard's latency in seconds, None while it is disconnected.

    At each beat, `lagged` gets the delay in seconds and `held_up` the part caused by the program; the rest was waiting for
    a core, known on Linux only.
    """

    def __init__(
        self,
        lagged: Callable[[float], object] = lambda _: None,
        held_up: Callable[[float], object] = lambda _: None,
        waited: Callable[[], float] | None = None,
    ) -> None:
        self.starting = True
        self._connected = False
        self.servers: Callable[[], int] = int
        self.shards: Callable[[], Mapping[int, float | None]] = dict
        self._lagged = lagged
        self._held_up = held_up
        self._waits = _waits_for_a_core() if waited is None else contextlib.nullcontext(waited)
        self._open = contextlib.ExitStack()
        self._lags: deque[float] = deque([0.0], maxlen=LOOKED_BACK)
        self._own: deque[float] = deque([0.0], maxlen=LOOKED_BACK)  # the part caused by the program

    @property
    def connected(self) -> bool:
        """Whether the bot is connected to Discord."""
        return self._connected

    @connected.setter
    def connected(self, connected: bool) -> None:
        self._connected = connected
        self.starting = self.starting and not connected

    @property
    def lag(self) -> float:
        """The worst lag of the last seconds."""
        return max(self._lags)

    @property
    def well(self) -> bool:
        """Whether the bot is starting, or the program leaves the event loop in peace: a restart doesn't give it more of a core.

        A beat that is late tells of a hold that may have begun up to `PERIOD` before it was due.
        """
        return self.starting or PERIOD + max(self._own) < SICK

    async def __aenter__(self) -> Self:
        self._await_beat(self._open.enter_context(self._waits))
        self._open.callback(self._stop)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._open.close()

    def _await_beat(self, waits: Callable[[], float]) -> None:
        """Have the next beat called, without a task: beats are most of what an idle bot does."""
        loop = asyncio.get_running_loop()
        wanted = loop.time() + PERIOD
        self._next = loop.call_at(wanted, self._beat, wanted, waits, waits())

    def _stop(self) -> None:
        self._next.cancel()

    def _beat(self, wanted: float, waits: Callable[[], float], waited: float) -> None:
        late = max(0.0, asyncio.get_running_loop().time() - wanted)
        self._lags.append(late)
        self._own.append(max(0.0, late - (waits() - waited)))
        try:
            self._lagged(late)
            self._held_up(self._own[-1])
        finally:
            self._await_beat(waits)


@contextlib.contextmanager
def _waits_for_a_core() -> Iterator[Callable[[], float]]:
    """Tells how many seconds this thread has waited for a core so far; 0.0 where unknown."""
    try:
        schedstat = os.open(f"/proc/self/task/{threading.get_native_id()}/schedstat", os.O_RDONLY)
    except FileNotFoundError:
        yield float
        return
    try:
        yield lambda: int(os.pread(schedstat, LONGEST, 0).split()[1]) / 1e9
    finally:
        os.close(schedstat)


class Rivals:
    """Counts presses answered by another program; `welcome` if other processes of the same bot may do so."""

    def __init__(self, now: Callable[[], float] = time.monotonic, *, welcome: bool = False) -> None:
        self._now = now
        self.welcome = welcome
        self._taken: deque[tuple[float, int]] = deque(maxlen=ENOUGH)
        self._reported = float("-inf")
        self._answers: dict[int, int] = {}  # how often this program may answer each interaction, the oldest first

    def may_answer(self, interaction: int) -> None:
        """Note that an interaction was delivered, or that its answer is repeated."""
        self._answers[interaction] = self._answers.get(interaction, 0) + 1
        if len(self._answers) > REMEMBERED:
            del self._answers[next(iter(self._answers))]

    def took(self, interaction: int) -> bool:
        """Count a press that was already answered; returns whether to warn about another program."""
        if self.welcome or self._answers.get(interaction, 0) > 1:
            return False
        now = self._now()
        if interaction not in (one for _, one in self._taken):
            self._taken.append((now, interaction))
        certain = len(self._taken) == ENOUGH and now - self._taken[0][0] <= WITHIN
        if not certain or now - self._reported < QUIET:
            return False
        self._reported = now
        return True
