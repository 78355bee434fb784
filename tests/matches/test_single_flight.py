"""Work is done once for all who ask for the same at the same time."""

import asyncio

import pytest

from bot.matches.core.single_flight import SingleFlight

pytestmark = pytest.mark.asyncio


class Work:
    """Is done when it is let; `runs` are the names of what was begun."""

    def __init__(self) -> None:
        self.runs: list[str] = []
        self.let = asyncio.Event()
        self.fails: Exception | None = None

    async def run(self, name: str) -> str:
        self.runs.append(name)
        await self.let.wait()
        if self.fails is not None:
            raise self.fails
        return name * 10

    def asked(self, flight: SingleFlight[str], *names: str) -> list[asyncio.Task[str]]:
        return [asyncio.create_task(flight.run(name, lambda name=name: self.run(name))) for name in names]


async def test_what_many_ask_for_is_done_once_though_some_go():
    work, flight = Work(), SingleFlight[str]()
    asked = work.asked(flight, *"a" * 30, "b")
    await asyncio.sleep(0)
    assert len(flight) == 2
    asked[0].cancel()
    work.let.set()
    assert await asyncio.gather(*asked[1:]) == ["a" * 10] * 29 + ["b" * 10]
    assert work.runs == ["a", "b"]
    assert len(flight) == 0
    await asyncio.gather(*work.asked(flight, "a"))
    assert work.runs == ["a", "b", "a"]


async def test_a_failure_reaches_all_who_asked_and_is_not_kept():
    work, flight = Work(), SingleFlight[str](room=100)
    work.fails = ValueError("torn")
    work.let.set()
    assert await asyncio.gather(*work.asked(flight, "a", "a"), return_exceptions=True) == [work.fails] * 2
    work.fails = None
    assert await asyncio.gather(*work.asked(flight, "a")) == ["a" * 10]
    assert work.runs == ["a", "a"]


async def test_results_are_kept_as_far_as_there_is_room():
    work, flight = Work(), SingleFlight[str](room=25, size=len)
    work.let.set()
    for name in ("a", "b", "a", "c", "a", "b", "long", "long"):
        await asyncio.gather(*work.asked(flight, name))
    assert work.runs == ["a", "b", "c", "b", "long", "long"]


async def test_closing_cancels_what_runs():
    work, flight = Work(), SingleFlight[str]()
    asked = work.asked(flight, "a", "b")
    await asyncio.sleep(0)
    await flight.close()
    await asyncio.gather(*asked, return_exceptions=True)
    assert all(one.cancelled() for one in asked)
    assert len(flight) == 0
