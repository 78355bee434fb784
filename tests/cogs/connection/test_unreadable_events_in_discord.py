"""Events that discord.py cannot parse do not end the bot: it goes on for all servers, with one connection or one for each shard."""

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.client.reconnecting import Pauses
from bot.ops.play import corner
from localdiscord import gateway
from localdiscord.server import LocalDiscord
from tests.support.discord.channel_payloads import KINDS, Json, channel, guild, thread, without
from tests.support.discord.commands import answered
from tests.support.discord.scene import QUICK, Scene
from tests.support.discord.serving import served

pytestmark = pytest.mark.asyncio

UNREADABLE = "an event of the gateway cannot be parsed"


def spoilt(payload: Json) -> Iterator[Json]:
    """A payload with each of its fields null, and with each left out."""
    for field in payload:
        yield without(payload, {field}, set())
        yield without(payload, set(), {field})


def spoilt_channels(server: str) -> Iterator[Json]:
    for kind, hidden in itertools.product(KINDS, (True, False)):
        yield from spoilt(channel(kind, hidden=hidden) | {"guild_id": server})


async def test_no_field_of_a_channel_ends_the_bot(table: Scene):
    server = str(table.local.world.guild.id)
    dispatch, sent = table.local.gateway.dispatch, 0
    with capture_logs() as log:
        for kind in KINDS:
            dispatch("CHANNEL_CREATE", channel(kind) | {"guild_id": server})
        for payload in spoilt_channels(server):
            dispatch("CHANNEL_UPDATE", payload)
            dispatch("CHANNEL_CREATE", payload)
            dispatch("GUILD_CREATE", guild([payload]))
            sent += 3
        for payload in spoilt(thread() | {"guild_id": server}):
            dispatch("THREAD_LIST_SYNC", {"guild_id": server, "threads": [payload], "members": []})
            dispatch("GUILD_CREATE", guild([channel("text")], [payload]))
            sent += 2
        assert answered(await table.ada.command("arena", "turns", {}))
    assert sent > 600
    assert {line["what"] for line in log if line["event"] == UNREADABLE} == {
        *("CHANNEL_CREATE", "CHANNEL_UPDATE", "GUILD_CREATE", "THREAD_LIST_SYNC")
    }
    assert len(table.local.gateway._sessions) == 1


@pytest.mark.parametrize("shards", [None, 2])
async def test_one_server_that_cannot_be_read_costs_only_that_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shards: int | None
):
    complete = gateway.guild_create

    def broken(world: Any, one: Any, *how: Any) -> Json:
        spoilt = [without(channel("voice"), set(), {"bitrate"})] if one.name == "server-2" else []
        told: Json = complete(world, one, *how)
        return told | {"channels": [*told["channels"], *spoilt]}

    async with LocalDiscord(corner(**QUICK, servers=2)) as local:
        with capture_logs() as log:
            monkeypatch.setattr(gateway, "guild_create", broken)
            async with served(local, tmp_path, shards) as table:
                for place in ("arena", "server-3"):
                    assert answered(await table.ada.command(place, "turns", {}))
        lost = next(one.id for one in local.world.guilds if one.name == "server-2")
        found = {(line["what"], line["guild"]) for line in log if line["event"] == UNREADABLE}
        assert found == {("GUILD_CREATE", str(lost))}


@pytest.mark.parametrize("shards", [None, 2])
async def test_a_bot_that_cannot_read_ready_connects_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shards: int | None
):
    monkeypatch.setattr(Pauses, "delay", lambda _: 0.01)
    complete, sent = gateway.own_user_payload, itertools.count()

    def broken(user: Any) -> Json:
        return without(complete(user), set(), {"id"} if next(sent) == 1 else set())

    async with LocalDiscord(corner(**QUICK)) as local:
        with capture_logs() as log:
            monkeypatch.setattr(gateway, "own_user_payload", broken)
            async with served(local, tmp_path, shards) as table:
                assert answered(await table.ada.command("arena", "turns", {}))
                assert len(local.gateway.shards) == (shards or 1)
        assert [line["what"] for line in log if line["event"] == UNREADABLE] == ["READY"]
