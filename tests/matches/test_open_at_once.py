"""The number of open tables and challenges per player is limited, however fast they are made."""

import asyncio

import pytest

from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, Person, Terms
from bot.matches.matchmaking.challenges import MOST_OPEN
from tests.support.table import ANN, BOB, Table

pytestmark = pytest.mark.asyncio


async def opened(at: Table, host: Person = ANN, key: str = "") -> Match:
    said = {"game": "counter", "options": {}, "guild": 7, "channel": 8, "locale": "en", "terms": Terms()}
    return await at.matches.lobby.open_table(host, key=key or at.key(), **said)  # type: ignore[arg-type]


async def test_tables_and_challenges_count_together_and_an_end_makes_room(at: Table):
    tables = [await opened(at) for _ in range(MOST_OPEN - 1)]
    challenge = await at.challenge()
    for wish in (opened(at), at.challenge(ANN, Person(104, "Dan"))):
        with pytest.raises(Refused) as refusal:
            await wish
        assert refusal.value.reason.key == "refused-open-many"
    await at.challenge(BOB, Person(104, "Dan"))  # being challenged costs nothing
    await at.matches.challenges.accept(challenge.id, BOB.user, key=at.key())
    await opened(at)
    await at.matches.lobby.clear(tables[0].id, ANN.user, key=at.key())
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
