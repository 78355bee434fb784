"""Servers that the bot left, and when: recorded at startup, on removal and on return."""

import msgspec
import pytest
import pytest_asyncio

from bot.matches.core.models import Player
from bot.matches.core.shards import Shards
from bot.storage.stores.sqlite import SqliteStore

pytestmark = pytest.mark.asyncio
HERE, THERE, NEVER = 7, 8, 9


@pytest_asyncio.fixture
async def known(store: SqliteStore) -> SqliteStore:
    """A store that knows two servers."""
    for guild in (HERE, THERE):
        await learn(store, guild)
    return store


async def learn(store: SqliteStore, guild: int) -> None:
    await store.change_server_settings(
        guild, Player(0, 901, "Max"), lambda wishes: msgspec.structs.replace(wishes, look="light"), now=1
    )


async def test_who_is_known_and_not_present_has_been_left(known: SqliteStore):
    await known.note_servers([HERE, NEVER], 50)
    assert await known.servers_left(49) == ()
    assert await known.servers_left(50) == (THERE,)


async def test_a_process_notes_the_servers_of_its_own_shards_alone(known: SqliteStore):
    other = 1 << 22
    await learn(known, other)
    await known.note_servers([], 50, Shards((1,), 2))
    assert await known.servers_left(50) == (other,)
    await known.note_servers([HERE], 60, Shards((0,), 2))
    assert await known.servers_left(60) == (THERE, other)


async def test_the_time_of_leaving_stays_as_it_was_first_noted(known: SqliteStore):
    await known.note_servers([HERE], 50)
    await known.note_servers([], 60)
    assert await known.servers_left(50) == (THERE,)
    assert await known.servers_left(60) == (HERE, THERE)
    await known.server_left(THERE, 70)
    assert await known.servers_left(50) == (THERE,)


async def test_who_is_present_again_has_not_been_left_and_counts_from_its_next_leaving(known: SqliteStore):
    await known.note_servers([], 50)
    await known.note_servers([THERE], 60)
    assert await known.servers_left(99) == (HERE,)
    await known.note_servers([], 70)
    assert await known.servers_left(69) == (HERE,)
    assert await known.servers_left(70) == (HERE, THERE)
