"""Which servers are looked at for channels that everyone can read, and for how long what was found is known."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest
import pytest_asyncio

from bot.features.board.service import OpenBoard
from cogs.board import places
from cogs.board.places import AGAIN, LEASE, OpenPlaces
from cogs.delivery.open_places import open_places
from tests.features.board.conftest import switch
from tests.places import ARENA
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def look(shown: Scene) -> OpenPlaces:
    """The loop, which looks only when a test asks for it."""
    await shown.bot.remove_cog("OpenPlaces")
    return OpenPlaces(shown.bot)


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The servers whose channels were gone through."""
    found: list[int] = []

    def noted(guild: discord.Guild) -> Iterator[int]:
        found.append(guild.id)
        return open_places(guild)

    monkeypatch.setattr(places, "open_places", noted)
    return found


async def test_a_server_is_looked_at_when_it_has_changed_and_every_minute(
    shown: Scene, look: OpenPlaces, looked_at: list[int]
):
    guild = shown.bot.guilds[0]
    await look.step()
    await look.step()
    assert looked_at == [guild.id]
    await look.on_change(guild.text_channels[0], guild.text_channels[0])
    assert look.woken.is_set()
    await look.step()
    assert looked_at == [guild.id] * 2
    shown.services.clock.shift = AGAIN + 1000  # type: ignore[attr-defined]
    await look.step()
    assert looked_at == [guild.id] * 3


async def test_a_server_that_does_not_want_it_is_left_alone(shown: Scene, look: OpenPlaces, looked_at: list[int]):
    await switch(shown, on=False)
    await look.step()
    await look.on_change(shown.bot.guilds[0])
    assert not look.woken.is_set()
    await look.step()
    assert looked_at == []
    await switch(shown, on=True)
    await look.step()
    assert looked_at == [shown.bot.guilds[0].id]


async def test_what_has_not_changed_is_not_written_between(shown: Scene, look: OpenPlaces):
    guild, rows, arena = shown.bot.guilds[0].id, shown.bot.feature(OpenBoard).rows, shown.bot.get_channel(ARENA)
    assert isinstance(arena, discord.TextChannel)
    await look.step()
    began = shown.services.clock.now_ms()
    shown.services.clock.shift = AGAIN // 2  # type: ignore[attr-defined]
    await look.on_change(shown.bot.guilds[0])
    await look.step()
    assert await rows.places((guild,), began + LEASE + 1) == {}
    arena.nsfw = True
    await look.on_change(arena, arena)
    await look.step()
    assert ARENA not in (await rows.places((guild,), began + LEASE + 1))[guild]


async def test_what_is_found_slowly_is_known_from_the_beginning(
    shown: Scene, look: OpenPlaces, monkeypatch: pytest.MonkeyPatch
):
    guild, clock = shown.bot.guilds[0].id, shown.services.clock
    began = clock.now_ms()

    def slow(guild: discord.Guild) -> Iterator[int]:
        clock.shift = AGAIN  # type: ignore[attr-defined]
        return open_places(guild)

    monkeypatch.setattr(places, "open_places", slow)
    await look.step()
    rows = shown.bot.feature(OpenBoard).rows
    assert await rows.places((guild,), began + LEASE - 1)
    assert await rows.places((guild,), began + LEASE + AGAIN // 2) == {}
