"""Matches as posts of the forum that a server has chosen: each is opened with its first turn, and tagged."""

import asyncio
from collections.abc import AsyncIterator
from typing import Literal

import discord
import structlog

from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.matches.core.errors import StoreError
from bot.matches.core.models import Match
from bot.matches.delivery.models import Post
from bot.screens.sheet import Sheet
from cogs.core.components import build, mentions_of
from cogs.core.uploads import send_lighter
from cogs.delivery.channel_access import ChannelAccess, readers_see
from cogs.delivery.forum_tags import ForumTags
from cogs.delivery.message_sender import PATIENCE, SKEW, MessageSender, tells

log = structlog.stdlib.get_logger(__name__)

WEEK: Literal[10080] = 10080  # minutes after which a silent post is archived
REFUSED = {400, 403, 404}  # such as a forum that requires a tag: the match gets a thread instead
LOOKED_THROUGH = 50  # archived posts among which one is looked for


class ForumPosts:
    """Opens and closes posts."""

    def __init__(self, bot: GameBot, sender: MessageSender, places: ChannelAccess) -> None:
        self.bot = bot
        self.sender = sender
        self.places = places
        self.tags = ForumTags(bot, sender.pacing)

    async def home_of(self, match: Match) -> discord.ForumChannel | None:
        """The forum in which a match gets its post; None if it is played elsewhere. Raises discord.HTTPException.

        Practice stays where it began, as do matches begun in a thread or in a channel that fewer people can read.
        """
        home = (await self.bot.services.store.server_settings(match.guild)).forum if match.guild else 0
        if not home or match.watched or match.practice:
            return None
        channel = self.places.known(match.guild, match.channel) or await self.places.seen(match.channel)
        forum = self.places.known(match.guild, home) or await self.places.seen(home)
        if not isinstance(channel, discord.TextChannel) or not self.places.takes_posts(forum):
            return None
        return forum if readers_see(channel, forum) else None

    async def open(self, post: Post, match: Match, forum: discord.ForumChannel, name: str, sheet: Sheet) -> int:
        """Open a post unless it is there already; 0 if Discord refuses it. Raises discord.HTTPException, TimeoutError."""
        view, _ = build(sheet)
        async for thread in self._made_since(post, forum):
            if await self._begins_with(thread.id, post, view):
                return thread.id
        tags = await self.tags.of(forum, match)

        async def create(view: discord.ui.LayoutView, files: list[discord.File]) -> discord.Thread:
            await self.sender.pacing.board(forum.id)
            async with asyncio.timeout(PATIENCE):
                opened = await forum.create_thread(
                    name=name,
                    auto_archive_duration=WEEK,
                    view=view,
                    files=[_SentOnce(one.fp, one.filename) for one in files],
                    applied_tags=tags,
                    allowed_mentions=mentions_of(sheet),
                    silent=sheet.silent,
                )
            return opened.thread

        try:
            return (await send_lighter(self.bot, sheet, create, match.id)).id
        except discord.HTTPException as error:
            if error.status not in REFUSED:
                raise
            log.warning("no post in the forum; the match gets a thread", match=match.id, error=error)
            return 0

    async def opened_with(self, post: Post, match: Match, sheet: Sheet) -> bool:
        """Whether a post, tried before, is the first message of the match's thread: that one has no nonce."""
        return bool(match.home and post.attempts) and await self._begins_with(match.thread, post, build(sheet)[0])

    async def close(self, thread: discord.Thread, match: Match) -> None:
        """Archive the thread of a match that is over; a post says so by its tags, too."""
        tags = await self.tags.changed(thread, match)
        if tags is None:
            closed = await thread.edit(archived=True)
        else:
            closed = await thread.edit(archived=True, applied_tags=tags)
        thread.archived = closed.archived  # the event that says so comes a moment later

    async def try_to_leave(self, match: Match, post: int) -> None:
        """Archive our thread or post in which a match was played that has moved elsewhere, if that can be done; nothing is edited there afterwards."""
        try:
            other = await self.bot.services.store.in_thread(post)
            if other is not None and other.status.is_live:
                return
            thread = self.places.known(match.guild, post) or await self.places.seen(post)
            if isinstance(thread, discord.Thread) and self.places.is_ours(thread):
                await self._archive(thread, match)
        except (StoreError, *REQUEST_FAILED) as error:
            log.info("a former thread stays as it was", match=match.id, error=error)

    async def _archive(self, thread: discord.Thread, match: Match) -> None:
        if not thread.archived:
            await self.sender.pacing.request()
            await self.close(thread, match)

    async def tell(self, match: Match) -> None:
        """Update the tags of a post to the stage of its match. Raises discord.HTTPException."""
        goes_on = match.home and (match.status.is_live or match.status.is_under_way)
        thread = self.places.known(match.guild, match.thread) if goes_on else None
        if not isinstance(thread, discord.Thread) or thread.archived:
            return
        tags = await self.tags.changed(thread, match)
        if tags is not None:
            await self.sender.pacing.request()
            await thread.edit(applied_tags=tags)

    async def _made_since(self, post: Post, forum: discord.ForumChannel) -> AsyncIterator[discord.Thread]:
        """Our posts since a first attempt to make one: Discord has no nonces for posts."""
        if not post.attempts:
            return
        await self.sender.pacing.request()
        for thread in await forum.guild.active_threads():
            if thread.parent_id == forum.id and self._is_ours(thread, post):
                yield thread
        await self.sender.pacing.request()
        async for thread in forum.archived_threads(limit=LOOKED_THROUGH):
            if self._is_ours(thread, post):
                yield thread

    def _is_ours(self, thread: discord.Thread, post: Post) -> bool:
        made = discord.utils.snowflake_time(thread.id).timestamp() * 1000
        return self.places.is_ours(thread) and made >= post.attempted - SKEW

    async def _begins_with(self, thread: int, post: Post, view: discord.ui.LayoutView) -> bool:
        """Whether a thread was opened with a post."""
        await self.sender.pacing.request()
        try:
            return tells(await self.bot.get_partial_messageable(thread).fetch_message(thread), post, view)
        except discord.NotFound:
            return False


class _SentOnce(discord.File):
    """A file that discord.py rewinds before it repeats a request: a post that Discord may have made is looked for first."""

    def reset(self, *, seek: int | bool = True) -> None:
        """Raise ConnectionError at the second try."""
        if seek:
            raise ConnectionError("Discord failed to answer: whether the post was made is found out at the next try")
        super().reset(seek=seek)
