"""Substitution: a player who leaves hands the seat to another."""

from __future__ import annotations

import msgspec

from bot.games.vocabulary import Seat, phrase
from bot.matches.core import checks
from bot.matches.core.effects import AuditEntry, Effects, Offer, OfferKind
from bot.matches.core.errors import refused
from bot.matches.core.models import Match, Person, Player, Response
from bot.matches.core.offers import Offers
from bot.matches.core.unit_of_work import CARD, UnitOfWork
from bot.matches.delivery.models import Notice, NoticeButton
from bot.matches.house.members import is_house
from bot.matches.matchmaking.challenges import Challenges
from bot.matches.settings.audits import seat_entry
from bot.matches.timing import timer_policy


class Substitute(msgspec.Struct, frozen=True):
    """The user an offered seat is for, as stored in the offer."""

    user: int
    name: str


class Substitutions:
    """Hands seats on."""

    def __init__(self, work: UnitOfWork, challenges: Challenges, offers: Offers) -> None:
        self.work = work
        self.offers = offers
        self._challenges = challenges

    async def offer(self, match: int, leaver: int, heir: Person, *, key: str, by: Person | None = None) -> Match:
        """Offer the leaver's seat to another, by the leaver or a moderator (`by`). Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            seat = checks.playing(loaded, leaver)
            checks.may_join(loaded, heir)
            if is_house(heir.user):
                return await self._to_the_house(loaded, seat, heir, key, by)
            await self._challenges.refuse_at_odds(heir.user, [one.user for one in loaded.holders if one.seat != seat])
            detail = msgspec.json.encode(Substitute(heir.user, heir.name)).decode()
            words = phrase(
                "offer-replace", user=f"<@{by.user if by else leaver}>", former=f"<@{leaver}>", heir=f"<@{heir.user}>"
            )
            act = seat_entry(seat, Player(0, by.user, by.name)) if by else None
            return await self.offers.propose(
                loaded, OfferKind.REPLACE, seat, detail, words, key, to=(heir.user,), act=act
            )

        return await self.work.changed(match, key, attempt)

    async def _to_the_house(self, match: Match, seat: Seat, heir: Person, key: str, by: Person | None) -> Match:
        """Hand a seat to the house, which takes it at once."""
        if match.terms.rated:
            raise refused("refused-rated-house")
        if match.practice:
            raise refused("refused-last-person")
        act = seat_entry(seat, Player(0, by.user, by.name)) if by else None
        unasked = Offer(match.id, OfferKind.REPLACE, seat, match.revision, "", (), 0)
        return await self._hand_over(match, unasked, Player(seat, heir.user, heir.name, Response.YES), key, act)

    async def answer(self, match: int, made: int, user: int, *, agrees: bool, key: str) -> Match:
        """The substitute takes or refuses the seat; the leaver may withdraw the offer. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            offer = await self.offers.open(loaded, OfferKind.REPLACE, made)
            heir = msgspec.json.decode(offer.detail, type=Substitute)
            leaver = loaded.holder(offer.seat)
            if user != heir.user and (agrees or user != leaver.user):
                raise refused("refused-not-heir", name=heir.name)
            if not agrees:
                return await self.offers.end(loaded, offer, user, key, own=loaded.seat_of(user))
            checks.running(loaded)
            checks.may_join(loaded, Person(heir.user, heir.name))
            return await self._hand_over(loaded, offer, Player(offer.seat, heir.user, heir.name, Response.YES), key)

        return await self.work.changed(match, key, attempt)

    async def _hand_over(
        self, match: Match, offer: Offer, heir: Player, key: str, act: AuditEntry | None = None
    ) -> Match:
        leaver = match.holder(heir.seat)
        holders = tuple(heir if one.seat == heir.seat else one for one in match.holders)
        asks = self.work.positions.asks(match)
        mine = next((ask for ask in asks if ask.seat == heir.seat), None)
        now = self.work.clock.now_ms()
        effects = Effects(
            alarms=() if mine is None else timer_policy.begun(match, heir, mine.id, now),
            notices=(
                Notice(
                    phrase("seat-handed-on", user=f"<@{heir.user}>", former=f"<@{leaver.user}>"),
                    mentions=(heir.user,),
                    buttons=()
                    if mine is None or is_house(heir.user)
                    else (NoticeButton("open", "open-choose", str(match.revision), "main"),),
                    about=OfferKind.REPLACE.value,
                    follows=True,
                ),
            ),
            answered=offer,
            settled=tuple(OfferKind),
            silenced=(heir.seat,),
            cleared=(heir.seat,),
            act=act,
        )
        return await self.work.change(match, key, posts=CARD, holders=holders, effects=effects)
