"""Calls of spectators on both engines: exact however many press at once, settled with the turn, and counted once."""

import asyncio
import random

import pytest

from bot.features.crowd.rows import CallRows, follow, seats_changed, take_back
from bot.features.crowd.service import Calls
from bot.features.crowd.values import NOBODY, WINNER, Call, CallOutcome, CallResult, CrowdEffects, Settled
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, Player, Response, Status
from bot.matches.delivery.models import PostKind
from bot.matches.house.members import user_of
from bot.matches.timing.models import Alarm, TimerKind
from bot.matches.work.effects import Effects
from bot.matches.work.store import Store
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.games.counter import counter_tools
from tests.support.matches.table import Table
from tests.support.storage.stored import ANN, BOB, EVE, begun, new_match, turn, with_rows

pytestmark = pytest.mark.asyncio

FIRST = 900_000_000_000_000_000  # the first spectator
MANY = 500
POINTS = ((0, -5), (1, 65), (NOBODY, -60))  # a right call of side 1
EVER = 1 << 62


def call(match: Match, answer: int, *, press: int = 1, question: int = 4, revision: int = -1) -> Call:
    return Call(match.id, question, match.revision if revision < 0 else revision, answer, press)


def spectator(nth: int) -> Player:
    return Player(0, FIRST + nth, f"spectator {nth}")


async def press(store: Store, one: Call, user: Player, now: int) -> CallOutcome:
    (called,) = await store.area(CallRows).keep(one.match, [(one, user)], now, lambda _game, seat: seat)
    return called.verdict


async def played(
    store: Store, match: Match, crowd: CrowdEffects, *, status: Status = Status.RUNNING, made: int = 50
) -> Match:
    revision = match.revision + 1
    one = turn(match, revision, f"turn {match.id}.{revision}", made=made)
    live = status is Status.RUNNING
    effects = with_rows(follow, match.id, crowd=crowd, revision=revision, now=made, live=live)
    return await store.advance(match, [one], status=status, posts=[PostKind.TURN], effects=effects)


def settled(question: int = 4, points: tuple[tuple[int, int], ...] = POINTS) -> CrowdEffects:
    return CrowdEffects((Settled(question, points),))


async def table_of(store: Store, user: int = 0, *, guild: int = 7, since: int = 0, until: int = EVER) -> dict[str, int]:
    page = await store.area(CallRows).oracles(guild, since, until, user, first=0, most=1000)
    return {line.name: line.points for line in page.lines}


async def test_the_last_press_counts_in_whatever_order_they_arrive(store: SqliteStore):
    match = await begun(store)
    for number, answer in ((5, 1), (9, 0), (7, NOBODY)):
        assert await press(store, call(match, answer, press=number), spectator(1), 40) is CallOutcome.KEPT
    await played(store, match, settled())
    crowd = await store.area(CallRows).of_turn(match.id, 1)
    assert (crowd.right, crowd.count) == (0, 1)
    assert await store.area(CallRows).results_of(match.id, 1) == (CallResult(FIRST + 1, 4, 0, -5, counts=True),)
    assert await table_of(store) == {"spectator 1": -5}


async def test_nobody_who_plays_or_has_played_calls(store: SqliteStore):
    match = await begun(store)
    assert await press(store, call(match, 1), Player(0, ANN, "Ann"), 40) is CallOutcome.PLAYS
    early = call(match, 1, question=WINNER)
    assert await press(store, early, Player(0, EVE, "Eve"), 40) is CallOutcome.KEPT
    heirs = (match.holders[0], Player(1, EVE, "Eve", Response.YES))
    match = await store.change(
        match,
        status=match.status,
        turn=None,
        posts=(),
        key="heir",
        now=45,
        holders=heirs,
        effects=with_rows(seats_changed, match, holders=heirs, now=45),
    )
    assert await press(store, call(match, 1), Player(0, EVE, "Eve"), 46) is CallOutcome.PLAYS
    assert await press(store, call(match, 1), Player(0, BOB, "Bob"), 46) is CallOutcome.PLAYED
    await played(store, match, settled(WINNER, ((0, -50), (1, 50))), status=Status.FINISHED)
    assert (await store.area(CallRows).of_turn(match.id, 1)).winner_count == 0
    told = await store.dossier(BOB)
    assert told is not None
    assert told["calls"] == []


async def test_a_question_closes_with_the_move_the_clock_and_the_match(store: SqliteStore):
    match = await begun(store)
    alarm = Effects(alarms=(Alarm(TimerKind.DEADLINE, 0, "ask", 20, 100),))
    match = await store.change(match, status=match.status, turn=None, posts=(), key="clock", now=20, effects=alarm)
    assert await press(store, call(match, 1), spectator(1), 99) is CallOutcome.KEPT
    assert await press(store, call(match, 1), spectator(2), 100) is CallOutcome.CLOSED
    assert await press(store, call(match, 0, question=WINNER), spectator(2), 100) is CallOutcome.KEPT
    after = await played(store, match, settled())
    assert await press(store, call(match, 1), spectator(3), 60) is CallOutcome.CLOSED
    assert await press(store, call(after, 1, press=2), spectator(1), 60) is CallOutcome.CLOSED  # it is settled
    over = await played(store, after, CrowdEffects(closes=True), status=Status.FINISHED)
    assert await press(store, call(over, 0, question=WINNER), spectator(4), 70) is CallOutcome.CLOSED
    assert await press(store, Call(99, 4, 0, 1, 1), spectator(4), 70) is CallOutcome.CLOSED
    assert await table_of(store) == {"spectator 1": 65}


async def test_the_winner_can_be_called_until_that_closes(store: SqliteStore):
    match = await begun(store)
    assert await press(store, call(match, 0, question=WINNER), spectator(1), 40) is CallOutcome.KEPT
    match = await played(store, match, CrowdEffects(closes=True))
    assert await store.area(CallRows).is_closed(match.id)
    assert await press(store, call(match, 1, question=WINNER, press=2), spectator(1), 60) is CallOutcome.CLOSED
    points = settled(WINNER, ((0, 50), (1, -50)))
    match = await played(store, match, points, status=Status.FINISHED)
    crowd = await store.area(CallRows).of_turn(match.id, match.revision)
    assert (crowd.count, crowd.winner_right, crowd.winner_count) == (0, 1, 1)
    assert crowd.named == ("spectator 1",)
    assert await table_of(store) == {"spectator 1": 50}


async def test_an_open_question_outlives_a_step_that_does_not_decide_it(store: SqliteStore):
    match = await begun(store)
    await press(store, call(match, 1), spectator(1), 40)
    match = await played(store, match, CrowdEffects(still_open=4))
    assert await press(store, call(match, 0, press=2), spectator(1), 60) is CallOutcome.KEPT
    match = await played(store, match, settled())
    assert await table_of(store) == {"spectator 1": -5}
    assert (await store.area(CallRows).of_turn(match.id, match.revision)).count == 1


async def test_a_question_that_nothing_answers_counts_for_nothing(store: SqliteStore):
    match = await begun(store)
    await press(store, call(match, 1), spectator(1), 40)
    assert await press(store, call(match, 3), spectator(2), 40) is CallOutcome.UNKNOWN
    assert await press(store, call(match, NOBODY, question=WINNER), spectator(2), 40) is CallOutcome.UNKNOWN
    match = await played(store, match, CrowdEffects())
    await press(store, call(match, 1, question=5), spectator(2), 60)
    await played(store, match, settled(5, ((0, 80),)))  # side 1 can lose nothing
    assert await table_of(store) == {}
    assert (await store.area(CallRows).of_turn(match.id, 2)).count == 0


async def test_what_is_taken_back_counts_no_more_and_is_called_again(store: SqliteStore):
    match = await begun(store)
    await press(store, call(match, 1, question=WINNER), spectator(1), 40)
    await press(store, call(match, 1), spectator(1), 40)
    match = await played(store, match, settled())
    await press(store, call(match, 1, question=5), spectator(1), 60)
    match = await played(store, match, settled(5), made=60)
    assert await table_of(store) == {"spectator 1": 130}
    match = await played(store, match, CrowdEffects(back_to=1), made=70)
    assert await table_of(store) == {"spectator 1": 65}
    assert await press(store, call(match, 0, question=5), spectator(1), 80) is CallOutcome.KEPT
    await played(store, match, settled(5), made=90)
    assert await table_of(store) == {"spectator 1": 60}


@pytest.mark.parametrize("status", [Status.VOID, Status.ABORTED])
async def test_a_match_that_counts_for_nothing_has_no_calls(store: SqliteStore, status: Status):
    match = await begun(store)
    await press(store, call(match, 1), spectator(1), 40)
    match = await played(store, match, settled())
    await press(store, call(match, 1, question=WINNER), spectator(1), 60)
    await store.change(
        match, status=status, turn=None, posts=(), key="void", now=70, effects=with_rows(take_back, match.id)
    )
    assert await table_of(store) == {}
    told = await store.dossier(FIRST + 1)
    assert told is not None
    assert told["calls"] == []


async def test_a_match_of_the_house_alone_is_for_fun(store: SqliteStore):
    new = new_match(user_of(0, 1), user_of(1, 1))
    match = await store.add(new, key="add", now=10)
    match = await store.change(
        match, status=Status.RUNNING, turn=turn(match, 0, "go", seat=None), posts=(), key="go", now=20
    )
    assert await press(store, call(match, 1), spectator(1), 40) is CallOutcome.KEPT
    await played(store, match, settled())
    assert (await store.area(CallRows).of_turn(match.id, 1)).right == 1
    assert await store.area(CallRows).results_of(match.id, 1) == (CallResult(FIRST + 1, 4, 1, 65, counts=False),)
    assert await table_of(store) == {}


async def test_the_table_is_of_a_server_and_a_time_and_has_the_readers_own_line(store: SqliteStore):
    match = await begun(store)
    for nth, answer in enumerate((1, 1, 0, NOBODY)):
        await press(store, call(match, answer), spectator(nth), 40)
    await played(store, match, settled(), made=50)
    page = await store.area(CallRows).oracles(7, 0, EVER, FIRST + 3, first=0, most=2)
    assert [(line.place, line.points) for line in page.lines] == [(1, 65), (1, 65)]
    assert page.count == 4
    assert page.own is not None
    assert (page.own.place, page.own.points, page.own.right, page.own.count, page.own.share) == (4, -60, 0, 1, 0)
    assert (await store.area(CallRows).oracles(7, 0, EVER, ANN, first=0, most=2)).own is None
    assert await table_of(store, guild=8) == {}
    assert len(await table_of(store, since=50, until=51)) == 4
    assert await table_of(store, since=51) == {}
    assert await table_of(store, until=50) == {}


async def test_five_hundred_presses_at_once_are_exact(store: SqliteStore):
    """Distinct spectators, who change their minds, and players, and late ones after the turn: every one has the right answer."""
    match = await begun(store)
    luck = random.Random(21)
    presses = [
        (spectator(luck.randrange(MANY // 2)), luck.choice((0, 1, NOBODY)), number) for number in range(1, MANY + 1)
    ]
    presses += [(Player(0, ANN, "Ann"), 1, MANY + 1), (Player(0, BOB, "Bob"), 0, MANY + 2)]
    luck.shuffle(presses)
    before, after = presses[: MANY * 4 // 5], presses[MANY * 4 // 5 :]

    calls = Table(store, InlineWorker(counter_tools()), {}).feature(Calls)

    async def pressed(user: Player, answer: int, number: int) -> str:
        try:
            return (await calls.call(call(match, answer, press=number), user)).verdict.value
        except Refused as refusal:
            return refusal.reason.key.removeprefix("refused-call-")

    first = await asyncio.gather(*(pressed(*one) for one in before))
    turned, *rest = await asyncio.gather(played(store, match, settled()), *(pressed(*one) for one in after))
    assert turned.revision == 1
    late = await asyncio.gather(*(pressed(spectator(MANY + nth), 1, 1) for nth in range(50)))
    assert set(late) == {"closed"}
    assert "kept" in first
    told = list(zip((*before, *after), (*first, *rest), strict=True))
    assert {verdict for (user, _, _), verdict in told if user.user in (ANN, BOB)} == {"plays"}
    last: dict[int, tuple[int, int]] = {}
    for (user, answer, number), verdict in told:
        if verdict == "kept":
            last[user.user] = max(last.get(user.user, (0, 0)), (number, answer))
    crowd = await store.area(CallRows).of_turn(match.id, 1)
    worth = dict(POINTS)
    assert (crowd.count, crowd.right) == (len(last), sum(worth[answer] > 0 for _, answer in last.values()))
    page = await store.area(CallRows).oracles(7, 0, EVER, 0, first=0, most=1000)
    assert {line.user: line.points for line in page.lines} == {
        user: worth[answer] for user, (_, answer) in last.items()
    }
    assert all(line.count == 1 for line in page.lines)


async def test_a_forgotten_spectator_is_in_no_call(store: SqliteStore):
    match = await begun(store)
    await press(store, call(match, 1), spectator(1), 40)
    await press(store, call(match, 1), spectator(2), 40)
    told = await store.dossier(FIRST + 1)
    assert told is not None
    (kept,) = told["calls"]
    assert (kept["match"], kept["answer"], kept["server"]) == (match.id, 1, "7")
    assert await store.erase(FIRST + 1, settled=()) is True
    await played(store, match, settled())
    assert (await store.area(CallRows).of_turn(match.id, 1)).count == 1
    assert await table_of(store) == {"spectator 2": 65}


async def test_the_table_of_a_server_goes_with_the_server(store: SqliteStore):
    match = await begun(store)
    await press(store, call(match, 1), spectator(1), 40)
    await played(store, match, settled(), status=Status.FINISHED)
    await store.server_left(7, 100)
    await store.tidy(100 + 40 * 24 * 3600 * 1000, days=30)
    assert await table_of(store) == {}
    assert (await table_of(store, guild=0)) == {"spectator 1": 65}
