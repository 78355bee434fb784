"""The audit log of a server, for its moderators."""

from __future__ import annotations

import msgspec

from bot.games.contract.vocabulary import Seat
from bot.matches.core.effects import AuditEntry
from bot.matches.core.models import Match, Player, Status
from bot.matches.settings.bans import Ban

MATCH = "match"  # what an act is about that is done to a match: its state
BAN = "ban"  # the subject of an entry about banning a user or lifting the ban: the ban, or nothing
SEAT = "seat"  # the subject of an entry about offering an absent player's seat: the seat


class AuditLine(msgspec.Struct, frozen=True):
    """A stored audit entry: its time (ms since 1970) and its match, if any."""

    at: int
    act: AuditEntry
    match: int | None = None


def status_entry(match: Match, status: Status, by: Player | None) -> AuditEntry:
    """The entry for a change of a match's status, by a moderator or the owner of the bot."""
    before, after = (msgspec.json.encode(one).decode() for one in (match.status, status))
    return AuditEntry(by, MATCH, before, after)


def seat_entry(seat: Seat, by: Player) -> AuditEntry:
    """The entry for a moderator's offer of a leaver's seat."""
    return AuditEntry(by, SEAT, "null", str(seat))


def ban_entry(by: Player, before: Ban | None, after: Ban | None) -> AuditEntry:
    """The entry for a ban, which may replace another, or for lifting one."""
    was, became = (msgspec.json.encode(one).decode() for one in (before, after))
    return AuditEntry(by, BAN, was, became)
