"""The heartbeats of the gateway as a task of the loop: in discord.py they are a thread."""

from __future__ import annotations

import asyncio
import time

from bot.client.reconnecting import Heartbeats as Threaded

NAME = "heartbeats"  # of the task; a thread would not keep the program from ending, either


class Heartbeats(Threaded):
    """Does in a task what the thread does."""

    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to beat."""
        self._task = self.ws.loop.create_task(self._beat(), name=NAME)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.interval or 0.0)
            if self._stop_ev.is_set():
                return
            if self._last_recv + self.heartbeat_timeout < time.perf_counter():
                self._stop_ev.set()
                await self.ws.close(4000)
                return
            try:
                await self.ws.send_heartbeat(self.get_payload())
            except ConnectionError:
                self.stop()

    def stop(self) -> None:
        """Beat no more."""
        super().stop()
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
