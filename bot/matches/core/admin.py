"""The bot owner's orders: suspend, void or resume a match."""

from __future__ import annotations

import logging
import secrets

import msgspec

from bot.games.vocabulary import phrase
from bot.matches.core.effects import Effects
from bot.matches.core.errors import LostRace, refused
from bot.matches.core.models import Match, Status
from bot.matches.core.unit_of_work import CARD, STEP, UnitOfWork, incident_of, telling
from bot.matches.delivery.models import Notice
from bot.matches.settings.audits import status_entry
from bot.matches.timing import timer_policy

log = logging.getLogger(__name__)

NO_REASON = "—"
SAID = 300  # characters of the reason shown to players


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
            status, now = Status.VOID if void else Status.SUSPENDED, self._work.clock.now_ms()
            incident = loaded.incident or incident_of(loaded, now)
            words = phrase(
                "care-void" if void else "care-stopped", reason=reason[:SAID] or NO_REASON, incident=incident
            )
            try:
                stopped = await self._work.store.change(
                    loaded,
                    status=status,
                    turn=None,
                    posts=CARD,
                    key=key,
                    now=now,
                    incident=incident,
                    effects=msgspec.structs.replace(telling(loaded, words), act=status_entry(loaded, status, None)),
                )
            except LostRace:
                continue
            told = {"match": match, "incident": incident}
            log.warning("match %s stopped by its owner: %s", match, reason or NO_REASON, extra=told)
            self._work.notify()
            return stopped

    async def revive(self, match: int) -> Match:
        """Resume a suspended match: its clocks restart, its turn is posted again.

        Raises Refused if it is not suspended or had not begun, GameFailed if its code still fails.
        """
        key = _key()
        while True:
            loaded = await self._work.load(match)
            if loaded.status is not Status.SUSPENDED or not loaded.state:
                raise refused("refused-not-aside", match=str(match), status=loaded.status.value)
            now = self._work.clock.now_ms()
            asks = self._work.positions.asks_in(loaded.game, loaded.state)
            clocks = timer_policy.set_for(loaded, (), asks, now)
            again = Notice(phrase("care-revived"))
            try:
                revived = await self._work.store.change(
                    loaded,
                    status=Status.RUNNING,
                    turn=None,
                    posts=STEP,
                    key=key,
                    now=now,
                    effects=Effects(
                        alarms=clocks.alarms,
                        silenced=clocks.silenced,
                        above=again,
                        act=status_entry(loaded, Status.RUNNING, None),
                    ),
                )
            except LostRace:
                continue
            log.warning("match %s runs again", match, extra={"match": match})
            self._work.notify()
            return revived


def _key() -> str:
    """A new idempotency key: an order is retried after a lost race."""
    return f"care.{secrets.token_hex(8)}"
