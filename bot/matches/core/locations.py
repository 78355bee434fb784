"""Where matches are played in Discord: channels and threads, by their ids."""

from __future__ import annotations

import msgspec


class Place(msgspec.Struct, frozen=True):
    """Where a match is played; see Match. `barred` is how many of its posts cannot be made there, `camps` whether camps have threads."""

    match: int
    guild: int
    channel: int
    thread: int
    barred: int = 0
    camps: bool = False

    @property
    def spot(self) -> int:
        """Where its turns are posted."""
        return self.thread or self.channel


class Camp(msgspec.Struct, frozen=True):
    """The private thread of a side of a match, with the users who were let in; `message` says there who decides (0: none yet)."""

    match: int
    side: int
    thread: int
    members: tuple[int, ...] = ()
    message: int = 0
