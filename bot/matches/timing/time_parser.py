"""Parses hours of the day and time zones: `22`, `10:30 pm`, `22h30`; `Paris`, `europe/paris`, `UTC+2`, `+0530`, `PST`, `Japan`."""

from __future__ import annotations

import functools
import re
from collections import defaultdict
from collections.abc import Mapping
from importlib import resources
from zoneinfo import available_timezones

from rapidfuzz import fuzz, process

from bot.matches.core.errors import refused
from bot.matches.settings.preferences import DAY, Quiet
from bot.matches.settings.zones import FIXED, offset_zone
from bot.text import cleaned, without_accents

NOON = DAY // 2
NAMED = {"midnight": 0, "minuit": 0, "noon": NOON, "midi": NOON}
NEAR = 3  # zones that a refusal names
ALIKE = 66  # of 100: less is no misspelling
ALSO = {  # big cities that have no zone of their own name, and French names of some that have
    "Europe/Paris": ("lyon", "marseille", "toulouse", "lille", "bordeaux", "nantes", "strasbourg"),
    "Europe/Brussels": ("bruxelles",),
    "Europe/Zurich": ("geneve", "geneva", "lausanne", "bern", "berne"),
    "Europe/Berlin": ("munich", "munchen", "hamburg", "cologne", "koln", "frankfurt"),
    "Europe/London": ("londres", "manchester", "edinburgh"),
    "Europe/Madrid": ("barcelona", "barcelone"),
    "Europe/Rome": ("milan", "milano", "naples"),
    "Europe/Vienna": ("vienne",),
    "Europe/Lisbon": ("lisbonne", "porto"),
    "Europe/Athens": ("athenes",),
    "Europe/Warsaw": ("varsovie",),
    "Europe/Moscow": ("moscou",),
    "Africa/Algiers": ("alger", "oran"),
    "Africa/Cairo": ("le caire",),
    "America/Toronto": ("quebec", "ottawa"),
    "America/New_York": ("boston", "washington", "miami", "atlanta", "philadelphia"),
    "America/Chicago": ("houston", "dallas", "austin"),
    "America/Los_Angeles": ("san francisco", "seattle", "las vegas", "san diego"),
    "Asia/Shanghai": ("beijing", "pekin"),
    "Asia/Kolkata": ("delhi", "new delhi", "mumbai", "bangalore"),
}
ABBREVIATED = {  # what players mean by an abbreviation: one zone, or several to choose from
    **dict.fromkeys(("est", "edt", "et"), ("America/New_York",)),
    **dict.fromkeys(("cdt", "ct"), ("America/Chicago",)),
    **dict.fromkeys(("mst", "mdt", "mt"), ("America/Denver",)),
    **dict.fromkeys(("pst", "pdt", "pt"), ("America/Los_Angeles",)),
    **dict.fromkeys(("akst", "akdt"), ("America/Anchorage",)),
    **dict.fromkeys(("ast", "adt"), ("America/Halifax",)),
    **dict.fromkeys(("nst", "ndt"), ("America/St_Johns",)),
    **dict.fromkeys(("aest", "aedt"), ("Australia/Sydney", "Australia/Brisbane")),
    **dict.fromkeys(("acst", "acdt"), ("Australia/Adelaide", "Australia/Darwin")),
    **dict.fromkeys(("nzst", "nzdt"), ("Pacific/Auckland",)),
    **dict.fromkeys(("cest", "mez", "mesz"), ("Europe/Berlin",)),
    "awst": ("Australia/Perth",),
    "bst": ("Europe/London",),
    "cst": ("America/Chicago", "Asia/Shanghai"),
    "eest": ("Europe/Athens",),
    "hst": ("Pacific/Honolulu",),
    "ist": ("Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"),
    "jst": ("Asia/Tokyo",),
    "kst": ("Asia/Seoul",),
    "msk": ("Europe/Moscow",),
    "sast": ("Africa/Johannesburg",),
    "sgt": ("Asia/Singapore",),
    "west": ("Europe/Lisbon",),
}
PLACELESS = {"localtime", "Factory"}  # in the data, but no zones

_HOUR = re.compile(r"(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*(am|pm|a\.m\.|p\.m\.)?", re.IGNORECASE)
_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?:[:.h]?(\d{2}))?", re.IGNORECASE)


def read_quiet(begin: str, end: str, zone: str) -> Quiet:
    """Parse quiet hours. Raises Refused if a part cannot be read, or if they begin when they end."""
    quiet = Quiet(read_hour(begin), read_hour(end), read_zone(zone))
    if quiet.begin == quiet.end:
        raise refused("refused-quiet-empty")
    return quiet


def read_hour(text: str) -> int:
    """Minutes after midnight. Raises Refused."""
    written = cleaned(text).strip().casefold()
    if written in NAMED:
        return NAMED[written]
    found = _HOUR.fullmatch(written)
    if found is None:
        raise refused("refused-hour", given=text)
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "")[:1]
    if half and not 1 <= hour <= 12:
        raise refused("refused-hour", given=text)
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    if minute > 59 or hour * 60 + minute > DAY:
        raise refused("refused-hour", given=text)
    return (hour * 60 + minute) % DAY


def hour_text(minutes: int) -> str:
    """An hour of the day: `8:00`, `22:30`."""
    return f"{minutes // 60}:{minutes % 60:02}"


def read_zone(text: str) -> str:
    """The time zone of a city, a country with one zone, a zone's name or an offset from UTC. Raises Refused with suggestions."""
    written = cleaned(text).strip()
    offset = _OFFSET.fullmatch(written)
    if offset:
        return _fixed(text, int(offset[2]) * 60 + int(offset[3] or 0), east=offset[1] == "+")
    if exact := _exact().get(written.casefold()):
        return exact
    named = _named()
    zones = named.get(folded(text), ())
    if len(zones) == 1:
        return zones[0]
    near = list(zones[:NEAR])
    if not near:
        found = process.extract(folded(text), named.keys(), scorer=fuzz.ratio, limit=NEAR, score_cutoff=ALIKE)
        near = list(dict.fromkeys(named[name][0] for name, _, _ in found))
    raise refused("refused-zone-near" if near else "refused-zone", given=text, known=", ".join(near))


def folded(text: str) -> str:
    """A name without accents, case and punctuation, for comparison."""
    return " ".join(re.findall(r"\w+", without_accents(cleaned(text).casefold()).replace("_", " ")))


def _fixed(text: str, minutes: int, *, east: bool) -> str:
    """The zone at a fixed offset. Raises Refused."""
    try:
        return offset_zone(minutes if east else -minutes)
    except ValueError:
        raise refused("refused-zone", given=text, known="") from None


@functools.cache
def _exact() -> Mapping[str, str]:
    """All zones by their whole name, which tells `Etc/GMT-2` from `Etc/GMT+2`."""
    return {zone.casefold(): zone for zone in available_timezones() - PLACELESS - FIXED.keys()}


@functools.cache
def _named() -> Mapping[str, tuple[str, ...]]:
    """The zones that a folded name may mean: one of a city, all of a country."""
    names: dict[str, tuple[str, ...]] = {"utc": ("UTC",), "gmt": ("UTC",), **ABBREVIATED}
    countries, places = _countries(), set[str]()
    for zones in countries.values():
        places.update(zones)
    for zone in sorted(_exact().values(), key=lambda zone: (zone not in places, zone)):
        if zone.startswith("Etc/GMT"):  # their sign is lost when folded
            continue
        names.setdefault(folded(zone), (zone,))
        names.setdefault(folded(zone.rpartition("/")[2]), (zone,))  # present names of zones come before former ones
    for country, zones in countries.items():
        names.setdefault(folded(country), zones)
    for zone, cities in ALSO.items():
        for city in cities:
            names.setdefault(city, (zone,))
    return names


def _countries() -> Mapping[str, tuple[str, ...]]:
    """The zones of each country, by its English name."""
    zones = defaultdict(list)
    for code, _, zone in _rows("zone.tab"):
        zones[code].append(zone)
    return {name: tuple(zones[code]) for code, name in _rows("iso3166.tab") if zones[code]}


def _rows(name: str) -> list[list[str]]:
    """The first three columns of a table of the zone data."""
    text = (resources.files("tzdata") / "zoneinfo" / name).read_text(encoding="utf-8")
    return [line.split("\t")[:3] for line in text.splitlines() if line and not line.startswith("#")]
