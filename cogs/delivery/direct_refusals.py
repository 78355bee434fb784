"""Refused direct messages: which refusals last until the person does something, and which do not."""

import discord
from cachetools import TTLCache

from bot.client.app import GameBot
from bot.matches.timing.paces import DAY
from cogs.delivery.message_sender import MISSING_ACCESS

CLOSED = {50007, 50278}  # by the person, or no server is shared with them
REMEMBERED = 4096  # people whom Discord refused without such a reason


class DirectRefusals:
    """Remembers to whom Discord refuses direct messages, so that they are asked for in vain once, not for each message.

    People who have closed them, or share no server with the bot, are noted in the database until they choose again in `/settings`. A
    missing access passes by itself, often with a restart of the bot, so it is kept in memory, for a day. Any other refusal is about one message.
    """

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot
        self._passing: TTLCache[int, bool] = TTLCache(REMEMBERED, DAY, timer=bot.services.clock.now_ms)

    def is_refused(self, user: int) -> bool:
        """Whether a direct message to a user was refused lately, for a reason that may still last."""
        return user in self._passing

    async def note(self, user: int, error: discord.Forbidden) -> None:
        """Note that Discord refused a direct message to a user. Raises StoreError."""
        if error.code in CLOSED:
            await self._bot.matches.reminders.closed(user)
        elif error.code == MISSING_ACCESS:
            self._passing[user] = True
