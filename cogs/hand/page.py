"""The bot's side of the page *By hand*: the open ask, its picture, previews of drafts, and to play one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias
from weakref import WeakValueDictionary

import msgspec
import structlog
from aiohttp import WSCloseCode, WSMsgType, web

from bot.answers.draft import chosen, is_flick
from bot.answers.draft_edits import picked
from bot.client.app import GameBot
from bot.features.hand.service import HandLinks
from bot.features.hand.values import GivenDraft, HandLink, Played, Preview, Shown
from bot.games import GAMES
from bot.matches.core import checks
from bot.matches.core.deadline import WITHIN, answer_by
from bot.matches.core.errors import EngineError, Refused, StoreError, refused
from bot.matches.core.models import ActionResult, Match, Status, Turn
from bot.matches.history.history import move_of
from bot.panel.panel import confirm_words
from bot.screens.deadlines import consequence
from bot.web.server import body_of, open_socket, page
from bot.words import Words
from bot.workers.stages import Shooting
from bot.workers.worker import on_behalf_of
from cogs.hand.answers import json_answer, words_of
from cogs.hand.failures import sentence_for
from cogs.hand.previews import Previews
from cogs.hand.shown import drafted, shown_choice, typed_code
from cogs.panel.board_view import BoardView
from cogs.panel.prompt import Prompt, PromptLoader, given
from render import PAINTERS
from render.painter import table_in

GREETING = 10.0  # seconds in which a socket says who it is
MOST = 64  # turns that an answer is looked for in
SOCKETS = 4  # of one person at a time
WORDS = (
    *("play", "cancel", "angle", "help", "played", "waiting", "lost", "sling", "push", "keys"),
    *("piece", "turn", "move", "placing", "drag", "ways", "choices", "steps", "undo"),
)
log = structlog.stdlib.get_logger(__name__)
Work: TypeAlias = Callable[[HandLink, Words, bytes], Awaitable[web.StreamResponse]]


class HandPage:
    """Answers the page. Every request names its ask by the token of a link; nothing else is kept of who opened it."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot
        self._view = BoardView(bot)
        self._prompts = PromptLoader(bot)
        self._links = bot.feature(HandLinks)
        self._sockets: Counter[int] = Counter()  # of each person
        self._paces: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # of each person's previews

    @property
    def routes(self) -> list[web.RouteDef]:
        """The routes of the page."""
        return [
            web.get("/hand", self._page),
            web.post("/hand/ask", self._answering(self._ask)),
            web.post("/hand/picture", self._answering(self._picture)),
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
                self._admit(link)
                return await work(link, words, body)
            except Exception as error:  # noqa: BLE001 - failures become a sentence
                status, text = await sentence_for(self._bot, error, words, link)
                return json_answer({"error": text}, status)

        return handler

    def _own_words(self, link: HandLink, words: Words) -> Words:
        """The words that a person has chosen in Discord, else those of their browser."""
        own = self._bot.matches.locales.to_write_in(link.user)
        return self._bot.catalogue.of(own) if own else words

    def _admit(self, link: HandLink) -> None:
        """Limit a person's requests together with their presses. Raises Refused."""
        if self._bot.calling.take(link.user):
            raise refused("slow-down", seconds=1)
        _on_behalf_of(link)

    async def _prompt(self, link: HandLink) -> Prompt:
        """The ask of a link. Raises Refused if it is answered, or the match over."""
        match = await self._view.match(link.match)
        checks.playing(match, link.user)
        asks = self._bot.matches.my_asks(match, link.user)
        checks.going_on(match, self._bot.services.clock.now_ms())
        ask = next((one for one in asks if one.id == link.ask), None)
        if ask is None or await self._bot.services.store.turn_by_key(link.key) is not None:  # or it was taken back
            raise refused("hand-link-answered")
        return await self._prompts.load(match, link.user, ask)

    async def _drafted(self, link: HandLink, sent: GivenDraft | None) -> Prompt:
        """The ask of a link with the draft that the page sends, after the steps of that. Raises Refused."""
        asked = await self._prompt(link)
        if sent is None:
            return asked
        if asked.planned is not None:
            asked = self._prompts.after_steps(asked, sent.steps)
        elif sent.steps:
            raise refused("value-unusable")
        return asked if asked.planned is not None and not sent.choice else drafted(asked, sent)

    async def _ask(self, link: HandLink, words: Words, body: bytes) -> web.StreamResponse:
        asked = self._prompts.further(await self._drafted(link, _draft_in(body)))
        match, ask, draft = asked.match, asked.ask, asked.draft
        settings = await self._bot.services.store.settings_for(link.user, match.guild)
        choice = chosen(ask, draft) or ask.choices[0]
        painted = await self._view.position(match, link.user, words)
        return json_answer(
            Shown(
                match.id,
                match.game,
                words.language,
                settings.look,
                words.say(ask.words),
                painted.headline,
                consequence(match, ask.seat, words, self._bot.services.clock.now_ms()),
                asked.turn,
                table_in(PAINTERS[match.game], asked.view),
                tuple(shown_choice(one, match.game, words) for one in ask.choices),
                GivenDraft(
                    choice.code,
                    {dial.field: draft.values[dial.field] for dial in choice.dials if dial.field in draft.values},
                    () if asked.planned is None else tuple(step.code for step in asked.planned.steps),
                ),
                None if asked.planned is None else tuple(words.say(step.words) for step in asked.planned.steps),
                {name: words.text(f"hand-{name}") for name in WORDS},
            )
        )

    async def _picture(self, link: HandLink, words: Words, body: bytes) -> web.StreamResponse:
        asked = self._prompts.further(await self._drafted(link, _draft_in(body)))
        painted = await self._view.position(asked.match, link.user, words, pictured=True, state=asked.state)
        return web.Response(body=painted.png, content_type="image/png")

    async def _play(self, link: HandLink, words: Words, body: bytes) -> web.StreamResponse:
        sent = msgspec.json.decode(body, type=_Sent)
        acted = await self._bot.matches.work.acted_before(link.key)
        if acted is None or any(one.id == link.ask for one in self._bot.matches.asks_for(acted.match, link.user)):
            asked = await self._drafted(link, sent.draft)
            doubt = "" if sent.sure else await self._doubt(asked, link.user, words)
            if doubt:
                return json_answer(Played(doubt=doubt, label=self._label(asked, doubt, words)))
            actions = given(asked, words)
            acted = await self._bot.matches.act(
                link.match, link.ask, link.user, actions, key=link.key, loaded=asked.match
            )
        return json_answer(await self._played(link, acted, words))

    async def _played(self, link: HandLink, acted: ActionResult, words: Words) -> Played:
        """The result of an answer, as its player may see it."""
        own = await self._own_turn(link, acted)
        story = await self._view.since(acted.match, own.revision - 1, words)
        painted = await self._view.position(acted.match, link.user, words)
        token = await self._following(acted.match, link)
        shooting = await self._shooting(acted.match, own, link.user, words)
        return Played(tuple(story.splitlines()), painted.headline, shooting=shooting, token=token)

    async def _own_turn(self, link: HandLink, acted: ActionResult) -> Turn:
        """The first turn of an answer, which forced answers and conditional moves of others may have followed."""
        latest, game = acted.turn.revision, GAMES[acted.match.game]
        turns = await self._bot.services.store.turns_up_to(acted.match.id, latest, min(MOST, latest - link.revision))
        own = (turn for turn in reversed(turns) if getattr(move_of(game, turn), "ask", "") == link.ask)
        return next(own, acted.turn)

    async def _shooting(self, match: Match, turn: Turn, user: int, words: Words) -> Shooting | None:
        """A turn for the page to play, as its player saw it."""
        look = (await self._bot.services.store.settings_for(user, match.guild)).look
        try:
            return await self._view.shooting(match, turn, match.seat_of(user), words, look)
        except EngineError as error:  # the answer is stored: it is only not played on the page
            log.warning("a turn is not played on its page", match=match.id, turn=turn.revision, error=error)
            return None

    async def _next(self, link: HandLink, words: Words, _: bytes) -> web.StreamResponse:
        """Tell the page, which waits for its player's turn, who is next; once the match is over, how it ended. Raises Refused for others."""
        match = await self._view.match(link.match)
        checks.seat(match, link.user)
        painted = await self._view.position(match, link.user, words)
        over = match.status is not Status.RUNNING
        story = (await self._view.since(match, match.revision - 1, words)).splitlines() if over else ()
        return json_answer(Played(tuple(story), painted.headline, token=await self._following(match, link)))

    async def _following(self, match: Match, link: HandLink) -> str:
        """The token of the next ask of a link's player, valid no longer than the link; "" if none waits for them, or its own still does."""
        following = next(iter(self._bot.matches.asks_for(match, link.user)), None)
        own = following is not None and following.id == link.ask
        if following is None or (own and await self._bot.services.store.turn_by_key(link.key) is None):
            return ""
        return await self._links.token(HandLink(match.id, following.id, link.user, match.revision, link.since))

    async def _doubt(self, asked: Prompt, user: int, words: Words) -> str:
        """The reason to ask again: the player's setting, or what a flick costs them or fails to touch as far as the assist level tells."""
        if asked.planned is not None and not asked.draft.choice:
            return ""
        choice = picked(asked.ask, asked.draft)
        if (await self._bot.services.store.preferences(user)).confirm and (is_flick(choice) or not choice.dials):
            return words.text("sure-wanted" if is_flick(choice) else "sure-given")
        return await self._view.danger(asked.match, user, asked.ask, asked.draft, words)

    @staticmethod
    def _label(asked: Prompt, doubt: str, words: Words) -> str:
        """The label of the button that plays an answer after all: as a panel's, where its player only wants to be asked."""
        if doubt in {words.text("sure-wanted"), words.text("sure-given")}:
            return confirm_words(picked(asked.ask, asked.draft), words, asked.presenter)
        return words.text("sure-flick")

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
            try:
                self._admit(link)
            except Refused:  # too many at once: the page tries again
                await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
                return socket
            await self._converse(socket, token, link, self._own_words(link, words))
        return socket

    async def _converse(self, socket: web.WebSocketResponse, token: str, link: HandLink, words: Words) -> None:
        """Answer drafts. A person has few sockets, and all of them together the previews of one."""
        if self._sockets[link.user] >= SOCKETS:
            await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
            return
        pace = self._paces.setdefault(link.user, asyncio.Lock())
        preview, failure = partial(self._preview, token, words), partial(self._sentence, words, link)
        self._sockets[link.user] += 1
        try:
            await Previews(socket, pace, preview, failure).serve()
        finally:
            self._sockets -= Counter({link.user: 1})  # those at 0 go

    async def _sentence(self, words: Words, link: HandLink, error: Exception) -> tuple[int, str]:
        return await sentence_for(self._bot, error, words, link)

    async def _preview(self, token: str, words: Words, nth: int, sent: GivenDraft) -> Preview:
        """The preview of a draft, for as long as the link is valid."""
        link = await self._links.read(token)
        _on_behalf_of(link)
        asked = await self._drafted(link, sent)
        seen = await self._view.preview(
            asked.match, link.user, asked.ask, asked.draft, words, pictured=False, planned=asked.planned
        )
        code = typed_code(asked, words)
        return Preview(nth, seen.sketch, (*seen.foretold, *seen.remarks), seen.hints, code)


class _Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to be played; `sure` if its player has been asked."""

    draft: GivenDraft
    sure: bool = False


def _on_behalf_of(link: HandLink) -> None:
    """Do the rest of this task for the person of a link, within the time of a press."""
    on_behalf_of.set(link.user)
    answer_by.set(asyncio.get_running_loop().time() + WITHIN)


def _draft_in(body: bytes) -> GivenDraft | None:
    """The draft that a request names, if any. Raises msgspec.DecodeError."""
    return msgspec.json.decode(body, type=GivenDraft | None) if body else None


async def setup(bot: GameBot) -> None:
    """Add the routes."""
    bot.routes += HandPage(bot).routes
