"""Comments on single turns of Pitch Out, with flicks simulated by physics."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.pitchout.rules.values import Flick, State
from bot.physics.trace import Trace
from bot.words import Catalogue
from render.commentary import Fact, comment, fact
from render.painter import Moment
from render.pitchout.commentary import facts
from tests.support.games.commented import in_wording
from tests.support.games.pitchout_matches import GAME, answer, fall, playing, push, trace, without
from tests.support.games.pitchout_matches import patched as with_pieces

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words")
FOES = ("N.captain", "N.guard", "N.assassin", "N.runner", "N.immortal")
ALL = tuple(f"S.{name}" for name in ("captain", "guard", "assassin", "runner", "immortal")) + FOES
CORNERS = {piece: {"x": 20.0 + 40 * nth, "y": 25.0} for nth, piece in enumerate(ALL)}  # out of the way


def lying(**places: tuple[float, float]) -> State:
    """A position where these pieces (`S_guard`, `C`) lie so, other pucks in a corner, other blocks nowhere."""
    state = without(playing(), *(block for block in ("S1", "S2", "N1", "N2", "C") if block not in places))
    at = {name.replace("_", "."): {"x": x, "y": y} for name, (x, y) in places.items()}
    return with_pieces(state, CORNERS | at)


def facts_of(state: State, puck: str, angle: float, strength: float, seen: Trace | None = None) -> dict[str, Fact]:
    """The possible comments on a flick, by kind."""
    step = answer(state, Flick(puck, angle, strength), seen)
    moment = Moment(GAME.view(state, None), GAME.view(step.state, None), step.events, step.trace)
    return {one.words.key.removeprefix("pitchout-comment-"): one for one in facts(moment)}


def args(fact: Fact) -> dict[str, object]:
    return dict(fact.words.args)


def test_how_narrowly_a_puck_runs_off_is_measured():
    facts = facts_of(lying(S_guard=(400.0, 300.0)), "S.guard", 90.0, 33.4)  # slides 400.8 mm, 0.8 too many
    assert args(facts["overrun"])["cm"] == pytest.approx(0.1)
    assert WORDS.of("en").say(in_wording(facts["overrun"])) == ("Too keen: A2 runs off at 3 o’clock, 0.1 cm too far.")


def test_what_is_left_before_the_edge_is_measured():
    facts = facts_of(lying(S_guard=(400.0, 300.0)), "S.guard", 90.0, 33.0)  # slides 396 mm
    assert args(facts["held"])["cm"] == pytest.approx(0.4)
    assert "overrun" not in facts


def test_a_near_miss_is_measured_rim_to_rim():
    state = lying(S_guard=(300.0, 300.0), N_captain=(500.0, 332.5))
    facts = facts_of(state, "S.guard", 90.0, 30.0)
    assert args(facts["missed"]) == {"puck": "A2", "foe": "B1", "cm": pytest.approx(0.2)}


def test_a_block_in_the_way_of_a_foe_is_thanked():
    facts = facts_of(lying(S_guard=(300.0, 300.0), C=(450.0, 300.0), N_captain=(600.0, 300.0)), "S.guard", 90.0, 50.0)
    assert args(facts["shielded"]) == {"puck": "A2", "block": "C", "foe": "B1"}


def test_a_block_is_not_thanked_where_the_flick_was_too_weak_anyway():
    facts = facts_of(lying(S_guard=(300.0, 300.0), C=(450.0, 300.0), N_captain=(790.0, 300.0)), "S.guard", 90.0, 30.0)
    assert "shielded" not in facts


def test_a_puck_knocked_off_is_told_with_who_did_it_and_where():
    state = lying(S_guard=(700.0, 400.0), N_runner=(770.0, 400.0))
    facts = facts_of(state, "S.guard", 90.0, 60.0)
    english = WORDS.of("en").say(in_wording(facts["knocked"]))
    assert english == "A2 shows B4 the way out at 3 o’clock."


def test_a_chain_is_followed_from_the_first_to_the_last():
    seen = trace(
        push(0.1, "S.guard", "S.runner"), push(0.2, "S.runner", "N.runner"), fall(0.3, "N.runner", 800.0, 400.0)
    )
    facts = facts_of(lying(), "S.guard", 90.0, 50.0, seen)
    assert args(facts["chain"]) == {"way": "A2 → A4 → B4", "count": 3, "puck": "B4"}


def test_two_at_once_are_worth_more_than_one():
    seen = trace(
        push(0.1, "S.guard", "N.guard"),
        fall(0.2, "N.guard", 800.0, 400.0),
        push(0.3, "S.guard", "N.runner"),
        fall(0.4, "N.runner", 800.0, 500.0),
    )
    facts = facts_of(lying(), "S.guard", 90.0, 50.0, seen)
    assert args(facts["two-out"]) == {"puck": "A2", "one": "B2", "two": "B4"}
    assert facts["two-out"].worth > facts["knocked"].worth


@pytest.mark.parametrize("own", [True, False])
def test_a_puck_pushed_out_by_its_own_side_is_told_with_who_pushed_it(*, own: bool):
    by = "S.guard" if own else "N.guard"
    seen = trace(push(0.1, "S.guard", "N.guard"), push(0.2, by, "S.runner"), fall(0.3, "S.runner", 800.0, 400.0))
    facts = facts_of(lying(), "S.guard", 90.0, 50.0, seen)
    assert ("friendly" in facts) == own


def test_a_round_won_because_both_are_beaten_is_not_one_won_with_few_pucks():
    few = without(playing(), *(f"{side}.{name}" for side in "SN" for name in ("guard", "assassin", "immortal")))
    wins = push(0.1, "S.runner", "N.captain"), fall(0.2, "N.captain", 400.0, 800.0)
    assert args(facts_of(few, "S.runner", 0.0, 50.0, trace(*wins))["few-left"])["count"] == 2
    assert "few-left" not in facts_of(few, "S.runner", 0.0, 50.0, trace(*wins, fall(0.3, "S.captain", 400.0, 0.0)))


def test_a_captain_that_the_guard_may_still_save_is_told_so():
    seen = trace(push(0.1, "S.guard", "N.captain"), fall(0.2, "N.captain", 400.0, 800.0))
    facts = facts_of(lying(), "S.guard", 0.0, 50.0, seen)
    assert max(facts.values(), key=lambda one: one.worth) is facts["captain-overboard"]


def test_without_a_film_nothing_is_measured_but_what_happened_is_told():
    seen = trace(push(0.1, "S.guard", "N.runner"), fall(0.2, "N.runner", 800.0, 400.0))
    assert facts_of(lying(), "S.guard", 90.0, 50.0, seen).keys() == {"knocked"}


def test_the_most_remarkable_is_told_and_little_things_vary():
    great, small, smaller = fact(70.0, "great"), fact(40.0, "small"), fact(35.0, "smaller")
    assert {found.key for nth in range(20) if (found := comment([small, great, smaller], nth))} == {"great"}
    assert {found.key for nth in range(20) if (found := comment([small, smaller], nth))} == {"small", "smaller"}
    assert comment([], 3) is None
