"""Reads ladders, players' records, and the points that rated matches bring."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

from bot.features.ladders.previews import RatingPreview, odds
from bot.features.ladders.rows import LadderRows
from bot.features.ladders.values import BEST, LadderPage, LadderPlace, Title
from bot.matches.core.errors import StoreBusy
from bot.matches.core.models import Match
from bot.matches.work.unit_of_work import UnitOfWork
from bot.ratings.ladders import Ladder, Standing
from bot.ratings.seasons import ALL_TIME, before, bounds, season_of

log = logging.getLogger(__name__)


class Rankings:
    """Reads ladders and what players have won and lost on them."""

    def __init__(self, work: UnitOfWork, rows: LadderRows) -> None:
        self._work = work
        self._rows = rows
        self.ladder, self.near, self.record = rows.ladder, rows.near, rows.record
        self.former_points, self.gains, self.moves_of = rows.former_points, rows.gains, rows.moves_of

    async def rate_again(self) -> None:
        """Recompute after an upgrade what another version rated otherwise. If that takes too long, log it and go on."""
        try:
            counted = await self._rows.recompute_uneven(self._work.clock.now_ms())
        except StoreBusy:
            log.warning(
                "ratings of matches with sides of different sizes are as before: run `pichenette ratings recompute`"
            )
            return
        if counted:
            fields = {"results": counted}
            log.info("ratings recomputed: sides of different sizes are compared by their averages", extra=fields)

    async def close_season(self, now: int) -> int:
        """Add the bulletins about the season before the present one, once; returns how many."""
        return await self._rows.close_season(str(before(season_of(now))), now)

    async def standing_now(self, ladder: Ladder, *, first: int, most: int) -> LadderPage:
        """A part of a ladder as it is now or, of a season that is over, was at its end. Raises StoreError."""
        return await self._rows.ladder(ladder, ladder.shown_at(self._work.clock.now_ms()), first=first, most=most)

    async def odds(self, match: Match) -> tuple[RatingPreview, ...]:
        """The rating previews of a match's players, in the order they joined; empty if it is over or does not count. Raises GameFailed."""
        if not match.terms.rated or not match.status.is_live:
            return ()
        side = self._work.positions.game(match.game).spec.side
        sides: dict[int, list[int]] = {}
        for holder in match.holders:
            sides.setdefault(side(holder.seat), []).append(holder.user)
        meeting, now = tuple(tuple(side) for side in sides.values()), self._work.clock.now_ms()
        known, met = await self._rows.prospects(Ladder(match.game, match.guild, ALL_TIME), meeting, now)
        previews = {one.user: one for one in odds(known, meeting, met, now)}
        return tuple(previews[holder.user] for holder in match.holders if not holder.forgotten)

    async def podiums(self, games: Iterable[str], guild: int, season: int) -> dict[str, tuple[LadderPlace, ...]]:
        """The best three at each game that was played enough in a server, by game."""
        ended = bounds(season)[1]
        pages = {game: await self._rows.ladder(Ladder(game, guild, season), ended, most=BEST) for game in games}
        return {game: page.rungs for game, page in pages.items() if page.rungs}

    async def titles(self, known: Mapping[Ladder, Standing], user: int, home: Ladder) -> tuple[Title, ...]:
        """The titles of a user at the game of a ladder, in its server or the world, latest first; `known` are all their standings."""
        present = season_of(self._work.clock.now_ms())
        past = sorted(
            (one for one in known if one[:2] == home[:2] and one.season != ALL_TIME and one.season < present),
            key=lambda one: -one.season,
        )
        found = []
        for ladder in past:
            near = await self._rows.near(ladder, bounds(ladder.season)[1], user, reach=0)
            place = near.rungs[0].place if near is not None and near.rungs else 0
            if 0 < place <= BEST:
                found.append(Title(ladder.game, ladder.season, place))
        return tuple(found)
