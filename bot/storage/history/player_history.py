"""Matches by player, offers to a player, and the matches they import, each packed with all its turns."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import bindparam, case, func, or_, select

from bot.matches.core.models import Match, PastMatch, Player, Status, Turn
from bot.matches.work.effects import Offer, OfferKind
from bot.storage.core import statements as sql
from bot.storage.core.query import Tx, query, rows_of
from bot.storage.core.rows import Row, match_of, offer_of
from bot.storage.core.schema.matches import matches, offers, seats, turns
from bot.storage.core.schema.players import players, studies

_HIS = (
    select(seats.c.match)
    .join(players, players.c.id == seats.c.player)
    .where(players.c.discord_id == bindparam("of_user"))
)
_FIRST = select(turns.c.match).where(turns.c.match == matches.c.id, turns.c.revision == 0)
_UNDER_WAY = or_(*(matches.c.status == status.value for status in Status if status.is_under_way))
CAREER = query(
    select(*(matches.c[field] for field in PastMatch.__struct_fields__ if field != "holders"))
    .where(matches.c.id.in_(_HIS), _FIRST.exists())
    .order_by(
        case((_UNDER_WAY, 0), else_=1), case((_UNDER_WAY, 0), else_=matches.c.finished).desc(), matches.c.id.desc()
    )
)
TABLES = query(
    select(seats.c.match, seats.c.seat, players.c.discord_id, players.c.name)
    .join(players, players.c.id == seats.c.player)
    .where(seats.c.match.in_(_HIS))
    .order_by(seats.c.match, seats.c.place)
)
_OPEN = select(offers).join(matches, matches.c.id == offers.c.match)
_CONCERNS = or_(matches.c.status == Status.RUNNING.value, matches.c.status == Status.FINISHED.value)
_sat = seats.alias("sat")
OFFERS_TO = query(
    _OPEN.join(_sat, _sat.c.match == offers.c.match)
    .join(players, players.c.id == _sat.c.player)
    .where(players.c.discord_id == bindparam("user"), _sat.c.seat != offers.c.seat, _CONCERNS)
    .union(_OPEN.where(func.substr(offers.c.kind, 1, len(OfferKind.REPLACE)) == OfferKind.REPLACE.value, _CONCERNS))
    .order_by("made")
)
RECORD_OF = query(
    select(studies.c.data)
    .join(players, players.c.id == studies.c.player)
    .where(studies.c.id == bindparam("study"), players.c.discord_id == bindparam("user"))
)
RECORD = query(select(studies.c.data).where(studies.c.id == bindparam("study")))


def career(tx: Tx, user: int) -> tuple[PastMatch, ...]:
    """All matches a user plays or has played: first those under way, newest first, then the others, latest end first."""
    sitting: dict[int, list[Player]] = {}
    for match, seat, other, name in tx.all(TABLES, of_user=user):
        sitting.setdefault(match, []).append(Player(seat, other, name))
    return tuple(_bygone(row, sitting) for row in tx.all(CAREER, of_user=user))


def _bygone(row: Row, sitting: Mapping[int, Sequence[Player]]) -> PastMatch:
    ident, game, status, guild, channel, thread, created, finished, rated, home = row
    there = tuple(sitting[ident])
    return PastMatch(ident, game, Status(status), guild, channel, thread, created, finished, bool(rated), home, there)


def those(tx: Tx, wanted: Sequence[int]) -> tuple[Match, ...]:
    """The matches with these numbers."""
    holders: dict[int, list[Row]] = {}
    for *holder, match in rows_of(tx, sql.HOLDERS_OF_MATCHES, wanted):
        holders.setdefault(match, []).append(tuple(holder))
    found = {row[0]: match_of(row, holders.get(row[0], [])) for row in rows_of(tx, sql.MATCHES, wanted)}
    return tuple(found[match] for match in wanted if match in found)


def offers_to(tx: Tx, user: int) -> tuple[Offer, ...]:
    """Offers by others in the user's matches, and all seats on offer."""
    return tuple(offer_of(row) for row in tx.all(OFFERS_TO, user=user))


def record_data(tx: Tx, number: int, user: int | None = None) -> bytes | None:
    """A packed record, or None if it is gone or belongs to another user."""
    row = tx.one(RECORD, study=number) if user is None else tx.one(RECORD_OF, study=number, user=user)
    return None if row is None else bytes(row[0])


def unpack_record(number: int, data: bytes) -> tuple[Match, tuple[Turn, ...]]:
    """A stored record as a match with a negative id, and its turns."""
    match, turns = msgspec.msgpack.decode(zlib.decompress(data), type=tuple[Match, tuple[Turn, ...]])
    named = tuple(msgspec.structs.replace(turn, match=-number) for turn in turns)
    return msgspec.structs.replace(match, id=-number), named
