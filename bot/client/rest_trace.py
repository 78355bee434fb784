"""Observes responses of Discord's REST API: refusals, its clock, and outages."""

from __future__ import annotations

from email.utils import parsedate_to_datetime
from functools import lru_cache
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
import yarl

from bot.client.outages import Outages
from bot.matches.timing.paces import SECOND
from bot.matches.work.clock import SystemClock
from bot.ops.health import Rivals
from bot.ops.metrics import Metrics


def traced(metrics: Metrics, rivals: Rivals, clock: SystemClock, outages: Outages) -> aiohttp.TraceConfig:
    """Count Discord's responses and read its clock; the library retries failed requests, and so may answer an interaction twice."""

    async def started(_session: aiohttp.ClientSession, context: Any, _params: aiohttp.TraceRequestStartParams) -> None:
        context.asked = clock.machine()

    async def ended(_session: aiohttp.ClientSession, context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        date = _date(params.response.headers.get("Date", ""))
        if date is not None and params.url.host == yarl.URL(discord.http.Route.BASE).host:
            clock.hear(date, context.asked)
        if _of_api(params.url):
            outages.answered(params.response.status, params.url.path)
        metrics.answered(params.response.status, params.response.headers.get("X-RateLimit-Scope", ""))
        if params.response.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            repeated(params.url)

    async def failed(
        _session: aiohttp.ClientSession, _context: Any, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if _of_api(params.url):
            outages.unanswered(params.exception, params.url.path)
        repeated(params.url)

    def repeated(url: yarl.URL) -> None:
        *_, of, interaction, _, last = ("", "", "", *url.parts)
        if (of, last) == ("interactions", "callback"):
            rivals.may_answer(int(interaction))

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(started)
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)
    return trace


def _of_api(url: yarl.URL) -> bool:
    """Whether a request goes to the REST API, not to the gateway, which is connected by the same session."""
    api = yarl.URL(discord.http.Route.BASE)
    return url.host == api.host and url.path.startswith(api.path)


@lru_cache(1)  # responses come several in a second
def _date(header: str) -> int | None:
    """The time of a response by the server's clock (ms, truncated to seconds); None without a valid header."""
    try:
        return int(parsedate_to_datetime(header).timestamp()) * SECOND
    except ValueError:
        return None
