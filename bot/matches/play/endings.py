"""Matches that end otherwise than by the rules: agreed draws, aborted and void matches, removal from a server."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from bot.games.contract.base import Outcome
from bot.games.contract.vocabulary import phrase
from bot.matches.core import checks
from bot.matches.core.errors import LostRace, refused
from bot.matches.core.models import LIVE, Match, Person, Player, Status
from bot.matches.delivery.models import Notice
from bot.matches.history.history import AgreedDraw, answered_by, standing
from bot.matches.play.offers import Offers
from bot.matches.settings.audits import status_entry
from bot.matches.work import timer_policy
from bot.matches.work.effects import Effects, Offer, OfferKind
from bot.matches.work.unit_of_work import CARD, STEP, TRIES, UnitOfWork, given_back, incident_of, table_turn, telling
from bot.text import escape_markdown

VOIDABLE = {Status.RUNNING, Status.FINISHED, Status.SUSPENDED}
log = logging.getLogger(__name__)
NO_REASON = "—"
REASON_LENGTH = 300  # characters of the reason shown to players


def removal_key(match: int) -> str:
    """The key of the end of a match by the bot's removal from its server."""
    return f"removed.{match}"


class Endings:
    """Ends matches; `abort_checks` raise Refused for those that may not be called off."""

    def __init__(self, work: UnitOfWork, offers: Offers) -> None:
        self.work = work
        self.offers = offers
        self.abort_checks: list[Callable[[Match], Awaitable[None]]] = []
        offers.carried_out[OfferKind.DRAW] = self._drawn

    async def offer_draw(self, match: int, user: int, *, key: str) -> Match:
        """Offer a draw, or accept the open offer. Raises Refused, also where the rules have no draws."""

        async def attempt(loaded: Match) -> Match:
            seat = checks.playing(loaded, user)
            checks.drawable(self.work.positions.game(loaded.game).spec)
            checks.no_house(loaded)
            words = phrase("offer-draw", user=f"<@{user}>")
            return await self.offers.propose(loaded, OfferKind.DRAW, seat, "", words, key)

        return await self.work.changed(match, key, attempt)

    async def abort(self, match: int, user: int, *, key: str) -> Match:
        """Call the match off; allowed until every side has acted. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            checks.playing(loaded, user)
            await self.check_abortable(loaded)
            notice = Notice(phrase("match-aborted", user=f"<@{user}>", match=str(match)))
            effects = Effects(notices=(notice,))
            return await self.work.change(loaded, key, status=Status.ABORTED, posts=CARD, effects=effects)

        return await self.work.changed(match, key, attempt)

    async def check_abortable(self, match: Match) -> None:
        """Raise Refused once every side has acted, and where it would cost the opponent something."""
        for check in self.abort_checks:
            await check(match)
        turns = await self.work.store.turns(match.id)
        acted = answered_by(standing(self.work.positions.game(match.game), turns))
        if acted >= {holder.seat for holder in match.holders}:
            raise refused("refused-abort-late")

    async def void(self, match: int, guild: int, *, by: Person, key: str) -> Match:
        """A moderator of the server declares the match void, even after its end. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            self._check_voidable(loaded, guild)
            notice = Notice(phrase("match-voided", match=str(match)))
            act = status_entry(loaded, Status.VOID, Player(0, by.user, by.name))
            alarms = timer_policy.after_the_end(loaded, self.work.clock.now_ms())
            effects = Effects(alarms=alarms, notices=(notice,), act=act)
            return await self.work.change(loaded, key, status=Status.VOID, posts=CARD, effects=effects)

        return await self.work.changed(match, key, attempt)

    async def voidable(self, match: int, guild: int) -> Match:
        """The match of the server, if it may be declared void. Raises Refused."""
        loaded = await self.work.load(match)
        self._check_voidable(loaded, guild)
        return loaded

    def _check_voidable(self, match: Match, guild: int) -> None:
        if match.guild != guild:
            raise refused("refused-match-unknown", match=str(match.id))
        if match.status not in VOIDABLE:
            checks.running(match)

    async def removed(self, guild: int) -> int:
        """End all matches of a server that the bot was removed from; returns how many there were."""
        matches = await self.work.store.of_guild(guild, statuses=LIVE)
        for match in matches:
            await self._abandon(match)
        return len(matches)

    async def _drawn(self, match: Match, offer: Offer, key: str) -> Match:
        outcome = Outcome((tuple(sorted(holder.seat for holder in match.holders)),), phrase("outcome-agreed"))
        turn = table_turn(match, match.state, offer.seat, AgreedDraw(), key, self.work.clock.now_ms())
        effects = Effects(
            answered=offer,
            settled=(OfferKind.DRAW,),
            verdict=msgspec.json.encode(outcome).decode(),
            above=given_back(match),
        )
        return await self.work.advance(match, [turn], status=Status.FINISHED, effects=effects)

    async def _abandon(self, match: Match) -> None:
        for _ in range(TRIES):
            try:
                await self.work.change(match, removal_key(match.id), status=Status.ABORTED)
            except LostRace:
                match = await self.work.load(match.id)
                if match.status.is_live:
                    continue
            return


class MatchAdmin:
    """Orders of the owner; the players are notified in the same transaction."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def stop(self, match: int, reason: str, *, void: bool = False) -> Match:
        """Suspend a match until it is resumed, or void it: then it counts for nothing. Raises Refused."""
        key = _key()
        while True:
            loaded = await self._work.load(match)
            if not loaded.status.is_live and not (void and loaded.status is Status.SUSPENDED):
                raise refused("refused-not-live", match=str(match), status=loaded.status.value)
            status = Status.VOID if void else Status.SUSPENDED
            known = "" if loaded.lacks_game else loaded.incident
            incident = known or incident_of(loaded, self._work.clock.now_ms())
            words = phrase(
                "care-void" if void else "care-stopped",
                reason=escape_markdown(reason[:REASON_LENGTH]) or NO_REASON,
                incident=incident,
            )
            alarms = timer_policy.after_the_end(loaded, self._work.clock.now_ms()) if void else ()
            act = status_entry(loaded, status, None)
            try:
                stopped = await self._work.change(
                    loaded,
                    key,
                    status=status,
                    posts=CARD,
                    incident=incident,
                    effects=msgspec.structs.replace(telling(loaded, words), act=act, alarms=alarms),
                )
            except LostRace:
                continue
            fields = {"match": match, "incident": incident}
            log.warning("match %s stopped by its owner: %s", match, reason or NO_REASON, extra=fields)
            self._work.notify()
            return stopped

    async def revive(self, match: int) -> Match:
        """Resume a suspended match: its clocks restart, its turn is posted again.

        Raises Refused if it is not suspended, had not begun or its game is not there, GameFailed if its code still fails.
        """
        key = _key()
        while True:
            loaded = await self._work.load(match)
            if loaded.status is not Status.SUSPENDED or not loaded.state:
                raise refused("refused-not-aside", match=str(match), status=loaded.status.value)
            if not self._work.positions.has_game(loaded):
                raise refused("refused-game-gone", match=str(match), game=phrase(f"{loaded.game}-name"))
            now = self._work.clock.now_ms()
            clocks = timer_policy.set_for(loaded, (), self._work.positions.asks_in(loaded.game, loaded.state), now)
            act = status_entry(loaded, Status.RUNNING, None)
            try:
                revived = await self._work.change(
                    loaded,
                    key,
                    status=Status.RUNNING,
                    posts=STEP,
                    effects=msgspec.structs.replace(clocks, above=Notice(phrase("care-revived")), act=act),
                )
            except LostRace:
                continue
            log.warning("match %s runs again", match, extra={"match": match})
            self._work.notify()
            return revived


def _key() -> str:
    """A new idempotency key: an order is retried after a lost race."""
    return f"care.{secrets.token_hex(8)}"
