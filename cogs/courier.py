"""Brings the posts to Discord: made in order, each once, picked up again after a crash; the only maker of public messages.

A post is tried, then marked: what was sent but not marked is sent again with the same nonce, which Discord answers with the first
message. It remembers nonces for some minutes only; a post first tried longer ago is looked for in the channel before.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Literal, TypeAlias

import aiohttp
import discord
import structlog
from discord.ext import commands

from bot.app import GameBot
from bot.matches.errors import EngineDown, StoreError
from bot.matches.models import Holder, Match, Post, PostKind
from cogs.ids import base36, read_id
from cogs.layout import Sheet, build
from cogs.publishing import Publishing
from cogs.tidying import tidied

log = structlog.stdlib.get_logger(__name__)

REMEMBERED = 2 * 60 * 1000  # ms for which Discord surely remembers a nonce
LOOKED_THROUGH = 50  # messages of a channel in which a post is looked for
PAUSES = (1, 2, 5, 15, 60, 300)  # seconds before a post that failed is tried again
IDLE = 30.0  # seconds after which the store is looked into even if nobody called
BROUGHT = 3.0  # seconds that posts under way are given when the program ends
BUSY = 1.0  # likewise while posts are under way
THREAD_LIMIT = 160006  # no more active threads in this server
THREAD_THERE = 160004  # the card has a thread already
CLOSED = (50083, 160005)  # archived and locked, or locked: nothing can be sent there any more
TOO_OLD = 30046  # edited too often for a message of its age
LONG_NAME = 100  # characters of a thread's name
WEEK: Literal[10080] = 10080  # minutes after which a silent thread is archived


Lane: TypeAlias = tuple[int, bool]
"""A match, and whether it is its card."""


class Courier(commands.Cog):
    """Carries posts, one a lane at a time, all lanes side by side."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.store = bot.services.store
        self.publishing = Publishing(bot)
        self._round: asyncio.Task[None] | None = None
        self._under_way: dict[Lane, asyncio.Task[None]] = {}
        self._tidying: set[asyncio.Task[None]] = set()

    async def cog_load(self) -> None:
        """Set out."""
        self._round = asyncio.create_task(self._carry())

    async def cog_unload(self) -> None:
        """Set out no more, bring to its end what is under way; what takes too long is carried at the next start."""
        if self._round is not None:
            self._round.cancel()
        under_way = {*self._under_way.values(), *self._tidying}
        if under_way:
            await asyncio.wait(under_way, timeout=BROUGHT)
        tasks = [task for task in (self._round, *self._under_way.values(), *self._tidying) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _carry(self) -> None:
        posted = self.bot.services.posted
        while True:
            posted.clear()
            try:
                pause = await self._set_all_out()
            except StoreError as error:
                log.warning("posts cannot be read", error=repr(error))
                pause = BUSY
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await posted.wait()

    async def _set_all_out(self) -> float:
        """Set out with what is due; the seconds until it is worth looking again."""
        now = self.bot.services.clock.now_ms()
        fresh = [post for post in await self.store.posts_due(now) if _lane(post) not in self._under_way]
        for post in fresh:
            self._set_out(post)
        if fresh or self._under_way:
            return BUSY
        due = await self.store.next_due()
        return IDLE if due is None else min(IDLE, max(0.0, (due - now) / 1000))

    def _set_out(self, post: Post) -> None:
        task = asyncio.create_task(self._deliver(post), name=f"post-{post.id}")
        self._under_way[_lane(post)] = task
        task.add_done_callback(lambda _: self._back(_lane(post)))

    def _back(self, lane: Lane) -> None:
        del self._under_way[lane]
        self.bot.services.posted.set()

    async def _deliver(self, post: Post) -> None:
        """Try a post once; mark what came of it."""
        try:
            match = await self.store.get(post.match)
            if match is None:
                await self.store.post_failed(post.id, error="no such match", not_before=None)
                return
            message = await self._bring(post, match)
            await self.store.post_done(post.id, message)
            if post.kind is PostKind.TURN:
                self._tidy_later(post, match)
        except (discord.Forbidden, discord.NotFound) as error:
            await self._failed(post, error, for_good=True)
        except discord.HTTPException as error:
            await self._failed(post, error, for_good=error.status == 400)
        except (OSError, aiohttp.ClientError, EngineDown, StoreError) as error:
            await self._failed(post, error, for_good=False)
        except Exception as error:  # one match's trouble must not stop the others' posts
            log.exception("post cannot be made", post=post.id, match=post.match)
            await self._failed(post, error, for_good=post.attempts >= len(PAUSES))

    def _tidy_later(self, post: Post, match: Match) -> None:
        """Tidy beside the posts: no post waits for it, and what becomes of it changes nothing."""
        task = asyncio.create_task(self._tidy(post, match), name=f"tidy-{post.id}")
        self._tidying.add(task)
        task.add_done_callback(self._tidying.discard)

    async def _tidy(self, post: Post, match: Match) -> None:
        """Leave the message of the turn before with nothing but its Text button: what it asked has been answered."""
        try:
            former = await self.store.message_before(post.match, post.revision)
            if former is None:
                return
            place = self.bot.get_partial_messageable(match.thread or match.channel, guild_id=match.guild)
            message = await place.fetch_message(former)
            view = tidied(message)
            if view is not None:
                await message.edit(view=view)
        except (discord.HTTPException, OSError, aiohttp.ClientError, StoreError) as error:
            log.info("a turn keeps its buttons", match=post.match, before=post.revision, error=repr(error))

    async def _failed(self, post: Post, error: Exception, *, for_good: bool) -> None:
        pause = PAUSES[min(post.attempts, len(PAUSES) - 1)] * 1000
        not_before = None if for_good else self.bot.services.clock.now_ms() + pause
        log.warning(
            "post failed", post=post.id, match=post.match, kind=post.kind.value, error=repr(error), dead=for_good
        )
        try:
            await self.store.post_failed(post.id, error=str(error), not_before=not_before)
        except StoreError as second:
            log.warning("a failed post cannot be marked", post=post.id, error=repr(second))

    async def _bring(self, post: Post, match: Match) -> int:
        match post.kind:
            case PostKind.THREAD:
                return await self._open_thread(post, match)
            case PostKind.TURN:
                return await self._post_turn(post, match)
            case PostKind.CARD:
                return await self._edit_card(post, match)
            case PostKind.NOTE | PostKind.DIRECT:
                return await self._say(post, match)

    async def _open_thread(self, post: Post, match: Match) -> int:
        await self.store.post_attempted(post.id, self.bot.services.clock.now_ms())
        if not match.message:
            card = await self._send(match.channel, self.publishing.card(match), self._nonce(post, match, match.channel))
            await self.store.place(match.id, message=card)
            match = await self.store.get(match.id) or match
        thread = await self._thread_of(match)
        await self.store.place(match.id, thread=thread)
        return thread

    async def _thread_of(self, match: Match) -> int:
        """The thread under the card, or the channel itself where none can be made."""
        try:
            channel = self.bot.get_channel(match.channel) or await self.bot.fetch_channel(match.channel)
            if not isinstance(channel, discord.TextChannel):
                return match.channel
            name = self.publishing.thread_name(match)[:LONG_NAME]
            thread = await channel.get_partial_message(match.message).create_thread(
                name=name, auto_archive_duration=WEEK
            )
        except discord.HTTPException as error:
            if error.code == THREAD_THERE:
                return match.message
            if error.code == THREAD_LIMIT or isinstance(error, discord.Forbidden | discord.NotFound):
                log.warning("no thread; the match is played in the channel", match=match.id, error=str(error))
                return match.channel
            raise
        return thread.id

    async def _post_turn(self, post: Post, match: Match) -> int:
        """Paint while the attempt is noted; then send, unless it already stands there."""
        noted = self.store.post_attempted(post.id, self.bot.services.clock.now_ms())
        sheet, _ = await asyncio.gather(self.publishing.turn(match, post.revision, post.notice), noted)
        where = match.thread or match.channel
        found = await self._already_there(post, where)
        if found:
            return found
        try:
            return await self._send(where, sheet, self._nonce(post, match, where))
        except discord.HTTPException as error:
            lost = isinstance(error, discord.NotFound) or error.code in CLOSED
            if not lost or where == match.channel:
                raise
        log.warning("the thread is gone; the match goes on in the channel", match=match.id)
        await self.store.place(match.id, thread=match.channel)
        note = self.publishing.thread_lost(match)
        return await self._send(
            match.channel,
            Sheet((note, *sheet.parts), sheet.controls, sheet.colour, sheet.mentions),
            self._nonce(post, match, match.channel),
        )

    async def _say(self, post: Post, match: Match) -> int:
        """A notice where the match is played, or to one user alone; there with a mention if he takes no direct messages."""
        if post.notice is None:
            raise LookupError(f"post {post.id} has nothing to say")
        await self.store.post_attempted(post.id, self.bot.services.clock.now_ms())
        sheet = self.publishing.notice(match, post.notice)
        if post.kind is PostKind.DIRECT:
            try:
                user = await self.bot.create_dm(discord.Object(post.notice.user))
                return await self._send(user.id, sheet, self._nonce(post, match, user.id))
            except discord.Forbidden as closed:
                log.info("no direct messages", match=match.id, error=str(closed))
                await self.bot.matches.reminders.closed(_holder(match, post.notice.user))
                if not post.notice.mentions:
                    return 0  # he has been told where the match is played
        where = match.thread or match.channel
        return await self._send(where, sheet, self._nonce(post, match, where))

    async def _edit_card(self, post: Post, match: Match) -> int:
        await self.store.post_attempted(post.id, self.bot.services.clock.now_ms())
        sheet = await self.publishing.final_card(match)
        if not match.message:
            return 0
        view, _ = build(sheet)
        channel = self.bot.get_partial_messageable(match.channel, guild_id=match.guild)
        try:
            await channel.get_partial_message(match.message).edit(view=view, allowed_mentions=sheet.notified)
        except discord.HTTPException as error:
            if error.code != TOO_OLD:
                raise
            card = await self._send(match.channel, sheet, self._nonce(post, match, match.channel))
            await self.store.place(match.id, message=card)
            return card
        return match.message

    async def _send(self, channel: int, sheet: Sheet, nonce: str) -> int:
        view, files = build(sheet)
        message = await self.bot.get_partial_messageable(channel).send(
            view=view, files=files, nonce=nonce, allowed_mentions=sheet.notified, silent=sheet.silent
        )
        return message.id

    async def _already_there(self, post: Post, channel: int) -> int | None:
        """The message of a post that was first tried too long ago for its nonce to be remembered."""
        if not post.attempted or self.bot.services.clock.now_ms() - post.attempted < REMEMBERED:
            return None
        async for message in self._latest(channel):
            if _tells(message, post):
                return message.id
        return None

    async def _latest(self, channel: int) -> AsyncIterator[discord.Message]:
        history = self.bot.get_partial_messageable(channel).history(limit=LOOKED_THROUGH)
        try:
            async for message in history:
                yield message
        except discord.NotFound:
            return

    @staticmethod
    def _nonce(post: Post, match: Match, where: int) -> str:
        """What makes a message once-only: 25 characters at most, other for another database that counts from 1 again.

        The same post has another nonce in the channel than in the thread, where it may have stood before the thread was deleted, and
        than in a direct message.
        """
        place = {match.thread: "t", match.channel: "c"}.get(where, "d")
        return f"o{base36(post.id)}.{base36(match.created)}.{place}"


def _holder(match: Match, user: int) -> Holder:
    """Who plays, by his user."""
    return next(holder for holder in match.holders if holder.user == user)


def _lane(post: Post) -> Lane:
    """Posts of a lane are made one after the other: those of a match, and its card by itself."""
    return post.match, post.kind is PostKind.CARD


def _tells(message: discord.Message, post: Post) -> bool:
    """Whether a message is that of a post: its buttons carry match and revision."""
    view = discord.ui.LayoutView.from_message(message)
    for item in view.walk_children():
        told = read_id(str(getattr(item, "custom_id", "") or ""))
        if told and told.verb == "text" and told.match == post.match and told.args == str(post.revision):
            return True
    return False


async def setup(bot: GameBot) -> None:
    """Send the courier out."""
    await bot.add_cog(Courier(bot))
