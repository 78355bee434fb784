"""Takebacks: at once, by agreement, never across luck or secrets; the history stays and can be replayed."""

import msgspec
import pytest

from bot.matches.core.engine import Apply, StepBytes
from bot.matches.core.models import Match, Person
from bot.matches.history.history import faults, standing
from bot.matches.play.offers import AT_ONCE
from bot.matches.timing.models import TimerKind
from bot.matches.work.effects import OfferKind
from tests.support.games.counter import Add, Counter, Roll
from tests.support.matches.table import ANN, BOB, EVE, Table, refusal

pytestmark = pytest.mark.asyncio


def seat(match: Match, number: int) -> Person:
    return ANN if match.holder(number).user == ANN.user else BOB


async def first(at: Table) -> tuple[Match, Person, Person]:
    """A match; who is asked first, and the other."""
    match = await at.begin()
    (ask,) = at.matches.asks(match)
    one = seat(match, ask.seat)
    return match, one, BOB if one is ANN else ANN


async def agreed(at: Table, match: Match, user: int, *, agrees: bool = True) -> Match:
    (made,) = await at.store.offers(match.id)
    assert made.kind is OfferKind.TAKEBACK
    answer = at.matches.offers.agree if agrees else at.matches.offers.refuse
    return await answer(match.id, user, made.kind, made=made.made, key=at.key())


async def test_what_nobody_has_answered_is_taken_back_at_once(at: Table):
    match, one, other = await first(at)
    await at.act(match, Add(3))
    asked = await at.matches.takebacks.undo(match.id, one.user, key="undo")
    assert asked.done
    assert asked.match.revision == 2
    assert at.matches.view(asked.match, None).totals == (0, 0)
    assert not at.matches.asks_for(asked.match, other.user)
    (timer,) = [one for one in asked.match.holders if one.due]
    assert timer.user == one.user
    assert not list(faults(Counter(), asked.match, await at.store.turns(match.id)))
    after = await at.act(match, Add(1))
    assert sum(at.matches.view(after.match, None).totals) == 1
    stand = standing(Counter(), await at.store.turns(match.id))
    assert [turn.revision for turn, _ in stand] == [0, 3]


async def test_the_same_key_takes_back_once(at: Table):
    match, one, _ = await first(at)
    await at.act(match, Add(3))
    for _ in range(2):
        asked = await at.matches.takebacks.undo(match.id, one.user, key="undo")
        assert (asked.done, asked.match.revision) == (True, 2)


async def test_the_clock_of_who_answers_again_restarts(at: Table):
    match, one, _ = await first(at)
    await at.act(match, Add(3))
    at.clock.now += 60_000
    await at.matches.takebacks.undo(match.id, one.user, key="undo")
    timers = await at.store.claim_timers(at.clock.now + 10**12, owner="test", lease=1, most=9)
    seats = {timer.seat for timer in timers}
    assert seats == {match.seat_of(one.user)}
    assert {timer.since for timer in timers if timer.kind is not TimerKind.REMINDER} == {at.clock.now}


async def test_after_five_minutes_the_others_are_asked(at: Table):
    match, one, other = await first(at)
    await at.act(match, Add(3))
    at.clock.now += AT_ONCE + 1
    asked = await at.matches.takebacks.undo(match.id, one.user, key="undo")
    assert (asked.done, asked.match.revision) == (False, 1)
    after = await agreed(at, match, other.user)
    assert at.matches.view(after, None).totals == (0, 0)


async def test_an_answered_answer_goes_with_the_one_it_got(at: Table):
    match, one, other = await first(at)
    await at.act(match, Add(3))
    await at.act(match, Add(2))
    assert not (await at.matches.takebacks.undo(match.id, one.user, key="undo")).done
    after = await agreed(at, match, other.user)
    assert at.matches.view(after, None).totals == (0, 0)
    assert at.matches.asks_for(after, one.user)
    assert not list(faults(Counter(), after, await at.store.turns(match.id)))


async def test_nobody_gains_time_by_taking_back_again_and_again(at: Table):
    match, one, other = await first(at)
    for key, done in (("first", True), ("second", False)):
        await at.act(match, Add(3))
        assert (await at.matches.takebacks.undo(match.id, one.user, key=key)).done is done
    after = await agreed(at, match, other.user, agrees=False)
    assert sum(at.matches.view(after, None).totals) == 3


async def test_a_request_lapses_when_it_is_answered_by_a_move(at: Table):
    match, one, other = await first(at)
    await at.act(match, Add(3))
    at.clock.now += AT_ONCE + 1
    await at.matches.takebacks.undo(match.id, one.user, key="undo")
    await at.act(match, Add(2))
    assert await refusal(agreed(at, match, other.user)) == "refused-offer-gone"


async def test_luck_is_not_taken_back(at: Table):
    match, one, _ = await first(at)
    await at.act(match, Roll())
    assert await refusal(at.matches.takebacks.undo(match.id, one.user, key="undo")) == "refused-undo-luck"


async def test_luck_that_an_answer_met_protects_what_was_before_it(at: Table):
    match, one, _ = await first(at)
    await at.act(match, Add(1))
    await at.act(match, Roll())
    assert await refusal(at.matches.takebacks.undo(match.id, one.user, key="undo")) == "refused-undo-luck"


async def test_a_flick_is_not_taken_back(at: Table, monkeypatch: pytest.MonkeyPatch):
    match, one, _ = await first(at)
    engine = at.matches.work.engine
    run = engine.run

    async def flicked(job: Apply) -> StepBytes:
        return msgspec.structs.replace(await run(job), trace=b"{}")

    monkeypatch.setattr(engine, "run", flicked)
    await at.act(match, Add(1))
    assert await refusal(at.matches.takebacks.undo(match.id, one.user, key="undo")) == "refused-undo-flick"


async def test_a_secret_choice_is_not_taken_back(at: Table, monkeypatch: pytest.MonkeyPatch):
    asked = Counter._ask
    monkeypatch.setattr(Counter, "_ask", lambda *given: msgspec.structs.replace(asked(*given), secret=True))
    match, one, _ = await first(at)
    await at.act(match, Add(1))
    assert await refusal(at.matches.takebacks.undo(match.id, one.user, key="undo")) == "refused-undo-secret"


async def test_what_the_clock_decided_in_between_is_not_taken_back(at: Table):
    match, one, _ = await first(at)
    acted = await at.act(match, Add(1))
    (due,) = [holder.due for holder in acted.match.holders if holder.due]
    at.clock.now = due
    await at.matches.clocks.claim(match.id, one.user, key="claim")
    assert await refusal(at.matches.takebacks.undo(match.id, one.user, key="undo")) == "refused-undo-late"


async def test_what_cannot_be_taken_back(at: Table, monkeypatch: pytest.MonkeyPatch):
    match, one, other = await first(at)
    undo = at.matches.takebacks.undo
    assert await refusal(undo(match.id, one.user, key="k")) == "refused-undo-nothing"
    assert await refusal(undo(match.id, EVE.user, key="k")) == "refused-stranger"
    await at.act(match, Add(1))
    assert await refusal(undo(match.id, other.user, key="k")) == "refused-undo-nothing"
    monkeypatch.setattr(Counter, "spec", msgspec.structs.replace(Counter.spec, takebacks=False, draws=False))
    assert await refusal(undo(match.id, one.user, key="k")) == "refused-no-takebacks"
    assert await refusal(at.matches.endings.offer_draw(match.id, one.user, key="k")) == "refused-no-draws"


async def test_half_made_answers_go_with_the_position_they_were_for(at: Table):
    match, one, other = await first(at)
    acted = await at.act(match, Add(1))
    ask = at.matches.asks_for(acted.match, other.user)[0].id
    await at.matches.keep_draft(acted.match, other.user, ask, b"half")
    await at.matches.takebacks.undo(match.id, one.user, key="undo")
    assert await at.matches.draft(acted.match, other.user, ask) is None
