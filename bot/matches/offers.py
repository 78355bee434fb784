"""Proposals of one side to the others: a pause, a draw, a takeback ... One of a kind is open at a time in a match.

Whoever carries a kind out is put down in `carried_out` by the part of the table it belongs to.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec

from bot.games.base import Answer, Left, Phrase, Seat, TimedOut, phrase
from bot.games.save import load
from bot.matches import checks
from bot.matches.errors import refused
from bot.matches.models import Button, Effects, Match, Notice, Offer, OfferKind
from bot.matches.table import Table

CarryOut: TypeAlias = Callable[[Match, Offer, str], Awaitable[Match]]
"""Does what all have agreed to, given the match as loaded, the offer and the key. Raises LostRace, Refused."""

BOUND = {OfferKind.DRAW, OfferKind.TAKEBACK}
"""Offers about a position: they lapse when it is played on."""


class Offers:
    """Proposals, made, agreed to, refused."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.carried_out: dict[OfferKind, CarryOut] = {}

    async def propose(self, match: Match, kind: OfferKind, seat: Seat, detail: str, words: Phrase, key: str) -> Match:
        """Keep the offer of a seat in place of a former one of its kind and tell the others; to be called within `once`."""
        now = self.table.clock.now_ms()
        others = await self._asked(match, seat)
        offer = Offer(match.id, kind, seat, match.revision, detail, (), now)
        notice = Notice(words, tuple(match.holder(other).user for other in others), buttons(kind))
        return await self.table.store.change(
            match,
            status=match.status,
            turn=None,
            posts=(),
            key=key,
            now=now,
            effects=Effects(offered=offer, notices=(notice,)),
        )

    async def agree(self, match: int, user: int, kind: OfferKind, *, key: str) -> Match:
        """The user agrees; when all have who are asked, it is carried out. Raises Refused."""

        async def attempt() -> Match:
            loaded = await self.table.load(match)
            mine = checks.seat(loaded, user)
            offer = await self.open(loaded, kind)
            asked = await self._asked(loaded, offer.seat)
            if mine not in asked:
                raise refused("refused-own-offer")
            agreed = tuple(sorted({*offer.agreed, mine}))
            if set(asked) <= set(agreed):
                return await self.carried_out[kind](loaded, msgspec.structs.replace(offer, agreed=agreed), key)
            return await self._change(loaded, Effects(offered=msgspec.structs.replace(offer, agreed=agreed)), key)

        return await self.table.once(match, key, self.table.store.match_by_key, attempt)

    async def refuse(self, match: int, user: int, kind: OfferKind, *, key: str) -> Match:
        """The user does not agree, or takes his own offer back: it is off the table. Raises Refused."""

        async def attempt() -> Match:
            loaded = await self.table.load(match)
            mine = checks.seat(loaded, user)
            offer = await self.open(loaded, kind)
            said = phrase(
                f"offer-{kind.value}-{'withdrawn' if mine == offer.seat else 'refused'}",
                user=f"<@{user}>",
            )
            return await self._change(loaded, Effects(settled=(kind,), notices=(Notice(said),)), key)

        return await self.table.once(match, key, self.table.store.match_by_key, attempt)

    async def open(self, match: Match, kind: OfferKind) -> Offer:
        """The open offer of a kind. Raises Refused if there is none, or the match has moved on since."""
        found = next((one for one in await self.table.store.offers(match.id) if one.kind is kind), None)
        if found is None or (kind in BOUND and found.revision != match.revision):
            raise refused("refused-offer-gone")
        return found

    async def awaiting(self, match: Match, seat: Seat) -> tuple[Offer, ...]:
        """The open offers that wait for a seat's answer."""
        found = []
        for offer in await self.table.store.offers(match.id):
            stale = offer.kind in BOUND and offer.revision != match.revision
            if not stale and seat not in offer.agreed and seat in await self._asked(match, offer.seat):
                found.append(offer)
        return tuple(found)

    async def _asked(self, match: Match, proposer: Seat) -> tuple[Seat, ...]:
        """Who must agree: all others who have not left the match."""
        seats = [holder.seat for holder in match.holders if holder.seat != proposer]
        if len(match.holders) == 2:
            return tuple(seats)
        turns = await self.table.store.turns(match.id)
        moves = [load(Answer[Any] | TimedOut | Left, turn.move) for turn in turns if turn.move]
        left = {move.seat for move in moves if isinstance(move, Left)}
        return tuple(seat for seat in seats if seat not in left)

    async def _change(self, match: Match, effects: Effects, key: str) -> Match:
        return await self.table.store.change(
            match,
            status=match.status,
            turn=None,
            posts=(),
            key=key,
            now=self.table.clock.now_ms(),
            effects=effects,
        )


def buttons(kind: OfferKind) -> tuple[Button, ...]:
    """What may be answered to an offer."""
    return (Button("agree", "offer-agree", kind.value, "good"), Button("refuse", "offer-refuse", kind.value, "bad"))
