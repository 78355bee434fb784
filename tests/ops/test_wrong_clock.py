"""A machine whose clock is wrong: deadlines go by Discord's time, and the host is told."""

import logging
from pathlib import Path

import pytest

from bot.matches.timing.paces import DAY, MINUTE, SECOND
from bot.matches.work.clock import SystemClock
from bot.ops.play import corner
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import QUICK, Scene, bot_on

TRUE = 1_790_000_000_000  # Discord's time


class Machine:
    """A clock that is off by so much."""

    def __init__(self, off: int) -> None:
        self.off = off
        self.clock = SystemClock(lambda: TRUE + self.off)

    def hears(self, took: int = 0) -> int:
        """The error of the clock after an answer that Discord sent at once and that took `took` to arrive."""
        self.clock.hear(TRUE - took, TRUE - took + self.off)
        return self.clock.now_ms() - TRUE


@pytest.mark.parametrize("off", [2 * DAY, -2 * DAY, 3 * MINUTE, -3 * MINUTE])
def test_a_wrong_clock_is_corrected_by_discords(off: int):
    machine = Machine(off)
    assert machine.hears() == 0
    machine.off += 20 * SECOND  # it drifts
    assert machine.hears() == 20 * SECOND
    machine.off += 50 * SECOND
    assert machine.hears() == 0
    machine.off = 300  # the host has set it
    assert machine.hears() == 300
    assert machine.clock.fault == ""


@pytest.mark.parametrize(("off", "took"), [(0, 0), (50 * SECOND, 0), (-50 * SECOND, 0), (0, 10 * MINUTE)])
def test_a_clock_that_may_be_right_stays(off: int, took: int):
    assert Machine(off).hears(took) == off


def test_the_host_is_told_once(caplog: pytest.LogCaptureFixture):
    machine = Machine(2 * DAY)
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            machine.hears()
    (text,) = caplog.messages
    assert text.startswith("the machine's clock is 172800 s ahead of Discord's. Deadlines go by Discord's time")
    caplog.clear()
    machine.off = -2 * DAY
    machine.hears()
    assert "172800 s behind Discord's" in caplog.messages[0]


@pytest.mark.asyncio
async def test_what_is_made_on_a_machine_two_days_behind_expires_when_discord_says(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        local.clock.advance(2 * DAY / SECOND)
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            await table.challenge()
            left = (await table.match()).expires - local.clock.now() * SECOND
    assert left == pytest.approx(2 * DAY, abs=MINUTE)
