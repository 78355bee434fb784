"""A player's matches, those that ended last first, with their results."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec
from cachetools import LRUCache

from bot.games.contract.base import Outcome
from bot.games.contract.vocabulary import Seat
from bot.matches.core.errors import GameFailed
from bot.matches.core.models import Match, PastMatch, Player, Status
from bot.matches.core.positions import Positions
from bot.matches.house.members import is_house
from bot.matches.work.reads import Reads

REMEMBERED = 4096  # outcomes of matches that are over; they take a look into the position each
AT_ONCE = 32  # positions looked into before others are let on


class MatchResult(StrEnum):
    """The result of a match for one player; `void` counts for nothing."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    RUNNING = "running"
    VOID = "void"


class HistoryEntry(msgspec.Struct, frozen=True):
    """A match in a player's history: their seat, their result (`fate`, None: unknown), and how the match ended, if it did.

    `friends` played on the same side, `rivals` did not.
    """

    match: PastMatch
    seat: Seat
    fate: MatchResult | None
    outcome: Outcome | None
    friends: tuple[Player, ...]
    rivals: tuple[Player, ...]

    @property
    def place(self) -> int:
        """The player's rank among more than two sides, from 1; else 0."""
        ranks = self.outcome.ranks if self.outcome else ()
        return next((nth for nth, rank in enumerate(ranks, start=1) if self.seat in rank), 0) if len(ranks) > 2 else 0

    @property
    def with_house(self) -> bool:
        """Whether the bot has a seat."""
        return any(is_house(holder.user) for holder in self.match.holders)

    def against(self, user: int) -> bool:
        """Whether a user played on another side."""
        return any(holder.user == user for holder in self.rivals)

    def ahead_of(self, user: int) -> int | None:
        """1, 0 or -1 if the player came in ahead of, level with or behind a user; None if they did not meet, or it is unknown."""
        theirs = next((holder.seat for holder in self.rivals if holder.user == user), None)
        rank_of = {
            seat: rank for rank, seats in enumerate(self.outcome.ranks if self.outcome else ()) for seat in seats
        }
        if self.seat not in rank_of or theirs not in rank_of:
            return None
        mine, other = rank_of[self.seat], rank_of[theirs]
        return (mine < other) - (mine > other)


class PlayerHistory:
    """Reads the histories of players."""

    def __init__(self, store: Reads, positions: Positions) -> None:
        self._store = store
        self._positions = positions
        self._outcomes: LRUCache[int, Outcome | None] = LRUCache(REMEMBERED)  # of finished matches

    async def of(self, user: int) -> tuple[HistoryEntry, ...]:
        """All matches of a user: first those under way, newest first, then the others, latest end first."""
        career = await self._store.career(user)
        outcomes = await self._outcomes_of([one.id for one in career if one.status is Status.FINISHED])
        return tuple(self._chapter(one, user, outcomes.get(one.id)) for one in career)

    async def _outcomes_of(self, finished: Sequence[int]) -> dict[int, Outcome | None]:
        unknown = [match for match in finished if match not in self._outcomes]
        found = {match: self._outcomes[match] for match in finished if match in self._outcomes}
        for first in range(0, len(unknown), AT_ONCE):
            for match in await self._store.those(unknown[first : first + AT_ONCE]):
                found[match.id] = self._outcomes[match.id] = self._outcome(match)
            await asyncio.sleep(0)
        return found

    def _outcome(self, match: Match) -> Outcome | None:
        try:
            return self._positions.outcome(match)
        except (GameFailed, KeyError):  # a game that fails, or that this version of the program does not have
            return None

    def _chapter(self, one: PastMatch, user: int, outcome: Outcome | None) -> HistoryEntry:
        own = next(holder for holder in one.holders if holder.user == user)
        side = self._positions.side(one.game, own.seat)
        others = [holder for holder in one.holders if holder is not own]
        friends = tuple(holder for holder in others if self._positions.side(one.game, holder.seat) == side)
        rivals = tuple(holder for holder in others if holder not in friends)
        return HistoryEntry(one, own.seat, fate_of(one.status, outcome, own.seat), outcome, friends, rivals)


def fate_of(status: Status, outcome: Outcome | None, seat: Seat) -> MatchResult | None:
    """The result of a match for a seat; None if unknown."""
    if status.is_under_way:
        return MatchResult.RUNNING
    if status is not Status.FINISHED:
        return MatchResult.VOID
    if outcome is None:
        return None
    if len(outcome.ranks) == 1:
        return MatchResult.DRAWN
    return MatchResult.WON if seat in outcome.ranks[0] else MatchResult.LOST


def tally(chapters: Iterable[HistoryEntry]) -> Counter[MatchResult | None]:
    """The number of matches by result."""
    return Counter(chapter.fate for chapter in chapters)


def opponents(chapters: Iterable[HistoryEntry]) -> tuple[Player, ...]:
    """The players on other sides who still have a name, most frequent first."""
    met: Counter[int] = Counter()
    latest: dict[int, Player] = {}
    for chapter in chapters:
        for holder in chapter.rivals:
            if not holder.forgotten:
                met[holder.user] += 1
                latest.setdefault(holder.user, holder)
    return tuple(latest[user] for user, _ in sorted(met.items(), key=lambda one: (-one[1], latest[one[0]].name)))
