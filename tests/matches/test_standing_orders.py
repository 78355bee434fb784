"""Standing orders and queued lines: carried out in the commit of the answer that led to their question, private to their owner."""

import itertools
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from bot.games import GAMES
from bot.games.contract.base import Ask, position
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state, load_state
from bot.games.pitchbowl.rules.values import Decline, EndTurn, Flick, Placement, State
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import ActionResult, Match, MatchRequest, Status
from bot.matches.history.history import flaws
from bot.matches.play.standing import QueuedLines
from bot.matches.timing.paces import DAY, read_terms
from bot.matches.work.effects import Reply
from tests.support.matches.table import ANN, BOB, Table, table_of_games

pytestmark = pytest.mark.asyncio
GAME = GAMES["pitchbowl"]
STEPS = [Flick(f"red.t{nth}", 0.0, 4.0) for nth in (6, 7, 8, 9)]  # short runs that touch nobody


@dataclass(frozen=True)
class Line:
    """A line of a batch that may wait, as the screens make them: the number of one of STEPS."""

    kept: str

    def __call__(self, _ask: Ask[Any]) -> Any:
        return STEPS[int(self.kept)]


async def read(_match: Match, ask: Ask[Any], line: str) -> Any:
    if line == "doubtful":
        raise refused("choice-gone")
    return Line(line)(ask)


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table_of_games(tmp_path / "matches.db") as made:
        yield made


async def begun(at: Table, holder: str | None = None, placements: str = "on") -> tuple[Match, int, int]:
    """A match in Amber's first turn, and the users of Amber and Blue."""
    made = await at.matches.challenges.challenge(ANN, (BOB,), MatchRequest("pitchbowl", 7, 8, "en", {"defensive_placement": placements}, terms=read_terms("day")), key=at.key())  # fmt: skip
    match = await at.matches.challenges.accept(made.id, BOB.user, key=at.key())
    state = position(GAME, "play", 2, dict(match.options), Rng(b"orders"))
    state = msgspec.structs.replace(state, turn=0, holder=holder or state.holder, ball=None if holder else state.ball)
    first = await at.store.turn(match.id, 0)
    assert first is not None
    placed = msgspec.structs.replace(first, revision=1, key=at.key(), state=dump_state(GAME.spec, state))
    match = await at.store.advance(match, [placed], status=Status.RUNNING, posts=())
    return match, match.holder(0).user, match.holder(1).user


async def seats(at: Table, match: Match) -> list[int | None]:
    """The seats of the turns since the position was set up."""
    return [turn.seat for turn in (await at.store.turns(match.id))[2:]]


def asked(at: Table, acted: ActionResult) -> list[tuple[str, int]]:
    return [(ask.kind, ask.seat) for ask in at.matches.asks(acted.match)]


async def test_with_the_order_never_a_line_is_played_without_asking(at: Table):
    match, _, blue = await begun(at)
    await at.matches.standing.give(match.id, blue, "never")
    acted = await at.act(match, STEPS[:3], key="line")
    assert acted.stopped is None
    assert await seats(at, match) == [0, 1, 0, 1, 0, 1]
    assert asked(at, acted) == [("action", 0)]
    again = await at.act(match, STEPS[:3], user=match.holder(0).user, ask="action.0.0", key="line")
    assert (again.again, again.stopped, again.turn) == (True, None, acted.turn)
    assert [move.action for _, move in await at.matches.batch.given(acted)] == STEPS[:3]
    turns = await at.store.turns(match.id)
    assert list(flaws(GAME, match, turns[1:], simulate=True))[1:] == []  # the first turn was laid out by hand


async def test_the_turn_stays_one_message(at: Table):
    match, _, blue = await begun(at)
    await at.matches.standing.give(match.id, blue, "never")
    for step in STEPS[:3]:
        await at.act(match, step)
    context = await at.matches.message_context(match, 7)
    assert context is not None
    assert [turn.revision for turn in context.turns] == [1, 2, 3, 4, 5, 6, 7]


async def test_the_order_carrier_asks_only_when_the_carrier_moves(at: Table):
    match, _, blue = await begun(at, holder="red.t7")
    await at.matches.standing.give(match.id, blue, "carrier")
    acted = await at.act(match, [STEPS[0], STEPS[1], STEPS[2]])
    assert await seats(at, match) == [0, 1, 0]
    assert asked(at, acted) == [("placement", 1)]
    assert acted.stopped is not None


async def test_the_turns_do_not_tell_which_order_was_given(at: Table):
    found = []
    for code in ("never", "carrier"):
        match, _, blue = await begun(at)
        await at.matches.standing.give(match.id, blue, code)
        await at.act(match, STEPS[:2])
        found.append([(turn.seat, turn.move, turn.events, turn.state) for turn in (await at.store.turns(match.id))[2:]])
    assert found[0] == found[1]


async def test_an_order_given_with_an_answer_applies_from_the_next_question(at: Table):
    match, _, blue = await begun(at)
    assert asked(at, await at.act(match, STEPS[0])) == [("placement", 1)]
    present = await at.present(match)
    ask = at.matches.asks(present)[0].id
    await at.matches.act(match.id, ask, blue, Decline(), key=at.key(), order="never")
    assert await at.matches.standing.order(match, blue) == "never"
    assert asked(at, await at.act(match, STEPS[1])) == [("action", 0)]
    await at.matches.standing.give(match.id, blue, "")
    assert asked(at, await at.act(match, STEPS[2])) == [("placement", 1)]


async def test_orders_are_refused_where_nothing_is_asked_by_them(at: Table):
    match, red, blue = await begun(at, placements="off")
    for user, code in ((blue, "never"), (red, "carrier")):
        with pytest.raises(Refused) as refusal:
            await at.matches.standing.give(match.id, user, code)
        assert refusal.value.reason.key == "refused-order"
    match, _, blue = await begun(at)
    with pytest.raises(Refused):
        await at.matches.standing.give(match.id, blue, "always")


async def test_an_order_outlives_steps_and_conditional_replies_and_goes_with_the_match(at: Table):
    match, red, blue = await begun(at)
    await at.matches.standing.give(match.id, blue, "never")
    await at.store.keep_replies(match, 1, [Reply(1, ("C4",), "C5")])
    assert [one.reply for one in await at.store.replies(match.id)] == ["C5"]
    await at.store.keep_replies(match, 1, ())
    await at.act(match, EndTurn())
    assert await at.matches.standing.order(match, blue) == "never"
    assert await at.matches.standing.order(match, red) == ""
    await at.matches.resign(match.id, red, key=at.key())
    assert await at.store.standing(match.id) == ()


async def test_who_is_away_forfeits_although_their_order_answers(at: Table):
    match, _, blue = await begun(at)
    await at.matches.standing.give(match.id, blue, "never")
    ends = 0
    for nth in itertools.count():
        present = await at.present(match)
        if present.status is not Status.RUNNING:
            break
        assert nth < 12
        if at.matches.asks(present)[0].seat == 0:
            await at.act(match, [Flick("red.t6", 90.0, 1.0 + ends), EndTurn()])
            ends += 1
        else:
            at.clock.now += 4 * DAY
            await at.matches.clocks.settle()
    assert ends <= 4


async def test_the_rest_of_a_line_goes_on_once_the_question_is_answered(at: Table):
    match, red, blue = await begun(at)
    at.matches.standing.read = read
    acted = await at.act(match, [STEPS[0], Line("1"), Line("2")])
    assert acted.stopped is not None
    assert await at.matches.standing.queue(match, red) == QueuedLines(("1", "2"))
    assert await at.matches.standing.queue(match, blue) == QueuedLines()
    acted = await at.act(match, Placement("blue.t6", 0.0, 4.0))
    assert await seats(at, match) == [0, 1, 0]
    assert await at.matches.standing.queue(match, red) == QueuedLines(("2",))
    acted = await at.act(match, Decline(turn=True), key="all")
    assert await seats(at, match) == [0, 1, 0, 1, 0]
    assert asked(at, acted) == [("action", 0)]
    assert await at.store.standing(match.id) == ()


async def test_an_order_given_with_an_answer_holds_for_the_rest_of_the_line(at: Table):
    match, red, blue = await begun(at)
    at.matches.standing.read = read
    await at.act(match, [STEPS[0], Line("1"), Line("2")])
    ask = at.matches.asks(await at.present(match))[0].id
    acted = await at.matches.act(match.id, ask, blue, Decline(), key=at.key(), order="carrier")
    assert await seats(at, match) == [0, 1, 0, 1, 0, 1]
    assert asked(at, acted) == [("action", 0)]
    assert await at.matches.standing.queue(match, red) == QueuedLines()
    assert await at.matches.standing.order(match, blue) == "carrier"


async def test_it_goes_on_when_the_clock_answers_too(at: Table):
    match, red, _ = await begun(at)
    at.matches.standing.read = read
    await at.act(match, [STEPS[0], Line("1")])
    at.clock.now += 4 * DAY
    await at.matches.clocks.settle()
    assert await seats(at, match) == [0, 1, 0]
    assert await at.matches.standing.queue(match, red) == QueuedLines()


@pytest.mark.parametrize("line", ["doubtful", "0"])
async def test_it_stops_before_a_line_that_is_doubtful_or_refused(at: Table, line: str):
    match, red, _ = await begun(at)
    at.matches.standing.read = read
    await at.act(match, [STEPS[0], Line(line), Line("2")])
    acted = await at.act(match, Decline())
    assert asked(at, acted) == [("action", 0)]
    assert await at.matches.standing.queue(match, red) == QueuedLines((line, "2"), stopped=True)
    await at.act(match, STEPS[1])  # an answer of their own takes its place
    assert await at.matches.standing.queue(match, red) == QueuedLines()


@pytest.mark.parametrize("answers", [[], [Decline()]])
async def test_a_line_can_be_cancelled_and_ends_with_its_turn(at: Table, answers: Sequence[Any]):
    match, red, _ = await begun(at)
    at.matches.standing.read = read
    await at.act(match, [STEPS[0], Line("1")])
    assert await at.matches.standing.cancel(match.id, red) == 1
    acted = await at.act(match, Decline())
    assert asked(at, acted) == [("action", 0)]
    assert await seats(at, match) == [0, 1]
    for answer in answers:
        await at.act(match, [STEPS[2], Line("doubtful")])
        await at.act(match, answer)
        await at.act(match, EndTurn())
    assert await at.matches.standing.queue(match, red) == QueuedLines()


async def test_nothing_waits_where_the_turn_is_over(at: Table):
    match, red, _ = await begun(at)
    at.matches.standing.read = read
    await at.act(match, [EndTurn(), Line("1")])
    assert await at.matches.standing.queue(match, red) == QueuedLines()
    state: State = load_state(GAME.spec, (await at.present(match)).state)
    assert state.turn == 1
