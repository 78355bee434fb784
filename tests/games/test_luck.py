import statistics

from bot.games.contract.luck import Rng


def test_a_bell_curve_has_mean_nought_and_deviation_one():
    rng = Rng(b"bell")
    drawn = [rng.gauss() for _ in range(40_000)]
    assert abs(statistics.fmean(drawn)) < 0.02
    assert abs(statistics.pstdev(drawn) - 1.0) < 0.02
    assert abs(statistics.fmean(x**3 for x in drawn)) < 0.05
    assert abs(sum(-2.0 < x < 2.0 for x in drawn) / len(drawn) - 0.9545) < 0.005
    assert max(map(abs, drawn)) < 6.0


def test_the_same_seed_and_revision_draw_the_same():
    assert [Rng(b"seed", 3).gauss() for _ in range(2)] == [Rng(b"seed", 3).gauss()] * 2
    assert Rng(b"seed", 3).gauss() != Rng(b"seed", 4).gauss()
    assert Rng(b"seed", 3).gauss() == -0.08176539567670016
