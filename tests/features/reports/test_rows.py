"""Reports: numbered, counted by day, forgotten with their author, their server and in time."""

import msgspec
import pytest

from bot.features.reports import rows
from bot.features.reports.rows import ReportRows
from bot.features.reports.values import KEPT, Report, ReportedMessage
from bot.matches.core.models import Player
from bot.matches.timing.paces import DAY
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, BOB, begun

pytestmark = pytest.mark.asyncio
ABOUT = ReportedMessage(7, 8, 9)


def report(user: int = ANN, said: str = "The ball is gone", made: int = 100, about: ReportedMessage = ABOUT) -> Report:
    return Report(0, Player(0, user, f"user {user}"), about, "0.1.0", said, made)


def kept(store: SqliteStore) -> ReportRows:
    return store.area(ReportRows)


async def latest(store: SqliteStore, most: int, guild: int | None, match: int | None) -> tuple[Report, ...]:
    return await store._reader.read(lambda tx: rows.latest(tx, most, guild, match))


async def numbers(store: SqliteStore, guild: int = 7) -> list[int]:
    count, found = await kept(store).page(guild, skip=0, most=50)
    assert count == len(found)
    return [one.number for one in found]


async def test_a_report_is_kept_as_it_was_made(store: SqliteStore):
    match = await begun(store)
    about = ReportedMessage(7, 8, 9, match.id, 1, "ABC234")
    number = await kept(store).add(report(about=about), key="one", most=5, since=0)
    assert await kept(store).add(report(), key="one", most=5, since=0) == number
    count, (known,) = await kept(store).page(7, skip=0, most=5)
    assert (count, known) == (1, msgspec.structs.replace(report(about=about), number=number))
    assert await kept(store).page(7, skip=1, most=5) == (1, ())
    assert await numbers(store, 6) == []


async def test_only_so_many_are_taken_in_a_time(store: SqliteStore):
    for nth in range(2):
        assert await kept(store).add(report(made=nth), key=f"{nth}", most=2, since=-1)
    assert await kept(store).add(report(made=5), key="third", most=2, since=-1) == 0
    assert await kept(store).add(report(BOB), key="other", most=2, since=-1)
    assert await kept(store).add(report(made=5), key="later", most=2, since=0)


async def test_owners_read_all_or_those_of_a_server_or_match(store: SqliteStore):
    match = await begun(store)
    for nth, about in enumerate((ABOUT, ReportedMessage(0, 8, 9), ReportedMessage(7, 8, 9, match.id))):
        await kept(store).add(report(about=about), key=f"{nth}", most=5, since=0)
    asked = [(9, None, None), (1, None, None), (9, 7, None), (9, 0, None), (9, None, match.id)]
    found = [[one.number for one in await latest(store, *one)] for one in asked]
    assert found == [[3, 2, 1], [3], [3, 1], [2], [3]]


async def test_a_report_that_is_done_is_for_the_owner_alone(store: SqliteStore):
    for key in ("one", "two"):
        await kept(store).add(report(), key=key, most=5, since=0)
    await kept(store).close(6, 1, Player(0, ANN, "Ann"), now=9)  # not of that server
    assert await numbers(store) == [2, 1]
    await kept(store).close(7, 1, Player(0, ANN, "Ann"), now=9)
    assert await numbers(store) == [2]
    assert [one.number for one in await latest(store, 9, 7, None)] == [2, 1]
    assert await kept(store).add(report(), key="one", most=5, since=0) == 1


async def test_who_is_forgotten_leaves_no_report_and_is_in_none(store: SqliteStore):
    await kept(store).add(report(), key="hers", most=5, since=0)
    await kept(store).add(report(BOB, f"<@{ANN}> cheats"), key="theirs", most=5, since=0)
    told = await store.dossier(ANN)
    assert told is not None
    assert [one["text"] for one in told["reports"]] == ["The ball is gone"]
    assert await store.erase(ANN, settled=()) is True
    _, (left,) = await kept(store).page(7, skip=0, most=5)
    assert left.by.user == BOB
    assert str(ANN) not in left.said
    assert "cheats" in left.said


async def test_reports_go_in_time_and_with_their_server(store: SqliteStore):
    now = 1000 * DAY
    for key, made in (("old", now - KEPT * DAY - 1), ("new", now - KEPT * DAY)):
        await kept(store).add(report(made=made), key=key, most=5, since=0)
    await store.tidy(now, days=30)
    assert await numbers(store) == [2]
    await store.note_servers([], now)
    await store.tidy(now + 31 * DAY, days=30)
    assert await numbers(store) == []
