"""Of all messages of all servers, those in which a person mentions the bot are heard; the others are dropped unread."""

from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.client.gateway_parsers import guard
from bot.client.mentions import Mention, hear_mentions
from tests.support.discord.channel_payloads import BOT

OWN, OTHER = {"id": str(BOT)}, {"id": "77"}
WRITTEN: dict[str, Any] = {
    "id": "4",
    "type": 0,
    "guild_id": "2",
    "channel_id": "3",
    "author": {"id": "5"},
    "content": f"hello <@{BOT}>",
    "mentions": [OTHER, OWN],
}


def heard(event: str, message: Any) -> tuple[list[Mention], list[Any]]:
    """The mentions in an event, and what was logged."""
    client = discord.Client(intents=discord.Intents(guilds=True, guild_messages=True))
    me: Any = {"id": str(BOT), "username": "pichenette", "discriminator": "0", "avatar": None, "bot": True}
    client._connection.user = discord.ClientUser(state=client._connection, data=me)
    found: list[Mention] = []
    hear_mentions(client._connection.parsers, client, found.append)
    guard(client._connection.parsers)
    with capture_logs() as log:
        client._connection.parsers[event](message)
    return found, log


@pytest.mark.parametrize("change", [{}, {"type": 19}, {"content": f"<@!{BOT}>"}])
def test_a_mention_is_heard(change: dict[str, Any]):
    assert heard("MESSAGE_CREATE", WRITTEN | change) == ([Mention(guild=2, channel=3, message=4, user=5)], [])


@pytest.mark.parametrize(
    "change",
    [
        {"mentions": [], "content": ""},
        {"mentions": [OTHER], "content": "<@77>"},
        {"mentions": [], "content": "@everyone", "mention_everyone": True},
        {"mentions": [], "content": "<@&9>", "mention_roles": ["9"]},
        {"type": 19, "content": "a reply that only pings"},
        {"author": {"id": "5", "bot": True}},
        {"webhook_id": "6"},
        {"type": 6},
    ],
    ids=["nobody", "another", "everyone", "role", "reply", "bot", "webhook", "system"],
)
def test_other_messages_are_dropped(change: dict[str, Any]):
    assert heard("MESSAGE_CREATE", WRITTEN | change) == ([], [])


@pytest.mark.parametrize("event", ["MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK"])
def test_what_becomes_of_messages_is_not_read(event: str):
    assert heard(event, {}) == ([], [])


def test_a_message_that_cannot_be_read_ends_nothing():
    found, log = heard("MESSAGE_CREATE", {"id": "4"})
    assert found == []
    assert [one["event"] for one in log] == ["an event of the gateway cannot be parsed"]
