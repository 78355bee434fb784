"""The bot's own pages over HTTP: routes that features add, behind limits and security headers."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import ipaddress
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import structlog
from aiohttp import ETag, WSCloseCode, hdrs, web
from aiohttp.http_exceptions import PayloadEncodingError

from bot.cli import Unusable
from bot.web.api import SMALL, as_json, has_copy, is_api, takes_gzip
from bot.web.modules import joined
from bot.web.streams import Event, Streams

PAGES = Path(__file__).parents[2] / "web"  # the files of the pages
LARGEST = 16 * 1024  # bytes of a request; answers to asks are far smaller
SLOWEST = 10.0  # seconds in which the body of a request must have come
ENDING = 2.0  # seconds that answers under way have when the pages close
GOODBYE = 1.0  # seconds that a browser has to answer the end of its socket
HEARTBEAT = 20.0  # seconds between two signs of life of a socket
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
log = structlog.stdlib.get_logger(__name__)

FRAMED_BY = web.ResponseKey("FRAMED_BY", tuple[str, ...])  # more origins that may frame a response
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; font-src 'self'; "
    "manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors {parents}"
)
NO_MORE: Mapping[str, str] = {}
HEADERS = {
    "Server": "pichenette",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class _Sockets:
    """The open sockets of a server; `count` is called with their number whenever it changes."""

    def __init__(self, count: Callable[[int], None]) -> None:
        self._count = count
        self._open: set[web.WebSocketResponse] = set()

    @contextmanager
    def holding(self, socket: web.WebSocketResponse) -> Iterator[None]:
        """Count a socket among them meanwhile."""
        self._open.add(socket)
        self._count(len(self._open))
        try:
            yield
        finally:
            self._open.discard(socket)
            self._count(len(self._open))

    async def close(self, _: web.Application) -> None:
        """Tell all pages that the server goes: they try again until one is there."""
        await asyncio.gather(*(socket.close(code=WSCloseCode.GOING_AWAY) for socket in self._open))


SOCKETS = web.AppKey("SOCKETS", _Sockets)
STREAMS = web.AppKey("STREAMS", Streams)


@dataclass
class WebServer:
    """Serves pages on `host`:`port` from `serve` to `close`; people reach it at `url`, which has no slash at the end.

    `limit` takes the number of an address and returns the seconds it must wait. `parents` are the origins whose pages may frame ours.
    `served` is called with the status of every answer, `sockets` and `streams` with the number of those open whenever it changes.
    """

    url: str
    host: str
    port: int
    limit: Callable[[int], float]
    parents: Sequence[str] = ()
    served: Callable[[int], None] = lambda _: None
    sockets: Callable[[int], None] = lambda _: None
    streams: Callable[[int], None] = lambda _: None
    _runner: web.AppRunner | None = None

    async def serve(self, routes: Sequence[web.AbstractRouteDef]) -> None:
        """Serve these routes instead of former ones. Raises Unusable."""
        await self.close()
        app = web.Application(client_max_size=LARGEST, middlewares=[self._guard])
        app.add_routes(routes)
        app.router.add_get(r"/page/{name:[a-z]+\.(?:css|js|svg)}", _file)
        app[SOCKETS] = _Sockets(self.sockets)
        app[STREAMS] = Streams(self.streams, bucket_of)
        app.on_response_prepare.append(self._add_headers)
        app.on_shutdown.extend((app[SOCKETS].close, app[STREAMS].close))
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=ENDING)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self.host, self.port).start()
        except OSError as error:
            raise Unusable(f"BOT_WEB_PORT: {self.host}:{self.port} is not available: {error.strerror}.") from error
        log.info("pages are served", url=self.url)

    @property
    def bound(self) -> int:
        """The port that is listened on; 0 while it is closed."""
        return self._runner.addresses[0][1] if self._runner is not None and self._runner.addresses else 0

    async def close(self) -> None:
        """Take no more requests, finish those under way, and close all sockets; the pages come back by themselves."""
        runner, self._runner = self._runner, None
        if runner is not None:
            await runner.cleanup()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Limit what each address asks for but files, count the answers, and send large ones compressed."""
        try:
            if not _is_file(request) and self.limit(bucket_of(request)):
                raise web.HTTPTooManyRequests(headers={"Retry-After": "1"})
            response = await handler(request)
        except web.HTTPException as error:
            if is_api(request):
                as_json(error)
            self.served(error.status)
            raise
        self.served(response.status)
        _compress(request, response)
        return response

    async def _add_headers(self, _: web.Request, response: web.StreamResponse) -> None:
        """Add the security headers to what is about to be sent."""
        parents = " ".join((*self.parents, *response.get(FRAMED_BY, ()))) or "'none'"
        response.headers.update(HEADERS)
        response.headers["Content-Security-Policy"] = POLICY.format(parents=parents)
        response.headers.setdefault("Cache-Control", "no-store")


def _compress(request: web.Request, response: web.StreamResponse) -> None:
    """Send JSON that is not small as gzip to a client that takes it."""
    if response.prepared or not isinstance(response, web.Response) or response.content_type != "application/json":
        return
    response.headers[hdrs.VARY] = hdrs.ACCEPT_ENCODING
    if hdrs.CONTENT_ENCODING in response.headers:
        return
    if response.content_length is not None and response.content_length > SMALL and takes_gzip(request):
        response.enable_compression(web.ContentCoding.gzip)


def _is_file(request: web.Request) -> bool:
    """Whether a file of the pages is asked for: it is in memory, and without one of them a page shows nothing at all."""
    return request.path.endswith(tuple(KINDS))


async def body_of(request: web.Request) -> bytes:
    """The body of a request. Raises HTTPException if it is too large, cannot be read, or does not come in time."""
    try:
        async with asyncio.timeout(SLOWEST):
            return await request.read()
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except (web.RequestPayloadError, PayloadEncodingError, ConnectionError):
        raise web.HTTPBadRequest from None


@asynccontextmanager
async def open_socket(request: web.Request) -> AsyncIterator[web.WebSocketResponse]:
    """A WebSocket, which the server closes when it ends."""
    socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=LARGEST, timeout=GOODBYE)
    await socket.prepare(request)
    with request.app[SOCKETS].holding(socket):
        yield socket


async def send_events(
    request: web.Request, events: AsyncGenerator[Event, None], headers: Mapping[str, str] = NO_MORE
) -> web.StreamResponse:
    """A stream of events with `headers` of its own. Raises HTTPException if too many are open."""
    return await request.app[STREAMS].serve(request, events, headers)


class _Packed(NamedTuple):
    """A file as it is sent."""

    plain: bytes
    gzipped: bytes
    tag: ETag


def page(request: web.Request, name: str) -> web.StreamResponse:
    """A file of the pages; its name and age are all that is asked for again. Raises HTTPNotFound."""
    path = PAGES / name
    return file(request, path, KINDS[path.suffix])


def file(request: web.Request, path: Path, kind: str) -> web.StreamResponse:
    """A file of this media type, as those of the pages are sent. Raises HTTPNotFound if it cannot be read."""
    return _send(request, path, kind, (path,), Path.read_bytes)


def _send(
    request: web.Request, path: Path, kind: str, parts: Iterable[Path], read: Callable[[Path], bytes]
) -> web.StreamResponse:
    """The file that `read` makes, made again if any of its `parts` has changed. Raises HTTPNotFound."""
    try:
        packed = _packed(path, max(part.stat().st_mtime_ns for part in parts), read)
    except (FileNotFoundError, PermissionError, IsADirectoryError, NotADirectoryError):
        raise web.HTTPNotFound from None
    if has_copy(request, packed.tag.value):
        response = web.Response(status=304)
    else:
        small = takes_gzip(request)
        response = web.Response(body=packed.gzipped if small else packed.plain)
        response.content_type, response.charset = kind, "utf-8"
        if small:
            response.headers[hdrs.CONTENT_ENCODING] = "gzip"
    response.headers.update({hdrs.CACHE_CONTROL: "no-cache", hdrs.VARY: hdrs.ACCEPT_ENCODING})
    response.etag = packed.tag
    return response


@lru_cache(64)
def _packed(path: Path, _changed: int, read: Callable[[Path], bytes]) -> _Packed:
    plain = read(path)
    return _Packed(plain, gzip.compress(plain, mtime=0), ETag(hashlib.sha256(plain).hexdigest()[:32], is_weak=True))


async def _file(request: web.Request) -> web.StreamResponse:
    name = request.match_info["name"]
    if not name.endswith(".js"):
        return page(request, name)
    return _send(request, PAGES / name, KINDS[".js"], PAGES.glob("*.js"), joined)


def language_of(request: web.Request) -> str:
    """The language that a browser asks for first; "" if it asks for none."""
    first = request.headers.get(hdrs.ACCEPT_LANGUAGE, "").partition(",")[0]
    return first.partition(";")[0].strip().lower()


def address_of(request: web.Request) -> str:
    """The address that a request comes from, as a reverse proxy gives it if that is on a private network.

    A client can send the header, too: the proxy adds to its end, in the same line or in another.
    """
    remote = request.remote or ""
    given = ",".join(request.headers.getall("X-Forwarded-For", ())).rpartition(",")[2].strip()
    proxy = _address(remote)
    return given if proxy is not None and proxy.is_private and _address(given) is not None else remote


def bucket_of(request: web.Request) -> int:
    """The number under which a request's address is limited; one of IPv6 with its network, which one person may have wholly."""
    given = _address(address_of(request))
    if given is None:
        return 0
    return int(given) if given.version == 4 else int(given) >> 64 << 64


def _address(given: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address; one of IPv4 that is written as one of IPv6 is that of IPv4."""
    try:
        found = ipaddress.ip_address(given)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
