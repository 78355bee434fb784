"""Plans are values: printed, parsed and drawn from a seed."""

import msgspec
import pytest

from tools.bottle.events import EVENTS
from tools.bottle.faults import FAULTS
from tools.bottle.habits.all import HABITS
from tools.bottle.plan import Plan, parsed
from tools.bottle.swarm import plan_of

SEEDS = range(200)


def test_printed_and_parsed() -> None:
    plans = [plan_of(seed, 60, 6.0) for seed in SEEDS]
    assert [parsed(str(plan)) for plan in plans] == plans
    assert parsed('{"seed": 7}') == Plan(7)


def test_a_name_that_is_not_known_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="weather"):
        parsed('{"seed": 7, "weather": 1}')


def test_a_seed_gives_one_plan() -> None:
    assert plan_of(4, 60, 6.0) == plan_of(4, 60, 6.0) != plan_of(5, 60, 6.0)


@pytest.mark.parametrize("kind", ["habits", "events", "faults"])
def test_everything_is_on_in_some_seeds_and_off_in_others(kind: str) -> None:
    every = {"habits": set(HABITS), "events": set(EVENTS), "faults": set(FAULTS)}[kind]
    drawn = [set(getattr(plan_of(seed, 60, 6.0), kind)) for seed in SEEDS]
    assert set.union(*drawn) == every
    assert [name for name in every if all(name in one for one in drawn)] == []
    assert any(not one for one in drawn)
