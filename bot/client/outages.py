"""Outages of the gateway, Discord's REST API and the database: a log line at the start, one a minute, and one at the end.

What else is logged because of one is held back while it lasts; any other record is written in full.
"""

from __future__ import annotations

import contextvars
import logging
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from http import HTTPStatus

import aiohttp
import discord

from bot.matches.core.errors import CommitUnknown, StoreBusy, StoreError

log = logging.getLogger(__name__)

AGAIN = 60.0  # seconds between two lines, and for which a failure explains others
ECHO = 15.0  # seconds after the end in which requests of before may still fail
IN_A_ROW = 2  # addresses that give an error of the server, or no response: a single one may at any time
MARK, WHY = "outage", "why"  # fields of a record that is a sign of an outage: its name in Outages, and what failed
NETWORK = (ConnectionError, TimeoutError, socket.gaierror, aiohttp.ClientError, discord.DiscordServerError)
REQUEST_FAILED = (discord.HTTPException, aiohttp.ClientError, OSError)  # a TimeoutError is an OSError
_STORE = frozenset({StoreError, StoreBusy, CommitUnknown})  # a full disk or a damaged file is no outage
_CLIENTS, _RETRIES = ("discord.client", "discord.shard"), ("Attempting a reconnect", "Failed to connect")
_EXPIRED = 10062  # Discord's code of an interaction that was not answered in time
_LOST = (*NETWORK, OSError, discord.ConnectionClosed, discord.GatewayNotFound)
_DOWN = (ConnectionRefusedError, socket.gaierror, aiohttp.ClientConnectorError)  # no connection was made
_CUT = "discarding closed"  # the pool says it of a slow transaction's connection, too, which we cut
_BROKEN = {
    "psycopg.pool": ("error connecting", "reconnection attempt"),
    "psycopg": ("query cancellation failed", "query not terminated"),
}


class Outage:
    """One thing that can be out of reach; `now` returns seconds. Any thread may report failures."""

    def __init__(self, what: str, now: Callable[[], float] = time.monotonic) -> None:
        self._what = what
        self._now = now
        self._lock = threading.Lock()
        self._begun: float | None = None
        self._reported = self._last = self._ended = float("-inf")

    @property
    def lasts(self) -> bool:
        """Whether nothing has got through since it began."""
        return self._begun is not None

    @property
    def felt(self) -> bool:
        """Whether it lasts, as far as the last minute has shown, or requests of before its end may still fail."""
        now = self._now()
        return now < (self._ended + ECHO if self._begun is None else self._last + AGAIN)

    def failed(self, why: object, since: float | None = None) -> None:
        """Something failed because of it: it begins, or lasts; `since` is when something failed first."""
        with self._lock:
            now, begun = self._now(), self._begun
            if begun is None and now < self._ended + ECHO:
                return
            self._last = now
            if begun is None:
                self._begun = now if since is None else since
            elif now < self._reported + AGAIN:
                return
            self._reported = now
        if begun is None:
            _say("%s cannot be reached: %s", self._what, _sentence(why))
        else:
            _say("%s still cannot be reached, for %d s now", self._what, round(now - begun))

    def ended(self) -> None:
        """Something got through; if nobody tried for a minute, it may have ended right after the last failure."""
        if self._begun is None:  # as after nearly every request
            return
        with self._lock:
            begun, self._begun, now = self._begun, None, self._now()
            self._ended = now if now < self._last + AGAIN else self._last
        if begun is not None:
            _say("%s can be reached again, after %d s", self._what, round(self._ended - begun))


class Outages(logging.Filter):
    """All outages, and the filter of the log that holds back what they explain."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.gateway, self.rest, self.database = (
            Outage(what, now) for what in ("the gateway", "Discord", "the database")
        )
        self._now = now
        self._failing: dict[
            str, float
        ] = {}  # path -> when a request to it failed last, if nothing has got through since

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written: not if an outage explains it."""
        if record.name == "asyncio":  # an error that nobody has retrieved is a mistake of ours
            return True
        if record.name == "psycopg.pool" and str(record.msg).startswith(_CUT):  # its transaction fails or is repeated
            return False
        errors = list(_errors(record))
        outage = self._signalled(record, errors)
        if outage is not None:
            outage.failed(errors[0] if errors else getattr(record, WHY, "connections break"))
            return False
        lost = self.database.felt and any(type(one) in _STORE for one in errors)
        return not lost and not (self.rest.felt and any(_unanswered(one) for one in errors))

    @property
    def suspected(self) -> bool:
        """Whether a request to Discord's API has failed lately and nothing got through since: another one tells."""
        now = self._now()
        return any(now < at + AGAIN for at in self._failing.values())

    def answered(self, status: int, path: str) -> None:
        """Discord's API has responded, as a server that is down does, too."""
        if status < HTTPStatus.INTERNAL_SERVER_ERROR:
            self._failing = {}
            self.rest.ended()
        elif status == HTTPStatus.SERVICE_UNAVAILABLE:  # the one that discord.py 2.7 doesn't ask again after
            self.rest.failed(f"status {status}")
        else:
            self._failed_at(path, f"status {status}")

    def unanswered(self, error: BaseException, path: str) -> None:
        """A request to Discord's API has failed."""
        if isinstance(error, _DOWN):
            self.rest.failed(error)
        elif isinstance(error, NETWORK):
            self._failed_at(path, error)

    def _failed_at(self, path: str, why: object) -> None:
        now = self._now()
        self._failing = {other: at for other, at in self._failing.items() if now < at + AGAIN} | {path: now}
        if len(self._failing) >= IN_A_ROW:
            self.rest.failed(why, min(self._failing.values()))

    def _signalled(self, record: logging.LogRecord, errors: Sequence[BaseException]) -> Outage | None:
        """The outage of which a record is a sign."""
        message = str(record.msg)
        if message.startswith(_BROKEN.get(record.name, ())):
            return self.database
        if record.name in _CLIENTS and message.startswith(_RETRIES) and any(isinstance(one, _LOST) for one in errors):
            return self.gateway
        fields = record.msg if isinstance(record.msg, dict) else vars(record)
        return getattr(self, fields.get(MARK, ""), None)


def _unanswered(error: BaseException) -> bool:
    """Whether a request may have failed because the API was down: nothing came back, or the interaction expired meanwhile."""
    return isinstance(error, NETWORK) or (isinstance(error, discord.NotFound) and error.code == _EXPIRED)


def _errors(record: logging.LogRecord) -> Iterator[BaseException]:
    """The errors that a record tells of."""
    fields = record.msg if isinstance(record.msg, dict) else {}
    args = record.args if isinstance(record.args, tuple) else ()
    yield from (one for one in (*args, *fields.values()) if isinstance(one, BaseException))
    caught = sys.exc_info() if fields.get("exc_info") is True else record.exc_info
    if caught and caught[1] is not None:
        yield caught[1]


def _say(line: str, *args: object) -> None:
    """Log a line of no interaction, though one may have noticed."""
    contextvars.Context().run(log.warning, line, *args)


def _sentence(why: object) -> str:
    return str(why).strip().partition("\n")[0] or repr(why)
