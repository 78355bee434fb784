"""Offers of one side to the others: pause, draw, takeback and so on. At most one of a kind is open in a match; to replace, one of each seat.

Takebacks are here as well: at once while no other seat has answered, else with the others' agreement. The history stays.

The part of bot.matches that carries out a kind registers itself in `carried_out`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from bot.games.contract.base import Answer, Left
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.matches.core import checks
from bot.matches.core.errors import refused
from bot.matches.core.models import Match, Status, Turn
from bot.matches.delivery.models import Notice, NoticeButton
from bot.matches.history.history import Takeback, is_forced, move_of, standing
from bot.matches.house.members import is_house
from bot.matches.settings.audits import AuditEntry
from bot.matches.work import timer_policy
from bot.matches.work.ban_checks import refuse_banned
from bot.matches.work.effects import Effects, Offer, OfferKind, slot
from bot.matches.work.unit_of_work import UnitOfWork, table_turn, with_time_given_back

CarryOut: TypeAlias = Callable[[Match, Offer, str], Awaitable[Match]]
"""Does what all have agreed to, given the match as loaded, the offer and the key. Raises LostRace, Refused."""

BOUND = {OfferKind.DRAW, OfferKind.TAKEBACK}  # offers about a position: they lapse when it is played on
AFTERWARDS = {OfferKind.REMATCH}  # offers about what comes after a match
ELSEWHERE = {OfferKind.REPLACE}  # offers to a user who is not playing
AT_ONCE = 5 * 60 * 1000  # ms within which an unanswered answer is taken back without asking the others


class Offers:
    """Makes, accepts and refuses offers."""

    def __init__(self, work: UnitOfWork) -> None:
        self.work = work
        self.carried_out: dict[OfferKind, CarryOut] = {}

    async def propose(
        self,
        match: Match,
        kind: OfferKind,
        seat: Seat,
        detail: str,
        words: Phrase,
        key: str,
        *,
        to: tuple[int, ...] | None = None,
        act: AuditEntry | None = None,
    ) -> Match:
        """Save a seat's offer, replacing a former one of its kind, and notify the others, or the users `to`.

        Proposing what another has proposed accepts it. Call it within `once`. Raises Refused, LostRace.
        """
        known = next((one for one in await self._open(match) if one.slot == slot(kind, seat)), None)
        if known is not None and known.detail == detail:
            if known.seat == seat:
                raise refused("refused-offered-already")
            if to is None:
                return await self._agreed(match, known, seat, key)
        if to is None:
            to = tuple(match.holder(other).user for other in await self._asked(match, seat))
            if not to:  # the house agrees at once
                return await self.carried_out[kind](
                    match, Offer(match.id, kind, seat, match.revision, detail, (), 0), key
                )
        offer = Offer(match.id, kind, seat, match.revision, detail, (), self.work.clock.now_ms())
        notice = Notice(words, to, buttons(offer), about=offer.slot)
        return await self.work.change(
            match, key, effects=Effects(offered=offer, answered=known, notices=(notice,), act=act)
        )

    async def agree(self, match: int, user: int, kind: OfferKind, *, key: str, made: int = 0) -> Match:
        """Accept the offer that was `made` then (0: any open one); it is carried out once all have. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            mine = checks.seat(loaded, user)
            if kind in AFTERWARDS:
                await refuse_banned(self.work, loaded.guild, user)
            return await self._agreed(loaded, await self.open(loaded, kind, made), mine, key)

        return await self.work.changed(match, key, attempt)

    async def refuse(self, match: int, user: int, kind: OfferKind, *, key: str, made: int = 0) -> Match:
        """Refuse an offer, or withdraw one's own. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            mine = checks.seat(loaded, user)
            return await self.end(loaded, await self.open(loaded, kind, made), user, key, own=mine)

        return await self.work.changed(match, key, attempt)

    async def end(self, match: Match, offer: Offer, user: int, key: str, *, own: Seat | None) -> Match:
        """Close an offer, and say that it was refused, or withdrawn by the seat `own` that made it."""
        how = "withdrawn" if own == offer.seat else "refused"
        kind = offer.kind.value
        notice = Notice(phrase(f"offer-{kind}-{how}", user=f"<@{user}>"), silent=True, about=offer.slot, follows=True)
        return await self.work.change(
            match, key, effects=Effects(answered=offer, settled=(offer.slot,), notices=(notice,))
        )

    async def open(self, match: Match, kind: OfferKind, made: int = 0) -> Offer:
        """The open offer of a kind, if it was `made` then (0: at any time). Raises Refused if there is none or the match has moved on."""
        open_now = await self._open(match)
        found = next((one for one in open_now if one.kind is kind and made in (0, one.made)), None)
        if found is None:
            raise refused("refused-offer-gone")
        return found

    async def awaiting(self, match: Match, seat: Seat) -> tuple[Offer, ...]:
        """The open offers that wait for a seat's answer."""
        return tuple(
            [
                offer
                for offer in await self._open(match)
                if offer.kind not in ELSEWHERE
                and seat not in offer.agreed
                and seat in await self._asked(match, offer.seat)
            ]
        )

    async def _open(self, match: Match) -> list[Offer]:
        """The offers of a match that have not lapsed, oldest first."""
        offers = await self.work.store.offers(match.id)
        return [one for one in offers if one.kind not in BOUND or one.revision == match.revision]

    async def _agreed(self, match: Match, offer: Offer, seat: Seat, key: str) -> Match:
        if offer.kind not in AFTERWARDS:
            checks.running(match)
        asked = await self._asked(match, offer.seat)
        if seat not in asked or seat in offer.agreed:
            raise refused("refused-own-offer")
        agreed = tuple(sorted({*offer.agreed, seat}))
        if set(asked) <= set(agreed):
            return await self.carried_out[offer.kind](match, offer, key)
        effects = Effects(answered=offer, offered=msgspec.structs.replace(offer, agreed=agreed))
        return await self.work.change(match, key, effects=effects)

    async def _asked(self, match: Match, proposer: Seat) -> tuple[Seat, ...]:
        """The seats that must agree: all others that have not left the match, but the house, which agrees to everything."""
        out = {proposer, *await self.left(match)}
        return tuple(one.seat for one in match.holders if one.seat not in out and not is_house(one.user))

    async def left(self, match: Match) -> frozenset[Seat]:
        """The seats that have left a match which goes on without them."""
        if len(match.holders) == 2:
            return frozenset()
        turns = await self.work.store.turns(match.id)
        stand = standing(self.work.positions.game(match.game), turns)
        return frozenset(move.seat for _, move in stand if isinstance(move, Left))


def buttons(offer: Offer) -> tuple[NoticeButton, ...]:
    """The buttons of an offer."""
    args = f"{offer.kind.value}.{offer.made}"
    return (NoticeButton("agree", "offer-agree", args, "good"), NoticeButton("refuse", "offer-refuse", args, "bad"))


class TakebackResult(NamedTuple):
    """The match after a takeback, and whether it is done or only proposed."""

    match: Match
    done: bool


class _Taken(NamedTuple):
    """A possible takeback: the turn it returns to, the answer in words, whether it needs no agreement."""

    target: Turn
    what: Phrase
    at_once: bool


class Takebacks:
    """Takes back answers; in practice against the house any, as often as the player likes."""

    def __init__(self, work: UnitOfWork, offers: Offers) -> None:
        self.work = work
        self.offers = offers
        offers.carried_out[OfferKind.TAKEBACK] = self._agreed

    async def undo(self, match: int, user: int, *, key: str) -> TakebackResult:
        """Take back the user's last answer. Raises Refused, also where luck, a flick or a secret forbids it."""

        async def attempt(loaded: Match) -> Match:
            seat = checks.playing(loaded, user)
            if not loaded.practice:
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
                if isinstance(move := stand[nth][1], Answer) and move.seat == seat and not move.forced
            ),
            None,
        )
        if at is None:
            raise refused("refused-undo-nothing")
        before, (turn, answer) = stand[at - 1][0], stand[at]
        if match.practice:
            return _Taken(before, self._what(match, before, answer), at_once=True)
        await self._check_open(match, stand[at - 1 :], answer)
        again = any(
            isinstance(move, Takeback) and move.revision == before.revision
            for move in (move_of(game, one) for one in turns)
        )
        unanswered = (
            all(is_forced(one.move) for one, _ in stand[at + 1 :]) and self.work.clock.now_ms() - turn.made <= AT_ONCE
        )
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

    def _what(self, match: Match, before: Turn, answer: Answer[Any]) -> Phrase:
        """The answer by the code of its choice, which does not tell it if dials were set."""
        ask = next(ask for ask in self.work.positions.asks_in(match.game, before.state) if ask.id == answer.ask)
        code = next((choice.code for choice in ask.choices if choice.action == answer.action and not choice.dials), "")
        return phrase("taken-back-code", code=code) if code else phrase("taken-back-last")

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
        return await self.work.advance(
            match, [turn], status=Status.RUNNING, effects=effects, back_to=taken.target.revision
        )
