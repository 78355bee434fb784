"""The clocks of a local Discord, which tests can advance: the wall clock, and one that is never set back."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(eq=False)
class ScheduledCall:
    """A scheduled call."""

    due: float
    callback: Callable[[], None]
    forget: "Callable[[ScheduledCall], None]"
    handle: asyncio.TimerHandle | None = field(default=None, repr=False)
    over: bool = False

    def cancel(self) -> None:
        """Cancel the call."""
        self.over = True
        self.forget(self)
        if self.handle is not None:
            self.handle.cancel()


class LocalClock:
    """The current time, and scheduled calls."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._timers: set[ScheduledCall] = set()

    def now(self) -> float:
        """Seconds since 1970, as this local Discord counts them."""
        return time.time() + self._ahead

    def elapsed(self) -> float:
        """Seconds since some moment, whatever becomes of the wall clock: for windows, which answers tell others to wait out."""
        return time.monotonic() + self._ahead

    def later(self, seconds: float, callback: Callable[[], None]) -> ScheduledCall:
        """Make `callback` run after `seconds` unless the timer is cancelled first."""
        timer = ScheduledCall(self.now() + seconds, callback, self._timers.discard)
        self._timers.add(timer)
        self._wind(timer)
        return timer

    def advance(self, seconds: float) -> None:
        """Jump ahead; calls due on the way run now, in order."""
        self._ahead += seconds
        for timer in sorted(self._timers, key=lambda t: t.due):
            if timer.due <= self.now():
                self._ring(timer)
            elif not timer.over:
                self._wind(timer)

    def stop(self) -> None:
        """Cancel every scheduled call."""
        for timer in tuple(self._timers):
            timer.cancel()

    def _wind(self, timer: ScheduledCall) -> None:
        if timer.handle is not None:
            timer.handle.cancel()
        timer.handle = asyncio.get_running_loop().call_later(max(0.0, timer.due - self.now()), self._ring, timer)

    def _ring(self, timer: ScheduledCall) -> None:
        if timer.over:
            return
        timer.cancel()
        timer.callback()
