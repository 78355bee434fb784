"""Whom a message may notify is said in every request that makes or changes one: Discord would else notify all whom it names."""

import re
from collections.abc import Iterable
from typing import Any

from localdiscord.log import LoggedCall

POSTED = re.compile(r"/api/v\d+/(channels/\d+/messages|webhooks/\d+/[^/]+)(/[^/]+)*")
ANSWERED = re.compile(r"/api/v\d+/interactions/\d+/[^/]+/callback")
SHOWING = {4, 7}  # the kinds of answers that make or change a message
THREAD = "/threads"


def silent_on_mentions(calls: Iterable[LoggedCall]) -> list[str]:
    """The requests that make or change a message and leave it to Discord whom it notifies."""
    return [f"{call.method} {call.path}" for call in calls if "allowed_mentions" not in _message(call)]


def _message(call: LoggedCall) -> dict[str, Any]:
    """The message of a request; of one that has none, something that passes."""
    passes: dict[str, Any] = {"allowed_mentions": {}}
    if call.method not in {"POST", "PATCH"} or call.request is None:
        return passes
    if ANSWERED.fullmatch(call.path):
        return call.request["data"] if call.request["type"] in SHOWING else passes
    return call.request if POSTED.fullmatch(call.path) and not call.path.endswith(THREAD) else passes
