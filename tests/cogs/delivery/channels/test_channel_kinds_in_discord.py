"""Commands in every kind of channel: they work, or a sentence says what to do instead."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from localdiscord.options import PersonError
from localdiscord.people import ClientMessage
from localdiscord.records import ChannelType
from tests.cogs.delivery.test_outbox import settled
from tests.features.tournaments.test_tournaments_in_discord import card
from tests.places import ARENA, FORUM, GENERAL, LOUNGE, NEWS, PICTURES, STAGE
from tests.support.discord.scene import Scene, scene
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
CHANNELS = {
    "text": ARENA,
    "announcement": NEWS,
    "voice": LOUNGE,
    "stage": STAGE,
    "forum": FORUM,
    "media": PICTURES,
}
PLACES = (
    *CHANNELS,
    "category",
    "public thread",
    "announcement thread",
    "private thread",
    "forum post",
    "media post",
    "dm",
)
NOT_TYPED_IN = {"forum", "media", "category"}  # Discord offers no commands there; the local one does
UNDER_ITS_CARD = {"text", "announcement"}
WITHOUT_THREADS = set(PLACES) - UNDER_ITS_CARD - NOT_TYPED_IN - {"dm"}


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path, {"kinds": True}) as opened:
        yield opened


async def place(table: Scene, kind: str) -> int:
    """A channel or thread of a kind; posts and threads are opened by the bot."""
    if kind in CHANNELS:
        return CHANNELS[kind]
    if kind == "category":
        return next(one.id for one in table.local.world.channels.values() if one.type is ChannelType.CATEGORY)
    if kind == "dm":
        return table.ada.dm()
    parent = {"announcement thread": NEWS, "forum post": FORUM, "media post": PICTURES}.get(kind, ARENA)
    channel = table.bot.get_channel(parent)
    if isinstance(channel, discord.ForumChannel):
        return (await channel.create_thread(name="apart", content="here")).thread.id
    assert isinstance(channel, discord.TextChannel)
    private = kind == "private thread"
    of_news = discord.ChannelType.news_thread
    usual = of_news if parent == NEWS else discord.ChannelType.public_thread
    thread = await channel.create_thread(name="apart", type=discord.ChannelType.private_thread if private else usual)
    if private:
        for person in table.people:
            await thread.add_user(discord.Object(person.id))
    return thread.id


async def answer(table: Scene, where: int, command: str, **options: object) -> ClientMessage | None:
    """The answer to a command, None where it cannot be typed."""
    try:
        return (await table.ada.command(where, command, options)).shown
    except PersonError:
        return None


@pytest.mark.parametrize("kind", PLACES)
async def test_a_match_is_played_there_or_refused_with_a_way_on(table: Scene, kind: str):
    where = await place(table, kind)
    told = await answer(table, where, "play", game="pitchout", **{"with": "bruno", "options": "starter=chosen"})
    assert told is not None
    if kind == "dm":
        assert says(told.text, "play-alone-here")
        return
    if kind in NOT_TYPED_IN:
        assert says(told.text, "refused-here")
        return
    await table.bruno.press(told, label="Accept")
    turn = await table.turn(0)
    match = await table.match()
    assert match.channel == where
    assert turn.channel_id == match.thread
    assert (match.thread == where) is (kind in WITHOUT_THREADS)
    await table.answer(turn)
    await table.turn(1)
    await settled(table)


@pytest.mark.parametrize("kind", PLACES)
async def test_a_tournament_is_opened_there_or_refused_with_a_way_on(table: Scene, kind: str):
    where = await place(table, kind)
    wanted = {"game": "pitchout", "format": "swiss", "name": "Club Cup"}
    told = await answer(table, where, "tournament create", **wanted)
    if kind == "dm":
        assert told is None
        return
    assert told is not None
    if kind in UNDER_ITS_CARD:
        assert (await card(table, "Club Cup")).channel_id == where
        return
    assert says(told.text, "refused-tournament-text")


async def test_in_a_private_thread_without_the_bot_it_asks_to_be_added(table: Scene):
    where = await place(table, "private thread")
    thread = await table.bot.fetch_channel(where)
    assert isinstance(thread, discord.Thread)
    await thread.leave()
    told = await answer(table, where, "play", **{"game": "pitchout", "with": "bruno"})
    assert told is not None
    assert says(told.text, "refused-private-thread")


TAKEN = {
    "channel": {"text", "announcement", "voice", "stage", "forum"},
    **dict.fromkeys(("daily", "news", "results", "lobby"), frozenset(("text", "announcement"))),
    "forum": {"forum"},
}


@pytest.mark.parametrize("wish", TAKEN)
async def test_a_setting_takes_the_kinds_it_can_use_and_is_offered_no_other(table: Scene, wish: str):
    for kind in (*CHANNELS, "category"):
        where = await place(table, kind)
        told = await answer(table, GENERAL, "server setup", **{wish: str(where)})
        chosen = await table.services.store.server_settings(table.local.world.guild.id)
        kept = chosen.channels if wish == "channel" else (getattr(chosen, wish),)
        assert (told is not None, where in kept) == (kind in TAKEN[wish], kind in TAKEN[wish]), kind
        if told is not None:
            assert f"<#{where}>" in told.text


@pytest.mark.parametrize("kind", ["public thread", "private thread", "forum post", "voice"])
async def test_a_match_is_moved_there(table: Scene, kind: str):
    where = await place(table, kind)
    await table.begin(channel="general")
    told = await answer(table, where, "match here", match=1)
    assert told is not None
    assert says(told.text, "here-done", match="1")
    await settled(table)
    assert (await table.match()).thread == where
