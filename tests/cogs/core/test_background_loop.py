"""Work in the background goes on whatever fails once."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.matches.core.errors import StoreError
from cogs.core.background_loop import BackgroundLoop

pytestmark = pytest.mark.asyncio


class Steps(BackgroundLoop):
    """Fails as planned, then notes that it went on."""

    name = "steps"
    period = 0.0

    def __init__(self, *failures: Exception) -> None:
        async def ready() -> None:
            """The client is connected."""

        clocks = SimpleNamespace(instance="here")
        super().__init__(SimpleNamespace(wait_until_ready=ready, matches=SimpleNamespace(clocks=clocks)))
        self.failures, self.went_on = list(failures), asyncio.Event()

    async def step(self) -> float:
        """Fail, or go on."""
        if self.failures:
            raise self.failures.pop()
        self.went_on.set()
        return 60.0


@pytest.mark.parametrize(
    ("failure", "said"), [(KeyError("unforeseen"), "work failed"), (StoreError("disk full"), "work is delayed")]
)
async def test_a_failure_ends_no_later_step(failure: Exception, said: str, capsys: pytest.CaptureFixture[str]):
    loop = Steps(failure)
    await loop.cog_load()
    await asyncio.wait_for(loop.went_on.wait(), 60)
    await loop.cog_unload()
    assert said in capsys.readouterr().out


async def test_a_loop_is_woken_before_its_time():
    class Woken(Steps):
        """Sleeps a minute between two steps, if nothing wakes it."""

        source = SimpleNamespace(woken=asyncio.Event())

    loop = Woken()
    await loop.cog_load()
    await asyncio.wait_for(loop.went_on.wait(), 60)
    loop.went_on.clear()
    loop.source.woken.set()
    await asyncio.wait_for(loop.went_on.wait(), 60)
    await loop.cog_unload()


async def test_a_stopped_loop_has_ended_its_step():
    begun, ended = asyncio.Event(), asyncio.Event()

    class Endless(Steps):
        """Takes a while to give up its step."""

        async def step(self) -> float:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)  # as a read of the store that is given up
                ended.set()
            return 0.0

    loop = Endless()
    await loop.cog_load()
    await asyncio.wait_for(begun.wait(), 60)
    await loop.cog_unload()
    assert ended.is_set()
