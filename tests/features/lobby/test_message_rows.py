"""The rows of lobby messages: one for each chosen channel, until its message is gone."""

import pytest

from bot.features.lobby.message_rows import LobbyRows
from bot.matches.delivery.models import Bulletin
from bot.matches.timing.paces import DAY
from bot.matches.work.store import Store

pytestmark = pytest.mark.asyncio
GUILD, OTHER, HERE, THERE = 7, 8, 70, 71
LATER = 10**15


async def claimed(store: Store) -> Bulletin | None:
    return await store.claim_bulletin(LATER, "one")


async def posted(store: Store, message: int) -> Bulletin:
    """The bulletin that is next, once its message is there."""
    found = await claimed(store)
    assert found is not None
    assert await store.bulletin_attempted(found.id, "one", 2)
    await store.bulletin_done(found.id, message, "digest")
    return found


async def test_a_message_is_posted_once_and_then_looked_at(store: Store):
    lobby = store.area(LobbyRows)
    await lobby.keep_message(GUILD, HERE, 1)
    await posted(store, 900)
    assert await claimed(store) is None
    await lobby.keep_message(GUILD, HERE, 3)
    found = await claimed(store)
    assert found is not None
    assert (found.name, found.kind, found.message, found.digest) == ("lobby.7.70", "lobby", 900, "digest")


async def test_a_former_message_is_looked_at_and_one_that_was_not_tried_is_dropped(store: Store):
    lobby = store.area(LobbyRows)
    await lobby.keep_message(GUILD, HERE, 1)
    await posted(store, 900)
    await lobby.keep_message(GUILD, THERE, 3)
    await lobby.keep_message(GUILD, 0, 4)
    found = await claimed(store)
    assert found is not None
    assert (found.channel, found.message) == (HERE, 900)
    await lobby.drop_message(found.id, found.wanted)
    assert await claimed(store) is None
    assert await store.bulletin_message(found.name) == 0


async def test_a_message_that_is_wanted_again_while_it_is_deleted_stays_known(store: Store):
    lobby = store.area(LobbyRows)
    await lobby.keep_message(GUILD, HERE, 1)
    await posted(store, 900)
    await lobby.keep_message(GUILD, 0, 3)
    found = await claimed(store)
    assert found is not None
    await lobby.keep_message(GUILD, HERE, 4)
    await lobby.drop_message(found.id, found.wanted)
    assert await store.bulletin_message(found.name) == 900
    await store.bulletin_shown(found.id, "one", found.wanted, "", 5)
    assert await claimed(store) is not None


async def test_a_message_that_could_not_be_posted_is_added_anew_when_it_is_chosen_again(store: Store):
    lobby = store.area(LobbyRows)
    await lobby.keep_message(GUILD, HERE, 1)
    found = await claimed(store)
    assert found is not None
    await store.bulletin_failed(found.id, "one", "403", None)
    await lobby.keep_message(GUILD, HERE, 2)
    assert await store.bulletin_given_up(GUILD, "lobby") == HERE
    await lobby.keep_message(GUILD, 0, 3)
    assert await store.bulletin_given_up(GUILD, "lobby") == 0
    await lobby.keep_message(GUILD, HERE, 4)
    assert await claimed(store) is not None


async def test_a_deleted_message_is_posted_again_as_another(store: Store):
    lobby = store.area(LobbyRows)
    await lobby.keep_message(GUILD, HERE, 1)
    first = await posted(store, 900)
    await lobby.post_again(first.id, 5)
    found = await claimed(store)
    assert found is not None
    assert (found.message, found.made, found.attempts, found.digest) == (0, 5, 0, "")


async def test_a_message_is_known_as_long_as_it_is_there(store: Store):
    lobby = store.area(LobbyRows)
    await lobby.keep_message(GUILD, HERE, 1)
    await posted(store, 900)
    await lobby.keep_message(OTHER, HERE, 1)
    given_up = await claimed(store)
    assert given_up is not None
    await store.bulletin_failed(given_up.id, "one", "403", None)
    await store.tidy(400 * DAY, days=1)
    assert await store.bulletin_message(f"lobby.{GUILD}.{HERE}") == 900
    assert await store.bulletin_given_up(OTHER, "lobby") == 0


async def test_all_are_looked_at_in_the_morning_and_those_of_other_servers_at_no_other_time(store: Store):
    lobby = store.area(LobbyRows)
    for guild in (GUILD, OTHER):
        await lobby.keep_message(guild, HERE, 1)
        await posted(store, guild)
    await lobby.keep_message(GUILD, HERE, 3)
    found = await claimed(store)
    assert found is not None
    assert found.guild == GUILD
    await store.bulletin_shown(found.id, "one", found.wanted, "digest", LATER)
    assert await claimed(store) is None
    await lobby.look_at_messages()
    seen = set()
    while (found := await claimed(store)) is not None:
        seen.add(found.guild)
        await store.bulletin_shown(found.id, "one", found.wanted, "digest", LATER)
    assert seen == {GUILD, OTHER}
