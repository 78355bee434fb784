"""Standing replies, given for a seat without asking it: standing orders, and the rest of a sequence of flicks that was interrupted.

Both are private to their owner: no position, record or log shows them. They lead to ordinary turns, stored with the
answer that triggered them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.games.contract.base import Answer, Ask, Illegal
from bot.games.contract.capabilities import StandingOrders
from bot.games.contract.save import dump
from bot.games.contract.vocabulary import Seat
from bot.matches.core import checks
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Match
from bot.matches.work.effects import StandingKind, StandingReply
from bot.matches.work.unit_of_work import SeatStep, UnitOfWork


class QueuedLines(msgspec.Struct, frozen=True):
    """The lines that follow once the other side has answered; `stopped`: the first could not be played unseen."""

    lines: tuple[str, ...] = ()
    stopped: bool = False


LineReader: TypeAlias = Callable[[Match, Ask[Any], str], Awaitable[Any]]
"""The action of a queued line in a position. Raises Refused if it cannot be read there, or should be asked about first."""


class StandingReplies:
    """Keeps standing orders and queues, and carries them out. Without a `read`, nothing is queued."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self.read: LineReader | None = None

    def orders(self, match: Match) -> StandingOrders | None:
        """The orders that the match knows, or None."""
        orders = self._work.positions.game(match.game).spec.orders
        return orders if orders is not None and orders.asked_with(dict(match.options)) else None

    async def order(self, match: Match, user: int) -> str:
        """The user's standing order, "" if there is none."""
        return await self._stored(match, user, StandingKind.ORDER)

    async def queue(self, match: Match, user: int) -> QueuedLines:
        """The user's queued lines."""
        stored = await self._stored(match, user, StandingKind.QUEUE)
        return msgspec.json.decode(stored, type=QueuedLines) if stored else QueuedLines()

    async def give(self, match: int, user: int, code: str) -> Match:
        """Replace the user's standing order ("": ask each time); it applies from the next question on. Raises Refused."""
        loaded = await self._work.load(match)
        await self._work.store.keep_standing(match, self.checked(loaded, checks.playing(loaded, user), code))
        return loaded

    async def cancel(self, match: int, user: int) -> int:
        """Delete the user's queued lines; returns how many there were. Raises Refused."""
        loaded = await self._work.load(match)
        seat = checks.seat(loaded, user)
        count = len((await self.queue(loaded, user)).lines)
        await self._work.store.keep_standing(match, StandingReply(seat, StandingKind.QUEUE, ""))
        return count

    def checked(self, match: Match, seat: Seat, code: str) -> StandingReply:
        """A seat's standing order. Raises Refused if the match does not know it."""
        orders = self.orders(match)
        if orders is None or code not in ("", *orders.codes):
            raise refused("refused-order")
        return StandingReply(seat, StandingKind.ORDER, code)

    def due(self, match: Match, ask: Ask[Any], code: str) -> Any:
        """The answer that a standing order gives to an open ask; None if the player has to be asked."""
        due = self._work.positions.ordered(match.game, match.state, {ask.seat: code})
        return None if due is None else due[1]

    async def of(self, match: Match) -> tuple[StandingReply, ...]:
        """The standing orders and queues of all seats of a match."""
        return () if self.orders(match) is None else await self._work.store.standing(match.id)

    async def carry_out(self, match: Match, steps: list[SeatStep], standing: Sequence[StandingReply]) -> None:
        """Append the answers that need no player: forced ones and those of standing orders. Raises GameFailed, EngineDown."""
        codes = {one.seat: one.said for one in standing if one.kind is StandingKind.ORDER}
        await self._work.add_forced(match, steps)
        while codes and not steps[-1][1][1].over:
            due = self._work.positions.ordered(match.game, steps[-1][1][1].state, codes)
            if due is None:
                return
            await self._add(match, steps, *due)
            await self._work.add_forced(match, steps)

    async def go_on(
        self, match: Match, steps: list[SeatStep], standing: Sequence[StandingReply], rest: Sequence[str] = ()
    ) -> tuple[StandingReply, ...]:
        """Add the queued lines that can be played after the steps; returns how the queues change.

        The seat of the first step has given a new answer: in place of its former queue it has the `rest` of this one.
        """
        before = {one.seat: one.said for one in standing if one.kind is StandingKind.QUEUE}
        queues = {seat: msgspec.json.decode(stored, type=QueuedLines) for seat, stored in before.items()}
        queues[steps[0][0]] = QueuedLines(
            tuple(rest) if self.read is not None and self._interrupts(match, steps) else ()
        )
        while (due := self._due(match, steps, queues)) is not None:
            queues[due.seat] = await self._next(match, steps, due, queues[due.seat])
            await self.carry_out(match, steps, standing)
        asked = self._asked(match, steps)
        waits = self._interrupts(match, steps)
        now = {
            seat: msgspec.json.encode(queue).decode() if queue.lines and (waits or seat in asked) else ""
            for seat, queue in queues.items()
        }
        return tuple(
            StandingReply(seat, StandingKind.QUEUE, stored)
            for seat, stored in now.items()
            if stored != before.get(seat, "")
        )

    async def _next(self, match: Match, steps: list[SeatStep], ask: Ask[Any], queue: QueuedLines) -> QueuedLines:
        """Play the first line of a queue; returns what is left of it."""
        state = steps[-1][1][1].state
        there = msgspec.structs.replace(match, state=state, revision=match.revision + len(steps))
        try:
            if self.read is None:
                raise refused("choice-gone")
            await self._add(match, steps, ask, await self.read(there, ask, queue.lines[0]))
        except (Illegal, Refused):
            return msgspec.structs.replace(queue, stopped=True)
        return QueuedLines(queue.lines[1:])

    async def _add(self, match: Match, steps: list[SeatStep], ask: Ask[Any], action: Any) -> None:
        move = dump(Answer(ask.id, ask.seat, action))
        stepped = await self._work.apply(match, steps[-1][1][1].state, move, match.revision + len(steps) + 1)
        steps.append((ask.seat, (move, stepped)))

    def _due(self, match: Match, steps: list[SeatStep], queues: Mapping[Seat, QueuedLines]) -> Ask[Any] | None:
        """The ask that the next line of a queue answers, in the turn that it was written for."""
        state = steps[-1][1][1].state
        for ask in self._asked(match, steps).values():
            queue = queues.get(ask.seat, QueuedLines())
            if queue.lines and not queue.stopped and self._work.positions.goes_on(match.game, match.state, state):
                return ask
        return None

    def _asked(self, match: Match, steps: list[SeatStep]) -> dict[Seat, Ask[Any]]:
        _, (_, last) = steps[-1]
        return {} if last.over else {ask.seat: ask for ask in self._work.positions.asks_in(match.game, last.state)}

    def _interrupts(self, match: Match, steps: list[SeatStep]) -> bool:
        """Whether a question is open that standing orders could answer: the turn may go on after it."""
        orders = self.orders(match)
        return orders is not None and any(ask.kind == orders.kind for ask in self._asked(match, steps).values())

    async def _stored(self, match: Match, user: int, kind: StandingKind) -> str:
        seat, standing = match.seat_of(user), await self.of(match)
        return next((one.said for one in standing if one.seat == seat and one.kind is kind), "")
