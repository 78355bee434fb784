"""The house plays on for a player who stays away, and gives the seat back."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.games import GAMES
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, MatchRequest, Person, Status
from bot.matches.house.members import is_house, name_of, user_of
from bot.matches.timing.paces import DAY, read_terms
from bot.matches.work.effects import OfferKind
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.matches.table import ANN, BOB, EVE, Table

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    store = await SqliteStore.open(tmp_path / "matches.db")
    table = Table(store, InlineWorker(), dict(GAMES))
    await table.matches.clocks.wake()
    yield table
    await store.close()


async def begun(at: Table, *, rated: bool = False, alone: bool = False) -> Match:
    others = (BOB,) if alone else (BOB, EVE)
    match = await at.matches.challenges.challenge(
        ANN,
        others,
        MatchRequest("forhonor", 7, 8, "en", terms=msgspec.structs.replace(read_terms("day"), rated=rated)),
        key=at.key(),
    )
    for person in others:
        match = await at.matches.challenges.accept(match.id, person.user, key=at.key())
    return match


async def until_out(at: Table, match: Match) -> Match:
    """Ann lets three decisions pass; the others answer theirs."""
    for _ in range(400):
        match = await at.present(match)
        if match.status is not Status.RUNNING or match.seat_of(ANN.user) is None:
            return match
        asks = at.matches.asks(match)
        others = [ask for ask in asks if match.holder(ask.seat).user != ANN.user]
        if others:
            await at.act(match, others[0].choices[0].action, user=match.holder(others[0].seat).user, ask=others[0].id)
            continue
        at.clock.now += DAY
        at.matches.clocks._seen = at.clock.now
        await at.matches.clocks.settle()
        if any(isinstance(one.move, bytes) and b"left" in one.move for one in await at.store.turns(match.id)):
            return await at.present(match)
    raise AssertionError("Ann was never out")


async def test_the_house_plays_on_and_gives_the_seat_back(at: Table):
    match = await until_out(at, await begun(at))
    seat = next(one.seat for one in match.holders if is_house(one.user))
    assert match.status is Status.RUNNING
    assert {one.user for one in match.holders if not is_house(one.user)} == {BOB.user, EVE.user}
    before = match.revision
    assert await at.matches.house.settle("process") > 0
    match = await at.present(match)
    assert match.revision > before
    (offer,) = [one for one in await at.store.offers(match.id) if one.kind is OfferKind.REPLACE]
    with pytest.raises(Refused):
        await at.matches.substitutions.answer(match.id, offer.made, BOB.user, agrees=True, key=at.key())
    match = await at.matches.substitutions.answer(match.id, offer.made, ANN.user, agrees=True, key=at.key())
    assert match.seat_of(ANN.user) == seat
    assert not any(is_house(one.user) for one in match.holders)
    assert match.holder(seat).lapses == 0
    with pytest.raises(Refused):
        await at.matches.substitutions.answer(match.id, offer.made, ANN.user, agrees=True, key=at.key())


@pytest.mark.parametrize(("rated", "alone"), [(True, False), (False, True)])
async def test_a_rated_match_and_one_of_two_are_lost_as_before(at: Table, *, rated: bool, alone: bool):
    match = await until_out(at, await begun(at, rated=rated, alone=alone))
    assert not any(is_house(one.user) for one in match.holders)
    assert match.seat_of(ANN.user) is not None


async def handed(at: Table, match: Match, leaver: int, member: int) -> int:
    """The time of the offer to take the seat back, after its player handed it to the house."""
    user = user_of(member, 3)
    before = {one.slot for one in await at.store.offers(match.id)}
    await at.matches.substitutions.offer(match.id, leaver, Person(user, name_of(user)), key=at.key())
    (offer,) = [one for one in await at.store.offers(match.id) if one.slot not in before]
    return offer.made


@pytest.mark.parametrize("later", [0, 60_000])
async def test_everyone_who_lent_a_seat_gets_it_back(at: Table, later: int):
    match = await begun(at)
    seats = [match.seat_of(one.user) for one in (ANN, BOB)]
    first = await handed(at, match, ANN.user, 0)
    at.clock.now += later
    second = await handed(at, match, BOB.user, 1)
    assert (first == second) is (later == 0)
    with pytest.raises(Refused):
        await at.matches.substitutions.answer(match.id, second, EVE.user, agrees=True, key=at.key())
    for person, made in ((BOB, second), (ANN, first)):
        match = await at.matches.substitutions.answer(match.id, made, person.user, agrees=True, key=at.key())
    assert [match.seat_of(one.user) for one in (ANN, BOB)] == seats
    assert not await at.store.offers(match.id)


async def test_giving_up_a_lent_seat_leaves_the_other_offer_open(at: Table):
    match = await begun(at)
    first, _ = await handed(at, match, ANN.user, 0), await handed(at, match, BOB.user, 1)
    await at.matches.substitutions.answer(match.id, first, ANN.user, agrees=False, key=at.key())
    (left,) = await at.store.offers(match.id)
    assert str(BOB.user) in left.detail


async def test_a_match_whose_seats_are_only_lent_is_no_practice(at: Table):
    match = await begun(at)
    made = [await handed(at, match, one.user, nth) for nth, one in enumerate((ANN, BOB))]
    match = await at.present(match)
    assert match.alone
    assert not match.practice
    with pytest.raises(Refused, match="refused-level"):
        await at.matches.house.set_level(match.id, EVE.user, 5, key=at.key())
    with pytest.raises(Refused, match="refused-last-person"):
        await handed(at, match, EVE.user, 2)
    match = await at.matches.substitutions.answer(match.id, made[1], BOB.user, agrees=True, key=at.key())
    assert not match.alone
