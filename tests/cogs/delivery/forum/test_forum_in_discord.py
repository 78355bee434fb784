"""A forum as the home of matches: a post for each, with tags; what happens where that cannot be; and that nothing is lost or doubled."""

import asyncio
from typing import Any

import discord
import pytest

from bot.answers.custom_id import parse_id
from bot.matches.core.models import Person as Moderator
from bot.matches.work.effects import OfferKind
from bot.text import discord_url
from cogs.delivery import forum_posts
from localdiscord.events import ChannelAdded, Event
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage
from localdiscord.permissions import Permission
from localdiscord.records import Channel, ChannelType, ForumTag, Overwrite
from tests.cogs.delivery.channels.test_channel_access_in_discord import act
from tests.cogs.delivery.test_outbox import settled, turn_messages
from tests.cogs.games.test_forhonor_in_discord import seated
from tests.places import FORUM
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
POSTS = "/channels/{channel.id}/threads"
MESSAGE = "/channels/{channel.id}/messages/{message.id}"


async def choose(table: Scene, forum: int = FORUM) -> ClientMessage:
    """Have each new match get a post in the forum; the answer."""
    return (await table.ada.command("arena", "server setup", {"forum": str(forum)})).shown


def posts(table: Scene, forum: int = FORUM) -> list[Channel]:
    return [one for one in table.local.world.channels.values() if one.parent_id == forum and one.is_thread]


def tags(table: Scene, post: Channel) -> list[str]:
    """The tags of a post by name."""
    known = {tag.id: tag.name for tag in table.local.world.channels[FORUM].tags}
    assert post.thread is not None
    return [known[tag] for tag in post.thread.tags]


async def until(true: Any) -> None:
    for _ in range(6000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def test_a_match_gets_a_post_with_its_first_turn_and_the_card_leads_there(table: Scene):
    assert says((await choose(table)).text, "wish-forum")
    turn = await table.begin()
    await settled(table)
    match = await table.match()
    (post,) = posts(table)
    assert (match.thread, match.home, turn.channel_id, turn.id) == (post.id, FORUM, post.id, post.id)
    assert post.name == "Ada – Bruno · Pitch Out #1"
    assert turn.pictures
    card = table.ada.message(match.message)
    assert card.channel_id == match.channel == table.local.world.find_channel("arena").id
    assert str(post.id) in [one["url"].rpartition("/")[2] for one in card.buttons if one.get("url")]
    players = f"<@{table.ada.id}>", f"<@{table.bruno.id}>"
    assert "\n" not in card.text
    assert all(one in card.text for one in players)
    labels = [one["label"] for one in card.buttons]
    assert (labels[0], labels[-1], len(labels)) == ("Open", "Fair?", 4)  # and a call for each player
    assert not [one for one in table.local.world.channels.values() if one.is_thread and one.id != post.id]
    await table.answer(turn, "self")
    assert (await table.turn(1)).channel_id == post.id


async def test_the_card_of_a_match_in_a_post_is_edited_when_the_match_is_over_not_at_each_turn(table: Scene):
    await table.ada.command("arena", "server setup", {"forum": str(FORUM), "calls": False})
    turn = await table.begin()
    await settled(table)
    card = table.ada.message((await table.match()).message)
    assert [one["label"] for one in card.buttons] == ["Open", "Fair?"]
    since = len(table.local.log.requests)
    await table.answer(turn, "self")
    await table.turn(1)
    await settled(table)
    assert not [call for call in table.local.log.requests[since:] if str(card.id) in call.path]
    await table.services.matches.resign(1, table.ada.id, key="resign")
    await settled(table)
    over = table.ada.message(card.id)
    assert says(over.text, "card-won", way="yes", count=1)
    assert "\n" not in over.text
    assert [one["label"] for one in over.buttons] == ["Open", "Verify"]


async def test_a_match_without_a_challenge_gets_no_card_beside_its_post(table: Scene):
    await choose(table)
    waits = (await table.ada.command("arena", "queue join", {"game": "offboard"})).shown
    paired = (await table.chloe.command("arena", "queue join", {"game": "offboard"})).shown
    turn = await table.turn(0)
    await settled(table)
    (post,) = posts(table)
    match = await table.match()
    assert (match.message, match.home, turn.channel_id) == (0, FORUM, post.id)
    address = discord_url(match.guild, post.id)
    begun = await table.ada.wait_for(lambda one: one.id == waits.id and says(one.text, "queue-begun", match="1"))
    assert [one["url"] for message in (paired, begun) for one in message.buttons] == [address, address]
    await table.services.matches.resign(1, table.ada.id, key="resign")
    result = await table.turn(match.revision + 1)
    await table.ada.press(result, custom_id=button(result, "rematch"))
    await table.chloe.press(result, custom_id=button(result, "rematch"))
    await table.turn(0, match=2)
    await settled(table)
    assert len(posts(table)) == 2
    assert [one for one in table.ada.messages("arena") if not one.ephemeral and "Offboard" in one.text] == [begun]


def callers(message: ClientMessage) -> list[str]:
    """The buttons with which spectators predict the winner."""
    ids = [str(one.get("custom_id", "")) for one in message.buttons]
    return [one for one in ids if one.startswith("call:") and ".w." in one]


async def test_where_the_forum_refuses_the_post_a_match_has_one_row_for_its_winner(table: Scene):
    await choose(table)
    table.local.faults.plan(RestFault("POST", POSTS, status=403))
    await table.ada.command("arena", "queue join", {"game": "offboard"})
    await table.chloe.command("arena", "queue join", {"game": "offboard"})
    turn = await table.turn(0)
    await settled(table)
    match = await table.match()
    assert (match.thread, match.home) == (match.message, 0)
    card = table.ada.message(match.message)
    assert (len(callers(card)), callers(turn)) == (2, [])


async def test_tags_are_added_once_and_say_how_the_match_is_until_its_post_is_archived(table: Scene):
    table.local.world.channels[FORUM].tags = []
    await choose(table)
    await table.begin()
    await settled(table)
    (post,) = posts(table)
    assert tags(table, post) == ["Pitch Out", "In play"]
    forum = table.local.world.channels[FORUM]
    assert [tag.name for tag in forum.tags] == ["Waiting", "In play", "Finished", "Pitch Out"]
    kept = [tag.id for tag in forum.tags]
    match = await table.match()
    await table.bot.matches.clocks.propose_pause(match, table.ada.id, 3, key="pause")
    await table.bot.matches.offers.agree(match.id, table.bruno.id, OfferKind.PAUSE, key="yes")
    await until(lambda: tags(table, post) == ["Pitch Out", "Waiting"])
    await table.bot.matches.clocks.end_pause(await table.match(), table.ada.id, key="go on")
    await until(lambda: tags(table, post) == ["Pitch Out", "In play"])
    await table.bot.matches.endings.void(match.id, match.guild, by=Moderator(table.ada.id, "ada"), key="enough")
    await until(lambda: post.thread is not None and post.thread.archived)
    assert tags(table, post) == ["Pitch Out", "Finished"]
    assert [tag.id for tag in forum.tags] == kept


async def test_tags_follow_the_language_of_the_server_and_leave_others_alone(table: Scene):
    await choose(table)
    await table.begin()
    await settled(table)
    (post,) = posts(table)
    assert post.thread is not None
    forum = table.local.world.channels[FORUM]
    forum.tags.append(ForumTag(5, "club night"))
    table.local.world.change_channel(forum)
    post.thread.tags.append(5)
    table.local.world.change_channel(post)
    await table.ada.command("arena", "server setup", {"language": "fr"})
    await act(table, "on")
    await table.turn(1)
    await until(lambda: tags(table, post) == ["Pitch Out", "En cours", "club night"])
    assert [tag.name for tag in forum.tags] == ["En attente", "En cours", "Terminée", "Pitch Out", "club night"]


async def test_without_the_right_to_add_tags_posts_get_those_that_exist_and_setup_says_so(table: Scene):
    world = table.local.world
    forum = world.channels[FORUM]
    forum.overwrites, forum.tags = [], [ForumTag(5, "pitch out")]
    world.change_channel(forum)
    await until(lambda: not known_forum(table).permissions_for(table.bot.guilds[0].me).manage_channels)
    said = (await choose(table)).text
    assert "**“Manage Channel”**: I can’t add tags" in said
    assert says(said, "check-where-channel", role="Pichenette")
    await table.begin()
    await settled(table)
    assert tags(table, posts(table)[0]) == ["pitch out"]
    assert "I can’t add tags" in (await table.ada.command("general", "server check")).shown.text


async def test_a_forum_that_requires_a_tag_and_has_none_for_us_is_named_and_a_thread_is_opened(table: Scene):
    world = table.local.world
    forum = world.channels[FORUM]
    forum.overwrites, forum.tags, forum.requires_tag = [], [ForumTag(5, "for moderators", moderated=True)], True
    world.change_channel(forum)
    await until(lambda: known_forum(table).flags.require_tag)
    assert says((await choose(table)).text, "check-tag-required")
    turn = await table.begin()
    await settled(table)
    match = await table.match()
    assert posts(table) == []
    assert (turn.channel_id, match.home) == (match.message, 0)


async def test_without_the_right_to_open_posts_matches_get_threads_and_check_says_why(table: Scene):
    world = table.local.world
    forum = world.channels[FORUM]
    forum.overwrites = [Overwrite(world.bot.id, 1, deny=int(Permission.SEND_MESSAGES))]
    world.change_channel(forum)
    await until(lambda: not known_forum(table).permissions_for(table.bot.guilds[0].me).send_messages)
    assert "**“Create Posts” and “Attach Files”**: matches get a thread" in (await choose(table)).text
    turn = await table.begin()
    assert turn.channel_id == (await table.match()).message
    assert posts(table) == []


async def test_a_check_names_the_matches_of_a_forum_in_which_rights_are_missing(table: Scene):
    await choose(table)
    await table.begin()
    await settled(table)
    match, world = await table.match(), table.local.world
    forum = world.channels[FORUM]
    forum.overwrites = [Overwrite(world.bot.id, 1, deny=int(Permission.ATTACH_FILES))]
    world.change_channel(forum)
    await until(lambda: not known_forum(table).permissions_for(table.bot.guilds[0].me).attach_files)
    said = (await table.ada.command("general", "server check")).shown.text
    assert f"[#1]({discord_url(match.guild, match.thread)})" in said


def starter(table: Scene) -> ClientMessage:
    """The first message of the only post."""
    (post,) = posts(table)
    return table.ada.message(post.id)


async def ended(table: Scene, trouble: dict[str, Any] | None = None) -> None:
    """Resign a match that has a post, with trouble to edit messages, and wait until the post is archived."""
    await choose(table)
    turn = await table.begin()
    await table.answer(turn, "self")
    await table.turn(1)
    await settled(table)
    (post,) = posts(table)
    if trouble:
        table.local.faults.fail_next("PATCH", MESSAGE, **trouble)
    await table.bot.matches.resign(1, table.bruno.id, key="gives up")
    await until(lambda: post.thread is not None and post.thread.archived)


def shows_the_result(message: ClientMessage) -> bool:
    (picture,) = {one["url"].rpartition("/")[2] for one in message.pictures}
    verbs = [told.verb for one in message.buttons if (told := parse_id(one.get("custom_id", "")))]
    won = says(message.text, "card-won", way="yes", count=1)
    return won and (picture, verbs) == ("pitchout-1.png", ["text", "verify"])


async def test_the_first_message_of_a_post_shows_how_its_match_ended(table: Scene):
    await ended(table)
    assert shows_the_result(starter(table))
    assert len(turn_messages(table, 2)) == 1


async def test_a_result_that_could_not_be_shown_is_shown_at_the_next_try_and_told_once(table: Scene):
    await ended(table, trouble={"status": 520, "times": 2})
    assert shows_the_result(starter(table))
    assert len(turn_messages(table, 2)) == 1


async def test_a_first_message_that_cannot_be_edited_keeps_its_picture(table: Scene):
    await ended(table, trouble={"code": 30046, "times": 9})
    assert not shows_the_result(starter(table))
    assert len(turn_messages(table, 2)) == 1


async def test_a_match_of_a_channel_that_readers_of_the_forum_cannot_see_stays_there(table: Scene):
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
    turn = await table.begin()
    assert turn.channel_id == (await table.match()).message
    assert posts(table) == []


@pytest.mark.parametrize("fault", [{"status": 500}, {"status": 503}, {"delay": 1.0}])
async def test_a_lost_answer_opens_no_second_post(table: Scene, fault: dict[str, Any], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(forum_posts, "PATIENCE", 0.5)
    await choose(table)
    table.local.faults.fail_next("POST", POSTS, **fault, after_effect=True)
    turn = await table.begin()
    await settled(table)
    assert [post.id for post in posts(table)] == [turn.channel_id] == [(await table.match()).thread]
    assert len(turn_messages(table, 0)) == 1


async def test_a_post_whose_answer_was_lost_is_found_even_if_it_was_archived_meanwhile(table: Scene):
    await choose(table)
    made: list[int] = []

    def archive(event: Event) -> None:
        if isinstance(event, ChannelAdded) and event.channel.thread is not None:
            event.channel.thread.archived = True
            made.append(event.channel.id)

    stop = table.local.world.feed.listen(archive)
    table.local.faults.fail_next("POST", POSTS, status=500, after_effect=True)
    table.local.faults.fail_next("POST", "/channels/{channel.id}/messages", status=500, after_effect=True)
    await table.begin()
    stop()
    await settled(table)
    assert made == [post.id for post in posts(table)] == [(await table.match()).thread]


async def test_a_watched_table_keeps_its_threads(table: Scene):
    await choose(table)
    await table.ada.command("arena", "watch on", {"game": "offboard"})
    await table.ada.wait_for(lambda one: "text:1::0" in str(one) and not one.ephemeral)
    assert posts(table) == []


async def test_team_threads_stay_private_threads_of_the_channel(table: Scene):
    await choose(table)
    await seated(table, 4, threads=True)
    await settled(table)
    match = await table.match()
    assert match.home == FORUM
    private = [one for one in table.local.world.channels.values() if one.type is ChannelType.PRIVATE_THREAD]
    assert [one.parent_id for one in private] == [match.channel] * 2


async def test_a_forum_that_has_all_its_tags_or_refuses_more_gets_posts_without_ours(table: Scene):
    forum = table.local.world.channels[FORUM]
    forum.tags = [ForumTag(100 + n, f"tag {n}") for n in range(20)]
    table.local.world.change_channel(forum)
    await until(lambda: len(known_forum(table).available_tags) == 20)
    await choose(table)
    await table.begin()
    await settled(table)
    assert tags(table, posts(table)[0]) == []
    forum.tags = []
    table.local.world.change_channel(forum)
    await until(lambda: not known_forum(table).available_tags)
    table.local.faults.fail_next("PATCH", "/channels/{channel}", code=40061, times=20)
    card = await table.challenge(game="offboard")
    await table.bruno.press(card, label="Accept")
    await table.turn(0, match=2)
    await settled(table)
    assert [tags(table, post) for post in posts(table)[1:]] == [[]]


async def test_the_panel_chooses_a_forum_and_stops_using_it(table: Scene):
    panel = (await table.ada.command("arena", "server setup")).shown
    panel = (await table.ada.press(panel, custom_id=button(panel, "house", "posts"))).shown
    panel = (await table.ada.select(panel, custom_id=button(panel, "houseforum"), values=[str(FORUM)])).shown
    assert f"<#{FORUM}>" in panel.text
    panel = (await table.ada.press(panel, label="Stop using the forum")).shown
    assert (await table.services.store.server_settings(table.local.world.guild.id)).forum == 0


async def test_who_cannot_read_the_forum_sees_none_of_its_matches(table: Scene):
    world = table.local.world
    await choose(table)
    turn = await table.begin()
    await settled(table)
    forum = world.channels[FORUM]
    forum.overwrites = [
        Overwrite(world.guild.id, 0, deny=int(Permission.VIEW_CHANNEL)),
        *(Overwrite(one, 1, allow=int(Permission.VIEW_CHANNEL)) for one in (world.bot.id, table.bruno.id)),
    ]
    world.change_channel(forum)
    guild = table.bot.guilds[0]
    await until(lambda: not known_forum(table).permissions_for(guild.default_role).view_channel)
    assert str(turn.channel_id) in (await table.bruno.command("arena", "match live")).shown.text
    assert str(turn.channel_id) not in (await table.dai.command("arena", "match live")).shown.text


def known_forum(table: Scene) -> discord.ForumChannel:
    forum = table.bot.guilds[0].get_channel(FORUM)
    assert isinstance(forum, discord.ForumChannel)
    return forum
