"""What players and servers want, in one transaction each."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import bindparam, delete, insert, literal, select, update

from bot.matches.models import Act, Holder
from bot.matches.preferences import Preferences, ServerWishes, Spoken, Taste, changed
from bot.storage import audits
from bot.storage import transactions as does
from bot.storage.query import Tx, query
from bot.storage.schema import players, servers
from bot.storage.verbs import Verbs

PREFERENCES = query(select(players.c.preferences).where(players.c.discord_id == bindparam("user")))
PREFER = query(
    update(players)
    .where(players.c.id == bindparam("player"))
    .values(preferences=bindparam("said"), every=bindparam("often"))
)
SERVER_WISHES = query(select(servers.c.wishes).where(servers.c.guild == bindparam("server")))
TASTE = query(
    select(players.c.preferences.label("said"), literal(1).label("own"))
    .where(players.c.discord_id == bindparam("user"))
    .union_all(select(servers.c.wishes, literal(0)).where(servers.c.guild == bindparam("server")))
)
_CHOSEN, _NONE = '%"language":"%', '%"language":""%'
_HEARD, _NEVER = '%"heard":"%', '%"heard":""%'
TONGUES = query(
    select(players.c.discord_id, players.c.preferences).where(
        (players.c.preferences.like(_CHOSEN) & players.c.preferences.not_like(_NONE))
        | (players.c.preferences.like(_HEARD) & players.c.preferences.not_like(_NEVER))
    )
)
SERVER_TONGUES = query(
    select(servers.c.guild, servers.c.wishes).where(servers.c.wishes.like(_CHOSEN), servers.c.wishes.not_like(_NONE))
)
FORGET_SERVER = query(delete(servers).where(servers.c.guild == bindparam("server")))
KEEP_SERVER = query(insert(servers).values(guild=bindparam("server"), wishes=bindparam("said")))


def preferences(tx: Tx, user: int) -> Preferences:
    """What a user has chosen; the usual if he never has."""
    row = tx.one(PREFERENCES, user=user)
    return msgspec.json.decode(row[0], type=Preferences) if row and row[0] else Preferences()


def change_preferences(
    tx: Tx, user: Holder, change: Callable[[Preferences], Preferences]
) -> tuple[Preferences, Preferences]:
    """Let a user choose otherwise than he had by now."""
    before = preferences(tx, user.user)
    after = change(before)
    said = msgspec.json.encode(after).decode()
    tx.run(PREFER, player=does.player(tx, user), said=said, often=after.every)
    return before, after


def close_messages(tx: Tx, user: int) -> None:
    """A user takes no direct messages; one who has been forgotten meanwhile stays so."""
    known = does.known_player(tx, user)
    if known is not None:
        chosen = msgspec.structs.replace(preferences(tx, user), closed=True)
        tx.run(PREFER, player=known, said=msgspec.json.encode(chosen).decode(), often=chosen.every)


def server_wishes(tx: Tx, guild: int) -> ServerWishes:
    """What a server's moderators have chosen; the usual if they never have."""
    row = tx.one(SERVER_WISHES, server=guild)
    return msgspec.json.decode(row[0], type=ServerWishes) if row else ServerWishes()


def change_server_wishes(
    tx: Tx, guild: int, by: Holder, change: Callable[[ServerWishes], ServerWishes], now: int
) -> tuple[ServerWishes, ServerWishes]:
    """Let a moderator choose otherwise than had been by now, with a line of the audit for each wish that becomes another."""
    before = server_wishes(tx, guild)
    after = change(before)
    if after != before:
        tx.run(FORGET_SERVER, server=guild)
        tx.run(KEEP_SERVER, server=guild, said=msgspec.json.encode(after).decode())
        player = does.player(tx, by)
        for wish, *values in changed(before, after):
            was, became = (msgspec.json.encode(value).decode() for value in values)
            audits.add(tx, guild, player, Act(by, wish, was, became), now)
    return before, after


def taste(tx: Tx, user: int, guild: int) -> Taste:
    """What a user and a server's moderators have chosen."""
    said = {bool(own): chosen for chosen, own in tx.all(TASTE, user=user, server=guild) if chosen}
    return Taste(
        msgspec.json.decode(said[True], type=Preferences) if True in said else Preferences(),
        msgspec.json.decode(said[False], type=ServerWishes) if False in said else ServerWishes(),
    )


def tongues(tx: Tx) -> tuple[dict[int, Spoken], dict[int, str]]:
    """The languages of users and servers."""
    wishes = {user: msgspec.json.decode(said, type=Preferences) for user, said in tx.all(TONGUES)}
    of_users = {user: Spoken(one.language, one.heard) for user, one in wishes.items()}
    of_servers = {
        guild: msgspec.json.decode(said, type=ServerWishes).language for guild, said in tx.all(SERVER_TONGUES)
    }
    return of_users, of_servers


class PreferenceVerbs(Verbs):
    """The part of the store that keeps what players want: see bot.matches.store.Wishes."""

    async def tongues(self) -> tuple[dict[int, Spoken], dict[int, str]]:
        """See Wishes."""
        return await self._reader.read(tongues)

    async def preferences(self, user: int) -> Preferences:
        """See Wishes."""
        return await self._reader.read(lambda tx: preferences(tx, user))

    async def change_preferences(
        self, user: Holder, change: Callable[[Preferences], Preferences]
    ) -> tuple[Preferences, Preferences]:
        """See Wishes."""
        return await self._writer.write(lambda tx: change_preferences(tx, user, change))

    async def close_messages(self, user: int) -> None:
        """See Wishes."""
        await self._writer.write(lambda tx: close_messages(tx, user))

    async def server_wishes(self, guild: int) -> ServerWishes:
        """See Wishes."""
        return await self._reader.read(lambda tx: server_wishes(tx, guild))

    async def change_server_wishes(
        self, guild: int, by: Holder, change: Callable[[ServerWishes], ServerWishes], *, now: int
    ) -> tuple[ServerWishes, ServerWishes]:
        """See Wishes."""
        return await self._writer.write(lambda tx: change_server_wishes(tx, guild, by, change, now))

    async def taste(self, user: int, guild: int) -> Taste:
        """See Wishes."""
        return await self._reader.read(lambda tx: taste(tx, user, guild))
