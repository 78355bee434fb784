"""Offers of one side to the others: pause, draw, takeback and so on. At most one of a kind is open in a match.

The part of bot.matches that carries out a kind registers itself in `carried_out`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from bot.games.base import Left
from bot.games.vocabulary import Phrase, Seat, phrase
from bot.matches.core import checks
from bot.matches.core.effects import AuditEntry, Effects, Offer, OfferKind
from bot.matches.core.errors import refused
from bot.matches.core.models import Match
from bot.matches.core.unit_of_work import UnitOfWork
from bot.matches.delivery.models import Notice, NoticeButton
from bot.matches.history.history import standing

CarryOut: TypeAlias = Callable[[Match, Offer, str], Awaitable[Match]]
"""Does what all have agreed to, given the match as loaded, the offer and the key. Raises LostRace, Refused."""

BOUND = {OfferKind.DRAW, OfferKind.TAKEBACK}  # offers about a position: they lapse when it is played on

AFTERWARDS = {OfferKind.REMATCH}  # offers about what comes after a match

ELSEWHERE = {OfferKind.REPLACE}  # offers to a user who is not playing


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
        known = await self._found(match, kind)
        if known is not None and known.detail == detail:
            if known.seat == seat:
                raise refused("refused-offered-already")
            if to is None:
                return await self._agreed(match, known, seat, key)
        if to is None:
            to = tuple(match.holder(other).user for other in await self._asked(match, seat))
        offer = Offer(match.id, kind, seat, match.revision, detail, (), self.work.clock.now_ms())
        notice = Notice(words, to, buttons(offer))
        return await self.work.change(
            match, key, effects=Effects(offered=offer, answered=known, notices=(notice,), act=act)
        )

    async def agree(self, match: int, user: int, kind: OfferKind, *, key: str, made: int = 0) -> Match:
        """Accept the offer that was `made` then (0: any open one); it is carried out once all have. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            mine = checks.seat(loaded, user)
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
        said = Notice(phrase(f"offer-{offer.kind.value}-{how}", user=f"<@{user}>"), silent=True)
        return await self.work.change(
            match, key, effects=Effects(answered=offer, settled=(offer.kind,), notices=(said,))
        )

    async def open(self, match: Match, kind: OfferKind, made: int = 0) -> Offer:
        """The open offer of a kind, if it was `made` then (0: at any time). Raises Refused if there is none or the match has moved on."""
        found = await self._found(match, kind)
        if found is None or (made and found.made != made):
            raise refused("refused-offer-gone")
        return found

    async def awaiting(self, match: Match, seat: Seat) -> tuple[Offer, ...]:
        """The open offers that wait for a seat's answer."""
        found = []
        for offer in await self.work.store.offers(match.id):
            stale = offer.kind in BOUND and offer.revision != match.revision
            if (
                not stale
                and offer.kind not in ELSEWHERE
                and seat not in offer.agreed
                and seat in await self._asked(match, offer.seat)
            ):
                found.append(offer)
        return tuple(found)

    async def _found(self, match: Match, kind: OfferKind) -> Offer | None:
        found = next((one for one in await self.work.store.offers(match.id) if one.kind is kind), None)
        return None if found is None or (kind in BOUND and found.revision != match.revision) else found

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
        """The seats that must agree: all others that have not left the match."""
        seats = [holder.seat for holder in match.holders if holder.seat != proposer]
        if len(match.holders) == 2:
            return tuple(seats)
        turns = await self.work.store.turns(match.id)
        stand = standing(self.work.positions.game(match.game), turns)
        left = {move.seat for _, move in stand if isinstance(move, Left)}
        return tuple(seat for seat in seats if seat not in left)


def buttons(offer: Offer) -> tuple[NoticeButton, ...]:
    """The buttons of an offer."""
    args = f"{offer.kind.value}.{offer.made}"
    return (NoticeButton("agree", "offer-agree", args, "good"), NoticeButton("refuse", "offer-refuse", args, "bad"))
