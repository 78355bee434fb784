"""The puzzle from a match on the server: of players who both switched it on, after the day's tries, without a name, and only there."""

import asyncio
import datetime as dt
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import of_match
from bot.features.daily.service import Dailies
from bot.matches.core.models import Match
from bot.matches.posting.bulletins import MORNING
from bot.matches.timing.paces import DAY
from bot.storage.delivery.bulletins import LEASE
from bot.workers.inline_worker import InlineWorker
from cogs.delivery.bulletin_posts import BulletinPosts
from localdiscord.people import ClientMessage, UserClient
from tests.features.daily.test_in_discord import Solver
from tests.features.daily.test_morning_in_discord import Killed
from tests.features.history.test_whatif_in_discord import speak_english
from tests.features.settings.test_settings_in_discord import changed, settings_page
from tests.support.discord.scene import QUICK, Scene, button, scene
from tests.support.matches.played_out import played_out
from tests.support.pictures.dailies import keep_days, made
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def switched(person: UserClient, way: str) -> None:
    panel = await settings_page(person, "play")
    assert says(panel.text, f"settings-said-puzzles-{'off' if way == 'on' else 'on'}")
    panel = changed(await person.press(panel, custom_id=button(panel, "setpuzzles")))
    assert says(panel.text, f"settings-said-puzzles-{way}")


async def yesterday(table: Scene, answers: int = 2, **options: str) -> Match:
    """A match of Ada and Bruno, who both agree, that ended yesterday after some answers; the puzzles of today are there."""
    speak_english(table)
    await table.begin(**options)
    for person in (table.ada, table.bruno):
        await switched(person, "on")
    match = await played_out(table.bot.matches, 1, answers)
    clock = table.services.clock
    clock.shift += DAY - clock.now_ms() % DAY + 2 * MORNING
    today = table.bot.feature(Dailies).today
    await keep_days(table.services.store, today - dt.timedelta(days=1), today)
    return match


async def found(table: Scene) -> str:
    """Ada’s match has a puzzle; its name."""
    match = await yesterday(table)
    name = of_match(match.id, match.game)
    await table.services.store.area(DailyRows).keep_match_puzzle(match.id, match.game, made(name=name))
    return name


def offered(message: ClientMessage) -> str:
    """The label of the button that leads to it; "" if there is none."""
    return next((one["label"] for one in message.buttons if one["custom_id"].startswith("daily:0:m")), "")


async def test_it_is_offered_after_the_tries_of_the_day_and_counts_for_nothing(table: Scene):
    name = await found(table)
    chloe = Solver(table.chloe)
    last = await chloe.finish()
    assert offered(last) == "From this server"
    panel = await chloe.press(last, label="From this server")
    assert "from a match on this server" in panel.text
    assert "Ada" not in str(panel.parts)
    assert "Bruno" not in str(panel.parts)
    missed = await chloe.flick(panel)
    assert "goal reached" not in missed.text
    shown = await chloe.press(missed, label="Show me")
    assert "💡 Best answer" in shown.text
    solved = await chloe.flick(await chloe.solve(await chloe.press(shown, label="Try it myself")))
    assert "goal reached" in solved.text
    assert await table.services.store.area(DailyRows).tries_of(name, table.chloe.id) == ()
    assert "🔥 1 day in a row" in (await chloe.press(solved, label="Today’s puzzle")).text


async def test_it_is_gone_once_a_player_takes_the_permission_back(table: Scene):
    await found(table)
    chloe = Solver(table.chloe)
    last = await chloe.finish()
    await switched(table.bruno, "off")
    assert says((await chloe.press(last, label="From this server")).text, "refused-puzzle")
    assert not offered(await chloe.daily())


async def test_it_is_not_offered_in_direct_messages(table: Scene):
    await found(table)
    assert not offered(await Solver(table.chloe).finish(table.chloe.dm()))


async def test_the_morning_post_leads_there(table: Scene):
    await table.ada.command("arena", "server setup", {"daily": "arena"})
    await found(table)
    await BulletinPosts(table.bot).look()
    post = next(one for one in table.ada.messages("arena") if ":morning" in str(one.parts))
    assert offered(post) == "From this server"
    assert "from a match on this server" in (await Solver(table.chloe).press(post, label="From this server")).text


async def test_a_post_that_was_sent_is_not_sent_again_without_it(tmp_path: Path):
    """The process dies once Discord has the post; until the next one looks, a player takes the permission back."""
    async with scene(tmp_path, {**QUICK, "nonce_seconds": 0.0}) as table:
        await table.bot.remove_cog("BulletinPosts")  # a match that ends wakes it
        await table.ada.command("arena", "server setup", {"daily": "arena"})
        await found(table)
        posts = BulletinPosts(table.bot)
        with patch.object(posts, "bulletins", Killed(posts.bulletins, "done")), pytest.raises(asyncio.CancelledError):
            await posts.look()
        await switched(table.bruno, "off")
        table.services.clock.shift += LEASE
        await BulletinPosts(table.bot).look()
        assert len([one for one in table.ada.messages("arena") if ":morning" in str(one.parts)]) == 1


async def test_a_worker_finds_one_in_the_match_that_was_played(table: Scene):
    match = await yesterday(table, answers=24, game="offboard")  # where a search is short
    shared = table.bot.feature(Dailies).shared
    shared._work.engine = InlineWorker()
    await shared.search()
    name = await shared.of_server(match.guild)
    assert name == of_match(match.id, match.game)
    assert (await table.bot.feature(Dailies).puzzle(name)).options == match.options
