"""The API of the open board."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bot.client.app import GameBot
from bot.features.board.service import OpenBoard, version
from bot.features.board.values import Language, MatchList, MatchNumber, ShownMatch, Snowflake
from bot.version import VERSION
from bot.web.api import Answer, Api, ApiRoute

MOST = 50  # matches in a list at a time


class MatchQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match."""

    match: MatchNumber
    language: Language = ""


class ListQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The matches of a server."""

    server: Snowflake
    cursor: Annotated[str, msgspec.Meta(pattern="^[0-9]{0,15}$", description="From the list before.")] = ""
    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST, description="How many at most.")] = 20


class BoardApi:
    """Answers for the open board."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot
        self._board = bot.feature(OpenBoard)

    @property
    def routes(self) -> tuple[ApiRoute[MatchQuery] | ApiRoute[ListQuery], ...]:
        """The routes."""
        return (
            ApiRoute(
                "/servers/{server}/matches",
                "matches",
                "The public matches of a server that are played, or ended in the last seven days, the latest first.",
                ListQuery,
                MatchList,
                self._matches,
            ),
            ApiRoute("/matches/{match}", "match", "A public match.", MatchQuery, ShownMatch, self._match),
        )

    async def _matches(self, query: ListQuery) -> Answer:
        found = await self._board.matches(int(query.server), int(query.cursor or LAST), query.limit)

        async def listed() -> MatchList:
            return found

        return Answer((msgspec.to_builtins(found),), listed)

    async def _match(self, query: MatchQuery) -> Answer:
        match = await self._board.match(query.match)
        words = self._bot.catalogue.of(query.language or match.locale)

        async def shown() -> ShownMatch:
            return await self._board.shown(match, words)

        return Answer((version(match), words.language), shown)


LAST = 2**53  # after all matches


async def setup(bot: GameBot) -> None:
    """Add the routes."""
    bot.routes += Api(BoardApi(bot).routes, VERSION).routes
