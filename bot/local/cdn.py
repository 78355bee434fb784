"""Serves files as Discord's CDN does; a test can make it slow or fail."""

import asyncio

from aiohttp import web

from bot.local.faults import Faults, sent
from bot.local.world import World

__all__ = ["FILE_ROUTE", "Cdn"]

FILE_ROUTE = "/attachments/{channel}/{attachment}/{name}"


class Cdn:
    """Serves the files of messages; a `RestFault` with `FILE_ROUTE` applies to them."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults

    def add_to(self, app: web.Application) -> None:
        """Make the application serve the files."""
        app.router.add_get(FILE_ROUTE, self._serve)

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        fault = self._faults.fault_for("GET", FILE_ROUTE)
        if fault is None:
            return self._file(request)
        await asyncio.sleep(fault.delay)
        refusal = fault.refusal
        response = self._file(request) if refusal is None else web.Response(status=refusal.status)
        return await sent(request, response, fault.manner)

    def _file(self, request: web.Request) -> web.Response:
        numbers = [request.match_info[part] for part in ("channel", "attachment")]
        if not all(number.isdigit() for number in numbers):
            raise web.HTTPNotFound
        attachment = self._world.attachment(int(numbers[0]), int(numbers[1]))
        if attachment is None:
            raise web.HTTPNotFound
        kind = {"Content-Type": attachment.content_type, "X-Content-Type-Options": "nosniff"}
        return web.Response(body=attachment.content, headers=kind)
