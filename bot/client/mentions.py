"""Messages that mention the bot, picked out of all messages of all servers before discord.py would parse them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import discord

from bot.client.gateway_parsers import Parser, Payload

WRITTEN = {0, 19}  # the types of messages that people write: ordinary ones, and replies
UNREAD = ("MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK")  # come with the same intent


class Mention(NamedTuple):
    """A message that mentions the bot, by the ids of the server, channel, message and author."""

    guild: int
    channel: int
    message: int
    user: int


def hear_mentions(parsers: dict[str, Parser], client: discord.Client, heard: Callable[[Mention], None]) -> None:
    """Replace a connection's parsers of messages: those in which a person mentions the client are `heard`, all others are dropped."""
    parsers["MESSAGE_CREATE"] = partial(_hear, client, heard)
    for event in UNREAD:
        parsers[event] = _drop


def _drop(_: Payload) -> None:
    pass


def _hear(client: discord.Client, heard: Callable[[Mention], None], message: Payload) -> None:
    if not message["mentions"] or client.user is None:
        return
    own = str(client.user.id)
    if any(one["id"] == own for one in message["mentions"]) and _means(message, own):
        places = (message["guild_id"], message["channel_id"], message["id"], message["author"]["id"])
        heard(Mention(*map(int, places)))


def _means(message: Payload, own: str) -> bool:
    """Whether a person has written the mention: a reply to a message of the bot's pings it, too."""
    author: dict[str, Any] = message["author"]
    if author.get("bot") or "webhook_id" in message or message["type"] not in WRITTEN:
        return False
    return f"<@{own}>" in message["content"] or f"<@!{own}>" in message["content"]
