"""Draws by agreement, and matches that are cancelled, voided, or abandoned with their server."""

import pytest

from bot.games.contract.base import Outcome
from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Match, Person, Player, Status
from bot.matches.delivery.models import Post
from bot.matches.history.history import faults
from bot.matches.work.effects import Offer, OfferKind
from tests.support.games.counter import Add, Counter
from tests.support.matches.table import ANN, BOB, EVE, Table, refusal

pytestmark = pytest.mark.asyncio
MOD = Person(4711, "Max")


async def offer(at: Table, match: Match) -> Offer:
    (found,) = await at.store.offers(match.id)
    return found


async def answered(at: Table, match: Match, user: int, *, agrees: bool = True, key: str = "") -> Match:
    made = await offer(at, match)
    answer = at.matches.offers.agree if agrees else at.matches.offers.refuse
    return await answer(match.id, user, made.kind, made=made.made, key=key or at.key())


async def notice_keys(at: Table) -> list[str]:
    """The notices, in the order of the posts."""
    lines: list[str] = []
    seen: set[int] = set()
    while fresh := [post for post in await at.store.posts_due(at.clock.now) if post.id not in seen]:
        for post in fresh:
            seen.add(post.id)
            lines += [post.notice.words.key] if post.notice else []
            await at.store.post_done(post, 1)
    return lines


async def test_a_draw_is_agreed(at: Table):
    match = await at.begin()
    offered = await at.matches.endings.offer_draw(match.id, ANN.user, key="offer")
    assert (offered.status, offered.revision) == (Status.RUNNING, 0)
    drawn = await answered(at, match, BOB.user)
    assert (drawn.status, drawn.revision, drawn.finished) == (Status.FINISHED, 1, at.clock.now)
    assert at.matches.outcome(drawn) == Outcome(((0, 1),), phrase("outcome-agreed"))
    assert at.matches.asks(drawn) == ()
    assert await at.store.offers(match.id) == ()
    assert await at.store.next_timer(at.clock.now) is None
    assert "offer-draw" in await notice_keys(at)
    assert not list(faults(Counter(), drawn, await at.store.turns(match.id)))


async def test_whoever_offers_too_agrees(at: Table):
    match = await at.begin()
    await at.matches.endings.offer_draw(match.id, ANN.user, key="hers")
    drawn = await at.matches.endings.offer_draw(match.id, BOB.user, key="theirs")
    assert drawn.status is Status.FINISHED


async def test_an_offer_is_declined_or_taken_back(at: Table):
    match = await at.begin()
    for user, words in ((BOB.user, "offer-draw-refused"), (ANN.user, "offer-draw-withdrawn")):
        await at.matches.endings.offer_draw(match.id, ANN.user, key=at.key())
        after = await answered(at, match, user, agrees=False)
        assert after.status is Status.RUNNING
        assert await at.store.offers(match.id) == ()
        assert words in await notice_keys(at)


async def test_an_offer_lapses_when_the_match_moves_on(at: Table):
    match = await at.begin()
    await at.matches.endings.offer_draw(match.id, ANN.user, key="offer")
    await at.act(match, Add(1))
    assert await refusal(answered(at, match, BOB.user)) == "refused-offer-gone"
    assert (await at.present(match)).status is Status.RUNNING


async def test_what_cannot_be_offered_or_answered(at: Table):
    match = await at.begin()
    draw = at.matches.endings.offer_draw
    assert await refusal(draw(match.id, EVE.user, key="k")) == "refused-stranger"
    await draw(match.id, ANN.user, key="once")
    assert await refusal(draw(match.id, ANN.user, key="twice")) == "refused-offered-already"
    assert await refusal(answered(at, match, ANN.user)) == "refused-own-offer"
    assert await refusal(answered(at, match, EVE.user)) == "refused-stranger"
    await answered(at, match, BOB.user)
    assert await refusal(draw(match.id, ANN.user, key="late")) == "refused-match-over"


async def test_the_button_of_an_older_offer_answers_no_newer_one(at: Table):
    match = await at.begin()
    await at.matches.endings.offer_draw(match.id, ANN.user, key="first")
    old = await offer(at, match)
    await answered(at, match, BOB.user, agrees=False)
    at.clock.now += 1
    await at.matches.endings.offer_draw(match.id, ANN.user, key="second")
    late = at.matches.offers.agree(match.id, BOB.user, OfferKind.DRAW, made=old.made, key="late")
    assert await refusal(late) == "refused-offer-gone"


async def test_a_repeated_key_agrees_once(at: Table):
    match = await at.begin()
    await at.matches.endings.offer_draw(match.id, ANN.user, key="offer")
    made = await offer(at, match)
    for _ in range(2):
        after = await at.matches.offers.agree(match.id, BOB.user, made.kind, made=made.made, key="same")
        assert (after.status, after.revision) == (Status.FINISHED, 1)


async def test_of_three_all_must_agree(at: Table):
    match = await at.challenge(ANN, BOB, EVE)
    for one in (BOB, EVE):
        match = await at.matches.challenges.accept(match.id, one.user, key=at.key())
    await at.matches.endings.offer_draw(match.id, ANN.user, key="offer")
    assert (await answered(at, match, BOB.user)).status is Status.RUNNING
    assert await refusal(answered(at, match, BOB.user)) == "refused-own-offer"
    assert (await answered(at, match, EVE.user)).status is Status.FINISHED


async def test_a_match_is_called_off_until_everybody_has_acted(at: Table):
    match = await at.begin()
    await at.act(match, Add(1))
    ended = await at.matches.endings.abort(match.id, BOB.user, key="off")
    assert (ended.status, ended.revision) == (Status.ABORTED, 1)
    assert await at.store.next_timer(at.clock.now) is None
    assert "match-aborted" in await notice_keys(at)
    assert await refusal(at.act(match, Add(1), user=ANN.user, ask="add.0.1")) == "refused-match-aborted"


async def test_after_that_it_is_not(at: Table):
    match = await at.begin()
    for _ in range(2):
        await at.act(match, Add(1))
    assert await refusal(at.matches.endings.abort(match.id, BOB.user, key="off")) == "refused-abort-late"
    assert await refusal(at.matches.endings.abort(match.id, EVE.user, key="off")) == "refused-stranger"


async def test_a_moderator_declares_a_match_void_and_the_audit_says_who(at: Table):
    match = await at.begin()
    assert await refusal(at.matches.endings.void(match.id, 99, by=MOD, key="k")) == "refused-match-unknown"
    ended = await at.matches.endings.void(match.id, match.guild, by=MOD, key="void")
    assert ended.status is Status.VOID
    count, (line,) = await at.store.audits(match.guild, skip=0, most=5)
    assert (count, line.match, line.act.before, line.act.after) == (1, match.id, '"running"', '"void"')
    assert line.act.by == Player(0, MOD.user, MOD.name)
    assert "match-voided" in await notice_keys(at)
    assert await refusal(at.matches.endings.void(match.id, match.guild, by=MOD, key="again")) == "refused-match-void"


async def test_a_finished_match_can_be_void_and_keeps_when_it_ended(at: Table):
    match = await at.begin()
    over = (await at.matches.resign(match.id, ANN.user, key="resign")).match
    at.clock.now += 1000
    ended = await at.matches.endings.void(match.id, match.guild, by=MOD, key="void")
    assert (ended.status, ended.finished) == (Status.VOID, over.finished)


async def test_with_its_server_a_match_ends_in_silence(at: Table):
    running, open_one = await at.begin(), await at.challenge()
    await notice_keys(at)
    assert await at.matches.endings.removed(running.guild) == 2
    assert await at.matches.endings.removed(running.guild) == 0
    assert [(await at.present(one)).status for one in (running, open_one)] == [Status.ABORTED] * 2
    assert await at.store.next_timer(at.clock.now) is None
    posts: tuple[Post, ...] = await at.store.posts_due(at.clock.now)
    assert posts == ()


async def test_nothing_is_agreed_about_a_match_that_is_over(at: Table):
    match = await at.begin()
    await at.matches.clocks.propose_pause(match, ANN.user, 3, key="pause")
    over = (await at.matches.resign(match.id, BOB.user, key="resign")).match
    assert await refusal(answered(at, match, ANN.user)) == "refused-match-over"
    assert await refusal(answered(at, match, BOB.user)) == "refused-match-over"
    assert (await at.present(match)).paused == over.paused == 0
