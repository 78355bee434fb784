"""Values of the lobby: players who wait for an opponent."""

from __future__ import annotations

import msgspec

from bot.matches.core.models import Terms


class QueueEntry(msgspec.Struct, frozen=True):
    """A user who has waited since `since` for an opponent at a game in a server; the match is played in `channel`."""

    id: int
    user: int
    name: str
    guild: int
    channel: int
    game: str
    terms: Terms
    locale: str
    since: int
    near: bool = False  # whether they want an opponent of about their rating


class Waiting(msgspec.Struct, frozen=True):
    """A queue entry as another user sees it: with its owner's rating band, as Standing.band has it, and whether the two may meet."""

    entry: QueueEntry
    band: int | None
    open: bool = True
