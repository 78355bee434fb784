"""The feed of results: each match once, only matches its readers may see, merged messages, edited once a match is voided."""

import asyncio
import re

import pytest
from structlog.testing import capture_logs

from bot.matches.core.models import Match, Status
from bot.matches.core.models import Person as Moderator
from localdiscord.people import ClientMessage
from localdiscord.permissions import Permission
from localdiscord.records import Overwrite
from tests.cogs.delivery.forum.test_forum_in_discord import choose as choose_forum
from tests.cogs.delivery.forum.test_forum_in_discord import until
from tests.cogs.delivery.test_outbox import settled
from tests.features.history.test_history_in_discord import hide_arena
from tests.features.tournaments.test_tournaments_in_discord import entered, opened, round_of
from tests.places import GENERAL
from tests.support.discord.scene import Scene, button
from tests.support.discord.serving import delivered_elsewhere
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
MESSAGES = "/channels/{channel.id}/messages"


async def choose(table: Scene) -> ClientMessage:
    return (await table.ada.command("arena", "server setup", {"results": str(GENERAL)})).shown


def feed(table: Scene) -> list[ClientMessage]:
    """The posts in the channel of results."""
    return [one for one in table.ada.messages(GENERAL) if not one.ephemeral]


async def begun(table: Scene, number: int = 1, **options: str) -> Match:
    card = await table.challenge(**{"game": "offboard", **options})
    await table.bruno.press(card, label="Accept")
    await table.turn(0, match=number)
    await settled(table)
    return await table.match(number)


async def resigned(table: Scene, number: int = 1) -> None:
    await table.services.matches.resign(number, table.bruno.id, key=f"resign {number}")


async def played(table: Scene, number: int = 1, **options: str) -> Match:
    """A match that Bruno gives up."""
    await begun(table, number, **options)
    await act_twice(table, number)
    await resigned(table, number)
    await settled(table)
    match = await table.match(number)
    assert match.status is Status.FINISHED
    return match


async def given_up(table: Scene) -> None:
    """Wait until the latest result was refused to the channel."""
    for _ in range(6000):
        if await table.services.store.bulletin_given_up(table.local.world.guild.id, "result"):
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def act_twice(table: Scene, number: int) -> None:
    """A move by each, so that the match counts."""
    for nth in range(2):
        match = await table.match(number)
        ask, *_ = table.services.matches.asks(match)
        user = match.holder(ask.seat).user
        await table.services.matches.act(number, ask.id, user, ask.choices[0].action, key=f"{number}.{nth}")


async def test_a_result_is_posted_once_with_the_score_the_points_and_the_way_there(table: Scene):
    assert says((await choose(table)).text, "wish-results")
    match = await played(table, rated="True")
    await until(lambda: feed(table))
    (result,) = feed(table)
    first = result.text.splitlines()[0]
    won = rf"<@{table.ada.id}> \(\w+\) beats <@{table.bruno.id}> \(\w+\) by resignation\."
    assert re.fullmatch(rf"\*\*\[Offboard #1\]\(\S+\)\*\* · {won}", first)
    assert "→" in result.text or "+" in result.text
    assert result.mentions == []
    assert [one["url"].rpartition("/")[2] for one in result.buttons if one.get("url")] == [str(match.thread)]
    text = await table.dai.press(result, custom_id=button(result, "text"))
    assert text.message is not None


async def test_a_lost_answer_posts_no_result_twice(table: Scene):
    await choose(table)
    posts = table.bot.cogs["BulletinPosts"]
    await posts.cog_unload()
    await played(table)
    table.local.faults.fail_next("POST", MESSAGES, status=500, after_effect=True)
    await posts.cog_load()
    await until(lambda: feed(table))
    await asyncio.sleep(0.3)
    assert len(feed(table)) == 1


async def test_several_that_wait_are_one_message_with_a_button_for_each(table: Scene):
    await played(table, 1)
    await played(table, 2, game="pitchout")
    await choose(table)
    for number in (3, 4):
        await begun(table, number, game="offboard" if number == 3 else "pitchout")
        await act_twice(table, number)
    posts = table.bot.cogs["BulletinPosts"]
    await posts.cog_unload()
    await resigned(table, 3)
    await resigned(table, 4)
    await settled(table)
    await posts.cog_load()
    await until(lambda: feed(table))
    (result,) = feed(table)
    assert "Offboard #3" in result.text
    assert "Pitch Out #4" in result.text
    assert "Offboard #1" not in result.text
    assert [one["label"] for one in result.buttons] == ["Offboard #3", "Pitch Out #4"]
    assert not any("replay" in one["custom_id"] for one in result.buttons)  # nothing moved yet


async def test_a_voided_match_is_struck_from_the_feed_by_an_edit(table: Scene):
    await choose(table)
    match = await played(table)
    await until(lambda: feed(table))
    (result,) = feed(table)
    await table.services.matches.endings.void(match.id, match.guild, by=Moderator(table.ada.id, "ada"), key="void")
    table.bot.matches.bulletins.woken.set()
    await until(lambda: "voided by a moderator" in table.ada.message(result.id).text)
    assert len(feed(table)) == 1


@pytest.mark.parametrize("loser", [0, 1])
async def test_a_voided_match_names_its_players_in_the_order_of_its_result(table: Scene, loser: int):
    await choose(table)
    await begun(table)
    await act_twice(table, 1)
    match = await table.match()
    await table.services.matches.resign(1, match.holder(loser).user, key="resign")
    await until(lambda: feed(table))
    (result,) = feed(table)
    await table.services.matches.endings.void(
        1, match.guild, by=Moderator(table.ada.id, match.holder(match.seat_of(table.ada.id)).name), key="void"
    )
    table.bot.matches.bulletins.woken.set()
    await until(lambda: "voided by a moderator" in table.ada.message(result.id).text)
    names = f"{match.holder(1 - loser).name} – {match.holder(loser).name}"
    assert says(table.ada.message(result.id).text, "result-void", players=names)


async def test_an_edit_names_no_match_that_was_not_posted(table: Scene):
    await choose(table)
    for number in (1, 2):
        await begun(table, number)
        await act_twice(table, number)
    await table.ada.command("general", "match here", {"match": 2})
    posts = table.bot.cogs["BulletinPosts"]
    await posts.cog_unload()
    await hide_arena(table)
    for number in (1, 2):
        await resigned(table, number)
    await settled(table)
    await posts.cog_load()
    await until(lambda: any("**[Offboard #2](" in one.text for one in feed(table)))
    (result,) = [one for one in feed(table) if "**[Offboard #" in one.text]
    assert "Offboard #1" not in result.text
    match = await table.match(2)
    await table.services.matches.endings.void(match.id, match.guild, by=Moderator(table.ada.id, "ada"), key="void")
    table.bot.matches.bulletins.woken.set()
    await until(lambda: "voided by a moderator" in table.ada.message(result.id).text)
    assert "Offboard #1" not in table.ada.message(result.id).text


async def test_what_was_voided_before_it_was_posted_is_not_posted(table: Scene):
    await choose(table)
    posts = table.bot.cogs["BulletinPosts"]
    await posts.cog_unload()
    match = await played(table)
    await table.services.matches.endings.void(match.id, match.guild, by=Moderator(table.ada.id, "ada"), key="void")
    await posts.cog_load()
    await given_up(table)
    assert feed(table) == []


async def test_matches_of_channels_that_fewer_can_read_are_not_posted(table: Scene):
    world = table.local.world
    arena = world.find_channel("arena")
    arena.overwrites = [
        Overwrite(world.guild.id, 0, deny=int(Permission.VIEW_CHANNEL)),
        *(Overwrite(one, 1, allow=int(Permission.VIEW_CHANNEL)) for one in (world.bot.id, table.bruno.id)),
    ]
    world.change_channel(arena)
    guild = table.bot.guilds[0]
    await until(lambda: not guild.get_channel(arena.id).permissions_for(guild.default_role).view_channel)
    await choose(table)
    await played(table)
    await given_up(table)
    assert feed(table) == []
    general = world.find_channel("general")
    general.overwrites = list(arena.overwrites)
    world.change_channel(general)
    await until(lambda: not guild.get_channel(GENERAL).permissions_for(guild.default_role).view_channel)
    await played(table, 2)
    await until(lambda: feed(table))
    assert "Offboard #2" in feed(table)[0].text


async def test_the_house_alone_with_a_person_is_no_news(table: Scene):
    await choose(table)
    await table.ada.command("arena", "practice", {"game": "offboard"})
    await table.turn(0)
    await settled(table)
    await act_twice(table, 1)
    await table.services.matches.resign(1, table.ada.id, key="resign")
    await settled(table)
    await asyncio.sleep(0.2)
    assert feed(table) == []


async def test_a_match_in_a_post_of_the_forum_is_posted_with_the_way_to_it(table: Scene):
    await choose_forum(table)
    await choose(table)
    match = await played(table)
    await until(lambda: feed(table))
    assert match.home
    assert str(match.thread) in str(feed(table)[0].buttons)


async def test_a_channel_that_was_dropped_meanwhile_gets_nothing(table: Scene):
    await choose(table)
    posts = table.bot.cogs["BulletinPosts"]
    await posts.cog_unload()
    await played(table)
    panel = (await table.ada.command("arena", "server setup")).shown
    panel = (await table.ada.press(panel, custom_id=button(panel, "house", "posts"))).shown
    panel = (await table.ada.press(panel, label="Stop posting results")).shown
    assert says(panel.text, "wish-results")
    await posts.cog_load()
    await given_up(table)
    assert feed(table) == []


async def test_a_match_of_a_tournament_names_it_in_the_feed_and_when_it_is_resigned(table: Scene):
    await choose(table)
    await entered(await opened(table, format="knockout", game="offboard"), *table.people)
    board = (await round_of(table, 1)).rounds[0][0]
    match = await table.match(board.match)
    assert "🏆 Club Cup · semi-final" in (await table.turn(0, match=match.id)).text
    loser = table.person(match.holder(1).user)
    asked = await loser.command("arena", "resign", {"match": match.id})
    assert "🏆 Club Cup · " in asked.shown.text
    assert any(says(asked.shown.text, "tournament-semi-final", language) for language in ("en", "fr"))
    await act_twice(table, match.id)
    await loser.press(asked.shown, custom_id=button(asked.shown, "resigned"))
    await until(lambda: feed(table))
    assert "🏆 Club Cup · semi-final" in feed(table)[0].text


async def test_a_result_is_left_to_the_process_that_gets_events_of_the_server(table: Scene):
    await choose(table)
    await begun(table)
    await act_twice(table, 1)
    await settled(table)
    with capture_logs() as log:
        async with delivered_elsewhere(table):
            await resigned(table)
            await settled(table)
            await asyncio.sleep(1)
            assert feed(table) == []
    assert [line["event"] for line in log if line["log_level"] == "error"] == []
    await until(lambda: len(feed(table)) == 1)
