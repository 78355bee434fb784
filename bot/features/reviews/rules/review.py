"""The review of a match: who was ahead after each turn, what decisions cost, and the moments that mattered most."""

from __future__ import annotations

import math

import msgspec

from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Phrase, Seat

MOMENTS = 3
SEVERE = 4.35  # how fast accuracy falls with the expectation lost, as chess servers have it: 10 % lost is 65 of 100


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a seat: the result it could expect with the best action known, and with the one it played, from 0 to 1."""

    turn: int  # the revision of the match that it led to
    seat: Seat
    best: float
    played: float
    better: bytes = b""  # an action that is clearly better, in bytes of bot.games.contract.save; b"": there is none
    share: float = 0.0  # of noisy replays that it wins
    why: Phrase | None = None

    @property
    def lost(self) -> float:
        """The expectation that it cost."""
        return max(0.0, self.best - self.played)

    @property
    def accuracy(self) -> float:
        """From 0 to 100."""
        return 100.0 * math.exp(-SEVERE * self.lost)


class TurnReview(msgspec.Struct, frozen=True, tag="turn_review"):
    """The review of one turn: the expected result of each side after it, and the decision if it was one."""

    standing: tuple[float, ...]
    decision: Decision | None = None
    back: int = -1  # the turn to which a takeback went; -1: it was none
    move: bool = True  # whether a player moved: no line-up, draw of lots, takeback or resignation


class Review(msgspec.Struct, frozen=True, omit_defaults=True, tag="review"):
    """The review of a match, as far as it has come."""

    turns: int  # of the match
    sides: tuple[tuple[Seat, ...], ...]  # the seats that win together
    hands: tuple[Hand, ...]  # the usual error of each seat
    standings: tuple[tuple[float, ...], ...] = ()  # the result that each side may expect, after each turn from 1 on
    decisions: tuple[Decision, ...] = ()
    aside: tuple[int, ...] = ()  # the turns that were no moves; reviews made before this was kept have none

    @property
    def done(self) -> int:
        """The number of reviewed turns."""
        return len(self.standings)

    @property
    def complete(self) -> bool:
        """Whether all turns are reviewed."""
        return self.done >= self.turns

    def with_turn(self, found: TurnReview) -> Review:
        """The review with its next turn; decisions that a takeback undid are dropped."""
        kept = tuple(one for one in self.decisions if found.back < 0 or one.turn <= found.back)
        more = () if found.decision is None else (found.decision,)
        aside = self.aside if found.move else (*self.aside, self.done + 1)
        return msgspec.structs.replace(
            self, standings=(*self.standings, found.standing), decisions=(*kept, *more), aside=aside
        )

    @property
    def moves(self) -> tuple[int, ...]:
        """The turns in which a player moved, and the last one, which has the result."""
        return tuple(nth for nth in range(1, self.done + 1) if nth not in self.aside or nth == self.done)

    @property
    def moments(self) -> tuple[Decision, ...]:
        """The decisions that cost most and have a clearly better action, worst first; mistakes of another kind before more of the same."""
        clear = sorted((one for one in self.decisions if one.better), key=lambda one: (-one.lost, one.turn))
        kinds: set[tuple[Seat, str]] = set()
        first: list[Decision] = []
        more: list[Decision] = []
        for one in clear:
            kind = (one.seat, one.why.key if one.why is not None else str(one.turn))
            (more if kind in kinds else first).append(one)
            kinds.add(kind)
        return tuple(sorted((*first, *more)[:MOMENTS], key=lambda one: (-one.lost, one.turn)))

    def accuracy(self, seat: Seat) -> int | None:
        """The accuracy of a seat's decisions, from 0 to 100; None if none of them was judged."""
        own = [one.accuracy for one in self.decisions if one.seat == seat]
        return round(sum(own) / len(own)) if own else None
