"""Previews of drafts over a WebSocket, of which the last one wins."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.client.throttle import Allowance, Throttle
from bot.features.hand.values import VALID, GivenDraft

PAUSE = 0.1  # seconds between two previews for one person
DRAFTS = Allowance(250.0, 500)  # of one socket: the quickest screens draw 240 frames a second


class LiveDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draft to be previewed, with its number, and the token of its ask ("": that of the socket's first message)."""

    nth: Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
    draft: GivenDraft
    token: str = ""


class Previews:
    """One socket: makes a preview of the latest draft, one at a time for all sockets that share a `pace`.

    `preview` answers a draft.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        pace: asyncio.Lock,
        preview: Callable[[LiveDraft], Awaitable[Any]],
    ) -> None:
        self._socket = socket
        self._pace = pace
        self._preview = preview
        self._latest: LiveDraft | None = None
        self._there = asyncio.Event()

    async def serve(self) -> None:
        """Answer until the socket closes, for no longer than a link is valid."""
        making = asyncio.create_task(self._make())
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({making, listening}, timeout=VALID, return_when=asyncio.FIRST_COMPLETED)
        finally:
            making.cancel()
            listening.cancel()
            await asyncio.gather(making, listening, return_exceptions=True)
        await self._socket.close()
        for task in (making, listening):
            if not task.cancelled():
                task.result()

    async def _listen(self) -> None:
        """Keep the latest draft; a socket that floods, or sends anything else, is closed."""
        throttle = Throttle(DRAFTS)
        async for message in self._socket:
            if throttle.take(0):
                await self._socket.close(code=WSCloseCode.POLICY_VIOLATION)
                return
            try:
                self._latest = _read(message.data if message.type is WSMsgType.TEXT else "")
            except (msgspec.DecodeError, RecursionError):
                await self._socket.close(code=WSCloseCode.UNSUPPORTED_DATA)
                return
            self._there.set()

    async def _make(self) -> None:
        with contextlib.suppress(ConnectionError):  # the page has gone meanwhile
            while True:
                await self._there.wait()
                async with self._pace:
                    await self._answer()
                    await asyncio.sleep(PAUSE)

    async def _answer(self) -> None:
        self._there.clear()
        asked = self._latest
        if asked is None:
            return
        answer = await self._preview(asked)
        await self._socket.send_str(msgspec.json.encode(answer).decode())


def _read(text: str) -> LiveDraft:
    return msgspec.json.decode(text, type=LiveDraft)
