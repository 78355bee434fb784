"""A turn of PitchBowl as a commentator tells it, from what everybody saw."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.vocabulary import Phrase
from render import commentary
from render.commentary import Fact
from render.painter import Moment
from render.pitchbowl.commentary import ball_plays, decisions, faults, runs, scoring
from render.pitchbowl.commentary.flick_facts import Watched
from render.pitchbowl.text.account import Sent


def comment(moment: Moment, nth: int) -> Phrase | None:
    """One sentence about the turn, or None if there is nothing to be said."""
    return commentary.comment(facts(moment), nth)


def facts(moment: Moment) -> Iterator[Fact]:
    """Everything that could be said about a turn."""
    seen = watched(moment)
    for event in moment.events:
        yield from decisions.facts(moment, event)
        yield from scoring.facts(moment, event, seen)
        if seen is not None:
            yield from ball_plays.facts(seen, event)
            yield from faults.facts(seen, event)
    if seen is not None:
        yield from runs.facts(seen)


def watched(moment: Moment) -> Watched | None:
    """The flick, throw or placement of a turn, if anything moved."""
    if moment.trace is None:
        return None
    sent = next((event for event in moment.events if isinstance(event, Sent)), None)
    return None if sent is None else Watched(moment, sent, moment.trace)
