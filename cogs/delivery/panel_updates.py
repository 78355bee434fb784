"""Closes and updates private panels when the match that they are about goes on."""

import structlog

from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.client.private_panels import delete_panel
from bot.games import GAMES
from bot.matches.core.errors import EngineError, GameFailed, Refused, StoreError
from bot.matches.core.models import Match
from bot.matches.history.history import Takeback, move_of

log = structlog.stdlib.get_logger(__name__)


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
