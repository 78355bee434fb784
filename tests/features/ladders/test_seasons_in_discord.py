"""The end of a season: announced once where a server wants it, with titles on profiles."""

import pytest

from bot.features.ladders.rows import LadderRows
from bot.matches.core.models import Player
from bot.matches.posting.bulletins import MORNING
from bot.matches.timing.paces import DAY
from bot.ratings.ladders import RANKED
from bot.ratings.seasons import before, bounds, season_of
from cogs.delivery.bulletin_posts import BulletinPosts
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.scene import Scene, button
from tests.support.tournaments.ended import ended
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
HOUR = 3600 * 1000


def holder(person: UserClient) -> Player:
    return Player(0, person.id, person.user.display_name)


def posted(table: Scene) -> list[ClientMessage]:
    return [one for one in table.ada.messages("arena") if says(one.text, "season-over", season=name(table))]


def name(table: Scene) -> str:
    past = before(season_of(table.services.clock.now_ms()))
    return table.bot.catalogue.of("en").text("season", year=str(past // 10), quarter=past % 10)


async def played(table: Scene) -> None:
    """Ada beats Bruno, and Bruno beats Chloe, in the last days of the present season, in which nothing was announced yet."""
    store, guild = table.services.store, table.local.world.guild.id
    _, over = bounds(season_of(table.services.clock.now_ms()))
    await store.area(LadderRows).close_season(str(before(season_of(table.services.clock.now_ms()))), 1)
    for nth in range(RANKED + 1):
        for winner, loser in ((table.ada, table.bruno), (table.bruno, table.chloe)):
            await ended(store, [[holder(winner)], [holder(loser)]], over - (50 - nth) * HOUR, guild=guild)


async def after_the_season(table: Scene) -> None:
    clock = table.services.clock
    _, over = bounds(season_of(clock.now_ms()))
    clock.shift += over + MORNING - clock.now_ms()


async def test_the_end_of_a_season_is_announced_once(table: Scene):
    await table.ada.command("arena", "server setup", {"news": "arena"})
    await played(table)
    posts = BulletinPosts(table.bot)
    await posts.look()
    assert not posted(table)
    await after_the_season(table)
    await posts.look()
    (found,) = posted(table)
    assert len(found.pictures) == 1
    assert "🥇 Ada" in found.text
    assert "🥈 Bruno" in found.text
    table.services.clock.shift += DAY
    await BulletinPosts(table.bot).look()
    assert len(posted(table)) == 1
    shown = await table.chloe.press(found, label="Pitch Out")
    assert "Ada" in shown.shown.text


async def test_a_title_is_shown_on_the_profile(table: Scene):
    await played(table)
    mine = (await table.ada.command("arena", "profile")).shown
    assert not says(mine.text, "profile-titles")
    await after_the_season(table)
    mine = (await table.ada.command("arena", "profile")).shown
    assert f"Titles: 🥇 {name(table)}" in mine.text


async def test_nothing_is_announced_of_a_season_without_matches(table: Scene):
    await table.ada.command("arena", "server setup", {"news": "arena"})
    await table.services.store.area(LadderRows).close_season("1", 1)
    await after_the_season(table)
    await BulletinPosts(table.bot).look()
    assert not posted(table)


async def test_a_server_that_wants_no_news_gets_none(table: Scene):
    panel = (await table.ada.command("arena", "server setup", {"news": "arena"})).shown
    await table.ada.press(panel, custom_id=button(panel, "housenonews"))
    await played(table)
    await after_the_season(table)
    await BulletinPosts(table.bot).look()
    assert not posted(table)
