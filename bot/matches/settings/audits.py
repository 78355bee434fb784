"""What those who manage a server changed there, kept for those who manage it."""

from __future__ import annotations

import msgspec

from bot.games.vocabulary import Seat
from bot.matches.core.effects import AuditEntry
from bot.matches.core.models import Match, Player, Status

MATCH = "match"
"""What an act is about that is done to a match: its state."""


SEAT = "seat"
"""What an act is about that offers the seat of somebody who has left: the seat."""


class AuditLine(msgspec.Struct, frozen=True):
    """An act as it is kept: when it was done (ms since 1970), and to which match, if to one."""

    at: int
    act: AuditEntry
    match: int | None = None


def put_to(match: Match, status: Status, by: Player | None) -> AuditEntry:
    """That somebody, or whoever runs the program, puts a match into another state."""
    before, after = (msgspec.json.encode(one).decode() for one in (match.status, status))
    return AuditEntry(by, MATCH, before, after)


def offered(seat: Seat, by: Player) -> AuditEntry:
    """That a moderator offers a seat in the place of whoever has left it."""
    return AuditEntry(by, SEAT, "null", str(seat))
