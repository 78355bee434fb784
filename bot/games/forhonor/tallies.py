"""Statistics of many matches of For Honor: events, scores turn by turn, the camps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.forhonor.events import Event, Fell, LifeLost, SoldiersKilled, TurnEnded
from bot.games.forhonor.seating import CAMPS, members
from bot.games.forhonor.step_builder import team
from bot.games.forhonor.values import State
from bot.games.tools import Side

NAMES = ("Attack", "Defence")
COUNTED = {
    "turn_begun": "turn",
    "activated": "activation",
    "card_lost": "initiative card lost",
    "combat_begun": "combat",
    "cards_shown": "round of a combat",
    "displaced": "hero stepped aside",
    "returned": "hero returned",
    "shot": "shot",
    "healed": "hero healed",
    "shoved": "hero shoved",
    "spared": "loss spared",
    "zone_taken": "zone changed hands",
    "lock_changed": "lock changed",
}
"""Events that are counted, by tag."""


def tally(events: Sequence[Event]) -> tuple[str, ...]:
    """The names of everything worth counting in events, one for each time."""
    return tuple(name for event in events for name in _names(event))


def sides(state: State) -> tuple[Side, ...]:
    """Attack and Defence, each with its four heroes."""
    return tuple(
        Side(NAMES[camp], members(state.seats, camp), tuple(one.id for one in team(state, camp))) for camp in CAMPS
    )


def scores(events: Sequence[Event]) -> tuple[tuple[int, ...], ...]:
    """The points of Attack and Defence at the end of each turn that ended in the events."""
    return tuple(event.score for event in events if isinstance(event, TurnEnded))


def _names(event: Event) -> Iterator[str]:
    match event:
        case SoldiersKilled(squares=squares):
            yield from ("soldier removed" for _ in squares)
        case LifeLost(life=life, blow=blow):
            yield from (f"life lost: {blow}" for _ in range(life))
        case Fell(executed=executed):
            yield "hero executed" if executed else "hero fallen"
        case _:
            tag = str(event.__struct_config__.tag)
            if tag in COUNTED:
                yield COUNTED[tag]
