"""Bans of servers: by Discord id, so that they outlive the deletion of a player's data."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, delete, func, select, update

from bot.matches.house.members import is_erased
from bot.matches.settings.audits import BAN
from bot.matches.settings.bans import Ban
from bot.storage.core.erased_person import ErasedPerson
from bot.storage.core.query import Tx, contains, matching, new_row, query
from bot.storage.core.schema.players import audits, bans, players
from bot.storage.core.schema.privacy import NAMING

_IN_FORCE = (bans.c.until == 0) | (bans.c.until > bindparam("now"))
_BAN = [bans.c[name] for name in ("discord_id", "reason", "made", "until")]
_ONE = matching(bans, "guild", "discord_id")
_HERE = (*matching(bans, "guild"), _IN_FORCE)

ONE = query(select(*_BAN).where(*_ONE, _IN_FORCE))
BY_KEY = query(select(*_BAN).where(*_ONE, *matching(bans, "key")))
COUNT = query(select(func.count()).select_from(bans).where(*_HERE))
PAGE = query(
    select(*_BAN, players.c.name)
    .outerjoin(players, players.c.discord_id == bans.c.discord_id)
    .where(*_HERE)
    .order_by(bans.c.made.desc(), bans.c.discord_id)
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)
ADD = query(new_row(bans))
DROP = query(delete(bans).where(*_ONE))
ENTRIES_NAMING = query(
    select(*(audits.c[name] for name in ("id", "before", "after")))
    .where(audits.c.what == BAN)
    .where(contains(audits.c.before, NAMING) | contains(audits.c.after, NAMING))
)
ENTRIES_LIKE = query(
    select(audits.c.after)
    .where(audits.c.guild == bindparam("server"), audits.c.what == BAN)
    .where(contains(audits.c.after, bindparam("made_so")))
)
KEEP_ENTRY = query(
    update(audits).where(audits.c.id == bindparam("line")).values(before=bindparam("was"), after=bindparam("became"))
)


def of_users(tx: Tx, guild: int, users: Sequence[int], now: int) -> tuple[Ban, ...]:
    """The bans of these users from a server."""
    rows = (tx.one(ONE, guild=guild, discord_id=user, now=now) for user in users)
    return tuple(Ban(*row) for row in rows if row is not None)


def page(tx: Tx, guild: int, now: int, skip: int, most: int) -> tuple[int, tuple[tuple[Ban, str], ...]]:
    """The number of bans from a server, and a page of them, latest first, each with the user's name if they are a player."""
    ((count,),) = tx.all(COUNT, guild=guild, now=now)
    rows = tx.all(PAGE, guild=guild, now=now, most=most, skipped=skip)
    return int(count), tuple((Ban(*ban), name or "") for *ban, name in rows)


def by_key(tx: Tx, guild: int, user: int, key: str) -> Ban | None:
    """The ban of a user that an idempotency key made, or None."""
    row = tx.one(BY_KEY, guild=guild, discord_id=user, key=key)
    return None if row is None else Ban(*row)


def replace(tx: Tx, guild: int, user: int, ban: Ban | None, now: int, key: str = "") -> Ban | None:
    """Put a ban of a user, or none, in the place of the one there is; returns that."""
    former = next(iter(of_users(tx, guild, (user,), now)), None)
    tx.run(DROP, guild=guild, discord_id=user)
    if ban is not None:
        tx.run(ADD, guild=guild, discord_id=user, reason=ban.reason, made=ban.made, until=ban.until, key=key)
    return former


def as_noted(tx: Tx, guild: int, ban: Ban) -> Ban:
    """A ban as the audit log may have it: that of a pseudonym if its user has been erased since."""
    _, _, made_so = msgspec.json.encode(ban).decode().partition(",")  # all but the user
    noted = [msgspec.json.decode(after, type=Ban) for (after,) in tx.all(ENTRIES_LIKE, server=guild, made_so=made_so)]
    return ban if ban in noted else next((one for one in noted if is_erased(one.user)), ban)


def take_out_of_audits(tx: Tx, person: ErasedPerson) -> None:
    """Give the entries of the audit log about bans of a person their pseudonym."""

    def erased(entry: str) -> str:
        ban = msgspec.json.decode(entry, type=Ban | None)
        if ban is None:
            return entry
        if ban.user == person.user:
            ban = msgspec.structs.replace(ban, user=person.pseudonym, reason="")
        return msgspec.json.encode(msgspec.structs.replace(ban, reason=person.text(ban.reason))).decode()

    for line, *entries in tx.all(ENTRIES_NAMING, **person.parameters):
        was, became = map(erased, entries)
        tx.run(KEEP_ENTRY, line=line, was=was, became=became)
