"""Definitions of what reports of simulated matches count and compare, by game; with simple players for some games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Seat
from bot.games.forhonor.rules import events as forhonor
from bot.games.forhonor.rules.seating import CAMPS, members
from bot.games.forhonor.rules.step_builder import team
from bot.games.forhonor.rules.values import State
from bot.games.pitchbowl.rules import events as pitchbowl
from tools.simulations import forhonor_player, pitchbowl_player

FORHONOR_SIDES = ("Attack", "Defence")
FORHONOR_COUNTED = {
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
PITCHBOWL_COUNTED = {
    "touchdown": "touchdown",
    "kicked_off": "kick-off",
    "thrown": "pass thrown",
    "stolen": "steal",
    "picked_up": "pickup",
    "handed_off": "handoff",
    "caught": "pass caught",
    "effort_made": "extra effort",
    "went_out": "player out",
    "knocked_out": "knock-out",
    "placed": "placement",
    "placement_annulled": "placement annulled",
}


class Side(msgspec.Struct, frozen=True):
    """Seats that win and lose together, in English, and the pieces they play with."""

    name: str
    seats: tuple[Seat, ...]
    pieces: tuple[str, ...] = ()


class Report(msgspec.Struct, frozen=True):
    """The contents of the report on a game's matches, and its simple player."""

    baseline: Callable[[Any, Any, Rng], Any]
    """(state, ask, rng): the legal answer of a simple player who plays to win."""
    names: Callable[[Any], Iterator[str]]
    """(event): the names of things to count in it."""
    sides: Callable[[Any], tuple[Side, ...]] | None = None
    """(state): the sides of a match that is over."""
    scores: Callable[[Any], tuple[tuple[int, ...], ...]] | None = None
    """(events): the points of each side at the end of each turn that ended in the events."""

    def tally(self, events: Sequence[Any]) -> tuple[str, ...]:
        """The names of everything worth counting in events, one for each time."""
        return tuple(name for event in events for name in self.names(event))


def _sides(state: State) -> tuple[Side, ...]:
    """Attack and Defence, each with its four heroes."""
    return tuple(
        Side(FORHONOR_SIDES[camp], members(state.seats, camp), tuple(one.id for one in team(state, camp)))
        for camp in CAMPS
    )


def _scores(events: Sequence[forhonor.Event]) -> tuple[tuple[int, ...], ...]:
    return tuple(event.score for event in events if isinstance(event, forhonor.TurnEnded))


def _in_forhonor(event: forhonor.Event) -> Iterator[str]:
    match event:
        case forhonor.SoldiersKilled(squares=squares):
            yield from ("soldier removed" for _ in squares)
        case forhonor.LifeLost(life=life, blow=blow):
            yield from (f"life lost: {blow}" for _ in range(life))
        case forhonor.Fell(executed=executed):
            yield "hero executed" if executed else "hero fallen"
        case _:
            tag = str(event.__struct_config__.tag)
            if tag in FORHONOR_COUNTED:
                yield FORHONOR_COUNTED[tag]


def _in_pitchbowl(event: pitchbowl.Event) -> Iterator[str]:
    match event:
        case pitchbowl.TurnEnded(reasons=reasons):
            yield "turn"
            yield from (f"turn ended: {reason}" for reason in reasons)
        case pitchbowl.Flicked(announce=announce) if announce != "none":
            yield f"{announce} announced"
        case pitchbowl.Failed(deed=deed):
            yield f"{deed} failed"
        case _:
            tag = str(event.__struct_config__.tag)
            if tag in PITCHBOWL_COUNTED:
                yield PITCHBOWL_COUNTED[tag]


REPORTS: dict[str, Report] = {
    "pitchbowl": Report(pitchbowl_player.baseline, _in_pitchbowl),
    "forhonor": Report(forhonor_player.baseline, _in_forhonor, _sides, _scores),
}
"""The games with a report, by key."""
