"""What happens to the server, the bot's place in it, Discord and the bot's machine, and is put right after a while."""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from localdiscord.faults import RestFault
from localdiscord.permissions import Permission
from localdiscord.records import Channel, GuildRole
from tools.bottle.injected import FaultKind
from tools.bottle.people import CHANNEL

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

SELDOM = 10.0  # times rarer than what people do
LONGEST = 20.0  # times the usual thinking, that something lasts
CUT = 5.0  # s between two cuts of the gateway while Discord is away
STEPS = (-3600.0, -90.0, -5.0, 5.0, 90.0, 3600.0)  # s by which a machine's clock jumps
RIGHTS = (
    Permission.SEND_MESSAGES,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.CREATE_PUBLIC_THREADS,
    Permission.ATTACH_FILES,
    Permission.EMBED_LINKS,
    Permission.READ_MESSAGE_HISTORY,
    Permission.VIEW_CHANNEL,
)


@dataclass(frozen=True)
class Scene:
    """One time that an event comes."""

    bottle: Bottle
    luck: random.Random

    async def lasts(self) -> None:
        """Wait until it is over."""
        await asyncio.sleep(self.bottle.plan.pace * self.luck.uniform(0.1, LONGEST))

    def role(self) -> GuildRole:
        """The bot's own."""
        world = self.bottle.discord.world
        return next(one for one in world.guild.roles.values() if one.bot_id == world.bot.id)

    def channel(self) -> Channel | None:
        """That in which challenges are made, None while it is deleted."""
        return next((one for one in self.bottle.discord.world.channels.values() if one.name == CHANNEL), None)

    def threads(self) -> list[Channel]:
        """All threads of the server."""
        return [one for one in self.bottle.discord.world.channels.values() if one.is_thread]


@dataclass(frozen=True)
class WorldEvent:
    """What may happen; `spoils` says that messages may be lost or go to another place, so that those shown are no longer all that were posted."""

    name: str
    once: Callable[[Scene], Awaitable[None]]
    kind: FaultKind
    spoils: bool = False


async def _delete_thread(scene: Scene) -> None:
    threads = scene.threads()
    if threads:
        scene.bottle.discord.world.remove_channel(scene.luck.choice(threads))


async def _delete_channel(scene: Scene) -> None:
    """The channel in which challenges are made; after a while there is another of its name."""
    world = scene.bottle.discord.world
    channel = scene.channel()
    if channel is None:
        return
    again = copy.deepcopy(channel)
    world.remove_channel(channel)
    try:
        await scene.lasts()
    finally:
        again.id = world.new_id()
        world.add_channel(again)


async def _hide(scene: Scene) -> None:
    """A channel is hidden from the bot for a while."""
    discord, role = scene.bottle.discord, scene.role()
    channel = scene.channel()
    if channel is None:
        return
    former = next((one for one in channel.overwrites if one.target_id == role.id), None)
    discord.membership.overwrite(channel, role.id, deny=Permission.VIEW_CHANNEL)
    try:
        await scene.lasts()
    finally:
        allow, deny = (0, 0) if former is None else (former.allow, former.deny)
        if channel.id in discord.world.channels:
            discord.membership.overwrite(channel, role.id, allow=allow, deny=deny)


async def _take_rights(scene: Scene) -> None:
    discord, role = scene.bottle.discord, scene.role()
    former = role.permissions
    taken = scene.luck.sample(RIGHTS, scene.luck.randint(1, 3))
    discord.membership.allow(role.id, former & ~sum(taken))
    try:
        await scene.lasts()
    finally:
        discord.membership.allow(role.id, former)


async def _lose_role(scene: Scene) -> None:
    """The bot holds no role for a while."""
    discord, role = scene.bottle.discord, scene.role()
    bot = discord.world.bot.id
    if bot not in discord.world.guild.members:
        return
    discord.membership.hold(bot)
    try:
        await scene.lasts()
    finally:
        if bot in discord.world.guild.members:
            discord.membership.hold(bot, role.id)


async def _remove_bot(scene: Scene) -> None:
    scene.bottle.discord.membership.remove_bot()
    try:
        await scene.lasts()
    finally:
        scene.bottle.discord.membership.invite_bot()


async def _archive(scene: Scene) -> None:
    threads = [one for one in scene.threads() if one.thread is not None and not one.thread.archived]
    if threads:
        owner = scene.bottle.discord.person(scene.bottle.discord.world.guild.owner_id)
        owner.archive_thread(scene.luck.choice(threads).id, locked=scene.luck.random() < 0.3)


async def _outage(scene: Scene) -> None:
    """Discord answers nothing but errors, and the gateway breaks off again and again."""
    discord = scene.bottle.discord
    fault = RestFault(status=scene.luck.choice((500, 502, 503)))
    discord.faults.plan(fault)
    until = scene.bottle.loop.time() + scene.bottle.plan.pace * scene.luck.uniform(0.1, LONGEST)
    try:
        while scene.bottle.loop.time() < until:
            discord.gateway.cut()
            await asyncio.sleep(CUT)
    finally:
        discord.faults.withdraw(fault)


async def _step_clock(scene: Scene) -> None:
    process = scene.bottle.process
    if process is not None:
        process.skew += scene.luck.choice(STEPS)
        await scene.lasts()
        process.skew = 0.0


EVENTS = {
    event.name: event
    for event in (
        WorldEvent("thread deleted", _delete_thread, FaultKind.PLACE, spoils=True),
        WorldEvent("channel deleted", _delete_channel, FaultKind.PLACE, spoils=True),
        WorldEvent("channel hidden", _hide, FaultKind.PLACE, spoils=True),
        WorldEvent("rights taken", _take_rights, FaultKind.RIGHTS, spoils=True),
        WorldEvent("role lost", _lose_role, FaultKind.RIGHTS, spoils=True),
        WorldEvent("bot removed", _remove_bot, FaultKind.PLACE, spoils=True),
        WorldEvent("thread archived", _archive, FaultKind.PLACE, spoils=True),
        WorldEvent("outage", _outage, FaultKind.OUTAGE),
        WorldEvent("clock stepped", _step_clock, FaultKind.CLOCK),
    )
}


async def befall(event: WorldEvent, bottle: Bottle, rate: float) -> None:
    """Have it happen, `rate` times while a player thinks, and rarer, until cancelled."""
    luck = bottle.entropy.of(f"event {event.name}")
    while True:
        await asyncio.sleep(bottle.plan.pace * SELDOM * luck.expovariate(rate))
        if event.spoils:
            bottle.people.elsewhere = None
        clock = bottle.discord.world.clock
        fault = bottle.injected.begin(event.kind, clock.now())
        try:
            await event.once(Scene(bottle, luck))
        finally:
            fault.until = clock.now()
        bottle.people.done[event.name] += 1
