"""Shot noise (V-8)."""

import statistics

import pytest

from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist
from bot.games.contract.save import dump, dump_state, load_state
from bot.games.contract.shot_noise import HANDS, hand_of
from bot.games.pitchout.rules.events import Flicked, Slipped
from bot.games.pitchout.rules.launches import slipped
from bot.games.pitchout.rules.values import Flick, FlickAgain, State
from bot.matches.core.engine import Apply
from bot.workers.studio import standard_tools
from tests.support.games.pitchout_complete import chosen_teams, lined_up, shots, usual
from tests.support.games.pitchout_matches import GAME, NOTHING, answer, ask_of, game, patched, playing


class Unlucky(Rng):
    """Fails if drawn from."""

    def uniform(self, lo: float, hi: float) -> float:
        raise AssertionError(f"luck between {lo} and {hi}")


def slip_of(state: State, flick: Flick | FlickAgain, seed: bytes = b"hand") -> tuple[Slipped, Flicked]:
    ask = ask_of(state)
    events = game(NOTHING).apply(state, Answer(ask.id, ask.seat, flick), Rng(seed)).events
    wanted, came = (event for event in events if isinstance(event, Slipped | Flicked))
    assert isinstance(wanted, Slipped)
    assert isinstance(came, Flicked)
    return wanted, came


def test_v8_a_steady_hand_draws_no_luck():
    state = playing()
    assert hand_of(state.options) is None
    assert slipped(state, "S.guard", 12.3, 45.6, Unlucky(b"")) == (12.3, 45.6)


def test_v8_a_match_from_before_there_were_hands_is_played_with_a_steady_one():
    state = playing()
    old = patched(state, options=tuple(option for option in state.options if option[0] != "hand"))
    assert answer(old, Flick("S.guard", 90, 50), NOTHING).events[0] == Flicked("S.guard", 90, 50)


@pytest.mark.parametrize(("kind", "aside", "share"), [("calm", 0.5, 2.0), ("human", 1.0, 4.0)])
def test_v8_what_comes_scatters_round_what_was_wanted(kind: str, aside: float, share: float):
    state, rng = playing(hand=kind), Rng(b"many")
    came = [slipped(state, "S.guard", 90.0, 50.0, rng) for _ in range(4000)]
    bearings, strengths = [bearing for bearing, _ in came], [strength for _, strength in came]
    assert statistics.fmean(bearings) == pytest.approx(90.0, abs=0.05)
    assert statistics.pstdev(bearings) == pytest.approx(aside, rel=0.05)
    assert statistics.fmean(strengths) == pytest.approx(50.0, abs=0.1)
    assert statistics.pstdev(strengths) == pytest.approx(50.0 * share / 100, rel=0.05)
    fan = HANDS[kind].fan(90.0, 50.0)
    within = sum(fan.left <= b <= fan.right and fan.weak <= s <= fan.strong for b, s in came)
    assert within / len(came) == pytest.approx(0.9545**2, abs=0.02)
    assert max(abs(bearing - 90.0) for bearing in bearings) <= 3 * aside


def test_v8_what_was_wanted_and_what_came_is_told_and_shown():
    step_of = playing(hand="human")
    wanted, came = slip_of(step_of, Flick("S.guard", 90, 50))
    assert (wanted.angle, wanted.strength) == (90, 50)
    assert (came.angle, came.strength) != (90, 50)
    ask = ask_of(step_of)
    step = GAME.apply(step_of, Answer(ask.id, ask.seat, Flick("S.guard", 90, 50)), Rng(b"hand"))
    assert step.state.last is not None
    assert (step.state.last.angle, step.state.last.strength) == (came.angle, came.strength)
    assert slip_of(step_of, Flick("S.guard", 90, 50), b"another")[1] != came


def test_v8_north_is_no_border_and_strengths_stay_what_they_may_be():
    state, rng = playing(hand="human"), Rng(b"north")
    came = [slipped(state, "S.guard", 0.0, 100.0, rng) for _ in range(200)]
    assert all(bearing <= 3.0 or bearing >= 357.0 for bearing, _ in came)
    assert max(strength for _, strength in came) == 100.0
    assert min(slipped(state, "S.guard", 0.0, 1.0, rng)[1] for _ in range(200)) == 1.0


def test_v8_the_second_flick_and_the_shot_slip_too():
    again = answer(playing(hand="human"), Flick("S.runner", 90, 5), NOTHING).state
    assert slip_of(again, FlickAgain(90, 20))[0] == Slipped("S.runner", 90, 20)
    state = lined_up(chosen_teams(hand="human"), usual("citizens", 7), usual("hoods", 7))
    step = shots(state, NOTHING)
    assert {event.puck for event in step.events if isinstance(event, Slipped)} == {"S.captain", "N.captain"}


def test_v8_such_a_step_depends_on_luck():
    tools = standard_tools()
    for kind, lucky in (("steady", False), ("human", True)):
        state = playing(hand=kind)
        move = Answer(ask_of(state).id, 0, Flick("S.guard", 180.0, 10))
        stepped = Apply("pitchout", dump_state(GAME.spec, state), dump(move), b"seed", 4).run(tools)
        assert stepped.lucky is lucky
        load_state(GAME.spec, stepped.state)


@pytest.mark.parametrize("assist", list(Assist))
def test_v8_the_preview_shows_the_fan_and_says_it(assist: Assist):
    state = playing(hand="human")
    shown = GAME.sketch(GAME.view(state, 0), ask_of(state), Flick("S.guard", 1.0, 50.0), assist)
    assert shown.aim is not None
    assert shown.aim.fan is not None
    assert (shown.aim.fan.left, shown.aim.fan.right) == (359.0, 3.0)
    assert (shown.aim.fan.weak, shown.aim.fan.strong) == (46.0, 54.0)
    assert (shown.aim.fan.length is not None) == (assist is Assist.EXPERT)
    assert [phrase.key for phrase in shown.remarks] == ["pitchout-fan"]
    steady = GAME.sketch(GAME.view(playing(), 0), ask_of(state), Flick("S.guard", 1.0, 50.0), assist)
    assert steady.aim is not None
    assert (steady.aim.fan, steady.remarks) == (None, ())
