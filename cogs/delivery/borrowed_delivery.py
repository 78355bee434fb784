"""Delivers the posts of matches in conversations where the bot is no member: each message there follows a press."""

import asyncio
from functools import partial

import discord
import structlog

from bot.client.app import GameBot
from bot.matches.core.models import Match
from bot.matches.delivery.models import Notice, Post, PostKind
from bot.matches.work.delivery_context import DeliveryContext
from bot.screens.sheet import Sheet
from cogs.core.components import build, files_of, mentions_of
from cogs.core.uploads import send_lighter
from cogs.delivery.message_sender import PATIENCE, MessageSender, Sent
from cogs.delivery.turn_message import PublicMessages

REFUSED = {401, 403, 404}  # statuses by which Discord says that a press is answered no more
ENOUGH = 40094  # its code for more messages than may follow a press
log = structlog.stdlib.get_logger(__name__)


class NobodyPressed(Exception):
    """No press can be followed by a message in a conversation: a post waits for the next one."""


class BorrowedDelivery:
    """Sends the messages of borrowed matches as follow-ups of presses, and edits them by the presses that made them.

    An edit that no press allows is left out: the next message shows what it would have.
    """

    def __init__(self, bot: GameBot, public_messages: PublicMessages, sender: MessageSender) -> None:
        self.bot = bot
        self.store = bot.services.store
        self.public_messages = public_messages
        self.sender = sender

    async def bring(self, post: Post, delivery: DeliveryContext) -> Sent:
        """Deliver a post but a direct message. Raises NobodyPressed, discord.HTTPException."""
        match = delivery.match
        match post.kind:
            case PostKind.THREAD:
                await self.bot.matches.delivery.place_thread(match, match.channel)
                return Sent(match.channel)
            case PostKind.TURN:
                return await self._turn(post, delivery)
            case PostKind.NOTE if post.notice is not None:
                return await self._note(post, match, post.notice)
            case PostKind.CARD if match.message:
                sheet = await self.public_messages.card(match, delivery.settings)
                shown = await self.edit(match.message, sheet)
                return Sent(match.message, match.channel) if shown else Sent()
        return Sent()

    async def _turn(self, post: Post, delivery: DeliveryContext) -> Sent:
        """Edit the latest message if the same turn continues, or send a new one."""
        match, former = delivery.match, delivery.former
        context = await self.bot.matches.message_context(match, post.revision)
        if context is None:
            raise LookupError(f"match {match.id} has no turn {post.revision}")
        same = former.message if former and former.revision >= context.turns[0].revision and not post.notice else 0
        above = await self.store.said_above(match.id, same) if same else post.notice
        sheet = await self.public_messages.turn(context, delivery, above)
        if same and await self.edit(same, sheet, post.revision):
            return Sent(same, match.channel)
        if post.attempted and (there := await self._shown(match, post.revision)):
            return Sent(there, match.channel)
        await self.bot.matches.delivery.attempt(post)
        return await self.send(match, sheet, post.revision)

    async def _shown(self, match: Match, revision: int) -> int:
        """The message that shows a turn whose delivery was not noted, if it was pressed; 0: it is not known."""
        return await self.bot.matches.delivery.conversations.shown(match.channel, match.id, revision)

    async def _note(self, post: Post, match: Match, notice: Notice) -> Sent:
        sheet = self.public_messages.notice(match, notice)
        former = await self.store.followed(post) if notice.follows else None
        if former is not None and await self.edit(former.message, sheet):
            return Sent(former.message, match.channel)
        await self.bot.matches.delivery.attempt(post)
        return await self.send(match, sheet)

    async def send(self, match: Match, sheet: Sheet, turn: int | None = None) -> Sent:
        """Send a message after the latest press that allows one. Raises NobodyPressed, discord.HTTPException.

        Raises TimeoutError if Discord does not answer.
        """
        presses, clock = self.bot.matches.delivery.conversations, self.bot.services.clock
        while (press := await presses.take(match.channel, clock.now_ms())) is not None:
            webhook = discord.Webhook.partial(self.bot.application_id or 0, press.token, client=self.bot)
            try:
                made = await send_lighter(self.bot, sheet, partial(_follow_up, webhook, sheet), match.id)
            except discord.HTTPException as error:
                if error.status not in REFUSED and error.code != ENOUGH:
                    raise
                log.info("a press is answered no more", match=match.id, error=error)
                await presses.refused(press.token)
                continue
            self.bot.pressed.keep(made.id, webhook, (press.until - clock.now_ms()) / 1000)
            if turn is not None:
                self.sender.shown.keep(made.id, turn, sheet, files_of(made))
            return Sent(made.id, match.channel)
        raise NobodyPressed(match.id)

    async def edit(self, message: int, sheet: Sheet, turn: int | None = None) -> bool:
        """Edit a message by the press that made it or the latest one on it; False if there is none that may.

        Raises discord.HTTPException, and TimeoutError if Discord does not answer.
        """
        webhook = self.bot.pressed.webhook(message)
        if webhook is None:
            return False
        async with self.sender.editing(message), asyncio.timeout(PATIENCE):
            self.sender.shown.forget(message)
            view, files = build(sheet)
            try:
                await self.bot.pressed.edit(
                    webhook, message, view=view, attachments=files, allowed_mentions=mentions_of(sheet)
                )
            except discord.HTTPException as error:
                if error.status not in REFUSED:
                    raise
                return False
            if turn is not None:
                self.sender.shown.keep(message, turn, sheet, [one.filename for one in files])
        return True


async def _follow_up(
    webhook: discord.Webhook, sheet: Sheet, view: discord.ui.LayoutView, files: list[discord.File]
) -> discord.WebhookMessage:
    async with asyncio.timeout(PATIENCE):
        return await webhook.send(
            view=view, files=files, wait=True, allowed_mentions=mentions_of(sheet), silent=sheet.silent
        )
