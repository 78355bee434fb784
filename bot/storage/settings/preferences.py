"""Preferences of players and settings of servers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec
from sqlalchemy import bindparam, delete, insert, literal, select, update

from bot.matches.core.models import Player
from bot.matches.settings.audits import AUDIT, setting_entry
from bot.matches.settings.preferences import EffectiveSettings, Preferences, ServerSettings, UserLanguage, changed
from bot.storage.core import transactions
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.players import players, servers
from bot.storage.settings import audits, moderation_log

PREFERENCES = query(select(players.c.preferences).where(players.c.discord_id == bindparam("user")))
PREFER = query(
    update(players)
    .where(players.c.id == bindparam("player"))
    .values(preferences=bindparam("said"), every=bindparam("often"))
)
SERVER_WISHES = query(select(servers.c.wishes).where(servers.c.guild == bindparam("server")))
SETTINGS_FOR = query(
    select(players.c.preferences.label("said"), literal(1).label("own"))
    .where(players.c.discord_id == bindparam("user"))
    .union_all(select(servers.c.wishes, literal(0)).where(servers.c.guild == bindparam("server")))
)
_CHOSEN, _NONE = '%"language":"%', '%"language":""%'
_HEARD, _NEVER = '%"heard":"%', '%"heard":""%'
LANGUAGES = query(
    select(players.c.discord_id, players.c.preferences).where(
        (players.c.preferences.like(_CHOSEN) & players.c.preferences.not_like(_NONE))
        | (players.c.preferences.like(_HEARD) & players.c.preferences.not_like(_NEVER))
    )
)
_OF_A_CHANNEL = '%"by_channel":[{%'
SERVER_LANGUAGES = query(
    select(servers.c.guild, servers.c.wishes).where(
        (servers.c.wishes.like(_CHOSEN) & servers.c.wishes.not_like(_NONE)) | servers.c.wishes.like(_OF_A_CHANNEL)
    )
)
FORGET_SERVER = query(delete(servers).where(servers.c.guild == bindparam("server")))
KEEP_SERVER = query(insert(servers).values(guild=bindparam("server"), wishes=bindparam("said")))


SERVERS = query(select(servers.c.guild, servers.c.wishes))
PLAYERS = query(select(players.c.id, players.c.preferences).where(players.c.preferences != ""))

Settings = TypeVar("Settings", Preferences, ServerSettings)
log = logging.getLogger(__name__)


def read(said: str, kind: type[Settings]) -> Settings:
    """Decode settings; unreadable ones give the defaults, so that play continues."""
    try:
        return msgspec.json.decode(said, type=kind)
    except msgspec.DecodeError as error:
        log.warning("%s that are kept cannot be read, the usual ones hold: %s", kind.__name__, error)
        return kind()


def written(wishes: Preferences | ServerSettings) -> str:
    """Encode settings. Raises msgspec.ValidationError if they could not be decoded again."""
    said = msgspec.json.encode(wishes)
    msgspec.json.decode(said, type=type(wishes))
    return said.decode()


def unreadable(tx: Tx) -> tuple[str, ...]:
    """The settings that cannot be read, a sentence each."""
    kinds = (("server", SERVERS, ServerSettings), ("player", PLAYERS, Preferences))
    return tuple(
        f"what is chosen for {whose} {number} cannot be read ({error}): the usual holds until it is chosen again"
        for whose, every, kind in kinds
        for number, said in tx.all(every)
        if (error := _fault(said, kind))
    )


def _fault(said: str, kind: type[Preferences | ServerSettings]) -> str:
    try:
        msgspec.json.decode(said, type=kind)
    except msgspec.DecodeError as error:
        return str(error)
    return ""


def preferences(tx: Tx, user: int) -> Preferences:
    """A user's preferences, or the defaults."""
    row = tx.one(PREFERENCES, user=user)
    return read(row[0], Preferences) if row and row[0] else Preferences()


def change_preferences(
    tx: Tx, user: Player, change: Callable[[Preferences], Preferences]
) -> tuple[Preferences, Preferences]:
    """Change a user's preferences; returns them before and after."""
    before = preferences(tx, user.user)
    after = change(before)
    tx.run(PREFER, player=transactions.player(tx, user), said=written(after), often=after.every)
    return before, after


def close_messages(tx: Tx, user: int) -> None:
    """Record that direct messages are closed; an erased user stays erased."""
    known = transactions.known_player(tx, user)
    if known is not None:
        chosen = msgspec.structs.replace(preferences(tx, user), closed=True)
        tx.run(PREFER, player=known, said=msgspec.json.encode(chosen).decode(), often=chosen.every)


def server_settings(tx: Tx, guild: int) -> ServerSettings:
    """A server's settings, or the defaults."""
    row = tx.one(SERVER_WISHES, server=guild)
    return read(row[0], ServerSettings) if row else ServerSettings()


def change_server_settings(
    tx: Tx,
    guild: int,
    by: Player,
    change: Callable[[ServerSettings], ServerSettings],
    now: int,
    deleted: Mapping[int, str] | None = None,
) -> tuple[ServerSettings, ServerSettings]:
    """Change a server's settings, with an audit line for each setting that changes; returns them before and after."""
    gone = deleted or {}
    before = server_settings(tx, guild)
    after = change(before)
    if after != before:
        tx.run(FORGET_SERVER, server=guild)
        tx.run(KEEP_SERVER, server=guild, said=written(after))
        player = transactions.player(tx, by)
        lines = []
        for wish, was, became in changed(before, after):
            lines.append(audits.add(tx, guild, player, setting_entry(by, wish, was, became, gone), now))
        moderation_log.note(tx, guild, AUDIT, lines, now)
        if before.log not in {0, after.log, *gone}:
            moderation_log.note_moved(tx, guild, before.log, lines, now)
    return before, after


def settings_for(tx: Tx, user: int, guild: int) -> EffectiveSettings:
    """A user's preferences with a server's settings."""
    said = {bool(own): chosen for chosen, own in tx.all(SETTINGS_FOR, user=user, server=guild) if chosen}
    return EffectiveSettings(
        read(said[True], Preferences) if True in said else Preferences(),
        read(said[False], ServerSettings) if False in said else ServerSettings(),
    )


def languages(tx: Tx) -> tuple[dict[int, UserLanguage], dict[int, Mapping[int, str]]]:
    """The languages of users, and those of servers by channel."""
    wishes = {user: read(said, Preferences) for user, said in tx.all(LANGUAGES)}
    of_users = {user: UserLanguage(one.language, one.heard) for user, one in wishes.items()}
    of_servers = {guild: read(said, ServerSettings).languages for guild, said in tx.all(SERVER_LANGUAGES)}
    return of_users, of_servers
