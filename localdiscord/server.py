"""The local Discord as a whole: one HTTP server with the API, the gateway, the files, the controls and the page."""

import asyncio
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from types import TracebackType
from typing import Self

import msgspec
from aiohttp import web

from localdiscord.activities import Activities
from localdiscord.activity_client import ActivityClient
from localdiscord.clock import LocalClock, ScheduledCall
from localdiscord.config import LocalConfig
from localdiscord.events import ChannelAdded, Event, Feed, MessageAdded
from localdiscord.faults import Faults, InteractionDelivery, RestFault, sent
from localdiscord.first_world import first_world
from localdiscord.gateway import Gateway, GatewayFault
from localdiscord.interactions import Interactions
from localdiscord.log import TrafficLog
from localdiscord.membership import Membership
from localdiscord.message_editor import MessageEditor
from localdiscord.page import PageServer
from localdiscord.people import UserClient
from localdiscord.rates import RateLimits
from localdiscord.records import Channel
from localdiscord.rest.api import Api
from localdiscord.rest.call import RestServices
from localdiscord.rest.commands import keep_entry_point
from localdiscord.tls_proxy import CDN_URL, GATEWAY_URL, TlsProxy
from localdiscord.world import StateSaver, World, load

FILE_ROUTE = "/attachments/{channel}/{attachment}/{name}"
EMOJI_ROUTE = "/emojis/{emoji}.{ending}"


class Cdn:
    """Serves the files of messages and the emoji; a `RestFault` with `FILE_ROUTE` applies to the files."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults

    def add_to(self, app: web.Application) -> None:
        """Make the application serve the files."""
        app.router.add_get(FILE_ROUTE, self._serve)
        app.router.add_get(EMOJI_ROUTE, self._emoji)

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        fault = self._faults.fault_for("GET", FILE_ROUTE)
        if fault is None:
            return self._file(request)
        await asyncio.sleep(fault.delay)
        refusal = fault.refusal
        response = self._file(request) if refusal is None else web.Response(status=refusal.status)
        return await sent(request, response, fault.manner)

    async def _emoji(self, request: web.Request) -> web.Response:
        number = request.match_info["emoji"]
        found = self._world.state.emojis.get(int(number)) if number.isdigit() else None
        if found is None or request.match_info["ending"] not in ("png", "webp"):
            raise web.HTTPNotFound
        return web.Response(body=found.content, content_type="image/png")  # not converted, as Discord's would be

    def _file(self, request: web.Request) -> web.Response:
        numbers = [request.match_info[part] for part in ("channel", "attachment")]
        if not all(number.isdigit() for number in numbers):
            raise web.HTTPNotFound
        attachment = self._world.attachment(int(numbers[0]), int(numbers[1]))
        if attachment is None:
            raise web.HTTPNotFound
        kind = {"Content-Type": attachment.content_type, "X-Content-Type-Options": "nosniff"}
        return web.Response(body=attachment.content, headers=kind)


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
    """Control from another process: `/local/...` plans faults, cuts gateway connections and advances the clock.

    POST /local/faults    {"troubles": [...], "deliveries": [...], "next": [...], "seed": 7}; each as in `faults`
    GET, DELETE           list the active faults, remove them
    POST /local/gateway   {"do": "close" | "cut" | "reconnect" | "resume" | "invalidate", "code": 4000}
    POST /local/clock     {"advance": 3600}

    All want the header `Authorization: Bot <token>`, as the API does.
    """

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


class ThreadArchiver:
    """Archives each thread once it has been inactive for its `auto_archive` minutes."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._timers: dict[int, ScheduledCall] = {}
        world.feed.listen(self._heard)

    def start(self) -> None:
        """Watch the threads of a loaded world."""
        for guild in self._world.guilds:
            for thread in self._world.active_threads(guild):
                self._watch(thread)

    def _heard(self, event: Event) -> None:
        if isinstance(event, ChannelAdded):
            self._watch(event.channel)
        elif isinstance(event, MessageAdded):
            self._watch(self._world.channel(event.message.channel_id))

    def _watch(self, channel: Channel) -> None:
        if channel.thread is None:
            return
        if channel.id in self._timers:
            self._timers.pop(channel.id).cancel()
        quiet = channel.thread.auto_archive * 60.0
        sent = channel.thread.sent
        self._timers[channel.id] = self._world.clock.later(quiet, lambda: self._archive_if_quiet(channel, sent))

    def _archive_if_quiet(self, channel: Channel, sent: int) -> None:
        self._timers.pop(channel.id, None)
        thread = channel.thread
        if thread is None or thread.archived or thread.sent != sent or channel.id not in self._world.channels:
            return
        thread.archived = True
        thread.archived_at = self._world.clock.now()
        self._world.change_channel(channel)


class LocalDiscord:
    """The server. Point a bot at `rest_url` and `gateway_url` with `token`; open `url` in a browser or act through `person`."""

    def __init__(
        self, config: LocalConfig | None = None, clock: LocalClock | None = None, log: TrafficLog | None = None
    ) -> None:
        self.config = config or LocalConfig()
        self.clock = clock or LocalClock()
        self.log = log or TrafficLog(self.config.log_path, self.config.log_kept)
        self.faults = Faults(self.config.fault_seed, self.config.troubles, self.config.deliveries)
        state = load(self.config.keep) or first_world(self.config.fixtures, self.clock.now())
        self.world = World(state, self.clock, Feed())
        self.gateway = Gateway(self.world, self.config, self.log, self.faults)
        self.activities = Activities(self.world, self.config.activity)
        self.interactions = Interactions(self.world, self.gateway, self.faults, self.activities, self.config)
        self.membership = Membership(self.world)
        self._archiving = ThreadArchiver(self.world)
        self._posting = MessageEditor(self.world, self.config)
        self._runner: web.AppRunner | None = None
        self._people: dict[int, UserClient] = {}
        self._keeper = (
            StateSaver(state, self.config.keep, self.clock, self.world.feed) if self.config.keep is not None else None
        )
        self.disguise = TlsProxy(self.config.host, self.config.tls) if self.config.tls is not None else None
        self.activity_client = ActivityClient(self.world, self.activities, self.config)
        self._page = PageServer(self.world, self.gateway, self.config, self.person, self.activity_client)
        self.url = ""

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.config.token

    @property
    def rest_url(self) -> str:
        """The base of the REST API."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """The address of the gateway."""
        return f"ws{self.url.removeprefix('http')}/gateway/"

    def person(self, who: str | int) -> UserClient:
        """A user by username or id; KeyError if there is none."""
        users = self.world.users
        user = users[who] if isinstance(who, int) else next((u for u in users.values() if u.username == who), None)
        if user is None:
            raise KeyError(who)
        if user.id not in self._people:
            self._people[user.id] = UserClient(user, self.world, self.interactions, self._posting, self.config)
        return self._people[user.id]

    async def start(self) -> None:
        """Listen; OSError if the port is taken."""
        app = self._application()
        api = self._api()
        cdn = Cdn(self.world, self.faults)
        api.add_to(app)
        cdn.add_to(app)
        Control(self.token, self.faults, self.gateway, self.clock).add_to(app)
        app.router.add_get("/gateway/", self.gateway.serve)
        self._page.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self.config.host, self.config.port).start()
        except OSError:
            await self._runner.cleanup()
            self._runner = None
            self.log.close()
            raise
        port = self._runner.addresses[0][1]
        self.url = f"http://{self.config.host}:{port}"
        await self._open_activity_client()
        self.world.media_url = self.url
        self._archiving.start()
        self.gateway.url = self.gateway_url
        if self.disguise is not None:
            await self._disguise_as_discord(self.disguise, api, cdn)

    async def _open_activity_client(self) -> None:
        """Frame the application's Activity, if it has one. OSError if the port is taken."""
        if self.config.activity is not None:
            keep_entry_point(self.world)
        try:
            await self.activity_client.start(self.url)
        except OSError:
            await self.close()
            raise

    def _application(self) -> web.Application:
        """An application that dates its answers by the local clock."""

        async def date(_: web.Request, response: web.StreamResponse) -> None:
            response.headers["Date"] = formatdate(self.clock.now(), usegmt=True)

        app = web.Application(client_max_size=self.config.request_bytes)
        app.on_response_prepare.append(date)
        return app

    def _api(self) -> Api:
        services = RestServices(
            world=self.world,
            config=self.config,
            gateway=self.gateway,
            interactions=self.interactions,
            posting=self._posting,
            rates=RateLimits(self.config, self.clock),
            activities=self.activities,
        )
        return Api(services, self.faults, self.log)

    async def _disguise_as_discord(self, disguise: TlsProxy, api: Api, cdn: Cdn) -> None:
        """Serve the bot's routes under Discord's own host names as well."""
        app = self._application()
        api.add_to(app)
        cdn.add_to(app)
        app.router.add_get("/", self.gateway.serve)
        await disguise.start(app)
        self.world.media_url = CDN_URL
        self.gateway.url = GATEWAY_URL

    async def close(self) -> None:
        """Close every connection and save the world if configured."""
        self.clock.stop()
        await self.gateway.close()
        await self._page.close()
        await self.activity_client.close()
        if self.disguise is not None:
            await self.disguise.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self._keeper is not None:
            self._keeper.save()
        self.log.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
