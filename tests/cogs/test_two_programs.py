"""Two programs with one token: Discord serves both, and each says so."""

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.ops.health import ENOUGH
from cogs.core.errors import RIVAL
from tests.support.scene import Scene, bot_on

pytestmark = pytest.mark.asyncio


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
