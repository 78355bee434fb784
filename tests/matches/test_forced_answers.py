"""A question with a single possible answer: it is answered in the commit that led to it, and no player is charged for it."""

from typing import Any

import msgspec
import pytest

from bot.answers.answer_notation import AnswerNotation
from bot.content import catalogue
from bot.features.history.records import record_of, write_record
from bot.features.history.transcripts import replay_file, write_text
from bot.games import GAMES
from bot.games.contract.base import Forced, TimedOut
from bot.games.contract.luck import Rng
from bot.matches.core.models import ActionResult, Match, MatchRequest, Person, Status
from bot.matches.history.history import faults, move_of, standing
from bot.matches.timing.models import TimerKind
from bot.matches.timing.paces import DAY, read_terms
from bot.matches.work.store import Store
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import Studio
from pichenette.testing.playing import for_two, set_up
from render import PAINTERS
from tests.support.discord.from_position import starting_at
from tests.support.matches.played import Evening
from tests.support.matches.single_answers import SINGLE
from tests.support.matches.table import ANN, BOB, EVE, Table, refusal
from tests.support.samples import sample

pytestmark = pytest.mark.asyncio
WORDS = catalogue()
ANSWERS = 200  # of each random match


def table_at(store: Store, name: str, state: Any) -> Table:
    games = {name: starting_at(name, state)}
    return Table(store, InlineWorker(Studio(games, PAINTERS, WORDS)), games)


async def begun(at: Table, name: str) -> Match:
    request = MatchRequest(name, 7, 8, "en", terms=read_terms("day"))
    made = await at.matches.challenges.challenge(ANN, (BOB,), request, key=at.key())
    return await at.matches.challenges.accept(made.id, BOB.user, key=at.key())


async def answered(store: Store, name: str) -> tuple[Table, ActionResult]:
    state, action = SINGLE[name]
    at = table_at(store, name, state)
    return at, await at.act(await begun(at, name), action, key="answer")


async def moves(at: Table, match: Match) -> list[tuple[Any, bool]]:
    """The seats that answered so far, and whether each answer was forced."""
    turns = (await at.store.turns(match.id))[1:]
    return [(turn.seat, move_of(GAMES[match.game], turn).forced) for turn in turns]


@pytest.mark.parametrize("name", SINGLE)
async def test_it_is_answered_in_the_commit_that_led_to_it(stores, name):
    at, acted = await answered(stores[0], name)
    assert await moves(at, acted.match) == [(0, False), (1, True)]
    first, forced = (await at.store.turns(acted.match.id))[1:]
    assert forced.key == first.key == "answer"
    assert Forced(1, forced_rule(name)) in acted.events
    (ask, *_) = at.matches.asks(acted.match)
    assert len(ask.choices) > 1
    assert acted.match.revision == 2


def forced_rule(name: str) -> str:
    return {"pitchout": "PO-45", "forhonor": "FH-12", "offboard": "OB-4"}[name]


@pytest.mark.parametrize("name", SINGLE)
async def test_it_follows_from_the_turns_before(stores, name):
    at, acted = await answered(stores[0], name)
    game, turns = at.matches.work.positions.game(name), await at.store.turns(acted.match.id)
    assert not list(faults(game, acted.match, turns, simulate=True))


@pytest.mark.parametrize("name", SINGLE)
async def test_a_turn_of_before_with_the_same_answer_leads_to_the_same_position(stores, name):
    at, acted = await answered(stores[0], name)
    game, turns = at.matches.work.positions.game(name), await at.store.turns(acted.match.id)
    forced = move_of(game, turns[2])
    given = msgspec.structs.replace(forced, forced=False)
    assert turns[2].move != msgspec.json.encode(given)
    assert b"forced" not in msgspec.json.encode(given)  # as it was written before there was the mark
    events = [event for event in acted.events if not isinstance(event, Forced)]
    of_turn = len(at.matches.events(acted.match, turns[2])) - 1
    old = msgspec.structs.replace(
        turns[2], move=msgspec.json.encode(given), events=msgspec.json.encode(events[-of_turn:])
    )
    assert not list(faults(game, acted.match, (*turns[:2], old), simulate=True))


async def test_the_same_answer_twice_is_carried_on_once(stores):
    at, acted = await answered(stores[0], "offboard")
    before = at.matches.work.positions.asks_in("offboard", (await at.store.turns(acted.match.id))[0].state)
    again = await at.matches.act(
        acted.match.id, before[0].id, acted.match.holder(0).user, SINGLE["offboard"][1], key="answer"
    )
    assert (again.again, again.match.revision, again.events) == (True, 2, acted.events)


async def test_nobody_is_charged_for_it(stores):
    at, acted = await answered(stores[0], "offboard")
    other = acted.match.holder(1)
    assert (other.due, other.lapses) == (0, 0)
    timers = await at.store.claim_timers(at.clock.now + 99 * DAY, owner="test", lease=1, most=9)
    assert {timer.seat for timer in timers if timer.kind is not TimerKind.EXPIRY} == {0}
    counted = await at.store.punctuality((acted.match.holder(0).user, other.user), at.clock.now)
    assert [counted[one.user].made for one in acted.match.holders] == [1 if one.seat == 0 else 0 for one in acted.match.holders]  # fmt: skip


async def test_a_takeback_takes_it_back_with_the_answer_before(stores):
    at, acted = await answered(stores[0], "offboard")
    match, first = acted.match, acted.match.holder(0).user
    assert await refusal(at.matches.takebacks.undo(match.id, match.holder(1).user, key="no")) == "refused-undo-nothing"
    taken = await at.matches.takebacks.undo(match.id, first, key="undo")
    assert taken.done
    assert [ask.seat for ask in at.matches.asks(taken.match)] == [0]
    game, turns = at.matches.work.positions.game("offboard"), await at.store.turns(match.id)
    assert [turn.revision for turn, _ in standing(game, turns)] == [0]
    assert not list(faults(game, taken.match, turns))
    redone = await at.act(match, SINGLE["offboard"][1])
    assert redone.match.revision == 5


async def test_a_forced_answer_is_no_answer_of_its_seat(stores):
    at, acted = await answered(stores[0], "offboard")
    match = acted.match
    await at.matches.endings.check_abortable(match)  # the other has not moved yet
    assert await refusal(at.matches.tries.turn(match, 2, ANN.user)) == "whatif-nothing"
    assert (await at.matches.tries.turn(match, 1, ANN.user)).ask.seat == 0


@pytest.mark.parametrize("name", ["pitchout", "forhonor"])  # where it is the usual answer that leads to it
async def test_the_clock_leads_to_it_as_a_player_does(stores, name):
    at = table_at(stores[0], name, SINGLE[name][0])
    match = await begun(at, name)
    at.clock.now += 2 * DAY
    await at.matches.clocks.settle()
    first, forced = [move_of(GAMES[name], turn) for turn in (await at.store.turns(match.id))[1:]]
    assert isinstance(first, TimedOut)
    assert (forced.seat, forced.forced) == (1, True)
    assert [holder.lapses for holder in (await at.present(match)).holders] == [
        1 if holder.seat == 0 else 0 for holder in match.holders
    ]


@pytest.mark.parametrize("written", ["json", "text"])
async def test_records_keep_it(stores, written):
    at = Table(stores[0], InlineWorker(), dict(GAMES))
    match = await last_cards(at)
    game, turns = GAMES["forhonor"], await at.store.turns(match.id)
    assert [move.forced for move in (move_of(game, turn) for turn in turns[1:])] == [False] * 5 + [True] * 3
    record = record_of(game, msgspec.structs.replace(match, status=Status.FINISHED), turns, None)
    words = WORDS.of("en")
    raw = write_record(record) if written == "json" else write_text(record, game, turns, AnswerNotation(game, words)).encode()  # fmt: skip
    assert (b'"forced": true' if written == "json" else b" * only ") in raw
    study = await replay_file(raw, InlineWorker(), words)
    assert [turn.move for turn in study.turns] == [turn.move for turn in turns]
    assert study.turns[-1].state == match.state
    assert not study.notes


async def last_cards(at: Table) -> Match:
    """A match of five whose last heroes are the only ones left to three of them."""
    others = (BOB, EVE, Person(104, "Dai"), Person(105, "Fay"))
    match = await at.matches.challenges.challenge(ANN, others, MatchRequest("forhonor", 7, 8, "en"), key=at.key())
    for other in others:
        match = await at.matches.challenges.accept(match.id, other.user, key=at.key())
    while (ask := at.matches.asks(match)[0]).kind == "draft":
        match = (await at.act(match, ask.choices[0].action)).match
    return match


async def test_a_reply_to_what_comes_after_it_needs_none_to_it(stores):
    at = table_at(stores[0], "offboard", SINGLE["offboard"][0])
    match = await begun(at, "offboard")
    yellow = match.holder(1).user
    await at.matches.conditional_moves.add(match.id, yellow, "B2 W, B5 E", "B2 E")
    forced = await at.act(match, SINGLE["offboard"][1])
    assert [reply.path for reply in await at.matches.conditional_moves.of(forced.match, yellow)] == [("B5 E",)]
    (ask,) = at.matches.asks(forced.match)
    answer = next(choice.action for choice in ask.choices if choice.code == "B5 E")
    replied = await at.act(match, answer)
    assert await moves(at, replied.match) == [(0, False), (1, True), (0, False), (1, False)]


@pytest.mark.parametrize("seed", sample(range(3), 3))
@pytest.mark.parametrize("name", GAMES)
async def test_no_question_with_a_single_answer_waits_for_a_person(tmp_path, name, seed):
    """None is exempt but asks whose one choice has dials: a flick, a lineup, where a piece is put."""
    store = await SqliteStore.open(tmp_path / "m.db")
    try:
        evening, spec = Evening(store, f"single {seed}"), GAMES[name].spec
        begun = set_up(GAMES[name], Rng(f"{name} {seed}".encode()), b"single", for_two(spec)).state
        match = await evening.begin(name, **dict(begun.options))
        for _ in range(ANSWERS):
            for ask in evening.matches.asks(match):
                assert len(ask.choices) > 1 or ask.choices[0].dials, ask.id
            match = await evening.play(match, 1)
    finally:
        await store.close()


@pytest.mark.parametrize("name", GAMES)
async def test_no_match_begins_with_a_single_answer(name):
    for number in range(60):
        begun = set_up(GAMES[name], Rng(b"%d" % number), b"begins", GAMES[name].spec).state
        assert all(len(ask.choices) > 1 or ask.choices[0].dials for ask in GAMES[name].asks(begun))
