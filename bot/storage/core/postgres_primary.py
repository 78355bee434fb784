"""Finds the primary among the servers of a database's address: after a promotion, the one with the newest timeline (decision 62)."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict, make_conninfo

LOOK = 2.0  # seconds between two looks, and for the answer of a server
AT_FIRST = 10.0  # seconds for the answer before anything else is done
NAME = "pichenette look"  # by which the server knows these connections

# The timeline is the first part of the name of the log's file; the control file has it only after the next checkpoint.
_TIMELINE = (
    "SELECT CASE WHEN pg_is_in_recovery() THEN 0"
    " ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END"
)
_OF_A_SERVER = ("host", "hostaddr", "port")  # the parameters that may have a value for each server


class Server(NamedTuple):
    """A server that accepts connections as the address demands, and its timeline; 0: a standby, if the address allows one."""

    conninfo: str
    timeline: int

    @property
    def name(self) -> str:
        """Its host and port, for the log."""
        given = conninfo_to_dict(self.conninfo)
        return ":".join(str(given[name]) for name in ("host", "port") if given.get(name)) or "the default server"


class Primary:
    """The server that an address means, as last seen: never one whose timeline is older than one seen before."""

    def __init__(self, url: str) -> None:
        self._servers = _servers(url)
        self.at = Server(self._servers[0], 0)

    async def look(self, patience: float = LOOK) -> bool:
        """Look for the primary, for that many seconds; returns whether it has changed. Raises psycopg.Error if there is none."""
        found = await _newest(self._servers, self.at, patience)
        changed = found != self.at
        self.at = found
        return changed

    def refuse_older(self, connection: psycopg.Connection[Any]) -> None:
        """Raise psycopg.OperationalError if a connection leads to a server that was the primary before."""
        _refuse_older((connection.execute(_TIMELINE).fetchone() or (0,))[0], self.at.timeline)


def primary_of(url: str) -> str:
    """The address of the primary alone. Raises psycopg.Error if there is none."""
    servers = _servers(url)
    with ThreadPoolExecutor(1) as thread:  # the caller's may have an event loop
        return thread.submit(asyncio.run, _newest(servers, Server(servers[0], 0), AT_FIRST)).result().conninfo


def _servers(url: str) -> list[str]:
    """An address for each server of an address, which has to accept writes unless the address says otherwise."""
    given = conninfo_to_dict(url)
    if "PGTARGETSESSIONATTRS" not in os.environ:
        given.setdefault("target_session_attrs", "read-write")
    apart = {name: str(given[name]).split(",") for name in _OF_A_SERVER if given.get(name)}
    count = max((len(values) for values in apart.values()), default=1)
    if not all(len(values) in {1, count} for values in apart.values()):
        return [make_conninfo("", **given)]  # libpq says what is wrong
    return [
        make_conninfo("", **given | {name: values[nth % len(values)] or None for name, values in apart.items()})
        for nth in range(count)
    ]


async def _newest(servers: list[str], present: Server, patience: float) -> Server:
    """The server with the newest timeline; of several, the `present` one, or the first."""
    tries = await asyncio.gather(*(_look(server, patience) for server in servers), return_exceptions=True)
    found = [one for one in tries if isinstance(one, Server)]
    failed = [one for one in tries if isinstance(one, BaseException)]
    for error in failed:
        if not isinstance(error, psycopg.Error):
            raise error
    if not found:
        if len(failed) == 1:
            raise failed[0]
        raise psycopg.OperationalError("; ".join(str(error).strip().partition("\n")[0] for error in failed))
    newest = max(found, key=lambda server: (server.timeline, server.conninfo == present.conninfo))
    _refuse_older(newest.timeline, present.timeline)
    return newest


async def _look(conninfo: str, patience: float) -> Server:
    try:
        async with asyncio.timeout(patience):
            line = await AsyncConnection.connect(conninfo, autocommit=True, application_name=NAME)
            async with line:
                row = await (await line.execute(_TIMELINE)).fetchone()
    except OSError as error:  # TimeoutError, mostly
        raise psycopg.OperationalError(str(error) or "the database does not answer") from error
    return Server(conninfo, 0 if row is None else row[0])


def _refuse_older(timeline: int, known: int) -> None:
    if timeline < known:
        raise psycopg.OperationalError(f"the server is an earlier primary, on timeline {timeline} instead of {known}")
