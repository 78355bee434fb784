"""Adds films that were late to the message of their turn."""

from dataclasses import replace

from bot.app import GameBot
from bot.matches.core.turn_context import TurnContext
from bot.matches.delivery.models import Post
from bot.screens.sheet import Button, Sheet
from cogs.delivery.message_sender import MessageSender
from cogs.delivery.stale_buttons import KEPT
from cogs.delivery.turn_message import PublicMessages

TRIES = 3  # rewrites of a message when the match moves on meanwhile


class LateFilms:
    """Adds late films; after a restart the replay button remains."""

    def __init__(self, bot: GameBot, public_messages: PublicMessages, sender: MessageSender) -> None:
        self._store = bot.services.store
        self._publishing = public_messages
        self._sender = sender

    async def add(self, post: Post, message: int) -> None:
        """Add the film of a turn to its message, if it was posted without and there is one after all. Raises what Discord and the store raise."""
        late = self._publishing.late.pop((post.match, post.revision), None)
        if late is None or not await late.after_all():
            return
        for _ in range(TRIES):
            match = await self._store.get(post.match)
            if match is None or not await self._told_anew(late.context.of(match), post, message):
                return
            now = await self._store.get(post.match)
            if now is not None and now.revision == match.revision:
                return

    async def _told_anew(self, context: TurnContext, post: Post, message: int) -> bool:
        """Rewrite the message with the film; False if it tells of a later turn, or is gone."""
        match = context.match
        newest = await self._store.posted_before(match.id, match.revision + 1)
        if newest is None or (newest.message == message and newest.revision != post.revision):
            return False
        sheet = await self._publishing.turn(context, post.notice)
        if newest.message != message:
            sheet = past(sheet)
        return await self._sender.rewrite(match.thread or match.channel, message, sheet)


def past(sheet: Sheet) -> Sheet:
    """A turn's sheet with the buttons that a past turn keeps."""
    rows = [
        tuple(one for one in row if isinstance(one, Button) and one.id.verb in KEPT)
        for row in sheet.controls
        if isinstance(row, tuple)
    ]
    return replace(sheet, controls=tuple(row for row in rows if row), mentions=())
