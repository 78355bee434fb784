"""The posts of a morning: added once, leased to one process, retried, and given up."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.features.tournaments.rows import TournamentRows
from bot.features.tournaments.values import Plan, Stage, Tournament
from bot.matches.core.models import Player, Terms
from bot.matches.delivery.models import Bulletin
from bot.matches.work.store import Store
from bot.pairing.event import Form
from bot.storage.delivery.bulletins import LEASE
from tests.support.storage.stored import ANN

KEPT = 30 * 24 * 3600 * 1000  # ms

pytestmark = pytest.mark.asyncio
MORNINGS = {"daily": "daily"}
TODAY, TOMORROW = "2026-11-25", "2026-11-26"
MINE, OTHER = "one", "two"


async def wanted(store: Store, guild: int, channel: int) -> None:
    mo = Player(0, ANN, "Mo")
    await store.change_server_settings(guild, mo, lambda chosen: replace(chosen, daily=channel), now=1)


async def morning(store: Store) -> None:
    """One post, in server 7."""
    await wanted(store, 7, 70)
    assert await store.open_morning(TODAY, 100, MORNINGS) == 1


async def test_each_server_that_wants_it_gets_one_a_day(store: Store):
    await wanted(store, 7, 70)
    await wanted(store, 8, 80)
    await wanted(store, 9, 0)
    await store.server_left(8, 50)
    assert sum(await asyncio.gather(*(store.open_morning(TODAY, 100, MORNINGS) for _ in range(5)))) == 1
    found = await store.claim_bulletin(100, MINE)
    assert found is not None
    assert (found.name, found.guild, found.channel, found.day) == (f"daily.{TODAY}.7", 7, 70, TODAY)
    await store.bulletin_done(found.id, 900)
    assert await store.claim_bulletin(10**15, MINE) is None
    assert await store.open_morning(TOMORROW, 200, MORNINGS) == 1
    assert await store.open_morning(TODAY, 300, MORNINGS) == 0


async def test_a_lease_keeps_others_away_until_it_ends(store: Store):
    await morning(store)
    mine = await store.claim_bulletin(100, MINE)
    assert mine is not None
    assert await store.claim_bulletin(100 + LEASE - 1, OTHER) is None
    assert await store.next_bulletin(OTHER) == 100 + LEASE
    assert await store.next_bulletin(MINE) == 0
    assert await store.claim_bulletin(101, MINE) == mine
    assert await store.claim_bulletin(101 + LEASE, OTHER) == mine
    assert not await store.bulletin_attempted(mine.id, MINE, 300)
    assert await store.bulletin_attempted(mine.id, OTHER, 400)
    await store.bulletin_failed(mine.id, MINE, "late", None)  # it is another's now
    again = await store.claim_bulletin(500, OTHER)
    assert again == replace(mine, attempts=1, attempted=400)


async def test_of_many_that_claim_one_gets_it(store: Store):
    await morning(store)
    found = await asyncio.gather(*(store.claim_bulletin(100, f"process {nth}") for nth in range(6)))
    assert sum(one is not None for one in found) == 1


async def test_a_failure_is_retried_later_or_given_up(store: Store):
    await morning(store)
    found = await store.claim_bulletin(100, MINE)
    assert found is not None
    await store.bulletin_failed(found.id, MINE, "no answer", 5000)
    assert await store.claim_bulletin(4999, OTHER) is None
    assert await store.next_bulletin(OTHER) == 5000
    assert await store.bulletin_given_up(7, "daily") == 0
    assert await store.claim_bulletin(5000, OTHER) is not None
    await store.bulletin_failed(found.id, OTHER, "Missing Access", None)
    assert await store.next_bulletin(OTHER) is None
    assert await store.bulletin_given_up(7, "daily") == 70
    assert await store.open_morning(TOMORROW, 6000, MORNINGS) == 1
    following = await store.claim_bulletin(6000, MINE)
    assert following is not None
    await store.bulletin_done(following.id, 901)
    assert await store.bulletin_given_up(7, "daily") == 0


async def test_one_that_was_made_at_the_second_try_is_up_to_date(store: Store):
    await morning(store)
    found = await store.claim_bulletin(100, MINE)
    assert found is not None
    await store.bulletin_failed(found.id, MINE, "no answer", 5000)
    assert await store.claim_bulletin(5000, MINE) is not None
    await store.bulletin_done(found.id, 900)
    assert await store.bulletin_places_unedited(7) == ()


async def test_old_ones_are_deleted(store: Store):
    await morning(store)
    found = await store.claim_bulletin(100, MINE)
    assert found is not None
    await store.bulletin_failed(found.id, MINE, "gone", None)
    await store.tidy(100 + KEPT, days=30)
    assert await store.bulletin_given_up(7, "daily") == 70
    await store.tidy(101 + KEPT, days=30)
    assert await store.bulletin_given_up(7, "daily") == 0


async def made(store: Store, *, certain: bool = True) -> Bulletin:
    """One whose message is 900."""
    await morning(store)
    found = await store.claim_bulletin(100, MINE)
    assert found is not None
    await store.bulletin_done(found.id, 900, "abc", certain=certain)
    return found


async def test_one_that_may_say_something_else_is_edited_once(store: Store):
    await made(store)
    assert await store.next_bulletin(MINE) is None
    assert await store.bulletin_message(f"daily.{TODAY}.7") == 900
    assert await store.bulletin_message("daily.other") == 0


async def test_an_edit_is_leased_and_ends_with_what_was_known(store: Store):
    posted = await made(store, certain=False)
    found = await store.claim_bulletin(200, MINE)
    assert found == replace(posted, message=900, wanted=1, digest="abc")
    assert await store.claim_bulletin(200, OTHER) is None
    await store.bulletin_shown(found.id, OTHER, 1, "stolen", 0)
    assert await store.claim_bulletin(200, MINE) == found
    await store.bulletin_shown(found.id, MINE, 0, "abc", 5000)
    assert await store.claim_bulletin(4999, OTHER) is None
    assert await store.claim_bulletin(5000, OTHER) == found
    await store.bulletin_shown(found.id, OTHER, 1, "def", 6000)
    assert await store.next_bulletin(OTHER) is None


async def test_one_that_is_made_after_it_was_given_up_shows_what_changed_meanwhile(store: Store):
    await morning(store)
    found = await store.claim_bulletin(100, MINE)
    assert found is not None
    await store.bulletin_failed(found.id, MINE, "forbidden", None)
    assert await store.revive_bulletins(7, "daily", 70, 200) == 1
    again = await store.claim_bulletin(200, MINE)
    assert again is not None
    await store.bulletin_done(again.id, 900, "abc")
    assert await store.claim_bulletin(200, MINE) == replace(again, message=900, digest="abc")


async def cup(store: Store) -> Tournament:
    """One that is open, in channel 8 of server 7."""
    plan = Plan("Cup", Form.SWISS, "counter", (), Terms(), 4, "en")
    new = Tournament(0, 7, 8, Player(0, ANN, "Mo"), plan, Stage.OPEN, 0, b"seed", 1, 0, 0)
    return await store.area(TournamentRows).add(new, "key")


async def test_the_former_messages_of_a_tournament_that_goes_on_are_kept(store: Store):
    opened = await cup(store)
    card = await store.claim_bulletin(100, MINE)
    assert card is not None
    await store.bulletin_done(card.id, 900)
    opened = await store.area(TournamentRows).move(opened, 9, 100)
    await store.tidy(101 + KEPT, days=30)
    await store.area(TournamentRows).move(opened, 10, 101 + KEPT)
    moved = await store.claim_bulletin(10**15, MINE)
    assert moved is not None
    assert (moved.channel, moved.message) == (10, 0)
    await store.bulletin_done(moved.id, 901)
    edited = await store.claim_bulletin(10**15, MINE)
    assert edited == replace(moved, message=901)
    await store.bulletin_shown(edited.id, MINE, edited.wanted, "abc", 0)
    former = await store.claim_bulletin(10**15, MINE)
    assert former is not None
    assert (former.kind, former.channel, former.message) == ("moved", 8, 900)


async def test_those_of_a_tournament_that_goes_on_are_kept(store: Store):
    opened = await cup(store)
    for _ in range(2):
        await store.tidy(101 + KEPT, days=30)
        found = await store.claim_bulletin(10**15, MINE)
        assert found is not None
        await store.bulletin_done(found.id, 900, certain=False)
    over = replace(opened, stage=Stage.CANCELLED)
    await store.area(TournamentRows).change(opened, over, (), 100)
    await store.tidy(101 + KEPT, days=30)
    assert await store.claim_bulletin(10**15, MINE) is None
