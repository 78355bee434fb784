"""Results that wait to be posted: one a match, put together while they wait for the same channel, edited once a match is voided."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.features.feeds.feature import on_change
from bot.features.feeds.rows import MOST, ResultRows
from bot.matches.core.match_change import MatchChange
from bot.matches.core.models import Match, Player, Status
from bot.matches.delivery.models import Bulletin
from bot.matches.house.members import user_of
from bot.matches.work.effects import Effects
from bot.matches.work.store import Store
from bot.storage.delivery.bulletins import LEASE
from tests.support.storage.stored import ANN, BOB, begun, moved

pytestmark = pytest.mark.asyncio
GUILD, CHANNEL = 7, 70
MINE, OTHER = "one", "two"


async def chosen(store: Store, channel: int = CHANNEL) -> None:
    mo = Player(0, ANN, "Mo")
    await store.change_server_settings(GUILD, mo, lambda wishes: replace(wishes, results=channel), now=1)


async def stored(match: Match, status: Status, now: int) -> Effects:
    """Effects with what the feature stores as a match becomes that."""
    effect = await on_change(MatchChange({}, match, status, now))
    return Effects(added=() if effect is None else (effect,))


async def ended(store: Store, name: str = "m", second: int = BOB) -> Match:
    match = await begun(store, second=second, name=name)
    effects = await stored(match, Status.FINISHED, now=30)
    return await moved(store, match, f"{name}.last", status=Status.FINISHED, effects=effects)


async def voided(store: Store, match: Match) -> None:
    effects = await stored(match, Status.VOID, now=50)
    await store.change(match, status=Status.VOID, turn=None, posts=[], key=f"{match.id}.void", now=50, effects=effects)


async def claimed(store: Store, now: int = 100, owner: str = MINE) -> Bulletin | None:
    return await store.claim_bulletin(now, owner)


async def test_a_match_that_ends_is_to_be_posted_once(store: Store):
    await chosen(store)
    match = await ended(store)
    found = await claimed(store)
    assert found is not None
    assert (found.name, found.guild, found.channel, found.payload) == ("result.1", GUILD, CHANNEL, b"1")
    assert found.kind == "result"
    await store.bulletin_done(found.id, 900)
    assert await claimed(store, 10**15) is None
    assert match.status is Status.FINISHED


async def test_a_change_of_a_match_that_is_over_posts_nothing_more(store: Store):
    early = await ended(store, "early")
    await chosen(store)
    match = await ended(store)
    for over in (early, match):  # as an offered rematch does
        again = await stored(over, Status.FINISHED, now=50)
        await store.change(over, status=over.status, turn=None, posts=[], key=f"{over.id}.again", now=50, effects=again)
    found = await claimed(store)
    assert found is not None
    assert found.payload == b"2"
    await store.bulletin_done(found.id, 900)
    assert await claimed(store) is None


async def test_none_is_added_where_nobody_asked_for_it_or_the_house_played_a_single_person(store: Store):
    await ended(store, "first")
    await chosen(store)
    await ended(store, "practice", second=user_of(0, 2))
    running = await begun(store, name="off")
    effects = await stored(running, Status.ABORTED, now=40)
    await store.change(running, status=Status.ABORTED, turn=None, posts=[], key="off", now=40, effects=effects)
    assert await claimed(store) is None


async def test_settings_that_cannot_be_read_keep_no_match_from_ending(store: Store, monkeypatch: pytest.MonkeyPatch):
    await chosen(store)
    monkeypatch.setattr("bot.features.feeds.rows._Wishes", msgspec.defstruct("Other", [("results", str)]))
    assert (await ended(store)).status is Status.FINISHED
    assert await claimed(store) is None


async def test_those_that_wait_are_put_together_until_the_first_try(store: Store):
    await chosen(store)
    for number in range(MOST + 2):
        await ended(store, f"m{number}")
    first = await claimed(store)
    assert first is not None
    together = await store.area(ResultRows).gather(first.id, 100)
    assert together == ".".join(map(str, range(1, MOST + 1))).encode()
    assert await store.area(ResultRows).gather(first.id, 100) == together
    assert await store.bulletin_attempted(first.id, MINE, 100)
    await ended(store, "late")
    assert await store.area(ResultRows).gather(first.id, 100) == together
    await store.bulletin_done(first.id, 900)
    rest = await claimed(store)
    assert rest is not None
    assert rest.name == f"result.{MOST + 1}"
    assert await store.area(ResultRows).gather(rest.id, 100) == f"{MOST + 1}.{MOST + 2}.{MOST + 3}".encode()


async def test_those_that_are_not_posted_are_in_no_edit(store: Store):
    await chosen(store)
    matches = [await ended(store, name) for name in ("one", "two", "three")]
    first = await claimed(store)
    assert first is not None
    await store.area(ResultRows).gather(first.id, 100)
    await store.area(ResultRows).keep(first.id, [matches[0].id, matches[2].id])
    assert await store.area(ResultRows).gather(first.id, 100) == b"1.3"
    await store.bulletin_attempted(first.id, MINE, 100)
    await store.bulletin_done(first.id, 900)
    await voided(store, matches[0])
    edit = await claimed(store, 200)
    assert edit is not None
    assert edit.payload == b"1.3"


async def test_none_is_taken_that_another_process_delivers(store: Store):
    await chosen(store)
    await ended(store, "one")
    await ended(store, "two")
    mine, other = await claimed(store), await claimed(store, owner=OTHER)
    assert mine is not None
    assert other is not None
    assert await store.area(ResultRows).gather(mine.id, 100) == b"1"
    assert await store.area(ResultRows).gather(mine.id, 100 + LEASE) == b"1.2"
    assert not await store.bulletin_attempted(other.id, OTHER, 100)


async def test_the_message_of_a_match_that_is_voided_is_edited_also_if_it_tells_of_several(store: Store):
    await chosen(store)
    matches = [await ended(store, name) for name in ("one", "two")]
    first = await claimed(store)
    assert first is not None
    await store.area(ResultRows).gather(first.id, 100)
    await store.bulletin_done(first.id, 900)
    assert await claimed(store) is None
    for match in matches:
        await voided(store, match)
        edit = await claimed(store, 200)
        assert edit is not None
        assert (edit.id, edit.message, edit.payload) == (first.id, 900, b"1.2")
        await store.bulletin_shown(edit.id, MINE, edit.wanted, "now", 200)
        assert await claimed(store, 200) is None


async def test_one_that_could_not_be_posted_is_not_edited(store: Store):
    await chosen(store)
    match = await ended(store)
    first = await claimed(store)
    assert first is not None
    await store.bulletin_failed(first.id, MINE, "forbidden", None)
    await voided(store, match)
    assert await claimed(store, 10**15) is None
