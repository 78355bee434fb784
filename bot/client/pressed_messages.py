"""Public messages that were pressed lately: the token of a press may edit its message, and Discord does not count that edit."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import discord
import structlog
from cachetools import TLRUCache

from bot.client.private_panels import life_left

KEPT = 2000  # messages, some hundred bytes each; those of turns that are soon past are among the latest
REFUSALS = {401, 403, 404}  # statuses that say that a press may not edit a message
MANY = 20  # refusals in a row: Discord takes no such edits, and would ban an address for 10,000 refusals in 10 minutes
REST = 3600.0  # seconds until one is tried again
log = structlog.stdlib.get_logger(__name__)


class PressedMessages:
    """The webhooks of the latest presses, by message, for the life of the press's token; `now` returns seconds.

    There are none for an hour once Discord has refused many in a row.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._webhooks: TLRUCache[int, tuple[discord.Webhook, float]] = TLRUCache(KEPT, _until, now)
        self._refused = 0  # in a row
        self._rests_until = float("-inf")

    def note(self, interaction: discord.Interaction) -> None:
        """A control was pressed, or the form behind it submitted, and this is answered; private messages and commands are left out.

        So is a press that was answered by a form: an older token that works stays.
        """
        message = interaction.message
        if message is None or message.flags.ephemeral:
            return
        if interaction.response.type is not discord.InteractionResponseType.modal:
            self._webhooks[message.id] = interaction.followup, self._now() + life_left(interaction)

    def keep(self, message: int, webhook: discord.Webhook, seconds: float) -> None:
        """A message was made by a webhook, which may edit it for some seconds."""
        self._webhooks[message] = webhook, self._now() + seconds

    def webhook(self, message: int) -> discord.Webhook | None:
        """The webhook that may edit a message; None if it was not pressed lately."""
        if self._now() < self._rests_until:
            return None
        webhook, _ = self._webhooks.get(message, (None, 0.0))
        return webhook

    async def edit(self, webhook: discord.Webhook, message: int, **changes: Any) -> None:
        """Edit a message by its press, with the parameters of discord.Webhook.edit_message; a token that is refused is forgotten.

        Raises discord.HTTPException.
        """
        try:
            await webhook.edit_message(message, **changes)
        except discord.HTTPException as error:
            if error.status in REFUSALS:
                self._webhooks.pop(message, None)
                self._count_refusal(error)
            raise
        self._refused = 0

    def _count_refusal(self, error: discord.HTTPException) -> None:
        self._refused += 1
        if self._refused == MANY:
            log.warning("presses edit no messages: such edits are made by the bot, which Discord counts", error=error)
        if self._refused >= MANY:
            self._rests_until = self._now() + REST


def _until(_message: int, press: tuple[discord.Webhook, float], _now: float) -> float:
    return press[1]
