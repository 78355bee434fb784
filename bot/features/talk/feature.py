"""Comments of the house on turns, as a feature."""

from __future__ import annotations

from bot.features.contract import Feature, TurnExtras, TurnFacts
from bot.features.talk.service import Talk
from bot.features.talk.sheets import house_talk
from bot.storage.core.base import Connections


async def turn_extras(service: Talk, facts: TurnFacts) -> TurnExtras:
    """The line of the house about a turn; none if a player wants none."""
    outcome = service.outcome(facts.match) if facts.is_last else None
    line = house_talk(facts.context, await facts.comment(), outcome, facts.words)
    return TurnExtras(comment=line) if line and await service.is_wanted(facts.match) else TurnExtras()


TALK: Feature[Connections, Talk] = Feature(service=lambda matches, _rows: Talk(matches.work), turn_extras=turn_extras)
