"""The local Discord under Discord's own names, for a client that is told of no other."""

import asyncio
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import discord
import pytest
import pytest_asyncio
import yarl
from aiohttp.abc import AbstractResolver, ResolveResult

from localdiscord.config import LocalConfig
from localdiscord.server import LocalDiscord
from tests.localdiscord.trial_bot import TrialBot
from tests.support.discord.authority import Authority

pytestmark = pytest.mark.asyncio


class ToOnePlace(AbstractResolver):
    """Every name is the local Discord."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        del port, family  # every name leads to the same place
        place = {"host": self._host, "port": self._port, "family": socket.AF_INET, "proto": 0, "flags": 0}
        return [ResolveResult(hostname=host, **place)]

    async def close(self) -> None:
        """Nothing was opened."""


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return Authority(tmp_path)


@pytest_asyncio.fixture
async def disguised(authority: Authority) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(LocalConfig(tls=authority.server)) as local:
        yield local


@pytest_asyncio.fixture
async def connector(disguised: LocalDiscord, authority: Authority) -> aiohttp.TCPConnector:
    assert disguised.disguise is not None
    return aiohttp.TCPConnector(
        resolver=ToOnePlace(disguised.disguise.host, disguised.disguise.port), ssl=authority.client
    )


async def test_an_unmodified_client_lives_on_it(
    disguised: LocalDiscord, connector: aiohttp.TCPConnector, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(discord.http.Route, "BASE", "https://discord.com/api/v10")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("wss://gateway.discord.gg/"))
    client = TrialBot(connector=connector)
    running = asyncio.create_task(client.start(disguised.token))
    try:
        async with asyncio.timeout(60):
            await client.became_ready.wait()
        ada = disguised.person("ada")
        card = (await ada.command("lobby", "card")).shown
        assert (await ada.press(card, label="Turn")).shown.text.startswith("turned")
        channel = client.get_partial_messageable(card.channel_id)
        url = (await channel.fetch_message(card.id)).components[0].children[1].items[0].media.url
        assert url.startswith("https://cdn.discordapp.com/attachments/")
        assert (await client.http.get_from_cdn(url)).startswith(b"\x89PNG")
        await disguised.gateway.disconnect()
        await client.heard("resumed")
        client.became_ready.clear()
        disguised.gateway.invalidate()
        async with asyncio.timeout(60):
            await client.became_ready.wait()
    finally:
        await client.close()
        await running


async def test_the_proxy_leads_every_name_there_and_does_nothing_else(disguised: LocalDiscord, authority: Authority):
    assert disguised.disguise is not None
    proxy = disguised.disguise.proxy_url
    async with aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {disguised.token}"}
        api = "https://discord.com/api/v10/users/@me"
        async with session.get(api, proxy=proxy, ssl=authority.client, headers=headers) as answer:
            assert (await answer.json())["username"] == "helper"
        async with session.get("http://discord.com/", proxy=proxy) as answer:
            assert answer.status == 405
        with pytest.raises(aiohttp.ClientConnectorCertificateError):
            await session.get(api, proxy=proxy, headers=headers)
