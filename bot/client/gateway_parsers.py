"""Gateway events that discord.py cannot parse: hidden channels are completed first, anything else is logged and skipped.

An exception in one of discord.py's parsers ends the client, for all servers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import discord
import structlog

log = structlog.stdlib.get_logger(__name__)

Payload = Mapping[str, Any]
Parser = Callable[[Any], None]

OBFUSCATED = 1 << 17  # the flag CHANNEL_OBFUSCATED: the bot may not view the channel
REQUIRED = {"name": "___hidden___", "position": 0, "bitrate": 64000, "user_limit": 0}  # by discord.py 2.7, of some kind
UNSEEN: Payload = {"available_tags": [], "default_reaction_emoji": None}  # what a bot that sees no posts has no use for


class ReadyUnreadable(Exception):
    """READY cannot be parsed: the client knows neither its user nor its servers and must start again."""


def guard(parsers: dict[str, Parser], channel_flags: Iterable[int] = discord.ChannelFlags.VALID_FLAGS.values()) -> None:
    """Replace a connection's parsers, by event name, by ones that raise nothing but ReadyUnreadable.

    Hidden channels are left as they come where discord.py knows their flag.
    """
    completers = {} if OBFUSCATED in channel_flags else COMPLETERS
    for event, parse in parsers.items():
        parsers[event] = partial(_parse, event, parse, completers.get(event, _unchanged))


def _parse(event: str, parse: Parser, complete: Callable[[Payload], Payload], data: Payload) -> None:
    try:
        parse(complete(data))
    except Exception as error:  # whatever it is, the other events must still be parsed
        log.exception("an event of the gateway cannot be parsed", what=event, guild=_guild_of(event, data))
        if event == "READY":
            raise ReadyUnreadable("READY cannot be parsed") from error


def _guild_of(event: str, data: Any) -> object:
    """The server's ID, None for an event of none."""
    return data.get("id" if event.startswith("GUILD_") else "guild_id") if isinstance(data, Mapping) else None


def _unchanged(data: Payload) -> Payload:
    return data


def _with_channels_complete(guild: Payload) -> Payload:
    channels = guild.get("channels") or ()
    return {**guild, "channels": [_complete(channel, guild["id"]) for channel in channels]}


def _channel_complete(channel: Payload) -> Payload:
    return _complete(channel, channel.get("guild_id"))


def _complete(channel: Payload, guild: object) -> Payload:
    """A hidden channel with all that discord.py needs; any other as it is.

    Discord documents a hidden channel's single overwrite; permissions depend on it, so a missing one is restored.
    Which of the other fields are null is not documented (not verified against Discord).
    """
    flags = channel.get("flags")
    if not isinstance(flags, int) or not flags & OBFUSCATED:
        return channel
    known = {key: value for key, value in channel.items() if value is not None}
    view = str(discord.Permissions(view_channel=True).value)
    denial = {"id": guild, "type": 0, "allow": "0", "deny": view}
    return {**REQUIRED, **known, **UNSEEN, "permission_overwrites": [denial]}


COMPLETERS: Mapping[str, Callable[[Payload], Payload]] = {
    "GUILD_CREATE": _with_channels_complete,
    "CHANNEL_CREATE": _channel_complete,
    "CHANNEL_UPDATE": _channel_complete,
}
