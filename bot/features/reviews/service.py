"""Reviews of finished matches, one turn at a time: a timer of the match claims the work, so that a crash loses one turn at most.

Reviews take turns, so that a long one keeps nobody waiting.
"""

from __future__ import annotations

import asyncio
import logging

from bot.features.reviews.jobs import BeginReview, ReviewTurn
from bot.features.reviews.rows import ReviewRows
from bot.features.reviews.rules.review import Review, TurnReview
from bot.features.reviews.values import ReviewProgress
from bot.games import JUDGES
from bot.games.contract.base import Answer
from bot.games.contract.save import dump, load
from bot.matches.core import checks
from bot.matches.core.errors import EngineError, GameFailed, Refused, StoreError, refused
from bot.matches.core.models import Match
from bot.matches.history.history import move_of
from bot.matches.matches import Matches
from bot.matches.timing.models import Timer

log = logging.getLogger(__name__)

LEASE = 60_000  # ms after which another process may go on with a claimed review


class Reviews:
    """Reviews matches. `woken` is set whenever a review is asked for."""

    def __init__(self, matches: Matches, rows: ReviewRows) -> None:
        self._work = matches.work
        self._rows = rows
        self.woken = asyncio.Event()

    async def ask(self, match: Match) -> ReviewProgress:
        """The review of a match as far as it is made, begun if it is not. Raises Refused, StoreError."""
        check(match)
        progress = await self.progress(match)
        if progress.complete is None:
            await self._rows.ask_for(match.id, self._work.clock.now_ms())
            self.woken.set()
        return progress

    async def progress(self, match: Match) -> ReviewProgress:
        """The progress of a match's review."""
        data = await self._rows.review(match.id)
        return ReviewProgress(match, None if data is None else load(Review, data))

    async def settle(self, owner: str) -> int:
        """Review turns, in the name of the process `owner`, until nothing waits; returns how many. Raises StoreError."""
        count, clock = 0, self._work.clock
        while await self._rows.waits(clock.now_ms()):
            due = await self._rows.claim(clock.now_ms(), owner=owner, lease=LEASE, most=1)
            if not due:  # another process makes it
                break
            await self._see_to(due[0])
            count += 1
        return count

    async def _see_to(self, timer: Timer) -> None:
        try:
            await self._go_on(timer)
        except (Refused, StoreError, EngineError) as error:
            log.warning("match %s could not be reviewed further: %r", timer.match, error)

    async def _go_on(self, timer: Timer) -> None:
        """Review the next turn of a match, or begin."""
        match = await self._work.load(timer.match)
        review = (await self.progress(match)).review
        if review is None:
            try:
                review = await self._begun(match)
            except GameFailed:
                log.exception("match %s cannot be reviewed", match.id)
                await self._rows.drop(timer)
                return
        elif not review.complete:
            review = review.with_turn(await self._reviewed(match, review))
        await self._rows.keep(timer, dump(review), self._work.clock.now_ms(), complete=review.complete)

    async def _begun(self, match: Match) -> Review:
        turns = await self._work.store.turns(match.id)
        states, moves = tuple(one.state for one in turns), tuple(one.move for one in turns[1:])
        return await self._work.engine.run(BeginReview(match.game, len(match.holders), states, moves))

    async def _reviewed(self, match: Match, review: Review) -> TurnReview:
        """The review of the next turn; one that fails is logged and counts for nothing."""
        number = review.done + 1
        latest = await self._work.store.turns_up_to(match.id, number, 2)
        after, before = latest[0], latest[1]
        move = move_of(self._work.positions.game(match.game), after)
        hand = review.hands[move.seat if isinstance(move, Answer) else 0]
        try:
            return await self._work.engine.run(
                ReviewTurn(match.game, number, before.state, after.move, after.state, hand)
            )
        except GameFailed:
            log.exception("turn %s of match %s cannot be reviewed", number, match.id)
            even = (1.0 / len(review.sides),) * len(review.sides)
            return TurnReview(review.standings[-1] if review.standings else even)


def check(match: Match) -> None:
    """Refuse a match that cannot be reviewed, saying why."""
    if match.studied:
        raise refused("refused-review-record")
    if match.status.is_under_way or match.status.is_live:
        raise refused("refused-review-running", match=match.number)
    checks.finished(match)
    if not match.revision or match.game not in JUDGES:
        raise refused("refused-review", match=match.number)
