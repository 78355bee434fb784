"""Discord's own API description, if it is beside this clone: requests and responses are checked against it."""

import functools
import importlib.util
import json
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import jsonschema
import jsonschema_rs
import pytest

from localdiscord.log import LoggedCall

CHECKER = Path(__file__).parents[4] / "shared" / "discord" / "openapi_check.py"

ALIKE = (
    (re.compile(r"/(interactions|webhooks)/([0-9]+)/[^/@]+"), r"/\1/\2/token"),
    (re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}\.[0-9]{6}\+00:00"), "2026-01-01T00:00:00.000000+00:00"),
)
"""Tokens and times, and one of each: no schema tells them apart, so what differs in them alone is checked once."""

UNDESCRIBED = "/oauth2/token"
"""A route that the description leaves out."""

FORUM, MEDIA = 15, 16

INVALID = 50035  # the code of a form with faults

ID = re.compile(r"(?<![0-9])[1-9][0-9]{16,19}(?![0-9])")
"""Likewise ids, but two in a text stay two: in some lists none may stand twice."""

needed = pytest.mark.skipif(
    not CHECKER.exists() and not os.environ.get("CI"), reason="Discord's description is not beside this clone"
)


@functools.cache
def description() -> ModuleType:
    """The checker."""
    spec = importlib.util.spec_from_file_location("openapi_check", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.Draft202012Validator = _Compiled  # type: ignore[attr-defined]
    return module


class _Compiled:
    """A compiled schema, as the checker uses one; the slow validator looks only at what is wrong, to say what."""

    def __init__(self, schema: dict[str, Any], format_checker: jsonschema.FormatChecker) -> None:
        self._quick = jsonschema_rs.Draft202012Validator(_used(schema), validate_formats=True)
        self._usual = jsonschema.Draft202012Validator(schema, format_checker=format_checker)

    def iter_errors(self, instance: Any) -> Iterator[jsonschema.ValidationError]:
        if not self._quick.is_valid(instance):
            yield from self._usual.iter_errors(instance)


def _used(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema with only those components that it needs: all would be compiled."""
    known, used = schema["components"]["schemas"], dict[str, Any]()
    waiting = [{key: value for key, value in schema.items() if key != "components"}]
    while waiting:
        names = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(waiting.pop()))) - used.keys()
        used |= {name: known[name] for name in names}
        waiting += map(known.__getitem__, names)
    return {**schema, "components": {"schemas": used}}


@functools.cache
def _checkers() -> tuple[object, object]:
    return description().Checker(strict=True), description().Checker()


def faults_of(calls: Iterable[LoggedCall]) -> list[str]:
    """What is wrong with the calls; nothing is known to be wrong where the description is absent (never so in CI)."""
    if not CHECKER.exists() and not os.environ.get("CI"):
        return []
    described = [call for call in calls if not call.path.endswith(UNDESCRIBED)]
    return [fault for call in described for fault in _faults(call.method, call.status, *map(_alike, _texts(call)))]


def _texts(call: LoggedCall) -> tuple[str, str, str]:
    path, request, answer = call.path.partition("?")[0], call.request, call.response
    if path.endswith("/threads") and isinstance(request, dict) and "message" in request:
        # discord.py names the only type that a post of a forum can have; Discord's description has none there.
        request = {key: value for key, value in request.items() if (key, value) != ("type", 11)}
    if isinstance(answer, dict) and answer.get("code") == INVALID:
        # The codes of the faults of a form are names, but described as numbers.
        answer = {key: value for key, value in answer.items() if key != "errors"}
    return path, _text(request), _text(answer)


def _text(body: Any) -> str:
    text = json.dumps(body)
    return json.dumps(as_described(body)) if f'"type": {MEDIA}' in text else text


def as_described(body: Any) -> Any:
    """A body with forums for media channels, which the description does not know; Discord's pages describe them as forums."""
    if isinstance(body, list):
        return [as_described(part) for part in body]
    if isinstance(body, dict):
        return {key: FORUM if (key, value) == ("type", MEDIA) else as_described(value) for key, value in body.items()}
    return body


def _alike(text: str) -> str:
    for pattern, one in ALIKE:
        text = pattern.sub(one, text)
    ids: dict[str, int] = {}
    return ID.sub(lambda found: str(10**17 + ids.setdefault(found[0], len(ids))), text)


@functools.cache
def _faults(method: str, status: int, path: str, request: str, answer: str) -> list[str]:
    requests, answers = _checkers()
    wrong = requests.request(method, path, json.loads(request))  # type: ignore[attr-defined]
    if status:  # an answer was given at all
        wrong += answers.response(method, path, status, json.loads(answer))  # type: ignore[attr-defined]
    return [f"{method} {path}: {fault}" for fault in wrong]
