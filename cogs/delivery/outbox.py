"""Delivers posts to Discord in order, exactly once even after a crash; nothing else posts public messages.

A post is attempted, then marked. If the channel is missing or not writable, the post and all later ones are held until
it is writable again.
"""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import aiohttp
import discord
import structlog
from discord.ext import commands
from msgspec.structs import replace

from bot.answers.draft import is_flick
from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.matches.core.errors import EngineDown, GameFailed, Refused, StoreError
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import Post, PostKind
from bot.matches.house.members import is_house
from bot.matches.work.delivery_context import DeliveryContext
from cogs.delivery.borrowed_delivery import NobodyPressed
from cogs.delivery.late_edits import LateEdits
from cogs.delivery.late_films import LateFilms
from cogs.delivery.message_sender import SHUT, Sent
from cogs.delivery.panel_updates import close_stale_panels, follow_panels
from cogs.delivery.permissions import is_hidden
from cogs.delivery.post_delivery import NotThereYet, PostDelivery
from cogs.delivery.stale_buttons import ExpiredButtons, StaleButtons
from cogs.panel.board_view import BoardView
from cogs.panel.draft_loader import DraftLoader

log = structlog.stdlib.get_logger(__name__)

PAUSES = (1, 2, 5, 15, 60, 300)  # seconds before a post that failed is tried again
IDLE = 30.0  # seconds after which the store is looked into even if nobody called
BUSY = 1.0  # likewise while posts are under way
BROUGHT = 3.0  # seconds that posts under way are given when the program ends
UNMARKED = 5.0  # seconds of rest after a failure that could not be kept, as on a full disk
ASLEEP = 50083  # archived
FOR_GOOD = {400, 403, 404}  # statuses that no second try changes
TROUBLE = (*REQUEST_FAILED, EngineDown, StoreError, GameFailed)

Lane: TypeAlias = tuple[int, bool]
"""A match, and whether it is its card."""


class Outbox(commands.Cog):
    """Delivers posts, one per lane at a time and all lanes side by side."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.store = bot.services.store
        self.post_delivery = PostDelivery(bot)
        public_messages = self.post_delivery.public_messages
        self.stale_buttons = StaleButtons(bot, self.post_delivery.sender, public_messages.is_being_filmed)
        self.prefetch = PreviewPrefetch(bot)
        self._round: asyncio.Task[None] | None = None
        self._under_way: dict[Lane, asyncio.Task[None]] = {}
        self._afterwards: set[asyncio.Task[None]] = set()
        self.late_films = LateFilms(bot, public_messages, self.post_delivery.sender)
        self.expired_buttons = ExpiredButtons(bot, public_messages, self.post_delivery.sender)
        self.late_edits = LateEdits(
            bot, self.post_delivery.sender, self.stale_buttons, self.expired_buttons, self.post_delivery.forums
        )
        self._filming: set[asyncio.Task[None]] = set()
        self._closing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def cog_load(self) -> None:
        """Start delivering."""
        self._round = asyncio.create_task(self._carry(), name="outbox")

    async def cog_unload(self) -> None:
        """Stop, and finish what is under way; what takes too long is delivered after the next start."""
        if self._round is not None:
            self._round.cancel()
        for film in self._filming:
            film.cancel()
        under_way = {*self._under_way.values(), *self._afterwards}
        if under_way:
            await asyncio.wait(under_way, timeout=self.bot.time_left(BROUGHT))
        others = (*self._under_way.values(), *self._afterwards, *self._filming)
        tasks = [task for task in (self._round, *others) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.stale_buttons.close()  # last, for posts have matches wait for a rest

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_resumed")
    @commands.Cog.listener("on_reachable")
    async def catch_up(self) -> None:
        """Deliver at once what could not be delivered while Discord was out of reach."""
        try:
            await self.bot.matches.delivery.hurry()
        except StoreError as error:
            log.warning("posts are delayed", error=error)
        self.bot.services.posted.set()

    @commands.Cog.listener("on_edits_possible")
    async def edit_late(self, guild: int) -> None:
        """Make the edits that were not possible in a server."""
        await self.late_edits.retry(guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Make late edits in a channel that became visible again, then close the threads of matches that ended meanwhile."""
        if is_hidden(before) and not is_hidden(after):
            await self.late_edits.try_once(after.guild.id)
            await self._catch_up_in(after)

    async def _catch_up_in(self, channel: discord.abc.GuildChannel) -> None:
        """Tag and close the threads of a channel as their matches are now."""
        try:
            threads = [one for one in await channel.guild.active_threads() if one.parent_id == channel.id]
            for thread in threads:
                match = await self.store.in_thread(thread.id)
                if match is not None and match.home:
                    await self._tag(match)
                if match is not None:
                    await self._close(match)
        except TROUBLE as error:
            log.info("threads stay open", guild=channel.guild.id, channel=channel.id, error=error)

    async def _carry(self) -> None:
        posted = self.bot.services.posted
        while True:
            posted.clear()
            try:
                pause = await self._set_all_out()
            except StoreError as error:
                log.warning("posts cannot be read", error=error)
                pause = BUSY
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await posted.wait()

    async def _set_all_out(self) -> float:
        """Deliver what is due; returns the seconds until the next look."""
        if self.bot.leaving:
            return IDLE  # answers first; what is due is brought at the next start
        now = self.bot.services.clock.now_ms()
        busy = set(self._under_way)  # a post of theirs may be read as due and be delivered before the answer is here
        fresh = [post for post in await self.store.posts_due(now) if _lane(post) not in busy | set(self._under_way)]
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
        """Try a post once and mark the result."""
        try:
            delivery = await self.store.delivery_context(post)
            if delivery is None:
                await self.bot.matches.delivery.fail(post, "no such match", pause=None)
                return
            if await self._others_first(post, delivery):
                return
            sent = await self._made(post, delivery)
            if sent is None:
                return
            if not await self.bot.matches.delivery.done(post, *sent):
                log.info("a post has changed meanwhile and is brought again", post=post.id, match=post.match)
                return
            self._see_to_the_rest(post, delivery, sent)
        except discord.HTTPException as error:
            asleep = error.code == ASLEEP and post.attempts < len(PAUSES)  # the card in a thread that a turn will wake
            await self._failed(post, error, for_good=error.status in FOR_GOOD and not asleep)
        except (OSError, aiohttp.ClientError, EngineDown, StoreError, NotThereYet) as error:
            await self._failed(post, error, for_good=False)
        except GameFailed as failed:
            await self._stop(post, failed)
        except Exception as error:  # one match's trouble must not stop the others' posts
            log.exception("post cannot be made", post=post.id, match=post.match)
            await self._failed(post, error, for_good=post.attempts >= len(PAUSES))

    async def _made(self, post: Post, delivery: DeliveryContext) -> Sent | None:
        """Make the message of a post; None if it is held back. Raises discord.HTTPException."""
        try:
            return await self.post_delivery.bring(post, delivery)
        except NobodyPressed:
            if not await self.bot.matches.delivery.wait(post):
                self.bot.services.posted.set()  # there was a press meanwhile
        except discord.HTTPException as error:
            if error.code not in SHUT or (post.kind is PostKind.CARD and error.code == ASLEEP):
                raise
            await self._shut_out(post, delivery.match, error)
        return None

    async def _stop(self, post: Post, failed: GameFailed) -> None:
        """Suspend a match whose code fails, so that its post is not retried forever."""
        try:
            stopped = await self.bot.matches.suspend(post.match, failed)
        except (StoreError, Refused) as error:
            log.warning("a match whose code fails could not be suspended", match=post.match, error=error)
            await self._failed(post, failed, for_good=False)
            return
        aside = stopped.status is Status.SUSPENDED
        await self._failed(post, failed, for_good=aside or post.attempts >= len(PAUSES))

    async def _others_first(self, post: Post, delivery: DeliveryContext) -> bool:
        """Whether older posts that were held back can be made now, and so go before this one."""
        match = delivery.match
        if match.borrowed or post.attempts or post.kind in {PostKind.CARD, PostKind.DIRECT} or not delivery.barred:
            return False
        return (
            await self.post_delivery.places.reachable(match.place)
            and await self.bot.matches.delivery.revive(match.id, card=False) > 0
        )

    async def _shut_out(self, post: Post, match: Match, error: discord.HTTPException) -> None:
        """Handle a place that is not writable: move to the channel if that helps, else bar the post and notify the players."""
        if post.kind is not PostKind.CARD:
            newer = await self.store.get(match.id) or match
            if newer.place != match.place:
                return  # it has moved meanwhile, and the post with it
            if newer.status is Status.RUNNING and await self.bot.services.features.end_without_place(newer):
                await self._failed(post, error, for_good=True)
                return
            if await self.post_delivery.move_out(newer, error.code):
                return
            if post.kind is PostKind.DIRECT:
                await self._failed(post, error, for_good=True)
                return
        if await self.post_delivery.is_useless(post, match, error.code):
            await self._failed(post, error, for_good=True)
            return
        log.warning("nothing can be posted", post=post.id, match=match.id, kind=post.kind.value, error=error)
        await self.bot.matches.delivery.bar(post, match, str(error))

    def _see_to_the_rest(self, post: Post, delivery: DeliveryContext, sent: Sent) -> None:
        """Remove old buttons and close threads in the background: no post waits for it."""
        match = delivery.match
        if match.status is Status.FINISHED:
            self.bot.matches.bulletins.woken.set()  # its result may be waiting
        asks = post.kind is PostKind.NOTE and post.notice is not None and bool(post.notice.buttons)
        if post.kind is PostKind.TURN and self.post_delivery.public_messages.expects(post.match, post.revision):
            self._afterwards_in(self._filming, self._add_film(post, match, sent), f"film-{post.id}")
        if post.kind is PostKind.CARD and match.home:
            self._afterwards_in(self._afterwards, self._tag(match), f"tags-{post.id}")
        if post.kind is PostKind.CARD and match.channel == match.thread:
            self._afterwards_in(self._afterwards, self._close_after_card(match), f"after-{post.id}")
        if post.kind is PostKind.TURN:
            self.bot.dispatch("turn_posted", match.id, post.revision)
        if post.kind in {PostKind.TURN, PostKind.NOTE}:
            stale_buttons = self._tidy_up(post, delivery, sent, closes=not asks)
            self._afterwards_in(self._afterwards, stale_buttons, f"after-{post.id}")

    @staticmethod
    def _afterwards_in(tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def _add_film(self, post: Post, match: Match, sent: Sent) -> None:
        """Add a film that was late; only then the thread of a match that is over is closed, for nothing is edited in a closed one."""
        try:
            await self.late_films.add(post, sent)
        except TROUBLE as error:
            log.info("a turn stays without its film", match=match.id, turn=post.revision, error=error)
        try:
            await self.stale_buttons.after_film(match, replace(post, message=sent.message, place=sent.place))
            await self._close_as_now(match)
        except TROUBLE as error:
            log.info("a thread stays open", match=match.id, error=error)

    async def _close_after_card(self, match: Match) -> None:
        """Close a thread that waited for the card in it, such as one of practice."""
        try:
            await self._close_as_now(match)
        except TROUBLE as error:
            log.info("a thread stays open", match=match.id, error=error)

    async def _close_as_now(self, match: Match) -> None:
        now = await self.store.get(match.id)
        if now is not None:
            await self._close(now)

    async def _tag(self, match: Match) -> None:
        try:
            await self.post_delivery.forums.tell(match)
        except TROUBLE as error:
            log.info("a post keeps its tags", match=match.id, error=error)

    async def _close(self, match: Match) -> None:
        if match.status.is_live or self.post_delivery.public_messages.awaits_film(match.id):
            return
        async with self._closing.setdefault(match.id, asyncio.Lock()):  # after the last turn and the last card
            await self.stale_buttons.finish(match)
            await self.post_delivery.close(match)

    async def _tidy_up(self, post: Post, delivery: DeliveryContext, sent: Sent, *, closes: bool) -> None:
        match = delivery.match
        if post.kind is PostKind.TURN:  # first what players wait for
            await self._lead_on(match, post.revision)
        try:
            if post.kind is PostKind.TURN:
                await self._tidy(post, delivery, sent)
            await self.expired_buttons.tidy(match.id)
            if closes:
                await self._close(match)
        except TROUBLE as error:
            log.info("a thread stays open", match=match.id, error=error)

    async def _lead_on(self, match: Match, revision: int) -> None:
        """Show players what a turn asks of them where they look: in private panels and in the threads of teams."""
        await close_stale_panels(self.bot, match, revision)
        await self._foresee(match, revision)
        await follow_panels(self.bot, match)
        try:
            await self.post_delivery.camps.tell(match)
        except TROUBLE as error:
            log.info("the threads of teams stay as they are", match=match.id, error=error)

    async def _foresee(self, match: Match, revision: int) -> None:
        try:
            await self.prefetch.foresee(match, revision)
        except (StoreError, GameFailed) as error:
            log.info("nothing is painted ahead", match=match.id, error=error)

    async def _tidy(self, post: Post, delivery: DeliveryContext, sent: Sent) -> None:
        try:
            await self.stale_buttons.before(delivery, post, sent.message)
        except (*REQUEST_FAILED, StoreError) as error:
            log.info("a turn keeps its buttons", match=post.match, before=post.revision, error=error)
        if post.notice is not None:  # it may have moved
            await self.late_edits.try_once(delivery.match.guild)
        former = delivery.former
        if former is not None and former.place not in {0, sent.place}:
            await self.post_delivery.forums.try_to_leave(delivery.match, former.place)

    async def _failed(self, post: Post, error: Exception, *, for_good: bool) -> None:
        pause = None if for_good else PAUSES[min(post.attempts, len(PAUSES) - 1)] * 1000
        log.warning("post failed", post=post.id, match=post.match, kind=post.kind.value, error=error, dead=for_good)
        try:
            await self.bot.matches.delivery.fail(post, str(error), pause=pause)
        except StoreError as second:
            log.warning("a failed post cannot be marked", post=post.id, error=second)
            await asyncio.sleep(UNMARKED)  # it is still due: without a rest it would be tried again at once, and again


def _lane(post: Post) -> Lane:
    """Posts of a lane are made one after the other: those of a match, and its card by itself."""
    return post.match, post.kind is PostKind.CARD


class PreviewPrefetch:
    """Prefetches previews while the worker is idle."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot
        self._positions = BoardView(bot)
        self._drafts = DraftLoader(bot)

    async def foresee(self, match: Match, revision: int) -> None:
        """Paint what the panels of a turn's message open with, in the language of the match; only those that were looked at lately.

        Raises StoreError, GameFailed.
        """
        if revision != match.revision or not self._bot.services.workers.idle:
            return
        for ask in self._bot.matches.asks(match):
            user = match.holder(ask.seat).user
            if self._positions.is_unseen(match, user) or is_house(user) or not any(map(is_flick, ask.choices)):
                continue
            settings = await self._bot.services.store.settings_for(user, match.guild)
            if settings.own.text_first:
                continue
            draft = (await self._drafts.find(match, user, ask)).draft
            words = self._bot.catalogue.of(match.locale)
            self._positions.foresee(match, user, ask, (draft,), words, settings)


async def setup(bot: GameBot) -> None:
    """Add the outbox."""
    await bot.add_cog(Outbox(bot))
