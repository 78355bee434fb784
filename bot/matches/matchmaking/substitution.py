"""Substitution: a player who leaves hands the seat to another; the house plays on for an absent one."""

from __future__ import annotations

import msgspec

from bot.games import PLAYERS
from bot.games.contract.player import Level
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.matches.core import checks
from bot.matches.core.errors import refused
from bot.matches.core.models import Match, Person, Player, Response
from bot.matches.delivery.models import Notice, NoticeButton
from bot.matches.house.members import NAMES, is_house, is_person, name_of, user_of
from bot.matches.matchmaking.challenges import Challenges
from bot.matches.play.offers import Offers
from bot.matches.settings.audits import AuditEntry, seat_entry
from bot.matches.timing.models import Timer
from bot.matches.work import timer_policy
from bot.matches.work.ban_checks import refuse_company
from bot.matches.work.effects import Effects, Offer, OfferKind, slot
from bot.matches.work.unit_of_work import CARD, UnitOfWork
from bot.text import escape_markdown

STAND_IN: Level = 3  # for people who were in the middle of a match


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
            await refuse_company(self.work, loaded.guild, (heir.user,))
            await self._refuse_at_odds(loaded, seat, heir)
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
        if match.alone:
            raise refused("refused-last-person")
        if by is None:
            message = phrase("seat-lent", user=f"<@{heir.user}>", former=f"<@{match.holder(seat).user}>")
            return await self._lend(match, Player(seat, heir.user, heir.name, Response.LENT), message, key)
        act = seat_entry(seat, Player(0, by.user, by.name))
        unasked = Offer(match.id, OfferKind.REPLACE, seat, match.revision, "", (), 0)
        return await self._hand_over(match, unasked, Player(seat, heir.user, heir.name, Response.YES), key, act)

    def may_stand_in(self, match: Match, seat: Seat) -> bool:
        """Whether the house plays on for an absent player: in unrated matches of three or more that others still play."""
        others = [one for one in match.holders if one.seat != seat and is_person(one.user)]
        return match.game in PLAYERS and not match.terms.rated and len(match.holders) > 2 and bool(others)

    async def stand_in(self, match: Match, seat: Seat, timer: Timer, *, key: str) -> Match:
        """Let the house stand in for a seat instead of the expired `timer`; its player may take the seat back. Raises LostRace."""
        former, names = match.holder(seat), {one.name for one in match.holders}
        free = [nth for nth, name in enumerate(NAMES) if name not in names]
        user = user_of(free[(match.id + seat) % len(free)], STAND_IN)
        message = phrase("seat-stood-in", user=f"<@{user}>", former=f"<@{former.user}>")
        heir = Player(seat, user, name_of(user), Response.LENT)
        return await self._lend(match, heir, message, key, timer=timer, mentions=(former.user,))

    async def _lend(
        self,
        match: Match,
        heir: Player,
        message: Phrase,
        key: str,
        *,
        timer: Timer | None = None,
        mentions: tuple[int, ...] = (),
    ) -> Match:
        """Let the house stand in for a seat, instead of an expired `timer` if there is one, and offer its player to take it back."""
        former = match.holder(heir.seat)
        detail = msgspec.json.encode(Substitute(former.user, former.name)).decode()
        back = Offer(match.id, OfferKind.REPLACE, heir.seat, match.revision, detail, (), self.work.clock.now_ms())
        effects = self._effects(match, msgspec.structs.replace(back, made=0), heir)
        notice = Notice(
            message,
            mentions=mentions,
            buttons=(NoticeButton("agree", "seat-back", f"{back.kind.value}.{back.made}", "main"),),
            about=back.slot,
        )
        effects = msgspec.structs.replace(effects, fired=timer, offered=back, notices=(notice,))
        return await self._seat(match, effects, heir, key)

    async def answer(self, match: int, made: int, user: int, *, agrees: bool, key: str) -> Match:
        """The substitute takes or refuses the seat; the leaver may withdraw the offer. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            offer, heir = await self._offered(loaded, made, user)
            leaver = loaded.holder(offer.seat)
            if user != heir.user and (agrees or user != leaver.user):
                raise refused("refused-not-heir", name=escape_markdown(heir.name))
            if not agrees:
                return await self.offers.end(loaded, offer, user, key, own=loaded.seat_of(user))
            checks.running(loaded)
            person = Person(heir.user, heir.name)
            checks.may_join(loaded, person)
            await self._refuse_at_odds(loaded, offer.seat, person)
            await self._challenges.admit(loaded.guild, person.user)
            newcomer = await self._challenges.newcomer(person, offer.seat)
            return await self._hand_over(loaded, offer, newcomer, key)

        return await self.work.changed(match, key, attempt)

    async def _refuse_at_odds(self, match: Match, seat: Seat, heir: Person) -> None:
        """Raise Refused if the heir of a seat and one of the other players have blocked each other."""
        await self._challenges.refuse_at_odds((heir.user, one.user) for one in match.holders if one.seat != seat)

    async def _offered(self, match: Match, made: int, user: int) -> tuple[Offer, Substitute]:
        """The offer that was made then and its substitute; of several, that to the user, else that of their seat. Raises Refused."""
        offers = [one for one in await self.work.store.offers(match.id) if one.kind is OfferKind.REPLACE]
        found = [(one, msgspec.json.decode(one.detail, type=Substitute)) for one in offers if made in (0, one.made)]
        if not found:
            raise refused("refused-offer-gone")
        return min(found, key=lambda one: (one[1].user != user, match.holder(one[0].seat).user != user))

    async def _hand_over(
        self, match: Match, offer: Offer, heir: Player, key: str, act: AuditEntry | None = None
    ) -> Match:
        effects = msgspec.structs.replace(self._effects(match, offer, heir), act=act)
        return await self._seat(match, effects, heir, key)

    async def _seat(self, match: Match, effects: Effects, heir: Player, key: str) -> Match:
        holders = tuple(heir if one.seat == heir.seat else one for one in match.holders)
        return await self.work.change(match, key, posts=CARD, holders=holders, effects=effects)

    def _effects(self, match: Match, offer: Offer, heir: Player) -> Effects:
        """The effects of handing a seat to the heir: a new clock and a notice; drafts and offers end, except offers of other seats."""
        leaver = match.holder(heir.seat)
        asks = self.work.positions.asks(match)
        mine = next((ask for ask in asks if ask.seat == heir.seat), None)
        now = self.work.clock.now_ms()
        return Effects(
            alarms=() if mine is None else timer_policy.begun(match, heir, mine.id, now),
            notices=(
                Notice(
                    phrase("seat-handed-on", user=f"<@{heir.user}>", former=f"<@{leaver.user}>"),
                    mentions=(heir.user,),
                    buttons=()
                    if mine is None or is_house(heir.user)
                    else (NoticeButton("open", "open-choose", str(match.revision), "main"),),
                    about=slot(OfferKind.REPLACE, heir.seat),
                    follows=True,
                ),
            ),
            answered=offer,
            settled=tuple(slot(kind, heir.seat) for kind in OfferKind),
            silenced=(heir.seat,),
            cleared=(heir.seat,),
        )
