"""Values of daily digests, and the times they are due: once on each day of the player's own calendar."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfoNotFoundError

import msgspec

from bot.matches.settings.preferences import MINUTE, SECOND, Daily, Preferences
from bot.matches.settings.zones import zone_of


class DueDigest(msgspec.Struct, frozen=True):
    """The digest of a `day`, as 2026-11-25, for a user whose row of players is `player`."""

    player: int
    user: int
    day: str
    attempts: int
    attempted: int  # the time of the first attempt (0: none)
    preferences: Preferences


def day_in(zone: str, now: int) -> str:
    """The day in a time zone at a time in ms since 1970, as 2026-11-25."""
    return _wall(now, _rules(zone)).date().isoformat()


def first_due(daily: Daily, day: str, now: int) -> tuple[str, int]:
    """The first day from `day` on whose digest is due at `now` (ms since 1970) or later, and when."""
    while True:
        due = due_on(daily, day)
        if due is not None and due >= now:
            return day, due
        day = day_after(day)


def day_after(day: str) -> str:
    """The day after a day."""
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def due_on(daily: Daily, day: str) -> int | None:
    """The time at which the digest of a day is due, in ms since 1970: its hour by the wall clock, the first time if that comes twice.

    An hour that is skipped gives the first time after it; None if the whole day is skipped.
    """
    zone = _rules(daily.zone)
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time())
    wanted = midnight + timedelta(minutes=daily.minute)
    due = round(wanted.replace(tzinfo=zone, fold=0).timestamp()) * SECOND
    if _wall(due, zone) == wanted:
        return due
    due -= due % MINUTE  # the offset before the gap gives a time after it: go back to its end
    while _wall(due - MINUTE, zone) >= wanted:
        due -= MINUTE
    return due if _wall(due, zone).date() == wanted.date() else None


def _rules(zone: str) -> tzinfo:
    """The rules of a time zone; UTC for one that the zone data no longer have, or its player would keep all others waiting."""
    try:
        return zone_of(zone)
    except ZoneInfoNotFoundError:
        return UTC


def _wall(now: int, zone: tzinfo) -> datetime:
    """The wall clock in a zone, as a time without zone."""
    return datetime.fromtimestamp(now / SECOND, UTC).astimezone(zone).replace(tzinfo=None, fold=0)
