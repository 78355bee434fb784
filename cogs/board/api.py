"""The API of the open board."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import starmap
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from bot.client.app import GameBot
from bot.features.board.service import OpenBoard, turn_version, version
from bot.features.board.values import Language, MatchList, MatchNumber, ShownMatch, StagedTurn, TurnDetail, TurnList
from bot.features.contract import ServerData, ServerQuery
from bot.matches.core.models import Match
from bot.matches.settings.preferences import Look
from bot.web.api import Answer, ApiRoute
from bot.words import Words
from bot.workers.worker import on_behalf_of

T = TypeVar("T")
MOST = 50  # matches in a list at a time
LAST = 2**53  # after all matches
OUTSIDE = -2  # on whose behalf: one line of the workers for all who ask from outside
LATEST = 2**31 - 1  # the number of the latest turn, or one after it
Revision = Annotated[int, msgspec.Meta(ge=0, le=LATEST, description="The number of a turn; 0 is the set-up.")]
WantedLook = Annotated[Literal["", "dark", "light"], msgspec.Meta(description="That of the server by default.")]


class MatchQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match."""

    match: MatchNumber
    language: Language = ""


class TurnQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn of a match."""

    match: MatchNumber
    revision: Revision
    language: Language = ""


class TurnsQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Turns of a match before one."""

    match: MatchNumber
    before: Revision = LATEST
    language: Language = ""


class StageQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn of a match on its stage."""

    match: MatchNumber
    revision: Revision
    language: Language = ""
    look: WantedLook = ""


class PictureQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a match after a turn, the latest by default."""

    match: MatchNumber
    revision: Revision = LATEST
    language: Language = ""
    look: WantedLook = ""


class ListQuery(ServerQuery, frozen=True, forbid_unknown_fields=True):
    """The matches of a server."""

    cursor: Annotated[str, msgspec.Meta(pattern="^[0-9]{0,15}$", description="From the list before.")] = ""
    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST, description="How many at most.")] = 20


class BoardApi:
    """Answers for the open board."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot
        self._board = bot.feature(OpenBoard)

    @property
    def routes(self) -> tuple[ApiRoute[Any], ...]:
        """The routes."""
        return (*self._own, *starmap(self._of_server, self._bot.services.features.server_data))

    @property
    def _own(self) -> tuple[ApiRoute[Any], ...]:
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
            ApiRoute(
                "/matches/{match}/turns/{revision}",
                "turn",
                "A turn of a public match; 0 is the set-up.",
                TurnQuery,
                TurnDetail,
                self._turn,
            ),
            ApiRoute(
                "/matches/{match}/turns",
                "turns",
                "Turns of a public match, the latest first.",
                TurnsQuery,
                TurnList,
                self._turns,
            ),
            ApiRoute(
                "/matches/{match}/turns/{revision}/stage",
                "stage",
                "A turn of a public match in which something was flicked, to be played again: pieces, and how they move.",
                StageQuery,
                StagedTurn,
                self._stage,
            ),
            ApiRoute(
                "/matches/{match}/picture.png",
                "picture",
                "The position of a public match after a turn.",
                PictureQuery,
                bytes,
                self._picture,
                content="image/png",
            ),
        )

    def _of_server(self, data: ServerData[Any], service: object) -> ApiRoute[Any]:
        """The route of what a feature with this service shows about a server."""

        async def answer(query: ServerQuery) -> Answer:
            server = await self._board.server(int(query.server))
            found = await for_all(lambda: data.read(service, server, query))()
            return Answer((found,), _made(found))

        path = f"/servers/{{server}}{data.path}"
        return ApiRoute(path, data.name, data.about, data.query, data.answer, answer, data.content)

    async def _matches(self, query: ListQuery) -> Answer:
        found = await self._board.matches(int(query.server), int(query.cursor or LAST), query.limit)
        return Answer((found,), _made(found))

    async def _match(self, query: MatchQuery) -> Answer:
        match = await self._board.match(query.match)
        return self.shown(match, self.words(match, query.language))

    def shown(self, match: Match, words: Words) -> Answer:
        """A public match in words, the answer of the route `match`."""
        return Answer((version(match), words.language), for_all(lambda: self._board.shown(match, words)))

    async def _turn(self, query: TurnQuery) -> Answer:
        match = await self._board.match(query.match)
        turn, words = await self._board.turn(match, query.revision), self.words(match, query.language)
        shown = for_all(lambda: self._board.turn_shown(match, turn, words))
        return Answer((*turn_version(match, turn), words.language), shown)

    async def _turns(self, query: TurnsQuery) -> Answer:
        match = await self._board.match(query.match)
        words = self.words(match, query.language)
        before = min(query.before, match.revision + 1)
        listed = for_all(lambda: self._board.turns(match, before, words))
        return Answer((version(match), words.language, before), listed)

    async def _stage(self, query: StageQuery) -> Answer:
        match = await self._board.match(query.match)
        turn, words = await self._board.turn(match, query.revision), self.words(match, query.language)
        look = await self.look(match, query.look)
        staged = for_all(lambda: self._board.staged(match, turn, words, look))
        return Answer((*turn_version(match, turn), words.language, look), staged)

    async def _picture(self, query: PictureQuery) -> Answer:
        match = await self._board.match(query.match)
        revision = match.revision if query.revision == LATEST else query.revision
        turn, words = await self._board.turn(match, revision), self.words(match, query.language)
        look = await self.look(match, query.look)

        async def png() -> bytes:
            return (await self._board.painted(match, turn, words, look)).png

        return Answer((*turn_version(match, turn), words.language, look), for_all(png))

    async def look(self, match: Match, wanted: Literal["", "dark", "light"] = "") -> Look:
        """The look of pictures: the one that is wanted, else that of the server. Raises StoreError."""
        return wanted or await self._board.look(match.guild)

    def words(self, match: Match, language: str) -> Words:
        """The words of a language, by default that of the match."""
        return self._bot.catalogue.of(language or match.locale)


def _made(answer: T) -> Callable[[], Awaitable[T]]:
    async def made() -> T:
        return answer

    return made


def for_all(make: Callable[[], Awaitable[T]]) -> Callable[[], Awaitable[T]]:
    """Make an answer in turn with what players wait for: all who ask from outside are one of them."""

    async def made() -> T:
        on_behalf_of.set(OUTSIDE)
        return await make()

    return made
