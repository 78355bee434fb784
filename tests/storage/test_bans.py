"""Bans: in force until their time, with the server, and longer than what else is kept of a user."""

from pathlib import Path

import msgspec
import pytest

from bot.features.lobby.rows import QueueRows
from bot.features.lobby.values import QueueEntry
from bot.matches.core.models import Player, Terms
from bot.matches.settings.audits import BAN
from bot.matches.settings.bans import Ban
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import begun
from tests.support.storage.traces import found

pytestmark = pytest.mark.asyncio
ANN, BOB, EVE = 730_000_000_000_000_101, 730_000_000_000_000_102, 730_000_000_000_000_103
MAX = Player(0, 730_000_000_000_000_900, "Max")
HERE, THERE = 7, 8


async def ban(store: SqliteStore, user: int = ANN, guild: int = HERE, **given: object) -> Ban:
    new = msgspec.structs.replace(Ban(user, "spoils the game", 100), **given)
    assert await store.bans.put(guild, MAX, new, new.made, key=f"{user} {new.made}") == new
    return new


async def banned(store: SqliteStore, guild: int = HERE, now: int = 200) -> list[int]:
    count, found = await store.bans.page(guild, now, skip=0, most=50)
    assert count == len(found)
    return [one.user for one, _ in found]


async def entries(store: SqliteStore, guild: int = HERE) -> list[tuple[Ban | None, Ban | None]]:
    """The audit entries about bans, latest first: the ban before and after each."""
    _, lines = await store.audits(guild, skip=0, most=50)
    acts = [one.act for one in lines]
    assert {one.what for one in acts} <= {BAN}
    return [tuple(msgspec.json.decode(part, type=Ban | None) for part in (one.before, one.after)) for one in acts]


async def test_a_ban_holds_on_its_server_until_its_time(store: SqliteStore):
    kept = await ban(store, until=300)
    assert await store.bans.of_users(HERE, (BOB, ANN), 299) == (kept,)
    assert await store.bans.of_users(HERE, (ANN,), 300) == ()
    assert await store.bans.of_users(THERE, (ANN,), 299) == ()
    assert (await banned(store, now=299), await banned(store, now=300)) == ([ANN], [])


async def test_a_second_ban_replaces_the_first_and_both_are_noted(store: SqliteStore):
    first = await ban(store, until=300)
    second = await ban(store, reason="again", made=150)
    assert await store.bans.of_users(HERE, (ANN,), 10**12) == (second,)
    assert await store.bans.lift(HERE, MAX, ANN, 200) == second
    assert await store.bans.lift(HERE, MAX, ANN, 201) is None
    assert await entries(store) == [(second, None), (first, second), (None, first)]


async def test_one_that_is_over_is_neither_replaced_nor_lifted(store: SqliteStore):
    await ban(store, until=150)
    assert await store.bans.lift(HERE, MAX, ANN, 150) is None
    new = Ban(ANN, "", 160)
    assert await store.bans.put(HERE, MAX, new, 160, key="new") == new
    assert await store.bans.of_users(HERE, (ANN,), 170) == (new,)
    assert (await entries(store))[0] == (None, new)


async def test_one_press_bans_once(store: SqliteStore):
    first = Ban(ANN, "spoils the game", 100, 300)
    for made in (100, 150):
        assert await store.bans.put(HERE, MAX, Ban(ANN, "spoils the game", made, made + 200), made, key="one") == first
    assert await store.bans.of_users(HERE, (ANN,), 200) == (first,)
    assert await entries(store) == [(None, first)]
    for guild, user in ((THERE, ANN), (HERE, BOB)):
        assert await store.bans.put(guild, MAX, Ban(user, "", 200), 200, key="one") == Ban(user, "", 200)
    second = Ban(ANN, "again", 160)
    assert await store.bans.put(HERE, MAX, second, 160, key="two") == second
    assert await store.bans.of_users(HERE, (ANN,), 200) == (second,)


async def test_the_list_is_in_pages_and_names_players_alone(store: SqliteStore):
    await begun(store, ANN, BOB)
    for nth, user in enumerate((ANN, BOB, EVE)):
        await ban(store, user, made=100 + nth)
    await ban(store, ANN, THERE)
    count, found = await store.bans.page(HERE, 200, skip=1, most=5)
    assert (count, [(one.user, name) for one, name in found]) == (3, [(BOB, f"user {BOB}"), (ANN, f"user {ANN}")])
    assert [(one.user, name) for one, name in (await store.bans.page(HERE, 200, skip=0, most=1))[1]] == [(EVE, "")]


async def test_who_is_banned_waits_on_other_servers_alone(store: SqliteStore):
    for guild in (HERE, THERE):
        for user in (ANN, BOB):
            entry = QueueEntry(0, user, f"user {user}", guild, 9, "go", Terms(rated=user == BOB), "fr", 5)
            assert await store.area(QueueRows).enqueue(entry, passed=(), since=0)
    await ban(store)
    waiting = [[one.user for one in await store.area(QueueRows).waiting(guild, "go")] for guild in (HERE, THERE)]
    assert waiting == [[BOB], [ANN, BOB]]


async def test_a_ban_outlives_the_deletion_of_data_as_an_id_alone(store: SqliteStore):
    await begun(store, ANN, BOB)
    other = await ban(store, BOB, reason="")  # at the same time
    kept = await ban(store)
    told = await store.dossier(ANN)
    assert told is not None
    assert [(one["server"], one["reason"], one["until"]) for one in told["bans"]] == [("7", "spoils the game", None)]
    assert [one["after"]["user"] for one in told["bans_noted"]] == [ANN]
    assert await store.erase(ANN, settled=(1,)) is True
    assert await store.bans.of_users(HERE, (ANN,), 200) == (msgspec.structs.replace(kept, reason=""),)
    (before, after), first = await entries(store)
    assert (before, after and (after.user < 0, after.reason), first) == (None, (True, ""), (None, other))
    left = await store.dossier(ANN)
    assert left is not None
    assert (left["name"], left["matches"], left["bans_noted"], len(left["bans"])) == ("", [], [], 1)
    assert await store.erase(ANN, settled=()) is None  # nothing more can be deleted
    assert await store.bans.lift(HERE, MAX, ANN, 300) == msgspec.structs.replace(kept, reason="")
    assert await store.bans.of_users(HERE, (ANN,), 400) == ()
    assert (await entries(store))[0] == (after, None)
    assert await store.dossier(ANN) is None
    assert await store.bans.lift(HERE, MAX, BOB, 300) == other
    assert (await entries(store))[0] == (other, None)


async def test_who_is_banned_again_after_the_deletion_is_named_again(store: SqliteStore):
    await begun(store, ANN, BOB)
    await ban(store)
    assert await store.erase(ANN, settled=(1,)) is True
    second = await ban(store, reason="again", made=150)
    assert await store.bans.lift(HERE, MAX, ANN, 300) == second
    assert (await entries(store))[0] == (second, None)
    assert await store.erase(ANN, settled=()) is True
    assert await store.dossier(ANN) is None


async def test_who_never_played_is_forgotten_too(store: SqliteStore):
    await ban(store, until=10**12)
    assert (await store.dossier(ANN) or {}).keys() >= {"bans", "name"}
    assert await store.erase(ANN, settled=()) is True
    assert [one.reason for one in await store.bans.of_users(HERE, (ANN,), 200)] == [""]
    ((_, after),) = await entries(store)
    assert after is not None
    assert after.user < 0
    assert await store.dossier(BOB) is None


async def test_who_is_named_in_the_reason_of_another_ban_is_taken_out_of_it(store: SqliteStore):
    await begun(store, BOB, EVE)
    await ban(store, ANN, reason=f"insults <@{BOB}> and <@{BOB}1>")
    assert await store.erase(BOB, settled=(1,)) is True
    (left,) = await store.bans.of_users(HERE, (ANN,), 200)
    assert (f"<@{BOB}>" in left.reason, f"<@{BOB}1>" in left.reason) == (False, True)
    ((_, after),) = await entries(store)
    assert after == left


async def test_a_deletion_leaves_no_more_than_the_id_in_the_file(path: Path):
    store = await SqliteStore.open(path)
    await begun(store, ANN, BOB)
    await ban(store, until=10**12)
    assert await store.erase(ANN, settled=(1,)) is True
    assert {how for _, how in found(ANN, f"user {ANN}", path.parent.iterdir())} == {"in eight bytes"}
    assert not found(BOB, "spoils the game", [path]) & {(path.name, "by name")}
    await store.bans.lift(HERE, MAX, ANN, 200)
    assert await store.erase(ANN, settled=()) is None
    await store.close()
    assert found(ANN, f"user {ANN}", path.parent.iterdir()) == set()


async def test_bans_go_in_time_and_with_their_server(store: SqliteStore):
    day = 24 * 3600 * 1000
    await ban(store, ANN, until=day)
    await ban(store, BOB)
    await ban(store, EVE, THERE)
    await store.tidy(day, days=30)
    told = [await store.dossier(user) for user in (ANN, BOB)]
    assert [len(one["bans"]) for one in told if one] == [0, 1]
    await store.note_servers([THERE], day)
    await store.tidy(40 * day, days=30)
    assert (await banned(store), await banned(store, THERE)) == ([], [EVE])


async def test_a_server_that_has_nothing_but_a_ban_is_known(store: SqliteStore):
    await ban(store)
    await store.note_servers([], 50)
    assert await store.servers_left(50) == (HERE,)
