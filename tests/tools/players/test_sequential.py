"""The sequential tests keep what they promise of errors and of matches saved."""

import random

import pytest

from tools.players.sequential import ERROR, MOST, Bar, Verdict, judged

NEXT = Bar(0.65, 0.8)
PLAYERS = 600  # of each strength
SLACK = 0.025  # three standard errors of a share of one in twenty of so many


def found(share: float, draws: float, bar: Bar) -> tuple[dict[Verdict, float], float]:
    """The shares of verdicts on players of a strength, and the matches it takes on average."""
    luck = random.Random(f"{share} {draws}")
    win = share - draws / 2
    verdicts, total = dict.fromkeys(Verdict, 0.0), 0
    for _ in range(PLAYERS):
        points = luck.choices((1.0, 0.5, 0.0), (win, draws, 1.0 - win - draws), k=MOST)
        verdict, count = judged(points, bar)
        verdicts[verdict] += 1 / PLAYERS
        total += count
    return verdicts, total / PLAYERS


@pytest.mark.parametrize("draws", [0.0, 0.3])
def test_a_player_outside_the_bar_seldom_meets_it(draws: float):
    for share in (0.5, 0.6, 0.85):
        verdicts, _ = found(share, min(draws, 0.25), NEXT)
        assert verdicts[Verdict.MET] <= ERROR + SLACK
        assert verdicts[Verdict.OPEN] == 0
    assert found(0.5, draws, NEXT)[0][Verdict.LESS] > 0.9


def test_a_player_within_the_bar_is_seldom_rejected():
    for share in (0.65, 0.72, 0.8):
        verdicts, _ = found(share, 0.1, NEXT)
        assert verdicts[Verdict.LESS] + verdicts[Verdict.MORE] <= ERROR + SLACK
    assert found(0.72, 0.0, NEXT)[0][Verdict.MET] > 0.8


def test_clear_cases_take_few_matches():
    assert found(0.95, 0.0, NEXT)[0][Verdict.MORE] > 0.95
    assert found(0.95, 0.0, NEXT)[1] < 110
    assert found(0.4, 0.0, NEXT)[1] < 110
    assert found(0.72, 0.0, NEXT)[1] < 250
    assert judged([1.0] * 80, Bar(0.95)) == (Verdict.MET, 55)


def test_more_matches_than_it_took_change_nothing():
    verdict, count = judged([0.0] * 30, NEXT)
    assert (verdict, count) == judged([0.0] * 30 + [1.0] * 300, NEXT)
    assert verdict is Verdict.LESS
    assert judged([], NEXT) == (Verdict.OPEN, 0)
    assert judged([1.0, 0.0, 1.0] * 134, Bar(0.7))[0] in {Verdict.LESS, Verdict.UNDECIDED}
