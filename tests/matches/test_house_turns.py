"""The house at the table: it plays at once, once, and agrees to what a player alone with it asks."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.games import GAMES
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.player import Level
from bot.games.contract.save import dump
from bot.games.offboard.rules.values import Move
from bot.matches.core.errors import EngineDown, GameFailed, Refused
from bot.matches.core.job import Job
from bot.matches.core.models import Match, MatchRequest, Person, Response, Status, Terms
from bot.matches.house.members import NAMES, is_house, user_of
from bot.matches.play.house_jobs import Choose
from bot.matches.work.effects import OfferKind
from bot.storage.stores.sqlite import SqliteStore
from bot.upkeep.integrity import check
from bot.workers.inline_worker import InlineWorker
from tests.support.discord.quick import instead
from tests.support.matches.table import ANN, BOB, Table

pytestmark = pytest.mark.asyncio


class Thinker(InlineWorker):
    """Counts its decisions; can be held up, or be down."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen = 0
        self.let = asyncio.Event()
        self.let.set()
        self.down = False
        self.asked = asyncio.Event()

    def hold(self) -> None:
        """Let nobody choose until `let` is set."""
        self.let.clear()
        self.asked.clear()

    async def run(self, job: Job[Any]) -> Any:
        if isinstance(job, Choose):
            self.chosen += 1
            self.asked.set()
            await self.let.wait()
            if self.down:
                raise EngineDown("killed")
        return await super().run(job)


@pytest.fixture
def thinker() -> Thinker:
    return Thinker()


@pytest_asyncio.fixture
async def at(tmp_path: Path, thinker: Thinker) -> AsyncIterator[Table]:
    store = await SqliteStore.open(tmp_path / "matches.db")
    try:
        yield Table(store, thinker, dict(GAMES))
    finally:
        await store.close()
    assert check(tmp_path / "matches.db", GAMES).faults == ()


def member(nth: int = 0, level: Level = 1) -> Person:
    return Person(user_of(nth, level), NAMES[nth])


async def practice(at: Table, *others: Person, game: str = "offboard", key: str = "begin") -> Match:
    return await at.matches.challenges.challenge(
        ANN, others or (member(),), MatchRequest(game, 7, 8, "en", terms=Terms(rated=True)), key=key
    )


async def settled(at: Table, match: Match) -> Match:
    await at.matches.house.settle("me")
    return await at.present(match)


def asked(at: Table, match: Match) -> set[int]:
    return {match.holder(ask.seat).user for ask in at.matches.asks(match)}


async def test_a_match_with_the_house_alone_begins_at_once_and_is_not_rated(at: Table):
    match = await practice(at)
    assert match.status is Status.RUNNING
    assert not match.terms.rated
    assert {holder.said for holder in match.holders} == {Response.YES}
    assert (await practice(at)).id == match.id


async def test_people_are_asked_as_before(at: Table):
    match = await at.matches.challenges.challenge(
        ANN, (BOB, member(0), member(1)), MatchRequest("pitchout", 7, 8, "en"), key="begin"
    )
    assert match.status is Status.CHALLENGE
    assert match.undecided == (match.holders[1],)
    begun = await at.matches.challenges.accept(match.id, BOB.user, key="yes")
    assert begun.status is Status.RUNNING


async def test_a_whole_match(at: Table):
    match, rng = await practice(at), Rng(b"whole")
    while (match := await settled(at, match)).status is Status.RUNNING:
        assert asked(at, match) == {ANN.user}
        ask, *_ = at.matches.asks(match)
        match = (await at.act(match, rng.pick(ask.choices).action)).match
    assert match.status is Status.FINISHED
    turns = await at.store.turns(match.id)
    assert [turn.revision for turn in turns] == list(range(match.revision + 1))


async def test_the_same_match_is_played_again_the_same(at: Table):
    ends = []
    for key in ("one", "two"):
        match = await practice(at, key=key)
        for _ in range(6):
            match = await settled(at, match)
            ask, *_ = at.matches.asks(match)
            match = (await at.act(match, ask.choices[0].action)).match
        ends.append((await settled(at, match)).state)
    assert ends[0] == ends[1]


async def test_of_two_processes_one_answers(at: Table, thinker: Thinker):
    match = await to_the_house(at)
    before = thinker.chosen
    await asyncio.gather(*(at.matches.house.settle(str(owner)) for owner in range(4)))
    after = await at.present(match)
    assert after.revision == match.revision + 1
    assert thinker.chosen == before + 1
    assert asked(at, after) == {ANN.user}


async def test_who_died_over_a_decision_leaves_it_to_another_once_the_lease_is_over(at: Table, thinker: Thinker):
    match = await to_the_house(at)
    thinker.hold()
    dying = asyncio.create_task(at.matches.house.settle("dying"))
    await thinker.asked.wait()
    dying.cancel()
    await asyncio.gather(dying, return_exceptions=True)
    thinker.let.set()
    assert (await settled(at, match)).revision == match.revision
    at.clock.now += 61_000
    assert (await settled(at, match)).revision == match.revision + 1


async def test_who_leaves_in_order_leaves_it_at_once(at: Table, thinker: Thinker):
    match = await to_the_house(at)
    thinker.down = True
    await at.matches.house.settle("leaving")
    thinker.down = False
    assert (await settled(at, match)).revision == match.revision
    await at.matches.clocks.release("leaving")
    assert (await settled(at, match)).revision == match.revision + 1


async def test_nobody_waits_for_a_thought(at: Table, thinker: Thinker):
    match = await to_the_house(at)
    thinker.hold()
    thinking = asyncio.create_task(at.matches.house.settle("me"))
    await thinker.asked.wait()
    left = await at.matches.resign(match.id, ANN.user, key="resign")
    assert left.match.status is Status.FINISHED
    thinker.let.set()
    await thinking
    assert (await at.present(match)).revision == match.revision + 1


async def test_anything_can_be_taken_back_again_and_again(at: Table):
    match = await settled(at, await practice(at, game="offboard"))
    for nth in range(3):
        ask, *_ = at.matches.asks(match)
        played = (await at.act(match, ask.choices[nth].action)).match
        played = await settled(at, played)
        undone = await at.matches.takebacks.undo(played.id, ANN.user, key=f"undo.{nth}")
        assert undone.done
        match = await settled(at, undone.match)
        assert asked(at, match) == {ANN.user}


async def test_a_takeback_stops_the_house_that_thinks(at: Table, thinker: Thinker):
    match = await to_the_house(at)
    thinker.hold()
    thinking = asyncio.create_task(at.matches.house.settle("me"))
    await thinker.asked.wait()
    undone = await at.matches.takebacks.undo(match.id, ANN.user, key="undo")
    thinker.let.set()
    await thinking
    after = await at.present(match)
    assert after.revision == undone.match.revision
    assert asked(at, after) == {ANN.user}


async def test_the_house_agrees_to_a_pause_and_a_rematch_but_to_no_draw(at: Table):
    match = await settled(at, await practice(at))
    paused = await at.matches.clocks.propose_pause(match, ANN.user, 2, key="pause")
    assert paused.paused > at.clock.now
    with pytest.raises(Refused) as refusal:
        await at.matches.endings.offer_draw(match.id, ANN.user, key="draw")
    assert refusal.value.reason.key == "refused-draw-house"
    assert OfferKind.DRAW not in {one.kind for one in await at.store.offers(match.id)}
    await at.matches.resign(match.id, ANN.user, key="resign")
    again = await at.matches.rematches.ask(match.id, ANN.user, key="again")
    assert again.rematch is not None
    assert again.rematch.status is Status.RUNNING
    assert (await settled(at, again.rematch)).status is Status.RUNNING


async def test_people_at_a_table_with_the_house_still_ask_each_other(at: Table):
    match = await at.matches.challenges.challenge(
        ANN, (BOB, member(0), member(1)), MatchRequest("pitchout", 7, 8, "en"), key="begin"
    )
    match = await at.matches.challenges.accept(match.id, BOB.user, key="yes")
    await at.matches.clocks.propose_pause(match, ANN.user, 2, key="pause")
    assert not (await at.present(match)).paused
    await at.matches.offers.agree(match.id, BOB.user, OfferKind.PAUSE, key="agree")
    assert (await at.present(match)).paused


async def to_the_house(at: Table) -> Match:
    """A match in which the house is asked after an answer of Ann's."""
    match = await settled(at, await practice(at))
    ask, *_ = at.matches.asks(match)
    played = (await at.act(match, ask.choices[0].action)).match
    assert all(map(is_house, asked(at, played)))
    return played


@pytest.mark.parametrize("illegal", [False, True])
async def test_a_player_that_fails_suspends_its_match_alone(
    at: Table, monkeypatch: pytest.MonkeyPatch, *, illegal: bool
):
    torn, whole = await to_the_house(at), await practice(at, member(1), key="other")
    run = at.matches.work.engine.run

    async def failing(job: Choose) -> bytes:
        if job.state == torn.state and illegal:
            return dump(Answer(job.ask, 0, Move("A1", "W")))
        if job.state == torn.state:
            raise GameFailed("torn")
        return await run(job)

    monkeypatch.setattr(at.matches.work.engine, "run", instead(run, Choose, failing))
    await at.matches.house.settle("me")
    assert (await at.present(torn)).status is Status.SUSPENDED
    assert asked(at, await at.present(whole)) == {ANN.user}


async def test_the_house_takes_the_seat_of_somebody_who_leaves(at: Table):
    match = await at.matches.challenges.challenge(ANN, (BOB,), MatchRequest("offboard", 7, 8, "en"), key="begin")
    match = await at.matches.challenges.accept(match.id, BOB.user, key="yes")
    ask, *_ = at.matches.asks(match)
    leaver = match.holder(ask.seat).user
    handed = await at.matches.substitutions.offer(match.id, leaver, member(), key="leave")
    assert handed.seat_of(leaver) is None
    assert handed.alone
    assert not handed.practice
    assert not any(holder.due for holder in handed.holders)
    assert (await settled(at, handed)).revision == match.revision + 1
    stays = next(one.user for one in handed.holders if not is_house(one.user))
    with pytest.raises(Refused) as refusal:
        await at.matches.substitutions.offer(match.id, stays, member(1), key="too")
    assert refusal.value.reason.key == "refused-last-person"
    (back,) = await at.store.offers(match.id)
    returned = await at.matches.substitutions.answer(match.id, back.made, leaver, agrees=True, key="back")
    assert returned.seat_of(leaver) == match.seat_of(leaver)
    assert not any(is_house(one.user) for one in returned.holders)


async def test_no_seat_of_a_rated_match_goes_to_the_house(at: Table):
    match = await at.matches.challenges.challenge(
        ANN, (BOB,), MatchRequest("offboard", 7, 8, "en", terms=Terms(rated=True)), key="begin"
    )
    await at.matches.challenges.accept(match.id, BOB.user, key="yes")
    with pytest.raises(Refused) as refusal:
        await at.matches.substitutions.offer(match.id, ANN.user, member(), key="leave")
    assert refusal.value.reason.key == "refused-rated-house"
