"""Removes buttons that can no longer be used: of past turns, and of offers and reminders that have lapsed."""

import asyncio
import contextlib
from dataclasses import replace
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

import discord
import msgspec
import structlog
from discord import ui

from bot.answers.custom_id import parse_id
from bot.app import GameBot
from bot.games import GAMES
from bot.games.contract.vocabulary import phrase
from bot.matches.core.effects import OfferKind
from bot.matches.core.errors import EngineError, GameFailed, Refused, StoreError
from bot.matches.core.models import Match, Status
from bot.matches.delivery.delivery_context import DeliveryContext
from bot.matches.delivery.models import Notice, Post, PostKind
from bot.matches.history.history import Takeback, move_of
from bot.matches.house.members import FACES
from bot.outages import REQUEST_FAILED
from bot.screens.sheet import Button, Sheet
from cogs.core.interaction_context import delete_panel
from cogs.core.trying_again import until_done
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.forum_posts import ForumPosts
from cogs.delivery.message_sender import FORBIDDEN, SHUT, MessageSender, place_of
from cogs.delivery.turn_message import PublicMessages

log = structlog.stdlib.get_logger(__name__)

UNEDITED = "former messages stay as they were"
KEPT = {"text", "replay", "why", "verify"}  # the verbs of the buttons that stay: what a past turn can still be asked


class StaleButtons:
    """Removes the buttons of past turns, one message per turn; what a crash left over goes at the match's next turn."""

    def __init__(self, bot: GameBot, sender: MessageSender) -> None:
        self.bot = bot
        self.sender = sender
        self._done: dict[int, int] = {}  # match -> the post before which this run of the program has tidied all

    async def before(self, delivery: DeliveryContext, post: Post, message: int) -> None:
        """Tidy the turn's message before this post, and the one before that if not done yet; leaves a shared `message` alone.

        A message that is gone or cannot be edited counts as tidied; a missing permission is noted for later. Raises
        discord.DiscordServerError, StoreError.
        """
        match = delivery.match
        upto = self._done.get(match.id, 0)
        if post.id <= upto:
            return
        former = await self._tidy(match, delivery.former, message)
        if former is not None and not upto:
            earlier = await self.bot.services.store.former(former)
            await self._tidy(match, earlier, former.message)
        self._done[match.id] = post.id

    def forget(self, match: int) -> None:
        """A match is over."""
        self._done.pop(match, None)

    async def _tidy(self, match: Match, former: Post | None, message: int) -> Post | None:
        """Tidy a turn, or the latest before it with another message; returns the turn."""
        while former is not None and former.message == message:
            former = await self.bot.services.store.former(former)
        if former is None:
            return None
        try:
            await self.edit(match, former)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            log.info("a turn keeps its buttons", match=match.id, turn=former.revision, error=error)
            if error.code in FORBIDDEN:
                await self.bot.matches.delivery.note_unedited(former, str(error))
        return former

    async def edit(self, match: Match, former: Post) -> None:
        """Remove the buttons of a turn; where the match has moved away, say where it goes on. Raises discord.HTTPException."""
        going_on = await self._going_on(match, place_of(former, match))
        place = self.bot.get_partial_messageable(place_of(former, match), guild_id=match.guild)
        async with self.sender.editing(former.message):
            await self.sender.pacing.request()
            message = await place.fetch_message(former.message)
            view = tidied(message, going_on)
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
                    for match, post in posts:
                        await self._try(match, post)
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:
                log.info("a thread cannot be reopened for edits", thread=place, error=error)
            for match in {match.id: match for match, post in posts if post.kind is PostKind.TURN}.values():
                if place != match.thread:
                    await self._forums.try_to_leave(match, place)

    async def _try(self, match: Match, post: Post) -> None:
        try:
            await self._edit(match, post)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            log.info("a former message stays as it was", match=post.match, post=post.id, error=error)
            if error.code in FORBIDDEN:
                return
        await self._bot.matches.delivery.note_unedited(post, "")

    async def _edit(self, match: Match, post: Post) -> None:
        if post.kind is PostKind.TURN:
            await self._stale.edit(match, post)
        elif post.kind is PostKind.CARD:
            await self._sender.rewrite(post.place, post.message, Sheet((moved_away(self._bot, match),)))
        elif post.notice is not None:
            await self._expired.take_off(match, post, post.notice)


async def close_stale_panels(bot: GameBot, match: Match, revision: int) -> None:
    """Close the private panels whose question a takeback has withdrawn, if the turn is one.

    The others remain, as do all if this cannot be determined; a press in one shows the present question.
    """
    panels = bot.panels.that_answer(match.id)
    try:
        turn = await bot.services.store.turn(match.id, revision) if panels else None
        if turn is None or not isinstance(move_of(GAMES[match.game], turn), Takeback):
            return
        newest = await bot.services.store.get(match.id) or match
        asks = {ask.id for ask in bot.matches.asks(newest)}
    except (GameFailed, StoreError) as error:
        log.warning("panels may be stale", match=match.id, turn=revision, error=error)
        return
    for panel in bot.panels.stale(match.id, panels, asks):
        await delete_panel(panel)


async def follow_panels(bot: GameBot, match: Match) -> None:
    """Update the panels of players who wait away from a match with their new asks.

    If these cannot be determined, the panels wait for the next turn.
    """
    followers = bot.panels.followers(match.id)
    try:
        newest = await bot.services.store.get(match.id) if followers else None
        asked = {newest.holder(ask.seat).user for ask in bot.matches.asks(newest)} if newest else set[int]()
    except (GameFailed, StoreError) as error:
        log.warning("private panels wait", match=match.id, error=error)
        return
    for follow in bot.panels.that_follow(match.id, followers & asked):
        try:
            await follow()
        except (Refused, EngineError, StoreError, *REQUEST_FAILED) as error:  # its reader may have closed it
            log.info("a private panel stays as it was", match=match.id, error=error)


def moved_away(bot: GameBot, match: Match) -> str:
    """A note for the former place of a match that says where it is played now."""
    return bot.catalogue.of(match.locale).text("moved-away", match=str(match.id), place=str(match.place.spot))


def past(sheet: Sheet) -> Sheet:
    """A turn's sheet with the buttons that a past turn keeps."""
    rows = [
        tuple(one for one in row if isinstance(one, Button) and one.id.verb in KEPT)
        for row in sheet.controls
        if isinstance(row, tuple)
    ]
    return replace(sheet, controls=tuple(row for row in rows if row), mentions=())


def tidied(message: discord.Message, going_on: str = "") -> ui.LayoutView | None:
    """The message's components without the buttons that answer it, and with where its match goes on; None if nothing changes."""
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
    lines = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    if going_on and going_on not in lines:
        view.add_item(ui.TextDisplay(going_on))
        taken = True
    view.stop()
    return view if taken else None


def _is_thinking(text: str) -> bool:
    """Whether a line says that the house is thinking, or when it plays; see `thinking_words`."""
    return text.startswith(tuple(FACES.values())) and (text.endswith("…") or "<t:" in text)


def _stays(item: ui.Item[ui.LayoutView]) -> bool:
    parsed = parse_id(str(getattr(item, "custom_id", "") or ""))
    return parsed is not None and parsed.verb in KEPT


def _attached(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(_own(item.media.url), description=item.description)


def _own(url: str) -> str:
    """A picture named as the message's own file: its address would run out."""
    return f"attachment://{unquote(PurePosixPath(urlsplit(url).path).name)}"
