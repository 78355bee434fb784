"""Practice with the house on the local Discord."""

import asyncio

import discord

from bot.matches.core.models import Match
from bot.matches.house.members import is_house, name_of, shown
from localdiscord.people import ClientMessage
from tests.support.discord.scene import Scene


async def practice(table: Scene, game: str = "offboard", **options: object) -> ClientMessage:
    reply = await table.ada.command("arena", "practice", {"game": game, **options})
    (link,) = (str(one["url"]) for one in reply.shown.buttons if "url" in one)
    return table.ada.message(int(link.rpartition("/")[2]))


async def private_thread(table: Scene) -> discord.Thread:
    """A private thread of the arena with the bot and Ada."""
    channel = table.bot.get_channel(table.local.world.find_channel("arena").id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="apart", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(table.ada.id))
    return thread


async def my_turn(table: Scene, after: int = 0) -> ClientMessage:
    """The message that asks Ada, later than message `after`."""
    return await table.ada.wait_for(lambda one: "text:1:" in str(one) and table.ada.id in one.mentions, after=after)


async def when_the_house_has_answered(table: Scene) -> Match:
    """The match, once it has begun and nothing is asked of the house: both sides deploy at the same time."""
    while True:
        match = await table.services.store.get(1)
        if match is not None and not any(
            is_house(match.holder(ask.seat).user) for ask in table.services.matches.asks(match)
        ):
            return match
        await asyncio.sleep(0.02)


def face(match: Match) -> str:
    return next(shown(one.user) for one in match.holders if is_house(one.user))


def shown_name(match: Match) -> str:
    return next(name_of(one.user) for one in match.holders if is_house(one.user))
