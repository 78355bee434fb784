"""The bot on the local Discord: `pichenette play`, which restarts it if it dies, and `pichenette local`."""

from __future__ import annotations

import asyncio
import functools
import os
import socket
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from bot.content import DATA
from localdiscord.bot_process import BotProcess
from localdiscord.config import ActivityConfig, LocalConfig
from localdiscord.crowds import grown
from localdiscord.fixtures import Fixtures, read_fixtures
from localdiscord.server import LocalDiscord

FIXTURES = DATA / "pichenette-corner.toml"
KINDS = ("announcement", "voice", "stage", "media")
WORLD = "local-discord.json"
PAUSE = 1.0  # seconds before a bot that died is started again
SETTLED = 3.0  # seconds after which no library takes a new server for one that was there at the start
LOOPBACK = "127.0.0.1"
SDK = Path(__file__).parents[2] / "out" / "activity" / "embedded-app-sdk.js"  # as `make activity` makes it
PASSED_ON = ("BOT_WEBHOOKS", "BOT_MENTIONS", "BOT_LOG_FORMAT", "BOT_LOG_LEVEL", "BOT_OPS_PORT", "BOT_OPS_HOST")
UNUSABLE = 2  # exit status of a bot that would fail again in the same way


def corner(
    *, kinds: bool = False, people: int = 0, rooms: int = 0, servers: int = 0, channels: int = 1, **config: Any
) -> LocalConfig:
    """Pichenette Corner: without a channel of each kind unless `kinds`, and with more people, rooms and servers if wanted."""
    fixtures = _first_fixtures()
    if not kinds:
        first, *others = fixtures.servers
        usual = tuple(one for one in first.channels if one.kind not in KINDS)
        first = msgspec.structs.replace(first, channels=usual)
        fixtures = msgspec.structs.replace(fixtures, servers=(first, *others))
    fixtures = grown(fixtures, people=people, rooms=rooms, servers=servers, channels=channels)
    return LocalConfig(fixtures=fixtures, **config)


@functools.cache
def _first_fixtures() -> Fixtures:
    return read_fixtures(FIXTURES)


def bot_environment(discord: LocalDiscord, database: Path) -> dict[str, str]:
    """The environment of a bot process: token, database and both addresses; with TLS, the proxy instead of addresses.

    Where nobody counts what it sends it need not either.
    """
    variables = {"BOT_TOKEN": discord.token, "BOT_DATABASE": str(database.absolute())}
    if not discord.config.rates_enforced:
        variables["BOT_SENDS"] = "0"
    if discord.disguise is not None:
        return variables | {"BOT_PROXY": discord.disguise.proxy_url}
    return variables | {"BOT_REST_URL": discord.rest_url, "BOT_GATEWAY_URL": discord.gateway_url}


def bot_process(
    discord: LocalDiscord,
    database: Path,
    log: Path | None = None,
    settings: Mapping[str, str] | None = None,
    *,
    program: Sequence[str] = ("-m", "pichenette"),
    seed: str | None = None,
) -> BotProcess:
    """A bot with this database, in whose folder it looks for a .env; `settings` are more of its environment."""
    command = [sys.executable, *program, "run", "--settings", str(database.parent)]
    if seed is not None:
        command += ["--seed", seed]
    if not discord.config.rates_enforced:
        command.append("--no-player-limits")
    return BotProcess(discord, command, bot_environment(discord, database) | dict(settings or {}), log)


def free_address() -> str:
    """An address on this machine with a free port, for the bot's own pages."""
    return f"http://{LOOPBACK}:{_bound(0)}"


def _bound(port: int) -> int:
    """The port that can be listened on; 0 takes any. OSError if it is taken."""
    with socket.socket() as free:
        free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server does
        free.bind((LOOPBACK, port))
        return int(free.getsockname()[1])


def _or_free(port: int) -> int:
    """The port, or 0 for a free one if it is taken, which is printed."""
    try:
        return _bound(port) if port else 0
    except OSError:
        _print(f"Port {port} is taken; a free one is used instead.")
        return 0


def _activity(pages: str) -> ActivityConfig | None:
    """The bot's pages inside the local Discord; None without Discord's SDK, or if the port is taken that it takes messages from."""
    activity = ActivityConfig(pages)
    if not SDK.is_file():
        return None
    try:
        _bound(activity.port)
    except OSError:
        _print(f"Port {activity.port} is taken, which Discord's SDK needs: there is no button Open here this time.")
        return None
    return activity


def pages_of(discord: LocalDiscord) -> dict[str, str]:
    """The settings of the bot's own pages at the address where the page of the local Discord, which may frame them, expects them."""
    url, activity = discord.config.app_pages, discord.config.activity
    there = discord.url.rstrip("/")
    pages = {
        "BOT_WEB_PORT": url.rpartition(":")[2],
        "BOT_WEB_URL": url,
        "BOT_WEB_PARENTS": there,
        "BOT_DISCORD_URL": there,
    }
    if activity is None:
        return pages
    parents = f"{there} {discord.activity_client.url}"
    return pages | {"BOT_WEB_PARENTS": parents, "BOT_ACTIVITY_SECRET": activity.secret, "BOT_ACTIVITY_SDK": str(SDK)}


def passed_on(environment: Mapping[str, str]) -> dict[str, str]:
    """The settings of an environment that hold on the local Discord, too; webhooks may go to programs on this machine if it says nothing."""
    return {"BOT_WEBHOOKS": "local"} | {name: environment[name] for name in PASSED_ON if environment.get(name)}


async def play(port: int, folder: Path) -> int:
    """Serve the page and keep the bot running until cancelled; returns its exit status if it cannot start."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    world = folder / WORLD
    new = not await asyncio.to_thread(world.exists)
    discord = await _opened(port, world)
    bot = bot_process(discord, folder / "play.db", settings=passed_on(os.environ) | pages_of(discord))
    greeting = asyncio.create_task(_greet(discord, new=new))
    try:
        _print("The bot is starting ...")
        return await _keep_alive(bot)
    finally:
        greeting.cancel()
        try:
            await bot.stop()
        finally:  # also if the wait for it was cut short
            await discord.close()


async def serve_alone(port: int, folder: Path) -> None:
    """Serve the page for a bot started elsewhere, until cancelled; print the settings that it needs."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    discord = await _opened(port, folder / WORLD)
    try:
        _print(
            f"\n  The local Discord: {discord.url}\n  A bot joins it with these settings, in .env or the environment:\n"
        )
        settings = bot_environment(discord, folder / "rehearsal.db")
        _print("\n".join(f"{name}={value}" for name, value in settings.items()))
        _print("\n  Ctrl-C ends it.\n")
        await asyncio.Event().wait()
    finally:
        await discord.close()


async def _greet(discord: LocalDiscord, *, new: bool) -> None:
    """Print the page's address once the bot is ready. To a `new` server it is added then: it may have something to say."""
    if new:
        discord.membership.remove_bot()
    while not (discord.gateway.online and discord.world.state.commands):  # noqa: ASYNC110 - neither is an event
        await asyncio.sleep(0.1)
    if new:
        await asyncio.sleep(SETTLED)
        discord.membership.invite_bot()
    _print(f"\n  The table is set: {discord.url}\n  Ctrl-C ends it.\n")


def _print(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def _opened(port: int, keep: Path) -> LocalDiscord:
    """A local Discord on the given port, or on a free one if that is taken."""
    pages = free_address()
    config = corner(port=port, keep=keep, kinds=True, app_pages=pages, activity=_activity(pages))
    discord = LocalDiscord(config)
    try:
        await discord.start()
    except OSError:  # that port is taken, or by now that of the Activity
        discord = LocalDiscord(replace(config, port=_or_free(port), activity=_activity(pages)))
        await discord.start()
    return discord


async def _keep_alive(bot: BotProcess) -> int:
    """Run the bot and restart it whenever it dies, unless its exit status says that restarting is useless."""
    while True:
        await bot.start()
        status = await bot.wait()
        if status == UNUSABLE:
            _print("The bot cannot start; the reason is above.")
            return status
        _print(f"The bot ended with status {status}; it is started again.")
        await asyncio.sleep(PAUSE)
