"""The answer to a page when something fails."""

from __future__ import annotations

import secrets

import msgspec
import structlog

from bot.client.app import GameBot
from bot.features.hand.values import HandLink
from bot.games.contract.base import Illegal
from bot.matches.core.errors import EngineError, GameFailed, Refused, StoreError
from bot.text import incident_code
from bot.words import Words
from cogs.core.failures import refusal_text, suspended

UNUSABLE, GONE, FAILED, BUSY = 400, 409, 500, 503
log = structlog.stdlib.get_logger(__name__)


async def sentence_for(bot: GameBot, error: Exception, words: Words, link: HandLink | None) -> tuple[int, str]:
    """The status and the sentence for a failure; a match whose code fails is suspended, as after a press, unless its turn was only tried."""
    match error:
        case Refused():
            return GONE, refusal_text(error, words)
        case Illegal():
            return GONE, refusal_text(Refused(error.reason, error.rule), words)
        case GameFailed():
            text = "" if link is None or link.mark is not None else await suspended(bot, link.match, error, words)
            return (GONE, text) if text else _incident(error, words, link)
        case StoreError() | EngineError():
            log.warning("could not be done", error=error, match=link and link.match)
            return BUSY, words.say(error.reason)
        case msgspec.DecodeError() | RecursionError():
            return UNUSABLE, words.text("value-unusable")
        case _:
            return _incident(error, words, link)


def _incident(error: Exception, words: Words, link: HandLink | None) -> tuple[int, str]:
    code = incident_code(secrets.token_hex(8))
    log.error("incident", incident=code, match=link and link.match, ask=link and link.ask, exc_info=error)
    return FAILED, words.text("incident", code=code)
