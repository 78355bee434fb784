"""Badges are earned by the turn that ends a match, by people alone, and never by what was taken back."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.features.badges.rules.earned import OF_GAMES, Earned
from bot.features.badges.service import Badges
from bot.features.badges.values import earned_in
from bot.games.contract.badge import Account, Badge, Feat
from bot.games.contract.base import Outcome
from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Match, Status
from bot.matches.house.members import user_of
from tests.support.games.counter import Add, Added, Counter
from tests.support.matches.table import ANN, BOB, Person, Table

pytestmark = pytest.mark.asyncio
MODERATOR = Person(9, "Mo")


def big(account: Account) -> Iterator[Feat]:
    """Added three at once."""
    for moment, event in account.events():
        if isinstance(event, Added) and event.n == 3:
            yield Feat(event.seat, moment.revision)


@pytest.fixture(autouse=True)
def badge(monkeypatch: pytest.MonkeyPatch) -> Badge:
    made = Badge("big", "3️⃣", big)
    monkeypatch.setitem(OF_GAMES, "counter", (made,))
    return made


async def played(at: Table, match: Match, *numbers: int) -> Match:
    for number in numbers:
        at.clock.now += 1000
        match = (await at.act(match, Add(number))).match
    return match


async def to_the_end(at: Table, match: Match) -> Match:
    """By steps of two, which earn nothing."""
    while match.status is Status.RUNNING:
        match = await played(at, match, 2)
    return match


async def test_a_match_earns_when_it_ends(at: Table):
    match = await at.begin()
    first = at.matches.asks(match)[0].seat
    match = await played(at, match, 3, 1, 3, 1)
    assert await at.feature(Badges).first_in(match.id) == ()
    match = await to_the_end(at, match)
    assert match.status is Status.FINISHED
    assert await at.feature(Badges).first_in(match.id) == (Earned("big", first, 1),)
    (kept,) = await at.feature(Badges).of_user(match.holder(first).user)
    assert (kept.match, kept.made) == (match.id, match.finished)
    assert await at.feature(Badges).of_user(match.holder(1 - first).user) == ()


async def test_a_voided_match_takes_back_what_it_earned(at: Table):
    match = await played(at, await at.begin(target="3"), 3)
    assert await at.feature(Badges).first_in(match.id)
    await at.matches.endings.void(match.id, match.guild, by=MODERATOR, key="void")
    assert await at.feature(Badges).first_in(match.id) == ()


async def test_an_aborted_match_earns_nothing(at: Table):
    match = await played(at, await at.begin(), 3)
    await at.matches.endings.abort(match.id, ANN.user, key="abort")
    assert await at.feature(Badges).of_user(ANN.user) == await at.feature(Badges).of_user(BOB.user) == ()


async def test_one_that_a_player_gives_up_does(at: Table):
    match = await played(at, await at.begin(), 3)
    await at.matches.resign(match.id, ANN.user, key="resign")
    assert len(await at.feature(Badges).first_in(match.id)) == 1


async def test_what_was_taken_back_earns_nothing(at: Table):
    match = await at.begin()
    first = match.holder(at.matches.asks(match)[0].seat).user
    await played(at, match, 3)
    await at.matches.takebacks.undo(match.id, first, key="undo")
    match = await to_the_end(at, await at.present(match))
    assert match.status is Status.FINISHED
    assert await at.feature(Badges).first_in(match.id) == ()


async def test_the_house_earns_nothing_nor_does_practice_with_something_taken_back(at: Table):
    match = await to_the_end(at, await played(at, await at.begin(), 3, 3))
    turns = await at.store.turns(match.id)
    ended = Outcome(((0,), (1,)), phrase("because"))
    assert {one.seat for one in earned_in(Counter(), match, turns, ended)} == {0, 1}
    house = tuple(replace(one, user=user_of(1, 3)) if one.seat == 1 else one for one in match.holders)
    practice = replace(match, holders=house)
    assert {one.seat for one in earned_in(Counter(), practice, turns, ended)} == {0}
    watched = tuple(replace(one, user=user_of(one.seat, 3)) for one in match.holders)
    assert earned_in(Counter(), replace(match, holders=watched), turns, ended) == ()
    assert earned_in(Counter(), match, turns, None) == ()

    again = await at.begin()
    first = again.holder(at.matches.asks(again)[0].seat).user
    await played(at, again, 3)
    await at.matches.takebacks.undo(again.id, first, key="undo again")
    again = await to_the_end(at, await played(at, await at.present(again), 3, 3))
    turns = await at.store.turns(again.id)
    assert earned_in(Counter(), again, turns, ended)
    assert earned_in(Counter(), replace(again, holders=house), turns, ended) == ()


async def test_a_rule_that_fails_keeps_no_match_from_ending(
    at: Table, badge: Badge, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def broken(_account: Account) -> Iterator[Feat]:
        raise ZeroDivisionError

    monkeypatch.setitem(OF_GAMES, "counter", (badge._replace(feats=broken),))
    match = await played(at, await at.begin(target="3"), 3)
    assert match.status is Status.FINISHED
    assert await at.feature(Badges).first_in(match.id) == ()
    assert "left to be recomputed" in caplog.text
