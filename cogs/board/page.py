"""The open board in a browser: a public match as anyone may watch it, live."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

import msgspec
import structlog
from aiohttp import web

from bot.client.app import GameBot
from bot.features.board.service import OpenBoard, turn_version, version
from bot.features.board.watching import Watching
from bot.features.contract import ServerData, ServerPage
from bot.games import GAMES
from bot.matches.core.errors import EngineError, Refused, StoreError
from bot.matches.core.models import Match, Turn
from bot.screens.cards import side_words
from bot.text import bare
from bot.version import VERSION
from bot.web.api import OPEN, Answer, Api, allow_reading
from bot.web.server import language_of, send_events
from bot.web.streams import Event
from bot.web.templates import filled
from bot.words import Words
from bot.workers.paint import Painted
from cogs.board.api import BoardApi, for_all
from cogs.delivery.turn_message import message_address

WORDS = (
    *("moves", "first", "back", "next", "last", "again", "earlier", "share", "copied", "discord"),
    *("light", "dark", "lost", "list", "none", "older", "over", "ended", "watch", "tournaments", "puzzles"),
)
GONE = Event(b"{}", "gone")
log = structlog.stdlib.get_logger(__name__)


class BoardPages:
    """Answers for pages about public matches, whose scripts ask the API for all else."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot
        self._board = bot.feature(OpenBoard)
        self._watching = Watching(self._board)
        self._answers = BoardApi(bot)
        self._api = Api(self._answers.routes, VERSION)

    @property
    def routes(self) -> list[web.RouteDef]:
        """The routes of the pages, and of the API that they ask."""
        match = r"/match/{match:[1-9][0-9]{0,14}}"
        live = f"/api{match.replace('match', 'matches', 1)}/live"
        return [
            *self._api.routes,
            web.get(match, self._page),
            web.get(match + "/{turn:[0-9]{1,9}}", self._page),
            web.get(live, self._live, allow_head=False),
            web.options(live, allow_reading),
            web.get(r"/server/{server:[1-9][0-9]{0,19}}", self._server),
            *(
                self._of_server(data, data.page, service)
                for data, service in self._bot.services.features.server_data
                if data.page is not None
            ),
        ]

    async def _page(self, request: web.Request) -> web.StreamResponse:
        """The page of a match, or of one of its turns; of one that is not public nothing but that."""
        words, named = self._words_for(request), request.match_info.get("turn", "")
        values, services = self._values(request, "../../" if named else "../"), self._bot.services
        try:
            match = await self._board.match(int(request.match_info["match"]))
            turn = await self._board.turn(match, int(named) if named else match.revision)
            card = await self._match_card(match, turn, named, words)
            values["there"] = await message_address(services.store, match, turn.revision, services.discord_url)
        except Refused:
            return filled("gone.html", values, status=404)
        except (StoreError, EngineError) as error:
            raise _unable(error) from None
        values |= {"match": str(match.id), "server": str(match.guild), "turn": named, "title": _title(match, words)}
        values |= {"sides": _sides(match, words)}
        values |= {"at": words.text("board-at", turn="{turn}", last="{last}")}
        values |= {"until": words.text("board-until", when="{when}")}
        return filled("board.html", values, card)

    async def _server(self, request: web.Request) -> web.StreamResponse:
        """The page that lists the public matches of a server."""
        guild = request.match_info["server"]
        values = self._values(request, "../", "board-gone-page")
        try:
            await self._board.server(int(guild))
        except Refused:
            return filled("gone.html", values, status=404)
        except StoreError as error:
            raise _unable(error) from None
        words = self._words_for(request)
        games = {game: words.text(f"{game}-name") for game in GAMES}
        return filled("server.html", {**values, "server": guild, "games": msgspec.json.encode(games).decode()})

    def _of_server(self, data: ServerData[Any], page: ServerPage[Any], service: object) -> web.RouteDef:
        """The route of the page of a server's data."""
        root = "../" * (1 + data.path.count("/"))

        async def answer(request: web.Request) -> web.StreamResponse:
            values, words = self._values(request, root, "board-gone-page"), self._words_for(request)
            try:
                query = msgspec.convert(dict(request.match_info), data.query, strict=False)
                server = await self._board.server(int(query.server))
                shown = await for_all(lambda: page.read(service, server, query, words))()
            except (Refused, msgspec.ValidationError):
                return filled("gone.html", values, status=404)
            except (StoreError, EngineError) as error:
                raise _unable(error) from None
            card = _card(words, shown["title"], shown["description"], f"{self._board.url}{request.path}")
            if "picture" in shown:
                card |= {"og:image": f"{self._board.url}/{shown['picture']}", "twitter:card": "summary_large_image"}
            return filled(page.file, {**values, "server": query.server, **shown}, card)

        return web.get(f"/server/{{server}}{data.path}", answer)

    def _words_for(self, request: web.Request) -> Words:
        return self._bot.catalogue.of(language_of(request))

    def _values(self, request: web.Request, root: str, gone: str = "board-gone") -> dict[str, str]:
        """The words of all pages in the language of the browser; `root` leads from the page to the root of the site, `gone` names the text of a page that is not there."""
        words = self._words_for(request)
        common = {"language": words.language, "root": root, "gone": words.text(gone)}
        return common | {name: words.text(f"board-{name}") for name in WORDS}

    async def _match_card(self, match: Match, turn: Turn, named: str, words: Words) -> dict[str, str]:
        """The card that sites show of a link to a match, or to a turn if it is `named`. Raises StoreError, EngineError."""
        look = await self._answers.look(match)

        async def made() -> dict[str, str]:
            return _of_picture(await self._board.painted(match, turn, words, look))

        shows = (*turn_version(match, turn), words.language, look)
        body = await self._api.body("card", Answer(shows, for_all(made)))
        query = f"revision={turn.revision}&language={words.language}"
        address = self._board.address(match.id, turn.revision if named else None)
        return {
            **_card(words, _title(match, words), "", address),
            "og:image": f"{self._board.url}/api/matches/{match.id}/picture.png?{query}",
            **msgspec.json.decode(body, type=dict[str, str]),
            "twitter:card": "summary_large_image",
        }

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """The state of a match whenever it changes, and now unless the browser has that already."""
        try:
            match = await self._board.match(int(request.match_info["match"]))
        except Refused:
            raise web.HTTPNotFound from None
        except StoreError as error:
            raise _unable(error) from None
        words = self._answers.words(match, request.query.get("language", ""))
        return await send_events(request, self._events(match, words, request.headers.get("Last-Event-ID", "")), OPEN)

    async def _events(self, match: Match, words: Words, known: str) -> AsyncGenerator[Event, None]:
        try:
            async with aclosing(self._watching.follow(match)) as changes:
                if known != _id(match):
                    yield await self._event(match, words)
                async for changed in changes:
                    yield await self._event(changed, words)
            if not await self._board.public_numbers((match.id,)):
                yield GONE
        except (StoreError, EngineError) as error:  # browsers open the stream again
            log.warning("a watched match could not be shown", match=match.id, error=error)

    async def _event(self, match: Match, words: Words) -> Event:
        """The state of a match, made once for all who follow it or ask for it."""
        return Event(await self._api.body_in_time("match", self._answers.shown(match, words)), "shown", _id(match))


def _of_picture(painted: Painted) -> dict[str, str]:
    """The part of a card that a picture and its words give."""
    width, height = struct.unpack_from(">II", painted.png, 16)  # in its header
    return {
        "og:description": bare("\n".join((painted.headline, *painted.story))),
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": painted.alt,
    }


def _card(words: Words, title: str, description: str, address: str) -> dict[str, str]:
    """The card that sites show of a link."""
    return {
        "og:site_name": "Pichenette",
        "og:type": "website",
        "og:locale": words.text("board-locale"),
        "og:title": title,
        "og:description": description,
        "og:url": address,
    }


def _unable(error: Exception) -> web.HTTPServiceUnavailable:
    """The answer where something cannot be shown at the moment."""
    log.warning("a page could not be shown", error=error)
    return web.HTTPServiceUnavailable()


def _title(match: Match, words: Words) -> str:
    """The game and its players."""
    return f"{words.text(f'{match.game}-name')} · {' – '.join(match.names)}"


def _sides(match: Match, words: Words) -> str:
    """The names of the sides by seat, as JSON."""
    seats = sorted(holder.seat for holder in match.holders)
    return msgspec.json.encode([bare(side_words(match, seat, words)) for seat in seats]).decode()


def _id(match: Match) -> str:
    """The id of the event that has this state."""
    return hashlib.sha256(msgspec.json.encode(version(match))).hexdigest()[:16]


async def setup(bot: GameBot) -> None:
    """Add the routes."""
    if bot.services.pages is not None:
        bot.feature(OpenBoard).url = bot.services.pages.url
    bot.routes += BoardPages(bot).routes
