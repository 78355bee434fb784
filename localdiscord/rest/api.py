"""Common parts of all routes: bodies, authentication, rate limits, planned faults, checked field types, errors as JSON, the log."""

import asyncio
import json
import logging
import re
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from aiohttp import web

from localdiscord.errors import ApiError, FormErrors, RateLimited, refuse
from localdiscord.faults import Faults, ResponseMode, RestFault, sent
from localdiscord.log import LoggedCall, TrafficLog
from localdiscord.media import Upload
from localdiscord.records import Json, User
from localdiscord.rest import (
    activities,
    callbacks,
    channels,
    commands,
    emojis,
    guild_channels,
    identity,
    messages,
    scheduled_events,
)
from localdiscord.rest.call import RestCall, RestResponse, RestServices, Route

_log = logging.getLogger(__name__)

ROUTES: tuple[Route, ...] = (
    *identity.ROUTES,
    *guild_channels.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *callbacks.ROUTES,
    *scheduled_events.ROUTES,
    *activities.ROUTES,
)
_BASE = "/api/v10"
_URLENCODED = "application/x-www-form-urlencoded"
_FORM = re.compile(r'multipart/form-data\s*;\s*boundary="?([^";]+)', re.IGNORECASE)
_DISPOSITION = re.compile(rb'\b(name|filename)="([^"]*)"')
_NONE = RestFault()
_UNANSWERED = RestResponse(0)


class Api:
    """The REST side of one local Discord."""

    def __init__(self, services: RestServices, faults: Faults, log: TrafficLog) -> None:
        self._services = services
        self._faults = faults
        self._log = log

    def add_to(self, app: web.Application) -> None:
        """Make the application serve every route."""
        for route in ROUTES:
            app.router.add_route(route.method, _BASE + route.path, self._handler(route))
        app.router.add_route("*", _BASE + "/{rest:.*}", self._unknown)

    def _handler(self, route: Route) -> Any:
        async def handle(request: web.Request) -> web.StreamResponse:
            return await self._handle(request, route)

        return handle

    async def _handle(self, request: web.Request, route: Route) -> web.StreamResponse:
        rates = self._services.rates
        if rates.banned:
            return web.Response(status=429, text="You are being blocked from accessing our API temporarily.")
        fault = self._faults.fault_for(route.method, route.path, request.content_length or 0) or _NONE
        if not fault.after_effect:
            await asyncio.sleep(fault.delay)
        headers: dict[str, str] = {}
        body: Any = None
        files: dict[int, Upload] = {}
        asked = self._services, dict(request.match_info), dict(request.query)
        try:
            bearer = self._authenticate(request, route)
            body, files = await self._read(request)
            headers = self._count(request, route)
            answer = self._answer(route, RestCall(*asked, body, files, bearer), fault)
        except RateLimited as limit:
            answer = RestResponse(429, limit.body())
            headers = _limit_headers(limit)
        except ApiError as refusal:
            answer = RestResponse(refusal.status, refusal.body())
        if fault.after_effect:
            await asyncio.sleep(fault.delay)
        if fault.manner is ResponseMode.SILENT:
            answer = _UNANSWERED
        rates.answered(answer.status)
        names = tuple(upload.filename for upload in files.values())
        now = self._services.world.clock.now()
        arrived = fault.manner in {ResponseMode.WHOLE, ResponseMode.PAGE}
        self._log.call(LoggedCall(now, request.method, request.path, body, answer.status, answer.body, names, arrived))
        return await sent(request, _response(answer, headers), fault.manner)

    def _answer(self, route: Route, call: RestCall, fault: RestFault) -> RestResponse:
        refusal = fault.refusal
        if fault.prevents:
            if refusal is not None:
                raise refusal
            return _UNANSWERED
        check_shape(call.body)
        answer = route.handler(call)
        if refusal is not None:
            raise refusal
        return answer

    def _authenticate(self, request: web.Request, route: Route) -> User | None:
        """The user of an access token; None for the bot itself, or where none is needed."""
        if route.by_token:
            return None
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if route.by_bearer and kind == "Bearer":
            user = self._services.activities.holder(token)
            if user is not None:
                return user
        if (kind, token) != ("Bot", self._services.config.token):
            raise ApiError(401, 0, "401: Unauthorized")
        return None

    def _count(self, request: web.Request, route: Route) -> dict[str, str]:
        if route.exempt:
            return {}
        rates, config = self._services.rates, self._services.config
        if not route.by_token:
            rates.count_globally()
        major = request.match_info.get(route.major, "") if route.major else ""
        return rates.count(f"{route.method} {route.path}", major, route.rate(config))

    async def _read(self, request: web.Request) -> tuple[Any, dict[int, Upload]]:
        if (request.content_length or 0) > self._services.config.request_bytes:
            raise refuse(40005)
        raw = await request.read()
        boundary = _FORM.match(request.headers.get("Content-Type", ""))
        if boundary:  # first: aiohttp would parse each new boundary as a header of mail
            return _read_parts(raw, boundary[1].encode())
        if request.content_type == _URLENCODED:
            return dict(parse_qsl(raw.decode(errors="replace"))), {}
        return (_parse(raw) if raw else None), {}

    async def _unknown(self, request: web.Request) -> web.Response:
        answer = RestResponse(404, {"message": "404: Not Found", "code": 0})
        _log.warning("no route %s %s", request.method, request.path)
        now = self._services.world.clock.now()
        self._log.call(LoggedCall(now, request.method, request.path, None, answer.status, answer.body))
        return _response(answer, {})


def _read_parts(raw: bytes, boundary: bytes) -> tuple[Any, dict[int, Upload]]:
    """The fields of a multipart form; aiohttp's reader would take longer than the rest of a request."""
    body: Any = None
    files: dict[int, Upload] = {}
    first, *parts = (b"\r\n" + raw).split(b"\r\n--" + boundary)
    if first or not parts or not parts[-1].startswith(b"--"):
        raise refuse(50109)
    for part in parts[:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        fields = {key.decode(): value.decode(errors="replace") for key, value in _DISPOSITION.findall(head)}
        name, filename = fields.get("name", ""), fields.get("filename")
        if name == "payload_json":
            body = _parse(content)
        elif name.startswith("files[") and name[6:-1].isdigit():
            files[int(name[6:-1])] = Upload(filename or "file", content)
        elif filename:
            files[len(files)] = Upload(filename, content)
    return body, files


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise refuse(50109) from None


def _limit_headers(limit: RateLimited) -> dict[str, str]:
    headers = {"Retry-After": f"{limit.retry_after:.3f}", "X-RateLimit-Scope": "global" if limit.everywhere else "user"}
    if limit.everywhere:
        headers["X-RateLimit-Global"] = "true"
    return headers


def _response(answer: RestResponse, headers: dict[str, str]) -> web.Response:
    headers = headers | {"Via": "1.1 local"}
    if answer.status in (0, 204):
        return web.Response(status=204, headers=headers)
    body = msgspec.json.encode(answer.body)
    # discord.py compares this header with ==, so no charset may follow.
    return web.Response(status=answer.status, body=body, headers=headers | {"Content-Type": "application/json"})


_TEXTS = frozenset(
    [
        "content",
        "title",
        "description",
        "text",
        "name",
        "value",
        "label",
        "placeholder",
        "custom_id",
        "url",
        "topic",
        "username",
        "icon_url",
        "timestamp",
    ]
)
_NUMBERS = frozenset(
    ["flags", "style", "color", "accent_color", "min_values", "max_values", "min_length", "max_length", "spacing"]
)
_DATA_URI = "image"  # of an uploaded picture; that of an embed is an object
_LISTS = frozenset(["embeds", "components", "attachments", "options", "choices", "items", "fields", "default_values"])
_OBJECTS = frozenset(
    [
        "allowed_mentions",
        "message_reference",
        "media",
        "file",
        "accessory",
        "component",
        "author",
        "footer",
        "image",
        "thumbnail",
        "data",
    ]
)


def check_shape(body: Any) -> None:
    """Refuse a body in which a well-known field holds something of another kind; null is always allowed."""
    form = FormErrors()
    _check(form, "", body)
    form.finish()


def _check(form: FormErrors, path: str, part: Any) -> None:
    if isinstance(part, list):
        for number, inner in enumerate(part):
            _check_item(form, f"{path}.{number}" if path else str(number), inner)
    elif isinstance(part, dict):
        for key, value in part.items():
            where = f"{path}.{key}" if path else key
            _check_field(form, where, key, value, part)


def _check_item(form: FormErrors, path: str, value: Any) -> None:
    if not isinstance(value, dict):
        form.fault(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    else:
        _check(form, path, value)


def _check_field(form: FormErrors, path: str, key: str, value: Any, holder: Json) -> None:
    if value is None:
        return
    if key in _LISTS:
        if not isinstance(value, list):
            form.fault(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        else:
            _check(form, path, value)
    elif key in _OBJECTS and path != _DATA_URI:
        _check_item(form, path, value)
    elif key in _NUMBERS:
        if not isinstance(value, int):
            form.fault(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    elif key in _TEXTS and not isinstance(value, str) and not _is_choice(key, holder):
        form.fault(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")


def _is_choice(key: str, holder: Json) -> bool:
    """A choice of a command may be a number."""
    return key == "value" and isinstance(holder.get("value"), int | float)
