"""Health: the event loop isn't held up, the bot is connected, and no other program uses its token.

Discord accepts several programs with one token, sends every press to each and takes the first answer. Nothing fails at startup; the
only sign is a press that was answered already. A single one proves nothing, and none that this program itself may have answered twice:
an interaction can be delivered twice, and the library repeats an answer whose response was lost.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Self

PERIOD = 0.05  # seconds between two beats
LOOKED_BACK = 100  # beats, five seconds
SICK = (
    1.0  # seconds that the program holds the loop up: Discord closes a connection whose heart stops for some of these
)
ENOUGH = 3  # presses answered by another program
WITHIN = 600.0  # seconds between the first and the last of them
QUIET = 3600.0  # seconds until the warning is repeated
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
        self._waited = waited or _waited_for_a_core
        self._lags: deque[float] = deque([0.0], maxlen=LOOKED_BACK)
        self._own: deque[float] = deque([0.0], maxlen=LOOKED_BACK)  # the part caused by the program
        self._pulse: asyncio.Task[None] | None = None

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
        """Whether the bot is starting, or the program leaves the event loop in peace: a restart doesn't give it more of a core."""
        return self.starting or max(self._own) < SICK

    async def __aenter__(self) -> Self:
        self._pulse = asyncio.create_task(self._beat(), name="pulse")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._pulse is not None:
            self._pulse.cancel()
            await asyncio.wait({self._pulse})

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            wanted, waited = loop.time() + PERIOD, self._waited()
            await asyncio.sleep(PERIOD)
            late = max(0.0, loop.time() - wanted)
            self._lags.append(late)
            self._own.append(max(0.0, late - (self._waited() - waited)))
            self._lagged(late)
            self._held_up(self._own[-1])


def _waited_for_a_core() -> float:
    """Seconds this thread has waited for a core so far; 0.0 where unknown."""
    try:
        schedstat = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat").read_text(encoding="ascii")
    except FileNotFoundError:
        return 0.0
    return int(schedstat.split()[1]) / 1e9


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
