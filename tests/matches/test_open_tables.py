"""Open tables: who may join, leave and begin, also when several do so at once; and who keeps whom away."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.core.models import Match, MatchRequest, Person, Player, Status
from bot.matches.delivery.models import PostKind
from bot.matches.matchmaking.challenges import EXPIRY
from bot.matches.timing.models import TimerKind
from bot.matches.timing.paces import read_terms
from tests.support.matches.table import ANN, BOB, CARD, EVE, Table, names, refusal, table
from tests.support.storage.meddler import Meddler, before

pytestmark = pytest.mark.asyncio
DAN = Person(104, "Dan")
DAY = read_terms("day")


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db", Meddler) as made:
        yield made


async def opened(at: Table, places: int = 3, key: str = "") -> Match:
    return await at.matches.open_tables.open_table(
        ANN, MatchRequest("counter", 7, 8, "en", terms=DAY), key=key or at.key(), places=places
    )


async def test_a_table_is_open_to_anybody(at: Table):
    match = await opened(at)
    assert (match.status, names(match), match.places, match.terms) == (Status.OPEN, ["Ann"], 3, DAY)
    await at.matches.delivery.place_card(match, CARD)
    joined = await at.matches.open_tables.join(match.id, BOB, key="bob")
    assert (joined.status, names(joined)) == (Status.OPEN, ["Ann", "Bob"])
    assert [post.kind for post in await at.store.posts_due(at.clock.now)] == [PostKind.CARD]


async def test_the_same_key_opens_one_table(at: Table):
    assert await opened(at, key="once") == await opened(at, key="once")


async def test_one_may_open_several_tables(at: Table):
    assert (await opened(at)).id != (await opened(at)).id


async def test_the_last_place_begins_the_match(at: Table):
    match = await opened(at)
    await at.matches.open_tables.join(match.id, BOB, key="bob")
    begun = await at.matches.open_tables.join(match.id, EVE, key="eve")
    assert begun.status is Status.RUNNING
    assert sorted(holder.seat for holder in begun.holders) == [0, 1, 2]
    asked = [holder for holder in begun.holders if holder.due]
    assert [holder.due for holder in asked] == [at.clock.now + DAY.limit]


async def test_the_host_may_begin_with_fewer(at: Table):
    match = await opened(at)
    assert await refusal(at.matches.open_tables.start(match.id, ANN.user, key="alone")) == "refused-seats"
    await at.matches.open_tables.join(match.id, BOB, key="bob")
    assert await refusal(at.matches.open_tables.start(match.id, BOB.user, key="bob starts")) == "refused-not-host"
    begun = await at.matches.open_tables.start(match.id, ANN.user, key="start")
    assert (begun.status, sorted(names(begun))) == (Status.RUNNING, ["Ann", "Bob"])


async def test_who_leaves_frees_the_place(at: Table):
    match = await opened(at)
    await at.matches.open_tables.join(match.id, BOB, key="bob")
    left = await at.matches.open_tables.leave(match.id, ANN.user, key="leave")
    assert (left.status, names(left), left.challenger.name) == (Status.OPEN, ["Bob"], "Bob")
    empty = await at.matches.open_tables.leave(match.id, BOB.user, key="leave too")
    assert empty.status is Status.CANCELLED
    assert await refusal(at.matches.open_tables.join(match.id, EVE, key="eve")) == "refused-challenge-cancelled"


async def test_nobody_sits_twice_and_no_bot_at_all(at: Table):
    match = await opened(at)
    assert await refusal(at.matches.open_tables.join(match.id, ANN, key="1")) == "refused-sits"
    assert await refusal(at.matches.open_tables.join(match.id, Person(5, "Clank", bot=True), key="2")) == "refused-bot"
    assert await refusal(at.matches.open_tables.leave(match.id, BOB.user, key="3")) == "refused-sits-not"
    assert await refusal(at.matches.open_tables.clear(match.id, BOB.user, key="4")) == "refused-not-host"


async def test_a_table_that_began_is_open_no_more(at: Table):
    match = await opened(at, places=2)
    await at.matches.open_tables.join(match.id, BOB, key="bob")
    for verb in (
        at.matches.open_tables.start(match.id, ANN.user, key="1"),
        at.matches.open_tables.join(match.id, EVE, key="2"),
    ):
        assert await refusal(verb) == "refused-begun"


async def test_what_a_table_refuses_before_it_is_full(at: Table):
    match = await opened(at)
    assert await refusal(at.matches.resign(match.id, ANN.user, key="resign")) == "refused-not-full"


async def test_a_table_expires(at: Table):
    match = await opened(at)
    at.clock.now += EXPIRY
    assert await refusal(at.matches.open_tables.join(match.id, BOB, key="late")) == "refused-challenge-expired"
    (timer,) = await at.store.claim_timers(at.clock.now, owner="me", lease=1000, most=10)
    assert (timer.kind, timer.match) == (TimerKind.EXPIRY, match.id)


async def test_places_must_suit_the_game(at: Table):
    assert await refusal(opened(at, places=7)) == "refused-seats"


async def test_the_last_two_places_at_once(at: Table):
    match = await opened(at)
    other = at.elsewhere()
    await asyncio.gather(
        at.matches.open_tables.join(match.id, BOB, key="bob"), other.open_tables.join(match.id, EVE, key="eve")
    )
    present = await at.present(match)
    assert (present.status, sorted(names(present))) == (Status.RUNNING, ["Ann", "Bob", "Eve"])
    assert len(await at.store.turns(match.id)) == 1


async def test_one_joins_while_another_leaves(at: Table):
    match = await opened(at)
    await at.matches.open_tables.join(match.id, BOB, key="bob")
    before(at, lambda: at.elsewhere().open_tables.leave(match.id, BOB.user, key="bob leaves"))
    joined = await at.matches.open_tables.join(match.id, EVE, key="eve")
    assert (joined.status, names(joined)) == (Status.OPEN, ["Ann", "Eve"])


async def test_one_joins_while_the_host_begins(at: Table):
    match = await opened(at)
    await at.matches.open_tables.join(match.id, BOB, key="bob")
    before(at, lambda: at.elsewhere().open_tables.start(match.id, ANN.user, key="start"))
    assert await refusal(at.matches.open_tables.join(match.id, EVE, key="eve")) == "refused-begun"
    assert sorted(names(await at.present(match))) == ["Ann", "Bob"]


@pytest.mark.parametrize(("by", "of"), [(ANN, BOB), (BOB, ANN)])
async def test_blocked_people_do_not_meet(at: Table, by: Person, of: Person):
    await at.matches.blocks.block(by, of, key=at.key())
    await at.matches.blocks.block(by, of, key=at.key())
    assert [one.name for one in await at.store.blocked(by.user)] == [of.name]
    assert await at.store.blocked(of.user) == ()
    assert await refusal(at.challenge(ANN, BOB)) == "refused-at-odds"
    assert await refusal(at.challenge(ANN, EVE, BOB)) == "refused-at-odds"
    match = await opened(at)
    assert await refusal(at.matches.open_tables.join(match.id, BOB, key="join")) == "refused-at-odds"
    assert await at.matches.blocks.unblock(by.user, of.user)
    assert not await at.matches.blocks.unblock(by.user, of.user)
    assert (await at.challenge(ANN, BOB)).status is Status.CHALLENGE


@pytest.mark.parametrize(("by", "of", "status"), [(ANN, BOB, Status.CANCELLED), (BOB, ANN, Status.DECLINED)])
async def test_a_block_ends_the_challenges_of_both(at: Table, by: Person, of: Person, status: Status):
    matches = [await at.challenge(ANN, BOB), await at.challenge(ANN, BOB, EVE)]
    apart = await at.challenge(ANN, EVE)
    assert await at.matches.blocks.block(by, of, key="block") == [one.id for one in matches]
    assert [(await at.present(one)).status for one in matches] == [status] * 2
    assert (await at.present(apart)).status is Status.CHALLENGE


async def test_a_block_parts_those_who_sit_at_an_open_table(at: Table):
    match = await opened(at, places=4)
    for one in (BOB, EVE):
        await at.matches.open_tables.join(match.id, one, key=at.key())
    assert await at.matches.blocks.block(ANN, BOB, key="host") == [match.id]
    assert names(await at.matches.open_tables.join(match.id, DAN, key="dan")) == ["Ann", "Eve", "Dan"]
    assert await at.matches.blocks.block(DAN, EVE, key="guest") == [match.id]
    assert names(await at.present(match)) == ["Ann", "Eve"]


async def test_a_match_in_progress_survives_a_block(at: Table):
    match = await at.begin()
    assert await at.matches.blocks.block(ANN, BOB, key="block") == []
    assert (await at.present(match)).status is Status.RUNNING


async def test_nothing_begins_between_people_of_whom_one_has_blocked_another(at: Table):
    """As after a block by a program that left challenges open, or a moment before it withdraws them."""
    challenge, table = await at.challenge(ANN, BOB), await opened(at)
    await at.matches.open_tables.join(table.id, BOB, key="bob")
    await at.store.block(Player(0, BOB.user, "Bob"), Player(0, ANN.user, "Ann"))
    assert await refusal(at.matches.challenges.accept(challenge.id, BOB.user, key="k")) == "refused-at-odds"
    assert await refusal(at.matches.open_tables.start(table.id, ANN.user, key="k")) == "refused-at-odds"
    assert await refusal(at.matches.open_tables.join(table.id, EVE, key="k")) == "refused-at-odds"
    assert await refusal(at.challenge(EVE, ANN, BOB)) == "refused-at-odds"


async def test_nobody_blocks_himself(at: Table):
    assert await refusal(at.matches.blocks.block(ANN, ANN, key=at.key())) == "refused-block-self"
