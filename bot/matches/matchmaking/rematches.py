"""Rematches: the same players, game, options and clock, with the sides rotated."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.games.base import Illegal
from bot.games.vocabulary import phrase
from bot.matches.core import checks
from bot.matches.core.effects import Effects, Offer, OfferKind
from bot.matches.core.engine import Setup
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Match, NewMatch, Player, Response, Status
from bot.matches.core.offers import Offers
from bot.matches.core.unit_of_work import UnitOfWork, turn_of
from bot.matches.delivery.models import Notice
from bot.matches.matchmaking.challenges import EXPIRY, Challenges, begins
from bot.matches.timing import timer_policy


class RematchResult(NamedTuple):
    """The finished match, and the rematch once all have agreed."""

    match: Match
    rematch: Match | None


class Rematches:
    """Starts rematches, one for each match."""

    def __init__(self, work: UnitOfWork, challenges: Challenges, offers: Offers, seeds: Callable[[], bytes]) -> None:
        self.work = work
        self.offers = offers
        self._challenges = challenges
        self._seeds = seeds
        offers.carried_out[OfferKind.REMATCH] = self._begin

    async def ask(self, match: int, user: int, *, key: str) -> RematchResult:
        """Ask for a rematch; when all have, it begins, once. Raises Refused."""

        async def attempt() -> Match:
            loaded = await self.work.load(match)
            seat = checks.seat(loaded, user)
            if loaded.status is not Status.FINISHED:
                raise refused("refused-rematch-early", match=str(match))
            if await self.work.store.rematch_of(match) is not None:
                return loaded
            checks.all_known(loaded)
            await self._challenges.refuse_at_odds(user, [one.user for one in loaded.holders if one.user != user])
            words = phrase("offer-rematch", user=f"<@{user}>", match=str(match))
            return await self.offers.propose(loaded, OfferKind.REMATCH, seat, "", words, key)

        await self.work.once(match, key, self.work.store.match_by_key, attempt)
        return RematchResult(await self.work.load(match), await self.work.store.rematch_of(match))

    async def _begin(self, match: Match, offer: Offer, key: str) -> Match:
        """Begin; the sides move on by one seat. Raises Refused, LostRace."""
        await self._refuse_a_second(match)
        checks.all_known(match)
        seed, now, seats = self._seeds(), self.work.clock.now_ms(), len(match.holders)
        try:
            stepped = await self.work.engine.setup(Setup(match.game, seats, match.options, seed))
        except Illegal as illegal:  # a newer version knows other options
            raise Refused(illegal.reason, illegal.rule) from illegal
        holders = tuple(Player((one.seat + 1) % seats, one.user, one.name, Response.YES) for one in match.holders)
        new = NewMatch(
            guild=match.guild,
            channel=match.channel,
            game=match.game,
            options=match.options,
            holders=holders,
            seed=seed,
            expires=now + EXPIRY,
            locale=match.locale,
            terms=match.terms,
            rematch_of=match.id,
        )
        asks = self.work.positions.asks_in(match.game, stepped.state)
        return await self.work.store.begin_rematch(
            match,
            new,
            key=key,
            now=now,
            posts=begins(match.terms),
            turn=lambda made: turn_of(made, stepped, revision=0, seat=None, move=b"", key=key, made=now),
            effects=lambda made: timer_policy.set_for(made, (), asks, now),
            ending=lambda made: Effects(
                answered=offer,
                settled=(OfferKind.REMATCH,),
                notices=(Notice(phrase("rematch-begins", match=str(made.id)), silent=True, leads=made.id),),
            ),
        )

    async def _refuse_a_second(self, match: Match) -> None:
        known = await self.work.store.rematch_of(match.id)
        if known is not None:
            raise refused("refused-rematch-twice", match=str(known.id))
