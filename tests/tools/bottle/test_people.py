"""The people of a run."""

from tools.bottle.bottle import play
from tools.bottle.plan import Plan


def test_who_is_refused_again_and_again_waits() -> None:
    """Of many tables for one game several are of the same two people, who may have one challenge at a time."""
    report = play(Plan(23, tables=8, games=("forhonor",), answers=2, hours=0.2))
    assert report.answers >= 2
    assert report.length < 300  # of 2000 and more if nobody waits
