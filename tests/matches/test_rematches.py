"""Rematches, one per match, and substitutions."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.core.models import Match, Person, Status
from bot.matches.delivery.models import PostKind
from bot.matches.timing.models import TimerKind
from bot.matches.work.effects import OfferKind
from tests.support.games.counter import Add
from tests.support.matches.table import ANN, BOB, EVE, Table, refusal, table
from tests.support.storage.meddler import Meddler

pytestmark = pytest.mark.asyncio
DAN = Person(104, "Dan")


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db", Meddler) as made:
        yield made


async def over(at: Table, **options: str) -> Match:
    match = await at.begin(**options)
    return (await at.matches.resign(match.id, ANN.user, key=at.key())).match


async def made(at: Table, match: Match, kind: OfferKind) -> int:
    return next(one.made for one in await at.store.offers(match.id) if one.kind is kind)


async def test_a_rematch_begins_when_both_want_it(at: Table):
    match = await over(at, target="3")
    asked = await at.matches.rematches.ask(match.id, ANN.user, key="hers")
    assert asked.rematch is None
    assert (asked.match.status, asked.match.finished) == (match.status, match.finished)
    asked = await at.matches.rematches.ask(match.id, BOB.user, key="theirs")
    new = asked.rematch
    assert new is not None
    assert (new.status, new.rematch_of, new.options, new.terms) == (
        Status.RUNNING,
        match.id,
        match.options,
        match.terms,
    )
    assert {one.user: 1 - one.seat for one in new.holders} == {one.user: one.seat for one in match.holders}
    assert new.seed
    assert at.matches.asks(new)
    assert any(one.due for one in new.holders)
    assert PostKind.THREAD in {post.kind for post in await at.store.posts_due(at.clock.now) if post.match == new.id}
    await at.act(new, Add(1))


async def test_there_is_one_rematch_of_a_match(at: Table):
    match = await over(at)
    for person in (ANN, BOB):
        await at.matches.rematches.ask(match.id, person.user, key=at.key())
    again = await at.matches.rematches.ask(match.id, ANN.user, key=at.key())
    assert again.rematch is not None
    assert again.rematch.id == match.id + 1
    assert await at.store.get(match.id + 2) is None
    assert await refusal(at.matches.rematches.ask(match.id, EVE.user, key=at.key())) == "refused-stranger"


async def test_two_who_agree_at_once_begin_one(at: Table):
    match = await over(at)
    await at.matches.rematches.ask(match.id, ANN.user, key="hers")
    stamp = await made(at, match, OfferKind.REMATCH)
    store = at.store
    assert isinstance(store, Meddler)

    async def elsewhere() -> None:
        other = Table(store._store, at.matches.work.engine, {"counter": at.matches.work.positions.game("counter")})
        await other.matches.rematches.ask(match.id, BOB.user, key="elsewhere")

    store.before = elsewhere
    late = at.matches.offers.agree(match.id, BOB.user, OfferKind.REMATCH, made=stamp, key="here")
    assert await refusal(late) == "refused-offer-gone"
    assert len(await at.store.with_status(Status.RUNNING)) == 1


async def test_a_repeated_press_begins_one(at: Table):
    match = await over(at)
    await at.matches.rematches.ask(match.id, ANN.user, key="hers")
    asked = [await at.matches.rematches.ask(match.id, BOB.user, key="theirs") for _ in range(2)]
    assert asked[0] == asked[1]
    assert asked[0].rematch is not None


async def test_who_cannot_have_a_rematch(at: Table):
    match = await at.begin()
    ask = at.matches.rematches.ask
    assert await refusal(ask(match.id, ANN.user, key="k")) == "refused-rematch-early"
    match = (await at.matches.resign(match.id, ANN.user, key=at.key())).match
    assert await refusal(ask(match.id, EVE.user, key="k")) == "refused-stranger"
    await at.matches.blocks.block(BOB, ANN, key=at.key())
    assert await refusal(ask(match.id, ANN.user, key="k")) == "refused-at-odds"
    await at.matches.endings.void(match.id, match.guild, by=EVE, key="void")
    assert await refusal(ask(match.id, ANN.user, key="k")) == "refused-match-void"


async def test_a_rematch_that_waits_for_an_answer_ends_with_a_block(at: Table):
    match = await over(at)
    await at.matches.rematches.ask(match.id, ANN.user, key="hers")
    await at.matches.blocks.block(ANN, BOB, key="block")
    agreed = at.matches.offers.agree(match.id, BOB.user, OfferKind.REMATCH, key="theirs")
    assert await refusal(agreed) == "refused-at-odds"


async def handed(at: Table, match: Match, leaver: Person, heir: Person) -> Match:
    await at.matches.substitutions.offer(match.id, leaver.user, heir, key=at.key())
    stamp = await made(at, match, OfferKind.REPLACE)
    return await at.matches.substitutions.answer(match.id, stamp, heir.user, agrees=True, key=at.key())


async def test_a_seat_is_handed_on_with_a_new_clock_and_without_drafts(at: Table):
    match = await at.begin()
    (ask,) = at.matches.asks(match)
    leaver = ANN if match.holder(ask.seat).user == ANN.user else BOB
    await at.matches.keep_draft(match, leaver.user, ask.id, b"half")
    at.clock.now += 60_000
    after = await handed(at, match, leaver, EVE)
    assert after.seat_of(leaver.user) is None
    assert after.seat_of(EVE.user) == ask.seat
    assert (after.status, after.revision) == (Status.RUNNING, 0)
    assert after.holder(ask.seat).since == at.clock.now
    assert await at.matches.draft(after, EVE.user, ask.id) is None
    assert at.matches.view(after, EVE.user).viewer == ask.seat
    assert at.matches.view(after, leaver.user).viewer is None
    assert await refusal(at.act(match, Add(1), user=leaver.user, ask=ask.id)) == "refused-stranger"
    timers = await at.store.claim_timers(at.clock.now + 10**12, owner="test", lease=1, most=9)
    assert {timer.since for timer in timers if timer.kind is not TimerKind.EXPIRY} == {at.clock.now}
    await at.act(match, Add(1), user=EVE.user, ask=ask.id)


async def test_only_the_heir_takes_the_seat(at: Table):
    match = await at.begin()
    offer, answer = at.matches.substitutions.offer, at.matches.substitutions.answer
    assert await refusal(offer(match.id, ANN.user, BOB, key="k")) == "refused-sits"
    assert await refusal(offer(match.id, EVE.user, DAN, key="k")) == "refused-stranger"
    assert await refusal(offer(match.id, ANN.user, Person(9, "Robot", bot=True), key="k")) == "refused-bot"
    await offer(match.id, ANN.user, EVE, key="offer")
    stamp = await made(at, match, OfferKind.REPLACE)
    for user in (ANN.user, BOB.user, DAN.user):
        assert await refusal(answer(match.id, stamp, user, agrees=True, key="k")) == "refused-not-heir"
    assert await refusal(answer(match.id, stamp, BOB.user, agrees=False, key="k")) == "refused-not-heir"
    await answer(match.id, stamp, EVE.user, agrees=False, key="no")
    assert await refusal(answer(match.id, stamp, EVE.user, agrees=True, key="yes")) == "refused-offer-gone"
    assert (await at.present(match)).holders == match.holders


async def test_whoever_does_not_want_to_meet_the_others_gets_no_seat(at: Table):
    match = await at.begin()
    await at.matches.blocks.block(EVE, BOB, key=at.key())
    assert await refusal(at.matches.substitutions.offer(match.id, ANN.user, EVE, key="k")) == "refused-at-odds"
    await at.matches.substitutions.offer(match.id, BOB.user, EVE, key="ok")
    stamp = await made(at, match, OfferKind.REPLACE)
    await at.matches.blocks.block(ANN, EVE, key="block")
    taken = at.matches.substitutions.answer(match.id, stamp, EVE.user, agrees=True, key="taken")
    assert await refusal(taken) == "refused-at-odds"


async def test_the_leaver_thinks_better_of_it(at: Table):
    match = await at.begin()
    await at.matches.substitutions.offer(match.id, ANN.user, EVE, key="offer")
    stamp = await made(at, match, OfferKind.REPLACE)
    await at.matches.substitutions.answer(match.id, stamp, ANN.user, agrees=False, key="no")
    assert await at.store.offers(match.id) == ()


async def test_a_rematch_of_an_older_match_has_the_options_it_lacked(at: Table, tmp_path: Path):
    match = await over(at, target="3")
    await at.matches.rematches.ask(match.id, ANN.user, key="hers")
    with contextlib.closing(sqlite3.connect(tmp_path / "matches.db")) as db, db:
        db.execute("UPDATE matches SET options = ? WHERE id = ?", ("[]", match.id))
    asked = await at.matches.rematches.ask(match.id, BOB.user, key="theirs")
    assert asked.rematch is not None
    assert dict(asked.rematch.options) == at.matches.work.positions.game(match.game).spec.complete({})
