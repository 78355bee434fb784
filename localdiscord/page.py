"""The web page's side: its files, a WebSocket for each open tab, and the tab's requests."""

import asyncio
import json
from collections.abc import Callable
from importlib.resources import as_file, files
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from localdiscord.activity_client import ActivityClient
from localdiscord.config import LocalConfig
from localdiscord.events import BotMembership, Event, MemberChanged, RoleChanged
from localdiscord.gateway import Gateway
from localdiscord.page_frames import frame_for, hello
from localdiscord.page_requests import PageRequests
from localdiscord.people import UserClient
from localdiscord.records import Json, User
from localdiscord.world import World

_LARGEST = 16 * 1024 * 1024  # bytes of a frame: a file of 10 MiB in base64, and what is around it


class PageServer:
    """Serves the page and keeps every open tab up to date."""

    def __init__(
        self,
        world: World,
        gateway: Gateway,
        config: LocalConfig,
        person: Callable[[int], UserClient],
        activity_client: ActivityClient,
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._config = config
        self._person = person
        self._activity_client = activity_client
        self._tabs: set[_Tab] = set()

    def add_to(self, app: web.Application) -> None:
        """Make the application serve the page."""
        app.router.add_get("/", self._index)
        app.router.add_get(r"/channels/{server:\d+|@me}/{channel:\d+}", self._jump)
        app.router.add_get(r"/channels/{server:\d+|@me}/{channel:\d+}/{message:\d+}", self._jump)
        app.router.add_get("/page/static/{path:.+}", self._static)
        app.router.add_get("/page/fonts/inter.ttf", self._font)
        app.router.add_get("/page/ws", self._socket)

    async def close(self) -> None:
        """Close every tab's connection."""
        for tab in tuple(self._tabs):
            await tab.socket.close(code=1001)

    async def _index(self, _: web.Request) -> web.StreamResponse:
        return self._file("index.html")

    async def _jump(self, request: web.Request) -> web.StreamResponse:
        """Discord's address of a channel, or of a message in it, leads to that on the page."""
        place = (request.match_info["channel"], request.match_info.get("message"))
        raise web.HTTPFound(f"/#{'/'.join(filter(None, place))}")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        return self._file(request.match_info["path"])

    async def _font(self, _: web.Request) -> web.StreamResponse:
        with as_file(files("fontpkg_inter") / "files" / "Inter[opsz,wght].ttf") as path:
            return web.FileResponse(path, headers={"Cache-Control": "max-age=86400"})

    def _file(self, name: str) -> web.StreamResponse:
        root = self._config.page_dir.resolve()
        path = (root / name).resolve()
        if not path.is_relative_to(root) or not path.is_file():
            raise web.HTTPNotFound(text=f"There is no {name} here.")
        return web.FileResponse(path, headers={"Cache-Control": "no-cache"})

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden(text="Only this server's own page may connect.")
        user = self._user(request.query.get("user", ""))
        socket = web.WebSocketResponse(heartbeat=30.0, max_msg_size=_LARGEST)
        await socket.prepare(request)
        requests = PageRequests(self._person(user.id), self._world, self._activity_client)
        tab = _Tab(socket, requests, self._person(user.id), self._world, self._gateway, self._config.app_pages)
        self._tabs.add(tab)
        try:
            await tab.serve()
        finally:
            self._tabs.discard(tab)
        return socket

    def _user(self, who: str) -> User:
        """The person of this id or name; the server's owner if there is none: the page shows which."""
        people = [user for user in self._world.users.values() if not user.bot]
        owner = self._world.users[self._world.guild.owner_id]
        return next((user for user in people if who in {str(user.id), user.username}), owner)


class _Tab:
    """One open tab of one user."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        requests: PageRequests,
        person: UserClient,
        world: World,
        gateway: Gateway,
        app_pages: str,
    ) -> None:
        self.socket = socket
        self._app_pages = app_pages
        self._person = person
        self._world = world
        self._gateway = gateway
        self._requests = requests
        self._outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self._running: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        self._person.dm()  # always in the list of channels
        self._outgoing.put_nowait(self._hello())
        stop = self._world.feed.listen(self._heard)
        writer = asyncio.create_task(self._write())
        try:
            async for message in self.socket:
                if message.type is WSMsgType.TEXT:
                    task = asyncio.create_task(self._answer(message.data))
                    self._running.add(task)
                    task.add_done_callback(self._running.discard)
        finally:
            stop()
            writer.cancel()
            for task in self._running:
                task.cancel()
            self._requests.close_activities()

    def _hello(self) -> Json:
        online = self._gateway.online
        return hello(self._world, self._person.user, bot_online=online, app_pages=self._app_pages)

    def _heard(self, event: Event) -> None:
        if isinstance(event, MemberChanged | RoleChanged | BotMembership):
            self._outgoing.put_nowait(self._hello())
            return
        frame = frame_for(self._world, self._person.user, event)
        if frame is not None:
            self._outgoing.put_nowait(frame)

    async def _write(self) -> None:
        while True:
            frame = await self._outgoing.get()
            try:
                await self.socket.send_str(json.dumps(frame, ensure_ascii=False))
            except ConnectionError:
                return  # the tab is gone; the reading side ends the connection

    async def _answer(self, text: str) -> None:
        self._outgoing.put_nowait(await self._requests.answer(text))
