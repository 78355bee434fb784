"""Control from another process: `/local/...` plans faults, cuts gateway connections and advances the clock.

POST /local/faults    {"troubles": [...], "deliveries": [...], "next": [...], "seed": 7}; each as in `faults.RestFault` and `faults.InteractionDelivery`
GET, DELETE           list the active faults, remove them
POST /local/gateway   {"do": "close" | "cut" | "reconnect" | "resume" | "invalidate", "code": 4000}
POST /local/clock     {"advance": 3600}

All want the header `Authorization: Bot <token>`, as the API does.
"""

from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from bot.local.clock import LocalClock
from bot.local.faults import Faults, InteractionDelivery, RestFault
from bot.local.gateway import Gateway, GatewayFault

__all__ = ["Control"]


class _FaultRequest(msgspec.Struct, forbid_unknown_fields=True):
    troubles: tuple[RestFault, ...] = ()
    deliveries: tuple[InteractionDelivery, ...] | None = None
    next: tuple[InteractionDelivery, ...] = ()
    seed: int | None = None


class _GatewayRequest(msgspec.Struct, forbid_unknown_fields=True):
    do: GatewayFault
    code: int = 4000


class _ClockRequest(msgspec.Struct, forbid_unknown_fields=True):
    advance: float


Handler = Callable[[bytes], Awaitable[object]]


class Control:
    """The control routes of one local Discord."""

    def __init__(self, token: str, faults: Faults, gateway: Gateway, clock: LocalClock) -> None:
        self._token = token
        self._faults = faults
        self._gateway = gateway
        self._clock = clock

    def add_to(self, app: web.Application) -> None:
        """Make the application serve the control routes."""
        for method, path, handler in (
            ("GET", "/local/faults", self._tell),
            ("POST", "/local/faults", self._plan),
            ("DELETE", "/local/faults", self._clear),
            ("POST", "/local/gateway", self._meddle),
            ("POST", "/local/clock", self._advance),
        ):
            app.router.add_route(method, path, self._guarded(handler))

    def _guarded(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            if request.headers.get("Authorization") != f"Bot {self._token}":
                return web.Response(status=401)
            try:
                answer = await handler(await request.read())
            except msgspec.DecodeError as error:
                return web.Response(status=400, text=str(error))
            return web.Response(body=msgspec.json.encode(answer), content_type="application/json")

        return handle

    async def _tell(self, _: bytes) -> object:
        return {"troubles": self._faults.standing, "deliveries": self._faults.deliveries, "seed": self._faults.seed}

    async def _plan(self, raw: bytes) -> object:
        wanted = msgspec.json.decode(raw, type=_FaultRequest)
        if wanted.seed is not None:
            self._faults.reseed(wanted.seed)
        self._faults.plan(*wanted.troubles)
        if wanted.deliveries is not None:
            self._faults.deliver_always(*wanted.deliveries)
        for delivery in wanted.next:
            self._faults.deliver_next(delivery)
        return await self._tell(raw)

    async def _clear(self, raw: bytes) -> object:
        self._faults.clear()
        return await self._tell(raw)

    async def _meddle(self, raw: bytes) -> object:
        wanted = msgspec.json.decode(raw, type=_GatewayRequest)
        await self._gateway.inject(wanted.do, wanted.code)
        return {"online": self._gateway.online}

    async def _advance(self, raw: bytes) -> object:
        self._clock.advance(msgspec.json.decode(raw, type=_ClockRequest).advance)
        return {"now": self._clock.now()}
