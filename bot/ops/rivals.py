"""Detects another program using the same token.

Discord accepts several programs with one token, sends every press to each and takes the first answer. Nothing fails at startup; the
only sign is a press that was answered already. A single one proves nothing: the library repeats an answer whose response
was lost.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

ENOUGH = 3  # presses answered by another program
WITHIN = 600.0  # seconds between the first and the last of them
QUIET = 3600.0  # seconds until the warning is repeated


class Rivals:
    """Counts presses answered by another program."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._taken: deque[tuple[float, int]] = deque(maxlen=ENOUGH)
        self._said = float("-inf")

    def took(self, interaction: int) -> bool:
        """Count a press that was already answered; returns whether to warn about another program."""
        now = self._now()
        if interaction not in (one for _, one in self._taken):
            self._taken.append((now, interaction))
        certain = len(self._taken) == ENOUGH and now - self._taken[0][0] <= WITHIN
        if not certain or now - self._said < QUIET:
            return False
        self._said = now
        return True
