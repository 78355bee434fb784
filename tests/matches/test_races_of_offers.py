"""An offer is answered while the match moves on elsewhere: exactly one of the two happens."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.games.contract.base import Answer
from bot.games.contract.save import dump
from bot.matches.core.engine import Apply
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, Status, Turn
from bot.matches.play.offers import AT_ONCE
from bot.matches.work.effects import Offer
from bot.workers.inline_worker import InlineWorker
from tests.support.games.counter import Add, counter_tools
from tests.support.matches.table import ANN, BOB, EVE, SEED, Table, table
from tests.support.storage.meddler import Meddler

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db", Meddler) as made:
        yield made


def meanwhile(at: Table, happens: Callable[[], Awaitable[object]]) -> None:
    assert isinstance(at.store, Meddler)
    at.store.before = happens


def elsewhere(at: Table) -> Table:
    """Another process at the same matches."""
    assert isinstance(at.store, Meddler)
    table = at.matches.work
    other = Table(at.store._store, table.engine, {"counter": table.positions.game("counter")})
    other._keys = 1000
    return other


async def moved(at: Table, match: Match) -> None:
    """A move that another process keeps, past this one's locks."""
    match = await at.present(match)
    (ask,) = at.matches.asks(match)
    move = dump(Answer(ask.id, ask.seat, Add(1)))
    step = await InlineWorker(counter_tools()).run(Apply("counter", match.state, move, SEED, match.revision + 1))
    turn = Turn(match.id, match.revision + 1, ask.seat, move, step.events, b"", step.state, "elsewhere", at.clock.now)
    assert isinstance(at.store, Meddler)
    await at.store._store.advance(match, [turn], status=Status.RUNNING, posts=())


async def only(at: Table, match: Match) -> Offer:
    (found,) = await at.store.offers(match.id)
    return found


async def agreed(at: Table, offer: Offer, user: int) -> Match:
    return await at.matches.offers.agree(offer.match, user, offer.kind, made=offer.made, key=at.key())


async def test_a_draw_is_not_agreed_on_a_position_that_is_gone(at: Table):
    match = await at.begin()
    await at.matches.endings.offer_draw(match.id, ANN.user, key="offer")
    offer = await only(at, match)
    meanwhile(at, lambda: moved(at, match))
    with pytest.raises(Refused) as refusal:
        await agreed(at, offer, BOB.user)
    assert refusal.value.reason.key == "refused-offer-gone"
    after = await at.present(match)
    assert (after.status, after.revision, after.verdict) == (Status.RUNNING, 1, "")


async def test_a_move_is_not_kept_after_a_draw(at: Table):
    match = await at.begin()
    await at.matches.endings.offer_draw(match.id, ANN.user, key="offer")
    offer = await only(at, match)
    other = elsewhere(at)
    meanwhile(at, lambda: agreed(other, offer, BOB.user))
    with pytest.raises(Refused) as refusal:
        await at.act(match, Add(1))
    assert refusal.value.reason.key == "refused-match-over"
    assert (await at.present(match)).revision == 1


async def test_an_answer_that_comes_first_makes_the_takeback_a_request(at: Table):
    match = await at.begin()
    acted = await at.act(match, Add(3))
    user = match.holder(acted.turn.seat or 0).user
    meanwhile(at, lambda: moved(at, match))
    asked = await at.matches.takebacks.undo(match.id, user, key="undo")
    assert (asked.done, asked.match.revision) == (False, 2)


async def test_an_agreed_takeback_loses_against_a_move(at: Table):
    match = await at.begin()
    acted = await at.act(match, Add(3))
    user = match.holder(acted.turn.seat or 0).user
    at.clock.now += AT_ONCE + 1
    await at.matches.takebacks.undo(match.id, user, key="undo")
    offer = await only(at, match)
    meanwhile(at, lambda: moved(at, match))
    with pytest.raises(Refused) as refusal:
        await agreed(at, offer, BOB.user if user == ANN.user else ANN.user)
    assert refusal.value.reason.key == "refused-offer-gone"
    assert (await at.present(match)).revision == 2


async def test_two_of_three_who_agree_at_once_are_both_counted(at: Table):
    match = await at.challenge(ANN, BOB, EVE)
    for one in (BOB, EVE):
        match = await at.matches.challenges.accept(match.id, one.user, key=at.key())
    await at.matches.endings.offer_draw(match.id, ANN.user, key="offer")
    offer = await only(at, match)
    other = elsewhere(at)
    meanwhile(at, lambda: agreed(other, offer, EVE.user))
    assert (await agreed(at, offer, BOB.user)).status is Status.FINISHED
