"""Conditional moves: private to their owner, played in the commit of the answer they match, otherwise deleted."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.games import GAMES
from bot.games.contract.save import load_state
from bot.games.offboard.rules.values import State
from bot.matches.core.errors import LostRace
from bot.matches.core.models import Match, MatchRequest
from bot.matches.work.effects import Reply
from tests.support.matches.table import ANN, BOB, EVE, Table, refusal, table_of_games

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table_of_games(tmp_path / "matches.db") as made:
        yield made


async def begun(at: Table, game: str = "offboard") -> tuple[Match, int, int]:
    """A match, and the users of its first and second seat."""
    made = await at.matches.challenges.challenge(ANN, (BOB,), MatchRequest(game, 7, 8, "en"), key=at.key())
    match = await at.matches.challenges.accept(made.id, BOB.user, key=at.key())
    return match, match.holder(0).user, match.holder(1).user


async def move(at: Table, match: Match, text: str, key: str = "") -> Match:
    game = GAMES["offboard"]
    return (await at.act(match, game.spec.notation.read(text), key=key or at.key())).match


def record(match: Match) -> tuple[str, ...]:
    state: State = load_state(GAMES["offboard"].spec, match.state)
    return state.record


async def test_a_reply_is_played_with_the_answer_it_is_for(at: Table):
    match, _, yellow = await begun(at)
    await at.matches.conditional_moves.add(match.id, yellow, "c4 ne", "g6 sw")
    after = await move(at, match, "C4 NE", key="answer")
    assert record(after) == ("C4 NE", "G6 SW")
    turns = await at.store.turns(match.id)
    assert [(turn.revision, turn.seat, turn.key) for turn in turns[1:]] == [(1, 0, "answer"), (2, 1, "answer")]
    assert await at.store.replies(match.id) == ()
    posts = [post for post in await at.store.posts_due(at.clock.now) if post.revision == 2]
    assert len(posts) <= 1


async def test_the_same_answer_twice_is_played_and_replied_to_once(at: Table):
    match, _, yellow = await begun(at)
    (ask,) = at.matches.asks(match)
    await at.matches.conditional_moves.add(match.id, yellow, "C4 NE", "G6 SW")
    action = GAMES["offboard"].spec.notation.read("C4 NE")
    for again in (False, True):
        acted = await at.matches.act(match.id, ask.id, match.holder(0).user, action, key="same")
        assert (acted.match.revision, acted.again) == (2, again)
        assert len(acted.events) >= 2


async def test_another_answer_forgets_all(at: Table):
    match, _, yellow = await begun(at)
    for path in ("C4 NE", "C4 NW"):
        await at.matches.conditional_moves.add(match.id, yellow, path, "G6 SW")
    assert len(await at.matches.conditional_moves.of(match, yellow)) == 2
    after = await move(at, match, "C3 NE")
    assert record(after) == ("C3 NE",)
    assert await at.store.replies(match.id) == ()


async def test_of_several_the_one_that_fits_is_played(at: Table):
    match, _, yellow = await begun(at)
    await at.matches.conditional_moves.add(match.id, yellow, "C4 NE", "G6 SW")
    await at.matches.conditional_moves.add(match.id, yellow, "C4 NW", "G5 SE")
    assert record(await move(at, match, "C4 NW")) == ("C4 NW", "G5 SE")
    assert await at.store.replies(match.id) == ()


async def test_a_chain_goes_on_with_the_next_answer(at: Table):
    match, _, yellow = await begun(at)
    add = at.matches.conditional_moves.add
    assert await refusal(add(match.id, yellow, "C4 NE, C3 NE", "G5 SW")) == "refused-replies-gap"
    await add(match.id, yellow, "C4 NE", "G6 SW")
    await add(match.id, yellow, "C4 NE, C3 NE", "G5 SW")
    after = await move(at, match, "C4 NE")
    assert await at.matches.conditional_moves.of(after, yellow) == (Reply(1, ("C3 NE",), "G5 SW"),)
    assert record(await move(at, match, "C3 NE")) == ("C4 NE", "G6 SW", "C3 NE", "G5 SW")


async def test_a_reply_said_again_takes_the_place_of_the_former_and_its_chain(at: Table):
    match, _, yellow = await begun(at)
    add = at.matches.conditional_moves.add
    await add(match.id, yellow, "C4 NE", "G6 SW")
    await add(match.id, yellow, "C4 NE, C3 NE", "G5 SW")
    assert await add(match.id, yellow, "C4 NE", "G5 SE") == (Reply(1, ("C4 NE",), "G5 SE"),)


async def test_they_are_forgotten_on_request(at: Table):
    match, _, yellow = await begun(at)
    await at.matches.conditional_moves.add(match.id, yellow, "C4 NE", "G6 SW")
    assert await at.matches.conditional_moves.drop(match.id, yellow) == 1
    assert await at.matches.conditional_moves.drop(match.id, yellow) == 0
    assert record(await move(at, match, "C4 NE")) == ("C4 NE",)


async def test_what_does_not_fit_is_refused_at_once(at: Table):
    match, red, yellow = await begun(at)
    add = at.matches.conditional_moves.add
    assert await refusal(add(match.id, red, "C4 NE", "G6 SW")) == "refused-replies-turn"
    assert await refusal(add(match.id, EVE.user, "C4 NE", "G6 SW")) == "refused-stranger"
    assert await refusal(add(match.id, yellow, " , ", "G6 SW")) == "refused-replies-empty"
    assert (await refusal(add(match.id, yellow, "C4 up", "G6 SW"))).startswith("offboard-unreadable")
    assert await refusal(add(match.id, yellow, "G6 SW", "C4 NE")) == "offboard-refused"
    assert await refusal(add(match.id, yellow, "C4 NE", "C4 NE")) == "offboard-refused"
    assert await at.store.replies(match.id) == ()


async def test_games_of_flicks_have_none(at: Table):
    match, red, yellow = await begun(at, "pitchout")
    for user in (red, yellow):
        assert await refusal(at.matches.conditional_moves.add(match.id, user, "a", "b")) == "refused-replies-game"
        assert await at.matches.conditional_moves.failed(match, user) == ""


async def test_one_that_the_rules_refuse_after_all_is_told_to_its_owner_alone(at: Table):
    match, red, yellow = await begun(at)
    await at.store.keep_replies(match, 1, [Reply(1, ("C4 NE",), "C4 NE")])  # from a version with other rules
    after = await move(at, match, "C4 NE")
    assert record(after) == ("C4 NE",)
    assert await at.matches.conditional_moves.failed(after, yellow) == "C4 NE"
    assert await at.matches.conditional_moves.failed(after, red) == ""
    assert await at.matches.conditional_moves.of(after, yellow) == ()
    after = await move(at, match, "G6 SW")
    assert await at.matches.conditional_moves.failed(after, yellow) == ""


async def test_nothing_of_the_match_tells_of_them(at: Table):
    match, red, yellow = await begun(at)
    before = await at.present(match)
    at.clock.now += 1000
    await at.matches.conditional_moves.add(match.id, yellow, "C4 NE", "G6 SW")
    assert await at.present(match) == before
    assert await at.matches.conditional_moves.of(before, red) == ()
    assert await at.matches.conditional_moves.of(before, EVE.user) == ()


async def test_a_takeback_forgets_them(at: Table):
    match, red, _ = await begun(at)
    await move(at, match, "C4 NE")
    await at.matches.conditional_moves.add(match.id, red, "G6 SW", "C3 NE")
    assert (await at.matches.takebacks.undo(match.id, red, key="undo")).done
    assert await at.store.replies(match.id) == ()


async def test_there_is_an_end_to_what_one_can_prepare(at: Table, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.matches.play.conditional_moves.MOST", 1)
    match, _, yellow = await begun(at)
    await at.matches.conditional_moves.add(match.id, yellow, "C4 NE", "G6 SW")
    await at.matches.conditional_moves.add(match.id, yellow, "C4 NE", "G5 SE")
    assert await refusal(at.matches.conditional_moves.add(match.id, yellow, "C4 NW", "G6 SW")) == "refused-replies-many"


async def test_one_that_is_kept_while_the_match_moves_on_is_tried_again(at: Table):
    match, _, yellow = await begun(at)
    moved = await move(at, match, "C4 NE")
    with pytest.raises(LostRace):
        await at.store.keep_replies(match, 1, [Reply(1, ("C3 NE",), "G6 SW")])
    assert await at.matches.conditional_moves.drop(match.id, yellow) == 0
    assert await at.store.replies(moved.id) == ()
