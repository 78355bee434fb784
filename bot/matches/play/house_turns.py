"""Plays the house's turns. Each decision is a timer, stored with the change that asks for it and consumed by the answer.

So a decision is made once, whichever process makes it and however often one is killed. Decisions are made one at a
time, oldest first; only a few are claimed at once, so that no lease expires in the queue.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec

from bot.games.contract.base import AnyGame, Ask, Illegal
from bot.games.contract.losses import losers_in
from bot.games.contract.player import LEVELS, Level
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core import checks
from bot.matches.core.engine import Apply, StepBytes
from bot.matches.core.errors import EngineError, GameFailed, Refused, StoreError, refused
from bot.matches.core.models import ActionResult, Match, Status
from bot.matches.delivery.models import Notice
from bot.matches.history.history import read_move
from bot.matches.house.members import is_house, level_of, number_of, user_of
from bot.matches.play.conditional_moves import ConditionalMoves
from bot.matches.play.house_jobs import Choose
from bot.matches.play.standing import StandingReplies
from bot.matches.timing.models import Timer
from bot.matches.work.effects import Effects
from bot.matches.work.unit_of_work import CARD, TRIES, Played, SeatStep, UnitOfWork

log = logging.getLogger(__name__)

LEASE = 60_000  # ms after which another process may make a claimed decision
AT_A_TIME = 3  # decisions that are claimed at a time
LONGEST_TURN = 12_000  # ms after which the answers of a turn that goes on are stored
HINT = b"hint"  # the luck of hints, which must tell nothing of a match's seed
MOST_ANSWERS = 24  # of a turn that are stored together


class _MovedOnError(Exception):
    """The match is no longer as it was when the house began to think."""


class Hint(msgspec.Struct, frozen=True):
    """A suggested answer, and its compensation for pieces lost: it `wins`, or the others lose `more` or as `much`; "" for none."""

    action: Any
    worth: Literal["", "wins", "more", "much"]


def worth_of(game: AnyGame, seat: Seat, before: bytes, step: StepBytes) -> Literal["", "wins", "more", "much"]:
    """The compensation for the pieces that an answer loses; see `Hint`."""
    outcome = game.outcome(load_state(game.spec, step.state)) if step.over else None
    if outcome is not None and len(outcome.ranks) > 1 and seat in outcome.ranks[0]:
        return "wins"
    lost = [game.spec.side(one) == game.spec.side(seat) for one in losers_in(game, before, step.events)]
    own = sum(lost)
    if len(lost) == own or len(lost) < 2 * own:
        return ""
    return "more" if len(lost) > 2 * own else "much"


class HouseTurns:
    """Plays the seats of the house. `woken` is set whenever a decision may be waiting.

    `next_match` are the features that begin another match when the pause after one that the house played against itself is over.
    """

    def __init__(self, work: UnitOfWork, standing: StandingReplies, conditional_moves: ConditionalMoves) -> None:
        self._work = work
        self._standing = standing
        self._conditional_moves = conditional_moves
        self.next_match: list[Callable[[Match], Awaitable[None]]] = []
        self.woken = asyncio.Event()

    async def settle(self, owner: str) -> int:
        """Make the decisions that wait, in the name of the process `owner`; returns how many there were. Raises StoreError."""
        count = 0
        while await self._work.store.next_decision(self._work.clock.now_ms()) is not None:
            due = await self._work.store.claim_decisions(
                self._work.clock.now_ms(), owner=owner, lease=LEASE, most=AT_A_TIME
            )
            await asyncio.gather(*map(self._see_to, due))
            count += len(due)
            if not due:  # another process makes them
                break
        return count

    async def hint(self, match: Match, ask: Ask[Any]) -> Hint:
        """The answer of the strongest house player to an open ask; the hint is counted. Raises GameFailed, EngineDown."""
        game, revision = self._work.positions.game(match.game), match.revision + 1
        move = await self._work.engine.run(Choose(match.game, match.state, ask.id, max(LEVELS), HINT, revision))
        try:
            step = await self._work.engine.run(Apply(match.game, match.state, move, HINT, revision))
        except Illegal as illegal:
            raise GameFailed(f"the house would play {move!r}, which is refused: {illegal}") from illegal
        await self._work.store.count_hint(match.id, ask.seat)
        return Hint(read_move(game, move).action, worth_of(game, ask.seat, match.state, step))

    async def set_level(self, match: int, user: int, level: Level, *, key: str) -> Match:
        """Change the level of the house in a practice match. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            checks.playing(loaded, user)
            if not loaded.practice:
                raise refused("refused-level")
            holders = tuple(
                msgspec.structs.replace(one, user=user_of(number_of(one.user), level)) if is_house(one.user) else one
                for one in loaded.holders
            )
            notice = Notice(phrase("house-level-changed", level=phrase(f"house-level-{level}")), silent=True)
            effects = Effects(notices=(notice,))
            return await self._work.change(loaded, key, posts=CARD, holders=holders, effects=effects)

        return await self._work.changed(match, key, attempt)

    async def _see_to(self, timer: Timer) -> None:
        try:
            await self._decide(timer)
        except GameFailed as failed:
            stopped = await self._work.suspend(timer.match, failed)
            if stopped.status is not Status.SUSPENDED:  # it was over: the next one could not be begun
                log.exception("nothing follows match %s yet", timer.match)
        except (Refused, StoreError, EngineError) as error:
            log.warning("the house could not answer in match %s: %r", timer.match, error)

    async def _decide(self, timer: Timer) -> None:
        """Think, then store the answer unless the match has moved on meanwhile; other changes to the match do not wait."""
        for _ in range(TRIES):
            match = await self._work.load(timer.match)
            if match.watched and not timer.ask:
                await self._follow(match, timer)
                return
            ask = next((one for one in self._work.positions.asks(match) if one.id == timer.ask), None)
            if ask is None or not is_house(match.holder(ask.seat).user):
                await self._work.store.dismiss(timer)
                return
            steps = await self._thought(match, ask)
            if await self._stored(match, timer, steps):
                self.woken.set()  # another decision may follow
                return

    async def _follow(self, match: Match, timer: Timer) -> None:
        """Begin the match after one that is over, if a feature does, and consume the timer. Raises Refused, GameFailed."""
        for begin in self.next_match:
            await begin(match)

        async def attempt(loaded: Match) -> Match:
            return await self._work.change(loaded, f"t{timer.id}", effects=Effects(fired=timer))

        await self._work.changed(match.id, f"t{timer.id}", attempt)

    async def _stored(self, match: Match, timer: Timer, steps: list[SeatStep]) -> bool:
        async def attempt(present: Match) -> ActionResult:
            if (present.revision, present.status) != (match.revision, match.status):
                raise _MovedOnError
            followed = await self._conditional_moves.follow(present, steps)
            played = [*steps, *followed.steps]
            awake = [one for one in present.holders if one.lapses and one.seat in followed.seats]
            effects = Effects(
                fired=timer,
                lapses=tuple((one.seat, 0) for one in awake),
                replies=followed.remain,
                standing=await self._standing.go_on(present, played, await self._standing.of(present)),
            )
            return await self._work.keep(present, played, f"t{timer.id}", effects=effects)

        try:
            await self._work.answered(timer.match, f"t{timer.id}", attempt)
        except _MovedOnError:
            return False
        return True

    async def _thought(self, match: Match, ask: Ask[Any]) -> list[SeatStep]:
        """The house's turn as far as it continues without other players, at least one answer."""
        began, standing = self._work.clock.now_ms(), await self._standing.of(match)
        steps: list[SeatStep] = []
        following: Ask[Any] | None = ask
        while following is not None:
            steps.append((ask.seat, await self._answer(match, following, steps)))
            await self._standing.carry_out(match, steps, standing)
            late = self._work.clock.now_ms() - began > LONGEST_TURN
            following = None if late or len(steps) >= MOST_ANSWERS else self._following(match, ask, steps)
        return steps

    async def _answer(self, match: Match, ask: Ask[Any], steps: list[SeatStep]) -> Played:
        """The next answer and what it leads to. Raises GameFailed if the player fails, or its answer is illegal."""
        state = steps[-1][1][1].state if steps else match.state
        revision = match.revision + len(steps) + 1
        level = level_of(match.holder(ask.seat).user)
        move = await self._work.engine.run(Choose(match.game, state, ask.id, level, match.seed, revision))
        try:
            return move, await self._work.apply(match, state, move, revision)
        except Illegal as illegal:
            raise GameFailed(f"the house plays {move!r}, which is refused: {illegal}") from illegal

    def _following(self, match: Match, ask: Ask[Any], steps: list[SeatStep]) -> Ask[Any] | None:
        """The next ask of the same seat, or None if another seat is asked or the match is over."""
        last = steps[-1][1][1]
        if last.over:
            return None
        asks = self._work.positions.asks_in(match.game, last.state)
        return asks[0] if all(one.seat == ask.seat for one in asks) else None
