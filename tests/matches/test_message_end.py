"""Which turn a message shows that is edited while others answer, found from its first one."""

from collections.abc import AsyncIterator
from itertools import groupby
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.core.models import Match, MatchRequest, Status
from tests.support.matches.table import ANN, BOB, Table, table_of_games

pytestmark = pytest.mark.asyncio
ANSWERS = 24


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table_of_games(tmp_path / "matches.db") as made:
        yield made


async def played(at: Table, game: str) -> Match:
    """A match in which everyone has given the first answer offered to each of the first questions."""
    made = await at.matches.challenges.challenge(ANN, (BOB,), MatchRequest(game, 7, 8, "en"), key=at.key())
    match = await at.matches.challenges.accept(made.id, BOB.user, key=at.key())
    for _ in range(ANSWERS):
        if match.status is not Status.RUNNING:
            break
        match = (await at.act(match, at.matches.asks(match)[0].choices[0].action)).match
    return match


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl", "forhonor", "offboard"])
async def test_a_message_shows_the_last_of_the_turns_that_begin_with_its_first(at: Table, game: str):
    match = await played(at, game)
    shown: dict[int, int] = {}
    for _, answer in groupby(await at.store.turns(match.id), lambda turn: turn.key):
        latest = [*answer][-1].revision
        context = await at.matches.message_context(match, latest)
        assert context is not None
        shown[context.turns[0].revision] = latest
    assert {first: await at.matches.message_end(match, first) for first in shown} == shown
    if game != "offboard":
        assert any(first < last for first, last in shown.items())  # or nothing was shown


async def test_a_turn_that_is_not_played_yet_is_the_latest(at: Table):
    match = await played(at, "offboard")
    assert await at.matches.message_end(match, match.revision + 9) == match.revision
