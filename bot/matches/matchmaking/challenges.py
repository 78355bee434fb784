"""Challenges: made, accepted, declined, cancelled, expired."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from bot.games.contract.vocabulary import Options, Seat, phrase
from bot.matches.core import checks
from bot.matches.core.caps import CAPS, NO_CAPS, Cap, Caps
from bot.matches.core.engine import Setup, StepBytes
from bot.matches.core.errors import AlreadyOpen, CommitUnknown, LostRace, Refused, TooMany, refused, rules_refuse
from bot.matches.core.match_change import Effect
from bot.matches.core.models import Match, MatchRequest, NewMatch, Person, Player, Response, Status, Terms
from bot.matches.core.seeding import drawn_seats
from bot.matches.delivery.models import Notice, PostKind
from bot.matches.house.members import is_house, is_person
from bot.matches.play.offers import Offers
from bot.matches.work import timer_policy
from bot.matches.work.ban_checks import refuse_banned, refuse_company
from bot.matches.work.effects import Effects, Offer, OfferKind
from bot.matches.work.unit_of_work import CARD, TRIES, UNSEEN, UnitOfWork, first_turn, found

ON_VACATION = "refused-on-vacation"
EXPIRY = 48 * 3600 * 1000  # ms; a challenge blocks nothing, so there is no hurry
CARD_COMES = 5_000  # ms in which the answer to a command becomes the card of a match; then it gets another one
SEEDS = 20  # that are tried for a first match; with each half of the players act first


def begins(terms: Terms) -> tuple[PostKind, ...]:
    """The posts of a match that begins."""
    begun = (PostKind.THREAD, PostKind.TURN, PostKind.CARD)
    return (*begun, PostKind.CAMPS) if terms.threads else begun


def company_of(match: Match) -> Iterable[tuple[int, int]]:
    """Every two users of a match."""
    return combinations((one.user for one in match.holders), 2)


class Challenges:
    """Matches before they begin."""

    def __init__(self, work: UnitOfWork, seeds: Callable[[], bytes], caps: Caps = CAPS) -> None:
        self.work = work
        self._seeds = seeds
        self._caps = caps

    async def challenge(
        self, challenger: Person, opponents: Sequence[Person], wanted: MatchRequest, *, key: str
    ) -> Match:
        """Challenge one or more players; a repeated key returns the former challenge. Raises Refused.

        Members of the house accept at once: a match with nobody else begins, perhaps with a seed by which the challenger acts first.
        It is never rated.
        """
        checks.company(challenger, opponents, self.work.positions.seats(wanted.game))
        await refuse_banned(self.work, wanted.guild, challenger.user)
        await refuse_company(self.work, wanted.guild, (one.user for one in opponents))
        await self.refuse_at_odds(combinations((challenger.user, *(one.user for one in opponents)), 2))
        seed, now = self._seeds(), self.work.clock.now_ms()
        # Some options exclude others: say so now, not at accept.
        complete, stepped = await self.set_up(wanted.game, wanted.options, 1 + len(opponents), seed)
        house = [one for one in opponents if is_house(one.user)]
        if len(house) < len(opponents):
            await self.refuse_away(challenger.user)
        new = NewMatch(
            guild=wanted.guild,
            channel=wanted.channel,
            game=wanted.game,
            options=complete,
            holders=(
                Player(0, challenger.user, challenger.name, Response.YES),
                *(
                    Player(seat, one.user, one.name, Response.YES if one in house else Response.NOTHING)
                    for seat, one in enumerate(opponents, start=1)
                ),
            ),
            seed=seed,
            expires=now + EXPIRY,
            locale=wanted.locale,
            terms=msgspec.structs.replace(wanted.terms, rated=False) if house else wanted.terms,
            borrowed=wanted.borrowed,
        )
        if len(house) == len(opponents):
            if wanted.opens:
                new, stepped = await self._opening(new, stepped)
            try:
                return await self.begin_new(new, stepped, key, hold=CARD_COMES)
            except CommitUnknown as unknown:
                return await found(self.work.store.match_by_key(key), unknown)
        for _ in range(TRIES):
            try:
                return await self.add(new, key)
            except AlreadyOpen as known:
                if not await self._withdraw_unseen(known.match, challenger.user, now):
                    raise refused("refused-twice", match=str(known.match), name=checks.named(opponents)) from known
            except CommitUnknown as unknown:
                return await found(self.work.store.match_by_key(key), unknown)
        raise refused("refused-engine")

    async def _opening(self, new: NewMatch, stepped: StepBytes) -> tuple[NewMatch, StepBytes]:
        """The match with the first of several seeds by which its first holder acts first, and its first position."""
        camps = self.work.positions.game(new.game).spec.camps
        for _ in range(SEEDS):
            if drawn_seats(new, camps)[0].seat == self.work.positions.opener(new.game, stepped.state):
                break
            new = msgspec.structs.replace(new, seed=self._seeds())
            _, stepped = await self.set_up(new.game, dict(new.options), len(new.holders), new.seed)
        return new, stepped

    async def set_up(
        self, game: str, options: Options, seats: int, seed: bytes
    ) -> tuple[tuple[tuple[str, str], ...], StepBytes]:
        """All options and the first position. Raises Refused."""
        with rules_refuse():
            complete = self.work.positions.complete(game, options)
            return complete, await self.work.engine.run(Setup(game, seats, complete, seed))

    async def add(self, new: NewMatch, key: str) -> Match:
        """Store a challenge or an open table. Raises Refused if its maker has too many, AlreadyOpen, CommitUnknown."""
        try:
            return await self.work.store.add(new, key=key, now=self.work.clock.now_ms(), caps=self._caps)
        except TooMany as many:
            raise _too_many(many.which, many.count, many.cap) from many

    async def refuse_busy(self, user: int) -> None:
        """Raise Refused if the user plays as many matches as they may."""
        if self._caps != NO_CAPS:
            load, cap = await self.work.store.workload(user, self._caps), self._caps.running
            if load.running >= cap.after(load.finished):
                raise _too_many("running", load.running, cap)

    async def admit(self, guild: int, user: int) -> None:
        """Raise Refused if the server has banned a user who joins others there, or they are on vacation."""
        await refuse_banned(self.work, guild, user)
        await self.refuse_away(user)

    async def refuse_away(self, user: int) -> None:
        """Raise Refused if the user is on vacation: others would wait for them. Whether they come back early is theirs to say."""
        present = (await self.work.store.vacation_of(user)).present(self.work.clock.now_ms())
        if present is not None:
            raise refused(ON_VACATION, when=f"<t:{present.ended // 1000}:f>")

    async def newcomer(self, person: Person, seat: Seat) -> Player:
        """A person who takes a seat, with what their clock there goes by. Raises StoreError."""
        away, preferences = (
            await self.work.store.vacation_of(person.user),
            await self.work.store.preferences(person.user),
        )
        return Player(seat, person.user, person.name, Response.YES, vacation_until=away.until, every=preferences.every)

    async def refuse_at_odds(self, pairs: Iterable[tuple[int, int]]) -> None:
        """Raise Refused if one user of a pair has blocked the other; the words do not say who."""
        if await self.work.store.at_odds(tuple(pairs)):
            raise refused("refused-at-odds")

    async def accept(self, match: int, user: int, *, key: str) -> Match:
        """Accept a challenge; when all have, seats are drawn and the match begins. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            checks.undecided(loaded, user)
            await self._check_open(loaded)
            await self.admit(loaded.guild, user)
            await self.refuse_busy(user)
            agreed = loaded.saying(user, Response.YES)
            if agreed.undecided:
                return await self.work.change(loaded, key, posts=CARD, holders=agreed.holders)
            return await self.begin(agreed, loaded, key)

        return await self.work.changed(match, key, attempt)

    async def begin(self, agreed: Match, loaded: Match, key: str) -> Match:
        """Draw seats for the players and begin; `loaded` is the match as stored. Raises Refused, LostRace, Illegal, GameFailed.

        Nothing is posted before its card is placed, which may still be on its way, or for `CARD_COMES`.
        """
        await refuse_company(self.work, agreed.guild, (one.user for one in agreed.holders))
        await self.refuse_at_odds(company_of(agreed))
        seated = msgspec.structs.replace(
            agreed, holders=drawn_seats(agreed, self.work.positions.game(agreed.game).spec.camps)
        )
        stepped = await self.work.engine.run(Setup(loaded.game, len(seated.holders), loaded.options, loaded.seed))
        now = self.work.clock.now_ms()
        effects = timer_policy.set_for(seated, (), self.work.positions.asks_in(loaded.game, stepped.state), now)
        return await self.work.change(
            loaded,
            key,
            status=Status.RUNNING,
            turn=first_turn(loaded, stepped, key, now),
            posts=begins(loaded.terms),
            holders=seated.holders,
            effects=msgspec.structs.replace(effects, held=0 if loaded.message else now + CARD_COMES),
        )

    async def begin_new(
        self,
        new: NewMatch,
        stepped: StepBytes,
        key: str,
        *,
        hold: int = 0,
        drawn: bool = True,
        added: Callable[[Match], Effect] | None = None,
    ) -> Match:
        """Begin a match that all have agreed to. Raises LostRace, CommitUnknown.

        Nothing is posted until its card is placed, or for `hold` ms. Unless seats are to be `drawn`, they are as given. What a feature has
        `added` is stored in the same transaction.
        """
        game, now = self.work.positions.game(new.game), self.work.clock.now_ms()

        def seated(match: Match) -> Match:
            if not drawn:
                return match
            return msgspec.structs.replace(match, holders=drawn_seats(match, game.spec.camps))

        asks = self.work.positions.asks_in(new.game, stepped.state)
        begun = await self.work.store.begin(
            new,
            key=key,
            now=now,
            posts=begins(new.terms),
            seated=lambda match: seated(match).holders,
            turn=lambda match: first_turn(match, stepped, key, now),
            effects=lambda match: msgspec.structs.replace(
                timer_policy.set_for(seated(match), (), asks, now),
                held=now + hold if hold else 0,
                added=(*((added(match),) if added else ()), *self.work.begun(match, now)),
            ),
        )
        self.work.notify()
        return begun

    async def decline(self, match: int, user: int, *, key: str) -> Match:
        """Decline a challenge, also after accepting it: it is closed. Raises Refused."""
        return await self._end_challenge(match, Status.DECLINED, key, lambda loaded: checks.invited(loaded, user), user)

    async def cancel(self, match: int, user: int, *, key: str) -> Match:
        """Cancel one's own challenge. Raises Refused."""
        return await self._end_challenge(match, Status.CANCELLED, key, lambda loaded: checks.challenger(loaded, user))

    async def close(self, match: int, *, key: str) -> Match:
        """Close a challenge in nobody's name. Raises Refused."""
        return await self._end_challenge(match, Status.CANCELLED, key, lambda _: None)

    async def expire(self, match: int) -> None:
        """Close a challenge or an open table whose time is over; leave any other alone."""
        loaded = await self.work.load(match)
        if self._expired(loaded):
            await self._expire(loaded)

    async def _check_open(self, match: Match) -> None:
        """Raise Refused unless the challenge can still be answered; one whose time is over is closed."""
        if self._expired(match):
            await self._expire(match)
        checks.challenge(match, self.work.clock.now_ms())

    async def _end_challenge(
        self, match: int, status: Status, key: str, may: Callable[[Match], None], decliner: int = 0
    ) -> Match:
        async def attempt(loaded: Match) -> Match:
            may(loaded)
            await self._check_open(loaded)
            holders = loaded.saying(decliner, Response.NO).holders
            return await self.work.change(loaded, key, status=status, posts=CARD, holders=holders)

        return await self.work.changed(match, key, attempt)

    async def _withdraw_unseen(self, match: int, user: int, now: int) -> bool:
        """Cancel the user's challenge if its card was never posted because the program died."""
        loaded = await self.work.load(match)
        if loaded.message or loaded.challenger.user != user or now - loaded.created < UNSEEN:
            return False
        try:
            await self.work.change(loaded, f"unseen.{match}", status=Status.CANCELLED)
        except LostRace:
            return True  # it has been closed meanwhile: try again
        return True

    def _expired(self, match: Match) -> bool:
        return match.status in {Status.OPEN, Status.CHALLENGE} and self.work.clock.now_ms() >= match.expires

    async def _expire(self, match: Match) -> None:
        try:
            await self.work.change(match, f"expire.{match.id}", status=Status.EXPIRED, posts=CARD)
        except LostRace:
            return  # it was answered at the last moment
        self.work.notify()


def _too_many(which: str, count: int, cap: Cap) -> Refused:
    """The refusal: what to do, and that finished matches raise the limit, as long as they do."""
    how = "most" if count >= cap.most else "more"
    return refused(f"refused-{which}-{how}", count=count, more=cap.more)


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

        async def attempt(loaded: Match) -> Match:
            seat = checks.seat(loaded, user)
            if loaded.status.is_live or loaded.status.is_under_way:
                raise refused("refused-rematch-early", match=str(match))
            checks.finished(loaded)
            if loaded.game not in self.work.positions.games:
                raise self.work.positions.absent(loaded.game)
            if await self.work.store.rematch_of(match) is not None:
                return loaded
            checks.all_known(loaded)
            await refuse_banned(self.work, loaded.guild, user)
            others = [one.user for one in loaded.holders if one.user != user]
            if any(map(is_person, others)):
                await self._challenges.refuse_away(user)
            await self._check_company(loaded)
            words = phrase("offer-rematch", user=f"<@{user}>", match=str(match))
            return await self.offers.propose(loaded, OfferKind.REMATCH, seat, "", words, key)

        await self.work.changed(match, key, attempt)
        return RematchResult(await self.work.load(match), await self.work.store.rematch_of(match))

    async def _begin(self, match: Match, offer: Offer, key: str) -> Match:
        """Begin; the sides move on by one seat. Raises Refused, LostRace."""
        await self._refuse_a_second(match)
        checks.all_known(match)
        await self._check_company(match)
        seed, now, seats = self._seeds(), self.work.clock.now_ms(), len(match.holders)
        with rules_refuse():  # a newer version knows other options
            options = self.work.positions.complete(match.game, dict(match.options))
            stepped = await self.work.engine.run(Setup(match.game, seats, options, seed))
        holders = tuple(Player((one.seat + 1) % seats, one.user, one.name, Response.YES) for one in match.holders)
        new = NewMatch(
            guild=match.guild,
            channel=match.channel,
            game=match.game,
            options=options,
            holders=holders,
            seed=seed,
            expires=now + EXPIRY,
            locale=match.locale,
            terms=match.terms,
            rematch_of=match.id,
            borrowed=match.borrowed,
        )
        asks = self.work.positions.asks_in(match.game, stepped.state)
        return await self.work.store.begin_rematch(
            match,
            new,
            key=key,
            now=now,
            posts=begins(match.terms),
            turn=lambda made: first_turn(made, stepped, key, now),
            effects=lambda made: msgspec.structs.replace(
                timer_policy.set_for(made, (), asks, now), added=self.work.begun(made, now)
            ),
            ending=lambda made: Effects(
                answered=offer,
                settled=(OfferKind.REMATCH,),
                notices=(
                    Notice(
                        phrase("rematch-begins", match=str(made.id)),
                        silent=True,
                        leads=made.id,
                        about=OfferKind.REMATCH.value,
                        follows=True,
                    ),
                ),
            ),
        )

    async def _check_company(self, match: Match) -> None:
        """Raise Refused if the server has banned one of the players, or one of them has blocked another."""
        await refuse_company(self.work, match.guild, (one.user for one in match.holders))
        await self._challenges.refuse_at_odds(company_of(match))

    async def _refuse_a_second(self, match: Match) -> None:
        known = await self.work.store.rematch_of(match.id)
        if known is not None:
            raise refused("refused-rematch-twice", match=str(known.id))
