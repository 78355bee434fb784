"""The sentences for what was refused or failed, wherever it was asked for."""

from __future__ import annotations

import structlog

from bot.client.app import GameBot
from bot.matches.core.checks import set_aside
from bot.matches.core.errors import GameFailed, Refused, StoreError
from bot.matches.core.models import Status
from bot.words import Words

log = structlog.stdlib.get_logger(__name__)


def refusal_text(refusal: Refused, words: Words) -> str:
    """A refusal, with the number of the refusing rule if there is one."""
    text = words.say(refusal.reason)
    return words.text("refused-by-rule", said=text, rule=refusal.rule) if refusal.rule else text


async def suspended(bot: GameBot, match: int, failed: GameFailed, words: Words) -> str:
    """Suspend the match whose code failed and return what its player reads; "" if it is over or cannot be suspended: an ordinary incident."""
    try:
        stopped = await bot.matches.suspend(match, failed)
    except (StoreError, Refused) as error:
        log.warning("a match whose code fails could not be suspended", match=match, error=error)
        return ""
    if stopped.status is not Status.SUSPENDED:
        return ""
    return words.say(set_aside(stopped).reason)
