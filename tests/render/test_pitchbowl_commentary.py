"""Comments on single turns of PitchBowl, with flicks simulated by physics."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.pitchbowl.rules.values import Action, Flick, Pass, State
from bot.words import Catalogue
from render.commentary import Fact
from render.painter import Moment
from render.pitchbowl.commentary import facts
from tests.support.games.commented import in_wording
from tests.support.games.pitchbowl_few import lying
from tests.support.scenes.pitchbowl_scenes import GAME

WORDS = Catalogue(Path(__file__).parents[2] / "data" / "words")


def facts_of(state: State, action: Action) -> dict[str, Fact]:
    """The possible comments on an answer, by kind."""
    (ask,) = GAME.asks(state)
    step = GAME.apply(state, Answer(ask.id, ask.seat, action), Rng(b"told"))
    moment = Moment(GAME.view(state, None), GAME.view(step.state, None), step.events, step.trace)
    return {one.words.key.removeprefix("pitchbowl-comment-"): one for one in facts(moment)}


def args(fact: Fact) -> dict[str, object]:
    return dict(fact.words.args)


def english(fact: Fact, nth: int = 0) -> str:
    return WORDS.of("en").say(in_wording(fact, nth))


def test_a_steal_is_told_by_side_and_by_what_was_left_to_the_goal_line():
    ahead = lying(holder="blue.t1", blue_t1=(225, 300), red_t1=(225, 240), blue_t2=(225, 600))
    facts = facts_of(ahead, Flick("red.t1", 0.0, 15.0, "steal"))
    assert "steal-behind" not in facts
    behind = lying(holder="blue.t1", blue_t1=(225, 200), red_t1=(225, 250), blue_t2=(225, 600))
    facts = facts_of(behind, Flick("red.t1", 180.0, 15.0, "steal"))
    assert english(facts["steal-behind"]) == "B1 never saw A1 coming: robbed from behind."
    assert args(facts["steal-line"]) == {"player": "A1", "victim": "B1", "cm": 9}


def test_a_throw_is_measured_and_whom_it_passed_is_named():
    state = lying(holder="red.t1", red_t1=(225, 200), red_t2=(225, 600), blue_t1=(253, 400))
    facts = facts_of(state, Pass(0.0, 60.0))
    assert args(facts["pass-long"])["cm"] == 37
    assert args(facts["pass-gap"]) == {"player": "A2", "passer": "A1", "foe": "B1", "cm": pytest.approx(0.8)}


@pytest.mark.parametrize(("strength", "over"), [(14.2, 0.1), (50.0, None)])
def test_a_fall_is_told_by_how_little_too_hard_it_was(strength: float, over: float | None):
    state = lying(ball=(50, 700), red_t1=(225, 225), blue_t1=(50, 50))
    spent = msgspec.structs.replace(state.spent, effort=True)  # so that 63.5 mm are free
    facts = facts_of(msgspec.structs.replace(state, spent=spent), Flick("red.t1", 90.0, strength))
    assert ("fall-hair" in facts) == (over is not None)
    if over is not None:
        assert args(facts["fall-hair"])["cm"] == pytest.approx(over)


def test_a_pick_up_that_nearly_came_off_is_measured():
    state = lying(ball=(225, 300), red_t1=(225, 250), red_t2=(190, 252), blue_t1=(50, 50))
    assert "pickup-hair" not in facts_of(
        lying(ball=(225, 400), red_t1=(225, 250)), Flick("red.t1", 45.0, 8.0, "pickup")
    )
    assert args(facts_of(state, Flick("red.t1", 30.0, 20.0, "pickup"))["pickup-hair"])["cm"] == pytest.approx(0.5)


def test_a_touchdown_is_told_by_how_it_came_about():
    run = lying(holder="red.t1", red_t1=(225, 660), blue_t1=(50, 400))
    facts = facts_of(run, Flick("red.t1", 0.0, 10.0))
    assert english(facts["run-point"]) == "The last 3 cm taste sweetest: A1 scores for Amber."
    pushed = lying(holder="red.t1", red_t1=(225, 660), red_t2=(225, 630), blue_t1=(50, 400))
    assert args(facts_of(pushed, Flick("red.t2", 0.0, 15.0))["pushed-point"]) == {"player": "A1", "by": "A2"}
    own = lying(holder="blue.t1", blue_t1=(225, 140), red_t1=(225, 170))
    assert "own-goal" in facts_of(own, Flick("red.t1", 180.0, 15.0))
    third = msgspec.structs.replace(run, score=(2, 0))
    assert "hat-trick" in facts_of(third, Flick("red.t1", 0.0, 10.0))


def test_near_misses_of_runs_are_measured():
    short = facts_of(lying(holder="red.t1", red_t1=(225, 660), blue_t1=(50, 400)), Flick("red.t1", 0.0, 5.0))
    assert args(short["carry-short"])["cm"] == pytest.approx(0.6)
    by = facts_of(lying(ball=(50, 700), red_t1=(225, 225), blue_t1=(254, 250)), Flick("red.t1", 0.0, 12.0))
    assert args(by["slipped-by"]) == {"player": "A1", "foe": "B1", "cm": pytest.approx(0.5)}


def test_the_last_player_on_the_field_is_told():
    state = lying(ball=(225, 400), red_t1=(20, 225), red_t2=(300, 225), blue_t1=(50, 50))
    assert (
        english(facts_of(state, Flick("red.t1", 270.0, 30.0))["last-left"])
        == "A2 is all that Amber has left on the field."
    )
