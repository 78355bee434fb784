"""Batches of answers: how far they are played, and why not further."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.contract.base import Answer, Ask
from bot.games.contract.capabilities import Announcements, Batches
from bot.games.contract.save import load
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import BatchStop
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.games.counter import Action, Add, Counter, Roll, State, counter_tools
from tests.support.matches.table import Table, table

pytestmark = pytest.mark.asyncio


def as_many_as_asks(ask: Ask[Action]) -> Add:
    """Adds one more with each ask of a seat."""
    return Add(int(ask.id.rpartition(".")[2]) + 1)


def nothing(_ask: Ask[Action]) -> Add:
    raise refused("shot-empty")


@pytest.mark.parametrize(
    ("answers", "played", "why"),
    [
        ([Add(1), Add(1), Add(1)], 3, None),
        ([Add(1), Add(1), Add(1), Add(1)], 3, "several-others"),
        ([Roll(), Add(1)], 1, "several-luck"),
        ([Add(1), nothing, Add(1)], 1, "shot-empty"),
        ([Add(1), Add(7)], 1, "counter-refused-number"),
    ],
)
async def test_it_is_told_why_it_went_no_further(at: Table, answers: list[Any], played: int, why: str | None):
    match = await at.begin(run="3")
    acted = await at.act(match, answers, key="several")
    assert acted.match.revision == played
    assert (acted.stopped.reason.key if acted.stopped else None) == why
    again = await at.act(match, answers, key="several")
    assert (again.again, again.turn, again.events, again.stopped) == (True, acted.turn, acted.events, acted.stopped)
    assert (await at.present(match)).revision == played


async def test_the_end_of_the_match_ends_them(at: Table):
    match = await at.begin(run="3", target="3")
    acted = await at.act(match, [Add(2), Add(2), Add(2)])
    assert (acted.match.revision, acted.stopped) == (2, BatchStop(phrase("several-over")))


async def test_an_answer_may_be_read_when_its_turn_comes(at: Table):
    match = await at.begin(run="3")
    acted = await at.act(match, [as_many_as_asks] * 3)
    assert [event.n for event in acted.events] == [1, 2, 3]
    moves = [load(Answer[Action], turn.move) for turn in (await at.store.turns(match.id))[1:]]
    assert len({move.ask for move in moves}) == 3


async def test_the_first_that_cannot_be_read_refuses_all(at: Table):
    match = await at.begin(run="3")
    with pytest.raises(Refused) as refusal:
        await at.act(match, [nothing, Add(1)])
    assert refusal.value.reason.key == "shot-empty"
    assert (await at.present(match)).revision == 0


async def test_they_are_kept_once_however_often_they_come_in(at: Table):
    match = await at.begin(run="3")
    asked = at.matches.asks(match)[0]
    user = match.holder(asked.seat).user
    done = await asyncio.gather(
        *(at.matches.act(match.id, asked.id, user, [Add(1), Add(2)], key="same") for _ in range(4)),
        at.matches.act(match.id, asked.id, user, [Add(3), Add(3)], key="other"),
        return_exceptions=True,
    )
    assert sorted(one.again for one in done if not isinstance(one, BaseException)) == [False, True, True, True]
    assert isinstance(done[-1], Refused)
    assert (await at.present(match)).revision == 2
    assert [turn.key for turn in await at.store.turns(match.id)][1:] == ["same", "same"]


KILLED = """
import asyncio, os, sys
from pathlib import Path
from tests.support.games.counter import Add
from tests.support.matches.table import table

async def main():
    async with table(Path(sys.argv[1])) as at:
        match = await at.begin(run="3", target="10")
        await at.act(match, [Add(1)], key="first")
        run, calls = at.matches.work.engine.run, []

        async def deadly(job):
            calls.append(job)
            if len(calls) == 2:
                os.kill(os.getpid(), 9)
            return await run(job)

        at.matches.work.engine.run = deadly
        await at.act(match, [Add(2), Add(2)], key="killed")

asyncio.run(main())
"""


async def test_a_kill_between_two_of_them_keeps_none_and_loses_nothing_told_before(tmp_path: Path):
    path = tmp_path / "matches.db"
    ended = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", KILLED, str(path)], check=False)
    assert ended.returncode == -9
    async with table(path) as at:
        match = await at.store.get(1)
        assert match is not None
        assert match.revision == 1
        acted = await at.act(match, [Add(2), Add(2)], key="killed")
        assert ([event.n for event in acted.events], acted.again, acted.match.revision) == ([2, 2], False, 3)


def _goes_on(before: State, after: State) -> bool:
    return sum(before.totals) < sum(after.totals) < 5


class InTurns(Counter):
    """Says itself when a turn is over: with a total of five."""

    spec = msgspec.structs.replace(Counter.spec, batches=Batches(Announcements(()), _goes_on))


async def test_a_game_may_say_itself_what_goes_on(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "matches.db")
    try:
        at = Table(store, InlineWorker(counter_tools()), {"counter": InTurns()})
        match = await at.begin(run="3", target="10")
        acted = await at.act(match, [Roll(), Add(1), Add(1)])
        assert acted.match.revision > 1 or acted.events[0].n >= 5
        match = await at.begin(run="3", target="10")
        acted = await at.act(match, [Add(3), Add(2), Add(1)])
        assert (acted.match.revision, acted.stopped) == (2, BatchStop(phrase("several-new-turn")))
    finally:
        await store.close()
