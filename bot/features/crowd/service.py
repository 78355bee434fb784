"""Takes the calls of spectators. A press reads a few columns and the seats of the match, never its position."""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import Context

from bot.features.crowd.rows import CallRows
from bot.features.crowd.values import Call, Called, CallOutcome
from bot.matches.core.errors import refused
from bot.matches.core.models import Player
from bot.matches.work.ban_checks import banned
from bot.matches.work.unit_of_work import UnitOfWork

MOST = 100  # presses kept in one transaction


class Calls:
    """Keeps calls. Those in the same match that come while others are kept share the next transaction."""

    def __init__(self, work: UnitOfWork, rows: CallRows) -> None:
        self._work = work
        self._rows = rows
        self.is_closed, self.of_turn, self.results_of, self.oracles = (
            rows.is_closed,
            rows.of_turn,
            rows.results_of,
            rows.oracles,
        )
        self._waiting: dict[int, deque[tuple[Call, Player, asyncio.Future[Called]]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def call(self, call: Call, user: Player) -> Called:
        """Keep a call, or raise Refused: the user plays or has played the match or is banned, or the question is closed. Raises StoreError."""
        promise: asyncio.Future[Called] = asyncio.get_running_loop().create_future()
        waiting = self._waiting.get(call.match)
        if waiting is None:
            self._waiting[call.match] = deque([(call, user, promise)])
            task = asyncio.create_task(self._keep(call.match), context=Context())  # it serves others' presses, too
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            waiting.append((call, user, promise))
        called = await promise
        if called.ban is not None:
            raise banned(called.ban)
        if called.verdict is CallOutcome.UNKNOWN:
            raise refused("control-unknown")
        if called.verdict is not CallOutcome.KEPT:
            raise refused(f"refused-call-{called.verdict.value}")
        return called

    async def _keep(self, match: int) -> None:
        """Keep what waits in a match until nothing does."""
        waiting = self._waiting[match]
        try:
            while waiting:
                batch = [waiting.popleft() for _ in range(min(MOST, len(waiting)))]
                await self._keep_batch(match, batch)
        finally:
            del self._waiting[match]

    async def _keep_batch(self, match: int, batch: list[tuple[Call, Player, asyncio.Future[Called]]]) -> None:
        try:
            kept = await self._rows.keep(
                match, [(call, user) for call, user, _ in batch], self._work.clock.now_ms(), self._work.positions.side
            )
        except Exception as error:  # noqa: BLE001  it is raised again where the presses wait
            for *_, promise in batch:
                if not promise.done():
                    promise.set_exception(error)
            return
        for (*_, promise), called in zip(batch, kept, strict=True):
            if not promise.done():  # its press was cancelled
                promise.set_result(called)
