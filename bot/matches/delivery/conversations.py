"""Presses in conversations where the bot is no member: only in answer to one can it send a message there."""

from __future__ import annotations

from typing import Protocol

import msgspec

from bot.matches.delivery.models import Post

LIFE = 880 * 1000  # ms for which a press may be answered: the fifteen minutes of Discord, less time for the request
MESSAGES = 5  # that may follow the answer to a press where only its user has installed the app


class ShownTurn(msgspec.Struct, frozen=True):
    """A turn that a message of a conversation shows."""

    message: int
    match: int
    revision: int


class Press(msgspec.Struct, frozen=True):
    """A press that has been answered and may be followed by `left` messages in its channel `until` a time (ms since 1970)."""

    channel: int
    token: str
    until: int
    left: int = MESSAGES
    shown: ShownTurn | None = None  # the turn that the pressed message shows


class ConversationStore(Protocol):
    """The store's verbs about conversations. Raises StoreError."""

    async def note(self, press: Press, now: int) -> int:
        """Keep a press, forget those that have expired, and make the posts pending that waited for one; returns how many."""

    async def take(self, channel: int, now: int) -> Press | None:
        """The latest press in a channel that may be followed by a message, which is counted; None if there is none."""

    async def refused(self, token: str) -> None:
        """Forget a press whose token Discord no longer takes."""

    async def wait(self, post: Post, now: int) -> bool:
        """Have a post, and the later ones of its match, wait for the next press in its channel; False if there is one by now."""

    async def shown(self, channel: int, match: int, revision: int) -> int:
        """The message that shows a turn, as a press on it tells; 0: nobody has pressed it lately."""
