"""The audit log of a server, for its moderators."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match, Player, Status
from bot.matches.settings.bans import Ban

LOG = "log"  # the setting that is the channel of a server's moderation log, and the kind of its posts
AUDIT, INCIDENT = "audit", "incident"  # what such posts are about: lines of the audit log, a suspended match
MATCH = "match"  # what an act is about that is done to a match: its state
BAN = "ban"  # the subject of an entry about banning a user or lifting the ban: the ban, or nothing
SEAT = "seat"  # the subject of an entry about offering an absent player's seat: the seat


class AuditEntry(msgspec.Struct, frozen=True):
    """A change recorded in the audit log."""

    by: Player | None  # None: the owner of the bot
    what: str  # a server setting, or what was done to a match
    before: str  # JSON
    after: str  # JSON


class AuditLine(msgspec.Struct, frozen=True):
    """A stored audit entry: its time (ms since 1970) and its match, if any."""

    at: int
    act: AuditEntry
    match: int | None = None


class Deletion(msgspec.Struct, frozen=True):
    """The old value of a setting from which channels or roles deleted on Discord were removed; by name as far as known."""

    deleted: tuple[str, ...]


def setting_entry(by: Player, wish: str, before: Any, after: Any, deleted: Mapping[int, str]) -> AuditEntry:
    """The entry for a setting that is changed, given the names of channels and roles that are `deleted`."""
    gone = tuple(deleted[one] for one in _ids(before) if one in deleted and one not in _ids(after))
    was, became = (msgspec.json.encode(one).decode() for one in (Deletion(gone) if gone else before, after))
    return AuditEntry(by, wish, was, became)


def _ids(value: Any) -> list[Any]:
    """The channels or the role of a setting."""
    several = value if isinstance(value, Sequence) else (value,)
    return [one.get("channel") if isinstance(one, Mapping) else one for one in several]


def deletion(before: Any) -> Deletion | None:
    """The deletion, given the old value of an entry, as in JSON; None for another entry."""
    is_one = isinstance(before, Mapping) and before.keys() == {"deleted"}
    return msgspec.convert(before, Deletion) if is_one else None


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
