"""The page inside Discord: once Discord has confirmed the user, it goes on as by hand, with the token of an open ask."""

from __future__ import annotations

from typing import Annotated

import msgspec
from aiohttp import web

from bot.client.app import GameBot
from bot.client.throttle import Allowance, Throttle
from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink, OpenAsk, Opened
from bot.matches.core.errors import refused
from bot.matches.core.models import Match
from bot.settings import Activity
from bot.web.server import FRAMED_BY, KINDS, body_of, bucket_of, file, page
from bot.words import Words
from cogs.hand.answers import json_answer, words_of
from cogs.hand.failures import sentence_for
from cogs.hand.identity import Identity, Visitor
from cogs.match.board import match_named

CLIENTS = ("https://discord.com", "https://*.discord.com", "https://discordapp.com", "https://*.discordapp.com")
OPENINGS = Allowance(5.0, 40)  # of one address
MOST = 25  # matches to choose from
WORDS = ("again", "alone", "stranger", "unreached", "which")
JSON = "application/json"


class _Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code of OAuth, and the instance of the Activity that it was given in."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    instance: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_:-]{1,200}\Z")]


class ActivityPage:
    """Answers the start of the page inside Discord."""

    def __init__(self, bot: GameBot, activity: Activity) -> None:
        self._bot = bot
        self._sdk = activity.sdk
        self._identity = Identity(bot, activity.secret)
        self._openings = Throttle(OPENINGS)

    @property
    def routes(self) -> list[web.RouteDef]:
        """The routes of the start."""
        return [
            web.get("/", self._page),
            web.get("/activity/sdk.js", self._script),
            web.get("/activity/client", self._client),
            web.post("/activity/open", self._open),
        ]

    async def _page(self, request: web.Request) -> web.StreamResponse:
        response = page(request, "hand.html")
        response[FRAMED_BY] = CLIENTS
        return response

    async def _script(self, request: web.Request) -> web.StreamResponse:
        return file(request, self._sdk, KINDS[".js"])  # a module, whatever its host calls it

    async def _client(self, request: web.Request) -> web.StreamResponse:
        """Send the page the id of the application, and its first words."""
        words = words_of(request, self._bot.catalogue)
        texts = {name: words.text(f"hand-{name}") for name in WORDS}
        return json_answer({"id": str(self._bot.application_id), "words": texts})

    async def _open(self, request: web.Request) -> web.StreamResponse:
        """Give the user of a code the tokens of their open asks."""
        words, body = words_of(request, self._bot.catalogue), await body_of(request)
        try:
            opening = self._opening(request, body)
            visitor = await self._identity.visitor(opening.code, opening.instance)
            locale = self._bot.matches.locales.to_write_in(visitor.user) or visitor.locale
            words = self._bot.catalogue.of(locale) if locale else words
            return json_answer(await self._opened(visitor, words))
        except Exception as error:  # noqa: BLE001 - failures become a sentence
            status, text = await sentence_for(self._bot, error, words, None)
            return json_answer({"error": text}, status)

    def _opening(self, request: web.Request, body: bytes) -> _Opening:
        """The body of a request to open. Raises Refused, msgspec.DecodeError."""
        if request.content_type != JSON:  # which no other site can send without asking first
            raise refused("value-unusable")
        opening = msgspec.json.decode(body, type=_Opening)
        if self._openings.take(bucket_of(request)):
            raise refused("slow-down", seconds=1)
        return opening

    async def _opened(self, visitor: Visitor, words: Words) -> Opened:
        """The open asks of a user. Raises Refused if they come too often."""
        if self._bot.calling.take(visitor.user):
            raise refused("slow-down", seconds=1)
        asks = await self._asks(visitor.user, visitor.channel, words)
        return Opened(asks, "" if asks else words.text("hand-none"))

    async def _asks(self, user: int, channel: int, words: Words) -> tuple[OpenAsk, ...]:
        """The first open ask of each match that waits for a user: those of a channel, or all if none of them is there."""
        now = self._bot.services.clock.now_ms()
        waiting = [one.match for one in await self._bot.matches.waiting_for(user) if not one.match.paused_at(now)]
        here = [one for one in waiting if channel in {one.thread, one.channel}]
        return tuple([await self._ask(match, user, words) for match in (here or waiting)[:MOST]])

    async def _ask(self, match: Match, user: int, words: Words) -> OpenAsk:
        ask = self._bot.matches.asks_for(match, user)[0]
        token = await self._bot.feature(HandLinks).token(HandLink(match.id, ask.id, user, match.revision))
        return OpenAsk(match_named(match, user, words), token)


async def setup(bot: GameBot) -> None:
    """Add the routes, if there is an Activity."""
    if bot.services.activity is not None:
        bot.routes += ActivityPage(bot, bot.services.activity).routes
