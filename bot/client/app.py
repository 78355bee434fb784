"""The Discord client: holds the services, loads the cogs, and syncs the commands when they change."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import pkgutil
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import discord
import structlog
from aiohttp import web
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id
from bot.answers.verbs import Presser
from bot.client.command_tree import CommandTree
from bot.client.gateway_parsers import guard
from bot.client.global_limit import GlobalLimit
from bot.client.members import Members
from bot.client.mentions import hear_mentions
from bot.client.outages import Outages
from bot.client.pacing import RateLimiter
from bot.client.pressed_messages import PressedMessages
from bot.client.private_panels import PrivatePanels
from bot.client.reconnecting import Heartbeats, Pauses, Sessions
from bot.client.request_window import guarded
from bot.client.rest_trace import traced
from bot.client.throttle import Rates, Throttle
from bot.features.registry import FEATURES
from bot.features.running import RunningFeatures
from bot.matches.core.shards import ALL, Shards
from bot.matches.core.single_flight import SingleFlight
from bot.matches.delivery.models import Bulletin
from bot.matches.matches import Matches
from bot.matches.work.clock import SystemClock
from bot.matches.work.reads import Reads
from bot.ops.health import Health, Rivals
from bot.ops.metrics import Metrics
from bot.screens.occasions import Occasion
from bot.screens.sheet import Sheet
from bot.settings import Activity, Allowed
from bot.text import DISCORD
from bot.web.server import WebServer
from bot.words import Catalogue
from bot.workers.picture_cache import FilmCache, PreviewCache
from bot.workers.workers import Workers

S = TypeVar("S")
Handler: TypeAlias = Callable[[Any], Awaitable[None]]
"""Answers a press or a form, given its interaction."""
TableOpener: TypeAlias = Callable[[Id, Any, int], Awaitable[Any] | None]
"""Opens the private table of an id, for a guest in a server; None for an id that is of none of its tables."""
log = structlog.stdlib.get_logger(__name__)

EXTENSIONS: tuple[str, ...] = (
    "cogs.core.translator",
    "cogs.core.errors",
    "cogs.core.component_router",
    "cogs.core.emojis",
    "cogs.match.board",
    "cogs.match.turns",
    "cogs.match.group",
    "cogs.server.group",
    "cogs.server.welcome",
    "cogs.match.clock_commands",
    "cogs.play.commands",
    "cogs.match.why",
    "cogs.match.substitution",
    "cogs.match.endings",
    "cogs.match.describe",
    "cogs.match.live",
    "cogs.match.relocate",
    *(module for feature in FEATURES for module in feature.commands),
    "cogs.match.void",  # the last of its group
    "cogs.delivery.outbox",
    "cogs.delivery.channel_events",
    "cogs.match.clock_loop",
    "cogs.match.work_loops",
    "cogs.delivery.bulletin_posts",
)
ANSWERED = 4.0  # seconds that a user's earlier presses are waited for; Discord gives each three
FAREWELL = 0.5  # seconds that the gateway is given to answer a goodbye
DRAINED = 6.0  # seconds that answers under way are given when the program is to end, on a machine that is busy
GONE = 8.0  # seconds after which posts under way are waited for no longer; the rest of ten is for closing
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing is spoken here
INTENTS = discord.Intents(guilds=True)  # none that Discord grants only on request; presses and commands need none
HEARING = discord.Intents(
    guilds=True, guild_messages=True
)  # likewise; without the content of messages, but of mentions
# Where a command is offered that says nothing else: on servers that the bot is a member of, for it must post there.
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)
OFFERED = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
ENTRY_POINT = 4  # the type of the command that launches an Activity
# What Discord takes of a command in a list; the rest it adds itself.
SENT_BACK = (
    *("id", "type", "handler", "name", "name_localizations", "description", "description_localizations"),
    *("default_member_permissions", "contexts", "integration_types", "nsfw"),
)
CONNECTION = {"ready": True, "resumed": True, "disconnect": False}  # events, and whether there is one after them


class BadServer(Exception):
    """Discord (or a compatible server) refused something the bot requires; one sentence for the host."""


@dataclass(frozen=True)
class Services:
    """The services the cogs use; `posted` is set whenever a post may be waiting, `health` and `metrics` are for the host.

    `database` is the store's file, if it has one: what can be made again is kept beside it. `pages` serves the bot's own pages, if it has any,
    `activity` shows them inside Discord; their links to the chat begin with `discord_url`. `webhooks` is what the host allows of them.
    """

    matches: Matches
    store: Reads
    workers: Workers
    films: FilmCache
    catalogue: Catalogue
    clock: SystemClock
    posted: asyncio.Event
    features: RunningFeatures
    metrics: Metrics = field(default_factory=Metrics)
    health: Health = field(default_factory=Health)
    outages: Outages = field(default_factory=Outages)
    rates: Rates = field(default_factory=Rates)
    rivals: Rivals = field(default_factory=Rivals)
    members: Members = field(default_factory=Members)
    database: Path | None = None
    pages: WebServer | None = None
    activity: Activity | None = None
    discord_url: str = DISCORD
    webhooks: Allowed = "off"


class GameBot(commands.Bot):
    """The Discord client of the bot.

    `answerers` are the handlers of presses and forms by verb, `pressers` those who may press them, `lasting` the verbs that stay on
    past turns, `private_tables` open tables that only one person sees, by the verb of the buttons that do, `routes` those of the bot's pages; cogs register them. `announcers` make the content of bulletins by kind (None: stop posting it); features declare them.

    `calls` are the interactions in progress with their users, in order of arrival; `foreseen` paints panels ahead,
    `panels` are those that can be replaced, `pressed` the messages that a press may edit, `single_flight` shares runs that several users request at once.
    `calling`, `reading`, `suggesting` and `warning` are rate limits per user.
    """

    modules = EXTENSIONS

    def __init__(
        self,
        services: Services,
        proxy: str | None = None,
        sessions: Sessions | None = None,
        *,
        mentions: bool = False,
        **sharding: Any,
    ) -> None:
        super().__init__(
            proxy=proxy,
            **sharding,
            command_prefix=commands.when_mentioned,
            tree_cls=CommandTree,
            help_command=None,
            intents=HEARING if mentions else INTENTS,
            allowed_installs=INSTALLED,
            allowed_contexts=OFFERED,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            http_trace=guarded(
                traced(services.metrics, services.rivals, services.clock, services.outages),
                services.rates,
                lambda: services.matches.clocks.processes,
            ),
        )
        if mentions:
            hear_mentions(self._connection.parsers, self, partial(self.dispatch, "mention"))
        guard(self._connection.parsers)
        self._gateways: dict[int | None, discord.gateway.DiscordWebSocket] = {}
        self._note_gateways()
        self.services = services
        services.members.client = self
        services.health.servers, services.health.shards = lambda: len(self.guilds), self.latencies_by_shard
        self.asked_to_end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gone = 0.0  # when the program must have ended, by the loop's clock, once it is asked to
        self._sessions = sessions or Sessions()
        rates = services.rates
        self.calling, self.reading = Throttle(rates.calls), Throttle(rates.reads)
        self.suggesting, self.warning = Throttle(rates.suggestions), Throttle(rates.warnings)
        self.pacing = RateLimiter(rates, lambda: services.matches.clocks.processes)
        self.foreseen = PreviewCache(services.workers)
        self.single_flight: SingleFlight[Any] = SingleFlight()
        self.panels = PrivatePanels()
        self.pressed = PressedMessages()
        self.calls: dict[asyncio.Task[Any], int] = {}
        self._going_on: set[asyncio.Task[None]] = set()
        self.answerers: dict[str, Handler] = {}
        self.pressers: dict[str, Presser] = {}
        self.lasting: set[str] = set()
        self.private_tables: dict[str, TableOpener] = {}
        self.routes: list[web.AbstractRouteDef] = []
        self.announcers: dict[str, Callable[[Bulletin], Awaitable[Sheet | Occasion | None]]] = {}

    @property
    def matches(self) -> Matches:
        """The table."""
        return self.services.matches

    @property
    def catalogue(self) -> Catalogue:
        """The words of all languages."""
        return self.services.catalogue

    def feature(self, service: type[S]) -> S:
        """The service of a feature, by its type."""
        return self.services.features.service(service)

    def answer(
        self, presser: Presser, handlers: Mapping[str, Handler] | None = None, *, lasting: bool = False, **more: Handler
    ) -> None:
        """Register handlers by verb: who may press such controls, and whether the buttons stay on past turns (`lasting`)."""
        added = {**(handlers or {}), **more}
        if twice := added.keys() & self.pressers.keys():
            raise TypeError(f"Verbs have two handlers: {', '.join(sorted(twice))}.")
        self.answerers.update(added)
        self.pressers.update(dict.fromkeys(added, presser))
        if lasting:
            self.lasting.update(added)

    def go_on(self, work: Coroutine[Any, Any, None]) -> None:
        """Do work that nothing waits for, until it is done or the bot closes."""
        task = asyncio.create_task(work)
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)

    def latencies_by_shard(self) -> dict[int, float | None]:
        """The latency of each shard's connection in seconds, None while it is disconnected."""
        return {0: self.latency if self.services.health.connected else None}

    async def setup_hook(self) -> None:
        """Load the chosen languages, load the cogs and sync the commands."""
        GlobalLimit(self.http)
        await self.matches.locales.learn()
        for extension in self.modules:
            await import_module(extension).setup(self)
        for kind, name in self.services.features.bulletins.items():
            self.announcers[kind] = partial(pkgutil.resolve_name(name), self)
        if self.services.pages is not None:
            await self.services.pages.serve(self.routes)
        await self._sync()
        await self.services.workers.warm()  # the first press must not wait for the first picture

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until closed, with our backoff and heartbeats instead of the library's."""
        discord.gateway.KeepAliveHandler = Heartbeats  # type: ignore[misc]  # it offers no other way
        discord.client.ExponentialBackoff = Pauses  # type: ignore[attr-defined, assignment]  # likewise
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Respect Discord's session start limit."""
        await super().before_identify_hook(shard_id, initial=initial)
        await self._sessions.open()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch events to the cogs, and record whether the bot is connected and what it is to answer."""
        if event_name == "interaction":
            self.services.rivals.may_answer(args[0].id)
        if event_name in CONNECTION:
            self._connected(CONNECTION[event_name])
        if self.loop is not discord.utils.MISSING:  # discord.py 2.7 would fail on a late READY
            super().dispatch(event_name, *args, **kwargs)

    def _connected(self, connected: bool) -> None:  # noqa: FBT001
        self.services.health.connected = connected
        if connected:
            self.services.outages.gateway.ended()

    async def close(self) -> None:
        """Cancel what is under way and close, also a gateway connection that was being opened: discord.py 2.7 forgets those."""
        await self.foreseen.close()
        await self.single_flight.close()
        left = [*self.calls, *self._going_on]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await super().close()
        for gateway in list(self._gateways.values()):
            await gateway.close(code=1000)

    def _note_gateways(self) -> None:
        """Keep each shard's newest gateway connection from its beginning: discord.py 2.7 keeps only those that have been opened."""
        begun = self._connection._update_references  # noqa: SLF001  called with every new connection

        def note(ws: discord.gateway.DiscordWebSocket) -> None:
            self._gateways[ws.shard_id] = ws
            begun(ws)

        self._connection._update_references = note  # type: ignore[method-assign]  # noqa: SLF001

    @property
    def own_shards(self) -> Shards:
        """The servers that this process gets events of: of others it knows no more than the store and REST tell."""
        return ALL

    @property
    def leaving(self) -> bool:
        """Whether the program is shutting down."""
        return self.asked_to_end.done()

    def time_left(self, wanted: float) -> float:
        """So many seconds, or the remaining shutdown time if that is less."""
        return min(wanted, max(0.0, self._gone - asyncio.get_running_loop().time())) if self.leaving else wanted

    async def drain(self) -> None:
        """Accept no more interactions; acknowledge accepted ones at once and answer them. Nothing else starts meanwhile."""
        self.services.health.connected = False
        self._gone = asyncio.get_running_loop().time() + GONE
        self.asked_to_end.set_result(None)
        await self.foreseen.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._disconnect()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAINED):
                if self.services.pages is not None:
                    await self.services.pages.close()
                while self.calls:
                    await asyncio.wait(self.calls)
        if self.calls:
            log.warning("interactions are left without an answer", count=len(self.calls))

    async def _disconnect(self) -> None:
        socket = getattr(self, "ws", None)  # there is none before the first connection
        if socket is not None and socket.open:
            await socket.close(code=1000)

    async def earlier_answered(self, user: int) -> bool:
        """Wait until a user's earlier interactions are answered and their results stored; returns whether they are."""
        under_way = asyncio.current_task()
        earlier = takewhile(lambda call: call is not under_way, list(self.calls))
        his = [call for call in earlier if self.calls.get(call) == user]
        if not his:
            return True
        _, late = await asyncio.wait(his, timeout=ANSWERED)
        return not late

    async def _sync(self) -> None:
        """Sync the commands if they differ from the last sync or from Discord's list."""
        payload = await self._payload()
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        name = f"commands.{self.application_id}"
        there, entry_points = await self._known_commands()
        if await self.services.store.setting(name) == digest and there == {command["name"] for command in payload}:
            return
        await self._command_list("PUT", json=[*payload, *entry_points])
        await self.matches.delivery.note_commands(name, digest)
        log.info("commands synced", count=len(payload))

    async def _known_commands(self) -> tuple[set[str], list[dict[str, Any]]]:
        """The names of Discord's current commands, and the Entry Point command as it can be sent back.

        Discord makes an Entry Point command when Activities are switched on, and refuses a list without it. discord.py 2.7 does not
        know this type. Raises BadServer if the list is malformed.
        """
        known = await self._command_list("GET", params={"with_localizations": "true"})
        try:
            entry_points = [_sent_back(command) for command in known if command["type"] == ENTRY_POINT]
            return {command["name"] for command in known if command["type"] != ENTRY_POINT}, entry_points
        except (KeyError, TypeError, ValueError) as error:
            raise BadServer("The list of commands cannot be read: BOT_REST_URL names no Discord.") from error

    async def _command_list(self, method: str, **arguments: Any) -> Any:
        """Read or replace Discord's list of commands, as JSON."""
        path = "/applications/{application_id}/commands"
        return await self.http.request(
            discord.http.Route(method, path, application_id=self.application_id), **arguments
        )

    async def _payload(self) -> list[dict[str, Any]]:
        translator = self.tree.translator
        if translator is None:
            return [command.to_dict(self.tree) for command in self.tree.get_commands()]
        return [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]


def import_extensions() -> None:
    """Import the cogs' modules, which takes seconds on a busy machine."""
    for extension in EXTENSIONS:
        import_module(extension)


def _sent_back(command: Mapping[str, Any]) -> dict[str, Any]:
    """A command from Discord's list, for a list to Discord."""
    sent = {key: command[key] for key in SENT_BACK if command.get(key) is not None}
    if "default_member_permissions" in sent:
        sent["default_member_permissions"] = int(sent["default_member_permissions"])
    return sent
