"""Calls of spectators: who wins a match, and whose side loses something in the next move. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.matches.core.models import Player
from bot.matches.settings.bans import Ban

WINNER = -1  # the question who wins the match; others have the number of the asks they are about
LEFT = -2  # in the place of a question: who has played the match before, and cannot call in it
NOBODY = -1  # the answer that nothing is lost; others are sides


class Call(msgspec.Struct, frozen=True):
    """A spectator's answer to a question. The one with the highest number of the press counts, in whatever order they arrive."""

    match: int
    question: int
    revision: int  # of the match when it was asked; any for the winner
    answer: int
    press: int  # the interaction's id; Discord numbers them in the order of time


class CallOutcome(StrEnum):
    """What became of a call."""

    KEPT = "kept"
    PLAYS = "plays"  # refused: the caller plays the match
    PLAYED = "played"  # refused: the caller has played it
    UNKNOWN = "unknown"  # refused: there is no such answer
    OFF = "off"  # refused: the server has switched calls off
    BANNED = "banned"  # refused: the server has banned the caller
    CLOSED = "closed"  # refused: the move was made, the time is up, or the match is over


class Called(msgspec.Struct, frozen=True):
    """What became of a call, and who plays the match."""

    verdict: CallOutcome
    game: str = ""
    holders: tuple[Player, ...] = ()
    ban: Ban | None = None


class CallResult(msgspec.Struct, frozen=True):
    """A user's call that a turn has settled."""

    user: int
    question: int
    answer: int
    points: int  # above 0: it was right
    counts: bool  # whether the points are on a table


class Settled(msgspec.Struct, frozen=True):
    """A question with its result: the points of each answer. Those above 0 are right."""

    question: int
    points: tuple[tuple[int, int], ...]


class CrowdEffects(msgspec.Struct, frozen=True):
    """What a change of a match means for the calls in it. Open ones that it neither settles nor leaves open are deleted."""

    settled: tuple[Settled, ...] = ()
    still_open: int | None = None  # the question about the present move if it is not decided yet
    closes: bool = False  # whether the winner can no longer be called
    back_to: int | None = None  # the revision whose position a takeback restores: what was settled since is deleted


class Crowd(msgspec.Struct, frozen=True):
    """How many of the calls that a turn settled were right, about the move and about the winner."""

    right: int = 0
    count: int = 0
    winner_right: int = 0
    winner_count: int = 0
    named: tuple[str, ...] = ()  # the names of at most three who called the winner, the earliest first


class Oracle(msgspec.Struct, frozen=True):
    """A line of the oracles' table. Equal points share a place."""

    place: int
    user: int
    name: str
    points: int
    right: int
    count: int

    @property
    def share(self) -> int:
        """The percentage of right calls, rounded."""
        return round(100 * self.right / self.count)


class OraclePage(msgspec.Struct, frozen=True):
    """Lines of the table from the `first` (0: the best), how many there are, and the reader's own line, if they have one."""

    lines: tuple[Oracle, ...]
    first: int
    count: int
    own: Oracle | None = None
