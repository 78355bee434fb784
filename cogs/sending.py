"""Sends what the courier brings, at the pace Discord allows, each post once however often it is tried."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord

from bot.app import GameBot
from bot.matches.models import Match, Post
from cogs.ids import base36, read_id
from cogs.layout import Sheet, build
from cogs.pacing import Pacing

REMEMBERED = 2 * 60 * 1000  # ms for which Discord surely remembers a nonce
LOOKED_THROUGH = 50  # messages of a channel in which a post is looked for


class Sender:
    """What was sent but not marked is sent again with the same nonce, which Discord answers with the first message.

    It remembers nonces for some minutes only; a post first tried longer ago is looked for in the channel before.
    """

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.pacing = Pacing(bot.services.rates)

    async def send(self, post: Post, match: Match, where: int, sheet: Sheet) -> int:
        """Send a post, unless it stands there already; the message."""
        found = await self.already_there(post, where)
        if found:
            return found
        view, files = build(sheet)
        await self.pacing.board(where)
        message = await self.bot.get_partial_messageable(where).send(
            view=view,
            files=files,
            nonce=nonce(post, match, where),
            allowed_mentions=sheet.notified,
            silent=sheet.silent,
        )
        return message.id

    async def already_there(self, post: Post, channel: int) -> int | None:
        """The message of a post that was first tried too long ago for its nonce to be remembered."""
        if not post.attempted or self.bot.services.clock.now_ms() - post.attempted < REMEMBERED:
            return None
        async for message in self._latest(channel):
            if _tells(message, post):
                return message.id
        return None

    async def _latest(self, channel: int) -> AsyncIterator[discord.Message]:
        await self.pacing.request()
        history = self.bot.get_partial_messageable(channel).history(limit=LOOKED_THROUGH)
        try:
            async for message in history:
                yield message
        except discord.NotFound:
            return


def nonce(post: Post, match: Match, where: int) -> str:
    """What makes a message once-only: 25 characters at most, other for another database that counts from 1 again.

    The same post has another nonce in the channel than in the thread, where it may have stood before the thread was deleted, and
    than in a direct message.
    """
    place = {match.thread: "t", match.channel: "c"}.get(where, "d")
    return f"o{base36(post.id)}.{base36(match.created)}.{place}"


def _tells(message: discord.Message, post: Post) -> bool:
    """Whether a message is that of a post: its buttons carry match and revision."""
    view = discord.ui.LayoutView.from_message(message)
    for item in view.walk_children():
        told = read_id(str(getattr(item, "custom_id", "") or ""))
        if told and told.verb == "text" and told.match == post.match and told.args == str(post.revision):
            return True
    return False
