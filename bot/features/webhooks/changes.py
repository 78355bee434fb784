"""Follows matches: those who are asked, and the end."""

from __future__ import annotations

from functools import partial

from bot.features.webhooks import outbox_rows
from bot.matches.core.match_change import Effect, MatchChange
from bot.matches.core.models import Match, Status

OVER = (Status.FINISHED, Status.ABORTED, Status.VOID)


async def on_change(change: MatchChange) -> Effect | None:
    """The deliveries of a change."""
    match = change.match
    if change.status is Status.RUNNING:
        acted = change.turns[0].seat if change.turns and change.back_to is None else None
        return Effect(partial(outbox_rows.asked, match=match.id, guild=match.guild, now=change.now, but=acted))
    if change.status in OVER and change.status is not match.status:
        return Effect(partial(outbox_rows.ended, match=match, status=change.status, now=change.now))
    return None


def on_begin(match: Match, now: int) -> Effect:
    """The deliveries of a match that begins at once."""
    return Effect(partial(outbox_rows.asked, match=match.id, guild=match.guild, now=now))
