"""Several people answer one challenge at the same moment: every response counts, in either of two processes."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.core.errors import LostRace, Refused, StoreFull
from bot.matches.core.models import Match, Player, Response, Status
from bot.matches.delivery.models import PostKind
from bot.matches.matchmaking.challenges import CARD_COMES
from bot.matches.work.unit_of_work import UNSEEN
from tests.support.matches.table import ANN, BOB, CARD, EVE, Table, table
from tests.support.storage.meddler import Meddler, before

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db", Meddler) as made:
        yield made


def says(match: Match, name: str, response: Response) -> tuple[Player, ...]:
    return tuple(Player(h.seat, h.user, h.name, response if h.name == name else h.said) for h in match.holders)


async def accepts(at: Table, loaded: Match, name: str) -> Match:
    """Accept in the store, based on an earlier load of the challenge."""
    holders, now = says(loaded, name, Response.YES), at.clock.now_ms()
    return await at.store.change(
        loaded, status=Status.CHALLENGE, turn=None, posts=(), key=f"{name} accepts", now=now, holders=holders
    )


async def test_a_word_given_since_loading_is_not_overwritten(at: Table):
    loaded = await at.challenge(ANN, BOB, EVE)
    kept = await accepts(at, loaded, "Eve")
    with pytest.raises(LostRace):
        await accepts(at, loaded, "Bob")
    assert await at.present(loaded) == kept
    assert [holder.name for holder in kept.undecided] == ["Bob"]


async def test_the_same_key_is_no_lost_race(at: Table):
    loaded = await at.challenge(ANN, BOB, EVE)
    kept = await accepts(at, loaded, "Eve")
    assert await accepts(at, loaded, "Eve") == kept


async def test_two_who_accept_in_two_processes_begin_the_match(at: Table):
    match = await at.challenge(ANN, BOB, EVE)
    other = at.elsewhere()

    before(at, lambda: other.challenges.accept(match.id, EVE.user, key="eve"))
    begun = await at.matches.challenges.accept(match.id, BOB.user, key="bob")
    assert begun.status is Status.RUNNING
    assert all(holder.said is Response.YES for holder in begun.holders)
    assert len(await at.store.turns(match.id)) == 1


async def test_one_accepts_while_another_declines(at: Table):
    match = await at.challenge(ANN, BOB, EVE)
    other = at.elsewhere()

    before(at, lambda: other.challenges.decline(match.id, EVE.user, key="eve"))
    with pytest.raises(Refused) as refusal:
        await at.matches.challenges.accept(match.id, BOB.user, key="bob")
    assert refusal.value.reason.key == "refused-challenge-declined"
    assert [holder.said for holder in (await at.present(match)).holders] == [
        Response.YES,
        Response.NOTHING,
        Response.NO,
    ]


async def test_who_declines_does_not_unsay_what_another_said_meanwhile(at: Table):
    match = await at.challenge(ANN, BOB, EVE)
    other = at.elsewhere()

    before(at, lambda: other.challenges.accept(match.id, EVE.user, key="eve"))
    declined = await at.matches.challenges.decline(match.id, BOB.user, key="bob")
    assert {holder.name: holder.said for holder in declined.holders} == {
        "Ann": Response.YES,
        "Bob": Response.NO,
        "Eve": Response.YES,
    }


async def test_the_last_two_at_once_in_two_processes_make_one_first_turn(at: Table):
    match = await at.challenge(ANN, BOB, EVE)
    other = at.elsewhere()
    await asyncio.gather(
        at.matches.challenges.accept(match.id, BOB.user, key="bob"),
        other.challenges.accept(match.id, EVE.user, key="eve"),
    )
    assert (await at.present(match)).status is Status.RUNNING
    assert len(await at.store.turns(match.id)) == 1


async def test_an_acceptance_that_was_never_answered_reaches_the_card(at: Table):
    """A crash between storing and showing a response leaves its post to be made."""
    match = await at.challenge(ANN, BOB, EVE)
    await at.matches.delivery.place_card(match, CARD)
    await at.matches.challenges.accept(match.id, EVE.user, key="eve")
    assert [post.kind for post in await at.store.posts_due(at.clock.now_ms())] == [PostKind.CARD]


async def test_a_card_on_its_way_is_edited_once_it_is_placed(at: Table):
    match = await at.challenge(ANN, BOB, EVE)
    await at.matches.challenges.accept(match.id, EVE.user, key="eve")
    assert await at.store.posts_due(match.created + UNSEEN - 1) == ()
    await at.matches.delivery.place_card(match, CARD)
    assert [post.kind for post in await at.store.posts_due(at.clock.now_ms())] == [PostKind.CARD]


@pytest.mark.parametrize(("fate", "undecided"), [("kept", ["Bob"]), ("lost", ["Bob", "Eve"])])
async def test_an_acceptance_whose_commit_fails_half_way_counts_once_or_not_at_all(
    at: Table, fate: str, undecided: list[str]
):
    match = await at.challenge(ANN, BOB, EVE)
    assert isinstance(at.store, Meddler)
    at.store.unknown = fate
    try:
        await at.matches.challenges.accept(match.id, EVE.user, key="eve")
    except StoreFull:
        assert fate == "lost"
    assert [holder.name for holder in (await at.present(match)).undecided] == undecided
    again = await at.matches.challenges.accept(match.id, EVE.user, key="eve")
    assert [holder.name for holder in again.undecided] == ["Bob"]


async def test_a_press_that_another_process_has_just_played_is_not_refused(at: Table, monkeypatch: pytest.MonkeyPatch):
    match = await at.challenge(ANN, BOB)
    other, load, loads = at.elsewhere(), at.store.get, []

    async def loaded_late(number: int) -> Match | None:
        loads.append(number)
        if len(loads) == 1:
            await other.challenges.accept(match.id, BOB.user, key="pressed")
        return await load(number)

    monkeypatch.setattr(at.store, "get", loaded_late)
    both = await at.matches.challenges.accept(match.id, BOB.user, key="pressed")
    assert both.status is Status.RUNNING
    with pytest.raises(Refused):
        await at.matches.challenges.accept(match.id, BOB.user, key="pressed again")


async def test_nothing_is_posted_while_the_card_is_on_its_way(at: Table):
    match = await at.challenge()
    await at.matches.challenges.accept(match.id, BOB.user, key="bob")
    assert await at.store.posts_due(at.clock.now_ms() + CARD_COMES - 1) == ()
    assert await at.store.posts_due(at.clock.now_ms() + CARD_COMES) != ()  # it may never come
    await at.matches.delivery.place_card(match, CARD)
    assert [post.kind for post in await at.store.posts_due(at.clock.now_ms())] == [PostKind.THREAD]


@pytest.mark.parametrize("meanwhile", [False, True])
async def test_a_match_whose_card_is_there_is_posted_at_once(at: Table, *, meanwhile: bool):
    match = await at.challenge()
    if meanwhile:
        before(at, lambda: at.matches.delivery.place_card(match, CARD))
    else:
        await at.matches.delivery.place_card(match, CARD)
    await at.matches.challenges.accept(match.id, BOB.user, key="bob")
    assert [post.kind for post in await at.store.posts_due(at.clock.now_ms())] == [PostKind.THREAD]
