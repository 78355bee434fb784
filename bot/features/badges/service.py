"""Badges of players, also of matches that ended before an upgrade added the badge."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.features.badges.rows import BadgeRows
from bot.features.badges.rules.earned import RULES, Earned
from bot.features.badges.values import earned_in
from bot.games.contract.base import AnyGame
from bot.matches.core.models import Match, Status, Turn
from bot.matches.core.positions import Positions
from bot.matches.work.store import Store

log = logging.getLogger(__name__)

SETTING = "badges"  # of the store: the rules by which badges are computed, and the last match so far, if some are left
NOT_COMPUTED = "its badges are not computed yet"
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


def faults(
    games: Mapping[str, AnyGame], match: Match, turns: Sequence[Turn], kept: tuple[Sequence[Earned], bool]
) -> Iterator[str]:
    """A sentence if the badges of a match are not those that its turns earned; `kept` tells whether some are still to be computed, too."""
    earned, there = set(exact(games, match, turns)), set(kept[0])
    if there < earned and kept[1]:
        yield NOT_COMPUTED
    elif earned != there:
        yield "its badges do not follow from its turns: `pichenette badges recompute` mends them"


class Badges:
    """Badges of players; those of earlier matches are computed in batches: progress is stored, so that the next start continues. Every method raises StoreError."""

    def __init__(self, games: Mapping[str, AnyGame], store: Store, rows: BadgeRows) -> None:
        self._games = games
        self._store = store
        self._rows = rows
        self.of_user, self.first_in = rows.of_user, rows.first_in

    async def restart(self) -> None:
        """Compute the badges of all matches again."""
        await self._store.keep_setting(SETTING, "")

    async def step(self) -> BadgeBatch | None:
        """Compute the badges of the next matches; None if there are none left."""
        before = await self._store.setting(SETTING) or ""
        rules, _, after = before.partition(" ")
        if before == RULES:
            return None
        matches = await self._rows.finished_after(int(after) if rules == RULES else 0, most=BATCH)
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
        if not await self._rows.replace(found, SETTING, before, now):
            return BadgeBatch(
                0, 0, ()
            )  # another process has done it, or a match has changed: the next step looks again
        return BadgeBatch(
            sum(len(earned) for _, earned in found), sum(bool(earned) for _, earned in found), tuple(failed)
        )
