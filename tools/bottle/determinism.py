"""Everything that would make two runs of a seed differ, and what stands in its place while one runs.

`REPLACED` is the whole list, by name and with the reason of each; `controlled` puts it in place and takes it out again.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import gc
import pkgutil
import random
import sys
import time
import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp._websocket.writer import WebSocketWriter

from bot.client.app import GameBot
from bot.content import content
from bot.matches.work.clock import SystemClock
from tools.bottle.entropy import Entropy
from tools.bottle.heartbeats import Heartbeats
from tools.bottle.loop import VirtualLoop
from tools.bottle.process import OWNER
from tools.bottle.storage import Files, InlineQueue, NoThread, empty_file
from tools.bottle.transport import Address
from tools.bottle.workers import inline_workers

EPOCH = 1_767_225_600.0  # s since 1970; the moment of the loop's time 0: 1 January 2026
MONOTONIC = time.monotonic
FEW = 3  # emoji


@dataclass(frozen=True)
class World:
    """What the replacements read: time, chance, and the files of processes.

    `wrong` notes what the bot's own clock showed where it was not right: the true time in seconds by that in ms, both since 1970.
    `bots` are the clients of all lives, the newest last.
    """

    loop: VirtualLoop
    entropy: Entropy
    files: Files
    wrong: dict[int, float] = field(default_factory=dict)
    bots: list[GameBot] = field(default_factory=list)

    @property
    def now(self) -> float:
        """The true time in seconds since 1970."""
        return EPOCH + self.loop.time()

    def wall(self) -> float:
        """Seconds since 1970 by the clock of whatever process runs at present."""
        process = OWNER.get()
        return self.now + (0.0 if process is None else process.skew)

    def true(self, ms: int) -> float:
        """The time in seconds at which the bot's own clock showed so many ms."""
        return self.wrong.get(ms, ms / 1000)

    def noting(self) -> Callable[[SystemClock], int]:
        """The bot's own clock, of which it is noted where it is wrong."""
        shown = SystemClock.now_ms

        def now_ms(clock: SystemClock) -> int:
            ms, now = shown(clock), self.now
            if abs(ms - 1000 * now) > 1:
                self.wrong[ms] = now
            return ms

        return now_ms

    def meeting(self) -> Callable[..., None]:
        """The making of a client, which is noted."""
        make = GameBot.__init__

        def init(bot: GameBot, *given: Any, **options: Any) -> None:
            make(bot, *given, **options)
            self.bots.append(bot)

        return init

    def nanoseconds(self) -> int:
        """Likewise in nanoseconds."""
        return int(self.wall() * 1e9)

    def dates(self) -> types.SimpleNamespace:
        """The module datetime with classes that know this time."""
        return _like(dt, datetime=self._datetime())

    def _datetime(self) -> type[dt.datetime]:
        world = self

        class Kind(type):
            def __instancecheck__(cls, instance: object) -> bool:
                return isinstance(instance, dt.datetime)

        class Datetime(dt.datetime, metaclass=Kind):
            @classmethod
            def now(cls, tz: dt.tzinfo | None = None) -> Any:
                return dt.datetime.fromtimestamp(world.wall(), tz)

            @classmethod
            def utcnow(cls) -> Any:
                return cls.now(dt.UTC).replace(tzinfo=None)

        return Datetime

    def generators(self) -> types.SimpleNamespace:
        """The module random with generators that are seeded."""
        return _like(random, Random=_Seeded(self.entropy))


def _like(module: types.ModuleType, **changed: Any) -> types.SimpleNamespace:
    """A module with some names changed."""
    return types.SimpleNamespace(**vars(module) | changed)


async def _address(addr_infos: Any, **_: Any) -> Address:
    """The first address, in place of a socket that is connected to it."""
    return Address(*addr_infos[0][4][:2])


class _Seeded:
    """Makes generators that seed themselves from the run's chance where they would ask the system."""

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy

    def __call__(self) -> random.Random:
        made = self._entropy.another()
        made.seed = lambda *_: None  # type: ignore[method-assign]
        return made


@dataclass(frozen=True)
class Replaced:
    """A name ("module:attribute"), what stands there instead, and why."""

    name: str
    instead: Callable[[World], Any]
    why: str


def _shared_time(name: str) -> Replaced:
    return Replaced(
        f"time:{name}", lambda world: world.loop.time, "the machine's time; rates, caches and pauses ask it"
    )


def _default_time(name: str) -> Replaced:
    """A function whose default arguments hold the machine's time since it was imported."""

    def defaults(world: World) -> tuple[Any, ...]:
        held = pkgutil.resolve_name(name).__defaults__
        return tuple(world.loop.time if one is MONOTONIC else one for one in held)

    return Replaced(f"{name}.__defaults__", defaults, "its default is the machine's time")


REPLACED = (
    # Time.
    Replaced(
        "time:time", lambda world: world.wall, "the wall clock: the local Discord's, cooldowns, the gateway's rates"
    ),
    Replaced("time:time_ns", lambda world: world.nanoseconds, "the bot's injected clock reads it"),
    Replaced("bot.client.app:GameBot.__init__", World.meeting, "a checker asks the bot what it would show"),
    Replaced("bot.matches.work.clock:SystemClock.now_ms", World.noting, "checkers ask when it was what it showed"),
    *(_shared_time(name) for name in ("monotonic", "perf_counter")),
    *(
        _default_time(f"bot.client.{name}.__init__")
        for name in (
            "reconnecting:Sessions",
            "throttle:Throttle",
            "pressed_messages:PressedMessages",
            "private_panels:PrivatePanels",
            "outages:Outage",
            "outages:Outages",
        )
    ),
    _default_time("bot.ops.health:Rivals.__init__"),
    *(
        Replaced(f"{module}:datetime", World.dates, "datetime.now asks the system directly")
        for module in ("discord.utils", "discord.http", "discord.integrations")
    ),
    # Chance.
    Replaced("os:urandom", lambda world: world.entropy.bytes, "ids of views and controls, uuid4, WebSocket keys"),
    Replaced("random:_urandom", lambda world: world.entropy.bytes, "secrets and SystemRandom: seeds, nonces, tokens"),
    Replaced("discord.backoff:random", World.generators, "a generator that asks the system for its seed"),
    # Names of the version of Python, which are sent; how long bytes take is drawn from them.
    *(
        Replaced(f"aiohttp.{module}:SERVER_SOFTWARE", lambda _: "Python", "it names Python's version")
        for module in ("client_reqrep", "web_response")
    ),
    Replaced("discord.http:sys", lambda _: _like(sys, version_info=(3, 0)), "the user agent names Python's version"),
    # Threads, sockets, processes.
    Replaced(
        "aiohttp.connector:aiohappyeyeballs",
        lambda _: _like(pkgutil.resolve_name("aiohappyeyeballs"), start_connection=_address),
        "it connects sockets",
    ),
    Replaced("bot.client.app:Heartbeats", lambda _: Heartbeats, "a thread: it becomes a task of the loop"),
    Replaced("aiosqlite.core:SimpleQueue", lambda world: lambda: InlineQueue(world.loop), "the queue of a thread"),
    Replaced("aiosqlite.core:Thread", lambda _: NoThread, "SQLite's thread"),
    Replaced(
        "bot.storage.core.connection:aiosqlite",
        lambda world: world.files,
        "connections end with their process; and here another disk can be put below the store",
    ),
    Replaced(
        "bot.storage.stores.sqlite:FileLock", lambda world: world.files.lock, "the lock of a file ends with its process"
    ),
    Replaced("cogs.running.assembly:Workers", lambda _: inline_workers, "worker processes: their jobs are done inline"),
    # What would be forgotten.
    Replaced(
        "localdiscord.interactions:_REMEMBERED",
        lambda _: 1e9,
        "whether what is kept was ever sent is asked at the end of the run",
    ),
    # What would only take time.
    Replaced(
        "bot.storage.core.migrate:_upgrade", lambda _: empty_file, "each run would create the same tables by Alembic"
    ),
    Replaced(
        "bot.features.rulebook.index_file:write",
        lambda _: _unwritten,
        "megabytes that only spare the next life of the bot work, which `workers` does once in all runs",
    ),
    *(
        Replaced(f"render.nameplates:{name}", lambda _: _unnamed, "nothing is painted, so there is no room for names")
        for name in ("below", "below_film")
    ),
    Replaced(
        "cogs.running.assembly:tend", lambda _: _no_tending, "it freezes garbage for good; `collected` does it here"
    ),
    Replaced(
        "cogs.core.emojis:content", lambda _: _few, "forty uploads would be most of what is sent before anyone plays"
    ),
    Replaced("bot.ops.health:PERIOD", lambda _: 3600.0, "five beats a second would be most of what an idle bot does"),
)
KEPT = ("discord.http:Route.BASE", "discord.gateway:DiscordWebSocket.DEFAULT_GATEWAY")
"""What the bot itself changes when it is started."""


def _unnamed(picture: Any, *_: object) -> Any:
    """A picture without names below it."""
    return picture


def _few(pattern: str) -> list[Path]:
    """Some of the files of the product's data."""
    return content(pattern)[:FEW]


def _unwritten(*_: object) -> None:
    """Keep nothing beside the database."""


async def _no_tending(*_: object) -> None:
    """Nothing is collected while players wait."""


@contextlib.contextmanager
def controlled(world: World) -> Iterator[None]:
    """Run with all replacements in place, and without garbage being collected at moments of its own."""
    former = {name: _value(name) for name in (*(one.name for one in REPLACED), *KEPT)}
    masks = (WebSocketWriter.__init__.__kwdefaults__ or {})["random"]
    state, collecting = random.getstate(), gc.isenabled()
    gc.disable()
    try:
        for one in REPLACED:
            _put(one.name, one.instead(world))
        random.seed(world.entropy.seed)
        masks.seed(world.entropy.seed)
        yield
    finally:
        for name, value in former.items():
            _put(name, value)
        random.setstate(state)
        if collecting:
            gc.enable()


def _value(name: str) -> Any:
    return pkgutil.resolve_name(name)


def _put(name: str, value: Any) -> None:
    module, _, path = name.partition(":")
    holder, _, attribute = path.rpartition(".")
    setattr(pkgutil.resolve_name(f"{module}:{holder}" if holder else module), attribute, value)
