"""The Discord client: holds the services, opens the cogs, tells Discord the commands when they changed."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from importlib import import_module
from itertools import takewhile
from typing import Any

import aiohttp
import discord
import structlog
import yarl
from discord.ext import commands

from bot.films import Films
from bot.matches.core.clock import Clock
from bot.matches.core.matches import Matches
from bot.matches.core.reads import Reads
from bot.ops.health import Health
from bot.ops.metrics import Metrics
from bot.ops.rivals import Rivals
from bot.preview_cache import Foreseen
from bot.reader import Reader
from bot.reconnect import Pauses, Sessions
from bot.settings import Settings
from bot.throttle import Allowance, Throttle
from bot.tree import Tree
from bot.words import Catalogue
from bot.worker import Worker

log = structlog.stdlib.get_logger(__name__)

EXTENSIONS = (
    "cogs.core.translator",
    "cogs.core.errors",
    "cogs.core.component_router",
    "cogs.matchmaking.challenges",
    "cogs.matchmaking.open_tables",
    "cogs.matchmaking.queue",
    "cogs.matchmaking.blocks",
    "cogs.match.board",
    "cogs.match.turns",
    "cogs.account.settings",
    "cogs.history.leaderboard",
    "cogs.history.profile",
    "cogs.history.history",
    "cogs.account.data",
    "cogs.match.group",
    "cogs.server.group",
    "cogs.server.games_page",
    "cogs.server.match_defaults",
    "cogs.server.setup",
    "cogs.server.audit",
    "cogs.match.clock_commands",
    "cogs.account.vacation",
    "cogs.play.match_drafts",
    "cogs.match.why",
    "cogs.rules.rules",
    "cogs.history.replay",
    "cogs.history.verify",
    "cogs.play.flick",
    "cogs.play.move",
    "cogs.match.conditional_moves",
    "cogs.match.substitution",
    "cogs.match.endings",
    "cogs.history.record_pages",
    "cogs.history.export",
    "cogs.history.imported_matches",
    "cogs.match.describe",
    "cogs.match.relocate",
    "cogs.history.whatif",
    "cogs.rules.learn",
    "cogs.delivery.outbox",
    "cogs.delivery.channel_events",
    "cogs.match.clock_loop",
    "cogs.account.retention",
)
ANSWERED = 4.0  # seconds that a user's earlier presses are waited for; Discord gives each three
FAREWELL = 0.5  # seconds that the gateway is given to answer a goodbye
DRAINED = 6.0  # seconds that answers under way are given when the program is to end, on a machine that is busy
GONE = 8.0  # seconds after which posts under way are waited for no longer; the rest of ten is for closing
INTENTS = discord.Intents(
    guilds=True
)  # none that Discord grants only on request; presses and commands come without any
# Where a command is offered that says nothing else: on servers that the bot is a member of, for it must post there.
INSTALLED = discord.app_commands.AppInstallationType(guild=True, user=False)
OFFERED = discord.app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
CONNECTION = {"ready": True, "resumed": True, "disconnect": False}  # events, and whether there is one after them


# More than a person in a hurry needs.
CALLS, READS, SUGGESTIONS = Allowance(4.0, 15), Allowance(0.2, 5), Allowance(5.0, 20)
WARNINGS = Allowance(1.0, 5)
FREE = Allowance(0.0, 0)


class BadServer(Exception):
    """Discord, or what stands in for it, does not give what the bot cannot do without; one sentence for its owner."""


@dataclass(frozen=True)
class Rates:
    """How much may be posted a second: in all, messages in a channel, edits of cards in a channel; 0: as fast as it goes.

    And how often one user is served: presses, forms and commands; among them what reads a whole match; suggestions for options; and
    how often he is told that he is too fast.
    """

    sends: float = 40.0
    boards: float = 1.0
    cards: float = 1.0
    calls: Allowance = CALLS
    reads: Allowance = READS
    suggestions: Allowance = SUGGESTIONS
    warnings: Allowance = WARNINGS


UNLIMITED = Rates(0, 0, 0, FREE, FREE, FREE, FREE)


def rates(sends: float) -> Rates:
    """The usual rates, for so many posts a second in all; 0 sets no limit anywhere."""
    return Rates(sends=sends) if sends else UNLIMITED


@dataclass(frozen=True)
class Services:
    """All that the cogs need; `posted` is set whenever a post may be waiting, `health` and `metrics` are for whoever looks after the bot."""

    matches: Matches
    store: Reads
    worker: Worker
    films: Films
    reader: Reader
    catalogue: Catalogue
    clock: Clock
    posted: asyncio.Event
    metrics: Metrics = field(default_factory=Metrics)
    health: Health = field(default_factory=Health)
    rates: Rates = Rates()
    rivals: Rivals = field(default_factory=Rivals)


class GameBot(commands.Bot):
    """The bot. `answerers` say what is done about the presses and forms of a verb; the cogs put themselves down there.

    `calls` are the interactions being answered, in the order they came, with who is answered; `foreseen` paints panels. `calling`,
    `reading`, `suggesting` and `warning` say how often a user is served.
    """

    def __init__(self, services: Services, proxy: str | None = None, sessions: Sessions | None = None) -> None:
        super().__init__(
            proxy=proxy,
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=INTENTS,
            allowed_installs=INSTALLED,
            allowed_contexts=OFFERED,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            http_trace=_counted(services.metrics),
        )
        self.services = services
        self.asked_to_end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gone = 0.0  # when the program must have ended, by the loop's clock, once it is asked to
        self._sessions = sessions or Sessions()
        rates = services.rates
        self.calling, self.reading = Throttle(rates.calls), Throttle(rates.reads)
        self.suggesting, self.warning = Throttle(rates.suggestions), Throttle(rates.warnings)
        self.foreseen = Foreseen(services.worker)
        self.calls: dict[asyncio.Task[Any], int] = {}
        self.answerers: dict[str, Callable[[Any], Awaitable[None]]] = {}

    @property
    def matches(self) -> Matches:
        """The table."""
        return self.services.matches

    @property
    def catalogue(self) -> Catalogue:
        """The words of all languages."""
        return self.services.catalogue

    async def setup_hook(self) -> None:
        """Learn which languages were chosen, open the cogs and tell Discord the commands."""
        await self.matches.locales.learn()
        for extension in EXTENSIONS:
            await import_module(extension).setup(self)
        await self._sync()
        await self.services.worker.warm()  # the first press must not wait for the first picture

    async def connect(self, *, reconnect: bool = True) -> None:
        """Be connected until closed, with our pauses in place of the library's."""
        discord.client.ExponentialBackoff = Pauses  # type: ignore[attr-defined, assignment]  # it offers no other way
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Open no more sessions than Discord allows."""
        await super().before_identify_hook(shard_id, initial=initial)
        await self._sessions.open()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell the cogs what has happened, and whoever looks after the bot whether it is connected."""
        if event_name in CONNECTION:
            self.services.health.connected = CONNECTION[event_name]
        super().dispatch(event_name, *args, **kwargs)

    async def close(self) -> None:
        """Give up what was to be painted ahead of time, and leave."""
        await self.foreseen.close()
        await super().close()

    @property
    def leaving(self) -> bool:
        """Whether the program is about to end."""
        return self.asked_to_end.done()

    def time_left(self, wanted: float) -> float:
        """So many seconds, or what is left of the time until the program must have ended."""
        return min(wanted, max(0.0, self._gone - asyncio.get_running_loop().time())) if self.leaving else wanted

    async def drain(self) -> None:
        """Take no more interactions and let those that were taken be acknowledged at once and answered; nothing else begins meanwhile."""
        self.services.health.connected = False
        self._gone = asyncio.get_running_loop().time() + GONE
        self.asked_to_end.set_result(None)
        await self.foreseen.close()
        socket = getattr(self, "ws", None)  # there is none before the first connection
        if socket is not None and socket.open:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await socket.close(code=1000)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAINED):
                while self.calls:
                    await asyncio.wait(self.calls)
        if self.calls:
            log.warning("interactions are left without an answer", count=len(self.calls))

    async def earlier_answered(self, user: int) -> bool:
        """Wait until all that a user pressed before the call under way is answered: what it leads to is kept by then. Whether it is."""
        under_way = asyncio.current_task()
        earlier = takewhile(lambda call: call is not under_way, list(self.calls))
        his = [call for call in earlier if self.calls.get(call) == user]
        if not his:
            return True
        _, late = await asyncio.wait(his, timeout=ANSWERED)
        return not late

    async def _sync(self) -> None:
        """Tell Discord the commands if they differ from what it was told, or from what it has."""
        told = await self._payload()
        digest = hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
        name = f"commands.{self.application_id}"
        there = await self._known_commands()
        if await self.services.store.setting(name) == digest and there == {command["name"] for command in told}:
            return
        await self.tree.sync()
        await self.matches.delivery.note_commands(name, digest)
        log.info("commands told", count=len(told))

    async def _known_commands(self) -> set[str]:
        """The names of the commands that Discord has. Raises BadServer if its list makes no sense."""
        try:
            return {command.name for command in await self.tree.fetch_commands()}
        except (KeyError, TypeError, ValueError) as error:
            raise BadServer("The list of commands cannot be read: BOT_REST_URL names no Discord.") from error

    async def _payload(self) -> list[dict[str, Any]]:
        """The commands as Discord is told them."""
        translator = self.tree.translator
        if translator is None:
            return [command.to_dict(self.tree) for command in self.tree.get_commands()]
        return [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]


def point_elsewhere(settings: Settings) -> None:
    """Let the library speak to another server than discord.com, if the settings say so."""
    if settings.rest_url is not None:
        discord.http.Route.BASE = settings.rest_url
    if settings.gateway_url is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)


def _counted(metrics: Metrics) -> aiohttp.TraceConfig:
    """What counts the answers of Discord."""

    async def ended(_session: aiohttp.ClientSession, _context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        metrics.answered(params.response.status, params.response.headers.get("X-RateLimit-Scope", ""))

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    return trace


async def serve(services: Services, settings: Settings) -> None:
    """Be connected until cancelled; what was begun by then is brought to its end.

    Raises discord.LoginFailure if the token is wrong, BadServer if something is refused that the bot cannot do without.
    """
    pauses, sessions = Pauses(), Sessions()
    while True:
        bot = GameBot(services, settings.proxy, sessions)
        async with bot:
            try:
                await bot.login(settings.token.get_secret_value())
                await _stay_connected(bot)
            except asyncio.CancelledError:
                await bot.drain()
                raise
            except (OSError, aiohttp.ClientError, discord.DiscordServerError) as error:
                pause = pauses.delay()
                log.warning("Discord cannot be reached", error=str(error), again_in=pause)
            except discord.HTTPException as error:
                asked = f"{error.response.method} {error.response.url}"
                raise BadServer(f"Discord refuses {asked}: {error.status} {error.response.reason}.") from error
            else:
                return
        await asyncio.sleep(pause)


async def _stay_connected(bot: GameBot) -> None:
    """Connect, and again if the very first attempt fails: discord.py 2.7 stumbles over that instead of repeating it."""
    pauses = Pauses()
    while not bot.is_closed():
        try:
            await bot.connect()
        except AttributeError:
            if getattr(bot, "ws", None) is not None:
                raise
            pause = pauses.delay()
            log.warning("the gateway cannot be reached", again_in=pause)
            await asyncio.sleep(pause)
