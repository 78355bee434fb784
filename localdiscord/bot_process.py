"""A bot as a process beside a local Discord: start, stop, kill, wait for it."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Mapping, Sequence
from pathlib import Path

from localdiscord.server import LocalDiscord

GRACE = 10.0  # seconds a bot has to finish after being asked to


class BotProcess:
    """One bot, started by a command in this environment and no other; with `log` its errors are appended to that file."""

    def __init__(
        self, discord: LocalDiscord, command: Sequence[str], environment: Mapping[str, str], log: Path | None = None
    ) -> None:
        self._discord = discord
        self._command = command
        self._environment = environment
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and return at once."""
        log = await asyncio.to_thread(self._log.open, "ab") if self._log else None
        try:
            self._process = await asyncio.create_subprocess_exec(*self._command, env=self._environment, stderr=log)
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
        """Stop it, and kill it if it does not end, or if its caller waits no longer."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), GRACE)
        finally:
            await self.kill()
