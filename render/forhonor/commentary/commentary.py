"""A turn of For Honor as a commentator tells it, from what everybody saw."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.vocabulary import Phrase
from render import commentary
from render.commentary import Fact
from render.forhonor.commentary import attacks, combats, moves, points
from render.forhonor.commentary.turn_facts import Watched
from render.painter import Moment


def comment(moment: Moment, nth: int) -> Phrase | None:
    """One sentence about the turn, or None if there is nothing to be said."""
    return commentary.comment(facts(moment), nth)


def facts(moment: Moment) -> Iterator[Fact]:
    """Everything that could be said about a turn."""
    seen = Watched(moment)
    for event in seen.events:
        yield from moves.facts(seen, event)
        yield from attacks.facts(seen, event)
        yield from combats.facts(seen, event)
        yield from points.facts(seen, event)
