"""The channels that everyone can read, as the process that gets a server's events has found them, and the matches there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
from sqlalchemy import bindparam, delete, func, or_, select

from bot.features.board.settings import LINKS
from bot.features.board.tables import open_places
from bot.features.board.values import BEGUN
from bot.matches.core.models import Match, Status
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema.matches import matches, turns
from bot.storage.core.schema.players import servers
from bot.storage.core.statements import THOSE
from bot.storage.history.player_history import those
from bot.storage.settings.preferences import server_settings

_ON = f'%"{LINKS.name}":true%'  # in the settings of a server
OPENED = query(select(servers.c.guild).where(servers.c.wishes.like(_ON)))
PLACES = query(
    select(open_places.c.places).where(
        open_places.c.guild == bindparam("of_guild"), open_places.c.until > bindparam("now")
    )
)
KNOWN = query(select(open_places.c.guild))
ADD = query(new_row(open_places))
DROP = query(delete(open_places).where(open_places.c.guild == bindparam("of_guild")))
BEGUN_OF = query(
    select(matches.c.id, matches.c.guild, matches.c.home, matches.c.channel)
    .join(turns, (turns.c.match == matches.c.id) & (turns.c.revision == matches.c.revision))
    .where(
        matches.c.id.in_([bindparam(name) for name in THOSE]),
        or_(*(matches.c.status == status.value for status in BEGUN)),
        func.length(turns.c.state) > 0,
    )
)
LISTED = query(
    select(matches.c.id, matches.c.home, matches.c.channel)
    .where(
        matches.c.guild == bindparam("of_guild"),
        matches.c.id < bindparam("before"),
        or_(
            matches.c.status == Status.RUNNING.value,
            (matches.c.status == Status.FINISHED.value) & (matches.c.finished >= bindparam("since")),
        ),
    )
    .order_by(matches.c.id.desc())
)


def opened(tx: Tx) -> frozenset[int]:
    """The servers that have switched their open board on."""
    return frozenset(guild for (guild,) in tx.all(OPENED))


def places(tx: Tx, guild: int, now: int) -> frozenset[int]:
    """The channels and threads of a server whose matches are public: none unless it is switched on and they are known at present."""
    if not LINKS.is_on(server_settings(tx, guild)):
        return frozenset()
    row = tx.one(PLACES, of_guild=guild, now=now)
    return frozenset() if row is None else frozenset(msgspec.json.decode(row[0], type=list[int]))


def keep(tx: Tx, found: Mapping[int, Collection[int]], gone: Collection[int], until: int) -> None:
    """Keep what everyone can read in servers until a time, and nothing more of those that are `gone`."""
    for guild in (*found, *gone):
        tx.run(DROP, of_guild=guild)
    for guild, channels in found.items():
        tx.run(ADD, guild=guild, places=msgspec.json.encode(sorted(channels)).decode(), until=until)


def known(tx: Tx) -> frozenset[int]:
    """The servers of which channels are kept."""
    return frozenset(guild for (guild,) in tx.all(KNOWN))


def public(tx: Tx, numbers: Sequence[int], now: int) -> tuple[Match, ...]:
    """Those of these matches that are public."""
    return those(tx, public_numbers(tx, numbers, now))


def public_numbers(tx: Tx, numbers: Sequence[int], now: int) -> tuple[int, ...]:
    """The numbers of those of these matches that are public, without reading their positions."""
    begun: list[tuple[int, int, int]] = []
    for first in range(0, len(numbers), len(THOSE)):
        some = dict.fromkeys(THOSE, 0) | dict(zip(THOSE, numbers[first:], strict=False))
        begun += [(number, guild, home or channel) for number, guild, home, channel in tx.all(BEGUN_OF, **some)]
    there = {guild: places(tx, guild, now) for guild in {guild for _, guild, _ in begun if guild}}
    return tuple(number for number, guild, place in begun if guild and place in there[guild])


def listed(tx: Tx, guild: int, now: int, since: int, before: int, most: int) -> tuple[int, ...]:
    """The public matches of a server that are running, or finished since a time, latest first: `most` of those before a number."""
    there = places(tx, guild, now)
    rows = tx.all(LISTED, of_guild=guild, since=since, before=before) if there else ()
    return tuple(number for number, home, channel in rows if (home or channel) in there)[:most]


class BoardRows(Connections):
    """The verbs of the store about the open board."""

    opened = reads(opened)
    places = reads(places)
    known = reads(known)
    public = reads(public)
    public_numbers = reads(public_numbers)
    listed = reads(listed)
    keep = writes(keep)
