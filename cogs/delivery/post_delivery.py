"""Delivers each kind of post of a match."""

import asyncio

import discord
import msgspec
import structlog
from cachetools import LRUCache

from bot.client.app import GameBot
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import EngineDown, GameFailed, StoreError
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import MatchPlace, Post, PostKind
from bot.matches.work.delivery_context import DeliveryContext
from bot.screens.sheet import Sheet
from bot.text import discord_url
from cogs.core.components import build, mentions_of
from cogs.delivery.borrowed_delivery import BorrowedDelivery
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.direct_refusals import DirectRefusals
from cogs.delivery.forum_posts import ForumPosts
from cogs.delivery.message_sender import LOCKED, MISSING_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, MessageSender, Sent
from cogs.delivery.permissions import is_hidden
from cogs.delivery.stale_buttons import past
from cogs.delivery.team_threads import LONG_NAME, NOT_THERE, THREAD_LIMIT, WEEK, TeamThreads
from cogs.delivery.turn_message import PublicMessages

log = structlog.stdlib.get_logger(__name__)

THREAD_THERE = 160004  # the card has a thread already
NO_THREADS = {NOT_THERE, THREAD_LIMIT}
TOO_OLD = 30046  # edited too often for a message of its age
LINES = 1024  # cards of which it is remembered what they say
WAITED_FOR = 3  # attempts that a notice waits for the thread it leads to


class NotThereYet(Exception):
    """The target of a post does not exist yet, or has moved while the post was being made."""


class PostDelivery:
    """Makes the messages of a match where it is played, and finds another place for it if that is lost."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.store = bot.services.store
        self.public_messages = PublicMessages(bot)
        self.places = ChannelAccess(bot)
        self.sender = MessageSender(bot)
        self.camps = TeamThreads(bot, self.sender)
        self.forums = ForumPosts(bot, self.sender, self.places)
        self.refusals = DirectRefusals(bot)
        self.borrowed = BorrowedDelivery(bot, self.public_messages, self.sender)
        self._ahead: set[asyncio.Task[None]] = set()
        self._lines: LRUCache[int, tuple[int, str]] = LRUCache(LINES)  # cards and what they say, by match

    async def bring(self, post: Post, delivery: DeliveryContext) -> Sent:
        """Deliver a post, if there is a message to make. Raises discord.HTTPException, of a borrowed match also NobodyPressed."""
        if delivery.match.borrowed and post.kind is not PostKind.DIRECT:
            return await self.borrowed.bring(post, delivery)
        return await self._bring(post, delivery)

    async def _bring(self, post: Post, delivery: DeliveryContext) -> Sent:
        match = delivery.match
        match post.kind:
            case PostKind.CARD:
                return await self._edit_card(post, delivery)
            case PostKind.THREAD:
                await self.bot.matches.delivery.attempt(post)
                if not match.thread and await self.forums.home_of(match) is not None:
                    # Its first turn opens the post; one without a card needs none.
                    return Sent(match.message, match.channel) if match.message else Sent()
                self._paint_ahead(delivery)
                thread = await self._at_home(post, delivery)
                if match.watched:
                    await self._clear_channel(match, thread)
                await self._needs_no_card(await self.store.get(match.id) or match)
                return Sent(thread)
            case PostKind.TURN:
                sent = await self._post_turn(post, delivery)
                await self._show_the_end(post, delivery, sent.message)
                return sent
            case PostKind.NOTE | PostKind.DIRECT:
                return await self._say(post, match)
            case PostKind.CAMPS:
                await self.bot.matches.delivery.attempt(post)
                return await self.camps.open(post, match)

    def _paint_ahead(self, delivery: DeliveryContext) -> None:
        """Have the picture of the first turn painted while Discord opens the thread for it."""
        painting = asyncio.create_task(self._painted_ahead(delivery))
        self._ahead.add(painting)
        painting.add_done_callback(self._ahead.discard)

    async def _painted_ahead(self, delivery: DeliveryContext) -> None:
        match = delivery.match
        try:
            context = await self.bot.matches.message_context(match, match.revision)
            if context is not None:
                await self.public_messages.foresee(context, delivery.settings)
        except (GameFailed, EngineDown, StoreError) as error:
            log.info("nothing is painted ahead", match=match.id, error=error)

    async def move_out(self, match: Match, why: int) -> bool:
        """Move a match from a shut thread to its channel, by Discord's error code; False if that would not help.

        Raises StoreError, discord.HTTPException.
        """
        if match.thread in (0, match.channel) or not self.places.open_to_us(await self.places.seen(match.channel)):
            return False
        to = MatchPlace(match.id, match.guild, match.channel, match.channel)
        if await self.bot.matches.delivery.relocate(match.place, to, phrase(_loss(why))):
            log.warning("the thread is shut; the match goes on in the channel", match=match.id, code=why)
        return True

    async def is_useless(self, post: Post, match: Match, why: int) -> bool:
        """Whether a post can be dropped, by Discord's error code: its channel is deleted, and it is the card, or the match is over."""
        now = await self.store.get(match.id) or match
        return why == UNKNOWN_CHANNEL and (post.kind is PostKind.CARD or not now.status.is_under_way)

    async def close(self, match: Match) -> None:
        """Archive the threads of a match that is over and has no pending posts; a message there reopens them."""
        if not match.status.is_live:
            await self.camps.close(match)
        if match.borrowed or match.status.is_live or not match.thread or not await self.store.all_said(match.id):
            return
        newest = await self.store.in_thread(match.thread)
        if newest is not None and newest.status.is_live:
            return  # another match has moved in
        thread = self.places.known(match.guild, match.thread)
        if thread is None:
            await self.sender.pacing.request()
            thread = await self.places.seen(match.thread)
        if isinstance(thread, discord.Thread) and self.places.is_ours(thread) and not thread.archived:
            await self.sender.pacing.request()
            await self.forums.close(thread, match)

    async def _at_home(self, post: Post, delivery: DeliveryContext) -> int:
        """The channel or thread in which the match is played; opens the thread under the card if there is none."""
        if delivery.match.thread:
            return delivery.match.thread
        match = await self._with_card(post, delivery)
        thread = await self._thread_of(match)
        if not await self.bot.matches.delivery.place_thread(match, thread):
            if thread != match.channel:
                await self.forums.try_to_leave(match, thread)
            raise NotThereYet(match.id)
        return thread

    async def _with_card(self, post: Post, delivery: DeliveryContext) -> Match:
        """The match with a card in its channel."""
        match = delivery.match
        if match.message:
            return match
        card = await self.sender.send(
            post, match, match.channel, await self.public_messages.card(match, delivery.settings)
        )
        if not await self.bot.matches.delivery.place_card(match, card.message):
            raise NotThereYet(match.id)
        return await self.store.get(match.id) or match

    async def _clear_channel(self, match: Match, thread: int) -> None:
        """Clear the previous card from a channel where the house plays itself, which keeps one card and has its turns in threads only."""
        if thread == match.channel:
            log.warning("the house does not play itself without a thread", match=match.id)
            await self.bot.services.features.end_without_place(match)
        former = await self.store.watched(match.guild, match.channel, before=match.id)
        if former is not None and former.message:
            await self._delete_card(former)

    async def _needs_no_card(self, match: Match) -> bool:
        """Delete the card if the message of the round of an event links to the match's thread; returns whether that was so."""
        if not match.message or match.message != match.thread or not await self.public_messages.event(match):
            return False
        await self._delete_card(match)
        return True

    async def _without_needless_card(self, match: Match) -> Match:
        """A match as it is once it has its thread, its card being deleted if it needs none; itself if nothing has changed."""
        placed = match if match.thread else await self.store.get(match.id) or match
        if await self._needs_no_card(placed):
            return await self.store.get(match.id) or placed
        return placed

    async def _delete_card(self, match: Match) -> None:
        """Delete a card; its thread stays. Raises discord.DiscordServerError."""
        await self.sender.pacing.request()
        try:
            channel = self.bot.get_partial_messageable(match.channel, guild_id=match.guild)
            await channel.get_partial_message(match.message).delete()
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            log.info("a former card stays", match=match.id, error=error)
        await self.bot.matches.delivery.place_card(match, 0)

    async def _thread_of(self, match: Match) -> int:
        """The thread under the card, or the channel itself where none can be made, as in direct messages."""
        if not match.guild:
            return match.channel
        channel = self.places.known(match.guild, match.channel) or await self.places.seen(match.channel)
        if channel is not None and not is_hidden(channel) and not self.places.takes_threads(channel):
            return match.channel
        name = self.public_messages.thread_name(match)[:LONG_NAME]
        await self.sender.pacing.request()
        try:
            # A partial message opens no thread on a server that another process gets events of.
            opened = await self.bot.http.start_thread_with_message(
                match.channel, match.message, name=name, auto_archive_duration=WEEK
            )
            return int(opened["id"])
        except discord.HTTPException as error:
            if error.code == THREAD_THERE:
                return match.message
            if error.code in {UNKNOWN_CHANNEL, MISSING_ACCESS}:
                raise  # hidden, perhaps not for ever: nothing can be posted there
            if error.code in NO_THREADS or isinstance(error, discord.Forbidden | discord.NotFound):
                log.warning("no thread; the match is played in the channel", match=match.id, error=error)
                return match.channel
            raise

    async def _post_turn(self, post: Post, delivery: DeliveryContext) -> Sent:
        """Paint while the attempt is recorded; then send a new message, or edit the last one if the same turn continues.

        A notice always comes with a new message, so that it is not overlooked.
        """
        match = delivery.match
        (same, sheet), then = await asyncio.gather(self._turn(post, delivery), self.bot.matches.delivery.attempt(post))
        if then is not None and then.place != match.place:
            raise NotThereYet(match.id)
        if same and await self.sender.rewrite(match.thread, same, sheet, post.revision):
            return Sent(same, match.thread)
        new = not match.thread and await self.store.posted_before(match.id, match.revision + 1) is None
        forum = await self.forums.home_of(match) if new else None  # one that was moved stays where it was moved to
        if forum is not None and (opened := await self._opened(post, match, forum, sheet)):
            return Sent(opened, opened)
        if await self.forums.opened_with(post, match, sheet):
            return Sent(match.thread, match.thread)
        where = await self._at_home(post, delivery)
        placed = await self._without_needless_card(match)
        if placed is not match:
            _, sheet = await self._turn(post, msgspec.structs.replace(delivery, match=placed))
        return await self.sender.send(post, match, where, sheet)

    async def _show_the_end(self, post: Post, delivery: DeliveryContext, message: int) -> None:
        """Edit the first message of a forum post, which the forum list shows, to the result once the last turn is posted."""
        match = delivery.match
        over = match.home and match.status is Status.FINISHED and post.revision == match.revision
        if not over or message == match.thread:
            return
        sheet = past(await self.public_messages.ending(match, delivery.settings), self.bot.lasting)
        try:
            await self.sender.rewrite(match.thread, match.thread, sheet)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            log.info("a post keeps its first picture", match=match.id, error=error)

    async def _opened(self, post: Post, match: Match, forum: discord.ForumChannel, sheet: Sheet) -> int:
        """The post of a forum that is opened with a turn, which is the id of its message, too; 0 if Discord refuses it."""
        name = self.public_messages.thread_name(match)[:LONG_NAME]
        opened = await self.forums.open(post, match, forum, name, sheet)
        if opened and not await self.bot.matches.delivery.place_thread(match, opened, forum.id):
            log.info("a match has moved while its post was opened", match=match.id)
        return opened

    async def _turn(self, post: Post, delivery: DeliveryContext) -> tuple[int, Sheet]:
        """The message that tells of the same turn already (0: none), and the sheet, which keeps the notice above that message."""
        match, former = delivery.match, delivery.former
        context = await self.bot.matches.message_context(match, post.revision)
        if context is None:
            raise LookupError(f"match {match.id} has no turn {post.revision}")
        if not match.thread or post.notice or not former or former.place not in {0, match.thread}:
            same = 0
        else:
            same = former.message if former.revision >= context.turns[0].revision else 0
        above = await self.store.said_above(match.id, same) if same else post.notice
        return same, await self.public_messages.turn(context, delivery, above)

    async def _say(self, post: Post, match: Match) -> Sent:
        """Send a notice where the match is played, or to one user; with a mention there if Discord refuses direct messages to them."""
        if post.notice is None:
            raise LookupError(f"post {post.id} has nothing to say")
        await self.bot.matches.delivery.attempt(post)
        notice = post.notice
        leads_to = await self._address(post, notice.leads) if notice.leads else ""
        if post.kind is PostKind.DIRECT:
            sent = await self._write_to(notice.user, post, match)
            if sent is not None or not notice.mentions or match.borrowed:
                return sent or Sent()  # without mentions, the notice is also posted where the match is played
            notice = msgspec.structs.replace(notice, user=0)
        sheet = self.public_messages.notice(match, notice, leads_to)
        where = match.thread or match.channel
        former = await self.store.followed(post) if notice.follows else None
        if former is not None and former.place in {0, where}:
            await self.bot.matches.delivery.strip_buttons(former)  # or taking them off would undo the edit
            if await self.sender.rewrite(where, former.message, sheet):
                return Sent(former.message, where)
        return await self.sender.send(post, match, where, sheet)

    async def _write_to(self, user: int, post: Post, match: Match) -> Sent | None:
        """Send a direct message; None if Discord refuses it."""
        if post.notice is None or self.refusals.is_refused(user):
            return None
        try:
            await self.sender.pacing.request()
            channel = await self.bot.create_dm(discord.Object(user))
            return await self.sender.send(post, match, channel.id, self.public_messages.notice(match, post.notice))
        except discord.Forbidden as error:
            log.info("no direct message", match=match.id, error=error)
            await self.refusals.note(user, error)
            return None

    async def _address(self, post: Post, match: int) -> str:
        """The link to another match. Raises NotThereYet, for a few attempts, while its thread has not been opened."""
        other = await self.store.get(match)
        if other is None:
            return ""
        if not other.thread and post.attempts < WAITED_FOR:
            raise NotThereYet(match)
        return discord_url(other.guild, other.thread or other.channel)

    async def _edit_card(self, post: Post, delivery: DeliveryContext) -> Sent:
        """Update the card to the present match; one that can no longer be edited is replaced."""
        await self.sender.pacing.card(delivery.match.channel)
        if delivery.match.revision == 0:  # the answer to the press that began it shows the card as it was then
            await asyncio.gather(*(self.bot.earlier_answered(one.user) for one in delivery.match.holders))
        match = await self.bot.matches.delivery.attempt(post) or delivery.match
        if not match.message or await self._needs_no_card(match):
            return Sent()
        sheet = await self.public_messages.card(match, delivery.settings)
        if match.home and self._lines.get(match.id) == (match.message, sheet.digest):
            return Sent(match.message, match.channel)  # a line says nothing of turns
        view, _ = build(sheet)
        try:
            await self.sender.patch(match.channel, match.message, view=view, allowed_mentions=mentions_of(sheet))
        except discord.HTTPException as error:
            first = match.message == match.thread  # a thread has the id of the card it hangs on
            if error.code != TOO_OLD and not (error.code == UNKNOWN_MESSAGE and first):
                if error.code == UNKNOWN_MESSAGE:
                    return Sent()  # deleted twice: not wanted
                raise
            card = await self.sender.send(post, match, match.channel, sheet)
            await self.bot.matches.delivery.place_card(match, card.message)
            return card
        self._lines[match.id] = match.message, sheet.digest
        return Sent(match.message, match.channel)


def _loss(code: int) -> str:
    """The words that say why nothing can be posted in a thread."""
    if code == UNKNOWN_CHANNEL:
        return "thread-lost"
    return "thread-locked" if code in LOCKED else "thread-closed"
