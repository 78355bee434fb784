"""Follows matches: settles their calls, and deletes those that lose their question or their right."""

from __future__ import annotations

from functools import partial

from bot.features.crowd import rows
from bot.features.crowd.settlement import settle
from bot.features.crowd.values import CrowdEffects
from bot.matches.core.match_change import Effect, MatchChange
from bot.matches.core.models import Status
from bot.matches.history.history import AgreedDraw, move_of


async def on_change(change: MatchChange) -> Effect | None:
    """The calls that a change of a match settles, deletes or keeps open."""
    match = change.match
    if change.turns:
        last = change.turns[-1]
        return Effect(
            partial(
                rows.follow,
                match=match.id,
                crowd=_effects(change),
                revision=last.revision,
                now=change.now,
                live=change.status.is_live,
            )
        )
    if change.status in {Status.VOID, Status.ABORTED}:
        return Effect(partial(rows.take_back, match=match.id))
    if change.holders and match.status is Status.RUNNING:
        return Effect(partial(rows.seats_changed, match=match, holders=change.holders, now=change.now))
    return None


def _effects(change: MatchChange) -> CrowdEffects:
    """The effects of turns on the calls of a match; nothing is asked in direct messages, nor settled by an agreement."""
    if change.back_to is not None:
        return CrowdEffects(back_to=change.back_to)
    if not change.match.guild or isinstance(move_of(change.game, change.turns[-1]), AgreedDraw):
        return CrowdEffects()
    steps = [(turn.move, turn.events, turn.state) for turn in change.turns]
    return settle(change.game, change.match, change.asks_in, steps, change.outcome)
