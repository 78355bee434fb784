"""A history is replayed, and differences are reported."""

import math
from collections.abc import Callable
from typing import TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.games.contract.base import TimedOut
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump, dump_state, load, load_state
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.events import BallOut, PlacementAnnulled
from bot.matches.core.models import Match, Status, Turn
from bot.matches.history.history import AgreedDraw, Takeback, alike, faults, move_of, same_events, standing
from bot.physics.trace import Segment, Trace
from tests.support.matches.played import Evening

pytestmark = pytest.mark.asyncio
T = TypeVar("T", bound=msgspec.Struct)


async def history(evening: Evening, game: str, answers: int, **options: str) -> tuple[Match, list[Turn]]:
    match = await evening.play(await evening.begin(game, **options), answers)
    return match, list(await evening.store.turns(match.id))


@pytest.mark.parametrize(
    ("game", "answers", "options"),
    [
        ("pitchout", 60, {}),
        ("pitchout", 30, {"mode": "complete"}),
        ("pitchbowl", 60, {"defensive_placement": "on"}),
        ("offboard", 60, {}),
    ],
)
async def test_what_was_played_follows(evening: Evening, game: str, answers: int, options: dict[str, str]):
    match, turns = await history(evening, game, answers, **options)
    assert match.revision > 5
    assert list(faults(GAMES[game], match, turns)) == []
    assert list(faults(GAMES[game], match, turns, simulate=True)) == []
    assert move_of(GAMES[game], turns[0]) is None


async def test_somebody_who_left_is_played_again_as_well(evening: Evening):
    match = await evening.play(await evening.begin("offboard"), 4)
    over = await evening.matches.resign(match.id, match.challenger.user, key="enough")
    assert over.match.status is Status.FINISHED
    assert list(faults(GAMES["offboard"], match, await evening.store.turns(match.id))) == []


async def test_another_position_other_events_and_a_missing_turn_are_told(evening: Evening):
    match, turns = await history(evening, "offboard", 6)
    game = GAMES["offboard"]
    wrong = [*turns]
    wrong[3] = msgspec.structs.replace(turns[3], state=turns[2].state)
    assert next(faults(game, match, wrong)) == "turn 3: played again it leads to another position"
    wrong[3] = msgspec.structs.replace(turns[3], events=b"[]")
    assert list(faults(game, match, wrong)) == ["turn 3: played again other things happen in it"]
    assert list(faults(game, match, turns[:3] + turns[4:])) == ["turn 4: the turn before it is missing"]


async def test_what_cannot_be_read_or_is_against_the_rules_is_told(evening: Evening):
    match, turns = await history(evening, "offboard", 4)
    game = GAMES["offboard"]

    def faults_after(**change: bytes) -> str:
        (sentence,) = faults(game, match, [*turns[:4], msgspec.structs.replace(turns[4], **change)])
        return sentence

    assert faults_after(move=b"{").startswith("turn 4: it cannot be read (")
    assert faults_after(move=turns[1].move).startswith("turn 4: the rules refuse it (")
    assert faults_after(state=b'{"version":999,"state":{}}').startswith(
        "turn 4: it cannot be read (offboard: saved by a later"
    )


async def test_a_flick_is_judged_by_what_was_seen_then(evening: Evening):
    match, turns = await history(evening, "pitchout", 60)
    game = GAMES["pitchout"]
    flicked = next(turn for turn in turns if turn.trace)
    unseen = [msgspec.structs.replace(turn, trace=b"") if turn == flicked else turn for turn in turns]
    assert list(faults(game, match, unseen)) == [f"turn {flicked.revision}: pieces move in it, but how is not kept"]
    assert list(faults(game, match, unseen, simulate=True)) == []


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl"])
async def test_last_bits_of_another_processor_are_not_held_against_a_flick(evening: Evening, game: str):
    match, turns = await history(evening, game, 60)
    flicked = [turn for turn in turns if turn.trace]
    assert len(flicked) > 5

    def faults_after(change: Callable[[float], float]) -> list[str]:
        traces = {turn.revision: changed(load(Trace, turn.trace), change) for turn in flicked}
        kept = [replace(turn, trace=dump(traces[turn.revision])) if turn.trace else turn for turn in turns]
        return list(faults(GAMES[game], match, kept, simulate=True))

    assert faults_after(lambda value: value) == faults_after(lambda value: value * (1 + 1e-12)) == []
    assert faults_after(lambda value: value + 0.001) == [
        f"turn {turn.revision}: simulated again pieces move otherwise in it" for turn in flicked
    ]


def changed(trace: Trace, change: Callable[[float], float]) -> Trace:
    """A trace whose times, speeds and places on the way are changed, but not where pieces rest."""
    film = trace.film and replace(
        trace.film, segments=tuple(floats_changed(one, change) for one in trace.film.segments)
    )
    return replace(
        trace,
        contacts=tuple(floats_changed(one, change) for one in trace.contacts),
        falls=tuple(floats_changed(one, change) for one in trace.falls),
        duration=change(trace.duration),
        film=film,
    )


def floats_changed(value: T, change: Callable[[float], float]) -> T:
    numbers = {name: now for name in value.__struct_fields__ if isinstance(now := getattr(value, name), float)}
    return replace(value, **{name: change(now) for name, now in numbers.items()})


async def test_values_are_alike_but_for_last_bits_and_whole_turns():
    segment = Segment("a", 0.0, 1.0, 10.0, 20.0, 0.0, 3.0, 4.0, 5.0, 6.0, 7.0)
    assert alike(segment, replace(segment, angle=360.0 - 1e-9))
    assert not alike(segment, replace(segment, angle=1e-3))
    assert not alike(segment, replace(segment, x=370.0))
    assert alike((math.inf, 1e9, None), (math.inf, 1e9 + 1, None))
    assert not alike((1.0, 2.0), (1.0,))
    assert not alike(1.0, None)
    assert not alike("a", "b")


async def test_a_game_that_fails_is_told(evening: Evening):
    match, turns = await history(evening, "offboard", 2)
    found = list(faults(GAMES["offboard"], msgspec.structs.replace(match, seed=None), turns))  # type: ignore[arg-type]
    assert found[0].startswith("turn 0: the game's own code fails on it (TypeError")


async def test_a_takeback_leads_to_what_stood_before(evening: Evening):
    match, turns = await history(evening, "offboard", 4)
    back = msgspec.structs.replace(turns[4], revision=5, move=dump(Takeback(3)), events=b"[]", state=turns[3].state)
    assert move_of(GAMES["offboard"], back) == Takeback(3)
    assert list(faults(GAMES["offboard"], match, [*turns, back])) == []
    wrong = msgspec.structs.replace(back, state=turns[1].state)
    assert list(faults(GAMES["offboard"], match, [*turns, wrong])) == [
        "turn 5: it takes back to turn 3, but its position is another"
    ]


async def test_a_draw_leaves_the_position_as_it_was(evening: Evening):
    match, turns = await history(evening, "offboard", 4)
    game = GAMES["offboard"]
    agreed = msgspec.structs.replace(turns[-1], revision=5, seat=0, move=dump(AgreedDraw()), events=b"[]")
    assert list(faults(game, match, [*turns, agreed])) == []
    other = msgspec.structs.replace(agreed, state=turns[0].state)
    assert list(faults(game, match, [*turns, other])) == [
        "turn 5: it leaves all as it was, but its position is another"
    ]


async def test_what_was_taken_back_stands_no_more(evening: Evening):
    match, turns = await history(evening, "offboard", 4)

    def back(revision: int, to: int) -> Turn:
        return msgspec.structs.replace(turns[to], revision=revision, seat=0, move=dump(Takeback(to)), events=b"[]")

    again = msgspec.structs.replace(turns[3], revision=6)
    found = [*turns, back(5, 2), again, back(7, 1)]
    assert [turn.revision for turn, _ in standing(GAMES["offboard"], found[:6])] == [0, 1, 2]
    assert [turn.revision for turn, _ in standing(GAMES["offboard"], found[:7])] == [0, 1, 2, 6]
    assert [turn.revision for turn, _ in standing(GAMES["offboard"], found)] == [0, 1]
    assert list(faults(GAMES["offboard"], match, found)) == []


async def test_what_events_have_got_since_they_were_kept_is_not_held_against_them():
    game = GAMES["pitchbowl"]
    made = dump((PlacementAnnulled("red.t1", why="far"), BallOut(Point(458.0, 225.0))))
    kept = b'[{"type":"placement_annulled","player":"red.t1","rule":"PB-81"}'
    assert same_events(game, kept + b',{"type":"ball_out","at":{"x":458.00017,"y":225.0},"rule":"PB-62"}]', made)
    assert not same_events(game, kept + b',{"type":"ball_out","at":{"x":300.0,"y":225.0},"rule":"PB-62"}]', made)
    assert not same_events(game, kept.replace(b"t1", b"t2") + b"]", dump((PlacementAnnulled("red.t1", why="far"),)))
    assert not same_events(game, kept + b"]", made)


async def test_the_ball_is_out_at_a_place_of_the_field():
    assert BallOut(Point(462.0004, -12.0)).at == Point(450.0, 0.0)
    assert BallOut(Point(225.00049, 807.9)).at == Point(225.0, 800.0)


async def test_a_position_may_say_more_than_it_did_when_it_was_kept(evening: Evening):
    match = await evening.begin("forhonor")
    ask = evening.matches.asks(match)[0]
    game = GAMES["forhonor"]
    start = (await evening.store.turns(match.id))[0]
    step = game.apply(load_state(game.spec, start.state), TimedOut(ask.id), Rng(match.seed, 1))
    state = dump_state(game.spec, step.state)
    late = Turn(match.id, 1, ask.seat, dump(TimedOut(ask.id)), dump(step.events), b"", state, "late", 0)
    former = msgspec.structs.replace(late, state=state.replace(b',"clock":true', b""))
    assert former.state != late.state
    assert list(faults(game, match, [start, late])) == list(faults(game, match, [start, former])) == []
    other = msgspec.structs.replace(late, state=state.replace(b'"asked":1', b'"asked":2'))
    assert list(faults(game, match, [start, other])) == ["turn 1: played again it leads to another position"]
