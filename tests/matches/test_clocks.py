import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.matches.core.models import Match, MatchRequest, Status
from bot.matches.delivery.models import PostKind
from bot.matches.timers.clocks import LEASE
from bot.matches.timing.models import TimerKind
from bot.matches.timing.paces import DAY, HOUR, MINUTE, length_words, read_terms
from bot.matches.work.effects import OfferKind
from tests.support.games.counter import Add, Counter
from tests.support.matches.table import ANN, BOB, EVE, Table, refusal, table
from tests.support.storage.meddler import Meddler

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db", Meddler) as made:
        await made.matches.clocks.wake()
        yield made


async def begun(at: Table, clock: str = "day", **options: str) -> Match:
    match = await at.matches.challenges.challenge(
        ANN, [BOB], MatchRequest("counter", 7, 8, "en", options, terms=read_terms(clock)), key=at.key()
    )
    return await at.matches.challenges.accept(match.id, BOB.user, key=at.key())


def asked(match: Match) -> int:
    (user,) = (holder.user for holder in match.holders if holder.due)
    return user


def due(match: Match) -> int:
    (found,) = (holder.due for holder in match.holders if holder.due)
    return found


def awake(at: Table, length: int) -> None:
    """Time passes with the program awake."""
    at.clock.now += length
    at.matches.clocks._seen = at.clock.now


async def later(at: Table, length: int) -> None:
    """Time passes, and due timers are handled."""
    awake(at, length)
    await at.matches.clocks.settle()


async def test_who_is_asked_has_the_limit(at: Table):
    match = await begun(at)
    assert due(match) == at.clock.now + DAY
    first = asked(match)
    acted = await at.act(match, Add(1))
    assert asked(acted.match) != first
    assert due(acted.match) == at.clock.now + DAY


async def test_when_the_time_is_over_the_rules_decide(at: Table):
    match = await begun(at)
    late = asked(match)
    await later(at, DAY - 1)
    assert (await at.present(match)).revision == 0
    await later(at, 1)
    after = await at.present(match)
    assert after.revision == 1
    assert asked(after) != late
    assert {holder.user: holder.lapses for holder in after.holders}[late] == 1
    turn = await at.store.turn(match.id, 1)
    assert turn is not None
    assert turn.seat == match.seat_of(late)
    above = [post.notice for post in await posts(at) if post.kind is PostKind.TURN and post.revision == 1]
    assert [notice and notice.words.key for notice in above] == ["clock-ran-out"]


async def posts(at: Table) -> list:
    made = []
    while found := await at.store.posts_due(at.clock.now):
        made += found
        for post in found:
            await at.store.post_done(post, 1)
    return made


async def test_an_answer_counts_until_the_last_moment_and_not_after(at: Table):
    match = await begun(at)
    awake(at, DAY)
    acted = await at.act(match, Add(1))
    assert acted.match.revision == 1
    await at.matches.clocks.settle()
    assert (await at.present(match)).revision == 1


async def test_three_times_in_a_row_and_the_match_is_lost(at: Table):
    match = await begun(at)
    late = asked(match)
    for _ in range(2):
        await later(at, DAY)
        other = await at.present(match)
        await at.act(other, Add(1), user=asked(other))
    await later(at, DAY)
    after = await at.present(match)
    assert after.status is Status.FINISHED
    outcome = at.matches.outcome(after)
    assert outcome is not None
    assert match.holder(outcome.ranks[-1][0]).user == late
    notices = [one.notice for one in await posts(at) if one.notice]
    assert notices[-1].words.key == "clock-ran-out-last"


async def two_missed(at: Table, match: Match) -> Match:
    """Two decisions of one player pass, and they are asked again."""
    for _ in range(2):
        await later(at, DAY)
        other = await at.present(match)
        match = (await at.act(other, Add(1), user=asked(other))).match
    return match


async def test_two_in_a_row_shorten_the_time_until_an_answer_of_ones_own(at: Table):
    match = await begun(at)
    late = asked(match)
    slow = await two_missed(at, match)
    assert (asked(slow), due(slow)) == (late, at.clock.now + 12 * HOUR)
    (above,) = [one.notice.words for one in await posts(at) if one.notice and "slow" in one.notice.words.key]
    assert dict(above.args)["length"] == length_words(12 * HOUR)
    awake(at, 12 * HOUR - 1)
    await at.matches.clocks.settle()
    answered = (await at.act(slow, Add(1))).match
    assert due(answered) == at.clock.now + DAY
    again = (await at.act(answered, Add(1))).match
    assert (asked(again), due(again)) == (late, at.clock.now + DAY)


async def test_the_shortened_time_is_the_last(at: Table):
    slow = await two_missed(at, await begun(at))
    await later(at, 12 * HOUR)
    assert (await at.present(slow)).status is Status.FINISHED


async def test_a_second_miss_that_ends_the_match_leaves_no_time(at: Table, monkeypatch: pytest.MonkeyPatch):
    add = Counter._add
    monkeypatch.setattr(Counter, "_add", lambda self, state, seat, number: add(self, state, seat, number or 5))
    match = await begun(at)
    await later(at, DAY)
    await at.act(match, Add(1), user=asked(await at.present(match)))
    await later(at, DAY)
    assert (await at.present(match)).status is Status.FINISHED
    assert [one.notice.words.key for one in await posts(at) if one.notice] == ["clock-ran-out"] * 2


async def test_extra_time_is_a_whole_limit_to_a_player_whose_time_was_shortened(at: Table):
    slow = await two_missed(at, await begun(at))
    (giver,) = (holder.user for holder in slow.holders if not holder.due)
    given = await at.matches.clocks.extend(slow, giver, key=at.key())
    assert due(given) == due(slow) + DAY


async def test_a_match_that_was_agreed_without_it_keeps_its_time(at: Table):
    terms = msgspec.structs.replace(read_terms("day"), shortened=0)
    match = await at.matches.challenges.challenge(
        ANN, [BOB], MatchRequest("counter", 7, 8, "en", terms=terms), key=at.key()
    )
    slow = await two_missed(at, await at.matches.challenges.accept(match.id, BOB.user, key=at.key()))
    assert due(slow) == at.clock.now + DAY
    assert not any("slow" in one.notice.words.key for one in await posts(at) if one.notice)


async def test_an_answer_of_ones_own_wipes_the_slate(at: Table):
    match = await begun(at)
    late = asked(match)
    for _ in range(4):
        await later(at, DAY)
        other = await at.present(match)
        await at.act(other, Add(1), user=asked(other))
        mine = await at.act(await at.present(match), Add(1), user=late)
        assert mine.match.holder(match.seat_of(late)).lapses == 0
        await at.act(mine.match, Add(1))
    assert (await at.present(match)).status is Status.RUNNING


async def test_a_clock_is_seen_to_once_by_several(at: Table):
    match = await begun(at)
    other = at.elsewhere()
    await other.clocks.wake()
    awake(at, DAY)
    other.clocks._seen = at.clock.now
    await asyncio.gather(at.matches.clocks.settle(), other.clocks.settle())
    assert (await at.present(match)).revision == 1


async def test_an_answer_that_is_quicker_wins(at: Table):
    match = await begun(at)
    awake(at, DAY)
    assert isinstance(at.store, Meddler)
    (ask,) = at.matches.asks(match)
    at.store.before = lambda: at.elsewhere().act(match.id, ask.id, asked(match), Add(1), key="quick")
    await at.matches.clocks.settle()
    assert (await at.present(match)).revision == 1
    turn = await at.store.turn(match.id, 1)
    assert turn is not None
    assert b"answer" in turn.move


async def test_a_timer_that_cannot_be_seen_to_is_tried_again(at: Table):
    match = await begun(at)
    assert isinstance(at.store, Meddler)
    await later(at, DAY - 1)  # past the reminders
    at.store.unknown = "lost"
    await later(at, 1)
    assert (await at.present(match)).revision == 0
    await later(at, LEASE)
    assert (await at.present(match)).revision == 1


async def test_one_timer_that_fails_does_not_keep_the_others_waiting(at: Table, caplog: pytest.LogCaptureFixture):
    matches = [await begun(at) for _ in range(3)]

    async def fail() -> None:
        raise ZeroDivisionError("nobody has thought of this")

    assert isinstance(at.store, Meddler)
    await later(at, DAY - 1)  # reminders have timers of their own
    at.store.before = fail
    await later(at, 1)
    assert sorted([(await at.present(match)).revision for match in matches]) == [0, 1, 1]
    assert "nobody has thought of this" in caplog.text
    await later(at, LEASE)
    assert [(await at.present(match)).revision for match in matches] == [1, 1, 1]


async def test_time_is_a_gift(at: Table):
    match = await begun(at)
    giver = next(holder.user for holder in match.holders if not holder.due)
    given = await at.matches.clocks.extend(match, giver, key="gift")
    assert due(given) == due(match) + DAY
    assert await at.matches.clocks.extend(match, giver, key="gift") == given
    assert await refusal(at.matches.clocks.extend(match, asked(match), key="self")) == "refused-extend-nobody"
    assert await refusal(at.matches.clocks.extend(match, EVE.user, key="eve")) == "refused-stranger"
    await later(at, DAY)
    assert (await at.present(match)).revision == 0


async def test_a_pause_is_agreed(at: Table):
    match = await begun(at)
    before = due(match)
    await at.matches.clocks.propose_pause(match, ANN.user, 3, key="offer")
    assert await refusal(at.matches.offers.agree(match.id, ANN.user, OfferKind.PAUSE, key="own")) == "refused-own-offer"
    paused = await at.matches.offers.agree(match.id, BOB.user, OfferKind.PAUSE, key="yes")
    assert due(paused) == before + 3 * DAY
    assert await refusal(at.matches.clocks.propose_pause(match, BOB.user, 3, key="more")) == "refused-paused"
    awake(at, DAY)
    assert await refusal(at.act(paused, Add(1))) == "refused-while-paused"
    ended = await at.matches.clocks.end_pause(match, BOB.user, key="end")
    assert due(ended) == before + DAY
    assert ended.paused == 0
    assert due((await at.act(ended, Add(1))).match) == at.clock.now + DAY
    assert await refusal(at.matches.clocks.end_pause(match, BOB.user, key="again")) == "refused-not-paused"


async def test_a_pause_is_refused(at: Table):
    match = await begun(at)
    await at.matches.clocks.propose_pause(match, ANN.user, 3, key="offer")
    await at.matches.offers.refuse(match.id, BOB.user, OfferKind.PAUSE, key="no")
    assert (
        await refusal(at.matches.offers.agree(match.id, BOB.user, OfferKind.PAUSE, key="yes")) == "refused-offer-gone"
    )
    assert due(await at.present(match)) == due(match)
    assert await refusal(at.matches.clocks.propose_pause(match, ANN.user, 31, key="long")) == "refused-pause-days"


async def test_a_friendly_match_waits_until_somebody_claims(at: Table):
    match = await begun(at, "friendly")
    late = asked(match)
    other = next(holder.user for holder in match.holders if holder.user != late)
    assert await refusal(at.matches.clocks.claim(match.id, other, key="early")) == "refused-claim-early"
    await later(at, 30 * DAY)
    assert (await at.present(match)).revision == 0
    assert [holder.user for holder in at.matches.clocks.late(await at.present(match), other)] == [late]
    assert await refusal(at.matches.clocks.claim(match.id, late, key="late")) == "refused-claim-early"
    again = await at.store.claim_timers(at.clock.now + DAY, owner="me", lease=1, most=9)
    assert TimerKind.CLAIM not in {timer.kind for timer in again}  # it is not looked at again and again
    acted = await at.matches.clocks.claim(match.id, other, key="claim")
    assert acted.match.revision == 1
    assert (await at.matches.clocks.claim(match.id, other, key="claim")).again
    assert acted.match.holder(acted.match.seat_of(late)).lapses == 1


async def test_nobody_claims_while_the_late_seat_is_on_vacation_or_the_match_paused(at: Table):
    match = await begun(at, "friendly")
    late = asked(match)
    person, other = (ANN, BOB) if late == ANN.user else (BOB, ANN)
    await later(at, 4 * DAY)
    await at.matches.vacations.begin(person, 2)
    await later(at, DAY + 12 * HOUR)
    assert await refusal(at.matches.clocks.claim(match.id, other.user, key="away")) == "refused-claim-early"
    await at.matches.vacations.end(person)
    await at.matches.clocks.propose_pause(match, ANN.user, 2, key="offer")
    await at.matches.offers.agree(match.id, BOB.user, OfferKind.PAUSE, key="yes")
    await later(at, DAY + 12 * HOUR)
    assert await refusal(at.matches.clocks.claim(match.id, other.user, key="paused")) == "refused-claim-early"
    await at.matches.clocks.end_pause(match, other.user, key="end")
    assert (await at.matches.clocks.claim(match.id, other.user, key="claim")).match.revision == 1


async def test_the_third_claim_in_a_row_takes_a_friendly_match(at: Table):
    match = await begun(at, "friendly")
    late = asked(match)
    other = next(holder.user for holder in match.holders if holder.user != late)
    for nth in range(3):
        await later(at, 3 * DAY)
        acted = await at.matches.clocks.claim(match.id, other, key=f"claim {nth}")
        if nth < 2:
            acted = await at.act(acted.match, Add(1), user=other)
    assert acted.match.status is Status.FINISHED
    outcome = at.matches.outcome(acted.match)
    assert outcome is not None
    assert match.holder(outcome.ranks[0][0]).user == other


async def test_where_the_clock_decides_nobody_claims(at: Table):
    match = await begun(at)
    assert await refusal(at.matches.clocks.claim(match.id, ANN.user, key="claim")) == "refused-claim-clock"


async def test_a_match_that_ended_has_no_clock(at: Table):
    match = await begun(at)
    await at.matches.resign(match.id, ANN.user, key="resign")
    assert not any(holder.due for holder in (await at.present(match)).holders)
    assert await at.store.next_timer(at.clock.now) is None


async def test_blitz_is_five_minutes(at: Table):
    match = await begun(at, "blitz")
    assert due(match) == at.clock.now + 5 * MINUTE
