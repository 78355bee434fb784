"""Calls of spectators follow what happens in a match: moves, ends, takebacks, time-outs, substitutes, and what fails."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import select

from bot.features.crowd import rows as calls
from bot.features.crowd import tables
from bot.features.crowd.rows import CallRows
from bot.features.crowd.service import Calls
from bot.features.crowd.settlement import question_of, results
from bot.features.crowd.values import NOBODY, WINNER, Call, Called
from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.games.contract.capabilities import Losses
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Seat
from bot.matches.core.errors import StoreBusy
from bot.matches.core.models import Match, MatchRequest, Player, Status
from bot.matches.play.offers import AT_ONCE
from bot.matches.timing.paces import read_terms
from bot.storage.core.query import query
from bot.storage.stores.sqlite import SqliteStore
from bot.upkeep.integrity import check
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import Studio
from tests.support.games.counter import CATALOGUE, COUNTER, Add, Added, Counter, State
from tests.support.matches.table import ANN, BOB, EVE, Table, refusal
from tests.support.samples import sample

pytestmark = pytest.mark.asyncio

ZOE, YAN = Player(0, 901, "Zoe"), Player(0, 902, "Yan")
EVER = 1 << 62
MOST = 120  # answers
OPEN_ONES = query(select(tables.calls.c.match).where(tables.calls.c.settled == 0))
SAFE, SUICIDAL, COSTLY = Add(1), Add(2), Add(3)  # what they cost: nothing, the own side something, or the other side


def losers(before: State, events: Iterable[Any]) -> tuple[Seat, ...]:
    added = [event for event in events if isinstance(event, Added) and event.n > 1]
    return tuple(event.seat if event.n == SUICIDAL.n else (event.seat + 1) % len(before.totals) for event in added)


class Costly(Counter):
    """The same, but adding costs something."""

    spec = msgspec.structs.replace(Counter.spec, losses=Losses(("add",), losers, own=20, other=30, nobody=50))

    def _ask(self, state: State, seat: Seat) -> Ask[Any]:
        return msgspec.structs.replace(super()._ask(state, seat), id=f"add.{seat}.{sum(state.asked)}")


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    store = await SqliteStore.open(tmp_path / "matches.db")
    jobs = Studio({"counter": Costly()}, {"counter": COUNTER}, CATALOGUE)
    yield Table(store, InlineWorker(jobs), {"counter": Costly()})
    await store.close()


def asked(at: Table, match: Match) -> tuple[int, int]:
    """The seat asked, and the number of the question."""
    (ask,) = at.matches.asks(match)
    return ask.seat, int(ask.id.rpartition(".")[2])


async def call(at: Table, match: Match, answer: int, user: Player = ZOE, *, question: int | None = None) -> Called:
    present = await at.present(match)
    about = asked(at, present)[1] if question is None else question
    return await at.feature(Calls).call(Call(match.id, about, present.revision, answer, int(at.key()[1:])), user)


async def table_of(at: Table) -> dict[str, tuple[int, int, int]]:
    page = await at.store.area(CallRows).oracles(7, 0, EVER, 0, first=0, most=100)
    return {line.name: (line.points, line.right, line.count) for line in page.lines}


async def follows(at: Table, match: Match) -> bool:
    """Whether what is kept can be found out again from the turns."""
    present = await at.present(match)
    outcome = at.matches.outcome(present) if present.finished else None
    kept = await at.store._reader.read(lambda tx: calls.settled_in(tx, match.id))  # type: ignore[attr-defined]
    return kept <= results(Costly(), present, await at.store.turns(match.id), outcome)


@pytest.mark.parametrize(
    ("action", "right", "points"),
    [(SAFE, "nobody", 50), (SUICIDAL, "own", 80), (COSTLY, "other", 70)],
)
async def test_a_call_is_worth_what_chance_did_not_give(at: Table, action: Add, right: str, points: int):
    match = await at.begin()
    mover, _ = asked(at, match)
    worth = {"own": (mover, -20), "other": (1 - mover, -30), "nobody": (NOBODY, -50)}
    for nth, (answer, _) in enumerate(worth.values()):
        await call(at, match, answer, Player(0, 910 + nth, list(worth)[nth]))
    await at.act(match, action)
    expected = {name: points if name == right else wrong for name, (_, wrong) in worth.items()}
    assert {name: line[0] for name, line in (await table_of(at)).items()} == expected
    crowd = await at.store.area(CallRows).of_turn(match.id, 1)
    assert (crowd.right, crowd.count) == (1, 3)
    assert await follows(at, match)


async def test_an_older_button_is_refused_once_the_server_has_switched_calls_off(at: Table):
    match = await at.begin()
    mover, question = asked(at, match)
    await call(at, match, mover)
    for wanted in (False, True):
        wish = partial(msgspec.structs.replace, calls=wanted)
        await at.store.change_server_settings(match.guild, Player(0, ANN.user, ANN.name), wish, now=1)
        for about, answer in ((question, NOBODY), (WINNER, mover)):
            if wanted:
                await call(at, match, answer, YAN, question=about)
            else:
                assert await refusal(call(at, match, answer, YAN, question=about)) == "refused-call-off"
    await at.act(match, SAFE)
    assert {name: line[1:] for name, line in (await table_of(at)).items()} == {"Zoe": (0, 1), "Yan": (1, 1)}


async def test_whatever_is_pressed_by_chance_comes_to_nothing():
    losses = Costly.spec.losses
    assert losses is not None
    for chance in (losses.own, losses.other, losses.nobody):
        assert chance * (100 - chance) + (100 - chance) * -chance == 0


async def test_the_first_loss_closes_the_question_who_wins(at: Table):
    match = await at.begin()
    await call(at, match, 0, question=WINNER)
    await at.act(match, SAFE)
    assert not await at.feature(Calls).is_closed(match.id)
    await call(at, match, 1, question=WINNER)
    await at.act(match, COSTLY)
    assert await at.feature(Calls).is_closed(match.id)
    assert await refusal(call(at, match, 0, question=WINNER)) == "refused-call-closed"


async def test_who_wins_is_settled_with_the_end(at: Table):
    match = await at.begin(target="3")
    mover, _ = asked(at, match)
    await call(at, match, mover, ZOE, question=WINNER)
    await call(at, match, 1 - mover, YAN, question=WINNER)
    await at.act(match, COSTLY)
    assert await table_of(at) == {"Zoe": (50, 1, 1), "Yan": (-50, 0, 1)}
    crowd = await at.store.area(CallRows).of_turn(match.id, 1)
    assert (crowd.count, crowd.winner_right, crowd.winner_count) == (0, 1, 2)
    assert await follows(at, match)
    await at.matches.endings.void(match.id, 7, by=EVE, key=at.key())
    assert await table_of(at) == {}


async def test_a_draw_and_a_call_off_count_for_nobody(at: Table):
    match = await at.begin()
    await call(at, match, 0, question=WINNER)
    await call(at, match, NOBODY)
    await at.matches.endings.offer_draw(match.id, ANN.user, key=at.key())
    await at.matches.endings.offer_draw(match.id, BOB.user, key=at.key())
    assert await table_of(at) == {}
    other = await at.begin()
    await call(at, other, 0, question=WINNER)
    await at.matches.endings.abort(other.id, ANN.user, key=at.key())
    assert await table_of(at) == {}
    assert await refusal(at.feature(Calls).call(Call(other.id, WINNER, 0, 0, 99), ZOE)) == "refused-call-closed"


async def test_who_resigns_settles_no_move_but_the_match(at: Table):
    match = await at.begin()
    await call(at, match, NOBODY)
    await call(at, match, match.holder(0).seat, question=WINNER)
    await at.matches.resign(match.id, match.holder(1).user, key=at.key())
    assert await table_of(at) == {"Zoe": (50, 1, 1)}
    assert await follows(at, match)


async def test_a_move_left_to_the_clock_counts_as_it_was_played(at: Table):
    await at.matches.clocks.wake()
    made = await at.matches.challenges.challenge(
        ANN,
        (BOB,),
        MatchRequest("counter", 7, 8, "en", terms=msgspec.structs.replace(read_terms("day"), rated=True)),
        key=at.key(),
    )
    match = await at.matches.challenges.accept(made.id, BOB.user, key=at.key())
    due = max(holder.due for holder in match.holders)
    at.clock.now = due - 1
    await call(at, match, NOBODY)
    at.clock.now = at.matches.clocks._seen = due
    assert await refusal(call(at, match, 0, YAN)) == "refused-call-closed"
    await at.matches.clocks.settle()
    assert await table_of(at) == {"Zoe": (50, 1, 1)}  # it adds 0, which costs nothing
    assert await follows(at, match)


async def test_what_is_taken_back_is_called_again(at: Table):
    match = await at.begin()
    mover, _ = asked(at, match)
    await call(at, match, 1 - mover)
    await at.act(match, COSTLY)
    assert await table_of(at) == {"Zoe": (70, 1, 1)}
    at.clock.now += AT_ONCE // 2
    await call(at, match, NOBODY)
    await at.matches.takebacks.undo(match.id, match.holder(mover).user, key=at.key())
    assert await table_of(at) == {}
    await call(at, match, 1 - mover)
    await at.act(match, SAFE)
    assert await table_of(at) == {"Zoe": (-30, 0, 1)}
    assert await follows(at, match)


async def test_the_same_answer_twice_settles_once(at: Table):
    match = await at.begin()
    mover, _ = asked(at, match)
    await call(at, match, 1 - mover)
    (ask,) = at.matches.asks(match)
    user = match.holder(mover).user
    for _ in range(2):
        await at.matches.act(match.id, ask.id, user, COSTLY, key="once")
    assert await table_of(at) == {"Zoe": (70, 1, 1)}


async def test_a_move_of_several_answers_is_one_question(at: Table):
    """Each of a run of answers is a move of its own; the ones after the first were never asked about."""
    match = await at.begin(run="3")
    mover, _ = asked(at, match)
    match = (await at.act(match, SAFE)).match
    await call(at, match, 1 - mover)
    await at.act(match, [SAFE, COSTLY])
    assert await table_of(at) == {"Zoe": (-30, 0, 1)}
    assert await follows(at, match)


async def test_nobody_is_asked_in_direct_messages(at: Table):
    made = await at.matches.challenges.challenge(ANN, (BOB,), MatchRequest("counter", 0, 8, "en"), key=at.key())
    match = await at.matches.challenges.accept(made.id, BOB.user, key=at.key())
    assert await refusal(call(at, match, NOBODY)) == "refused-call-closed"


@pytest.mark.parametrize("error", [StoreBusy("not now"), ValueError("a mistake in the program")])
async def test_presses_that_cannot_be_kept_are_all_told_so(
    at: Table, monkeypatch: pytest.MonkeyPatch, error: Exception
):
    match = await at.begin()
    rows = at.feature(Calls)._rows
    kept = rows.keep

    async def busy(*_: object) -> tuple[Called, ...]:
        raise error

    monkeypatch.setattr(rows, "keep", busy)
    users = [Player(0, 920 + nth, f"user {nth}") for nth in range(5)]
    async with asyncio.timeout(60):
        failed = await asyncio.gather(*(call(at, match, NOBODY, one) for one in users), return_exceptions=True)
    assert set(failed) == {error}
    monkeypatch.setattr(rows, "keep", kept)
    given_up = asyncio.create_task(call(at, match, NOBODY, users[0]))
    await asyncio.sleep(0)
    others = [asyncio.create_task(call(at, match, NOBODY, one)) for one in users[1:]]
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(*others)
    await at.act(match, SAFE)
    assert len(await table_of(at)) in {4, 5}
    assert at.feature(Calls)._waiting == {}


@pytest_asyncio.fixture
async def games(tmp_path: Path) -> AsyncIterator[Table]:
    store = await SqliteStore.open(tmp_path / "matches.db")
    yield Table(store, InlineWorker(), dict(GAMES))
    await store.close()


async def played_with_calls(at: Table, key: str) -> tuple[Match, set[int]]:
    """A match of random answers, of which many are those worth most, with random calls; and the questions that were called."""
    rng = Rng(f"calls {key}".encode())
    made = await at.matches.challenges.challenge(ANN, (BOB,), MatchRequest(key, 7, 8, "en"), key=at.key())
    match = await at.matches.challenges.accept(made.id, BOB.user, key=at.key())
    called = set()
    while (asks := at.matches.asks(match)) and match.revision < MOST:
        question = question_of(GAMES[key], asks)
        if question is not None:
            called.add(question)
            for user in (ZOE, YAN):
                await call(at, match, rng.pick((0, 1, NOBODY)), user, question=question)
        if not await at.feature(Calls).is_closed(match.id):
            await call(at, match, rng.below(2), question=WINNER)
        ask = rng.pick(asks)
        choice = rng.pick((rng.pick(ask.choices), max(ask.choices, key=lambda one: one.worth)))
        user = match.holder(ask.seat).user
        match = (await at.matches.act(match.id, ask.id, user, choice.action, key=at.key())).match
    if match.status is Status.RUNNING:
        match = (await at.matches.resign(match.id, match.holder(0).user, key=at.key())).match
    return match, called


@pytest.mark.long
@pytest.mark.parametrize("key", sample(GAMES, 2))
async def test_calls_in_random_matches_of_every_game_follow_from_their_turns(games: Table, tmp_path: Path, key: str):
    match, called = await played_with_calls(games, key)
    kept = await games.store._reader.read(lambda tx: calls.settled_in(tx, match.id))  # type: ignore[attr-defined]
    found = results(GAMES[key], match, await games.store.turns(match.id), games.matches.outcome(match))
    assert kept <= found
    settled = {question for question, *_ in kept}
    assert WINNER in settled
    assert settled & called
    assert all(any(right for one, _, right in found if one == question) for question in called - {max(called)})
    page = await games.store.area(CallRows).oracles(7, 0, EVER, 0, first=0, most=9)
    assert {line.name for line in page.lines} == {"Zoe", "Yan"}
    assert all(0 < line.count <= len(called) + 1 for line in page.lines)
    assert await games.store._reader.read(lambda tx: tx.all(OPEN_ONES)) == []  # type: ignore[attr-defined]
    assert [str(fault) for fault in check(tmp_path / "matches.db", GAMES).faults] == []
    with closing(sqlite3.connect(tmp_path / "matches.db")) as plain:
        plain.execute("UPDATE calls SET points = -points WHERE question = -1")
        plain.commit()
    (fault,) = check(tmp_path / "matches.db", GAMES).faults
    assert "counted otherwise" in fault.text
