"""Fault injection: Discord failing once, for a while, or for a share of all calls."""

import asyncio
import functools
import re
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any

from aiohttp import web

from localdiscord.errors import ApiError, RateLimited, refuse

ANY = "*"
_WORDS = {500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout"}


class ResponseMode(StrEnum):
    """The manner of a response: whole, withheld until the caller gives up, cut off half-way, or replaced by a proxy's page of HTML."""

    WHOLE = "whole"
    SILENT = "silent"
    CUT = "cut"
    PAGE = "page"


@dataclass(frozen=True)
class RestFault:
    """A fault of the calls to a route.

    `route` is written as in Discord's pages (`/channels/{channel.id}/messages`; the names in braces do not matter); `*`
    matches any method or route. Calls of at most `above` bytes are left alone. It hits a `share` (0 to 1) of the
    matching calls, `times` in all (None: no limit).

    Without `code` and `status` the call succeeds, with `delay` in seconds and the response mode. `after_effect` carries
    out the request first and loses only the response, as a cut connection would. Status 429 takes `retry_after` in
    seconds and may count `everywhere`.
    """

    method: str = ANY
    route: str = ANY
    share: float = 1.0
    times: int | None = None
    code: int = 0
    status: int | None = None
    after_effect: bool = False
    retry_after: float = 0.0
    everywhere: bool = False
    manner: ResponseMode = ResponseMode.WHOLE
    delay: float = 0.0
    above: int = -1

    @property
    def refusal(self) -> ApiError | None:
        """The error returned instead of the real response, None if there is none."""
        if self.status == 429:
            return RateLimited(self.retry_after, everywhere=self.everywhere)
        if self.status is not None and self.status >= 500:
            return ApiError(self.status, self.code, _WORDS.get(self.status, "Server Error"))
        if self.code == 0 and self.status is None:
            return None
        return refuse(self.code, self.status)

    @property
    def prevents(self) -> bool:
        """Whether the call has no effect."""
        return not self.after_effect and (self.refusal is not None or self.manner is not ResponseMode.WHOLE)


@dataclass(frozen=True)
class InteractionDelivery:
    """The delivery of an interaction to the bot: dropped, late (seconds), several times, or `behind` a number of later ones.

    As a standing fault it hits a `share` (0 to 1) of the interactions.
    """

    dropped: bool = False
    delay: float = 0.0
    copies: int = 1
    behind: int = 0
    share: float = 1.0


@dataclass(frozen=True)
class EventDelivery:
    """The delivery of another gateway event: several times, or late (seconds), so that later ones overtake it.

    As a standing fault it hits a `share` (0 to 1) of the events.
    """

    copies: int = 1
    delay: float = 0.0
    share: float = 1.0


@dataclass
class _Planned:
    fault: RestFault
    left: int | None

    def fits(self, method: str, shape: str, size: int) -> bool:
        wanted = self.fault
        return (
            size > wanted.above
            and wanted.method in (ANY, method)
            and (wanted.route == ANY or _shape(wanted.route) == shape)
        )


@dataclass
class Faults:
    """The planned faults: one-time plans are used up, standing faults recur at random, drawn from `seed`."""

    seed: int = 0
    troubles: tuple[RestFault, ...] = ()
    deliveries: tuple[InteractionDelivery, ...] = ()
    events: tuple[EventDelivery, ...] = ()
    _plans: list[_Planned] = field(default_factory=list)
    _next: list[InteractionDelivery] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._luck = Random(self.seed)
        self.plan(*self.troubles)

    def fail_next(self, method: str, route: str, *, times: int = 1, **fault: Any) -> None:
        """Answer the next `times` calls of a route with a fault; the other parameters are those of `RestFault`."""
        self.plan(RestFault(method.upper(), route, times=times, **fault))

    def plan(self, *troubles: RestFault) -> None:
        """Add standing faults; of several that match a call, the first applies."""
        self._plans += [_Planned(fault, fault.times) for fault in troubles]

    def withdraw(self, fault: RestFault) -> None:
        """Remove a standing fault that was planned, and leave the others."""
        self._plans = [plan for plan in self._plans if plan.fault is not fault]

    def deliver_next(self, delivery: InteractionDelivery) -> None:
        """Deliver the next interaction in this manner; several plans queue up."""
        self._next.append(delivery)

    def deliver_always(self, *deliveries: InteractionDelivery) -> None:
        """Deliver interactions in these manners from now on, each for its share, without an end."""
        self.deliveries = deliveries

    def reseed(self, seed: int) -> None:
        """Seed the random faults."""
        self.seed = seed
        self._luck = Random(seed)

    def clear(self) -> None:
        """Remove all faults."""
        self._plans.clear()
        self._next.clear()
        self.deliveries = ()
        self.events = ()

    @property
    def standing(self) -> tuple[RestFault, ...]:
        """The standing faults."""
        return tuple(plan.fault for plan in self._plans)

    def fault_for(self, method: str, route: str, size: int = 0) -> RestFault | None:
        """The fault of this call of `size` bytes, if any."""
        if not self._plans:
            return None
        shape = _shape(route)
        for plan in self._plans:
            if plan.fits(method, shape, size) and self._hits(plan.fault.share):
                self._use_up(plan)
                return plan.fault
        return None

    def delivery(self) -> InteractionDelivery:
        """The delivery of the next interaction."""
        if self._next:
            return self._next.pop(0)
        return next((delivery for delivery in self.deliveries if self._hits(delivery.share)), InteractionDelivery())

    def event_delivery(self) -> EventDelivery:
        """The delivery of the next gateway event that is no interaction."""
        return next((delivery for delivery in self.events if self._hits(delivery.share)), EventDelivery())

    def _hits(self, share: float) -> bool:
        return share >= 1.0 or self._luck.random() < share

    def _use_up(self, plan: _Planned) -> None:
        if plan.left is not None:
            plan.left -= 1
            if plan.left <= 0:
                self._plans.remove(plan)


@functools.cache
def _shape(route: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", route)


_LOOK = 0.05  # seconds between checks that the caller is still connected


async def sent(request: web.Request, response: web.Response, manner: ResponseMode) -> web.StreamResponse:
    """Send the response: whole, never (until the caller gives up), half of it before the connection is cut, or a page instead."""
    match manner:
        case ResponseMode.WHOLE:
            return response
        case ResponseMode.SILENT:
            while request.transport is not None and not request.transport.is_closing():  # noqa: ASYNC110 - there is no event for a caller that left
                await asyncio.sleep(_LOOK)
            return response
        case ResponseMode.CUT:
            return await _cut(request, response)
        case ResponseMode.PAGE:
            page = f"<html><head><title>{response.status}</title></head></html>"
            return web.Response(status=response.status, text=page, content_type="text/html")


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
