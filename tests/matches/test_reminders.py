from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.core.models import Match, MatchRequest, Person, Player
from bot.matches.delivery.models import Notice, PostKind
from bot.matches.settings.preferences import By, Daily, Preferences, Quiet
from bot.matches.timing.paces import DAY, HOUR, read_terms
from bot.matches.work.effects import OfferKind
from tests.support.games.counter import Add
from tests.support.matches.table import ANN, BOB, Table, table

pytestmark = pytest.mark.asyncio
MIDNIGHT = 1_767_225_600_000  # 1 January 2026, UTC


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db") as made:
        made.clock.now = MIDNIGHT
        await made.matches.clocks.wake()
        yield made


async def begun(at: Table, clock: str = "day", **preferences: object) -> tuple[Match, Player]:
    """A match, and who is asked in it; all want the same."""
    for one in (ANN, BOB):
        await at.matches.reminders.change(Player(0, one.user, one.name), lambda _: Preferences(**preferences))
    match = await at.matches.challenges.challenge(
        ANN, [BOB], MatchRequest("counter", 7, 8, "en", terms=read_terms(clock)), key=at.key()
    )
    match = await at.matches.challenges.accept(match.id, BOB.user, key=at.key())
    (holder,) = (holder for holder in match.holders if holder.due)
    await new_notices(at)
    return match, holder


async def new_notices(at: Table) -> list[Notice]:
    """The notices since then, each marked as posted."""
    notices = []
    while found := await at.store.posts_due(at.clock.now):
        for post in found:
            if post.kind in {PostKind.NOTE, PostKind.DIRECT} and post.notice:
                notices.append(post.notice)
            await at.store.post_done(post, 1)
    return notices


async def until(at: Table, time: int) -> list[tuple[int, Notice]]:
    """The notices until then, with their hours."""
    sent = []
    while at.clock.now < time:
        due = await at.store.next_timer(at.clock.now)
        at.clock.now = time if due is None else min(max(due, at.clock.now + 1), time)
        at.matches.clocks._seen = at.clock.now
        await at.matches.clocks.settle()
        sent += [(round((at.clock.now - MIDNIGHT) / HOUR, 1), notice) for notice in await new_notices(at)]
    return sent


async def test_everybody_is_reminded_at_half_time_and_when_a_tenth_is_left(at: Table):
    match, holder = await begun(at)
    sent = await until(at, MIDNIGHT + DAY)
    assert [hour for hour, _ in sent] == [12.0, 21.6]
    for _, notice in sent:
        assert notice.mentions == (holder.user,)
        assert not notice.user
        words = dict(notice.words.args)
        assert words["when"] == f"<t:{holder.due // 1000}:R>"
        assert words["then"].key == "reminder-then"
        assert [button.verb for button in notice.buttons] == ["open"]
    assert (await at.present(match)).revision == 1


async def test_who_has_answered_is_not_reminded(at: Table):
    match, holder = await begun(at)
    at.clock.now += 11 * HOUR
    await at.act(match, Add(1))
    await new_notices(at)
    sent = await until(at, MIDNIGHT + 20 * HOUR)
    assert sent == []
    sent = await until(at, MIDNIGHT + 24 * HOUR)
    assert [notice.mentions == (holder.user,) for _, notice in sent] == [False]


async def test_before_the_third_lapse_the_end_is_named(at: Table):
    _, holder = await begun(at)
    sent = await until(at, MIDNIGHT + 5 * DAY)
    mine = [dict(notice.words.args)["then"].key for _, notice in sent if notice.mentions == (holder.user,)]
    assert mine == ["reminder-then"] * 4 + ["reminder-then-last"] * 2


async def test_further_reminders_come_as_often_as_wanted(at: Table):
    await begun(at, every=5 * HOUR)
    assert [hour for hour, _ in await until(at, MIDNIGHT + DAY - 1)] == [5.0, 10.0, 12.0, 15.0, 20.0, 21.6]


async def test_quiet_hours_are_waited_for(at: Table):
    await begun(at, quiet=Quiet(10 * 60, 14 * 60, "UTC"))
    assert [hour for hour, _ in await until(at, MIDNIGHT + DAY - 1)] == [14.0, 21.6]


async def test_what_cannot_wait_is_said_in_silence(at: Table):
    await begun(at, quiet=Quiet(20 * 60, 8 * 60, "UTC"))
    sent = await until(at, MIDNIGHT + DAY - 1)
    assert [(hour, notice.silent) for hour, notice in sent] == [(12.0, False), (21.6, True)]


@pytest.mark.parametrize(
    ("by", "users", "mentions"),
    [
        (By.MENTION, [False], [True]),
        (By.DIRECT, [True], [True]),  # the mention is the fallback for closed direct messages
        (By.BOTH, [False, True], [True, False]),
        (By.NONE, [], []),
    ],
)
async def test_a_reminder_takes_the_way_that_is_wanted(at: Table, by: By, users: list[bool], mentions: list[bool]):
    await begun(at, by=by)
    sent = [notice for _, notice in await until(at, MIDNIGHT + 13 * HOUR)]
    assert [bool(notice.user) for notice in sent] == users
    assert [bool(notice.mentions) for notice in sent] == mentions


async def test_who_takes_no_direct_messages_is_mentioned(at: Table):
    _, holder = await begun(at, by=By.DIRECT)
    await at.matches.reminders.closed(holder.user)
    (notice,) = [notice for _, notice in await until(at, MIDNIGHT + 13 * HOUR)]
    assert (notice.user, notice.mentions) == (0, (holder.user,))
    assert (await at.store.preferences(holder.user)).by is By.DIRECT


DIGEST = Daily(8 * 60, "UTC")


async def test_with_a_daily_digest_only_the_last_reminder_comes(at: Table):
    await begun(at, digest=DIGEST, every=5 * HOUR)
    assert [hour for hour, _ in await until(at, MIDNIGHT + DAY - 1)] == [21.6]


async def test_the_digest_is_no_reason_for_silence_if_direct_messages_are_closed(at: Table):
    _, holder = await begun(at, digest=DIGEST)
    await at.matches.reminders.closed(holder.user)
    assert [hour for hour, _ in await until(at, MIDNIGHT + DAY - 1)] == [12.0, 21.6]


async def test_who_drops_the_digest_is_reminded_as_before(at: Table):
    _, holder = await begun(at, digest=DIGEST, every=5 * HOUR)
    assert await until(at, MIDNIGHT + 11 * HOUR) == []
    await at.matches.reminders.change(holder, lambda _: Preferences(every=5 * HOUR))
    assert [hour for hour, _ in await until(at, MIDNIGHT + DAY - 1)] == [12.0, 15.0, 20.0, 21.6]


async def test_with_a_daily_digest_a_friendly_match_says_that_the_time_is_over(at: Table):
    await begun(at, "friendly", digest=DIGEST)
    sent = await until(at, MIDNIGHT + 4 * DAY)
    assert [(hour, dict(notice.words.args)["then"].key) for hour, notice in sent] == [(72.0, "reminder-late")]


async def test_in_a_friendly_match_the_end_of_the_time_is_said(at: Table):
    match, _ = await begun(at, "friendly")
    sent = await until(at, MIDNIGHT + 4 * DAY)
    assert [hour for hour, _ in sent] == [36.0, 64.8, 72.0]
    assert [dict(notice.words.args)["then"].key for _, notice in sent] == [
        "reminder-then-friendly",
        "reminder-then-friendly",
        "reminder-late",
    ]
    assert [button.verb for button in sent[-1][1].buttons] == ["open", "claim"]
    assert (await at.present(match)).revision == 0


async def test_a_reminder_is_told_once_by_several(at: Table):
    await begun(at)
    at.clock.now += 12 * HOUR
    at.matches.clocks._seen = at.clock.now
    (timer,) = await at.store.claim_timers(at.clock.now, owner="0", lease=1000, most=9)
    for _ in range(2):
        await at.matches.reminders.remind(timer)
    assert len(await new_notices(at)) == 1


async def test_a_reminder_that_comes_with_the_deadline_is_not_told(at: Table):
    match, _ = await begun(at)
    at.clock.now += DAY
    at.matches.clocks._seen = at.clock.now
    await at.matches.clocks.settle()
    assert await new_notices(at) == []
    assert (await at.present(match)).revision == 1


async def test_another_rhythm_begins_at_once(at: Table):
    _, holder = await begun(at)
    await until(at, MIDNIGHT + 2 * HOUR)
    await at.matches.reminders.change(holder, lambda _: Preferences(every=3 * HOUR))
    assert [hour for hour, _ in await until(at, MIDNIGHT + 13 * HOUR)] == [3.0, 6.0, 9.0, 12.0]


async def test_a_rhythm_chosen_while_nobody_asks_changes_nothing(at: Table):
    _, holder = await begun(at)
    (other,) = (one for one in (ANN, BOB) if one.user != holder.user)
    await at.matches.reminders.change(Player(0, other.user, other.name), lambda _: Preferences(every=3 * HOUR))
    assert [hour for hour, _ in await until(at, MIDNIGHT + 13 * HOUR)] == [12.0]


@pytest.mark.parametrize(("host", "guest"), [(ANN, BOB), (BOB, ANN)])
async def test_the_rhythm_of_whoever_takes_the_last_place_counts_from_the_start(at: Table, host: Person, guest: Person):
    for one in (host, guest):
        await at.matches.reminders.change(Player(0, one.user, one.name), lambda _: Preferences(every=5 * HOUR))
    wanted = MatchRequest("counter", 7, 8, "en", terms=read_terms("day"))
    open_one = await at.matches.open_tables.open_table(host, wanted, key="open", places=2)
    await at.matches.open_tables.join(open_one.id, guest, key="join")
    assert [hour for hour, _ in await until(at, MIDNIGHT + 13 * HOUR)] == [5.0, 10.0, 12.0]


async def test_nothing_reminds_during_a_pause_or_a_vacation(at: Table):
    match, holder = await begun(at, every=5 * HOUR)
    await until(at, MIDNIGHT + 11 * HOUR)
    await at.matches.clocks.propose_pause(match, ANN.user, 1, key="offer")
    await at.matches.offers.agree(match.id, BOB.user, OfferKind.PAUSE, key="yes")
    await new_notices(at)
    assert [hour for hour, _ in await until(at, MIDNIGHT + 37 * HOUR)] == [36.0]
    asked = next(one for one in (ANN, BOB) if one.user == holder.user)
    await at.matches.vacations.begin(asked, 1)
    await at.matches.reminders.change(holder, lambda _: Preferences(every=7 * HOUR))
    other = next(one for one in (ANN, BOB) if one.user != holder.user)
    await at.matches.clocks.extend(match, other.user, key="gift")
    await new_notices(at)
    assert [hour for hour, _ in await until(at, MIDNIGHT + 63 * HOUR)] == [62.0]
