"""The queue of a server as another player may see it, and players who may become close enough."""

import pytest

from bot.features.lobby.rows import QueueRows
from bot.features.lobby.values import QueueEntry
from bot.games.contract.preview import Assist
from bot.matches.core.models import Player, Status
from bot.matches.delivery.models import PostKind
from bot.matches.timing.paces import read_terms
from bot.ratings.ladders import Standing
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, BOB, EVE, begun, turn
from tests.support.tournaments.ended import counted

pytestmark = pytest.mark.asyncio
FULL = read_terms("day", assist=Assist.FULL)


async def wait(store: SqliteStore, user: int, game: str = "go", guild: int = 7, since: int = 5, **more: bool) -> None:
    entry = QueueEntry(0, user, f"user {user}", guild, 8, game, FULL, "en", since, **more)
    assert await store.area(QueueRows).enqueue(entry, passed=range(100), since=0)


async def seen(store: SqliteStore, user: int, guild: int = 7, since: int = 0) -> list[tuple[int, str]]:
    return [(one.user, one.game) for one, _ in await store.area(QueueRows).in_queues(guild, user, since)]


async def test_everyone_in_a_server_is_seen_but_those_at_odds_with_the_viewer(store: SqliteStore):
    for user, game, guild in ((ANN, "go", 7), (BOB, "chess", 7), (EVE, "go", 9)):
        await wait(store, user, game, guild)
    assert await seen(store, 999) == [(ANN, "go"), (BOB, "chess")]
    assert await seen(store, EVE, guild=9) == [(EVE, "go")]
    assert await seen(store, 999, since=5) == []
    await store.block(Player(0, ANN, "Ann"), Player(0, EVE, "Eve"))
    await store.block(Player(0, EVE, "Eve"), Player(0, BOB, "Bob"))
    assert await seen(store, EVE) == []
    assert await seen(store, ANN) == [(ANN, "go"), (BOB, "chess")]


async def test_an_entry_is_read_as_it_was_made_with_the_standing_there(store: SqliteStore):
    match = await begun(store)
    await store.advance(
        match,
        [turn(match, 1, "won")],
        status=Status.FINISHED,
        posts=[PostKind.TURN],
        effects=counted(match, ((0,), (1,)), (0, 1), 30),
    )
    await wait(store, ANN, near=True)
    await wait(store, ANN, guild=9)
    ((entry, standing),) = await store.area(QueueRows).in_queues(7, BOB, 0)
    assert (entry.user, entry.terms, entry.near, entry.since) == (ANN, FULL, True, 5)
    assert (standing.games, standing.wins) == (1, 1)
    ((entry, standing),) = await store.area(QueueRows).in_queues(9, BOB, 0)
    assert (entry.near, standing) == (False, Standing())


@pytest.mark.parametrize("weekdays", [False, True])
async def test_whether_clocks_stop_at_weekends_is_kept_and_exported(store: SqliteStore, *, weekdays: bool):
    terms = read_terms("day", weekdays=weekdays)
    assert await store.area(QueueRows).enqueue(
        QueueEntry(0, ANN, "Ann", 7, 8, "go", terms, "en", 5), passed=(), since=0
    )
    assert [one.terms for one in await store.area(QueueRows).waiting(7, "go")] == [terms]
    told = await store.dossier(ANN)
    assert told is not None
    assert [one["clocks_stop_at_weekends"] for one in told["queues"]] == [weekdays]


async def test_only_queues_with_someone_particular_are_looked_at(store: SqliteStore):
    await wait(store, ANN)
    await wait(store, BOB, near=True)
    await wait(store, EVE, "chess")
    assert [one.user for one in await store.area(QueueRows).near_queues(0)] == [ANN, BOB]
    assert await store.area(QueueRows).near_queues(5) == ()
