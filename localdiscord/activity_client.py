"""The client that frames the Activity, on a port of its own: Discord's SDK takes messages from http://localhost:3333."""

from urllib.parse import urlencode, urlsplit

import msgspec
from aiohttp import web

from localdiscord.activities import Activities
from localdiscord.config import ActivityConfig, LocalConfig
from localdiscord.records import ActivityFrame
from localdiscord.world import World

HOST = "localhost"
_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src {pages}; frame-ancestors {parent}; base-uri 'none'"
_FILES = {"client.js": "text/javascript", "client.css": "text/css"}


class _Consent(msgspec.Struct, forbid_unknown_fields=True):
    asked: bool = False  # whether the user has just allowed it


class ActivityClient:
    """Serves the client of each open frame: the page that frames the Activity and answers its SDK."""

    def __init__(self, world: World, activities: Activities, config: LocalConfig) -> None:
        self._world = world
        self._activities = activities
        self._config = config
        self._runner: web.AppRunner | None = None
        self._parent = ""
        self.url = ""

    async def start(self, parent: str) -> None:
        """Listen, for pages of `parent` that frame the client. OSError if the port is taken."""
        activity = self._activities.config
        if activity is None:
            return
        app = web.Application()
        app.router.add_get("/{frame}/", self._index)
        app.router.add_get("/{frame}/state", self._state)
        app.router.add_post("/{frame}/authorize", self._authorize)
        app.router.add_get("/static/{name}", self._static)
        self._parent = parent
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._config.host, activity.port).start()
        except OSError:
            await self.close()
            raise
        self.url = f"http://{HOST}:{self._runner.addresses[0][1]}"

    def address(self, frame: str) -> str:
        """The page that shows a frame."""
        return f"{self.url}/{frame}/"

    def closed(self, frame: str) -> None:
        """Close a frame that its user has left."""
        opened = self._activities.frame(frame)
        if opened is not None:
            self._activities.close(opened)

    async def close(self) -> None:
        """Serve no more."""
        runner, self._runner = self._runner, None
        if runner is not None:
            await runner.cleanup()

    async def _index(self, request: web.Request) -> web.StreamResponse:
        _, activity = self._opened(request)
        pages = urlsplit(activity.url)
        policy = _POLICY.format(pages=f"{pages.scheme}://{pages.netloc}", parent=self._parent)
        return self._file("client.html", "text/html", {"Content-Security-Policy": policy})

    async def _static(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        if name not in _FILES:
            raise web.HTTPNotFound
        return self._file(name, _FILES[name], {})

    async def _state(self, request: web.Request) -> web.Response:
        frame, activity = self._opened(request)
        instance = frame.instance
        query = {
            "instance_id": instance.id,
            "launch_id": instance.launch_id,
            "location_id": instance.location,
            "channel_id": instance.channel.id,
            "frame_id": frame.id,
            "platform": "desktop",
        }
        if instance.guild_id is not None:
            query["guild_id"] = instance.guild_id
        answer = {
            "src": f"{activity.url}/?{urlencode(query)}",
            "parent": self._parent,
            "client_id": str(self._world.state.application_id),
            "application": self._world.bot.display_name,
            "locale": frame.user.locale,
        }
        return web.json_response(answer)

    async def _authorize(self, request: web.Request) -> web.Response:
        frame, _ = self._opened(request)
        try:
            consent = msgspec.json.decode(await request.read(), type=_Consent)
        except msgspec.DecodeError:
            raise web.HTTPBadRequest from None
        if not consent.asked and not self._activities.consented(frame.user):
            return web.json_response({"code": None})
        return web.json_response({"code": self._activities.authorize(frame.user)})

    def _opened(self, request: web.Request) -> tuple[ActivityFrame, ActivityConfig]:
        frame, activity = self._activities.frame(request.match_info["frame"]), self._activities.config
        if frame is None or activity is None:
            raise web.HTTPNotFound
        return frame, activity

    def _file(self, name: str, kind: str, headers: dict[str, str]) -> web.StreamResponse:
        content = (self._config.page_dir / "activity" / name).read_bytes()
        return web.Response(body=content, content_type=kind, charset="utf-8", headers=headers)
