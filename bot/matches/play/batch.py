"""Several answers given at once: how far they are played, and why not further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise, takewhile
from typing import Any, Protocol, TypeAlias, runtime_checkable

import msgspec

from bot.games.contract.base import Answer, Ask, Illegal
from bot.games.contract.save import dump
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core import checks
from bot.matches.core.errors import Refused
from bot.matches.core.models import ActionResult, BatchStop, Match, Turn
from bot.matches.history.history import is_forced, move_of
from bot.matches.play.standing import StandingReplies
from bot.matches.work.effects import StandingReply
from bot.matches.work.turn_context import TurnReader
from bot.matches.work.unit_of_work import SeatStep, UnitOfWork

LUCK = BatchStop(phrase("several-luck"))

Reading: TypeAlias = Callable[[Ask[Any]], Any]
"""Makes an action for the ask that is open when it is to be played. Raises Refused if it cannot."""


@runtime_checkable
class Later(Protocol):
    """A `Reading` that may wait until another question is answered; `kept` is how it is stored until then."""

    @property
    def kept(self) -> str:
        """The text from which a `LineReader` makes the action."""

    def __call__(self, ask: Ask[Any], /) -> Any:
        """The action. Raises Refused."""


class Batch:
    """Plays answers one after the other; each is an action, or a function of the ask it answers."""

    def __init__(self, work: UnitOfWork, standing: StandingReplies) -> None:
        self._work = work
        self._standing = standing

    async def play(
        self, match: Match, ask: Ask[Any], answers: Sequence[Any], standing: Sequence[StandingReply] = ()
    ) -> tuple[list[SeatStep], BatchStop | None]:
        """Play the answers as far as possible; returns the steps, and the reason why the rest were not played.

        Standing orders of others for asks in between are carried out. Stops after an answer that leads to another kind
        of ask or draws luck, and before one that is refused or that its player should see first. Raises Illegal and
        Refused if the first is refused, GameFailed, EngineDown.
        """
        played: list[SeatStep] = []
        before, current = match.state, ask
        for nth, answer in enumerate(answers, start=1):
            try:
                there = msgspec.structs.replace(match, state=before, revision=match.revision + len(played))
                move = _move(current, await self._seen(there, current, answer) if played else answer)
                stepped = await self._work.apply(match, before, move, match.revision + len(played) + 1)
            except (Illegal, Refused) as refusal:
                if not played:
                    raise
                return played, BatchStop(refusal.reason, refusal.rule)
            count = len(played)
            played.append((ask.seat, (move, stepped)))
            await self._standing.carry_out(match, played, standing)
            if nth == len(answers):
                break
            positions, after = self._work.positions, played[-1][1][1].state
            lucky = any(one.lucky for _, (_, one) in played[count:])
            following = positions.successor(match.game, before, after, current, lucky=lucky)
            if following is None:
                return played, self._interrupted(match, before, after, current) or LUCK
            before, current = after, following
        return played, None

    async def _seen(self, there: Match, ask: Ask[Any], answer: Any) -> Any:
        """A later answer in the position to which those before it have led. Raises Refused if its player should see it first."""
        if self._standing.read is None or not isinstance(answer, Later):
            return answer
        return await self._standing.read(there, ask, answer.kept)

    async def given(self, acted: ActionResult) -> tuple[tuple[Ask[Any], Answer[Any]], ...]:
        """The answers of one batch in order, each with its ask."""
        reader = TurnReader(self._work.store, acted.match.id)
        turns = await self._of_batch(reader, acted)
        before = await reader.at(turns[0].revision - 1)
        given = []
        for former, turn in pairwise((before, *turns)):
            if turn is None or not _given_by(turn, turns[0].seat):
                continue
            move = move_of(self._work.positions.game(acted.match.game), turn)
            if former is not None and isinstance(move, Answer):
                asks = self._work.positions.asks_in(acted.match.game, former.state)
                given += [(ask, move) for ask in asks if ask.id == move.ask]
        return tuple(given)

    async def earlier_result(self, acted: ActionResult, answers: Sequence[Any]) -> ActionResult:
        """The result of a batch that was played before, with the reason why the rest were not played."""
        reader = TurnReader(self._work.store, acted.match.id)
        turns, given = await self._of_batch(reader, acted), await self.given(acted)
        last = next(turn for turn in reversed(turns) if _given_by(turn, turns[0].seat))
        before = await reader.at(last.revision - 1)
        if not 0 < len(given) < len(answers) or before is None:
            return acted
        stopped = await self._why(acted.match, before, turns[-1], given[-1][0], answers[len(given)])
        return msgspec.structs.replace(acted, stopped=stopped)

    async def _of_batch(self, reader: TurnReader, acted: ActionResult) -> tuple[Turn, ...]:
        """The turns of a batch by the acting seat, with forced answers in between, without conditional replies."""
        turns = await reader.answer(acted.turn)
        if self._standing.orders(acted.match) is not None:
            return turns
        return tuple(takewhile(lambda turn: turn.seat == turns[0].seat or is_forced(turn.move), turns))

    async def _why(self, match: Match, before: Turn, last: Turn, answered: Ask[Any], answer: Any) -> BatchStop:
        current = self._work.positions.successor(match.game, before.state, last.state, answered)
        if current is None:
            return self._interrupted(match, before.state, last.state, answered) or LUCK
        try:
            there = msgspec.structs.replace(match, state=last.state, revision=last.revision)
            move = _move(current, await self._seen(there, current, answer))
            await self._work.apply(match, last.state, move, last.revision + 1)
        except (Illegal, Refused) as refusal:
            return BatchStop(refusal.reason, refusal.rule)
        return LUCK

    def _interrupted(self, match: Match, before: bytes, after: bytes, answered: Ask[Any]) -> BatchStop | None:
        """Why an answer leads to no ask that the next could answer; None if it does, so that only luck can have stopped it."""
        positions = self._work.positions
        asks = positions.asks_in(match.game, after)
        if not asks:
            return BatchStop(phrase("several-over"))
        others = [ask for ask in asks if ask.seat != answered.seat]
        if others:
            passed = any(ask.kind == answered.kind for ask in others)
            names = checks.names(match, [ask.seat for ask in others])
            return BatchStop(phrase("several-others" if passed else "several-others-first", names=names))
        if positions.successor(match.game, before, after, answered) is not None:
            return None
        same = asks[0].kind == answered.kind
        return BatchStop(phrase("several-new-turn") if same else phrase("several-asked", ask=asks[0].words))


def _given_by(turn: Turn, seat: Seat | None) -> bool:
    """Whether a turn is a seat's own answer, not one that was forced."""
    return turn.seat == seat and not is_forced(turn.move)


def _move(ask: Ask[Any], answer: Any) -> bytes:
    return dump(Answer(ask.id, ask.seat, answer(ask) if callable(answer) else answer))
