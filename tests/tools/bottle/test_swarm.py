"""Many seeds: results are kept and continued."""

from pathlib import Path

from tools.bottle.plan import Plan
from tools.bottle.swarm import kept, outcome, played, summary


def small(seed: int) -> Plan:
    """A plan that takes a moment."""
    return Plan(seed, tables=1, games=("offboard",), answers=2)


def test_seeds_that_are_done_are_not_played_again(tmp_path: Path) -> None:
    results = tmp_path / "results"
    first = list(played([1, 2], small, results))
    with results.open("ab") as file:
        file.write(b'{"seed": 3, "tur')  # the machine went down
    again = list(played([1, 2, 3], small, results))
    assert [report.seed for report in again] == [3]
    assert [report.seed for report in kept(results)] == [1, 2, 3]
    assert kept(results)[:2] == first
    assert summary(kept(results)).startswith("3 seeds, ")


def test_a_run_that_breaks_off_is_found() -> None:
    report = outcome(Plan(1, habits={"flies": 1.0}))
    assert len(report.found) == 1
    assert report.found[0].startswith("it broke off: KeyError('flies') in drivers.py:")
