"""Private team threads: opened when a match begins, updated on who decides, archived when it is over.

Only what everybody may know is posted there: whom of the camp the match waits for, and until when. Opening them is a post like any
other; a failed update is corrected at the next turn.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal
from weakref import WeakValueDictionary

import discord
import msgspec
import structlog

from bot.client.app import GameBot
from bot.games import GAMES
from bot.matches.core.models import Match, Player, Status
from bot.matches.delivery.models import Camp, Post
from bot.screens.cards import QUIET, asked_words, mentions, side_words
from bot.screens.sheet import LinkButton, Sheet
from bot.text import discord_url
from bot.words import Words
from cogs.core.components import build, mentions_of
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.message_sender import MessageSender, Sent
from cogs.delivery.permissions import FOR_CAMPS, granted_in, is_hidden, lacking

log = structlog.stdlib.get_logger(__name__)

WEEK: Literal[10080] = 10080  # minutes after which a silent thread is archived
LONG_NAME = 100  # characters of a thread's name
NOT_THERE = 50024  # a kind of channel that has no such threads
THREAD_LIMIT = 160006  # no more active threads in this server
FEWEST = 2  # players of a camp that has something to confer about


class TeamThreads:
    """Opens, updates and archives the team threads."""

    def __init__(self, bot: GameBot, sender: MessageSender) -> None:
        self.bot = bot
        self.store = bot.services.store
        self.places = ChannelAccess(bot)
        self.sender = sender
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._sent: dict[int, Sheet] = {}  # thread -> the last update sent in this run
        self._able: dict[
            tuple[int, int], bool
        ] = {}  # thread and user -> whether this run found they can read it uninvited

    async def open(self, post: Post, match: Match) -> Sent:
        """Open a thread for each camp of several; if that cannot be done, say so where the match is played. Raises discord.HTTPException."""
        kept = {camp.side for camp in await self.store.camps(match.id)}
        words = self.bot.catalogue.of(match.locale)
        try:
            for side, holders in camps_of(match).items():
                if side not in kept:
                    thread = await self._opened(post, match, holders, words)
                    await self.bot.matches.delivery.keep_camp(Camp(match.id, side, thread.id))
        except (discord.HTTPException, _NowhereError) as error:
            why = _reason(error)
            if not why:
                raise
            log.warning("a team thread could not be opened", match=match.id, error=error)
            sheet = Sheet((words.text("camp-none", why=why),), colour=QUIET)
            return await self.sender.send(post, match, match.thread or match.channel, sheet)
        await self.tell(match)
        return Sent()

    async def tell(self, match: Match) -> None:
        """Update each team's thread with the members that the match waits for. Raises discord.HTTPException."""
        if not match.terms.threads:
            return
        async with self._locks.setdefault(match.id, asyncio.Lock()):
            match = await self.store.get(match.id) or match
            for camp in await self.store.camps(match.id):
                try:
                    await self._tell(match, await self._let_in(match, camp))
                except (discord.Forbidden, discord.NotFound) as error:
                    log.info("a team thread could not be updated", match=match.id, side=camp.side, error=error)

    async def close(self, match: Match) -> None:
        """Say in the threads that a match is over, and archive them. Raises discord.HTTPException."""
        if not match.terms.threads:
            return
        await self.tell(match)
        for camp in await self.store.camps(match.id):
            await self.sender.pacing.request()
            thread = await self.places.seen(camp.thread)
            if isinstance(thread, discord.Thread) and not thread.archived:
                await thread.edit(archived=True)
            self._sent.pop(camp.thread, None)

    async def _opened(self, post: Post, match: Match, holders: Sequence[Player], words: Words) -> discord.Thread:
        """A new private thread, or the one that was opened before the program could note it."""
        channel = self.places.known(match.guild, match.channel) or await self.places.seen(match.channel)
        granted = granted_in(channel)
        if channel is None or is_hidden(channel):
            raise _NowhereError("right")
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            raise _NowhereError("channel")
        if granted is not None and lacking(granted, FOR_CAMPS):
            raise _NowhereError("right")
        name = words.text("camp-thread", side=side_words(match, holders[0].seat, words), match=str(match.id))
        if post.attempts:
            active = [one for one in await channel.guild.active_threads() if one.parent_id == channel.id]
            there = next((one for one in active if one.name == name and one.is_private()), None)
            if there is not None:
                return there
        await self.sender.pacing.request()
        return await channel.create_thread(
            name=name[:LONG_NAME],
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=WEEK,
        )

    async def _let_in(self, match: Match, camp: Camp) -> Camp:
        """Add the team's present players to its thread, and remove all others."""
        playing = tuple(one.user for one in camps_of(match).get(camp.side, ()) if not one.forgotten)
        if playing == camp.members:
            return camp
        thread = await self.places.seen(camp.thread)
        if not isinstance(thread, discord.Thread):
            return camp
        for user in playing:
            if user not in camp.members:
                await self.sender.pacing.request()
                await thread.add_user(discord.Object(user))
        for user in camp.members:
            if user not in playing:
                await self.sender.pacing.request()
                await thread.remove_user(discord.Object(user))
        return await self.bot.matches.delivery.keep_camp(msgspec.structs.replace(camp, members=playing))

    async def _tell(self, match: Match, camp: Camp) -> None:
        """Update the thread's status message: an edit while it is the latest message there, else a new one below the conversation."""
        sheet = self._sheet(match, camp)
        if self._sent.get(camp.thread) == sheet:
            return
        thread = await self.places.seen(camp.thread)
        if not isinstance(thread, discord.Thread) or (thread.archived and match.status is not Status.RUNNING):
            return
        shown = await self._warned(sheet, thread, match, camp)
        latest = camp.message and thread.last_message_id == camp.message
        if latest and await self.sender.rewrite(camp.thread, camp.message, shown):
            self._sent[camp.thread] = sheet
            return
        view, _ = build(shown)
        await self.sender.pacing.board(camp.thread)
        message = await thread.send(view=view, allowed_mentions=mentions_of(shown), silent=True)
        await self.bot.matches.delivery.keep_camp(msgspec.structs.replace(camp, message=message.id))
        self._sent[camp.thread] = sheet

    async def _warned(self, sheet: Sheet, thread: discord.Thread, match: Match, camp: Camp) -> Sheet:
        """The sheet with a warning that names opponents who can read the thread. Raises discord.HTTPException."""
        others = [one for side, several in camps_of(match, 1).items() if side != camp.side for one in several]
        able = [one for one in others if not one.forgotten and await self._reads(thread, one.user)]
        if not able:
            return sheet
        words = self.bot.catalogue.of(match.locale)
        title, *rest = sheet.parts
        return replace(sheet, parts=(title, words.text("camp-overheard", users=mentions(able, words)), *rest))

    async def _reads(self, thread: discord.Thread, user: int) -> bool:
        """Whether a user may manage the threads of the channel, and so read them all."""
        known = self._able.get((thread.id, user))
        if known is None:
            await self.sender.pacing.request()
            try:
                member = await thread.guild.fetch_member(user)
            except discord.NotFound:
                return False  # who left the server and returns is asked about again
            channel = thread.parent or await self.places.seen(
                thread.parent_id
            )  # of another process's server none is known
            if not isinstance(channel, discord.abc.GuildChannel):
                return False
            known = channel.permissions_for(member).manage_threads
            self._able[thread.id, user] = known
        return known

    def _sheet(self, match: Match, camp: Camp) -> Sheet:
        words = self.bot.catalogue.of(match.locale)
        holders = camps_of(match)[camp.side]
        side = side_words(match, holders[0].seat, words)
        asks = self.bot.matches.asks(match)
        ours = [ask for ask in asks if GAMES[match.game].spec.side(ask.seat) == camp.side]
        asked = asked_words(match, ours, words, self.bot.services.clock.now_ms())
        if match.status is not Status.RUNNING:
            asked = words.text("camp-over")
        elif not ours:
            waits = [match.holder(seat) for seat in dict.fromkeys(ask.seat for ask in asks)]
            asked = words.text("camp-others", users=mentions(waits, words))
        title = words.text("camp-title", side=side, match=str(match.id), users=mentions(holders, words))
        where = discord_url(match.guild, match.thread or match.channel)
        return Sheet((title, asked), ((LinkButton(where, words.text("open")),),), QUIET)


class _NowhereError(Exception):
    """No private thread can be opened there; with the reason, as the words name it."""


def _reason(error: discord.HTTPException | _NowhereError) -> str:
    """Why no private thread can be opened, as the words name it; "" if another try may succeed."""
    if isinstance(error, _NowhereError):
        return str(error)
    known = {NOT_THERE: "channel", THREAD_LIMIT: "full"}
    return known.get(error.code, "right" if isinstance(error, discord.Forbidden | discord.NotFound) else "")


def camps_of(match: Match, fewest: int = FEWEST) -> dict[int, list[Player]]:
    """The players of each camp of several, or of at least as many, by its side."""
    spec = GAMES[match.game].spec
    sides: dict[int, list[Player]] = {}
    for holder in sorted(match.holders, key=lambda one: one.seat):
        sides.setdefault(spec.side(holder.seat), []).append(holder)
    return {side: holders for side, holders in sides.items() if spec.camps and len(holders) >= fewest}
