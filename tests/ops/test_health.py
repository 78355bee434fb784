"""The event loop's delay, and the part caused by the program."""

import asyncio
import itertools
import time

import pytest

from bot.ops.health import PERIOD, Health

pytestmark = pytest.mark.asyncio
BLOCKED = 0.05  # seconds


async def held_up(waited: list[float]) -> tuple[float, float]:
    """The lag of a loop blocked for a while, and the part attributed to the program."""
    lags: list[float] = []
    own: asyncio.Queue[float] = asyncio.Queue()
    told = itertools.chain(waited, itertools.repeat(waited[-1]))
    async with Health(lags.append, own.put_nowait, lambda: next(told)):
        await asyncio.sleep(0)
        time.sleep(PERIOD + BLOCKED)  # noqa: ASYNC251  that is the point
        took = await own.get()
    return lags[0], took


async def test_waiting_for_a_core_is_no_illness(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.ops.health.SICK", PERIOD + BLOCKED / 2)
    for waited, well in ((10.0, True), (0.0, False)):
        told = itertools.chain([0.0], itertools.repeat(waited))
        beaten = asyncio.Event()
        async with Health(held_up=lambda _, beaten=beaten: beaten.set(), waited=lambda told=told: next(told)) as health:
            health.connected = True
            await asyncio.sleep(0)
            time.sleep(PERIOD + BLOCKED)  # noqa: ASYNC251  that is the point
            await beaten.wait()
            assert health.lag >= BLOCKED / 2
            assert health.well is well


async def test_what_blocks_the_loop_is_the_program_s_doing():
    lag, own = await held_up([0.0])
    assert own == lag >= BLOCKED / 2


async def test_waiting_for_a_core_is_not():
    lag, own = await held_up([0.0, 10.0])
    assert lag >= BLOCKED / 2
    assert own == 0.0


@pytest.mark.parametrize("after", [0.0, 0.4, 0.8])
async def test_a_hold_is_noticed_whenever_between_two_beats_it_begins(monkeypatch: pytest.MonkeyPatch, after: float):
    monkeypatch.setattr("bot.ops.health.SICK", 2 * PERIOD)
    beats: asyncio.Queue[float] = asyncio.Queue()
    async with Health(held_up=beats.put_nowait, waited=float) as health:
        health.connected = True
        await beats.get()
        await asyncio.sleep(after * PERIOD)
        time.sleep(2 * PERIOD)  # noqa: ASYNC251  that is the point
        await beats.get()
        assert not health.well


async def test_the_heart_beats_on_if_a_beat_cannot_be_told():
    beats: asyncio.Queue[float] = asyncio.Queue()

    def fails(lag: float) -> None:
        beats.put_nowait(lag)
        raise ValueError

    asyncio.get_running_loop().set_exception_handler(lambda *_: None)  # which writes it to the log
    async with Health(fails):
        for _ in range(2):
            await asyncio.wait_for(beats.get(), 25 * PERIOD)
