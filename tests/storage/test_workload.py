"""A player's open, running and finished matches, as both engines count them, without practice."""

import pytest

from bot.matches.core.caps import CAPS, Cap, Caps, Workload
from bot.matches.core.errors import TooMany
from bot.matches.core.models import Status
from bot.matches.house.members import user_of
from bot.matches.work.store import Store
from tests.support.storage.stored import ANN, BOB, EVE, begun, moved, new_match

pytestmark = pytest.mark.asyncio


async def test_matches_against_people_count_as_far_as_it_matters(store: Store):
    await begun(store, ANN, BOB, name="running")
    for nth in range(3):
        match = await begun(store, ANN, BOB, name=f"over{nth}")
        await moved(store, match, f"end{nth}", status=Status.FINISHED)
    await begun(store, ANN, user_of(0, 1), name="practice")
    match = await begun(store, ANN, user_of(1, 1), name="practised")
    await moved(store, match, "practised", status=Status.FINISHED)
    await store.add(new_match(ANN, EVE), key="open", now=10)
    assert await store.workload(ANN, CAPS) == Workload(1, 1, 3)
    assert await store.workload(BOB, CAPS) == Workload(0, 1, 3)
    assert await store.workload(EVE, CAPS) == Workload(0, 0, 0)
    assert await store.workload(ANN, Caps(Cap(1, 1, 2), Cap(1, 1, 2))) == Workload(1, 1, 2)
    assert await store.workload(999, CAPS) == Workload(0, 0, 0)


async def test_a_player_at_a_limit_adds_no_more_and_is_told_which(store: Store):
    await begun(store, ANN, BOB)
    few = Caps(Cap(1, 1, 5), Cap(1, 1, 5))
    with pytest.raises(TooMany) as told:
        await store.add(new_match(ANN, EVE), key="one", now=10, caps=few)
    assert (told.value.which, told.value.count) == ("running", 1)
    await store.add(new_match(EVE, ANN), key="two", now=10, caps=few)
    with pytest.raises(TooMany) as told:
        await store.add(new_match(EVE, BOB), key="three", now=10, caps=few)
    assert (told.value.which, told.value.count) == ("open", 1)
    assert (await store.add(new_match(EVE, BOB), key="two", now=10, caps=few)).holder(1).user == ANN
