"""Time during which the bot was away is given back."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.delivery.models import PostKind
from bot.matches.timers.clocks import MOST_GIVEN_BACK
from bot.matches.timing.paces import DAY, HOUR
from tests.matches.test_clocks import begun, due, posts
from tests.support.games.counter import Add
from tests.support.matches.table import Table, table

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db") as made:
        await made.matches.clocks.wake()
        yield made


async def test_an_outage_is_given_back_and_said_once(at: Table):
    match = await begun(at)
    before = due(match)
    at.clock.now += 2 * HOUR
    await at.matches.clocks.wake()
    assert due(await at.present(match)) == before + 2 * HOUR
    for expected in (["clock-given-back"], []):
        acted = await at.act(await at.present(match), Add(1))
        found = [post.notice for post in await posts(at) if post.kind is PostKind.TURN]
        assert [notice.words.key for notice in found if notice] == expected
    assert acted.match.given_back == 0


async def test_an_outage_gives_back_half_a_day_at_most(at: Table):
    match = await begun(at)
    before = due(match)
    at.clock.now += 3 * DAY
    await at.matches.clocks.wake()
    await at.matches.clocks.settle()
    after = await at.present(match)
    assert after.revision == 1
    assert before + MOST_GIVEN_BACK < at.clock.now


@pytest.mark.parametrize("jump", [7 * HOUR, -7 * HOUR])
async def test_a_jump_of_the_clock_costs_nobody_his_turn(at: Table, jump: int):
    match = await begun(at, "hour")
    at.clock.now += jump
    await at.matches.clocks.settle()
    after = await at.present(match)
    assert after.revision == 0
    assert due(after) - at.clock.now >= HOUR


async def test_what_was_missed_is_given_back_once_even_if_it_is_not_known_to_be_kept(at: Table):
    match = await begun(at)
    before, clocks = due(match), at.matches.clocks
    seen = clocks._seen
    at.clock.now += 7 * HOUR
    await clocks.beat()
    clocks._seen = seen  # as if the commit had failed half-way
    at.clock.now += 1000
    await clocks.beat()
    assert due(await at.present(match)) == before + 7 * HOUR


async def test_a_clock_set_back_before_a_start_gives_back_what_comes_after(at: Table):
    for shift in (9 * HOUR, -3 * HOUR):
        at.clock.now += shift
        await at.matches.clocks.wake()
    match = await begun(at)
    at.clock.now += HOUR
    await at.matches.clocks.wake()
    assert due(await at.present(match)) == due(match) + HOUR


async def test_what_an_outage_has_lasted_is_given_back_though_the_program_ends_in_it(at: Table):
    match = await begun(at)
    at.clock.now += HOUR  # nobody looks at the clocks
    await at.matches.clocks.rest()
    at.clock.now += HOUR
    await at.matches.clocks.wake()
    assert due(await at.present(match)) == due(match) + 2 * HOUR


async def test_an_outage_that_two_processes_notice_at_different_moments_is_given_back_once(at: Table):
    match = await begun(at)
    mine, its = at.matches.clocks, at.elsewhere().clocks
    await its.wake()
    at.clock.now += 20_000
    its._seen = at.clock.now - 10_000
    await its.beat()
    at.clock.now += 2 * HOUR
    for clocks in (mine, its):
        await clocks.beat()
        at.clock.now += 4000
    assert due(await at.present(match)) == due(match) + 2 * HOUR


async def test_the_usual_rhythm_gives_nothing_back(at: Table):
    match = await begun(at)
    for _ in range(10):
        at.clock.now += 5000
        await at.matches.clocks.beat()
    assert due(await at.present(match)) == due(match)
