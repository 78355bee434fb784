"""Who may see a match without an account: nobody, unless its server and its channel are open to everyone."""

from __future__ import annotations

import asyncio

import discord
import msgspec
import pytest

from bot.features.board.service import OpenBoard
from bot.features.privacy.erasure import Erasure
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused
from bot.matches.delivery.models import MatchPlace, Notice
from cogs.board.places import LEASE
from cogs.delivery.open_places import read_by_everyone
from localdiscord.permissions import Permission
from localdiscord.records import Overwrite
from tests.features.board.conftest import Site, switch
from tests.places import ARENA
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio
MATCH = "/matches/1"


def close(table: Scene, right: Permission, channel: str = "arena") -> None:
    """Take a right in a channel from everyone, but not from the bot."""
    world = table.local.world
    place = world.find_channel(channel)
    place.overwrites = [
        Overwrite(world.guild.id, 0, deny=int(right)),
        Overwrite(world.bot.id, 1, allow=int(right)),
    ]
    world.change_channel(place)


async def test_a_match_in_an_open_channel_is_shown_once_its_server_is_switched_on(table: Scene, site: Site):
    await table.to_the_first_flick()
    assert (await site.get(MATCH)).status == 404
    await switch(table, on=True)
    assert (await site.until(MATCH, 200)).body["id"] == 1


async def test_switching_off_closes_it_at_once(shown: Scene, site: Site):
    await switch(shown, on=False)
    assert (await site.get(MATCH)).status == 404


@pytest.mark.parametrize("right", [Permission.VIEW_CHANNEL, Permission.READ_MESSAGE_HISTORY])
async def test_a_channel_that_is_closed_to_everyone_closes_its_matches(shown: Scene, site: Site, right: Permission):
    close(shown, right)
    await site.until(MATCH, 404)
    assert (await site.get(f"/servers/{(await shown.match()).guild}/matches")).body == {"matches": [], "cursor": ""}


async def test_a_channel_for_adults_is_not_open(shown: Scene, site: Site):
    arena = shown.bot.guilds[0].get_channel(ARENA)
    assert isinstance(arena, discord.TextChannel)
    assert read_by_everyone(arena)
    arena.nsfw = True
    shown.bot.dispatch("guild_channel_update", arena, arena)
    await site.until(MATCH, 404)


@pytest.mark.parametrize("level", [discord.NSFWLevel.explicit, discord.NSFWLevel.age_restricted])
async def test_a_server_for_adults_is_not_open(shown: Scene, site: Site, level: discord.NSFWLevel):
    shown.local.membership.restrict(level.value)
    await site.until(MATCH, 404)
    shown.local.membership.restrict(discord.NSFWLevel.safe.value)
    await site.until(MATCH, 200)


async def test_a_private_thread_is_not_open(shown: Scene, site: Site):
    await shown.ada.command("arena", "practice", {"game": "offboard"})
    match = await shown.match(2)
    assert shown.local.world.channels[match.channel].is_thread
    assert (await site.get(MATCH)).status == 200
    assert (await site.get("/matches/2")).status == 404


async def test_a_match_that_has_left_a_private_thread_stays_closed(shown: Scene, site: Site):
    await shown.ada.command("arena", "practice", {"game": "offboard"})
    world, thread = shown.local.world, (await shown.match(2)).channel
    await shown.ada.wait_for(lambda one: one.channel_id == thread and bool(one.buttons))  # the first turn is posted
    world.remove_channel(world.channels[thread])
    async with asyncio.timeout(30):
        while True:
            if (await shown.match(2)).channel == ARENA:
                break
            await asyncio.sleep(0.02)
    assert (await site.get(MATCH)).status == 200
    assert (await site.get("/matches/2")).status == 404
    listed = (await site.get(f"/servers/{world.guild.id}/matches")).body["matches"]
    assert [one["id"] for one in listed] == [1]


async def test_a_match_that_has_moved_to_a_private_thread_below_its_channel_is_closed(shown: Scene, site: Site):
    match, store = await shown.match(), shown.services.store
    to = msgspec.structs.replace(match.place, thread=shown.local.world.new_id())
    assert await store.relocate(match.place, to, message=None, notice=Notice(phrase("thread-lost")))
    assert (await site.get(MATCH)).status == 404
    assert await store.relocate(to, match.place, message=None, notice=Notice(phrase("thread-lost")))
    assert (await site.get(MATCH)).status == 404


async def test_a_match_that_has_moved_between_open_channels_is_shown(shown: Scene, site: Site):
    match, general = await shown.match(), shown.local.world.find_channel("general").id
    to = MatchPlace(match.id, match.guild, general, general)
    assert await shown.services.store.relocate(match.place, to, message=0, notice=Notice(phrase("thread-lost")))
    assert (await site.get(MATCH)).status == 200


async def test_direct_messages_are_not_open(shown: Scene, site: Site):
    await shown.ada.command(
        "general", "practice", {"game": "offboard", "level": 1}
    )  # where no private thread can be opened
    assert not (await shown.match(2)).guild
    assert (await site.get("/matches/2")).status == 404


async def test_a_challenge_that_has_not_begun_is_not_shown(table: Scene, site: Site):
    await switch(table, on=True)
    await table.challenge()
    await site.until(f"/servers/{(await table.match()).guild}/matches", 200)
    assert (await site.get(MATCH)).status == 404


@pytest.mark.long
async def test_what_is_known_of_channels_is_soon_out_of_date(shown: Scene, site: Site):
    shown.services.clock.shift = LEASE + 1000  # type: ignore[attr-defined]
    board = shown.bot.feature(OpenBoard)
    with pytest.raises(Refused):
        await board.match(1)
    assert (await site.until(MATCH, 200)).status == 200  # the process of the server has looked again


async def test_a_server_that_the_bot_has_left_shows_nothing(shown: Scene, site: Site):
    guild = shown.bot.guilds[0]
    shown.bot._connection._remove_guild(guild)  # as the library does before anybody is told
    shown.bot.dispatch("guild_remove", guild)
    await site.until(MATCH, 404)


async def test_a_forgotten_player_has_no_name(shown: Scene, site: Site):
    before = (await site.get(MATCH)).headers["ETag"]
    assert "Bruno" in str((await site.get(MATCH)).body)
    await Erasure(shown.services.matches).erase(shown.bruno.id, key="forget")
    after = await site.get(MATCH, **{"If-None-Match": before})
    assert after.status == 200
    assert "Bruno" not in str(after.body)
