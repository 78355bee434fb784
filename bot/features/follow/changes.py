"""Follows matches: their begin and their end are news."""

from functools import partial

import msgspec

from bot.features.follow import rows
from bot.features.follow.values import BEGUN, ENDED
from bot.matches.core.match_change import Effect, MatchChange
from bot.matches.core.models import Match, Status

PROPOSED = (Status.OPEN, Status.CHALLENGE)


async def on_change(change: MatchChange) -> Effect | None:
    """The news of a match in a channel: it has begun with its acceptance, or it has ended."""
    match = change.match
    if change.status is Status.RUNNING and match.status in PROPOSED:
        return on_begin(msgspec.structs.replace(match, holders=tuple(change.holders) or match.holders), change.now)
    if change.status is Status.FINISHED and match.status is Status.RUNNING and _is_news(match):
        return Effect(partial(rows.note, match=match.id, stage=ENDED))
    return None


def on_begin(match: Match, _: int) -> Effect | None:
    """The news of a match that has begun; none of a single person's with the house."""
    return Effect(partial(rows.note, match=match.id, stage=BEGUN)) if _is_news(match) else None


def _is_news(match: Match) -> bool:
    return bool(match.guild) and not match.borrowed and not match.alone
