"""Counts rated matches that end, and undoes those declared void."""

from __future__ import annotations

from functools import partial

from bot.features.ladders import counting
from bot.features.ladders.values import Finish, finish
from bot.matches.core.match_change import Effect, MatchChange
from bot.matches.core.models import Match, Status
from bot.storage.core.query import Tx
from bot.storage.settings import preferences


async def on_change(change: MatchChange) -> Effect | None:
    """The effect of a change of a match on ladders, which those of other matches read and alter too."""
    match = change.match
    if change.status is Status.VOID:
        return Effect(partial(counting.annul, match=match.id), is_wide=True)
    if change.outcome is None or change.history is None or match.watched or not match.terms.rated:
        return None
    came_to = finish(change.game, change.outcome, await change.history())
    if came_to is None:
        return None
    return Effect(partial(_count, match=match, finish=came_to, made=change.now), is_wide=True)


def _count(tx: Tx, match: Match, finish: Finish, made: int) -> None:
    world = preferences.server_settings(tx, match.guild).world
    counting.count(tx, match.id, finish, made, world=world)
