"""Direct messages that belong to no match: each is sent once, and again later if that fails."""

from functools import partial

import aiohttp
import discord
import structlog

from bot.answers.custom_id import Id
from bot.client.app import GameBot
from bot.matches.timing.paces import HOUR, SECOND
from bot.screens.sheet import Sheet
from cogs.delivery.direct_refusals import CLOSED, DirectRefusals
from cogs.delivery.message_sender import MessageSender, has_button
from cogs.delivery.outbox import FOR_GOOD

PAUSES = tuple(seconds * SECOND for seconds in (5, 15, 60, 300, 900))  # before a message that failed is tried again
log = structlog.stdlib.get_logger(__name__)


class DirectMessages:
    """Sends them, and notes who takes none."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot
        self._sender = MessageSender(bot)
        self._refusals = DirectRefusals(bot)

    async def send(self, user: int, sheet: Sheet, nonce: str, button: Id, *, first: int, attempts: int) -> int:
        """Send a sheet, known by one of its buttons, unless it is there already.

        `first` is the time of the first of the `attempts` before this one, in ms since 1970 (0: there was none). Returns the ms after which
        it is tried again, 0 for never. Raises StoreError.
        """
        try:
            await self._sender.pacing.request()
            channel = await self._bot.create_dm(discord.Object(user))
            await self._sender.once(channel.id, sheet, nonce, first, partial(has_button, button=button))
        except discord.Forbidden as error:
            log.info("no direct message", error=error)
            await self._refusals.note(user, error)
            return 0 if error.code in CLOSED else HOUR
        except discord.HTTPException as error:
            log.warning("a direct message is not sent", error=error)
            return 0 if error.status in FOR_GOOD else _pause(attempts)
        except (OSError, aiohttp.ClientError) as error:
            log.warning("a direct message is not sent", error=error)
            return _pause(attempts)
        return 0


def _pause(attempts: int) -> int:
    return PAUSES[min(attempts, len(PAUSES) - 1)]
