"""The disk is full while people play: they are told so, nothing is lost, and it goes on once there is room."""

import asyncio
import sys
import time

import pytest
from structlog.testing import capture_logs

from bot.matches.core.errors import StoreFull
from localdiscord.people import ClientMessage, InteractionResult
from tests.cogs.core.test_errors import failing
from tests.support.discord.scene import Scene, button

pytestmark = pytest.mark.asyncio

ROOM = 1 << 30  # pages; as good as none at all


async def limited(table: Scene, pages: int | None) -> None:
    """Let the file grow no further, or only to so many pages."""
    store = table.services.store

    def limit(plain) -> None:
        (now,) = plain.execute("PRAGMA page_count").fetchone()
        plain.execute(f"PRAGMA max_page_count={now if pages is None else pages}")

    await store._writer.call(limit)


async def until_full(table: Scene) -> tuple[ClientMessage, InteractionResult]:
    """Play until an answer cannot be kept; the turn it was for, and what was said."""
    for revision in range(1, 100):
        message = await table.turn(revision)
        _, reply = await table.answer(message)
        if (await table.match()).revision == revision:
            return message, reply
    raise AssertionError("the file has room for everything")


async def test_players_are_told_and_can_go_on_when_there_is_room(table: Scene):
    await table.answer(await table.begin(), "self")
    await table.turn(1)
    await limited(table, None)
    message, reply = await until_full(table)
    before = await table.match()
    shown = reply.message or reply.updated
    assert shown is not None
    words = table.bot.catalogue.of(table.next_of(message).user.locale)
    assert shown.text == words.text("refused-store-full")

    reply = await table.next_of(message).press(message, custom_id=button(message, "text"))
    assert reply.message is not None  # what needs no room is done as ever

    await limited(table, ROOM)
    _, reply = await table.answer(message)
    await table.turn(before.revision + 1)
    assert (await table.match()).revision == before.revision + 1
    assert [turn.revision for turn in await table.services.store.turns(1)] == list(range(before.revision + 2))


async def test_what_cannot_be_noted_is_not_tried_again_without_a_rest(table: Scene, monkeypatch: pytest.MonkeyPatch):
    rest = 0.06
    monkeypatch.setattr(sys.modules["cogs.delivery.outbox"], "UNMARKED", rest)
    turn = await table.begin()
    store = table.services.store
    with monkeypatch.context() as full, capture_logs() as logs:
        for verb in ("post_attempted", "post_failed"):
            full.setattr(store, verb, failing(StoreFull("full")))
        began = time.monotonic()
        await table.answer(turn, "self")
        async with asyncio.timeout(60):
            while (tries := sum(entry["event"] == "post failed" for entry in logs)) < 5:  # noqa: ASYNC110 - the log tells nobody
                await asyncio.sleep(0.01)
        passed = time.monotonic() - began
    assert tries <= 2 * (1 + passed / rest)  # of a turn and of a card
    await table.turn(1)
