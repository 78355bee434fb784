"""Several answers given at once: how far they are played, and why not further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise, takewhile
from typing import Any, TypeAlias

import msgspec

from bot.games.base import Answer, Ask, Illegal
from bot.games.save import dump
from bot.games.vocabulary import phrase
from bot.matches.core import checks
from bot.matches.core.errors import Refused
from bot.matches.core.models import ActionResult, BatchStop, Match, Turn
from bot.matches.core.turn_context import TurnReader
from bot.matches.core.unit_of_work import Played, UnitOfWork
from bot.matches.history.history import move_of

LUCK = BatchStop(phrase("several-luck"))

Reading: TypeAlias = Callable[[Ask[Any]], Any]
"""Makes an action of what is asked by the time it is to be played. Raises Refused if it cannot."""


class Batch:
    """Plays answers one after the other; each is an action, or a function of the ask it answers."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def play(self, match: Match, ask: Ask[Any], answers: Sequence[Any]) -> tuple[list[Played], BatchStop | None]:
        """Play the answers as far as possible; returns the steps, and why the rest were not played.

        Stops after the first that asks another question or draws luck, and before one that is refused. Raises Illegal and Refused if
        the first is refused, GameFailed, EngineDown.
        """
        played: list[Played] = []
        before, current = match.state, ask
        for answer in answers:
            try:
                move = _move(current, answer)
                stepped = await self._work.apply(match, before, move, match.revision + len(played) + 1)
            except (Illegal, Refused) as refusal:
                if not played:
                    raise
                return played, BatchStop(refusal.reason, refusal.rule)
            played.append((move, stepped))
            if len(played) == len(answers):
                break
            positions, after = self._work.positions, stepped.state
            following = positions.successor(match.game, before, after, current, lucky=stepped.lucky)
            if following is None:
                return played, self._interrupted(match, before, after, current) or LUCK
            before, current = after, following
        return played, None

    async def given(self, acted: ActionResult) -> tuple[tuple[Ask[Any], Answer[Any]], ...]:
        """The answers of one batch in order, each with its ask."""
        reader = TurnReader(self._work.store, acted.match.id)
        own = await _own(reader, acted)
        before = await reader.at(own[0].revision - 1)
        given = []
        for former, turn in pairwise((before, *own)):
            move = move_of(self._work.positions.game(acted.match.game), turn) if turn is not None else None
            if former is not None and isinstance(move, Answer):
                asks = self._work.positions.asks_in(acted.match.game, former.state)
                given += [(ask, move) for ask in asks if ask.id == move.ask]
        return tuple(given)

    async def told(self, acted: ActionResult, answers: Sequence[Any]) -> ActionResult:
        """The result of a batch that was played before, with the reason why the rest were not played."""
        reader = TurnReader(self._work.store, acted.match.id)
        own, given = await _own(reader, acted), await self.given(acted)
        before = await reader.at(own[-1].revision - 1)
        if not 0 < len(given) < len(answers) or before is None:
            return acted
        stopped = await self._why(acted.match, before, own[-1], given[-1][0], answers[len(given)])
        return msgspec.structs.replace(acted, stopped=stopped)

    async def _why(self, match: Match, before: Turn, last: Turn, answered: Ask[Any], answer: Any) -> BatchStop:
        current = self._work.positions.successor(match.game, before.state, last.state, answered)
        if current is None:
            return self._interrupted(match, before.state, last.state, answered) or LUCK
        try:
            await self._work.apply(match, last.state, _move(current, answer), last.revision + 1)
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


async def _own(reader: TurnReader, acted: ActionResult) -> tuple[Turn, ...]:
    """The turns of the acting seat, without those of conditional replies."""
    turns = await reader.answer(acted.turn)
    return tuple(takewhile(lambda turn: turn.seat == turns[0].seat, turns))


def _move(ask: Ask[Any], answer: Any) -> bytes:
    return dump(Answer(ask.id, ask.seat, answer(ask) if callable(answer) else answer))
