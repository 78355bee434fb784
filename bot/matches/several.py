"""Several answers given together: how far they are played, and why not further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, TypeAlias

from bot.games.base import Answer, Ask, Illegal
from bot.games.save import dump
from bot.games.vocabulary import phrase
from bot.matches import checks
from bot.matches.errors import Refused
from bot.matches.history import move_of
from bot.matches.models import Acted, Match, Stopped, Turn
from bot.matches.table import Played, Table

Reading: TypeAlias = Callable[[Ask[Any]], Any]
"""Makes an action of what is asked by the time it is to be played. Raises Refused if it cannot."""


class Several:
    """Plays answers one after the other; each is an action, or a reading of what it answers."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def play(self, match: Match, ask: Ask[Any], answers: Sequence[Any]) -> list[Played]:
        """What the answers come to, as far as they can be played.

        Stops at the first that raises another question or draws luck, and before one that is refused. Raises Illegal and Refused if
        the first is, GameFailed, EngineDown.
        """
        played: list[Played] = []
        before = match.state
        current: Ask[Any] | None = ask
        for answer in answers:
            if current is None:
                break
            try:
                move = _move(current, answer)
                stepped = await self._table.apply(match, before, move, match.revision + len(played) + 1)
            except (Illegal, Refused):
                if not played:
                    raise
                break
            played.append((move, stepped))
            calm = not stepped.over and not stepped.lucky
            positions = self._table.positions
            current = positions.successor(match.game, before, stepped.state, current) if calm else None
            before = stepped.state
        return played

    async def told(self, acted: Acted, answers: Sequence[Any]) -> Acted:
        """What several answers came to, with why those that were not played were not; the same whenever it is asked."""
        turns = await self._table.together(acted.turn)
        own = tuple(takewhile(lambda turn: turn.seat == turns[0].seat, turns))
        if not 0 < len(own) < len(answers) or not own[-1].revision:
            return acted
        before = await self._table.store.turn(acted.match.id, own[-1].revision - 1)
        move = move_of(self._table.positions.game(acted.match.game), own[-1])
        if before is None or not isinstance(move, Answer):
            return acted
        stopped = await self._why(acted.match, before, own[-1], move, answers[len(own)])
        return Acted(acted.match, acted.turn, acted.events, acted.again, stopped)

    async def _why(self, match: Match, before: Turn, last: Turn, move: Answer[Any], answer: Any) -> Stopped:
        positions = self._table.positions
        asks = positions.asks_in(match.game, last.state)
        if not asks:
            return Stopped(phrase("several-over"))
        others = [ask.seat for ask in asks if ask.seat != move.seat]
        if others:
            return Stopped(phrase("several-others", names=checks.names(match, others)))
        answered = next(ask for ask in positions.asks_in(match.game, before.state) if ask.id == move.ask)
        current = positions.successor(match.game, before.state, last.state, answered)
        if current is None:
            same = asks[0].kind == answered.kind
            return Stopped(phrase("several-new-turn") if same else phrase("several-asked", ask=asks[0].words))
        try:
            await self._table.apply(match, last.state, _move(current, answer), last.revision + 1)
        except (Illegal, Refused) as refusal:
            return Stopped(refusal.reason, refusal.rule)
        return Stopped(phrase("several-luck"))


def _move(ask: Ask[Any], answer: Any) -> bytes:
    return dump(Answer(ask.id, ask.seat, answer(ask) if callable(answer) else answer))
