"""`pichenette matches`, beside a bot that has the file and without one."""

from __future__ import annotations

import asyncio
import io
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

from bot.content import WORDS
from bot.matches.core.models import Person, Status
from bot.ops.matches_command import Admin, matches
from bot.ops.metrics import Metrics
from bot.words import Catalogue
from tests.ops.test_server import opened_at
from tests.support.games.counter import COUNTER, Add, Counter
from tests.support.matches.table import ANN, table

pytestmark = pytest.mark.asyncio


def wanted(*arguments: str) -> tuple[int, str]:
    """The command's exit status and output."""
    output = io.StringIO()
    admin = partial(
        Admin,
        {"counter": Counter()},
        {"counter": COUNTER},
        Catalogue(WORDS).of("en"),
        Console(file=output, width=200, force_terminal=False),
    )
    return matches.main(arguments, obj=admin, standalone_mode=False), output.getvalue()


async def asked(database: Path, *arguments: str) -> tuple[int, str]:
    return await asyncio.to_thread(wanted, "--database", str(database), *arguments)


async def test_matches_are_listed_and_shown_while_a_bot_has_the_file(tmp_path: Path):
    async with opened_at(tmp_path, Metrics()) as opened:
        match = await opened.table.begin()
        await opened.table.act(match, Add(2))
        await opened.table.challenge(Person(ANN.user, "Ann\nseat 7"))
        status, output = await asked(opened.database)
        assert status == 0
        assert "running" in output
        assert "challenge" in output
        assert "2 of 2 matches" in output
        assert (
            "2 to look after" in (await asked(opened.database, "list", "--stuck"))[1]
        )  # their timers were due in 1970
        assert "0 of 2 matches" in (await asked(opened.database, "list", "--game", "chess"))[1]
        assert "0 of 0 matches" in (await asked(opened.database, "list", "--user", "5"))[1]
        assert "1 of 1 matches" in (await asked(opened.database, "list", "--status", "running"))[1]

        status, output = await asked(opened.database, "show", "1")
        assert status == 0
        for text in ("seat 0: ", "asks seat ", "timer ", "turn 1, ", '"add"', "0 of 4 posts", "thread of turn 0"):
            assert text in output
        assert f"seat 0: Ann seat 7 ({ANN.user})" in (await asked(opened.database, "show", "2"))[1]
        assert await asked(opened.database, "show", "77") == (1, "There is no match 77.\n")


async def test_orders_go_to_the_bot_that_has_the_file(tmp_path: Path):
    async with opened_at(tmp_path, Metrics()) as opened:
        match = await opened.table.begin()
        status, output = await asked(opened.database, "stop", "1", "--reason", "odd")
        incident = (await opened.table.present(match)).incident
        assert (status, output) == (0, f"It is set_aside now, incident {incident}.\n")
        assert f"incident {incident}: search the log" in (await asked(opened.database, "show", "1"))[1]
        assert await asked(opened.database, "revive", "1") == (0, "It is running now.\n")
        assert (await asked(opened.database, "revive", "1"))[0] == 1
        assert (await asked(opened.database, "stop", "1", "--void"))[1].startswith("It is void now")


async def test_orders_are_carried_out_where_no_bot_runs(tmp_path: Path):
    database = tmp_path / "m.db"
    async with table(database) as at:
        match = await at.begin()
    status, output = await asked(database, "stop", "1")
    assert status == 0
    assert output.endswith("Players are notified when the bot starts.\n")
    assert (await asked(database, "stop", "1"))[0] == 1
    async with table(database) as at:
        assert (await at.present(match)).status is Status.SUSPENDED


async def test_a_file_that_a_bot_without_a_socket_has_is_one_sentence(tmp_path: Path):
    database = tmp_path / "m.db"
    async with table(database) as at:
        await at.begin()
        status, output = await asked(database, "stop", "1")
    assert status == 2
    assert "in use by another running bot" in output


async def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path):
    for order in (("list",), ("show", "1"), ("stop", "1"), ("revive", "1")):
        status, output = await asked(tmp_path / "no.db", *order)
        assert status == 2
        assert "does not exist" in output


async def test_a_match_whose_code_fails_can_still_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def fail(*_: object) -> None:
        raise ZeroDivisionError("in its code")

    async with opened_at(tmp_path, Metrics()) as opened:
        await opened.table.begin()
        monkeypatch.setattr(Counter, "view", fail)
        status, output = await asked(opened.database, "show", "1")
    assert status == 0
    assert "its code fails: ZeroDivisionError: in its code" in output
