"""A read-only JSON API: routes declared once, from which both their handlers and the OpenAPI description are made."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
import structlog
from aiohttp import ETag, hdrs, web

from bot.matches.core.errors import EngineError, Refused, StoreError
from bot.matches.core.single_flight import SingleFlight

ROOT = "/api"
DESCRIPTION = f"{ROOT}/openapi.json"
OF_SCHEMAS = "#/components/schemas/{name}"
KEPT = 16 << 20  # bytes of answers that are kept for those who ask again
FRESH = 300  # seconds for which a copy of the description may be used; the rest may be closed at any time
SMALL = 1024  # bytes of JSON that are sent as they are
AT_ONCE = 16  # answers that are made at a time
Q = TypeVar("Q", bound=msgspec.Struct)
log = structlog.stdlib.get_logger(__name__)


class ApiError(msgspec.Struct, frozen=True):
    """The reason why there is no answer."""

    status: int
    error: str


ERRORS: Mapping[int, str] = {
    400: "A parameter is missing, unknown, or not as described.",
    404: "There is none, or it is not public.",
    405: "The API is read-only: GET and HEAD alone.",
    429: "Too many requests from this address.",
    503: "This cannot be answered at the moment.",
}


@dataclass(frozen=True)
class Answer:
    """An answer that `make` makes from what `version` tells apart: as long as that is the same, so is the answer of a route.

    Its body is a value to be sent as JSON or, of a route with another type of content, the bytes themselves.
    """

    version: tuple[Any, ...]
    make: Callable[[], Awaitable[Any]]


@dataclass(frozen=True)
class ApiRoute(Generic[Q]):
    """A route below the root of the API: `read` answers a query, whose fields are the parameters in the path and after it.

    The answer is a value of the type `answer`, or bytes of the type of content `content`.
    `read` raises Refused for what there is not, StoreError or EngineError for what cannot be shown at the moment.
    """

    path: str
    name: str
    about: str
    query: type[Q]
    answer: type
    read: Callable[[Q], Awaitable[Answer]]
    content: str = "application/json"

    @property
    def in_path(self) -> frozenset[str]:
        """The parameters in the path."""
        return frozenset(part[1:-1] for part in self.path.split("/") if part.startswith("{"))

    def asked(self, path: Mapping[str, str], given: Mapping[str, str]) -> Q:
        """The query of a request. Raises ValidationError."""
        if len(given) != len(set(given)) or not self.in_path.isdisjoint(given):
            raise msgspec.ValidationError("a parameter is given twice")
        return msgspec.convert({**given, **path}, self.query, strict=False)


class _Body(NamedTuple):
    """A body as it is kept; `gzipped` is empty if that would not make it smaller."""

    plain: bytes
    gzipped: bytes


class Api:
    """Serves routes with ETags, and describes them."""

    def __init__(self, routes: Sequence[ApiRoute[Any]], version: str) -> None:
        self._routes = routes
        self._version = version
        self._bodies: SingleFlight[_Body] = SingleFlight(KEPT, lambda body: len(body.plain) + len(body.gzipped))

    @property
    def routes(self) -> list[web.RouteDef]:
        """Their handlers, and that of the description."""
        handlers = {DESCRIPTION: self._describe} | {f"{ROOT}{one.path}": self._handler(one) for one in self._routes}
        return [
            one
            for path, handler in handlers.items()
            for one in (web.get(path, handler), web.options(path, allow_reading))
        ]

    @cached_property
    def description(self) -> dict[str, Any]:
        """The description in OpenAPI 3.1."""
        values = [route.answer for route in self._routes if route.answer is not bytes]
        queries = [route.query for route in self._routes]
        shown, schemas = msgspec.json.schema_components([ApiError, *values], ref_template=OF_SCHEMAS)
        _, asked = msgspec.json.schema_components(queries, ref_template=OF_SCHEMAS)
        answers = dict(zip([ApiError, *values], shown, strict=True))
        return {
            "openapi": "3.1.0",
            "info": {"title": "Pichenette", "version": self._version, "description": __doc__},
            "paths": {
                f"{ROOT}{one.path}": {"get": _operation(one, answers, asked[one.query.__name__])}
                for one in self._routes
            },
            "components": {"schemas": schemas},
        }

    async def _describe(self, request: web.Request) -> web.StreamResponse:
        response = await self._respond(request, "openapi", Answer((), self._described), "application/json")
        response.headers[hdrs.CACHE_CONTROL] = f"public, max-age={FRESH}"
        return response

    async def _described(self) -> dict[str, Any]:
        return self.description

    def _handler(self, route: ApiRoute[Any]) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handler(request: web.Request) -> web.StreamResponse:
            try:
                query = route.asked(request.match_info, request.query)
                answer = await route.read(query)
                return await self._respond(request, route.name, answer, route.content)
            except msgspec.ValidationError:
                raise web.HTTPBadRequest from None
            except Refused:
                raise web.HTTPNotFound from None
            except (StoreError, EngineError) as error:
                log.warning("the API could not answer", route=route.name, error=error)
                raise web.HTTPServiceUnavailable from None

        return handler

    def _version_of(self, *parts: Any) -> str:
        return hashlib.sha256(msgspec.json.encode((self._version, *parts))).hexdigest()[:32]

    async def body(self, name: str, answer: Answer) -> bytes:
        """The body of an answer of a route, or of another name, kept for those who ask again. Raises HTTPServiceUnavailable if too many are made."""
        return (await self._body(self._version_of(name, answer.version), answer)).plain

    async def body_in_time(self, name: str, answer: Answer) -> bytes:
        """Likewise, after others that are made if they are too many."""
        version = self._version_of(name, answer.version)
        while self._too_many(version):
            await self._bodies.one_less()
        return (await self._body(version, answer)).plain

    async def _body(self, version: str, answer: Answer) -> _Body:
        if self._too_many(version):
            raise web.HTTPServiceUnavailable(headers={"Retry-After": "1"})
        return await self._bodies.run(version, lambda: _made(answer))

    def _too_many(self, version: str) -> bool:
        """Whether too many others are made at present."""
        return len(self._bodies) >= AT_ONCE and version not in self._bodies

    async def _respond(self, request: web.Request, name: str, answer: Answer, content: str) -> web.Response:
        """An answer; without its body if the request has it."""
        version = self._version_of(name, answer.version)
        if has_copy(request, version):
            response = web.Response(status=304)
        else:
            body = await self._body(version, answer)
            packed = body.gzipped if takes_gzip(request) else b""
            response = web.Response(body=packed or body.plain, content_type=content)
            if packed:
                response.headers[hdrs.CONTENT_ENCODING] = "gzip"
        response.etag = ETag(version, is_weak=True)  # the same for the gzipped answer, of other bytes
        response.headers.update({hdrs.CACHE_CONTROL: "no-cache", hdrs.VARY: hdrs.ACCEPT_ENCODING, **OPEN})
        return response


async def _made(answer: Answer) -> _Body:
    made = await answer.make()
    if isinstance(made, bytes):
        return _Body(made, b"")
    plain = msgspec.json.encode(made)
    return _Body(plain, await asyncio.to_thread(gzip.compress, plain, mtime=0) if len(plain) > SMALL else b"")


def takes_gzip(request: web.BaseRequest) -> bool:
    """Whether a client takes a body that is compressed by gzip."""
    return "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, "")


OPEN: Mapping[str, str] = {
    hdrs.ACCESS_CONTROL_ALLOW_ORIGIN: "*",
    hdrs.ACCESS_CONTROL_EXPOSE_HEADERS: "ETag, Retry-After",
}
READING: Mapping[str, str] = {
    hdrs.ACCESS_CONTROL_ALLOW_METHODS: "GET, HEAD",
    hdrs.ACCESS_CONTROL_ALLOW_HEADERS: "If-None-Match, Last-Event-ID",
    hdrs.ACCESS_CONTROL_MAX_AGE: "7200",  # s; browsers keep it no longer
}


async def allow_reading(_: web.Request) -> web.Response:
    """Tell a browser that scripts of every site may read this, and name what they have."""
    return web.Response(status=204, headers={**OPEN, **READING})


def has_copy(request: web.Request, tag: str) -> bool:
    """Whether a request comes from a copy with this tag, which need not be sent again."""
    return not {one.value for one in request.if_none_match or ()}.isdisjoint({tag, "*"})


def is_api(request: web.BaseRequest) -> bool:
    """Whether a request is one to the API."""
    return request.path == ROOT or request.path.startswith(f"{ROOT}/")


def as_json(error: web.HTTPException) -> None:
    """Tell the reason as the API does."""
    error.body = msgspec.json.encode(ApiError(error.status, ERRORS.get(error.status, error.reason)))
    error.content_type = "application/json"
    error.headers.update(OPEN)


def _operation(route: ApiRoute[Any], answers: Mapping[type, Any], query: Mapping[str, Any]) -> dict[str, Any]:
    required, in_path = query.get("required", ()), route.in_path
    schema = {"type": "string", "contentMediaType": route.content} if route.answer is bytes else answers[route.answer]
    failures = {str(status): _response(why, answers[ApiError]) for status, why in ERRORS.items()}
    return {
        "operationId": route.name,
        "summary": route.about,
        "parameters": [
            _parameter(name, one, place="path" if name in in_path else "query", required=name in required)
            for name, one in query["properties"].items()
        ],
        "responses": {
            "200": _response(route.about, schema, route.content, headers={"ETag": {"schema": {"type": "string"}}}),
            "304": {"description": "It is the same as the copy that the request names."},
            **failures,
        },
    }


def _parameter(name: str, schema: Mapping[str, Any], *, place: str, required: bool) -> dict[str, Any]:
    kept = {key: value for key, value in schema.items() if key != "description"}
    return {
        "name": name,
        "in": place,
        "required": required,
        "description": schema.get("description", ""),
        "schema": kept,
    }


def _response(about: str, schema: Any, content: str = "application/json", **more: Any) -> dict[str, Any]:
    return {"description": about, "content": {content: {"schema": schema}}, **more}
