"""Makes edits that were impossible when they were due."""

import asyncio

import discord
import structlog

from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.matches.core.errors import StoreError
from bot.matches.core.models import Match
from bot.matches.delivery.models import Post, PostKind
from bot.screens.sheet import Sheet
from cogs.core.trying_again import until_done
from cogs.delivery.forum_posts import ForumPosts
from cogs.delivery.message_sender import FORBIDDEN, MessageSender, place_of
from cogs.delivery.stale_buttons import ExpiredButtons, StaleButtons, moved_away

log = structlog.stdlib.get_logger(__name__)

UNEDITED = "former messages stay as they were"


class LateEdits:
    """Makes the edits that could not be made while a channel was hidden or a right missing; a former card leads to where its match is."""

    def __init__(
        self,
        bot: GameBot,
        sender: MessageSender,
        stale_buttons: StaleButtons,
        expired_buttons: ExpiredButtons,
        forums: ForumPosts,
    ) -> None:
        self._bot = bot
        self._sender = sender
        self._stale = stale_buttons
        self._expired = expired_buttons
        self._forums = forums
        self._making = asyncio.Lock()
        self._retried: set[int] = set()  # servers

    async def retry(self, guild: int) -> None:
        """Retry a server's late edits for over an hour until they succeed; if a retry is running, try once now."""
        if guild in self._retried:
            await self.try_once(guild)
            return
        self._retried.add(guild)
        try:
            await until_done(lambda: self.make(guild), UNEDITED, guild=guild)
        except REQUEST_FAILED as error:
            log.warning(UNEDITED, guild=guild, error=error)
        finally:
            self._retried.discard(guild)

    async def try_once(self, guild: int) -> None:
        """Try a server's late edits without raising; failures are left to `retry`."""
        try:
            await self.make(guild)
        except (*REQUEST_FAILED, StoreError) as error:
            log.info(UNEDITED, guild=guild, error=error)
            if guild not in self._retried:
                self._bot.dispatch("edits_possible", guild)

    async def make(self, guild: int) -> None:
        """Try a server's late edits once; a deleted message counts as done. Raises discord.DiscordServerError, StoreError."""
        async with self._making:  # or one run archives a thread in which another edits
            await self._make(guild)

    async def _make(self, guild: int) -> None:
        places: dict[int, list[tuple[Match, Post]]] = {}
        for post in await self._bot.services.store.unedited(guild):
            match = await self._bot.services.store.get(post.match)
            if match is None:
                await self._bot.matches.delivery.note_unedited(post, "")
            else:
                places.setdefault(place_of(post, match), []).append((match, post))
        for place, posts in places.items():
            try:
                async with self._forums.places.awake(place):
                    last = {match.id: post.id for match, post in posts if post.kind is PostKind.TURN}
                    for match, post in posts:
                        await self._try(match, post, is_last=last.get(match.id) == post.id)
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:
                log.info("a thread cannot be reopened for edits", thread=place, error=error)
            for match in {match.id: match for match, post in posts if post.kind is PostKind.TURN}.values():
                if place != match.thread:
                    await self._forums.try_to_leave(match, place)

    async def _try(self, match: Match, post: Post, *, is_last: bool) -> None:
        try:
            await self._edit(match, post, is_last=is_last)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            log.info("a former message stays as it was", match=post.match, post=post.id, error=error)
            if error.code in FORBIDDEN:
                return
        await self._bot.matches.delivery.note_unedited(post, "")

    async def _edit(self, match: Match, post: Post, *, is_last: bool) -> None:
        if post.kind is PostKind.TURN:
            await self._stale.edit(match, post, leads_on=is_last)
        elif post.kind is PostKind.CARD:
            await self._sender.rewrite(post.place, post.message, Sheet((moved_away(self._bot, match),)))
        elif post.notice is not None:
            await self._expired.take_off(match, post, post.notice)
