"""Adds films that were late to the messages of their turns.

A film takes the place of the picture in what this process knows the message to show, so it brings back neither an older position nor buttons
that are gone. What other processes do to the message is found out from the store, before and after.
"""

import asyncio
from collections.abc import Collection
from dataclasses import replace
from functools import partial
from pathlib import PurePosixPath

from bot.client.app import GameBot
from bot.matches.core.models import Match
from bot.matches.delivery.models import Post
from bot.screens.sheet import Media, Sheet
from cogs.delivery.message_sender import MessageSender, Sent
from cogs.delivery.stale_buttons import past
from cogs.delivery.turn_message import PublicMessages

LOOKS = 3  # at where the match has got to
UNDER_WAY = 1.0  # seconds that another process is given to note a post as made


class LateFilms:
    """Adds late films; after a restart the replay button remains."""

    def __init__(self, bot: GameBot, public_messages: PublicMessages, sender: MessageSender) -> None:
        self._bot = bot
        self._store = bot.services.store
        self._publishing = public_messages
        self._sender = sender

    async def add(self, post: Post, sent: Sent) -> None:
        """Add the film of a turn to its message, if it was posted without and there is one after all. Raises what Discord and the store raise."""
        late = self._publishing.late.get((post.match, post.revision))
        try:
            if late is not None and (gif := await late.after_all()):
                await self._add(post, sent, gif)
        finally:
            self._publishing.late.pop((post.match, post.revision), None)

    async def _add(self, post: Post, sent: Sent, gif: bytes) -> None:
        """Show the film unless the message tells a later turn by now; old buttons of a past turn go with the same edit."""
        kept: Collection[str] | None = None  # the verbs of buttons that stay
        for look in range(LOOKS):
            match, newest = await self._newest(post.match)
            if match is None or newest is None:
                return
            if newest.message == sent.message and newest.revision != post.revision:
                if not look or self._sender.shown.of_turn(sent.message, newest.revision) is not None:
                    return
                if match.borrowed:
                    return
                await self._tell_again(match, newest)
                continue
            is_past = newest.message != sent.message
            if look and is_past == (kept is not None):
                return
            kept = self._bot.lasting if is_past else None
            change = partial(_filmed, gif, kept)
            if not await self._sender.amend(sent.place, sent.message, post.revision, change, borrowed=match.borrowed):
                return
            if match.revision > newest.revision and self._bot.matches.clocks.processes > 1:
                await asyncio.sleep(UNDER_WAY)

    async def _newest(self, match: int) -> tuple[Match | None, Post | None]:
        """A match, and the post of its latest turn that has been made."""
        now = await self._store.get(match)
        return now, await self._store.posted_before(match, now.revision + 1) if now else None

    async def _tell_again(self, match: Match, newest: Post) -> None:
        """Edit a message to tell the turn that another process has put in it while the film was on its way."""
        context = await self._bot.matches.message_context(match, newest.revision)
        delivery = await self._store.delivery_context(newest)
        if context is not None and delivery is not None:
            above = await self._store.said_above(match.id, newest.message)
            sheet = await self._publishing.turn(context, delivery, above)
            if film := self._publishing.late.pop((match.id, newest.revision), None):
                film.leave()  # it is added by the other process
            await self._sender.rewrite(newest.place, newest.message, sheet, newest.revision)


def _filmed(gif: bytes, kept: Collection[str] | None, sheet: Sheet) -> Sheet:
    """A turn's sheet with its film in place of its picture; `kept` are the verbs of the buttons of a past turn."""
    parts = tuple(_moving(one, gif) if isinstance(one, Media) else one for one in sheet.parts)
    filmed = replace(sheet, parts=parts)
    return filmed if kept is None else past(filmed, kept)


def _moving(shown: Media, gif: bytes) -> Media:
    """The film of a picture, with its description; itself if it is one, which the message has."""
    name = str(PurePosixPath(shown.name).with_suffix(".gif"))
    return shown if shown.name == name else Media(gif, shown.alt, name)
