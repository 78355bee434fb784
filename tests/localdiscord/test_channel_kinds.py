"""Announcement, voice, stage and media channels: what the bot is told of them, and what each allows."""

from typing import Any

import discord
import pytest

from localdiscord.people import PersonError
from localdiscord.permissions import Permission
from localdiscord.records import Channel, ChannelType, ForumTag, Overwrite
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest
from tests.localdiscord.places import LOBBY, LOUNGE, NEWS, PICTURES, STAGE
from tests.localdiscord.test_hidden_channels import Connected, arrived, bot_role, dispatches, views
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio
KINDS = {
    NEWS: (discord.TextChannel, discord.ChannelType.news),
    LOUNGE: (discord.VoiceChannel, discord.ChannelType.voice),
    STAGE: (discord.StageChannel, discord.ChannelType.stage_voice),
    PICTURES: (discord.ForumChannel, discord.ChannelType.media),
}
PRIVATE, PUBLIC, ANNOUNCEMENT = 12, 11, 10


def may(local: LocalDiscord, channel: int, *rights: Permission, deny: int = 0) -> None:
    local.world.channels[channel].overwrites = [Overwrite(local.world.bot.id, 1, allow=int(sum(rights)), deny=deny)]


@pytest.mark.parametrize("channel", KINDS)
async def test_discord_py_knows_each_kind(local: LocalDiscord, trial_bot: TrialBot, channel: int):
    known = trial_bot.get_channel(channel)
    assert isinstance(known, KINDS[channel][0])
    assert known.type is KINDS[channel][1]
    assert known.name == local.world.channels[channel].name
    fetched = await trial_bot.fetch_channel(channel)
    assert (type(fetched), fetched.id) == (type(known), channel)


@pytest.mark.parametrize("channel", KINDS)
async def test_each_kind_may_be_hidden_and_come_back(local: LocalDiscord, connected: Connected, channel: int):
    place, own = local.world.channels[channel], bot_role(local).id
    may(local, channel, deny=int(Permission.VIEW_CHANNEL))
    async with connected() as bot:
        known = bot.get_channel(channel)
        assert isinstance(known, KINDS[channel][0])
        assert (known.name, views(bot, channel)) == ("___hidden___", False)
        local.membership.overwrite(place, local.world.bot.id)
        await arrived(local, bot)
        assert (known.name, views(bot, channel)) == (place.name, True)
        assert [sync["channel_ids"] for _, sync in dispatches(local, "THREAD_LIST_SYNC")] == (
            [] if place.is_vocal else [[str(channel)]]
        )
        local.membership.overwrite(place, own, deny=int(Permission.VIEW_CHANNEL))
        await arrived(local, bot)
        assert known.name == "___hidden___"


@pytest.mark.parametrize("kind", [0, 2, 4, 5, 13, 15, 16])
async def test_the_bot_may_create_each_kind(local: LocalDiscord, trial_bot: TrialBot, rest: Rest, kind: int):
    where = f"/guilds/{local.world.guild.id}/channels"
    assert (await rest("POST", where, {"name": "new", "type": kind})).code == 50013
    own = bot_role(local)
    local.membership.allow(own.id, own.permissions | int(Permission.MANAGE_CHANNELS))
    parent = None if kind == 4 else str(local.world.channels[LOBBY].parent_id)
    made = (await rest("POST", where, {"name": "new", "type": kind, "parent_id": parent, "topic": "t"})).body
    await arrived(local, trial_bot)
    known = trial_bot.get_channel(int(made["id"]))
    assert isinstance(known, discord.abc.GuildChannel)
    assert (known.name, known.type.value) == ("new", kind)
    assert (made["type"], made.get("parent_id")) == (kind, parent)


async def test_what_creating_a_channel_refuses(rest: Rest):
    where = f"/guilds/{rest.local.world.guild.id}/channels"
    own = bot_role(rest.local)
    rest.local.membership.allow(own.id, own.permissions | int(Permission.MANAGE_CHANNELS))
    for wrong in ({"name": ""}, {"type": 11}, {"type": 3}, {"parent_id": str(LOBBY)}, {"topic": "x" * 1025}):
        assert (await rest("POST", where, {"name": "new"} | wrong)).code == 50035
    assert (await rest("POST", where, {"name": "new", "type": 15, "topic": "x" * 1025})).status == 201
    assert (await rest("POST", "/guilds/1/channels", {"name": "new"})).code == 10004


async def test_a_forum_is_created_with_its_tags_and_a_channel_with_its_overwrites(rest: Rest):
    where = f"/guilds/{rest.local.world.guild.id}/channels"
    own = bot_role(rest.local)
    rest.local.membership.allow(own.id, own.permissions | int(Permission.MANAGE_CHANNELS))
    forum: dict[str, Any] = {"name": "new", "type": 15, "available_tags": [{"name": "chess"}]}
    assert [tag["name"] for tag in (await rest("POST", where, forum)).body["available_tags"]] == ["chess"]
    closed = {"id": str(own.id), "type": 0, "allow": "0", "deny": "2048"}
    made = (await rest("POST", where, {"name": "new", "permission_overwrites": [closed], "position": 0})).body
    assert (made["type"], made["permission_overwrites"], made["position"]) == (0, [closed], 0)
    assert (await rest("POST", f"/channels/{made['id']}/messages", {"content": "x"})).code == 50013


@pytest.mark.parametrize("channel", [LOUNGE, STAGE])
async def test_voice_and_stage_channels_have_a_chat_and_no_threads(
    local: LocalDiscord, trial_bot: TrialBot, rest: Rest, channel: int
):
    known = trial_bot.get_channel(channel)
    assert isinstance(known, (discord.VoiceChannel, discord.StageChannel))
    message = await known.send("hello")
    assert [one.content async for one in known.history()] == ["hello"]
    assert [one.text for one in local.person("ada").messages(channel)] == ["hello"]
    local.person("ada").send(channel, "hello too")
    await trial_bot.heard("message '' by ada")
    reply = await local.person("ada").command(channel, "echo", {"text": "again"})
    assert reply.shown.text == "again"
    for path in (f"/channels/{channel}/threads", f"/channels/{channel}/messages/{message.id}/threads"):
        refused = await rest("POST", path, {"name": "t"})
        assert (refused.status, refused.code) == (400, 50024)
    may(local, channel, deny=int(Permission.CONNECT))
    assert (await rest("GET", f"/channels/{channel}/messages")).code == 50013
    may(local, channel, deny=int(Permission.SEND_MESSAGES))
    assert (await rest("POST", f"/channels/{channel}/messages", {"content": "x"})).code == 50013


async def test_announcement_channels_have_only_announcement_threads(
    local: LocalDiscord, trial_bot: TrialBot, rest: Rest
):
    news = trial_bot.get_channel(NEWS)
    assert isinstance(news, discord.TextChannel)
    message = await news.send("hello")
    thread = await message.create_thread(name="about it")
    assert thread.type is discord.ChannelType.news_thread
    loose = await news.create_thread(name="loose", type=discord.ChannelType.news_thread)
    assert loose.type is discord.ChannelType.news_thread
    await loose.send("hello")
    await loose.edit(archived=True)
    assert [one.id async for one in news.archived_threads()] == [loose.id]
    may(local, NEWS, Permission.CREATE_PRIVATE_THREADS)
    for kind in ({}, {"type": PRIVATE}, {"type": PUBLIC}):
        refused = await rest("POST", f"/channels/{NEWS}/threads", {"name": "t"} | kind)
        assert (refused.status, refused.code) == (400, 50024)
    assert (await rest("POST", f"/channels/{LOBBY}/threads", {"name": "t", "type": ANNOUNCEMENT})).code == 50024
    assert (await rest("POST", f"/channels/{LOBBY}/threads", {"name": "t", "type": 15})).code == 50035


async def test_a_media_channel_takes_posts_as_a_forum_does(local: LocalDiscord, trial_bot: TrialBot, rest: Rest):
    local.world.channels[PICTURES].tags = [ForumTag(5, "chess")]
    pictures = trial_bot.get_channel(PICTURES)
    assert isinstance(pictures, discord.ForumChannel)
    assert pictures.is_media()
    made = await pictures.create_thread(name="a post", content="hello", applied_tags=[discord.Object(5)])  # type: ignore[list-item] - only its id is sent
    assert (made.thread.id, made.thread.type) == (made.message.id, discord.ChannelType.public_thread)
    assert (await rest("GET", f"/channels/{made.thread.id}")).body["applied_tags"] == ["5"]
    assert (await rest("POST", f"/channels/{PICTURES}/messages", {"content": "x"})).code == 50008
    with pytest.raises(PersonError):
        local.person("ada").send(PICTURES, "x")


@pytest.mark.usefixtures("trial_bot")
async def test_an_option_offers_channels_of_its_types_alone(local: LocalDiscord):
    assert (await local.person("ada").command("lobby", "where", {"channel": "news"})).shown.text == f"<#{NEWS}>"
    for other in ("lounge", "pictures", "Channels"):
        with pytest.raises(PersonError):
            await local.person("ada").command("lobby", "where", {"channel": other})


async def test_channels_of_a_kind_are_kept_in_the_world(local: LocalDiscord):
    one = Channel(local.world.new_id(), ChannelType.STAGE, "talks")
    local.world.add_channel(one)
    assert [channel["type"] for channel in local.person("dai").channels() if channel["name"] == "talks"] == [13]
