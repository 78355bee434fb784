"""A receiver of webhooks on this machine, which answers as it is told to."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import AsyncIterator
from typing import Any

from aiohttp import web


class Receiver:
    """Keeps what it receives: headers and body. `plan` are its next answers, then 200; `slow` seconds pass before each."""

    def __init__(self) -> None:
        self.received: list[tuple[dict[str, str], bytes]] = []
        self.plan: deque[web.StreamResponse] = deque()
        self.slow = 0.0
        self.heard = asyncio.Event()
        self.at_once = self.most = 0
        self.url = ""

    @property
    def bodies(self) -> list[dict[str, Any]]:
        return [json.loads(body) for _, body in self.received]

    @property
    def names(self) -> list[str]:
        return [headers["webhook-id"] for headers, _ in self.received]

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [body["data"] for body in self.bodies if body["type"] == kind]

    async def take(self, request: web.Request) -> web.StreamResponse:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        try:
            self.received.append(({name.lower(): text for name, text in request.headers.items()}, await request.read()))
            self.heard.set()
            await asyncio.sleep(self.slow)
            return self.plan.popleft() if self.plan else web.Response()
        finally:
            self.at_once -= 1


@contextlib.asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver at a free port."""
    receiver, app = Receiver(), web.Application()
    app.router.add_route("*", "/{rest:.*}", receiver.take)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        receiver.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
        yield receiver
    finally:
        await runner.cleanup()
