"""Checkers find faults that are planted, and nothing without them."""

import pkgutil
from pathlib import Path

import pytest

from tools.bottle.bottle import play
from tools.bottle.plan import Plan
from tools.bottle.planted.all import FAULTS
from tools.bottle.planted.areas import AREAS, plan_in
from tools.bottle.planted.fault import planted
from tools.bottle.planted.hunt import Hunt, played, table

KEPT = "every accepted answer is kept once, every turn posted once and in order"
PLAN = Plan(1, tables=3, answers=30)


def test_there_are_thirty_each_with_a_sentence() -> None:
    assert len(FAULTS) >= 30
    assert [name for name, one in FAULTS.items() if not one.what.endswith(".")] == []


def test_each_acts_in_plans_that_there_are() -> None:
    assert {one.area for one in FAULTS.values()} <= AREAS.keys()
    plans = [plan_in(area, Plan(1, habits={"blocks": 0.1})) for area in AREAS]
    assert plans[0] == Plan(1, habits={"blocks": 0.1})
    assert all(plan.habits != plans[0].habits for plan in plans[1:])


def test_all_are_put_in_place_and_taken_out_again() -> None:
    before = {one.at: pkgutil.resolve_name(one.at) for one in FAULTS.values()}
    with planted(FAULTS.values(), dormant=True):
        unchanged = [at for at, was in before.items() if pkgutil.resolve_name(at) is was]
    assert unchanged == []
    assert {at: pkgutil.resolve_name(at) for at in before} == before


@pytest.mark.thorough
def test_dormant_faults_change_nothing_of_a_run() -> None:
    clean = play(PLAN)
    with planted(FAULTS.values(), dormant=True) as strikes:
        dormant = play(PLAN)
    assert (dormant.digest, dormant.found) == (clean.digest, clean.found) == (clean.digest, [])
    assert strikes["answer without its key"] > 0


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["answer without its key", "first steps of an answer lost"])
def test_a_fault_is_found(name: str) -> None:
    run = played(FAULTS[name], "", PLAN)
    assert run.strikes[name] > 0
    assert KEPT in run.found


@pytest.mark.slow
def test_a_hunt_says_at_which_seed_a_fault_is_found_and_goes_on_where_it_was(tmp_path: Path) -> None:
    one, kept = FAULTS["refusal swallowed"], tmp_path / "runs.jsonl"
    hunted = Hunt(lambda seed: Plan(seed, tables=3, answers=40), kept).look(one, 4)
    again = Hunt(lambda _: pytest.fail("it was played before"), kept).look(one, 4)
    assert again == hunted
    assert list(table([hunted]))[2].startswith("| refusal swallowed | `errors:_refuse` | swarm |")
