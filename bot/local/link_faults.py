"""Connections that go silent or are cut in the middle of a response."""

import asyncio

from aiohttp import web

from bot.local.faults import ResponseMode

__all__ = ["sent"]

_LOOK = 0.05  # seconds between checks that the caller is still connected


async def sent(request: web.Request, response: web.Response, manner: ResponseMode) -> web.StreamResponse:
    """Send the response: whole, never (until the caller gives up), or half of it before the connection is cut."""
    match manner:
        case ResponseMode.WHOLE:
            return response
        case ResponseMode.SILENT:
            while request.transport is not None and not request.transport.is_closing():  # noqa: ASYNC110 - there is no event for a caller that left
                await asyncio.sleep(_LOOK)
            return response
        case ResponseMode.CUT:
            return await _cut(request, response)


async def _cut(request: web.Request, response: web.Response) -> web.StreamResponse:
    """Send half of the body, or nothing if there is none, and cut the connection."""
    whole = response.body if isinstance(response.body, bytes) else b""
    half: web.StreamResponse = response
    if whole:
        half = web.StreamResponse(status=response.status, headers=response.headers)
        half.content_length = len(whole)
        await half.prepare(request)
        await half.write(whole[: len(whole) // 2])
    if request.transport is not None:
        request.transport.abort()
    return half
