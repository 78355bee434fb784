"""Computes the badges of matches that ended before an upgrade added the badge."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.badges import RULES, Earned
from bot.games.contract.base import AnyGame
from bot.matches.core.models import Match, Status, Turn
from bot.matches.core.positions import Positions
from bot.matches.core.store import Store
from bot.matches.history.badges import earned_in

log = logging.getLogger(__name__)

SETTING = "badges"  # of the store: the rules by which badges are computed, and the last match so far, if some are left
BATCH = 20  # matches; the turns of so many are in memory


class BadgeBatch(NamedTuple):
    """The result of a batch: the number of badges found, and the matches with badges or failures."""

    badges: int
    earning: int
    """Matches with badges."""
    failed: tuple[tuple[int, str], ...]
    """Matches whose turns cannot be read, with the error; they keep the badges they had."""


def exact(games: Mapping[str, AnyGame], match: Match, turns: Sequence[Turn]) -> tuple[Earned, ...]:
    """The badges that follow from a match's turns; none before its end, and of a game that this version does not have."""
    if match.status is not Status.FINISHED or match.game not in games:
        return ()
    return earned_in(games[match.game], match, turns, Positions(games).outcome(match))


class BadgeBackfill:
    """Computes badges in batches; progress is stored, so that the next start continues. Every method raises StoreError."""

    def __init__(self, games: Mapping[str, AnyGame], store: Store) -> None:
        self._games = games
        self._store = store

    async def restart(self) -> None:
        """Compute the badges of all matches again."""
        await self._store.keep_setting(SETTING, "")

    async def step(self) -> BadgeBatch | None:
        """Compute the badges of the next matches; None if there are none left."""
        before = await self._store.setting(SETTING) or ""
        rules, _, after = before.partition(" ")
        if before == RULES:
            return None
        matches = await self._store.finished_after(int(after) if rules == RULES else 0, most=BATCH)
        found: list[tuple[Match, tuple[Earned, ...]]] = []
        failed: list[tuple[int, str]] = []
        for match in matches:
            if match.game not in self._games:
                continue
            turns = await self._store.turns(match.id)
            try:
                found.append((match, await asyncio.to_thread(exact, self._games, match, turns)))
            except Exception as error:  # one match that cannot be read must not cost the others theirs
                log.exception("the badges of match %s cannot be computed", match.id, extra={"match": match.id})
                failed.append((match.id, repr(error)))
        now = f"{RULES} {matches[-1].id}" if matches else RULES
        if not await self._store.replace_badges(found, SETTING, before, now):
            return BadgeBatch(
                0, 0, ()
            )  # another process has done it, or a match has changed: the next step looks again
        return BadgeBatch(
            sum(len(earned) for _, earned in found), sum(bool(earned) for _, earned in found), tuple(failed)
        )
