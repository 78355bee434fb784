"""A turn with the turns around it, read from the store once and handed on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

import msgspec

from bot.matches.core.models import Match, Turn
from bot.matches.core.positions import Positions
from bot.matches.work.reads import Reads

FIRST, MOST = 4, 16  # turns read at a time: at first, and where many are needed


class TurnContext(msgspec.Struct, frozen=True):
    """A turn with those before it that belong to it."""

    match: Match
    turns: tuple[Turn, ...]  # the turns shown together, in order; the turn itself is the last
    before: Turn | None  # the turn before all of them; None if they begin with the set-up

    @property
    def turn(self) -> Turn:
        """The turn itself."""
        return self.turns[-1]

    @property
    def answer(self) -> tuple[Turn, ...]:
        """The turns of the same answer, in order: all those stored under the turn's key."""
        return tuple(turn for turn in self.turns if turn.key == self.turn.key)

    @property
    def earlier(self) -> tuple[Turn, ...]:
        """The turns of earlier answers, in order."""
        return self.turns[: -len(self.answer)]

    def preceding(self, turn: Turn) -> Turn | None:
        """The turn before one of them."""
        known = (self.before, *self.turns)
        return next((one for one in known if one is not None and one.revision == turn.revision - 1), None)


class TurnReader:
    """Turns of a match by revision, read backwards a few at a time."""

    def __init__(self, store: Reads, match: int, known: Iterable[Turn] = ()) -> None:
        self._store = store
        self._match = match
        self._read = {turn.revision: turn for turn in known}
        self._most = FIRST

    async def at(self, revision: int) -> Turn | None:
        """The turn of a revision, or None."""
        if revision >= 0 and revision not in self._read:
            read = await self._store.turns_up_to(self._match, revision, self._most)
            self._read.update((turn.revision, turn) for turn in read)
            self._most = MOST
        return self._read.get(revision)

    async def answers(self, first: int, last: int) -> AsyncIterator[Turn]:
        """The last turn of each answer from one revision to another, in order."""
        ended: Turn | None = None
        for revision in range(first, last + 1):
            if revision not in self._read:
                await self.at(min(revision + self._most - 1, last))
            turn = await self.at(revision)
            if ended is not None and (turn is None or turn.key != ended.key):
                yield ended
            if turn is None:
                return
            ended = turn
        if ended is not None:
            yield ended

    async def commented(self, last: Turn) -> tuple[Turn | None, tuple[Turn, ...]]:
        """The turns of an answer that share a comment up to a turn, in order, and the turn before them.

        Where something moved, they begin with the last turn in which it did.
        """
        turns = [last]
        before = await self.at(last.revision - 1)
        while before is not None and before.revision and before.key == last.key and not turns[0].trace:
            turns.insert(0, before)
            before = await self.at(before.revision - 1)
        return before, tuple(turns)

    async def answer(self, last: Turn) -> tuple[Turn, ...]:
        """The turns of the same answer up to a turn, in order."""
        turns = [last]
        while (before := await self.at(turns[0].revision - 1)) is not None and before.key == last.key:
            turns.insert(0, before)
        return tuple(turns)


async def answer_context(store: Reads, match: Match, turn: Turn) -> TurnContext:
    """The context of a turn with the other turns of the same answer."""
    reader = TurnReader(store, match.id)
    turns = await reader.answer(turn)
    return TurnContext(match, turns, await reader.at(turns[0].revision - 1))


async def message_context(store: Reads, positions: Positions, match: Match, revision: int) -> TurnContext | None:
    """A turn with all that its message shows: the turns since the present asks were opened. None if there is no such turn.

    Raises GameFailed.
    """
    reader = TurnReader(store, match.id)
    turn = await reader.at(revision)
    if turn is None:
        return None
    turns, ended = await reader.answer(turn), turn
    while (before := await reader.at(turns[0].revision - 1)) is not None:
        if not all(positions.same_turn(match.game, before.state, one.state) for one in (ended, turn)):
            break  # an edited message notifies nobody
        turns, ended = (*await reader.answer(before), *turns), before
    return TurnContext(match, turns, before)


async def message_end(store: Reads, positions: Positions, match: Match, first: int) -> int:
    """The last turn of the message whose first turn is `first`; see `message_context`. Raises GameFailed."""
    shown = min(first, match.revision)
    before: Turn | None = None
    async for turn in TurnReader(store, match.id).answers(first, match.revision):
        if before is not None and not positions.same_turn(match.game, before.state, turn.state):
            break
        shown, before = turn.revision, turn
    return shown
