"""Imported records are private to their reader, limited in number, and expire."""

import msgspec
import pytest

from bot.features.history.rows import ImportRows
from bot.matches.core.models import Match, Player, Status, Turn
from bot.storage.stores.sqlite import SqliteStore
from tests.support.matches.written_down import AS_STORED

pytestmark = pytest.mark.asyncio

ANN, BOB = Player(0, 101, "Ann"), Player(0, 102, "Bob")
DAY = 24 * 3600 * 1000


@pytest.fixture
def rows(store: SqliteStore) -> ImportRows:
    return store.area(ImportRows)


def record(state: bytes = b"last") -> tuple[Match, tuple[Turn, ...]]:
    told = {**AS_STORED, "game": "go", "status": Status.FINISHED, "revision": 1, "created": 0, "updated": 0}
    match = msgspec.convert({**told, "options": (), "holders": (), "state": state, "seed": b""}, Match)
    turns = (Turn(0, 0, None, b"", b"[]", b"", b"first", "0", 1), Turn(0, 1, 0, b"{}", b"[]", b"", state, "1", 2))
    return match, turns


async def test_a_record_is_kept_with_its_turns_for_its_reader_alone(store: SqliteStore, rows: ImportRows):
    kept = await rows.keep(ANN, *record(), 5, most=3)
    assert kept.id == -1
    assert await store.study(ANN.user, 1) == kept
    assert await store.study(BOB.user, 1) is None
    assert await store.get(-1) is None
    assert [turn.state for turn in await store.turns(-1)] == [b"first", b"last"]
    one = await store.turn(-1, 1)
    assert one is not None
    assert (one.match, one.state) == (-1, b"last")
    assert await store.turn(-1, 2) is None
    assert await store.turns(-9) == ()
    (told,) = await rows.of(ANN.user)
    assert (told.number, told.made, told.game, told.turns) == (1, 5, "go", 1)


async def test_of_many_the_oldest_goes_and_numbers_are_never_used_again(rows: ImportRows):
    for nth in range(4):
        await rows.keep(ANN, *record(b"%d" % nth), nth, most=3)
    await rows.keep(BOB, *record(), 9, most=3)
    assert [one.number for one in await rows.of(ANN.user)] == [4, 3, 2]
    assert not await rows.drop(BOB.user, 4)
    assert await rows.drop(ANN.user, 4)
    assert not await rows.drop(ANN.user, 4)
    assert (await rows.keep(BOB, *record(), 9, most=3)).id == -6


async def test_they_are_told_and_gone_with_their_reader_or_after_a_time(store: SqliteStore, rows: ImportRows):
    await rows.keep(ANN, *record(), DAY, most=3)
    await rows.keep(BOB, *record(), 9 * DAY, most=3)
    dossier = await store.dossier(ANN.user)
    assert dossier is not None
    (told,) = dossier["records_read"]
    assert (told["record"], told["game"], told["turns"]) == (1, "go", 1)
    await store.tidy(35 * DAY, days=30)
    assert await rows.of(ANN.user) == ()
    assert len(await rows.of(BOB.user)) == 1
    assert await store.erase(BOB.user, settled=())
    assert await store.turns(-2) == ()
