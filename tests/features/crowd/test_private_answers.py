"""The private answers to callers, where Discord does not take one or is slow to."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.crowd.values import Call, Called, CallOutcome, CallResult
from bot.screens.sheet import Sheet
from cogs.crowd import calls
from cogs.crowd.calls import Confirmed, CrowdCalls

pytestmark = pytest.mark.asyncio
MATCH, QUESTION, DAI, CHLOE = 7, 2, 40, 41


class Press:
    """A press of a caller; `revised` are the users whose answers were edited."""

    def __init__(self, user: int, revised: list[int]) -> None:
        self.user, self.player, self.words = user, None, None
        self.id = SimpleNamespace(match=MATCH)
        self._revised = revised
        self.bot = SimpleNamespace(feature=lambda _: self)

    async def call(self, _made: Call, _player: object) -> Called:
        return Called(CallOutcome.KEPT, "pitchout")

    async def results_of(self, _match: int, _revision: int) -> list[CallResult]:
        return [CallResult(user, QUESTION, 0, 10, counts=True) for user in (DAI, CHLOE)]

    async def whisper(self, _sheet: Sheet) -> None:
        raise TimeoutError

    async def revise(self, _sheet: Sheet) -> None:
        self._revised.append(self.user)


@pytest.fixture(autouse=True)
def wordless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "called_words", lambda *_: "")
    monkeypatch.setattr(calls, "settled_words", lambda *_: "")
    monkeypatch.setattr(calls, "read_call", lambda press: Call(MATCH, QUESTION, 3, 0, press.user))


async def test_a_call_whose_answer_fails_waits_for_no_result():
    press: Any = Press(DAI, [])
    cog = CrowdCalls(press.bot)
    with pytest.raises(TimeoutError):
        await cog.call_it(press)
    assert not cog._open


async def test_a_newer_call_waits_on_when_the_answer_to_the_one_before_fails():
    press: Any = Press(DAI, [])
    cog = CrowdCalls(press.bot)
    newer = Confirmed(press, Called(CallOutcome.KEPT, "pitchout"))

    async def whisper(_sheet: Sheet) -> None:
        cog._open[MATCH, QUESTION, DAI] = newer
        raise TimeoutError

    press.whisper = whisper
    with pytest.raises(TimeoutError):
        await cog.call_it(press)
    assert list(cog._open.values()) == [newer]


async def test_an_answer_that_is_on_its_way_holds_no_other_back():
    revised: list[int] = []
    slow, quick = (Confirmed(Press(user, revised), Called(CallOutcome.KEPT, "pitchout")) for user in (DAI, CHLOE))  # type: ignore[arg-type]
    cog = CrowdCalls(slow.call.bot)
    cog._open[MATCH, QUESTION, DAI], cog._open[MATCH, QUESTION, CHLOE] = slow, quick
    quick.answered.set()
    telling = asyncio.create_task(cog.on_turn_posted(MATCH, 4))
    for _ in range(10):
        await asyncio.sleep(0)
    assert revised == [CHLOE]
    slow.answered.set()
    await telling
    assert revised == [CHLOE, DAI]
    assert not cog._open
