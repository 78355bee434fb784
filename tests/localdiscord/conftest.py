"""A local Discord without tight rates, and a discord.py bot connected to it."""

import asyncio
import contextlib
import functools
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
import yarl

from localdiscord.config import LocalConfig, Rate
from localdiscord.crowds import grown
from localdiscord.fixtures import default_fixtures
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest
from tests.localdiscord.trial_bot import TrialBot
from tests.support.discord.description import CHECKER, UNDESCRIBED, as_described, description

QUICK = {
    "message_rate": Rate(500, 1.0),
    "edit_rate": Rate(500, 1.0),
    "webhook_rate": Rate(500, 1.0),
}


@pytest_asyncio.fixture
async def local(request: pytest.FixtureRequest) -> AsyncIterator[LocalDiscord]:
    """A local Discord; `@pytest.mark.parametrize("local", [{...}], indirect=True)` changes its settings, or its `servers`."""
    changed: dict[str, Any] = dict(getattr(request, "param", {}))
    changed["fixtures"] = grown(default_fixtures(), servers=changed.pop("servers", 0))
    async with LocalDiscord(LocalConfig(**QUICK | changed)) as discord_here:
        yield discord_here
        assert answer_faults(discord_here) == []


@functools.cache
def checker() -> Any:
    return description().Checker()


def answer_faults(local: LocalDiscord) -> list[str]:
    """Faults in the responses by Discord's own description; [] without the checker, which CI must have."""
    if not CHECKER.exists() and not os.environ.get("CI"):
        return []
    faults = []
    for call in local.log.requests:
        if call.status == 0 or call.status >= 500 or call.path.endswith(("/nowhere", UNDESCRIBED)):
            continue  # the description knows none of them
        body = call.response
        if isinstance(body, dict) and "errors" in body:
            # It wants numbers as codes of a form's faults, where Discord's own pages show names.
            body = {key: value for key, value in body.items() if key != "errors"}
        found = checker().response(call.method, call.path, call.status, as_described(body))
        faults += [f"{call.method} {call.path} {call.status}: {fault}" for fault in found]
    return faults


async def all_servers_known(client: TrialBot, local: LocalDiscord) -> None:
    """Wait until the bot has been told of all servers: on a busy machine it may be ready earlier."""
    async with asyncio.timeout(60):
        while {one.id for one in client.guilds if not one.unavailable} != {one.id for one in local.world.guilds}:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)


@pytest.fixture
def connected(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., AbstractAsyncContextManager[TrialBot]]:
    """Opens a bot on the local Discord: `async with connected() as bot`."""
    monkeypatch.setattr(discord.http.Route, "BASE", local.rest_url)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(local.gateway_url))
    assert discord.http.asyncio is asyncio, "a test before this one left the library hurried"

    @contextlib.asynccontextmanager
    async def opened(**options: Any) -> AsyncIterator[TrialBot]:
        client = TrialBot(**options)
        running = asyncio.create_task(client.start(local.token))
        ready = asyncio.create_task(client.became_ready.wait())
        done, _ = await asyncio.wait({running, ready}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        if ready not in done:
            ready.cancel()
        if running in done:
            running.result()
        if ready in done:
            await all_servers_known(client, local)
        try:
            yield client
        finally:
            await client.close()
            await running

    return opened


@pytest_asyncio.fixture
async def trial_bot(connected: Callable[..., AbstractAsyncContextManager[TrialBot]]) -> AsyncIterator[TrialBot]:
    """A bot that is ready."""
    async with connected() as client:
        yield client


@pytest_asyncio.fixture
async def rest(local: LocalDiscord) -> AsyncIterator[Rest]:
    """Calls by hand, for what discord.py would not send."""
    async with aiohttp.ClientSession() as session:
        yield Rest(local, session)


@pytest.fixture
def pair(local: LocalDiscord) -> int:
    """The conversation of Ada, who has the bot on her account, with Bruno."""
    ada = local.person("ada")
    local.membership.take_along(ada.id)
    return ada.converse("bruno")


@pytest.fixture
def group(local: LocalDiscord) -> int:
    """A group of Ada, who has the bot on her account, Bruno and Chloe."""
    ada = local.person("ada")
    local.membership.take_along(ada.id)
    return ada.converse("bruno", "chloe", name="Friday")
