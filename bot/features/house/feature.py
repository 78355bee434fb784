"""Tables at which the house plays itself, as a feature."""

from __future__ import annotations

from bot.features.contract import Feature
from bot.features.house.service import Watches
from bot.matches.core.models import Match
from bot.storage.core.base import Connections


async def end_without_place(service: Watches, match: Match) -> bool:
    """Close the table of a match that the house plays against itself and that can no longer be shown."""
    if match.watched:
        await service.stop(match)
    return match.watched


HOUSE: Feature[Connections, Watches] = Feature(
    service=lambda matches, _rows: Watches(matches.work, matches.challenges, matches.seeds),
    commands=("cogs.house.watch",),
    next_match=Watches.go_on,
    on_place_lost=end_without_place,
)
