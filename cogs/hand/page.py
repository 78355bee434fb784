"""The bot's side of the page *By hand*: the open ask, its picture, previews of drafts, and to play one."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias
from weakref import WeakValueDictionary

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.answers.draft import chosen
from bot.answers.draft_edits import picked
from bot.client.app import GameBot
from bot.features.hand.service import HandLinks
from bot.features.hand.values import GivenDraft, HandLink, Played, Preview, Shown
from bot.matches.core.deadline import WITHIN, answer_by
from bot.matches.core.errors import Refused, StoreError
from bot.panel.panel import doubt_label
from bot.web.server import body_of, open_socket, page
from bot.words import Words
from bot.workers.worker import on_behalf_of
from cogs.hand.answers import json_answer, words_of
from cogs.hand.failures import sentence_for
from cogs.hand.hand_ask import HandAsk
from cogs.hand.match_ask import MatchAsk
from cogs.hand.previews import LiveDraft, Previews
from cogs.hand.results import ChatResults
from cogs.hand.shown import as_chosen, drafted, opens_plan, shown_choice, typed_code
from cogs.hand.tried_ask import TriedAsk
from cogs.panel.prompt import Prompt, PromptLoader
from render import PAINTERS
from render.painter import table_in

GREETING = 10.0  # seconds in which a socket says who it is
SOCKETS = 4  # of one person at a time
WORDS = (
    *("play", "cancel", "angle", "help", "help-push", "edge", "edge-push", "played", "over", "waiting", "lost"),
    *("sling", "push", "keys"),
    *("piece", "turn", "move", "placing", "drag", "lines", "places", "choices", "steps", "undo", "slow", "pick"),
    "enlarge",
)
Work: TypeAlias = Callable[[HandLink, Words, bytes], Awaitable[web.StreamResponse]]


class HandPage:
    """Answers the page. Every request names its ask by the token of a link; nothing else is kept of who opened it."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot
        self._prompts = PromptLoader(bot)
        self._results = ChatResults(bot)
        self._links = bot.feature(HandLinks)
        self._sockets: Counter[int] = Counter()  # of each person
        self._paces: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # of each person's previews

    @property
    def routes(self) -> list[web.RouteDef]:
        """The routes of the page."""
        return [
            web.get("/hand", self._page),
            web.post("/hand/ask", self._answering(self._ask)),
            web.post("/hand/play", self._answering(self._play)),
            web.post("/hand/next", self._answering(self._next)),
            web.get("/hand/live", self._live),
        ]

    async def _page(self, request: web.Request) -> web.StreamResponse:
        return page(request, "hand.html")

    def _answering(self, work: Work) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        """A handler of requests with a token; a refusal becomes a sentence for the person, in their language."""

        async def handler(request: web.Request) -> web.StreamResponse:
            words, link = words_of(request, self._bot.catalogue), None
            body = await body_of(request)
            try:
                link = await self._links.read(request.headers.get("Authorization", "").removeprefix("Bearer "))
                words = self._own_words(link, words)
                _on_behalf_of(link.user)
                wait = self._wait_of(link)
                return _later(wait, words) if wait else await work(link, words, body)
            except Exception as error:  # noqa: BLE001 - failures become a sentence
                status, text = await sentence_for(self._bot, error, words, link)
                return json_answer({"error": text}, status)

        return handler

    def _own_words(self, link: HandLink, words: Words) -> Words:
        """The words that a person has chosen in Discord, else those of their browser."""
        own = self._bot.matches.locales.to_write_in(link.user)
        return self._bot.catalogue.of(own) if own else words

    def _wait_of(self, link: HandLink) -> float:
        """The seconds that a person must wait, 0.0 for none: their requests count together with their presses."""
        return self._bot.calling.take(link.user)

    async def _at(self, link: HandLink, words: Words) -> HandAsk:
        """The ask of a link. Raises Refused if that is a private table which is no longer open to its player."""
        if link.mark is not None:
            return await TriedAsk.open(self._bot, self._results, link, words)
        return MatchAsk(self._bot, self._prompts, link, words)

    async def _drafted(self, at: HandAsk, sent: GivenDraft | None) -> Prompt:
        """The ask with the draft that the page sends, after the steps of that. Raises Refused."""
        asked = await at.prompt()
        if sent is None:
            return as_chosen(asked)
        if asked.planned is not None or sent.steps:
            asked = at.after_steps(asked, sent.steps)
        return drafted(asked, sent)

    async def _further(self, at: HandAsk, sent: GivenDraft | None) -> Prompt:
        """The ask after the draft that the page sends, where that is a step or opens a plan; a draft without either leads back to the ask."""
        if sent is not None and not (sent.choice or sent.steps):
            return as_chosen(at.after_steps(await at.prompt(), ()))
        asked = await self._drafted(at, sent)
        choice = chosen(asked.ask, asked.draft)
        if sent is None or choice is None:
            return asked
        if asked.planned is None and opens_plan(asked):
            return as_chosen(at.after_steps(asked, (choice.code,)))
        return self._prompts.further(asked)

    async def _ask(self, link: HandLink, words: Words, body: bytes) -> web.StreamResponse:
        at = await self._at(link, words)
        asked = await self._further(at, msgspec.json.decode(body, type=GivenDraft | None) if body else None)
        shown, draft = await at.shown(asked), asked.draft
        choice = chosen(asked.ask, draft) or (shown.choices[0] if len(shown.choices) == 1 else None)
        dials = choice.dials if choice is not None else ()
        steps = () if asked.planned is None else asked.planned.steps
        stepwise = asked.planned is not None or opens_plan(asked)
        return json_answer(
            Shown(
                asked.match.id,
                asked.match.game,
                words.language,
                shown.look,
                shown.question,
                shown.headline,
                shown.clock,
                shown.picture,
                shown.alt,
                asked.turn,
                table_in(PAINTERS[asked.match.game], shown.pictured),
                tuple(shown_choice(one, asked.match.game, shown.view, draft, words) for one in shown.choices),
                GivenDraft(
                    choice.code if choice is not None else "",
                    {dial.field: draft.values[dial.field] for dial in dials if dial.field in draft.values},
                    tuple(step.code for step in steps),
                ),
                tuple(words.say(step.words) for step in steps) if stepwise else None,
                {name: words.text(f"hand-{name}") for name in WORDS},
            )
        )

    async def _play(self, link: HandLink, words: Words, body: bytes) -> web.StreamResponse:
        sent = msgspec.json.decode(body, type=_Sent)
        at = await self._at(link, words)
        played = await at.played()
        if played is None:
            asked = await self._drafted(at, sent.draft)
            doubt = "" if sent.sure else await at.doubt(asked)
            if doubt:
                label = doubt_label(doubt, picked(asked.ask, asked.draft), words, asked.presenter)
                return json_answer(Played(doubt=doubt, label=label))
            played = await at.play(asked)
        return json_answer(played)

    async def _next(self, link: HandLink, words: Words, _: bytes) -> web.StreamResponse:
        """Tell the page, which waits for its player's turn, who is next; once the match is over, how it ended. Raises Refused for others."""
        return json_answer(await (await self._at(link, words)).following())

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """Previews over a WebSocket: the first message is the token, then drafts follow."""
        words = words_of(request, self._bot.catalogue)
        async with open_socket(request) as socket:
            try:
                first = await socket.receive(GREETING)
                token = str(first.data) if first.type is WSMsgType.TEXT else ""
                link = await self._links.read(token)
            except (Refused, TimeoutError):
                await socket.close(code=WSCloseCode.POLICY_VIOLATION)
                return socket
            except StoreError:
                await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
                return socket
            if self._wait_of(link):  # too many at once: the page tries again
                await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
                return socket
            await self._converse(socket, token, link, self._own_words(link, words))
        return socket

    async def _converse(self, socket: web.WebSocketResponse, token: str, link: HandLink, words: Words) -> None:
        """Answer drafts. A person has few sockets, and all of them together the previews of one; the page shows why one more is closed."""
        if self._sockets[link.user] >= SOCKETS:
            await socket.close(code=WSCloseCode.TRY_AGAIN_LATER, message=words.text("hand-pages").encode())
            return
        pace = self._paces.setdefault(link.user, asyncio.Lock())
        self._sockets[link.user] += 1
        try:
            await Previews(socket, pace, partial(self._previewed, link.user, token, words)).serve()
        finally:
            self._sockets -= Counter({link.user: 1})  # those at 0 go

    async def _previewed(self, user: int, first: str, words: Words, sent: LiveDraft) -> Preview | dict[str, object]:
        """The preview of a draft, or why there is none; without a token it is for the ask of the `first` one."""
        link = None
        _on_behalf_of(user)
        try:
            link = await self._links.read(sent.token or first, user)
            return await self._preview(link, words, sent.nth, sent.draft)
        except Exception as error:  # noqa: BLE001 - failures become a sentence
            status, text = await sentence_for(self._bot, error, words, link)
            return {"nth": sent.nth, "error": text, "status": status}

    async def _preview(self, link: HandLink, words: Words, nth: int, sent: GivenDraft) -> Preview:
        at = await self._at(link, words)
        asked = await self._drafted(at, sent)
        seen = await at.preview(asked)
        code = typed_code(asked, words)
        return Preview(nth, seen.sketch, (*seen.foretold, *seen.remarks), seen.hints, code)


class _Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to be played; `sure` if its player has been asked."""

    draft: GivenDraft
    sure: bool = False


def _on_behalf_of(user: int) -> None:
    """Do the rest of this task for a user, within the time of a press."""
    on_behalf_of.set(user)
    answer_by.set(asyncio.get_running_loop().time() + WITHIN)


def _later(wait: float, words: Words) -> web.Response:
    """The answer to a person who is too fast: the page asks again by itself after as many seconds."""
    response = json_answer({"error": words.text("hand-slow")}, web.HTTPTooManyRequests.status_code)
    response.headers["Retry-After"] = str(math.ceil(wait))
    return response


async def setup(bot: GameBot) -> None:
    """Add the routes."""
    bot.routes += HandPage(bot).routes
