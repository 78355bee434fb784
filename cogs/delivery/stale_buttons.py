"""Removes buttons that can no longer be used: of past turns, and of offers and reminders that have lapsed."""

from dataclasses import replace
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

import discord
import msgspec
import structlog
from discord import ui

from bot.answers.custom_id import parse_id
from bot.app import GameBot
from bot.matches.core.effects import OfferKind
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, Status
from bot.matches.delivery.delivery_context import DeliveryContext
from bot.matches.delivery.models import Notice, Post, PostKind
from bot.matches.house.members import FACES
from bot.screens.sheet import Button, Sheet
from cogs.delivery.message_sender import MessageSender
from cogs.delivery.turn_message import PublicMessages

log = structlog.stdlib.get_logger(__name__)

KEPT = {"text", "replay", "why", "verify"}  # the verbs of the buttons that stay: what a past turn can still be asked


class StaleButtons:
    """Removes the buttons of past turns, one message per turn; what a crash left over goes at the match's next turn."""

    def __init__(self, bot: GameBot, sender: MessageSender) -> None:
        self.bot = bot
        self.sender = sender
        self._done: dict[int, int] = {}  # match -> the revision before which this run of the program has seen to all

    async def before(self, delivery: DeliveryContext, revision: int, message: int) -> None:
        """Tidy the turn before this one, and the one before that if nobody has; where both stand in one `message` it is left alone.

        A message that is gone or cannot be edited any more counts as tidied. Raises discord.DiscordServerError, StoreError.
        """
        match = delivery.match
        upto = self._done.get(match.id, 0)
        if revision <= upto:
            return
        former = await self._tidy(match, delivery.former, message)
        if former is not None and not upto:
            earlier = await self.bot.services.store.posted_before(match.id, former.revision)
            await self._tidy(match, earlier, former.message)
        self._done[match.id] = revision

    def forget(self, match: int) -> None:
        """A match is over."""
        self._done.pop(match, None)

    async def _tidy(self, match: Match, former: Post | None, message: int) -> Post | None:
        """Tidy a turn, or the latest before it that has another message; which that is."""
        while former is not None and former.message == message:
            former = await self.bot.services.store.posted_before(match.id, former.revision)
        if former is None:
            return None
        try:
            await self._edit(match, former.message)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            log.info("a turn keeps its buttons", match=match.id, turn=former.revision, error=str(error))
        return former

    async def _edit(self, match: Match, former: int) -> None:
        place = self.bot.get_partial_messageable(match.thread or match.channel, guild_id=match.guild)
        async with self.sender.editing(former):
            await self.sender.pacing.request()
            message = await place.fetch_message(former)
            view = tidied(message)
            if view is not None:
                await self.sender.pacing.request()
                await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())


class ExpiredButtons:
    """Removes the buttons of notices that can no longer be answered, each once."""

    def __init__(self, bot: GameBot, public_messages: PublicMessages, sender: MessageSender) -> None:
        self._bot = bot
        self._store = bot.services.store
        self._publishing = public_messages
        self._sender = sender

    async def tidy(self, match: int) -> None:
        """Tidy the notices of a match; one whose message is gone counts as tidied. Raises discord.HTTPException, StoreError."""
        for post in await self._store.asking(match):
            present = await self._store.get(match)
            if present is not None and post.notice is not None and await self._passed(present, post, post.notice):
                await self._take_off(present, post, msgspec.structs.replace(post.notice, buttons=()))
                await self._bot.matches.delivery.strip_buttons(post)

    async def _passed(self, match: Match, post: Post, notice: Notice) -> bool:
        """Whether an offer was answered or has lapsed, the reminded players have decided, or a player joined an open table."""
        if match.status is Status.OPEN:
            return len(match.holders) > 1
        offer = next((one.args for one in notice.buttons if one.verb == "agree"), "")
        if offer:
            return not await self._open(match, *offer.split("."))
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

    async def _take_off(self, match: Match, post: Post, notice: Notice) -> None:
        here = match.thread or match.channel
        if post.kind is PostKind.DIRECT:
            direct = await self._bot.create_dm(discord.Object(notice.user))
            if await self._sender.rewrite(direct.id, post.message, self._publishing.notice(match, notice)):
                return
            notice = msgspec.structs.replace(notice, user=0)  # it was posted there instead
        await self._sender.rewrite(here, post.message, self._publishing.notice(match, notice))


def past(sheet: Sheet) -> Sheet:
    """A turn's sheet with the buttons that a past turn keeps."""
    rows = [
        tuple(one for one in row if isinstance(one, Button) and one.id.verb in KEPT)
        for row in sheet.controls
        if isinstance(row, tuple)
    ]
    return replace(sheet, controls=tuple(row for row in rows if row), mentions=())


def tidied(message: discord.Message) -> ui.LayoutView | None:
    """The message's components without the buttons that answer it; None if there is nothing to take away."""
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
            for press in [one for one in item.children if not _stays(one)]:
                item.remove_item(press)
                taken = True
            if not item.children:
                view.remove_item(item)
    view.stop()
    return view if taken else None


def _is_thinking(text: str) -> bool:
    """Whether a line says that the house is thinking, or when it plays; see `thinking_words`."""
    return text.startswith(tuple(FACES.values())) and (text.endswith("…") or "<t:" in text)


def _stays(item: ui.Item[ui.LayoutView]) -> bool:
    told = parse_id(str(getattr(item, "custom_id", "") or ""))
    return told is not None and told.verb in KEPT


def _attached(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(_own(item.media.url), description=item.description)


def _own(url: str) -> str:
    """A picture named as the message's own file: its address would run out."""
    return f"attachment://{unquote(PurePosixPath(urlsplit(url).path).name)}"
