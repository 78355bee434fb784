"""Limits on a player's simultaneous matches: kept however fast they ask, and growing with each finished match."""

import asyncio

import pytest

from bot.features.lobby.service import Lobby
from bot.matches.core.caps import CAPS, NO_CAPS, Cap, Caps
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, MatchRequest, Person, Status
from tests.support.games.counter import Add
from tests.support.matches.table import ANN, BOB, EVE, Table, full_refusal

pytestmark = pytest.mark.asyncio
MOST_OPEN = CAPS.open.first
WANTED = MatchRequest("counter", 7, 8, "en")


async def opened(at: Table, host: Person = ANN, key: str = "") -> Match:
    return await at.matches.open_tables.open_table(host, WANTED, key=key or at.key())


async def test_tables_and_challenges_count_together_and_an_end_makes_room(at: Table):
    tables = [await opened(at) for _ in range(MOST_OPEN - 1)]
    challenge = await at.challenge()
    for wish in (opened(at), at.challenge(ANN, Person(104, "Dan"))):
        with pytest.raises(Refused) as refusal:
            await wish
        assert refusal.value.reason.key == "refused-open-more"
    await at.challenge(BOB, Person(104, "Dan"))  # being challenged costs nothing
    await at.matches.challenges.accept(challenge.id, BOB.user, key=at.key())
    await opened(at)
    await at.matches.open_tables.clear(tables[0].id, ANN.user, key=at.key())
    await opened(at)


async def test_a_repeated_wish_gives_the_table_it_made(at: Table):
    first = await opened(at, key="once")
    for _ in range(MOST_OPEN - 1):
        await opened(at)
    assert (await opened(at, key="once")).id == first.id


async def test_a_hundred_at_the_same_time_leave_no_more(at: Table):
    made = await asyncio.gather(*(opened(at) for _ in range(100)), return_exceptions=True)
    assert sum(isinstance(one, Match) for one in made) == MOST_OPEN
    assert all(isinstance(one, Match | Refused) for one in made)


def others(count: int, first: int = 200) -> list[Person]:
    return [Person(first + nth, f"Player {nth}") for nth in range(count)]


async def finished(at: Table, one: Person, other: Person) -> None:
    """A match that the two play to its end."""
    match = await at.challenge(one, other, target="3")
    match = await at.matches.challenges.accept(match.id, other.user, key=at.key())
    while match.status is Status.RUNNING:
        match = (await at.act(match, Add(1))).match
    assert match.status is Status.FINISHED


async def test_each_finished_match_allows_one_more_open_one(at: Table):
    for nth, dan in enumerate(others(3)):
        await finished(at, ANN, dan)
        assert (await at.store.workload(ANN.user, CAPS)).finished == nth + 1
    for _ in range(MOST_OPEN + 3):
        await opened(at)
    assert (await full_refusal(opened(at)))[0] == "refused-open-more"


async def test_newcomers_play_ten_at_a_time_whichever_way_they_ask(at: Table):
    cap = CAPS.running
    for dan in others(cap.first):
        match = await at.challenge(dan, ANN)
        await at.matches.challenges.accept(match.id, ANN.user, key=at.key())
    challenge, table = await at.challenge(EVE, ANN), await opened(at, EVE)
    asked = (
        at.matches.challenges.accept(challenge.id, ANN.user, key=at.key()),
        at.matches.open_tables.join(table.id, ANN, key=at.key()),
        at.feature(Lobby).enqueue(ANN, WANTED, key=at.key()),
        opened(at),
        at.challenge(ANN, BOB),
    )
    for verb in asked:
        assert await full_refusal(verb) == ("refused-running-more", {"count": cap.first, "more": cap.more})
    assert (await at.present(challenge)).status is Status.CHALLENGE
    await at.matches.resign(match.id, ANN.user, key=at.key())
    assert (await at.matches.challenges.accept(challenge.id, ANN.user, key=at.key())).status is Status.RUNNING
    await at.matches.open_tables.join(table.id, ANN, key=at.key())  # one more for the match that is over


async def test_the_match_of_a_repeated_key_is_given_at_the_limit_too(at: Table):
    challenge = await at.challenge(BOB, ANN)
    for dan in others(CAPS.running.first - 1):
        match = await at.challenge(dan, ANN)
        await at.matches.challenges.accept(match.id, ANN.user, key=at.key())
    assert (await at.matches.challenges.accept(challenge.id, ANN.user, key="last")).status is Status.RUNNING
    assert (await at.matches.challenges.accept(challenge.id, ANN.user, key="last")).id == challenge.id


async def test_limits_grow_up_to_the_most():
    cap = Cap(3, 2, 8)
    assert [cap.after(finished) for finished in range(5)] == [3, 5, 7, 8, 8]
    assert CAPS.open.after(1000) > 10  # more than everyone had before there were limits that grow
    assert Caps() != NO_CAPS
