"""Stored turns on their stages."""

from __future__ import annotations

from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match, Turn
from bot.matches.work.reads import Reads
from bot.words import Words
from bot.workers.films import Taken
from bot.workers.stages import SetStage
from render.painter import Theme


async def stage_of(
    store: Reads, match: Match, turn: Turn, words: Words, theme: Theme, viewer: Seat | None = None
) -> SetStage | None:
    """The job for a turn of a match to be played, as a viewer (None: a spectator) may see it; None if nothing moved. Raises StoreError."""
    before = await store.turn(match.id, turn.revision - 1) if turn.trace else None
    if before is None:
        return None
    taken = Taken(before.state, turn.state, turn.events, turn.trace)
    return SetStage(match.game, taken, words.language, theme, viewer)
