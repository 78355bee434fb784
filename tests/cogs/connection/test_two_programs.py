"""Two programs with one token: Discord serves both, and each says so; a bot alone never does, however often it must answer."""

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.ops.health import ENOUGH
from cogs.core.errors import RIVAL, TAKEN
from localdiscord.faults import InteractionDelivery
from tests.support.discord.scene import Scene, bot_on

pytestmark = pytest.mark.asyncio

CALLBACK = "/interactions/{interaction}/{token}/callback"


async def test_a_second_program_with_the_same_token_is_said_in_the_log(table: Scene, tmp_path: Path):
    with capture_logs() as said:
        async with bot_on(table.local, tmp_path / "other.db"):
            for _ in range(2 * ENOUGH):
                await table.ada.command("arena", "turns", {})
    assert RIVAL in [entry["event"] for entry in said if entry["log_level"] == "error"]


async def test_a_bot_alone_does_not_say_so(table: Scene):
    with capture_logs() as said:
        for _ in range(2 * ENOUGH):
            await table.ada.command("arena", "turns", {})
    assert RIVAL not in [entry["event"] for entry in said]


async def test_interactions_that_are_delivered_twice_are_no_second_program(table: Scene):
    table.local.faults.deliver_always(InteractionDelivery(copies=2))
    with capture_logs() as said:
        for _ in range(2 * ENOUGH):
            await table.ada.command("arena", "turns", {})
        table.local.faults.clear()
        await table.all_answered()
    assert [entry.get("code") for entry in said].count(TAKEN) >= ENOUGH
    assert RIVAL not in [entry["event"] for entry in said]


async def test_answers_whose_responses_are_lost_are_no_second_program(table: Scene):
    with capture_logs() as said:
        for _ in range(2 * ENOUGH):
            table.local.faults.fail_next("POST", CALLBACK, status=502, after_effect=True)
            await table.ada.command("arena", "turns", {})
        await table.all_answered()
    assert [entry.get("code") for entry in said].count(TAKEN) >= ENOUGH
    assert RIVAL not in [entry["event"] for entry in said]
