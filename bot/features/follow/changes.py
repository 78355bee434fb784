"""Follows matches: their first move and their end are news."""

from functools import partial

from bot.features.follow import rows
from bot.features.follow.values import BEGUN, ENDED
from bot.matches.core.match_change import Effect, MatchChange
from bot.matches.core.models import Status


async def on_change(change: MatchChange) -> Effect | None:
    """The news of a match in a channel: it has begun with its first move; none of a single person's with the house."""
    match = change.match
    if not match.guild or match.borrowed or match.alone or match.status is not Status.RUNNING:
        return None
    if change.status is Status.FINISHED:
        return Effect(partial(rows.note, match=match.id, stage=ENDED))
    if change.turns and not match.revision and change.status is Status.RUNNING:
        return Effect(partial(rows.note, match=match.id, stage=BEGUN))
    return None
