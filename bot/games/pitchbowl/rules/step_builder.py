"""The step builder of PitchBowl, and queries on states."""

import math
from typing import Any

import msgspec

from bot.games.contract import base
from bot.games.contract.base import Step
from bot.games.contract.vocabulary import Point, Seat
from bot.games.pitchbowl.rules.board import PLAYERS, PlayerId, clamped, seat_of
from bot.games.pitchbowl.rules.events import Event
from bot.games.pitchbowl.rules.values import BowlPlayer, State


class StepBuilder(base.BaseStepBuilder[State, Event]):
    """The working copy of a step of PitchBowl."""

    def change(self, player: PlayerId, **changes: Any) -> None:
        """A player with other values."""
        players, at = list(self.state.players), PLAYERS.index(player)
        players[at] = msgspec.structs.replace(players[at], **changes)
        self.set(players=tuple(players))

    def step(self) -> Step[State, Event]:
        """The finished step; its asks are new ones, unless one of two coaches asked at once has yet to set up."""
        if not half_set_up(self.state):
            self.set(asked=self.state.asked + 1)
        return Step(self.state, tuple(self.events), self.trace)


def option(state: State, name: str) -> str:
    """The value of an option of the match."""
    return dict(state.options)[name]


def sets_up_at_once(state: State) -> bool:
    """Whether the receiver need not wait for the kicker to set up; in matches from before the option `toss` they do (PB-11)."""
    return "toss" in dict(state.options)


def half_set_up(state: State) -> bool:
    """Whether one coach has set up, and the other, who was asked at the same time, has not."""
    return state.phase == "setup" and sets_up_at_once(state) and bool(state.plan or state.ready)


def player_of(state: State, player: PlayerId) -> BowlPlayer:
    """The player of an id."""
    return state.players[PLAYERS.index(player)]


def place_of(state: State, player: PlayerId) -> Point:
    """The place of a player."""
    one = player_of(state, player)
    return Point(one.x, one.y)


def in_play(state: State, seat: Seat | None = None) -> tuple[BowlPlayer, ...]:
    """The players on the field, of one seat or of both, in the order of the rosters."""
    return tuple(one for one in state.players if not one.out and (seat is None or seat_of(one.id) == seat))


def fresh(state: State, seat: Seat) -> tuple[BowlPlayer, ...]:
    """The players of a seat that may still be flicked in this turn (PB-20)."""
    return tuple(one for one in in_play(state, seat) if one.active)


def nearest(state: State, seat: Seat, to: Point) -> PlayerId | None:
    """The player of a seat in play that is nearest to a place, ties in the order of the roster (PB-19); None if it has none."""
    at = clamped(to.x, to.y)
    players = in_play(state, seat)
    return min(players, key=lambda one: math.dist((one.x, one.y), (at.x, at.y))).id if players else None
