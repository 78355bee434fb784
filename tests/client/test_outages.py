"""An outage is one line at its start, one a minute and one at its end; nothing that it doesn't explain is held back."""

from __future__ import annotations

import ast
import inspect
import logging
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord.client
import discord.shard
import psycopg.connection
import psycopg_pool.pool
import pytest

from bot.client.outages import AGAIN, ECHO, IN_A_ROW, Outage, Outages
from bot.matches.core.errors import StoreBusy, StoreCorrupt, StoreError, StoreFull

REFUSED = ConnectionRefusedError(111, "Connect call failed")
POOL, CLIENT = logging.getLogger("psycopg.pool"), logging.getLogger("discord.client")
KEY = SimpleNamespace(host="discord.com", port=443, ssl=True, is_ssl=True)
UNCONNECTED = aiohttp.ClientConnectorError(KEY, REFUSED)  # type: ignore[arg-type]
RETRY = "Attempting a reconnect in %.2fs"


@dataclass
class Watch:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


class Lines(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.msg["event"] if isinstance(record.msg, dict) else record.getMessage())


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def outages(watch: Watch) -> Outages:
    return Outages(watch)


@pytest.fixture
def lines(outages: Outages) -> Iterator[list[str]]:
    handler = Lines()
    handler.addFilter(outages)
    logging.getLogger().addHandler(handler)
    yield handler.said
    logging.getLogger().removeHandler(handler)


def retry(error: Exception) -> None:
    """Log a failed connection as the library does."""
    CLIENT.error(RETRY, 3.0, exc_info=error)


def test_an_hour_is_one_line_a_minute(watch: Watch, outages: Outages, lines: list[str]):
    for _ in range(720):
        retry(REFUSED)
        watch.now += 5
    outages.gateway.ended()
    outages.gateway.ended()
    first, *during, last = lines
    assert first == "the gateway cannot be reached: [Errno 111] Connect call failed"
    assert during == [f"the gateway still cannot be reached, for {60 * nth} s now" for nth in range(1, 60)]
    assert last == "the gateway can be reached again, after 3600 s"


def test_what_a_database_that_is_gone_brings_about_is_held_back(outages: Outages, lines: list[str]):
    POOL.warning("error connecting in %r: %s", "pool-1", REFUSED)
    POOL.warning("reconnection attempt in pool %r failed after %s sec", "pool-1", 0)
    logging.getLogger("bot.matches").warning("the house could not answer in match %s: %r", 3, StoreBusy("x"))
    as_the_bot_does("work is delayed", error=StoreError("x"))
    as_the_bot_does("the locks are lost", outage="database", error=StoreError("x"))
    outages.database.ended()
    assert lines == [
        "the database cannot be reached: [Errno 111] Connect call failed",
        "the database can be reached again, after 0 s",
    ]


def test_a_connection_that_one_slow_transaction_has_cost_is_no_outage(lines: list[str]):
    POOL.warning("discarding closed connection: %s", "[BAD]")
    as_the_bot_does("a press failed", error=StoreBusy("x"))
    assert lines == ["a press failed"]


def as_the_bot_does(event: str, **fields: object) -> None:
    """A line of structlog's, as a handler gets it."""
    fields["event"] = event
    extra = {"_logger": None, "_name": "warning"}
    logging.getLogger("cogs").warning(fields, extra=extra)


def test_an_error_that_the_outage_does_not_explain_is_written(outages: Outages, lines: list[str]):
    outages.database.failed("gone")
    outages.gateway.failed("gone")
    outages.rest.failed("gone")
    del lines[:]
    mistake = KeyError("x")
    for error in (mistake, StoreFull("x"), StoreCorrupt("x"), PermissionError("x")):
        as_the_bot_does("work failed", error=error)
    retry(mistake)
    POOL.warning("rolling back returned connection: %s", "[BAD]")
    CLIENT.error("Ignoring exception in %s", "on_ready", exc_info=mistake)
    logging.getLogger("asyncio").error("Future exception was never retrieved", exc_info=StoreBusy("x"))
    assert len(lines) == 8


def test_nothing_is_held_back_while_all_is_well(outages: Outages, lines: list[str]):
    as_the_bot_does("work is delayed", error=StoreBusy("x"))
    as_the_bot_does("not posted", error=REFUSED)
    assert outages.database.felt is outages.rest.felt is False
    assert lines == ["work is delayed", "not posted"]


def test_a_single_server_error_is_no_outage_but_some_in_a_row_are(outages: Outages, lines: list[str]):
    for nth, status in enumerate((*[502] * (IN_A_ROW - 1), 404, *[502] * IN_A_ROW, 200)):
        outages.answered(status, f"/{nth}")
        assert outages.rest.lasts is (len(lines) == 1)
    outages.unanswered(discord.ClientException(), "/1")
    assert lines == ["Discord cannot be reached: status 502", "Discord can be reached again, after 0 s"]


def test_an_address_that_always_fails_is_no_outage_but_raises_doubt(watch: Watch, outages: Outages, lines: list[str]):
    for _ in range(5):
        outages.answered(500, "/channels/1/messages")
        watch.now += 1
    assert not outages.rest.lasts
    assert outages.suspected
    outages.answered(200, "/gateway/bot")
    assert not outages.suspected
    outages.answered(500, "/channels/1/messages")
    outages.answered(500, "/gateway/bot")
    assert outages.rest.lasts
    assert lines == ["Discord cannot be reached: status 500"]


def test_one_dropped_connection_is_no_outage(watch: Watch, outages: Outages, lines: list[str]):
    outages.unanswered(aiohttp.ServerDisconnectedError(), "/2")
    as_the_bot_does("not posted", error=TimeoutError())
    watch.now += AGAIN  # nobody asks meanwhile
    outages.unanswered(TimeoutError(), "/3")
    outages.answered(200, "/ok")
    outages.unanswered(aiohttp.ServerDisconnectedError(), "/4")
    assert lines == ["not posted"]


@pytest.mark.parametrize("error", [REFUSED, socket.gaierror(-2, "no such name"), UNCONNECTED])
def test_a_server_that_takes_no_connection_is_an_outage_at_once(error: Exception, outages: Outages, lines: list[str]):
    outages.unanswered(error, "/5")
    assert [line.partition(":")[0] for line in lines] == ["Discord cannot be reached"]


def test_an_outage_lasts_from_the_first_failure_to_the_last_if_nobody_asks_afterwards(
    watch: Watch, outages: Outages, lines: list[str]
):
    for nth in range(3):
        outages.unanswered(TimeoutError(), f"/{nth}")
        watch.now += 10
    as_the_bot_does("explained", error=TimeoutError())
    watch.now += 3 * 3600
    as_the_bot_does("not explained", error=TimeoutError())
    outages.answered(200, "/ok")
    assert [line.partition(":")[0] for line in lines] == [
        "Discord cannot be reached",
        "not explained",
        "Discord can be reached again, after 20 s",
    ]


def test_requests_of_before_the_end_begin_no_other_outage(watch: Watch, lines: list[str]):
    outage = Outage("the database", watch)
    outage.failed("gone")
    outage.ended()
    outage.failed("gone")
    assert outage.felt
    watch.now += ECHO
    assert not outage.felt
    outage.failed("gone again")
    watch.now += AGAIN - 1
    outage.failed("gone again")
    assert [line.partition(":")[0] for line in lines] == [
        "the database cannot be reached",
        "the database can be reached again, after 0 s",
        "the database cannot be reached",
    ]


def test_errors_are_logged_as_values():
    """As text they would be written in every outage; the worker is told of by text, for none explains it."""
    root = Path(__file__).parents[2]
    found = {
        path.relative_to(root).as_posix()
        for room in ("bot", "cogs")
        for path in (root / room).rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text()))
        if isinstance(call, ast.Call)
        for given in call.keywords
        if given.arg == "error" and ast.unparse(given.value).startswith(("str(", "repr("))
        if ast.unparse(call.func).startswith("log.")
    }
    assert found == {"bot/workers/worker.py"}


def test_a_library_that_says_it_otherwise_would_be_noticed():
    assert RETRY in inspect.getsource(discord.client)
    assert "Attempting a reconnect for shard" in inspect.getsource(discord.shard)
    assert "Failed to connect for shard" in inspect.getsource(discord.shard)
    source = inspect.getsource(psycopg._connection_base) + inspect.getsource(psycopg.connection)
    assert all(f'"{said}' in source for said in ("query cancellation failed", "query not terminated"))
    source = inspect.getsource(psycopg_pool.pool)
    assert all(f'"{said}' in source for said in ("discarding closed", "error connecting", "reconnection attempt"))
