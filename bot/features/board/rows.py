"""The channels that everyone can read, as the process that gets a server's events has found them, and the matches there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import islice

import msgspec
from sqlalchemy import bindparam, delete, func, or_, select

from bot.features.board.settings import LINKS
from bot.features.board.tables import open_places
from bot.features.board.values import BEGUN
from bot.matches.core.models import Match, Status
from bot.matches.settings.preferences import ServerSettings
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.effects import add_card
from bot.storage.core.query import Tx, among, new_row, query, rows_of
from bot.storage.core.schema.matches import former_places, matches, turns
from bot.storage.core.schema.players import servers
from bot.storage.history.player_history import those
from bot.storage.settings.preferences import read, server_settings

_ON = f'%"{LINKS.name}":true%'  # in the settings of a server
OPENED = query(select(servers.c.guild).where(servers.c.wishes.like(_ON)))
PLACES = query(
    select(open_places.c.guild, open_places.c.places, servers.c.wishes)
    .join(servers, servers.c.guild == open_places.c.guild)
    .where(among(open_places.c.guild), open_places.c.until > bindparam("now"))
)
FORMER = query(select(former_places).where(among(former_places.c.match)))
KNOWN = query(select(open_places.c.guild))
ADD = query(new_row(open_places))
DROP = query(delete(open_places).where(open_places.c.guild == bindparam("of_guild")))
BEGUN_OF = query(
    select(matches.c.id, matches.c.guild, matches.c.home, matches.c.channel)
    .join(turns, (turns.c.match == matches.c.id) & (turns.c.revision == matches.c.revision))
    .where(
        among(matches.c.id),
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

CARDS = query(
    select(matches.c.id, matches.c.revision).where(
        matches.c.guild == bindparam("of_guild"), matches.c.status == Status.RUNNING.value, matches.c.message != 0
    )
)


def opened(tx: Tx) -> frozenset[int]:
    """The servers that have switched their open board on."""
    return frozenset(guild for (guild,) in tx.all(OPENED))


def places(tx: Tx, guilds: Collection[int], now: int) -> dict[int, frozenset[int]]:
    """The channels and threads of servers whose matches are public, where it is switched on and they are known at present."""
    found = {}
    for guild, channels, settings in rows_of(tx, PLACES, guilds, now=now):
        if LINKS.is_on(read(settings, ServerSettings)):
            found[guild] = frozenset(msgspec.json.decode(channels, type=list[int]))
    return found


def keep(tx: Tx, found: Mapping[int, Collection[int]], gone: Collection[int], until: int) -> None:
    """Keep what everyone can read in servers until a time, and nothing more of those that are `gone`.

    Of those that have switched it off, the cards of running matches are edited: they have a link.
    """
    for guild in (*found, *gone):
        tx.run(DROP, of_guild=guild)
    for guild in gone:
        if not LINKS.is_on(server_settings(tx, guild)):
            for match, revision in tx.all(CARDS, of_guild=guild):
                add_card(tx, match, revision)
    for guild, channels in found.items():
        tx.run(ADD, guild=guild, places=msgspec.json.encode(sorted(channels)).decode(), until=until)


def known(tx: Tx) -> frozenset[int]:
    """The servers of which channels are kept."""
    return frozenset(guild for (guild,) in tx.all(KNOWN))


def public(tx: Tx, numbers: Sequence[int], now: int) -> tuple[Match, ...]:
    """Those of these matches that are public."""
    return those(tx, public_numbers(tx, numbers, now))


def public_numbers(tx: Tx, numbers: Sequence[int], now: int) -> tuple[int, ...]:
    """The numbers of those of these matches that are public, without reading their positions.

    All places are open where they are, were before, and have been moved to.
    """
    begun = {number: (guild, home or channel) for number, guild, home, channel in rows_of(tx, BEGUN_OF, numbers)}
    there = places(tx, {guild for guild, _ in begun.values() if guild}, now)
    been = {number: {place} for number, (guild, place) in begun.items() if guild in there}
    for match, place in rows_of(tx, FORMER, been):
        been[match].add(place)
    return tuple(one for one in numbers if one in been and been[one] <= there[begun[one][0]])


def listed(tx: Tx, guild: int, now: int, since: int, before: int, most: int) -> tuple[Match, ...] | None:
    """The public matches of a server that are running, or finished since a time, latest first: `most` of those before a number.

    None if the server has no open board at present.
    """
    there = places(tx, (guild,), now).get(guild)
    if not there:
        return None
    rows = tx.all(LISTED, of_guild=guild, since=since, before=before)
    numbers = [number for number, home, channel in rows if (home or channel) in there]
    parts = (numbers[first : first + most] for first in range(0, len(numbers), most))
    return tuple(islice((match for part in parts for match in public(tx, part, now)), most))


class BoardRows(Connections):
    """The verbs of the store about the open board."""

    opened = reads(opened)
    places = reads(places)
    known = reads(known)
    public = reads(public)
    public_numbers = reads(public_numbers)
    listed = reads(listed)
    keep = writes(keep)
