"""Webhooks are delivered: each until it arrives, one at a time to each receiver."""

import asyncio
from functools import partial

import aiohttp
import discord
import structlog

from bot.answers.custom_id import Id, base36
from bot.client.app import GameBot
from bot.features.webhooks.service import Webhooks
from bot.features.webhooks.sheets import off_sheet
from bot.features.webhooks.values import Delivery, Hook, Kind, signed
from bot.matches.core.errors import StoreError
from bot.matches.core.models import Match
from bot.matches.timing.paces import MINUTE
from cogs.core.background_loop import BackgroundLoop
from cogs.delivery.direct_refusals import DirectRefusals
from cogs.delivery.message_sender import MessageSender, has_button
from cogs.delivery.open_places import open_places
from cogs.webhooks.outbound import Outbound

log = structlog.stdlib.get_logger(__name__)


class WebhookLoop(BackgroundLoop):
    """Delivers what is due and no other process has claimed; what concerns a server is left to the process that hears of its channels."""

    name = "webhooks"
    period = 2.0

    def __init__(self, bot: GameBot) -> None:
        super().__init__(bot)
        self.webhooks = bot.feature(Webhooks)
        self.sender = MessageSender(bot)
        self.refusals = DirectRefusals(bot)
        self.outbound: Outbound | None = None

    async def cog_unload(self) -> None:
        """Stop; what was being sent is sent again after its lease."""
        await super().cog_unload()
        if self.outbound is not None:
            await self.outbound.close()

    async def step(self) -> float:
        """Deliver what is due, and notify the users of webhooks that were switched off."""
        if not self.webhooks.is_on:
            return self.period
        while not self.bot.leaving and (claimed := await self.webhooks.claim(self.owner, self.bot.own_shards.have)):
            ends = await asyncio.gather(*map(self._deliver, claimed), return_exceptions=True)
            for error in filter(None, ends):
                raise error
        for hook in await self.webhooks.unknowing(self.owner):
            await self._notify(hook)
        return self.period

    async def _deliver(self, delivery: Delivery) -> None:
        try:
            match, pause = await self._current(delivery)
            if match is None and delivery.kind is not Kind.TEST:
                await self.webhooks.put_off(delivery, self.owner, pause)
                return
            body = self.webhooks.body(delivery, match)
        except StoreError:
            raise
        except Exception as error:  # one match's trouble must not keep the other deliveries waiting
            log.exception("a delivery cannot be made", match=delivery.match, error=error)
            await self.webhooks.put_off(delivery, self.owner, 0)
            return
        if self.outbound is None:
            self.outbound = Outbound(local=self.webhooks.is_local)
        headers = signed(delivery.hook.secret, delivery.name, self.bot.services.clock.now_ms(), body)
        outcome, arrived = await self.outbound.post(delivery.hook.url, body, headers)
        self.bot.services.metrics.webhook(arrived=arrived)
        if not arrived and not delivery.hook.failures:
            log.info("a webhook fails", webhook=delivery.hook.id, outcome=outcome)
        await self.webhooks.settled(delivery, self.owner, outcome, arrived=arrived)

    async def _current(self, delivery: Delivery) -> tuple[Match | None, int]:
        """The match that a delivery is about, if it still holds; else None and the ms until it is looked at again, 0 for never."""
        if delivery.kind is Kind.TEST:
            return None, 0
        match, guild = await self.webhooks.match_of(delivery), delivery.hook.guild
        if match is None or not guild:
            return match, 0
        server = self.bot.get_guild(guild)
        if server is None or server.unavailable:
            return None, MINUTE
        there = {match.home or match.channel, *await self.webhooks.rows.former_places(match.id)}
        return (match if there <= set(open_places(server)) else None), 0

    async def _notify(self, hook: Hook) -> None:
        """Notify the user of a webhook once that it is off."""
        log.warning("a webhook is switched off", webhook=hook.id, outcome=hook.outcome)
        if hook.user:
            try:
                await self._tell(hook)
            except discord.Forbidden as error:
                await self.refusals.note(hook.user, error)
            except discord.HTTPException as error:
                log.warning("a user does not hear that a webhook is off", error=error)
            except (OSError, aiohttp.ClientError) as error:
                log.warning("a user hears later that a webhook is off", error=error)
                return
        await self.webhooks.rows.notified(hook.id)

    async def _tell(self, hook: Hook) -> None:
        """Send the message unless it is there. Raises discord.HTTPException, aiohttp.ClientError, OSError."""
        words = self.bot.catalogue.of(self.bot.matches.locales.to_write_in(hook.user))
        await self.sender.pacing.request()
        channel = await self.bot.create_dm(discord.Object(hook.user))
        mark = Id("hook", args=f"off.{base36(hook.off)}")
        nonce = f"w{base36(hook.id)}.{base36(hook.off)}"
        await self.sender.once(
            channel.id, off_sheet(hook, mark, words), nonce, hook.off, partial(has_button, button=mark)
        )


async def setup(bot: GameBot) -> None:
    """Add the loop."""
    await bot.add_cog(WebhookLoop(bot))
