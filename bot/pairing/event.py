"""A running tournament: its entrants, and the pairings of each round with their results. Everything else follows from these.

Entrants are numbered from 1 by strength at the start; late entrants follow. The first entrant of a pairing has the
first seat.
"""

from collections.abc import Iterator
from enum import StrEnum
from itertools import accumulate, pairwise

import msgspec

WIN, DRAW = 2, 1  # half points
THIRD = "third"  # the stage of the pairing for the third place


class Form(StrEnum):
    """Formats of tournaments."""

    ROUND_ROBIN = "round_robin"  # everybody plays everybody
    SWISS = "swiss"  # opponents on equal points, nobody twice
    KNOCKOUT = "knockout"  # who loses is out
    DOUBLE = "double"  # who loses twice is out
    GROUPS = "groups"  # round robins, then a knock-out of the first two of each
    LEAGUE = "league"  # round robins by strength, with promotion and relegation between them


class Result(StrEnum):
    """The result of a pairing."""

    OPEN = ""
    FIRST = "first"  # the first of the pairing won
    SECOND = "second"
    DRAW = "draw"
    NEITHER = "neither"  # both lost: nobody came
    VOID = "void"  # declared void: half a point each


class Pairing(msgspec.Struct, frozen=True):
    """Two entrants paired in a round, or one with a bye."""

    first: int  # the number of an entrant
    second: int = 0  # 0: the first has a bye
    result: Result = Result.OPEN
    played: bool = True  # whether there is a match; there is none where an entrant has left
    stage: str = ""  # the letter of a group, the number of a division, or THIRD

    @property
    def is_bye(self) -> bool:
        """Whether it is a bye."""
        return not self.second

    @property
    def is_over(self) -> bool:
        """Whether its result is known."""
        return self.is_bye or self.result is not Result.OPEN

    @property
    def winner(self) -> int:
        """The number of the entrant who advances; if nobody has won, the lower one."""
        if self.is_bye or self.result is Result.FIRST:
            return self.first
        return self.second if self.result is Result.SECOND else min(self.numbers)

    @property
    def loser(self) -> int:
        """The number of the entrant who does not advance; 0 for a bye."""
        return 0 if self.is_bye else self.opponent(self.winner)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The entrants."""
        return (self.first, self.second) if self.second else (self.first,)

    def opponent(self, number: int) -> int:
        """The opponent of an entrant of the pairing; 0 for a bye."""
        return self.second if number == self.first else self.first

    def points(self, number: int) -> int:
        """The half points of an entrant of the pairing; 0 while the result is open."""
        if self.is_bye:
            return 0 if self.result is Result.NEITHER else WIN
        match self.result:
            case Result.DRAW | Result.VOID:
                return DRAW
            case Result.FIRST:
                return WIN if number == self.first else 0
            case Result.SECOND:
                return WIN if number == self.second else 0
            case Result.NEITHER | Result.OPEN:
                return 0


class Entrant(msgspec.Struct, frozen=True):
    """A player, or a team, that takes part."""

    number: int
    strength: float  # by which they are ordered; of a team, the average
    entered: int = 1  # the first round they may play
    left: int = 0  # the last round they played (with `gone`)
    gone: bool = False
    fills: bool = False  # a member of the house, who is there for one event only

    def plays(self, round_: int) -> bool:
        """Whether they take part in a round, from 1."""
        return self.entered <= round_ and not (self.gone and round_ > self.left)


Round = tuple[Pairing, ...]


class Event(msgspec.Struct, frozen=True):
    """A tournament that has begun."""

    form: Form
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...] = ()
    length: int = 0  # rounds of a Swiss tournament
    sizes: tuple[int, ...] = ()  # how many each division of a league has

    @property
    def divisions(self) -> tuple[tuple[int, ...], ...]:
        """The entrants of each division of a league, the strongest first."""
        numbers = [one.number for one in self.entrants]
        return tuple(tuple(numbers[start:end]) for start, end in pairwise(accumulate(self.sizes, initial=0)))

    @property
    def next_round(self) -> int:
        """The number of the round to be paired, from 1."""
        return len(self.rounds) + 1

    @property
    def present(self) -> tuple[Entrant, ...]:
        """The entrants of the next round, by number."""
        return tuple(one for one in self.entrants if one.plays(self.next_round))

    @property
    def is_round_over(self) -> bool:
        """Whether the results of all rounds so far are known."""
        return all(one.is_over for pairings in self.rounds for one in pairings)

    @property
    def knocked_out(self) -> Iterator[tuple[int, int]]:
        """Each loss in a finished knock-out match: the loser and the round, in the order of rounds."""
        for nth, pairings in enumerate(self.rounds, 1):
            for one in pairings:
                if not one.stage and one.is_over and one.loser:
                    yield one.loser, nth

    def of(self, number: int) -> Iterator[Pairing]:
        """The pairings of an entrant, in the order of the rounds."""
        return (one for pairings in self.rounds for one in pairings if number in one.numbers)

    def points(self, number: int) -> int:
        """The half points of an entrant."""
        return sum(one.points(number) for one in self.of(number))
