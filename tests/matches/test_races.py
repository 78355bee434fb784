"""Races between loading and saving, and commits that fail half-way."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.games.contract.base import Answer
from bot.games.contract.save import dump
from bot.matches.core.engine import Apply
from bot.matches.core.errors import Refused, StoreFull
from bot.matches.core.models import Match, Status, Turn
from bot.workers.inline_worker import InlineWorker
from tests.support.games.counter import Add, counter_tools
from tests.support.matches.table import ANN, BOB, SEED, Table, table
from tests.support.storage.meddler import Meddler

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db", Meddler) as made:
        yield made


def meddler(at: Table) -> Meddler:
    assert isinstance(at.store, Meddler)
    return at.store


async def played_elsewhere(at: Table, match: Match, user: int, key: str) -> None:
    """A move that another process keeps, past this one's locks."""
    match = await at.present(match)
    ask = at.matches.asks_for(match, user)[0]
    move = dump(Answer(ask.id, ask.seat, Add(1)))
    step = await InlineWorker(counter_tools()).run(Apply("counter", match.state, move, SEED, match.revision + 1))
    turn = Turn(match.id, match.revision + 1, ask.seat, move, step.events, step.trace, step.state, key, at.clock.now)
    await meddler(at)._store.advance(match, [turn], status=Status.RUNNING, posts=())


async def test_an_answer_survives_a_lost_race(at: Table):
    match = await at.begin(turns="together")
    ask = at.matches.asks_for(match, ANN.user)[0].id
    meddler(at).before = lambda: played_elsewhere(at, match, BOB.user, "elsewhere")
    acted = await at.matches.act(match.id, ask, ANN.user, Add(2), key="here")
    assert acted.match.revision == 2
    seats = {holder.user: holder.seat for holder in match.holders}
    totals = at.matches.view(acted.match, None).totals
    assert (totals[seats[ANN.user]], totals[seats[BOB.user]]) == (2, 1)


async def test_an_ask_answered_meanwhile_is_stale(at: Table):
    match = await at.begin(turns="together")
    ask = at.matches.asks_for(match, ANN.user)[0].id
    meddler(at).before = lambda: played_elsewhere(at, match, ANN.user, "elsewhere")
    with pytest.raises(Refused) as refusal:
        await at.matches.act(match.id, ask, ANN.user, Add(2), key="here")
    assert refusal.value.reason.key == "refused-stale"
    assert (await at.present(match)).revision == 1


async def test_the_same_interaction_taken_by_two_processes_plays_once(at: Table):
    match = await at.begin(turns="together")
    ask = at.matches.asks_for(match, ANN.user)[0].id
    meddler(at).before = lambda: played_elsewhere(at, match, ANN.user, "same")
    acted = await at.matches.act(match.id, ask, ANN.user, Add(1), key="same")
    assert acted.again
    assert (await at.present(match)).revision == 1


async def test_races_are_not_lost_for_ever(at: Table):
    match = await at.begin(turns="together", target="10")
    ask = at.matches.asks_for(match, ANN.user)[0].id
    meddler(at).before = lambda: played_elsewhere(at, match, BOB.user, at.key())
    meddler(at).always = True
    with pytest.raises(Refused) as refusal:
        await at.matches.act(match.id, ask, ANN.user, Add(2), key="here")
    assert refusal.value.reason.key == "refused-busy"


async def test_an_acceptance_that_comes_too_late(at: Table):
    match = await at.challenge()

    async def cancelled() -> None:
        await meddler(at)._store.change(match, status=Status.CANCELLED, turn=None, posts=(), key="gone", now=1)

    meddler(at).before = cancelled
    with pytest.raises(Refused) as refusal:
        await at.matches.challenges.accept(match.id, BOB.user, key="late")
    assert refusal.value.reason.key == "refused-challenge-cancelled"


async def test_an_expiry_that_comes_too_late(at: Table):
    match = await at.challenge()
    at.clock.now = match.expires

    async def cancelled() -> None:
        await meddler(at)._store.change(match, status=Status.CANCELLED, turn=None, posts=(), key="gone", now=1)

    meddler(at).before = cancelled
    await at.matches.clocks.settle()
    assert (await at.present(match)).status is Status.CANCELLED


async def test_setting_aside_a_match_that_moves_on(at: Table):
    match = await at.begin(turns="together")
    meddler(at).before = lambda: played_elsewhere(at, match, ANN.user, "elsewhere")
    stopped = await at.matches.suspend(match.id, ValueError("no picture"))
    assert (stopped.status, stopped.revision) == (Status.SUSPENDED, 1)


async def test_a_match_that_moves_on_as_its_server_goes_ends_all_the_same(at: Table):
    match = await at.begin(turns="together")
    meddler(at).before = lambda: played_elsewhere(at, match, ANN.user, "elsewhere")
    assert await at.matches.endings.removed(match.guild) == 1
    ended = await at.present(match)
    assert (ended.status, ended.revision) == (Status.ABORTED, 1)


async def test_a_commit_that_failed_but_was_kept_counts(at: Table):
    meddler(at).unknown = "kept"
    match = await at.challenge()
    meddler(at).unknown = "kept"
    match = await at.matches.challenges.accept(match.id, BOB.user, key="accept")
    assert match.status is Status.RUNNING
    meddler(at).unknown = "kept"
    acted = await at.act(match, Add(2), key="act")
    assert acted.match.revision == 1
    assert acted.turn == await at.store.turn(match.id, 1)
    assert at.notified == 2


async def test_a_commit_that_failed_and_was_lost_says_why(at: Table):
    meddler(at).unknown = "lost"
    with pytest.raises(StoreFull):
        await at.challenge(key="challenge")
    match = await at.challenge(key="challenge")
    meddler(at).unknown = "lost"
    with pytest.raises(StoreFull) as failure:
        await at.matches.challenges.accept(match.id, BOB.user, key="accept")
    assert failure.value.reason.key == "refused-store-full"
    assert (await at.matches.challenges.accept(match.id, BOB.user, key="accept")).status is Status.RUNNING
