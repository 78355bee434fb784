"""Takebacks: at once while no other seat has answered, else with the others' agreement. The history stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bot.games.base import Answer
from bot.games.vocabulary import Seat, phrase
from bot.matches.core import checks
from bot.matches.core.effects import Offer, OfferKind
from bot.matches.core.errors import refused
from bot.matches.core.models import Match, Status, Turn
from bot.matches.core.offers import Offers
from bot.matches.core.unit_of_work import STEP, UnitOfWork, table_turn, with_time_given_back
from bot.matches.delivery.models import Notice
from bot.matches.history.history import Takeback, move_of, standing
from bot.matches.timing import timer_policy

AT_ONCE = 5 * 60 * 1000  # ms within which an unanswered answer is taken back without asking the others


class TakebackResult(NamedTuple):
    """The match after a takeback, and whether it is done or only proposed."""

    match: Match
    done: bool


class _Taken(NamedTuple):
    """A possible takeback: the turn it returns to, the answer in words, whether it needs no agreement."""

    target: Turn
    what: str
    at_once: bool


class Takebacks:
    """Takes back answers."""

    def __init__(self, work: UnitOfWork, offers: Offers) -> None:
        self.work = work
        self.offers = offers
        offers.carried_out[OfferKind.TAKEBACK] = self._agreed

    async def undo(self, match: int, user: int, *, key: str) -> TakebackResult:
        """Take back the user's last answer. Raises Refused, also where luck, a flick or a secret forbids it."""

        async def attempt(loaded: Match) -> Match:
            seat = checks.playing(loaded, user)
            checks.revocable(self.work.positions.game(loaded.game).spec)
            taken = await self._taken(loaded, seat)
            if taken.at_once:
                return await self._keep(loaded, seat, taken, key)
            words = phrase("offer-takeback", user=f"<@{user}>", what=taken.what)
            return await self.offers.propose(loaded, OfferKind.TAKEBACK, seat, str(taken.target.revision), words, key)

        changed = await self.work.changed(match, key, attempt)
        return TakebackResult(changed, await self.work.store.turn_by_key(key) is not None)

    async def _agreed(self, match: Match, offer: Offer, key: str) -> Match:
        taken = await self._taken(match, offer.seat)
        return await self._keep(match, offer.seat, taken, key, offer)

    async def _taken(self, match: Match, seat: Seat) -> _Taken:
        """The answer that the seat would take back. Raises Refused."""
        game = self.work.positions.game(match.game)
        turns = await self.work.store.turns(match.id)
        stand = standing(game, turns)
        at = next(
            (
                nth
                for nth in reversed(range(len(stand)))
                if isinstance(stand[nth][1], Answer) and stand[nth][1].seat == seat
            ),
            None,
        )
        if at is None:
            raise refused("refused-undo-nothing")
        before, (turn, answer) = stand[at - 1][0], stand[at]
        await self._check_open(match, stand[at - 1 :], answer)
        again = any(
            isinstance(move, Takeback) and move.revision == before.revision
            for move in (move_of(game, one) for one in turns)
        )
        unanswered = at == len(stand) - 1 and self.work.clock.now_ms() - turn.made <= AT_ONCE
        return _Taken(before, self._what(match, before, answer), unanswered and not again)

    async def _check_open(self, match: Match, stand: Sequence[tuple[Turn, Any]], answer: Answer[Any]) -> None:
        """No flick, luck or secret has been revealed since. Raises Refused."""
        before = stand[0][0]
        ask = next(ask for ask in self.work.positions.asks_in(match.game, before.state) if ask.id == answer.ask)
        if ask.secret:
            raise refused("refused-undo-secret")
        for turn, move in stand[1:]:
            if turn.trace:
                raise refused("refused-undo-flick")
            if not isinstance(move, Answer):
                raise refused("refused-undo-late")
            if (await self.work.apply(match, before.state, turn.move, turn.revision)).lucky:
                raise refused("refused-undo-luck")
            before = turn

    def _what(self, match: Match, before: Turn, answer: Answer[Any]) -> str:
        """The answer by the code of its choice; the kind of its ask if its dials were set."""
        ask = next(ask for ask in self.work.positions.asks_in(match.game, before.state) if ask.id == answer.ask)
        return next((choice.code for choice in ask.choices if choice.action == answer.action), ask.choices[0].code)

    async def _keep(self, match: Match, seat: Seat, taken: _Taken, key: str, offer: Offer | None = None) -> Match:
        now = self.work.clock.now_ms()
        turn = table_turn(match, taken.target.state, seat, Takeback(taken.target.revision), key, now)
        asks, after = (self.work.positions.asks_in(match.game, state) for state in (match.state, turn.state))
        clocks = timer_policy.set_for(match, asks, after, now)
        effects = msgspec.structs.replace(
            clocks,
            cleared=tuple(holder.seat for holder in match.holders),
            answered=offer,
            settled=(OfferKind.DRAW, OfferKind.TAKEBACK),
            above=Notice(
                with_time_given_back(match, phrase("undone", user=f"<@{match.holder(seat).user}>", what=taken.what))
            ),
        )
        return await self.work.store.advance(match, [turn], status=Status.RUNNING, posts=STEP, effects=effects)
