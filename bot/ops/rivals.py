"""Notices that another program answers with the same token.

Discord lets several programs in with one token, gives every press to each of them and takes the first answer. So nothing is refused at
the start; that a press has been answered before we did is the only sign. One such press proves nothing: an answer whose receipt was lost
is given again by the library.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

ENOUGH = 3  # presses answered by somebody else
WITHIN = 600.0  # seconds between the first and the last of them
QUIET = 3600.0  # seconds until it is said again


class Rivals:
    """Counts the presses that somebody else has answered."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._taken: deque[tuple[float, int]] = deque(maxlen=ENOUGH)
        self._said = float("-inf")

    def took(self, interaction: int) -> bool:
        """Count a press that was answered before we did; whether it is time to say that there is another program."""
        now = self._now()
        if interaction not in (one for _, one in self._taken):
            self._taken.append((now, interaction))
        certain = len(self._taken) == ENOUGH and now - self._taken[0][0] <= WITHIN
        if not certain or now - self._said < QUIET:
            return False
        self._said = now
        return True
