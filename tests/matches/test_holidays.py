import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.core.models import Match, MatchRequest, Person
from bot.matches.delivery.models import PostKind
from bot.matches.house.members import user_of
from bot.matches.timing.paces import DAY, HOUR, read_terms
from bot.matches.work.effects import OfferKind
from tests.support.games.counter import Add
from tests.support.matches.table import ANN, BOB, CARD, EVE, Table, refusal, table
from tests.support.storage.meddler import Meddler

pytestmark = pytest.mark.asyncio

AWAY = "refused-on-vacation"
SUMMER = 1_780_000_000_000  # ms; in May 2026


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db", Meddler) as made:
        made.clock.now = SUMMER
        await made.matches.clocks.wake()
        yield made


async def test_the_house_is_told_of_no_vacation(at: Table):
    wanted = MatchRequest("counter", 7, 8, "en", terms=read_terms("day"))
    match = await at.matches.challenges.challenge(ANN, [Person(user_of(0, 1), "Bo")], wanted, key=at.key())
    await at.matches.vacations.begin(ANN, 5)
    await at.matches.vacations.end(ANN)
    assert await notice_keys(at, match) == []


async def begun(at: Table, clock: str = "day") -> Match:
    match = await at.matches.challenges.challenge(
        ANN, [BOB], MatchRequest("counter", 7, 8, "en", terms=read_terms(clock)), key=at.key()
    )
    await at.matches.delivery.place_card(match, CARD)
    match = await at.matches.challenges.accept(match.id, BOB.user, key=at.key())
    if asked(match) != ANN.user:
        match = (await at.act(match, Add(1))).match
    return match


def asked(match: Match) -> int:
    (user,) = (holder.user for holder in match.holders if holder.due)
    return user


def clock_of(match: Match) -> tuple[int, int]:
    (found,) = ((holder.since, holder.due) for holder in match.holders if holder.due)
    return found


async def notice_keys(at: Table, match: Match) -> list[str]:
    keys = []
    while found := [post for post in await at.store.posts_due(at.clock.now) if post.match == match.id]:
        keys += [post.notice.words.key for post in found if post.kind is PostKind.NOTE and post.notice]
        for post in found:
            await at.store.post_done(post, 1)
    return keys


async def test_the_clocks_of_who_is_away_wait_and_everybody_is_told(at: Table):
    match, again = await begun(at), await begun(at, "hour")
    since, due = clock_of(match)
    leave = await at.matches.vacations.begin(ANN, 5)
    assert leave.until == at.clock.now + 5 * DAY
    assert leave.left(2026) == 16
    for played in (match, again):
        present = await at.present(played)
        assert clock_of(present)[1] == clock_of(played)[1] + 5 * DAY
        assert await notice_keys(at, played) == ["holiday-begun"]
    assert clock_of(await at.present(match)) == (since + 5 * DAY, due + 5 * DAY)
    at.clock.now += 3 * DAY
    at.matches.clocks._seen = at.clock.now
    await at.matches.clocks.settle()
    assert (await at.present(again)).revision == again.revision


async def test_the_clocks_of_the_others_run_on(at: Table):
    match = await begun(at)
    await at.matches.vacations.begin(BOB, 5)
    assert clock_of(await at.present(match)) == clock_of(match)
    acted = await at.act(match, Add(1))
    assert clock_of(acted.match) == (at.clock.now + 5 * DAY, at.clock.now + 6 * DAY)


async def test_who_comes_back_early_has_his_time_from_then_on_and_gets_no_days_back(at: Table):
    match = await begun(at)
    at.clock.now += HOUR
    at.matches.clocks._seen = at.clock.now
    await at.matches.vacations.begin(ANN, 5)
    at.clock.now += 2 * DAY
    at.matches.clocks._seen = at.clock.now
    leave = await at.matches.vacations.end(ANN)
    assert leave.present(at.clock.now) is None
    assert leave.left(2026) == 16
    assert clock_of(await at.present(match))[1] == clock_of(match)[1] + 2 * DAY
    assert await notice_keys(at, match) == ["holiday-begun", "holiday-ended"]
    assert await refusal(at.matches.vacations.end(ANN)) == "refused-holiday-none"


async def test_what_is_asked_during_a_holiday_waits_no_longer_than_it(at: Table):
    match = await begun(at)
    await at.matches.vacations.begin(BOB, 5)
    acted = await at.act(match, Add(1))
    at.clock.now += DAY
    await at.matches.vacations.end(BOB)
    assert clock_of(await at.present(acted.match)) == (at.clock.now, at.clock.now + DAY)


async def test_a_holiday_is_made_longer_and_counted_once(at: Table):
    match = await begun(at)
    first = await at.matches.vacations.begin(ANN, 5)
    at.clock.now += DAY
    longer = await at.matches.vacations.begin(ANN, 8)
    assert longer.until == first.until + 3 * DAY
    assert longer.left(2026) == 13
    assert await at.matches.vacations.begin(ANN, 8) == longer
    assert clock_of(await at.present(match))[1] == clock_of(match)[1] + 8 * DAY
    assert await notice_keys(at, match) == ["holiday-begun", "holiday-begun"]
    assert await refusal(at.matches.vacations.begin(ANN, 7)) == "refused-holiday-shorter"


async def test_a_year_has_so_many_days_of_holiday(at: Table):
    await at.matches.vacations.begin(EVE, 20)
    assert await refusal(at.matches.vacations.begin(EVE, 22)) == "refused-holiday-days"
    at.clock.now += 30 * DAY
    assert await refusal(at.matches.vacations.begin(EVE, 2)) == "refused-holiday-spent"
    await at.matches.vacations.begin(EVE, 1)
    at.clock.now += 365 * DAY
    assert (await at.matches.vacations.begin(EVE, 21)).left(2027) == 0


async def test_a_pause_and_a_holiday_at_the_same_time_count_once(at: Table):
    match = await begun(at)
    before = clock_of(match)[1]
    await at.matches.clocks.propose_pause(match, BOB.user, 3, key="offer")
    await at.matches.offers.agree(match.id, ANN.user, OfferKind.PAUSE, key="yes")
    await at.matches.vacations.begin(ANN, 5)
    assert clock_of(await at.present(match))[1] == before + 5 * DAY
    await at.matches.clocks.end_pause(match, BOB.user, key="end")
    assert clock_of(await at.present(match))[1] == before + 5 * DAY
    at.clock.now += DAY
    await at.matches.vacations.end(ANN)
    assert clock_of(await at.present(match))[1] == before + DAY


async def test_whoever_goes_away_while_he_is_being_asked_is_not_hurried(at: Table):
    match = await begun(at)
    assert isinstance(at.store, Meddler)
    at.store.before = lambda: at.matches.vacations.begin(BOB, 5)
    acted = await at.act(match, Add(1))
    assert clock_of(acted.match) == (at.clock.now + 5 * DAY, at.clock.now + 6 * DAY)


async def test_asking_twice_at_once_is_asking_once(at: Table):
    match = await begun(at)
    await asyncio.gather(*(at.matches.vacations.begin(ANN, 5) for _ in range(4)))
    assert (await at.matches.vacations.of(ANN.user)).left(2026) == 16
    assert await notice_keys(at, match) == ["holiday-begun"]


async def test_no_time_is_lost_while_a_holiday_is_written_down(at: Table, monkeypatch: pytest.MonkeyPatch):
    match = await begun(at)
    _, before = clock_of(match)

    def ticking() -> int:
        at.clock.now += 1
        return at.clock.now

    monkeypatch.setattr(at.clock, "now_ms", ticking)
    await at.matches.vacations.begin(ANN, 3)
    assert clock_of(await at.present(match))[1] == before + 3 * DAY


async def test_nobody_starts_a_match_with_others_on_vacation(at: Table):
    over = await at.begin()
    await at.matches.resign(over.id, ANN.user, key="resign")
    running = await begun(at)
    await at.matches.vacations.begin(EVE, 3)
    await at.matches.substitutions.offer(running.id, ANN.user, EVE, key="offer")
    assert await refusal(at.matches.substitutions.answer(running.id, 0, EVE.user, agrees=True, key="take")) == AWAY
    await at.matches.vacations.begin(BOB, 3)
    assert await refusal(at.matches.rematches.ask(over.id, BOB.user, key="again")) == AWAY
    assert await refusal(at.challenge(BOB, EVE)) == AWAY
    await at.matches.vacations.end(BOB)
    assert (await at.matches.rematches.ask(over.id, BOB.user, key="again")).rematch is None


async def test_a_table_waits_for_a_host_on_vacation(at: Table):
    wanted = MatchRequest("counter", 7, 8, "en", terms=read_terms("day"))
    opened = await at.matches.open_tables.open_table(ANN, wanted, key="open")
    await at.matches.open_tables.join(opened.id, BOB, key="join")
    await at.matches.vacations.begin(ANN, 3)
    assert await refusal(at.matches.open_tables.start(opened.id, ANN.user, key="start")) == AWAY
