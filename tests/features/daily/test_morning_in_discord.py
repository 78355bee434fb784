"""The daily puzzle is posted each morning where a server wants it: once a day, whatever process is killed."""

import asyncio
import datetime as dt
from collections import Counter
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from bot.features.daily.rows import DailyRows
from bot.features.daily.service import Dailies
from bot.features.daily.values import PuzzleTry
from bot.matches.core.models import Player
from bot.matches.posting.bulletins import MORNING
from bot.matches.timing.paces import DAY
from bot.storage.delivery.bulletins import LEASE
from cogs.delivery.bulletin_posts import BulletinPosts
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.scene import QUICK, Scene, button, scene
from tests.support.pictures.dailies import keep_days
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
KILLS = 200


async def ready(table: Scene, days: int = 1) -> None:
    """Posts are wanted in the arena, the puzzles of the days to come are made, and it is midnight; nothing is posted but by `fresh`."""
    await table.bot.cogs["BulletinPosts"].cog_unload()
    await table.ada.command("arena", "server setup", {"daily": "arena"})
    today = table.bot.feature(Dailies).today
    await keep_days(table.services.store, *(today + dt.timedelta(days=nth) for nth in range(days + 1)))
    clock = table.services.clock
    clock.shift += DAY - clock.now_ms() % DAY


def fresh(table: Scene) -> BulletinPosts:
    """The loop that posts bulletins, as in a process of its own."""
    posts = BulletinPosts(table.bot)
    posts.owner = f"process {id(posts)}"
    return posts


def holder(person: UserClient) -> Player:
    return Player(0, person.id, person.user.display_name)


def posted(table: Scene) -> list[ClientMessage]:
    return [one for one in table.ada.messages("arena") if ":morning" in str(one.parts)]


async def test_a_morning_has_its_post(table: Scene):
    await ready(table)
    posts, clock = fresh(table), table.services.clock
    clock.shift += MORNING - 60_000
    await posts.look()
    assert not posted(table)
    clock.shift += 60_000
    await posts.look()
    (found,) = posted(table)
    assert says(found.text, "puzzle-pitchout-foes", count=2)
    assert not says(found.text, "daily-yesterday")
    assert found.pictures
    assert found.pictures[0]["description"]
    panel = (await table.chloe.press(found, custom_id=button(found, "daily"))).shown
    assert panel.ephemeral
    await asyncio.gather(*(fresh(table).look() for _ in range(4)))
    assert len(posted(table)) == 1


async def test_the_next_one_shows_how_the_day_before_went(table: Scene):
    await ready(table, days=2)
    clock, dailies = table.services.clock, table.bot.feature(Dailies)
    clock.shift += MORNING
    name = f"daily.{dailies.today}.pitchout"
    guild = table.local.world.guild.id
    for nth, (person, points) in enumerate(((table.ada, 100), (table.chloe, 20))):
        tried = PuzzleTry(name, 1, guild, f"key {nth}", b"[]", None, points, clock.now_ms())
        await table.services.store.area(DailyRows).keep_try(holder(person), tried, most=3)
    clock.shift += DAY
    await fresh(table).look()
    found = posted(table)[-1]
    assert says(found.text, "daily-yesterday", solved=1, players=2)
    assert found.text.index("Ada") < found.text.index("Chloe")


async def test_what_the_server_reads_is_in_its_language_and_it_stops_when_told(table: Scene):
    await ready(table, days=2)
    await table.ada.command("arena", "server setup", {"language": "fr"})
    table.services.clock.shift += MORNING
    await fresh(table).look()
    assert says(posted(table)[0].text, "daily-title", "fr")
    panel = (await table.ada.command("arena", "server setup", {"daily": "arena"})).shown  # again: it stays
    await table.ada.press(panel, custom_id=button(panel, "housenodaily"))
    table.services.clock.shift += DAY
    await fresh(table).look()
    assert len(posted(table)) == 1


async def test_a_channel_that_is_gone_is_given_up_and_the_managers_see_it(table: Scene):
    await ready(table)
    table.ada.delete_channel("arena")
    table.services.clock.shift += MORNING
    await fresh(table).look()
    assert await table.services.store.next_bulletin("anyone") is None
    checked = (await table.ada.command("general", "server check", {})).shown
    assert says(checked.text, "check-daily")


async def test_a_day_that_is_over_is_not_posted(table: Scene):
    await ready(table, days=2)
    table.services.clock.shift += MORNING
    await table.bot.matches.bulletins.open()
    table.services.clock.shift += DAY - MORNING
    await fresh(table).look()
    assert not posted(table)
    assert await table.services.store.next_bulletin("anyone") is None


@pytest.mark.parametrize("remembers", [True, False])
async def test_one_post_a_day_under_many_kills(tmp_path: Path, *, remembers: bool):
    """Each process is killed at a random point: before it sends, or after Discord has the message."""
    luck, killed = Random(7), Counter[str]()
    config = {**QUICK, "nonce_seconds": 300.0 if remembers else 0.0}
    async with scene(tmp_path, config) as table:
        days = 8
        await ready(table, days=days)
        clock = table.services.clock
        clock.shift += MORNING
        for day in range(days):
            for _ in range(KILLS // days):
                posts = fresh(table)
                point = luck.choice(("open", "claim", "attempt", "done"))
                if day % 2 and point == "done":
                    point = "attempt"  # on some days nothing is sent before the last one
                with patch.object(posts, "bulletins", Killed(posts.bulletins, point)):
                    try:
                        await posts.look()
                    except asyncio.CancelledError:
                        killed[point] += 1
                clock.shift += LEASE if not remembers or luck.random() < 0.5 else 1000
            clock.shift += LEASE
            await asyncio.gather(*(fresh(table).look() for _ in range(2)))
            assert len(posted(table)) == day + 1
            clock.shift += DAY - clock.now_ms() % DAY + MORNING
        assert await table.services.store.next_bulletin("anyone") is None
    assert min(killed.values()) > 3
    assert len(killed) > 2


class Killed:
    """The bulletins of a process that dies as soon as one of their verbs has been carried out; `done` kills it before."""

    def __init__(self, bulletins: object, point: str) -> None:
        self._bulletins = bulletins
        self._point = point

    def __getattr__(self, name: str) -> object:
        verb = getattr(self._bulletins, name)
        if name != self._point:
            return verb

        async def dying(*args: object, **given: object) -> object:
            if name != "done":
                await verb(*args, **given)
            raise asyncio.CancelledError

        return dying
