"""*What if?* permissions and results of trying past turns, without touching the match and its luck."""

from typing import Any

import msgspec
import pytest

from bot.games.contract.base import Ask
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import Seat
from bot.matches.core.engine import Apply
from bot.matches.core.job import Job
from bot.matches.core.models import Match, MatchRequest, Status, Terms
from bot.matches.play.tries import Tries
from bot.workers.inline_worker import InlineWorker
from tests.support.games.counter import Action, Add, Counter, Roll, State, counter_tools
from tests.support.matches.table import ANN, BOB, EVE, SEED, Table, refusal

pytestmark = pytest.mark.asyncio


class Noting(InlineWorker):
    """Notes what the rules were asked."""

    def __init__(self) -> None:
        super().__init__(counter_tools())
        self.applied: list[Apply] = []

    async def run(self, job: Job[Any]) -> Any:
        if isinstance(job, Apply):
            self.applied.append(job)
        return await super().run(job)


class Secretive(Counter):
    """The same with secret choices only."""

    def _ask(self, state: State, seat: Seat) -> Ask[Action]:
        return msgspec.structs.replace(super()._ask(state, seat), secret=True)


def rated(match: Match) -> Match:
    return msgspec.structs.replace(match, terms=Terms(rated=True))


async def test_another_answer_leads_elsewhere_and_the_match_stays_as_it_was(at: Table):
    match = await at.begin()
    acted = await at.act(match, Add(1))
    tried = await at.matches.tries.turn(acted.match, 1, EVE.user)
    stepped = await at.matches.tries.apply(tried, [Add(3)], 0)
    assert b'"totals":[3.0,0.0]' in stepped.state.replace(b"[0.0,3.0]", b"[3.0,0.0]")
    assert await at.present(match) == acted.match
    assert len(await at.store.turns(match.id)) == 2


async def test_a_later_turn_is_tried_from_the_position_right_before_it(at: Table):
    match = await at.begin()
    await at.act(match, Add(1))
    later = (await at.act(match, Add(2))).match
    tried = await at.matches.tries.turn(later, 2, EVE.user)
    assert tried.before == (await at.store.turns(match.id))[1].state


async def test_its_luck_is_never_that_of_the_match(at: Table):
    match = await at.begin()
    acted = await at.act(match, Roll())
    engine = at.matches.work.engine = Noting()
    tried = await at.matches.tries.turn(acted.match, 1, ANN.user)
    results = [await at.matches.tries.apply(tried, [Roll()], nth) for nth in range(20)]
    assert len({one.state for one in results}) > 3
    assert results[7] == await at.matches.tries.apply(tried, [Roll()], 7)
    assert all(SEED not in job.seed and job.seed != SEED for job in engine.applied)
    assert all(match.seed not in msgspec.json.encode(job) for job in engine.applied)


async def test_what_the_rules_refuse_is_refused(at: Table):
    match = await at.begin()
    acted = await at.act(match, Add(1))
    tried = await at.matches.tries.turn(acted.match, 1, ANN.user)
    assert await refusal(at.matches.tries.apply(tried, [Add(9)], 0)) == "counter-refused-number"


@pytest.mark.parametrize("revision", [-1, 0, 2, 99])
async def test_only_turns_there_were_are_tried(at: Table, revision: int):
    match = await at.begin()
    acted = await at.act(match, Add(1))
    assert await refusal(at.matches.tries.turn(acted.match, revision, ANN.user)) == "whatif-no-turn"


async def test_giving_up_asks_nothing_and_the_latest_question_is_found(at: Table):
    match = await at.begin()
    await at.act(match, Add(1))
    over = (await at.matches.resign(match.id, ANN.user, key=at.key())).match
    assert await refusal(at.matches.tries.turn(over, 2, ANN.user)) == "whatif-nothing"
    assert (await at.matches.tries.nearest(over, 2, ANN.user, step=-1)).turn.revision == 1
    assert await refusal(at.matches.tries.nearest(over, 2, ANN.user, step=1)) == "whatif-nothing"


async def test_taken_back_is_no_question(at: Table):
    match = await at.begin()
    acted = await at.act(match, Add(1))
    mover = acted.match.holder(acted.turn.seat or 0).user
    undone = (await at.matches.takebacks.undo(match.id, mover, key="undo")).match
    assert await refusal(at.matches.tries.turn(undone, 2, ANN.user)) == "whatif-nothing"
    tried = await at.matches.tries.turn(undone, 1, ANN.user)
    assert tried.turn.revision == 1
    assert await refusal(at.matches.tries.turn(rated(undone), 1, ANN.user)) == "whatif-current"


async def test_where_a_rated_match_stands_nothing_is_tried_by_anybody(at: Table):
    match = await at.begin()
    first = rated((await at.act(match, Add(1))).match)
    for person in (ANN, BOB, EVE):
        assert (await at.matches.tries.turn(first, 1, person.user)).turn.revision == 1
    standing = msgspec.structs.replace(first, state=(await at.store.turns(match.id))[0].state)
    for person in (ANN, BOB, EVE):
        assert await refusal(at.matches.tries.turn(standing, 1, person.user)) == "whatif-current"
    over = msgspec.structs.replace(standing, status=Status.FINISHED)
    assert (await at.matches.tries.turn(over, 1, EVE.user)).turn.revision == 1


async def test_where_another_rated_match_of_theirs_stands_its_players_try_nothing(at: Table):
    match = await at.begin()
    after = (await at.act(match, Add(1))).match
    await at.matches.resign(match.id, ANN.user, key=at.key())
    terms = Terms(rated=True, limit=24 * 3600 * 1000)
    new = await at.matches.challenges.challenge(
        ANN, (BOB,), MatchRequest("counter", 7, 8, "en", terms=terms), key=at.key()
    )
    other = await at.matches.challenges.accept(new.id, BOB.user, key=at.key())
    assert other.terms.rated
    assert await refusal(at.matches.tries.turn(after, 1, ANN.user)) == "whatif-current"
    assert (await at.matches.tries.turn(after, 1, EVE.user)).turn.revision == 1
    await at.act(other, Add(2))
    assert (await at.matches.tries.turn(after, 1, ANN.user)).turn.revision == 1


async def test_secrets_are_kept_while_the_match_is_under_way(at: Table):
    match = await at.begin()
    acted = await at.act(match, Add(1))
    at.matches.work.positions.games = {"counter": Secretive()}
    at.matches.work.positions._asks.clear()
    tries: Tries = at.matches.tries
    assert await refusal(tries.turn(acted.match, 1, acted.match.holder(0).user)) == "whatif-secret"
    aside = msgspec.structs.replace(acted.match, status=Status.SUSPENDED)
    assert await refusal(tries.turn(aside, 1, EVE.user)) == "whatif-secret"
    over = msgspec.structs.replace(acted.match, status=Status.FINISHED)
    tried = await tries.turn(over, 1, EVE.user)
    assert tried.viewer == tried.ask.seat
    assert tried.assist is Assist.FULL


async def test_a_match_under_way_is_seen_as_everybody_sees_it(at: Table):
    match = await at.begin()
    acted = await at.act(match, Add(1))
    expert = msgspec.structs.replace(acted.match, terms=Terms(assist=Assist.EXPERT))
    tried = await at.matches.tries.turn(expert, 1, ANN.user)
    assert tried.viewer is None
    assert tried.assist is Assist.EXPERT
