import asyncio
import logging

import msgspec
import pytest

from bot.games.contract.base import Answer, Left
from bot.games.contract.save import load
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import GameFailed, Refused
from bot.matches.core.models import BatchStop, Match, Status
from bot.matches.delivery.models import PostKind
from tests.support.games.counter import Action, Add, Added, Misbehave, Roll
from tests.support.matches.table import ANN, BOB, EVE, Table, full_refusal

pytestmark = pytest.mark.asyncio


def whose(at: Table, match: Match) -> tuple[int, int]:
    """The users: who is asked, and the other."""
    asked = match.holder(at.matches.asks(match)[0].seat).user
    return asked, next(holder.user for holder in match.holders if holder.user != asked)


async def test_an_answer_is_kept_with_its_turn(at: Table):
    match = await at.begin()
    asked, other = whose(at, match)
    ask = at.matches.asks(match)[0]
    at.clock.now += 5
    acted = await at.matches.act(match.id, ask.id, asked, Add(2), key="press")
    assert acted.match == await at.present(match)
    assert acted.match.revision == 1
    assert acted.match.updated == at.clock.now
    assert acted.events == (Added(ask.seat, 2),)
    assert acted.turn == await at.store.turn(match.id, 1)
    assert load(Answer[Action], acted.turn.move) == Answer(ask.id, ask.seat, Add(2))
    assert [one.seat for one in at.matches.asks(acted.match)] == [acted.match.seat_of(other)]
    assert not acted.again


async def test_a_repeated_key_answers_with_the_first_result(at: Table):
    match = await at.begin()
    first = await at.act(match, Add(2), key="press")
    await at.act(match, Add(1))
    again = await at.act(match, Add(3), key="press")
    assert again.again
    assert again.turn == first.turn
    assert again.events == first.events
    assert again.match.revision == 2


async def test_a_double_click_plays_once(at: Table):
    match = await at.begin()
    asked, _ = whose(at, match)
    ask = at.matches.asks(match)[0].id
    presses = [at.matches.act(match.id, ask, asked, Add(1), key=f"press {n}") for n in range(2)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["ActionResult", "Refused"]
    assert (await at.present(match)).revision == 1


async def test_an_interaction_delivered_twice_plays_once(at: Table):
    match = await at.begin()
    asked, _ = whose(at, match)
    ask = at.matches.asks(match)[0].id
    one, two = await asyncio.gather(*(at.matches.act(match.id, ask, asked, Add(1), key="same") for _ in range(2)))
    assert one.turn == two.turn
    assert [one.again, two.again] == [False, True]
    assert [post.kind for post in await at.store.posts_due(at.clock.now)] == [PostKind.THREAD]


async def test_who_may_not_answer(at: Table):
    match = await at.challenge()
    assert (await full_refusal(at.matches.act(match.id, "add.0.0", ANN.user, Add(1), key="k0")))[
        0
    ] == "refused-not-begun"
    match = await at.matches.challenges.accept(match.id, BOB.user, key="accepted")
    asked, other = whose(at, match)
    ask = at.matches.asks(match)[0]
    name = match.holder(ask.seat).name
    stranger = {"match": str(match.id), "names": ", ".join(h.name for h in sorted(match.holders, key=lambda h: h.seat))}
    assert await full_refusal(at.act(match, Add(1), user=EVE.user)) == ("refused-stranger", stranger)
    assert await full_refusal(at.act(match, Add(1), user=other)) == ("refused-not-your-turn", {"names": name})
    assert await full_refusal(at.act(match, Add(1), user=other, ask="add.1.7")) == (
        "refused-not-your-turn",
        {"names": name},
    )
    assert await full_refusal(at.act(match, Add(1), user=asked, ask="add.1.7")) == ("refused-stale", {})
    assert (await at.present(match)).revision == 0


async def test_my_asks_says_why_there_are_none(at: Table):
    match = await at.begin()
    asked, other = whose(at, match)
    assert at.matches.my_asks(match, asked) == at.matches.asks_for(match, asked) == at.matches.asks(match)
    for user, key in ((other, "refused-not-your-turn"), (EVE.user, "refused-stranger")):
        assert not at.matches.asks_for(match, user)
        with pytest.raises(Refused) as refusal:
            at.matches.my_asks(match, user)
        assert refusal.value.reason.key == key


async def test_the_rules_refuse_with_their_number(at: Table):
    match = await at.begin()
    with pytest.raises(Refused) as refusal:
        await at.act(match, Add(4))
    assert (refusal.value.reason.key, refusal.value.rule) == ("counter-refused-number", "C-3")
    assert await at.present(match) == match


@pytest.mark.parametrize("nonsense", [Add(1e9), Add(float("nan")), msgspec.Raw(b'{"type":"fly"}'), None])
async def test_what_is_no_action_is_refused(at: Table, nonsense: object):
    match = await at.begin()
    assert await full_refusal(at.act(match, nonsense)) == ("refused-action", {})
    assert await at.present(match) == match


async def test_a_match_is_played_to_its_end(at: Table):
    match = await at.begin(target="3")
    acted = await at.act(match, Add(3))
    assert acted.match.status is Status.FINISHED
    assert acted.match.finished == at.clock.now
    outcome = at.matches.outcome(acted.match)
    assert outcome is not None
    assert outcome.ranks[0] == (acted.turn.seat,)
    assert at.matches.asks(acted.match) == ()
    assert await full_refusal(at.matches.act(match.id, "add.0.0", ANN.user, Add(1), key="late")) == (
        "refused-match-over",
        {"match": str(match.id)},
    )
    made = []
    while posts := await at.store.posts_due(at.clock.now):
        made.append((posts[0].kind, posts[0].revision))
        await at.store.post_done(posts[0], 1)
    assert made.count((PostKind.TURN, 1)) == 1
    assert made.count((PostKind.CARD, 0)) == 1  # one that waits shows the match as it is by then


async def test_a_player_resigns_once(at: Table):
    match = await at.begin()
    acted = await at.matches.resign(match.id, ANN.user, key="resign")
    assert acted.match.status is Status.FINISHED
    assert load(Left, acted.turn.move) == Left(match.challenger.seat)
    outcome = at.matches.outcome(acted.match)
    assert outcome is not None
    assert outcome.ranks[0] == (match.seat_of(BOB.user),)
    assert (await at.matches.resign(match.id, ANN.user, key="resign")).again
    assert (await full_refusal(at.matches.resign(match.id, ANN.user, key="other")))[0] == "refused-match-over"
    assert (await full_refusal(at.matches.resign(match.id, EVE.user, key="eve")))[0] == "refused-stranger"


async def test_several_answers_are_one_change(at: Table):
    match = await at.begin(run="3")
    acted = await at.act(match, [Add(1), Add(2)], key="both")
    assert acted.match.revision == 2
    assert [event.n for event in acted.events] == [1, 2]
    assert [turn.key for turn in await at.store.turns(match.id)][1:] == ["both", "both"]
    again = await at.act(match, [Add(1)], key="both")
    assert (again.again, again.events) == (True, acted.events)


async def test_several_answers_stop_at_anothers_question(at: Table):
    match = await at.begin(run="3")
    assert (await at.act(match, [Add(1), Add(1), Add(1), Add(1)])).match.revision == 3


async def test_several_answers_stop_at_luck(at: Table):
    match = await at.begin(run="3")
    assert (await at.act(match, [Roll(), Add(1)])).match.revision == 1


async def test_several_answers_stop_before_one_that_is_refused(at: Table):
    match = await at.begin(run="3")
    acted = await at.act(match, [Add(1), Add(9), Add(1)])
    assert acted.match.revision == 1
    assert acted.stopped == BatchStop(phrase("counter-refused-number"), "C-3")
    assert (await full_refusal(at.act(match, [Add(9), Add(1)])))[0] == "counter-refused-number"
    assert (await at.present(match)).revision == 1


async def test_no_answer_is_no_action(at: Table):
    match = await at.begin()
    assert await full_refusal(at.act(match, [])) == ("refused-action", {})


async def test_luck_is_that_of_seed_and_revision(at: Table):
    rolled = []
    for _ in range(2):
        match = await at.begin()
        rolled.append([(await at.act(match, Roll())).events[0].n for _ in range(3)])
    assert rolled[0] == rolled[1]


async def test_simultaneous_answers_both_count(at: Table):
    match = await at.begin(turns="together")
    ann, bob = (at.matches.asks_for(match, user.user)[0].id for user in (ANN, BOB))
    done = await asyncio.gather(
        at.matches.act(match.id, ann, ANN.user, Add(1), key="ann"),
        at.matches.act(match.id, bob, BOB.user, Add(2), key="bob"),
    )
    assert {one.match.revision for one in done} == {1, 2}


async def test_a_game_that_fails_is_set_aside(at: Table, caplog: pytest.LogCaptureFixture):
    match, fine = await at.begin(), await at.begin()
    with caplog.at_level(logging.ERROR), pytest.raises(Refused) as refusal:
        await at.act(match, Misbehave("crash"))
    stopped = await at.present(match)
    assert stopped.status is Status.SUSPENDED
    assert dict(refusal.value.reason.args) == {"match": str(match.id), "incident": stopped.incident}
    assert stopped.incident in caplog.text
    assert "ZeroDivisionError: this game fails" in caplog.text
    assert len(stopped.incident) == 6
    assert (await full_refusal(at.matches.act(match.id, "add.0.0", ANN.user, Add(1), key="k")))[
        0
    ] == "refused-set-aside"
    assert (await at.act(fine, Add(1))).match.revision == 1
    assert await at.matches.suspend(match.id, GameFailed("again")) == stopped


async def test_a_state_that_cannot_be_read_stops_only_its_match(at: Table):
    broken, fine = await at.begin(), await at.begin()
    turn = await at.store.turn(broken.id, 0)
    assert turn is not None
    await at.store.advance(
        broken, [msgspec.structs.replace(turn, revision=1, key="x", state=b"{}")], status=Status.RUNNING, posts=()
    )
    waiting = await at.matches.waiting_for(ANN.user) + await at.matches.waiting_for(BOB.user)
    assert [one.match.id for one in waiting] == [fine.id]
    assert (await at.present(broken)).status is Status.SUSPENDED


async def test_waiting_lists_the_longest_wait_first(at: Table):
    first = await at.begin()
    at.clock.now += 10
    second = await at.begin()
    asked, other = whose(at, first)
    assert [(one.match.id, one.since) for one in await at.matches.waiting_for(asked)] == [
        (first.id, first.updated),
        (second.id, second.updated),
    ]
    at.clock.now += 10
    await at.act(first, Add(1))
    assert [one.match.id for one in await at.matches.waiting_for(asked)] == [second.id]
    assert [one.match.id for one in await at.matches.waiting_for(other)] == [first.id]
    assert await at.matches.waiting_for(EVE.user) == ()


async def test_a_view_is_that_of_the_users_seat(at: Table):
    match = await at.begin()
    assert at.matches.view(match, ANN.user).viewer == match.seat_of(ANN.user)
    assert at.matches.view(match, EVE.user).viewer is None
    assert at.matches.view(match, None).viewer is None


async def test_a_draft_lives_until_its_answer(at: Table):
    match = await at.begin()
    asked, other = whose(at, match)
    ask = at.matches.asks(match)[0].id
    await at.matches.keep_draft(match, asked, ask, b"half")
    await at.matches.keep_draft(match, asked, ask, b"more")
    assert await at.matches.draft(match, asked, ask) == b"more"
    assert await at.matches.draft(match, other, ask) is None
    assert await at.matches.draft(match, EVE.user, ask) is None
    for user in (other, EVE.user):
        with pytest.raises(Refused):
            await at.matches.keep_draft(match, user, ask, b"")
    await at.act(match, Add(1))
    assert await at.matches.draft(match, asked, ask) is None


async def test_a_formation_is_its_owners_in_every_match(at: Table):
    match = await at.begin()
    asked, other = whose(at, match)
    ask = at.matches.asks(match)[0]
    await at.matches.keep_formation(match, asked, ask.id, 5, b"mine")
    assert await at.matches.formation(match, asked, ask.kind, 5) == b"mine"
    assert await at.matches.formation(match, asked, ask.kind, 7) is None
    assert await at.matches.formation(match, asked, "other", 5) is None
    assert await at.matches.formation(match, other, ask.kind, 5) is None
    for user in (other, EVE.user):
        with pytest.raises(Refused):
            await at.matches.keep_formation(match, user, ask.id, 5, b"theirs")
    with pytest.raises(Refused):
        await at.matches.keep_formation(match, asked, "gone.0.1", 5, b"late")
    await at.matches.resign(match.id, other, key="enough")
    with pytest.raises(Refused):
        await at.matches.keep_formation(await at.present(match), asked, ask.id, 5, b"late")
    later = await at.begin()
    assert await at.matches.formation(later, asked, ask.kind, 5) == b"mine"
