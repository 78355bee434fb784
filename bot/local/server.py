"""The local Discord as a whole: one HTTP server with the API, the gateway, the files and the page."""

from types import TracebackType
from typing import Self

from aiohttp import web

from bot.local.cdn import Cdn
from bot.local.clock import LocalClock
from bot.local.config import LocalConfig
from bot.local.control import Control
from bot.local.events import Feed
from bot.local.faults import Faults
from bot.local.fixtures import pichenette_corner
from bot.local.gateway import Gateway
from bot.local.interactions import Interactions
from bot.local.log import TrafficLog
from bot.local.membership import Membership
from bot.local.message_editor import MessageEditor
from bot.local.page import Page
from bot.local.people import UserClient
from bot.local.rates import RateLimits
from bot.local.rest.api import Api
from bot.local.rest.call import RestServices
from bot.local.thread_archiver import ThreadArchiver
from bot.local.tls_proxy import CDN_URL, GATEWAY_URL, TlsProxy
from bot.local.world import StateSaver, World, load

__all__ = ["LocalDiscord"]


class LocalDiscord:
    """The server. Point a bot at `rest_url` and `gateway_url` with `token`; open `url` in a browser or act through `person`."""

    def __init__(self, config: LocalConfig | None = None, clock: LocalClock | None = None) -> None:
        self.config = config or LocalConfig()
        self.clock = clock or LocalClock()
        self.log = TrafficLog(self.config.log_path, self.config.log_kept)
        self.faults = Faults(self.config.fault_seed, self.config.troubles, self.config.deliveries)
        state = load(self.config.keep) or pichenette_corner(
            self.clock.now(), people=self.config.people, rooms=self.config.rooms
        )
        self.world = World(state, self.clock, Feed())
        self.gateway = Gateway(self.world, self.config, self.log)
        self.interactions = Interactions(self.world, self.gateway, self.faults, self.config)
        self.membership = Membership(self.world)
        self._archiving = ThreadArchiver(self.world)
        self._posting = MessageEditor(self.world, self.config)
        self._runner: web.AppRunner | None = None
        self._people: dict[int, UserClient] = {}
        self._keeper = (
            StateSaver(state, self.config.keep, self.clock, self.world.feed) if self.config.keep is not None else None
        )
        self.disguise = TlsProxy(self.config.host, self.config.tls) if self.config.tls is not None else None
        self._page = Page(self.world, self.gateway, self.config, self.person)
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
        """Where the gateway listens."""
        return f"ws{self.url.removeprefix('http')}/gateway/"

    def person(self, who: str | int) -> UserClient:
        """A demo user by username or id; KeyError if there is none."""
        users = self.world.users
        user = users[who] if isinstance(who, int) else next((u for u in users.values() if u.username == who), None)
        if user is None:
            raise KeyError(who)
        if user.id not in self._people:
            self._people[user.id] = UserClient(user, self.world, self.interactions, self._posting, self.config)
        return self._people[user.id]

    async def start(self) -> None:
        """Listen; OSError if the port is taken."""
        app = web.Application(client_max_size=self.config.request_bytes)
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
        self.world.media_url = self.url
        self._archiving.start()
        self.gateway.url = self.gateway_url
        if self.disguise is not None:
            await self._disguise_as_discord(self.disguise, api, cdn)

    def _api(self) -> Api:
        services = RestServices(
            world=self.world,
            config=self.config,
            gateway=self.gateway,
            interactions=self.interactions,
            posting=self._posting,
            rates=RateLimits(self.config, self.clock),
        )
        return Api(services, self.faults, self.log)

    async def _disguise_as_discord(self, disguise: TlsProxy, api: Api, cdn: Cdn) -> None:
        """Serve the bot's routes under Discord's own host names as well."""
        app = web.Application(client_max_size=self.config.request_bytes)
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
