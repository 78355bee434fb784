"""The inbox of a user: questions, challenges and offers, most urgent first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.games.contract.base import Ask
from bot.matches.core.models import Match, Status, WaitingMatch
from bot.matches.matchmaking.challenges import EXPIRY
from bot.matches.matchmaking.substitution import Substitute
from bot.matches.play.offers import Offers
from bot.matches.work.effects import Offer, OfferKind
from bot.matches.work.unit_of_work import UnitOfWork

NEVER = 2**63  # ms; after everything that has an end


class OpenQuestion(msgspec.Struct, frozen=True):
    """A match that asks the user something until `due` (0: no limit), since `since`."""

    match: Match
    asks: tuple[Ask[Any], ...]
    since: int
    due: int


class Challenged(msgspec.Struct, frozen=True):
    """A challenge that the user has to answer until `due`."""

    match: Match
    due: int


class Proposed(msgspec.Struct, frozen=True):
    """An offer that the user has to answer; at `due` the match moves on without it."""

    match: Match
    offer: Offer
    due: int


Item: TypeAlias = OpenQuestion | Challenged | Proposed


class Inbox:
    """Collects what waits for a user; `waiting` finds the matches that ask them something."""

    def __init__(
        self, work: UnitOfWork, offers: Offers, waiting: Callable[[int], Awaitable[tuple[WaitingMatch, ...]]]
    ) -> None:
        self.work = work
        self.offers = offers
        self._waiting = waiting

    async def of(self, user: int) -> tuple[Item, ...]:
        """Everything that waits for the user, earliest deadline first; an offer before the question that its answer may end."""
        found = await asyncio.gather(self._proposals(user), self._challenges(user), self._questions(user))
        return ordered([item for items in found for item in items])

    async def on_others(self, user: int) -> tuple[Match, ...]:
        """The running matches of the user that are paused or wait for others, newest change first."""
        running = await self.work.store.of_user(user, statuses=(Status.RUNNING,))
        seats = ((match, match.seat_of(user)) for match in reversed(running))
        now = self.work.clock.now_ms()
        idle = [
            (match, seat)
            for match, seat in seats
            if seat is not None and (match.paused_at(now) or not match.holder(seat).due)
        ]
        return tuple([match for match, seat in idle if seat not in await self.offers.left(match)])

    async def _questions(self, user: int) -> list[Item]:
        found: list[Item] = []
        now = self.work.clock.now_ms()
        for match, since in ((one.match, one.since) for one in await self._waiting(user)):
            if match.paused_at(now):
                continue
            asks = tuple(ask for ask in self.work.positions.asks(match) if ask.seat == match.seat_of(user))
            found.append(OpenQuestion(match, asks, since, match.holder(asks[0].seat).due))
        return found

    async def _challenges(self, user: int) -> list[Item]:
        open_now = await self.work.store.of_user(user, statuses=(Status.CHALLENGE,))
        now = self.work.clock.now_ms()
        return [
            Challenged(match, match.expires)
            for match in open_now
            if now < match.expires and user in (one.user for one in match.undecided)
        ]

    async def _proposals(self, user: int) -> list[Item]:
        found: list[Item] = []
        for offer in await self.work.store.offers_to(user):
            match = await self.work.store.get(offer.match)
            if match is not None and await self._concerns(match, offer, user):
                found.append(Proposed(match, offer, _end_of(match, offer)))
        return found

    async def _concerns(self, match: Match, offer: Offer, user: int) -> bool:
        """Whether this user can still answer the offer."""
        if offer.kind is OfferKind.REPLACE:
            return match.status is Status.RUNNING and msgspec.json.decode(offer.detail, type=Substitute).user == user
        if offer.kind is OfferKind.REMATCH:
            old = self.work.clock.now_ms() >= _end_of(match, offer)
            if match.status is not Status.FINISHED or old:
                return False
        elif match.status is not Status.RUNNING:
            return False
        seat = match.seat_of(user)
        return seat is not None and offer in await self.offers.awaiting(match, seat)


def _end_of(match: Match, offer: Offer) -> int:
    """The time at which an offer lapses: the next deadline; for a rematch, a fixed time after it was made."""
    if offer.kind is OfferKind.REMATCH:
        return offer.made + EXPIRY
    return match.next_due


def ordered(items: Sequence[Item]) -> tuple[Item, ...]:
    """Earliest deadline first; without one last, in the order of the matches."""
    return tuple(sorted(items, key=lambda item: (item.due or NEVER, item.match.id)))
