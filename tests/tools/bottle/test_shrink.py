"""Plans that find something become as small as they can."""

from tools.bottle.bottle import Report
from tools.bottle.plan import Plan
from tools.bottle.shrink import shrunk, sort_of
from tools.bottle.swarm import plan_of

LARGE = Plan(
    1,
    habits={"resigns": 0.1, "looks": 0.2, "draws": 0.3},
    events={"outage": 0.1, "channel hidden": 0.1},
    answers=60,
    tables=6,
    seats=4,
)


def fault_of_two(plan: Plan) -> Report:
    """A fault that needs a habit and an event to meet, and seven answers."""
    both = "draws" in plan.habits and "outage" in plan.events and plan.answers >= 7
    return Report(plan.seed, found=[f"match {plan.answers}: lost"] if both else [])


def test_only_what_matters_is_left() -> None:
    plan, report = shrunk(LARGE, fault_of_two(LARGE), fault_of_two, 1000)
    assert (plan.habits, plan.events) == ({"draws": 0.3}, {"outage": 0.1})
    assert (plan.tables, plan.seats, plan.answers, len(plan.games)) == (1, 2, 7, 1)
    assert report.found == ["match 7: lost"]


def test_another_fault_is_not_mistaken_for_it() -> None:
    def another(plan: Plan) -> Report:
        found = fault_of_two(plan).found
        return Report(plan.seed, found=found or ["something else"])

    plan, _ = shrunk(LARGE, fault_of_two(LARGE), another, 1000)
    assert "draws" in plan.habits


def test_no_more_runs_than_wanted() -> None:
    runs = []

    def counted(plan: Plan) -> Report:
        runs.append(plan)
        return Report(plan.seed, found=["always"])

    shrunk(plan_of(3, 60, 6.0), Report(3, found=["always"]), counted, 5)
    assert len(runs) == 5


def test_numbers_and_incidents_do_not_matter() -> None:
    one = sort_of(["match 4: turn 12 was never posted", "match 5 suspended, incident 3PJBJP\nTraceback\nKeyError: 'a'"])
    other = sort_of(["match 1: turn 7 was never posted", "match 6 suspended, incident HELWBM\nIn b\nKeyError: 'a'"])
    assert one == other
    assert sort_of(["KeyError: 'a'"]) != sort_of(["KeyError: 'b'"])
