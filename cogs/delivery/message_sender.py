"""Sends posts within the rate limits, each once however often it is tried."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import PurePosixPath
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import discord
import structlog

from bot.answers.custom_id import Id, base36, parse_id
from bot.client.app import GameBot
from bot.matches.core.models import Match
from bot.matches.delivery.models import Bulletin, Post, PostKind
from bot.screens.sheet import Sheet
from cogs.core.components import build, files_of, mentions_of
from cogs.core.uploads import send_lighter
from cogs.delivery.shown_messages import ShownMessages

REMEMBERED = 2 * 60 * 1000  # ms for which Discord surely remembers a nonce
PATIENCE = 30.0  # seconds that Discord is given to take a message, far below those for which it knows its nonce
SKEW = 60 * 1000  # ms that Discord's clock may be behind ours
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
LOCKED = {50083, 160005}  # a thread that is not ours to reopen
MISSING_ACCESS = 50001  # the channel is hidden
FORBIDDEN = {MISSING_ACCESS, 50013}  # or a right is missing: perhaps not for ever
SHUT = {UNKNOWN_CHANNEL, *FORBIDDEN, *LOCKED}  # gone, forbidden, or locked: nothing can be posted there
REPLACED = {
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    30046,
    50083,
}  # gone, edited too often for its age, in an archived thread: a new message replaces it
LOOKED_THROUGH = 50  # messages of a channel in which a post is looked for
log = structlog.stdlib.get_logger(__name__)


class Sent(NamedTuple):
    """A message, and the channel or thread it is in; 0: none was made."""

    message: int = 0
    place: int = 0


class MessageSender:
    """Sends posts so that a retry makes no second message: the nonce is the same, and Discord answers with the first message.

    Discord remembers nonces for a few minutes only; a post first tried longer ago is looked for in the channel.
    """

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.pacing = bot.pacing
        self.shown = ShownMessages()
        self._edits: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def editing(self, message: int) -> asyncio.Lock:
        """The lock held while a message is edited: an edit based on a replaced version would refer to pictures that are gone."""
        return self._edits.setdefault(message, asyncio.Lock())

    async def send(self, post: Post, match: Match, where: int, sheet: Sheet) -> Sent:
        """Send a post to a place unless it is there already; returns the message. Raises TimeoutError if Discord does not answer."""
        found = await self.already_there(post, where, build(sheet)[0]) if post.attempted else None
        if found:
            return Sent(found, where)

        async def send(view: discord.ui.LayoutView, files: list[discord.File]) -> discord.Message:
            await self.pacing.board(where)
            async with asyncio.timeout(PATIENCE):
                return await self.bot.get_partial_messageable(where).send(
                    view=view,
                    files=files,
                    nonce=nonce(post, match, where),
                    allowed_mentions=mentions_of(sheet),
                    silent=sheet.silent or match.watched,
                )

        made = await send_lighter(self.bot, sheet, send, match.id)
        if post.kind is PostKind.TURN and not post.attempted:  # of two tries with one nonce, the first counts
            self.shown.keep(made.id, post.revision, sheet, files_of(made))
        return Sent(made.id, where)

    async def announce(self, bulletin: Bulletin, sheet: Sheet) -> int:
        """Send a bulletin unless it is there already; returns the message. Raises as `send`."""
        return await self.once(
            bulletin.channel,
            replace(sheet, silent=not sheet.roles),
            f"b{base36(bulletin.id)}.{base36(bulletin.made)}",
            bulletin.attempted,
            lambda found: _announces(found, bulletin, build(sheet)[0]),
        )

    async def once(
        self, channel: int, sheet: Sheet, nonce: str, attempted: int, is_it: Callable[[discord.Message], bool]
    ) -> int:
        """Send a message of no match unless it is there already; returns its id. Raises as `send`.

        `nonce` has at most 25 characters, `attempted` is the time of the first attempt (0: this is it), `is_it` tells that message among the latest.
        """
        if attempted and self.bot.services.clock.now_ms() - attempted >= REMEMBERED:
            async for found in self._latest(channel):
                if is_it(found):
                    return found.id

        async def send(view: discord.ui.LayoutView, files: list[discord.File]) -> discord.Message:
            await self.pacing.board(channel)
            async with asyncio.timeout(PATIENCE):
                return await self.bot.get_partial_messageable(channel).send(
                    view=view,
                    files=files,
                    nonce=nonce,
                    allowed_mentions=mentions_of(sheet),
                    silent=sheet.silent,
                )

        return (await send_lighter(self.bot, sheet, send)).id

    async def correct(self, bulletin: Bulletin, sheet: Sheet) -> bool:
        """Edit the message of a bulletin. False if it is gone."""
        try:
            await self._edit(bulletin.channel, bulletin.message, sheet)
        except discord.NotFound:
            return False
        return True

    async def rewrite(self, where: int, message: int, sheet: Sheet, turn: int | None = None) -> bool:
        """Edit a message to show a sheet, of a `turn` if it is one's, which notifies nobody.

        False if a new message is needed: it is gone, too old or archived.
        """
        try:
            await self._edit(where, message, sheet, turn)
        except discord.HTTPException as error:
            if error.code in REPLACED:
                return False
            raise
        return True

    async def amend(
        self, where: int, message: int, turn: int, change: Callable[[Sheet], Sheet], *, borrowed: bool = False
    ) -> bool:
        """Change what the message of a turn shows, in one request, or in none if it shows that already.

        False if this process does not know what it shows, or knows that it tells another turn; of a `borrowed` match, also if no press
        allows it. Raises discord.HTTPException.
        """
        async with self.editing(message):  # what it shows is known once no edit is under way
            known = self.shown.of_turn(message, turn)
        if known is None or change(known) == known:
            return known is not None
        if (pressed := self.bot.pressed.webhook(message)) is not None:
            try:
                return await self._amend(message, turn, change, partial(self.bot.pressed.edit, pressed, message))
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:
                log.info("a press does not edit its message", message=message, error=error)
        if borrowed:
            return False
        await self.pacing.later()
        return await self._amend(message, turn, change, partial(self.patch, where, message))

    def amends_freely(self, message: int, turn: int) -> bool:
        """Whether `amend` edits the message of a turn by a request that Discord does not count."""
        return self.bot.pressed.webhook(message) is not None and self.shown.of_turn(message, turn) is not None

    async def _amend(
        self, message: int, turn: int, change: Callable[[Sheet], Sheet], edit: Callable[..., Awaitable[object]]
    ) -> bool:
        async with self.editing(message), asyncio.timeout(PATIENCE):
            known = self.shown.of_turn(message, turn)
            if known is not None and (sheet := change(known)) != known:
                view, files = build(sheet)
                attached = {"attachments": files} if files else {}
                self.shown.forget(message)
                try:
                    await edit(view=view, allowed_mentions=mentions_of(sheet), **attached)
                except discord.HTTPException as error:
                    if not isinstance(error, discord.DiscordServerError):  # refused: it shows what it did
                        self.shown.keep(message, turn, known, [one.name for one in known.pictures])
                    raise
                self.shown.keep(message, turn, sheet, [one.name for one in sheet.pictures])
        return known is not None

    async def _edit(self, where: int, message: int, sheet: Sheet, turn: int | None = None) -> None:
        async def edit(view: discord.ui.LayoutView, files: list[discord.File]) -> None:
            await self.pacing.request()
            async with self.editing(message), asyncio.timeout(PATIENCE):
                self.shown.forget(message)
                await self.patch(where, message, view=view, attachments=files, allowed_mentions=mentions_of(sheet))
                if turn is not None:
                    self.shown.keep(message, turn, sheet, [one.filename for one in files])

        await send_lighter(self.bot, sheet, edit)

    async def patch(self, where: int, message: int, **changes: Any) -> None:
        """Edit a message, with the parameters of discord.Message.edit, but make no message of the response: nobody reads it."""
        with discord.http.handle_message_parameters(**changes) as params:
            await self.bot.http.edit_message(where, message, params=params)

    async def already_there(self, post: Post, channel: int, view: discord.ui.LayoutView) -> int | None:
        """The message of a post that was first tried too long ago for its nonce to be remembered; `view` is what it shows."""
        if not post.attempted or self.bot.services.clock.now_ms() - post.attempted < REMEMBERED:
            return None
        async for message in self._latest(channel):
            if tells(message, post, view):
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


def place_of(post: Post, match: Match) -> int:
    """The channel or thread of the message of a match's post."""
    return post.place or match.thread or match.channel


def nonce(post: Post, match: Match, where: int) -> str:
    """The nonce of a post, at most 25 characters; it differs between databases, which both count posts from 1.

    It also differs between a channel, a thread and direct messages: a post is made again in the channel when its thread
    is deleted.
    """
    place = {match.thread: "t", match.channel: "c"}.get(where, "d")
    return f"o{base36(post.id)}.{base36(match.created)}.{place}"


def tells(message: discord.Message, post: Post, view: discord.ui.LayoutView) -> bool:
    """Whether a message is that of a post: a turn's and a card's buttons say so, a notice's words."""
    if not _is_since(message, post.attempted):
        return False
    shown = discord.ui.LayoutView.from_message(message)
    match post.kind:
        case PostKind.TURN:
            found = _is_of_turn(shown, post.match, post.revision) or _is_in_words(shown, view)
            return _shows(shown, post.match) and found
        case PostKind.THREAD | PostKind.CARD:
            return _shows(shown, post.match, card=True)
        case PostKind.NOTE | PostKind.DIRECT | PostKind.CAMPS:
            return _outline(shown) == _outline(view)


def _shows(view: discord.ui.LayoutView, match: int, *, card: bool = False) -> bool:
    """Whether a message has the button that tells one of a match's turns in words, or, of a `card`, the match as it is."""
    buttons = [one for one in map(parse_id, _ids(view)) if one and (one.verb, one.match) == ("text", match)]
    return any(card != bool(one.args) for one in buttons)


def _is_of_turn(view: discord.ui.LayoutView, match: int, revision: int) -> bool:
    """Whether a message's picture or film is named after a turn: its buttons are the same for all turns that it shows one after another."""
    return any(PurePosixPath(urlsplit(url).path).stem.endswith(f"-{match}-{revision}") for url in _pictures(view))


def _is_in_words(shown: discord.ui.LayoutView, view: discord.ui.LayoutView) -> bool:
    """Whether a message says what a view does, but has words where it has pictures: they were too large."""
    (texts, pressed), (words, ids) = _outline(shown), _outline(view)
    return not _pictures(shown) and pressed == ids and set(words) <= set(texts)


def _pictures(view: discord.ui.LayoutView) -> list[str]:
    """The addresses of a message's pictures and films."""
    galleries = (part for part in view.walk_children() if isinstance(part, discord.ui.MediaGallery))
    return [item.media.url for gallery in galleries for item in gallery.items]


def _outline(view: discord.ui.LayoutView) -> tuple[list[str], list[str]]:
    """The words of a message and what can be pressed."""
    words = [item.content.strip() for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    return words, list(_ids(view))


def _announces(message: discord.Message, bulletin: Bulletin, view: discord.ui.LayoutView) -> bool:
    """Whether a message is that of a bulletin, by its buttons (the last ones may come and go); without any, by its text."""
    shown = discord.ui.LayoutView.from_message(message)
    one, two = list(_ids(shown)), list(_ids(view))
    if not two:
        return _is_since(message, bulletin.attempted) and _outline(shown) == _outline(view)
    both = min(len(one), len(two))
    return both > 0 and one[:both] == two[:both]


def _is_since(message: discord.Message, attempted: int) -> bool:
    """Whether a message may be that of a post that was first tried then."""
    return message.created_at.timestamp() * 1000 >= attempted - SKEW


def has_button(message: discord.Message, button: Id) -> bool:
    """Whether a message has this button."""
    return str(button) in _ids(discord.ui.LayoutView.from_message(message))


def _ids(view: discord.ui.LayoutView) -> Iterator[str]:
    return (str(found) for item in view.walk_children() if (found := getattr(item, "custom_id", None)))
