"""Finds out whether the house may comment on a match."""

from __future__ import annotations

from bot.games.contract.base import Outcome
from bot.matches.core.models import Match
from bot.matches.house.members import is_person
from bot.matches.work.unit_of_work import UnitOfWork


class Talk:
    """Knows who wants comments of the house."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work

    async def is_wanted(self, match: Match) -> bool:
        """Whether all people in a match want comments."""
        people = [one.user for one in match.holders if is_person(one.user)]
        return all([(await self._work.store.preferences(user)).house_talk for user in people])

    def outcome(self, match: Match) -> Outcome | None:
        """The result of a match that is over. Raises GameFailed."""
        return self._work.positions.outcome(match)
