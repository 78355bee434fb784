"""The step builder of For Honor, and queries on states."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games import base
from bot.games.forhonor.board import Square
from bot.games.forhonor.events import Event
from bot.games.forhonor.heroes import HeroId
from bot.games.forhonor.seating import camp_of
from bot.games.forhonor.turn_trail import remembered
from bot.games.forhonor.values import Figure, State
from bot.games.vocabulary import Seat


class StepBuilder(base.BaseStepBuilder[State, Event]):
    """The working copy of a step of For Honor."""

    late: Seat | None = None  # whose clock ran out: the rules answer for this seat

    def tell(self, *events: Event) -> None:
        """Add events; the trail that pictures show of them is kept with the activation."""
        super().tell(*events)
        for event in events:
            if self.state.acting is not None:
                self.set(acting=remembered(self.state.acting, event, self.state.heroes))

    def change(self, hero: HeroId, **changes: Any) -> None:
        """Change fields of a hero."""
        heroes = (msgspec.structs.replace(one, **changes) if one.id == hero else one for one in self.state.heroes)
        self.set(heroes=tuple(heroes))

    def ask(self, phase: str, **changes: Any) -> None:
        """Open new asks."""
        self.set(phase=phase, asked=self.state.asked + 1, **changes)


def option(state: State, name: str) -> str:
    """The value of an option of the match."""
    return dict(state.options)[name]


def figure(state: State, hero: HeroId) -> Figure:
    """A hero of the match. Raises LookupError if it does not play."""
    for one in state.heroes:
        if one.id == hero:
            return one
    raise LookupError(f"{hero} does not play")


def camp_of_hero(state: State, hero: HeroId) -> int:
    """Whose side a hero is on."""
    return camp_of(figure(state, hero).seat)


def team(state: State, camp: int) -> tuple[Figure, ...]:
    """The four heroes of a camp, in its order (FH-5)."""
    return tuple(one for one in state.heroes if camp_of(one.seat) == camp)


def on_board(state: State, camp: int | None = None) -> tuple[Figure, ...]:
    """The heroes on the board, of one camp or of both."""
    return tuple(one for one in state.heroes if one.spot == "board" and (camp is None or camp_of(one.seat) == camp))


def hero_at(state: State, square: Square) -> Figure | None:
    """The hero on a square, if any."""
    return next((one for one in state.heroes if one.square == square), None)


def taken(state: State) -> frozenset[Square]:
    """The occupied squares."""
    return frozenset((*state.soldiers[0], *state.soldiers[1], *(one.square for one in on_board(state))))
