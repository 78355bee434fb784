"""Health: the event loop is on time, the bot is connected, and no other program uses its token.

Discord accepts several programs with one token, sends every press to each and takes the first answer. Nothing fails at startup; the
only sign is a press that was answered already. A single one proves nothing: the library repeats an answer whose response
was lost.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Self

PERIOD = 0.05  # seconds between two beats
LOOKED_BACK = 100  # beats, five seconds
SICK = 1.0  # seconds of lag: Discord closes a connection whose heart stops for longer than some of these
ENOUGH = 3  # presses answered by another program
WITHIN = 600.0  # seconds between the first and the last of them
QUIET = 3600.0  # seconds until the warning is repeated


class Health:
    """Measures the event loop's delay while open; the client sets `connected`.

    At each beat, `lagged` gets the delay in seconds and `held_up` the part caused by the program; the rest was waiting for
    a core, known on Linux only.
    """

    def __init__(
        self,
        lagged: Callable[[float], object] = lambda _: None,
        held_up: Callable[[float], object] = lambda _: None,
        waited: Callable[[], float] | None = None,
    ) -> None:
        self.connected = False
        self._lagged = lagged
        self._held_up = held_up
        self._waited = waited or _waited_for_a_core
        self._lags: deque[float] = deque([0.0], maxlen=LOOKED_BACK)
        self._pulse: asyncio.Task[None] | None = None

    @property
    def lag(self) -> float:
        """The worst lag of the last seconds."""
        return max(self._lags)

    @property
    def well(self) -> bool:
        """Whether the event loop is on time."""
        return self.lag < SICK

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
            self._lagged(late)
            self._held_up(max(0.0, late - (self._waited() - waited)))


def _waited_for_a_core() -> float:
    """Seconds this thread has waited for a core so far; 0.0 where unknown."""
    try:
        told = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat").read_text(encoding="ascii")
    except FileNotFoundError:
        return 0.0
    return int(told.split()[1]) / 1e9


class Rivals:
    """Counts presses answered by another program; `welcome` if other processes of the same bot may do so."""

    def __init__(self, now: Callable[[], float] = time.monotonic, *, welcome: bool = False) -> None:
        self._now = now
        self.welcome = welcome
        self._taken: deque[tuple[float, int]] = deque(maxlen=ENOUGH)
        self._said = float("-inf")

    def took(self, interaction: int) -> bool:
        """Count a press that was already answered; returns whether to warn about another program."""
        if self.welcome:
            return False
        now = self._now()
        if interaction not in (one for _, one in self._taken):
            self._taken.append((now, interaction))
        certain = len(self._taken) == ENOUGH and now - self._taken[0][0] <= WITHIN
        if not certain or now - self._said < QUIET:
            return False
        self._said = now
        return True
