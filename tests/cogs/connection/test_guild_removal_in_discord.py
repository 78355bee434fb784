"""A server that the bot was removed from is forgotten some time later, unless it is back by then."""

from typing import Any

import pytest

from bot.matches.core.errors import StoreBusy
from bot.matches.core.models import KEPT_DAYS, Status
from cogs.core import trying_again
from tests.cogs.delivery.test_outbox import settled
from tests.places import FORUM
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio

DAY = 24 * 3600 * 1000


async def left(table: Scene) -> None:
    """As the library does it: the server is gone before anybody is told."""
    guild = table.bot.guilds[0]
    table.bot._connection._remove_guild(guild)
    for name in ("GuildRemovalListener", "Retention"):
        await table.bot.get_cog(name).on_guild_remove(guild)  # type: ignore[union-attr]


async def tidied(table: Scene, days: int) -> None:
    await table.services.store.tidy(table.services.clock.now_ms() + days * DAY, days=KEPT_DAYS)


async def by_hand(table: Scene) -> Any:
    """The daily job, which from now on runs when it is called."""
    cog: Any = table.bot.get_cog("Retention")
    await cog.cog_unload()
    return cog


async def test_what_is_kept_of_a_server_goes_and_the_match_stays_with_its_players(table: Scene):
    await table.ada.command("arena", "server setup", {"look": "light", "forum": str(FORUM)})
    await table.begin()
    await settled(table)
    assert (await table.match()).home == FORUM
    guild = table.bot.guilds[0]
    await left(table)
    await tidied(table, KEPT_DAYS - 1)
    match = await table.match()
    assert (match.guild, match.status) == (guild.id, Status.ABORTED)
    assert (await table.services.store.server_settings(guild.id)).look == "light"
    await tidied(table, KEPT_DAYS + 1)
    match = await table.match()
    assert (match.guild, match.channel, match.thread, match.message, match.home) == (0, 0, 0, 0, 0)
    assert len(await table.services.store.of_user(table.ada.id, statuses=(Status.ABORTED,))) == 1
    assert (await table.services.store.server_settings(guild.id)).look == "dark"


async def test_a_bot_that_comes_back_finds_everything(table: Scene):
    await table.ada.command("arena", "server setup", {"look": "light"})
    guild = table.bot.guilds[0]
    await left(table)
    table.bot._connection._add_guild(guild)
    await table.bot.get_cog("Retention").on_guild_join(guild)  # type: ignore[union-attr]
    await tidied(table, KEPT_DAYS + 1)
    assert (await table.services.store.server_settings(guild.id)).look == "light"


async def test_a_server_that_is_back_before_its_matches_could_be_ended_keeps_them(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(trying_again, "PAUSES", (0.01,) * 5)
    await table.begin()
    await settled(table)
    guild, asked = table.bot.guilds[0], []

    async def removed(number: int) -> int:
        asked.append(number)
        table.bot._connection._add_guild(guild)  # it is invited again while the database is away
        raise StoreBusy("gone")

    monkeypatch.setattr(table.bot.matches.endings, "removed", removed)
    await left(table)
    assert asked == [guild.id]
    assert (await table.match()).status is Status.RUNNING


async def test_a_server_left_while_the_bot_was_away_is_noticed_at_its_start(table: Scene):
    await table.begin()
    store, guild, now = table.services.store, table.bot.guilds[0].id, table.services.clock.now_ms()
    cog = await by_hand(table)
    await store.note_servers([], now)
    await store.note_servers([], now + DAY)
    assert await store.servers_left(now) == (guild,)
    await cog.tidy()
    assert (await table.match()).status is Status.RUNNING
    table.services.clock.shift += 2 * DAY
    await cog.tidy()
    assert (await table.match()).status is Status.ABORTED
    await cog.on_ready()
    assert await store.servers_left(now + 9 * DAY) == ()


async def test_data_goes_at_the_start_once_it_is_noted_which_servers_there_are(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    cog, done = await by_hand(table), []

    async def present(*_: object) -> None:
        done.append("noted")

    async def daily() -> None:
        done.append("tidied")
        raise OSError("no room")

    monkeypatch.setattr(cog._removal, "present", present)
    monkeypatch.setattr(cog._removal, "daily", daily)
    assert await cog.step() == 24 * 3600
    assert done == ["noted", "tidied"]
