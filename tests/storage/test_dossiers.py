"""A data export contains the user's own data and nobody else's."""

import msgspec
import pytest

from bot.matches.core.models import Status, StoredDraft
from bot.matches.delivery.models import Camp, PostKind
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, BOB, EVE, begun, turn
from tests.support.tournaments.ended import counted

pytestmark = pytest.mark.asyncio


async def test_a_draft_is_told_with_its_own_match_alone(store: SqliteStore):
    first, second = await begun(store, name="first"), await begun(store, name="second")
    await store.keep_draft(StoredDraft(second.id, 0, "ask", b'"second"'))
    told = await store.dossier(ANN)
    assert told is not None
    drafts = {one["match"]: [draft["draft"] for draft in one["drafts"]] for one in told["matches"]}
    assert drafts == {first.id: [], second.id: ["second"]}


async def test_only_the_threads_of_ones_own_camps_are_told(store: SqliteStore):
    match = await begun(store)
    await store.keep_camp(Camp(match.id, 0, 9, (ANN,), 10))
    await store.keep_camp(Camp(match.id, 1, 11, (BOB, EVE), 12))
    told = [await store.dossier(user) for user in (ANN, BOB)]
    assert [[camp["thread"] for camp in one["camps"]] for one in told if one] == [["9"], ["11"]]


async def test_only_ones_own_rating_is_told(store: SqliteStore):
    match = await begun(store)
    won = counted(match, ((0,), (1,)), (0, 1), 30, world=False)
    last = msgspec.structs.replace(turn(match, 1, "won"), move=b"{}")
    await store.advance(match, [last], status=Status.FINISHED, posts=[PostKind.TURN], effects=won)
    for user, better in ((ANN, True), (BOB, False)):
        told = await store.dossier(user)
        assert told is not None
        assert {one["mu"] > 25.0 for one in told["ratings"]} == {better}
