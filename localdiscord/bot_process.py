"""The bot as a process beside a local Discord: start, stop, kill; and `python -m bot play`, which restarts it if it dies."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

from localdiscord.config import LocalConfig
from localdiscord.server import LocalDiscord

GRACE = 10.0  # seconds a bot has to finish after being asked to


def bot_environment(discord: LocalDiscord, database: Path) -> dict[str, str]:
    """The environment of a bot process: token, database and both addresses; with TLS, the proxy instead of addresses.

    Where nobody counts what it sends it need not either.
    """
    told = {"BOT_TOKEN": discord.token, "BOT_DATABASE": str(database.absolute())}
    if not discord.config.rates_enforced:
        told["BOT_SENDS"] = "0"
    if discord.disguise is not None:
        return told | {"BOT_PROXY": discord.disguise.proxy_url}
    return told | {"BOT_REST_URL": discord.rest_url, "BOT_GATEWAY_URL": discord.gateway_url}


class BotProcess:
    """One bot; `folder` is where it looks for a .env (none of the owner's is read), its database and, if wished, its log.

    `settings` are more of its environment.
    """

    def __init__(
        self, discord: LocalDiscord, database: Path, log: Path | None = None, settings: Mapping[str, str] | None = None
    ) -> None:
        self._discord = discord
        self._log = log
        self._folder = database.parent
        self._environment = bot_environment(discord, database) | dict(settings or {})
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, *command: str) -> None:
        """Start it (`command` replaces `-m bot run`) and return at once."""
        program = command or ("-m", "bot", "run", "--settings", str(self._folder))
        if "run" in program and not self._discord.config.rates_enforced:
            program = (*program, "--no-player-limits")
        log = await asyncio.to_thread(self._log.open, "ab") if self._log else None
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *program, env=self._environment, stderr=log
            )
        finally:
            if log is not None:
                log.close()

    async def ready(self, seconds: float = 120.0) -> None:
        """Wait until it is connected and its commands are known. RuntimeError if it ended, TimeoutError if it takes too long."""
        async with asyncio.timeout(seconds):
            while not (self._discord.gateway.online and self._discord.world.state.commands):
                if self._process is None or self._process.returncode is not None:
                    raise RuntimeError("the bot ended before it was connected")
                await asyncio.sleep(0.02)

    @property
    def pid(self) -> int:
        """The process id."""
        if self._process is None:
            raise RuntimeError("the bot was not started")
        return self._process.pid

    async def wait(self) -> int:
        """Wait until it ends by itself; its exit status."""
        if self._process is None:
            raise RuntimeError("the bot was not started")
        return await self._process.wait()

    async def kill(self) -> None:
        """Kill it without warning, as a power cut would."""
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    async def stop(self) -> None:
        """Stop it, and kill it if it does not end."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), GRACE)
        except TimeoutError:
            await self.kill()


PORT = 8137  # of the page, if it is free
FOLDER = Path("var")
WORLD = "local-discord.json"
PAUSE = 1.0  # seconds before a bot that died is started again
SETTLED = 3.0  # seconds after which no library takes a new server for one that was there at the start
UNUSABLE = 2  # exit status of a bot that would fail again in the same way


async def play(port: int = PORT, folder: Path = FOLDER) -> int:
    """Serve the page and keep the bot running until cancelled; returns its exit status if it cannot start."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    world = folder / WORLD
    new = not await asyncio.to_thread(world.exists)
    discord = await _opened(port, world)
    bot = BotProcess(discord, folder / "play.db")
    greeting = asyncio.create_task(_greet(discord, new=new))
    try:
        _print("The bot is starting ...")
        return await _keep_alive(bot)
    finally:
        greeting.cancel()
        await bot.stop()
        await discord.close()


async def serve_alone(port: int = PORT, folder: Path = FOLDER) -> None:
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


def _print(said: str) -> None:
    sys.stdout.write(f"{said}\n")
    sys.stdout.flush()


async def _opened(port: int, keep: Path) -> LocalDiscord:
    """A local Discord on the given port, or on a free one if that is taken."""
    discord = LocalDiscord(LocalConfig(port=port, keep=keep, kinds=True))
    try:
        await discord.start()
    except OSError:
        _print(f"Port {port} is taken; a free one is used instead.")
        discord = LocalDiscord(LocalConfig(keep=keep, kinds=True))
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
