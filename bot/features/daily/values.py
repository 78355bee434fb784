"""Tries at puzzles, the table of a puzzle, and exercises."""

from collections.abc import Collection

import msgspec

from bot.features.daily.rules.schedule import parsed
from bot.games.contract.puzzle import FULL, REACHED, Puzzle
from bot.matches.core.engine import StepBytes

COUNTED = 3  # tries at a daily puzzle that count


def is_over(points: Collection[int]) -> bool:
    """Whether a player whose tries have these points has no further one, or needs none."""
    return len(points) >= COUNTED or FULL in points


class PuzzleTry(msgspec.Struct, frozen=True):
    """A player's counted try at a puzzle. Once it is some days old, `step` is empty."""

    puzzle: str  # its name
    nth: int  # from 1
    guild: int  # where it was made; 0: in direct messages
    key: str  # idempotency key
    answer: bytes  # JSON list of actions
    step: StepBytes | None
    points: int
    made: int  # ms since 1970

    @property
    def reached(self) -> bool:
        """Whether the goal was reached."""
        return self.points >= REACHED


class DayLine(msgspec.Struct, frozen=True):
    """A player's best try on the table of a puzzle."""

    user: int
    name: str
    points: int
    nth: int  # the first of their tries with so many points
    tries: tuple[int, ...]  # the points of all
    made: int  # when the best was made

    @property
    def order(self) -> tuple[int, int, int]:
        """Points decide, then fewer tries, then the earlier one."""
        return (-self.points, self.nth, self.made)


class BestTry(msgspec.Struct, frozen=True):
    """The best try of a player, to be compared with others."""

    user: int
    name: str
    points: int
    step: StepBytes


class Turnout(msgspec.Struct, frozen=True):
    """The numbers of players who tried a puzzle, who reached its goal, and who scored more than a given number of points."""

    players: int
    reached: int
    better: int


class SharedMatch(msgspec.Struct, frozen=True):
    """A finished match on a server whose players agree to puzzles from it."""

    guild: int
    match: int
    game: str
    found: bool | None  # whether a puzzle was found in it; None: nobody has looked yet


class DayResult(msgspec.Struct, frozen=True):
    """A player's tries at a daily puzzle, and how they compare."""

    tries: tuple[PuzzleTry, ...]
    table: tuple[DayLine, ...]  # of the server; empty in direct messages
    turnout: Turnout
    streak: int  # days
    former: str  # the puzzle of the last day before that had one of the game; "" if none can be shown
    here: str = ""  # today's from a match on the server, once all tries are made

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the tries, in order."""
        return tuple(one.points for one in self.tries)

    @property
    def best(self) -> int:
        """The points of the best try."""
        return max(self.points, default=0)


class Exercise(msgspec.Struct, frozen=True):
    """An exercise, and whether a player has solved it."""

    puzzle: Puzzle
    solved: bool

    @property
    def number(self) -> int:
        """Its number, from 1."""
        return int(parsed(self.puzzle.name).when)
