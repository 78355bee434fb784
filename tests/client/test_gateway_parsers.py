"""Whatever the gateway sends about channels, no parser of discord.py's ends the client; hidden channels are known as hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from bot.client.gateway_parsers import OBFUSCATED, ReadyUnreadable, guard
from tests.support.discord.channel_payloads import BOT, GUILD, IDS, KINDS, Json, channel, guild, thread, without

STAYS = frozenset({"id", "type", "guild_id", "flags"})  # of a hidden channel, as documented; position and name too
EVENTS = ("GUILD_CREATE", "CHANNEL_CREATE", "CHANNEL_UPDATE")
UNREADABLE = "an event of the gateway cannot be parsed"


def client(kind: type[discord.Client] = discord.Client, **sharding: Any) -> discord.Client:
    made = kind(intents=discord.Intents(guilds=True), **sharding)
    made._connection.user = discord.ClientUser(
        state=made._connection,
        data={"id": str(BOT), "username": "pichenette", "discriminator": "0", "avatar": None, "bot": True},  # type: ignore[typeddict-item]
    )
    guard(made._connection.parsers)
    return made


def send(on: discord.Client, event: str, data: Any) -> None:
    """As DiscordWebSocket.received_message does."""
    on._connection.parsers[event](data)


async def sent(event: str, channels: list[Json], threads: list[Any] | None = None) -> tuple[discord.Client, list[Any]]:
    """A client after an event about these channels, and what it logged; it knew them in full before an update."""
    with capture_logs() as log:
        on = client()
        known = [channel(kind) for kind in KINDS] if event == "CHANNEL_UPDATE" else []
        send(on, "GUILD_CREATE", guild(channels, threads) if event == "GUILD_CREATE" else guild(known))
        if event != "GUILD_CREATE":
            for one in channels:
                send(on, event, one)
    return on, log


@st.composite
def spoilt(draw: st.DrawFn, payload: Json, stays: AbstractSet[str] = frozenset()) -> Json:
    """A payload with some of its fields null and some left out."""
    fields = st.sets(st.sampled_from(sorted(payload.keys() - stays)))
    return without(payload, draw(fields), draw(fields))


@st.composite
def hidden(draw: st.DrawFn) -> list[Json]:
    return [draw(spoilt(channel(kind, hidden=True), STAYS)) for kind in KINDS]


@st.composite
def anything(draw: st.DrawFn) -> list[Json]:
    return [draw(spoilt(channel(kind, hidden=draw(st.booleans())))) for kind in KINDS]


@pytest.mark.parametrize("event", EVENTS)
@given(channels=hidden())
def test_a_hidden_channel_is_read_whatever_is_nulled_or_missing(event: str, channels: list[Json]):
    on, log = asyncio.run(sent(event, channels))
    assert log == []
    known = on.get_guild(GUILD)
    assert known is not None
    assert {one.id for one in known.channels} == set(IDS.values())
    for one in known.channels:
        assert not one.permissions_for(known.me).view_channel
        assert isinstance(one.name, str)
        assert isinstance(one.position, int)
    assert known.by_category()  # sorts by position


@pytest.mark.parametrize("event", EVENTS)
@given(channels=anything(), threads=st.lists(spoilt(thread()), max_size=2))
def test_nothing_about_channels_ends_the_client(event: str, channels: list[Json], threads: list[Json]):
    on, log = asyncio.run(sent(event, channels, threads))
    assert {(line["event"], line["what"]) for line in log} <= {(UNREADABLE, event)}
    with capture_logs() as log:
        for name in ("THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE"):
            for one in threads:
                send(on, name, one)
        send(on, "THREAD_LIST_SYNC", {"guild_id": str(GUILD), "threads": threads, "members": None})
    assert {line["event"] for line in log} <= {UNREADABLE}


def events_of(state: Any) -> Iterator[str]:
    yield from sorted(state.parsers.keys() - {"READY"})


@pytest.mark.parametrize("kind", [discord.Client, discord.AutoShardedClient])
@pytest.mark.parametrize("data", [None, [], {}, "garbage", {"guild_id": None}, {"id": "x"}])
def test_no_event_of_any_name_ends_the_client(kind: type[discord.Client], data: Any):
    async def all_sent() -> None:
        on = client(kind)
        for event in events_of(on._connection):
            send(on, event, data)

    with capture_logs() as log:
        asyncio.run(all_sent())
    assert len({line["what"] for line in log}) > 20
    assert all(line["event"] == UNREADABLE and line["exc_info"] for line in log)


@pytest.mark.parametrize("kind", [discord.Client, discord.AutoShardedClient])
def test_a_ready_that_cannot_be_read_is_not_skipped(kind: type[discord.Client]):
    async def ready() -> None:
        send(client(kind), "READY", {"shard": [0, 1], "user": {}})

    with capture_logs() as log, pytest.raises(ReadyUnreadable):
        asyncio.run(ready())
    assert [line["what"] for line in log] == ["READY"]


def parsed(forum: Json, flags: type[discord.ChannelFlags]) -> Json:
    """The payload that the parser gets from a discord.py with these flags."""
    got: list[Json] = []
    parsers: dict[str, Callable[[Any], None]] = {"CHANNEL_CREATE": got.append}
    guard(parsers, flags.VALID_FLAGS.values())
    parsers["CHANNEL_CREATE"](forum)
    return got[0]


def test_hidden_channels_are_left_to_a_discord_py_that_knows_the_flag():
    class Flags(discord.ChannelFlags):
        """As in pull request 10473 of discord.py."""

        VALID_FLAGS = discord.ChannelFlags.VALID_FLAGS | {"obfuscated": OBFUSCATED}

    forum = without(channel("forum", hidden=True), {"available_tags", "permission_overwrites"}, set())
    assert parsed(forum, Flags) == forum
    assert parsed(forum, discord.ChannelFlags)["available_tags"] == []
