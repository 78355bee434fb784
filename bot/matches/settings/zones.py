"""Time zones as they are stored: a name of the IANA database, or an offset from UTC that has none, as `UTC+05:30`."""

from __future__ import annotations

import re
from datetime import UTC, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

EAST, WEST = 14 * 60, 12 * 60  # minutes that zones reach to from UTC
QUARTER = 15  # minutes: offsets of zones are multiples of it
FIXED = {
    "EST": -5,
    "MST": -7,
    "HST": -10,
}  # hours: names of the database without summer time, which people mean otherwise

_OFFSET = re.compile(r"UTC([+-])(\d\d):(\d\d)")
_HOURS = re.compile(r"(?:Etc/)?GMT([+-]?)(\d+)")  # without Etc/ there are GMT+0, GMT-0 and GMT0


def offset_zone(minutes: int) -> str:
    """The zone that many minutes east of UTC. Raises ValueError if there is no such zone."""
    if minutes % QUARTER or not -WEST <= minutes <= EAST:
        raise ValueError(minutes)
    if not minutes:
        return "UTC"
    hours, rest = divmod(abs(minutes), 60)
    if rest:
        return f"UTC{'+' if minutes > 0 else '-'}{hours:02}:{rest:02}"
    return f"Etc/GMT{'-' if minutes > 0 else '+'}{hours}"  # these names give UTC's offset from the zone, hence the sign


def zone_of(name: str) -> tzinfo:
    """A stored zone's rules. Raises ZoneInfoNotFoundError for an unknown one."""
    offset = _OFFSET.fullmatch(name)
    if offset is None:
        return ZoneInfo(name)
    length = timedelta(hours=int(offset[2]), minutes=int(offset[3]))
    return timezone(length if offset[1] == "+" else -length) if length else UTC


def zone_shown(name: str) -> str:
    """A stored zone as players read and type it: `Europe/Paris`, `UTC+2`, `UTC+5:30`."""
    if name in FIXED:
        return f"UTC{FIXED[name]}"
    if hours := _HOURS.fullmatch(name):
        return f"UTC{'+' if hours[1] == '-' else '-'}{hours[2]}" if int(hours[2]) else "UTC"
    if offset := _OFFSET.fullmatch(name):
        return f"UTC{offset[1]}{int(offset[2])}:{offset[3]}"
    return name
