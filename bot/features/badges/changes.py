"""Follows matches: their end earns badges, which a void match loses again."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from bot.features.badges import rows
from bot.features.badges.values import earned_in
from bot.matches.core.match_change import Effect, MatchChange
from bot.matches.core.models import Status

log = logging.getLogger(__name__)


async def on_change(change: MatchChange) -> Effect | None:
    """The badges earned with a change of a match; none if finding them fails, which must not keep a match from ending."""
    match = change.match
    if change.status is Status.VOID:
        return Effect(partial(rows.take_back, match=match.id))
    if match.watched or change.history is None or change.status is not Status.FINISHED:
        return None
    history = await change.history()
    try:
        earned = await asyncio.to_thread(earned_in, change.game, match, history, change.outcome)
    except Exception:
        log.exception("the badges of match %s are left to be recomputed", match.id, extra={"match": match.id})
        return None
    return Effect(partial(rows.add, match=match.id, earned=earned, made=change.now)) if earned else None
