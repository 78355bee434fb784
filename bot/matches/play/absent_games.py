"""Suspends the matches whose game is not there any more, or not as it was, and resumes them once it is back."""

from __future__ import annotations

import logging

from bot.games import api_of
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import GameFailed, LostRace, Refused
from bot.matches.core.models import NO_GAME, Match, Status
from bot.matches.play.endings import MatchAdmin
from bot.matches.work.unit_of_work import CARD, UnitOfWork, telling

log = logging.getLogger(__name__)


class AbsentGames:
    """Games by others come and go between two starts, so `settle` is called at each start."""

    def __init__(self, work: UnitOfWork, admin: MatchAdmin) -> None:
        self._work = work
        self._admin = admin

    async def settle(self) -> None:
        """Suspend matches under way that cannot go on, and resume those that can again. Raises StoreError."""
        own = [game for game in self._work.positions.games if not api_of(game)]
        for match in await self._work.store.with_status(Status.RUNNING, but=own):
            if not self._goes_on(match):
                await self._suspend(match)
        for match in await self._work.store.with_status(Status.SUSPENDED, but=own):
            if match.lacks_game and self._goes_on(match):
                await self._resume(match)

    def _goes_on(self, match: Match) -> bool:
        """Whether the game is there, of the version of the API that the match was made with, and can read the position."""
        try:
            self._work.positions.asks_in(match.game, match.state)
        except GameFailed as failed:
            log.warning("match %s cannot be read by its game", match.id, exc_info=failed, extra={"match": match.id})
            return False
        return self._work.positions.has_game(match)

    async def _resume(self, match: Match) -> None:
        try:
            await self._admin.revive(match.id)
        except (GameFailed, Refused) as error:  # a feature that fails on it, or another process that was first
            log.warning("match %s stays suspended", match.id, exc_info=error, extra={"match": match.id})

    async def _suspend(self, match: Match) -> None:
        words = phrase("care-game-gone", game=phrase(f"{match.game}-name"))
        try:
            await self._work.change(
                match,
                f"{NO_GAME}.{match.id}.{match.revision}.{match.updated}",
                status=Status.SUSPENDED,
                posts=CARD,
                incident=NO_GAME,
                effects=telling(match, words),
            )
        except LostRace:  # another process has suspended it
            return
        log.warning("match %s suspended: no game %s", match.id, match.game, extra={"match": match.id})
        self._work.notify()
