"""Removes buttons that can no longer be used: of past turns, and of offers and reminders that have lapsed."""

import asyncio
import contextlib
from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

import discord
import msgspec
import structlog
from cachetools import LRUCache
from discord import ui

from bot.answers.custom_id import parse_id
from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused, StoreError
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import Notice, Post, PostKind
from bot.matches.house.members import FACES
from bot.matches.work.delivery_context import DeliveryContext
from bot.matches.work.effects import OfferKind
from bot.screens.sheet import Button, Sheet
from cogs.core.components import named
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.message_sender import FORBIDDEN, SHUT, MessageSender, place_of
from cogs.delivery.turn_message import PublicMessages

QUICK = 8  # past turns of a match that may wait for it to rest
TRIES = 4  # of tidying a match that rests, after twice the time each
KNOWN = 4096  # matches of which it is known which turns wait; those of others are looked up
log = structlog.stdlib.get_logger(__name__)

UNTIDIED = "past turns keep their buttons"


class StaleButtons:
    """Removes the buttons of past turns: at once if their message was pressed lately, for Discord does not count such an edit.

    Others wait until their match rests or is over: while turns follow each other quickly, others need the requests more.

    Those that wait when the program ends, also in good order, wait for the next turn or the end of their match. A late film takes the buttons
    off with its own edit.
    """

    def __init__(self, bot: GameBot, sender: MessageSender, is_being_filmed: Callable[[int, int], bool]) -> None:
        self.bot = bot
        self.sender = sender
        self.rest = bot.services.rates.rest
        self._is_being_filmed = is_being_filmed  # by match and revision
        # match -> the latest post, and the message of the turn before it
        self._done: LRUCache[int, tuple[int, int]] = LRUCache(KNOWN)
        self._past: dict[int, dict[int, Post]] = {}  # match -> the past turns that wait, by message, oldest first
        self._rests: dict[int, asyncio.TimerHandle] = {}
        self._tidying: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop waiting for matches to rest."""
        for rest in self._rests.values():
            rest.cancel()
        for task in self._tidying:
            task.cancel()
        await asyncio.gather(*self._tidying, return_exceptions=True)

    async def before(self, delivery: DeliveryContext, post: Post, message: int) -> None:
        """Tidy the message of the turn before this post, now or once the match rests; leaves a shared `message` alone.

        A message that is gone or cannot be edited counts as tidied; a missing permission is noted for later. Raises
        discord.DiscordServerError, StoreError.
        """
        match = delivery.match
        upto, known = self._done.get(match.id, (0, 0))
        if post.id <= upto:
            return
        rest = self.rest if match.status.is_live and post.notice is None else 0.0
        if rest:
            self._wait_for_rest(match, rest, TRIES)
        former = delivery.former
        while former is not None and former.message == message:
            former = await self.bot.services.store.former(former)
        if former is not None and not upto:
            await self._recall(match.id, former)
        elif former is not None and former.message != known:
            self._past.setdefault(match.id, {})[former.message] = former
        self._done[match.id] = post.id, former.message if former is not None else 0
        await self._tidy(match, leaving=QUICK if rest else 0)

    async def finish(self, match: Match) -> None:
        """Tidy all past turns of a match that is over; what fails is found again if there is another occasion."""
        try:
            if match.id not in self._done:
                newest = await self.bot.services.store.posted_before(match.id, match.revision + 1)
                if newest is not None:
                    await self._recall(match.id, await self.bot.services.store.former(newest))
                    self._done[match.id] = newest.id, 0
            await self._tidy(match)
        except (*REQUEST_FAILED, StoreError) as error:
            log.info(UNTIDIED, match=match.id, error=error)
            self._done.pop(match.id, None)
        self._past.pop(match.id, None)
        if rest := self._rests.pop(match.id, None):
            rest.cancel()

    async def after_film(self, match: Match, turn: Post) -> None:
        """Tidy a turn that waited for its film if it is past by now. Raises discord.DiscordServerError, StoreError."""
        now = await self.bot.services.store.get(match.id)
        newest = await self.bot.services.store.posted_before(match.id, now.revision + 1) if now else None
        if newest is not None and newest.message != turn.message:
            await self._take_off(match, turn)

    def _wait_for_rest(self, match: Match, seconds: float, tries: int) -> None:
        if rest := self._rests.pop(match.id, None):
            rest.cancel()
        self._rests[match.id] = asyncio.get_running_loop().call_later(seconds, self._rested, match, seconds, tries)

    def _rested(self, match: Match, seconds: float, tries: int) -> None:
        del self._rests[match.id]
        task = asyncio.create_task(self._tidy_rested(match, seconds, tries))
        self._tidying.add(task)
        task.add_done_callback(self._tidying.discard)

    async def _tidy_rested(self, match: Match, seconds: float, tries: int) -> None:
        """Tidy the past turns of a match; those that are being filmed or that fail are tried again later."""
        try:
            await self._tidy(match)
        except (*REQUEST_FAILED, StoreError) as error:
            log.info(UNTIDIED, match=match.id, error=error)
        if match.id in self._past and match.id not in self._rests and tries > 1:
            self._wait_for_rest(match, 2 * seconds, tries - 1)

    async def _recall(self, match: int, former: Post | None) -> None:
        """Have the turns wait that an earlier run of the program may have left, from a turn back."""
        left: list[Post] = []
        while former is not None and len(left) <= QUICK:
            left.append(former)
            former = await self.bot.services.store.former(former)
        if left:
            self._past[match] = {one.message: one for one in reversed(left)} | self._past.get(match, {})

    async def _tidy(self, match: Match, leaving: int = 0) -> None:
        """Tidy the past turns that wait, but those that are being filmed, and the latest ones whose removal Discord would count."""
        past_turns = list(self._past.get(match.id, {}).values())
        for later, turn in zip(range(len(past_turns) - 1, -1, -1), past_turns, strict=True):
            due = later >= leaving or self.sender.amends_freely(turn.message, turn.revision)
            if due and not self._is_being_filmed(match.id, turn.revision):
                await self._take_off(match, turn)

    async def _take_off(self, match: Match, turn: Post) -> None:
        """Remove the buttons of a past turn, which then waits no longer. Raises discord.DiscordServerError, StoreError."""
        waiting = self._past.get(match.id, {}).values()
        is_last = not any(one.id > turn.id and one.place == turn.place for one in waiting)
        try:
            await self.edit(match, turn, leads_on=is_last)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            log.info("a turn keeps its buttons", match=match.id, turn=turn.revision, error=error)
            if error.code in FORBIDDEN:
                await self.bot.matches.delivery.note_unedited(turn, str(error))
        past_turns = self._past.get(match.id, {})
        past_turns.pop(turn.message, None)
        if not past_turns:
            self._past.pop(match.id, None)

    async def edit(self, match: Match, turn: Post, *, leads_on: bool) -> None:
        """Remove the buttons of a turn; where the match has moved away, the last turn `leads_on`. Raises discord.HTTPException.

        What the message shows is read only if this process does not know it.
        """
        spot = place_of(turn, match)
        going_on = await self._going_on(match, spot) if leads_on else ""
        if not going_on and await self.sender.amend(
            spot, turn.message, turn.revision, lambda sheet: past(sheet, self.bot.lasting), borrowed=match.borrowed
        ):
            return
        if match.borrowed:
            return  # its buttons say that the turn is past
        place = self.bot.get_partial_messageable(spot, guild_id=match.guild)
        await self.sender.pacing.later()
        async with self.sender.editing(turn.message):
            self.sender.shown.forget(turn.message)
            message = await place.fetch_message(turn.message)
            view = tidied(message, self.bot.lasting, going_on)
            if view is not None:
                await self.sender.pacing.request()
                await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())

    async def _going_on(self, match: Match, place: int) -> str:
        """A note that the match has moved on from a place; "" if it is still played there."""
        if place == match.thread:
            return ""
        present = await self.bot.services.store.get(match.id) or match
        return "" if place == present.place.spot else moved_away(self.bot, present)


class ExpiredButtons:
    """Removes the buttons of notices that can no longer be answered, each once."""

    def __init__(self, bot: GameBot, public_messages: PublicMessages, sender: MessageSender) -> None:
        self._bot = bot
        self._places = ChannelAccess(bot)
        self._store = bot.services.store
        self._publishing = public_messages
        self._sender = sender

    async def tidy(self, match: int) -> None:
        """Tidy the notices of a match; a deleted message counts as tidied, as does one noted for later. Raises as `StaleButtons.before`."""
        for post in await self._store.asking(match):
            present = await self._store.get(match)
            if present is not None and present.borrowed:
                return  # their buttons say that they are past
            if present is not None and post.notice is not None and await self._passed(present, post, post.notice):
                try:
                    await self.take_off(present, post, post.notice)
                except discord.HTTPException as error:
                    if error.code not in SHUT:
                        raise
                    log.info("a notice keeps its buttons", match=match, post=post.id, error=error)
                    if error.code in FORBIDDEN:
                        await self._bot.matches.delivery.note_unedited(post, str(error))
                await self._bot.matches.delivery.strip_buttons(post)

    async def _passed(self, match: Match, post: Post, notice: Notice) -> bool:
        """Whether an offer is answered or lapsed, a pause over, a reminded player has decided, or an open table was joined."""
        if match.status is Status.OPEN:
            return len(match.holders) > 1
        offer = next((one.args for one in notice.buttons if one.verb == "agree"), "")
        if offer:
            return not await self._open(match, *offer.split("."))
        if any(one.verb == "resume" for one in notice.buttons):
            return not match.paused_at(self._bot.services.clock.now_ms())
        users = notice.mentions or ((notice.user,) if notice.user else ())
        if match.status is not Status.RUNNING or not users:
            return match.status is not Status.RUNNING or match.revision > post.revision
        waiting = [one for one in match.holders if one.user in users and 0 < one.since <= post.attempted]
        return not any(self._bot.matches.asks_for(match, one.user) for one in waiting)

    async def _open(self, match: Match, kind: str, made: str) -> bool:
        if match.status is not Status.RUNNING and kind != OfferKind.REMATCH:
            return False
        try:
            await self._bot.matches.offers.open(match, OfferKind(kind), int(made))
        except Refused:
            return False
        return True

    async def take_off(self, match: Match, post: Post, notice: Notice) -> None:
        """Remove the buttons of a notice that is posted; of a draw offer, also say that it lapsed. Raises discord.HTTPException."""
        offered = any(one.verb == "agree" and one.args.startswith(f"{OfferKind.DRAW}.") for one in notice.buttons)
        lapsed = offered and not match.verdict  # one that was agreed to ends the match; the other answers replace it
        words = phrase("offer-lapsed", offer=notice.words) if lapsed else notice.words
        notice = msgspec.structs.replace(notice, buttons=(), words=words)
        if post.kind is PostKind.DIRECT:
            direct = (await self._bot.create_dm(discord.Object(notice.user))).id
            if post.place in {0, direct} and await self._sender.rewrite(
                direct, post.message, self._publishing.notice(match, notice)
            ):
                return
            notice = msgspec.structs.replace(notice, user=0)  # it was posted there instead
        place = place_of(post, match)
        left = place != match.place.spot  # its thread is archived
        async with self._places.awake(place) if left else contextlib.nullcontext():
            await self._sender.rewrite(place, post.message, self._publishing.notice(match, notice))


def moved_away(bot: GameBot, match: Match) -> str:
    """A note for the former place of a match that says where it is played now."""
    return bot.catalogue.of(match.locale).text("moved-away", match=str(match.id), place=str(match.place.spot))


def past(sheet: Sheet, lasting: Collection[str]) -> Sheet:
    """A turn's sheet as that of a past turn: with the buttons of `lasting` verbs, and without the house's thinking."""
    rows = [
        tuple(one for one in row if isinstance(one, Button) and one.id.verb in lasting)
        for row in sheet.controls
        if isinstance(row, tuple)
    ]
    parts = tuple(one for one in sheet.parts if not (isinstance(one, str) and _is_thinking(named(one))))
    return replace(sheet, parts=parts, controls=tuple(row for row in rows if row), mentions=())


def tidied(message: discord.Message, lasting: Collection[str], going_on: str = "") -> ui.LayoutView | None:
    """The message's components with only the buttons of `lasting` verbs, and with where its match goes on; None if nothing changes."""
    view = ui.LayoutView.from_message(message, timeout=None)
    taken = False
    for item in list(view.walk_children()):
        if isinstance(item, ui.MediaGallery):
            item.items = [_attached(one) for one in item.items]
        elif isinstance(item, ui.Thumbnail):
            item.media = _own(item.media.url)
        elif isinstance(item, ui.TextDisplay) and _is_thinking(item.content):
            if isinstance(item.parent, ui.Container):
                item.parent.remove_item(item)
                taken = True
        elif isinstance(item, ui.ActionRow):
            for press in [one for one in item.children if not _stays(one, lasting)]:
                item.remove_item(press)
                taken = True
            if not item.children:
                view.remove_item(item)
    lines = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    if going_on and going_on not in lines:
        view.add_item(ui.TextDisplay(going_on))
        taken = True
    view.stop()
    return view if taken else None


def _is_thinking(text: str) -> bool:
    """Whether a line says that the house is thinking, or when it plays; see `thinking_words`."""
    return text.startswith(tuple(FACES.values())) and (text.endswith("…") or "<t:" in text)


def _stays(item: ui.Item[ui.LayoutView], lasting: Collection[str]) -> bool:
    parsed = parse_id(str(getattr(item, "custom_id", "") or ""))
    return parsed is not None and parsed.verb in lasting


def _attached(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(_own(item.media.url), description=item.description)


def _own(url: str) -> str:
    """A picture named as the message's own file: its address would run out."""
    return f"attachment://{unquote(PurePosixPath(urlsplit(url).path).name)}"
