"""Limits on a player's open and running matches, which grow with each match finished against people."""

from __future__ import annotations

import msgspec


class Cap(msgspec.Struct, frozen=True):
    """`first` for newcomers, `more` with each finished match, `most` at the end."""

    first: int
    more: int
    most: int

    def after(self, finished: int) -> int:
        """The number after so many finished matches."""
        return min(self.first + self.more * finished, self.most)


class Caps(msgspec.Struct, frozen=True):
    """The limits of a player: open tables and challenges of theirs, and matches in progress against people."""

    open: Cap = Cap(3, 1, 25)
    running: Cap = Cap(10, 2, 100)


CAPS = Caps()
NO_CAPS = Caps(*[Cap(1 << 30, 0, 1 << 30)] * 2)


class Workload(msgspec.Struct, frozen=True):
    """A player's open tables and challenges, and the matches against people that they play and have finished."""

    open: int
    running: int
    finished: int
