"""Stored turns on their stages."""

from __future__ import annotations

from bot.games.contract.vocabulary import Seat
from bot.matches.core.job import Engine
from bot.matches.core.models import Match, Turn
from bot.matches.work.reads import Reads
from bot.words import Words
from bot.workers.films import Taken
from bot.workers.stages import SetStage, Shooting
from render.painter import Theme


async def shooting_of(
    store: Reads, engine: Engine, match: Match, turn: Turn, words: Words, theme: Theme, viewer: Seat | None = None
) -> Shooting | None:
    """A turn of a match to be played, as a viewer (None: a spectator) may see it; None if nothing moved. Raises StoreError, EngineError."""
    before = await store.turn(match.id, turn.revision - 1) if turn.trace else None
    if before is None:
        return None
    taken = Taken(before.state, turn.state, turn.events, turn.trace)
    return await engine.run(SetStage(match.game, taken, words.language, theme, viewer))
