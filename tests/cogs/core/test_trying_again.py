"""Work triggered by an event of Discord is retried while the store fails; what is lost is logged, even in an outage."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.client.outages import Outages
from bot.matches.core.errors import StoreBusy, StoreError
from cogs.core import trying_again
from cogs.core.trying_again import PAUSES, until_done
from tests.cogs.delivery.channels.test_deleted_channels_in_discord import settings, without_results
from tests.cogs.delivery.test_outbox import settled, turn_messages
from tests.features.tournaments.test_tournament_trouble_in_discord import until
from tests.places import ARENA, GENERAL
from tests.support.discord.scene import Scene
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying_again, "PAUSES", (0.01,) * len(PAUSES))


def fail_first(monkeypatch: pytest.MonkeyPatch, store: object, name: str) -> None:
    """Let the store fail the next time that something is asked of it."""
    real, failing = getattr(store, name), [StoreBusy("gone")]

    async def given(*args: Any, **named: Any) -> Any:
        if failing:
            raise failing.pop()
        return await real(*args, **named)

    monkeypatch.setattr(store, name, given)


@pytest.mark.parametrize("failures", [0, 1, len(PAUSES)])
async def test_it_is_done_in_the_end(failures: int):
    left = [StoreError("gone")] * failures

    async def work() -> None:
        if left:
            raise left.pop()
        done.append(True)

    done: list[bool] = []
    await until_done(work, "nothing is done", guild=1)
    assert done == [True]


async def test_what_is_lost_is_seen_in_an_outage():
    async def work() -> None:
        raise StoreError("gone")

    outages = Outages()
    outages.database.failed("gone")
    with capture_logs() as lines:
        await until_done(work, "nothing is done", guild=1)
    assert len(lines) == len(PAUSES) + 1
    assert [line["event"] for line in lines if outages.filter(logging.makeLogRecord({"msg": line}))] == [
        "nothing is done"
    ]


async def test_a_match_leaves_a_deleted_thread_though_the_store_fails(table: Scene, monkeypatch: pytest.MonkeyPatch):
    turn = await table.to_the_first_flick()
    fail_first(monkeypatch, table.services.store, "places")
    table.ada.delete_channel(turn.channel_id)

    async def moved() -> bool:
        match = await table.match()
        return match.thread == match.channel

    await until(moved)
    await settled(table)
    (again,) = turn_messages(table, 3)
    assert says(again.text, "thread-lost")


async def test_a_deleted_channel_is_forgotten_though_the_store_fails(table: Scene, monkeypatch: pytest.MonkeyPatch):
    await table.ada.command("general", "server setup", {"results": ARENA, "daily": GENERAL})
    fail_first(monkeypatch, table.services.store, "places")
    fail_first(monkeypatch, table.bot.matches, "change_server")
    table.ada.delete_channel(ARENA)
    await until(lambda: without_results(table))
    assert (await settings(table)).daily == GENERAL
