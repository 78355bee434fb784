"""Matches that leave their post in a forum, and come back."""

import pytest

from localdiscord.records import Channel
from tests.cogs.delivery.channels.test_channel_access_in_discord import act
from tests.cogs.delivery.forum.test_forum_in_discord import choose, posts, tags, until
from tests.cogs.delivery.test_outbox import settled
from tests.places import FORUM, GENERAL
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_a_deleted_forum_leaves_its_matches_to_their_channels(table: Scene):
    await choose(table)
    await table.begin()
    await settled(table)
    table.ada.delete_channel(FORUM)
    moved = await table.ada.wait_for(lambda one: "text:1::0" in str(one) and says(one.text, "thread-lost"))
    match = await table.match()
    assert moved.channel_id == match.channel == match.thread
    assert match.home == 0
    card = await table.challenge(game="offboard")
    await table.bruno.press(card, label="Accept")
    assert (await table.turn(0, match=2)).channel_id == (await table.match(2)).message
    audit = (await table.ada.command("general", "server audit")).shown.text
    assert f"<@{table.local.world.bot.id}>\nForum for matches: \\#matches removed after being deleted" in audit


async def test_a_post_deleted_by_a_moderator_lets_the_match_go_on_in_its_channel(table: Scene):
    await choose(table)
    turn = await table.begin()
    await settled(table)
    table.ada.delete_channel(turn.channel_id)
    moved = await table.ada.wait_for(lambda one: "text:1::0" in str(one) and says(one.text, "thread-lost"))
    match = await table.match()
    assert moved.channel_id == match.channel == match.thread


async def test_a_match_begun_in_a_post_is_played_there_and_is_not_lost_with_it(table: Scene):
    await choose(table)
    first = await table.begin()
    await settled(table)
    card = await table.challenge(str(first.channel_id), game="offboard")
    await table.bruno.press(card, label="Accept")
    turn = await table.turn(0, match=2)
    assert turn.channel_id == card.channel_id == first.channel_id
    await settled(table)
    table.ada.delete_channel(first.channel_id)
    told = await table.ada.wait_for(lambda one: one.channel_id == table.ada.dm() and "/match here" in one.text)
    assert "Match #2 is safe" in told.text
    await table.ada.command("general", "match here", {"match": 2})
    assert (await table.match(2)).channel == table.local.world.find_channel("general").id


async def test_a_match_that_is_moved_out_of_its_post_is_played_where_it_was_moved_to(table: Scene):
    await choose(table)
    await table.begin()
    await settled(table)
    (post,) = posts(table)
    await table.ada.command("general", "match here", {"match": 1})
    await settled(table)
    match = await table.match()
    moved = table.local.world.channels[match.thread]
    assert (moved.parent_id, match.home) == (GENERAL, 0)
    assert [one.id for one in posts(table)] == [post.id]
    await until(lambda: post.thread is not None and post.thread.archived)
    assert tags(table, post) == ["Pitch Out"]
    assert "open:" not in str(table.ada.message(post.id).buttons)


async def test_a_locked_post_lets_the_match_go_on_in_its_channel_and_an_archived_one_is_reopened(table: Scene):
    await choose(table)
    turn = await table.begin()
    await settled(table)
    (post,) = posts(table)
    assert post.thread is not None
    table.ada.archive_thread(post.id)
    await table.answer(turn, "self")
    await table.turn(1)
    assert not post.thread.archived
    await settled(table)
    table.ada.archive_thread(post.id, locked=True)
    await act(table, "next")
    moved = await table.turn(2)
    assert moved.channel_id == (await table.match()).channel
    assert says(moved.text, "thread-locked")


async def shut_out(table: Scene) -> Channel:
    """The post that a match has left, since the bot may no longer write there."""
    await choose(table)
    turn = await table.begin()
    await settled(table)
    (post,) = posts(table)
    table.local.faults.fail_next("POST", "/channels/{channel.id}/messages", code=50013)
    await table.answer(turn, "self")
    await until(lambda: post.thread is not None and post.thread.archived)
    return post


async def test_a_post_in_which_the_bot_may_no_longer_write_is_left_without_a_state(table: Scene):
    post = await shut_out(table)
    assert says((await table.turn(1)).text, "thread-closed")
    assert tags(table, post) == ["Pitch Out"]


async def test_a_match_that_had_to_leave_its_post_is_moved_back_by_a_manager_or_a_player(table: Scene):
    post = await shut_out(table)
    here = await table.turn(1)
    more = (await table.bruno.press(here, custom_id=button(here, "more"))).shown
    check = (await table.ada.command("general", "server check")).shown
    for pressed, said in ((more, "moved-back"), (check, "refused-no-way-back")):
        person = table.bruno if pressed is more else table.ada
        answer = (await person.press(pressed, custom_id=button(pressed, "moveback"))).shown
        assert any(says(answer.text, said, language) for language in ("en", "fr"))
    await settled(table)
    match = await table.match()
    assert (match.home, match.thread) == (FORUM, post.id)
    await until(lambda: tags(table, post) == ["Pitch Out", "In play"])


async def test_more_opens_though_discord_does_not_say_whether_there_is_a_way_back(table: Scene):
    await shut_out(table)
    here = await table.turn(1)
    table.local.faults.fail_next("GET", "/channels/{channel}", status=500, times=5)
    more = (await table.bruno.press(here, custom_id=button(here, "more"))).shown
    labels = [one["custom_id"] for one in more.buttons]
    assert any(one.startswith("resign:") for one in labels)
    assert not any(one.startswith("moveback:") for one in labels)


async def test_a_post_that_discord_does_not_let_go_of_stops_nothing(table: Scene):
    await choose(table)
    turn = await table.begin()
    await settled(table)
    (post,) = posts(table)
    table.local.faults.fail_next("POST", "/channels/{channel.id}/messages", code=50013)
    table.local.faults.fail_next("PATCH", "/channels/{channel}", code=50013, times=5)
    await table.answer(turn, "self")
    assert (await table.turn(1)).channel_id == (await table.match()).channel
    await settled(table)
    assert post.thread is not None
    assert not post.thread.archived
