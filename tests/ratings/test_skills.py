import math
from itertools import combinations
from random import Random
from statistics import fmean, pstdev

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import BradleyTerryFull, PlackettLuce

from bot.ratings.skills import DAY, DOUBT, MEAN, SETTLED, Skill, after, aged, points, win_probability
from tests.support.samples import sample
from tests.support.tournaments.rating_models import Elo, Glicko, full_pairs, glicko_after

SKILLS = st.builds(Skill, st.floats(5, 45), st.floats(1, DOUBT))


def test_glickmans_example_to_the_digit():
    """The paper rounds on the way: 1464.06, 151.52, 0.05999 are not what its formulas give."""
    games = [(Glicko(1400, 30), 1.0), (Glicko(1550, 100), 0.0), (Glicko(1700, 300), 0.0)]
    rating, deviation, volatility = glicko_after(Glicko(1500, 200), games)
    assert rating == pytest.approx(1464.050671, abs=1e-3)
    assert deviation == pytest.approx(151.516524, abs=1e-3)
    assert volatility == pytest.approx(0.05999598, abs=1e-6)


def test_the_library_gives_its_known_values():
    model = PlackettLuce()
    ((winner,), (loser,)) = model.rate([[model.rating()], [model.rating()]])
    assert (winner.mu, winner.sigma, loser.mu) == pytest.approx((27.635389, 8.065901, 22.364611), abs=1e-6)
    ((ours,), (theirs,)) = after([[Skill()], [Skill()]], [0, 1])
    assert (ours.mu, ours.sigma, theirs.mu) == pytest.approx((27.635389, 8.065901, 22.364611), abs=1e-6)


@given(st.lists(st.lists(SKILLS, min_size=1, max_size=4), min_size=2, max_size=8), st.randoms(use_true_random=False))
def test_sides_of_any_size_and_number_are_rated_as_the_paper_says(sides: list[list[Skill]], luck: Random):
    ranks = [luck.randrange(len(sides)) for _ in sides]
    ours = after(sides, ranks)
    exact = full_pairs([[(one.mu, one.sigma) for one in side] for side in sides], ranks)
    for mine, his in zip(ours, exact, strict=True):
        for one, (mean, deviation) in zip(mine, his, strict=True):
            assert (one.mu, one.sigma) == pytest.approx((mean, deviation), abs=1e-9)


@pytest.mark.parametrize(
    ("sizes", "first", "last"),
    [
        ((1, 1), (27.635389, 8.065901), (22.364611, 8.065901)),
        ((2, 2), (26.964295, 8.177963), (23.035705, 8.177963)),
        ((4, 4), (26.429231, 8.249249), (23.570769, 8.249249)),
        ((1,) * 3, (30.270779, 7.788847), (19.729221, 7.788847)),
        ((1,) * 8, (43.447726, 6.221176), (6.552274, 6.221176)),
    ],
)
def test_known_values_of_newcomers(sizes: tuple[int, ...], first: tuple[float, float], last: tuple[float, float]):
    """The ratings of the best and the last side after the first match of all."""
    rated = after([[Skill()] * size for size in sizes], range(len(sizes)))
    for side, (mean, deviation) in ((rated[0], first), (rated[-1], last)):
        assert {(one.mu, one.sigma) for one in side} == {(side[0].mu, side[0].sigma)}
        assert (side[0].mu, side[0].sigma) == pytest.approx((mean, deviation), abs=1e-6)


@pytest.mark.long
@pytest.mark.parametrize("seed", sample([1, 2], 2))
def test_better_foretold_than_by_elo(seed: int):
    """A mix of duels, tables of four and six, and two against two, of players whose strength drifts: log-loss by pairs."""
    luck = Random(seed)
    true = [luck.gauss(25, 6) for _ in range(200)]
    elo, skills = Elo(), [Skill() for _ in true]
    losses: dict[str, list[float]] = {"elo": [], "ours": []}
    for nth in range(4000):
        sizes = luck.choice([(1, 1), (1, 1, 1, 1), (1,) * 6, (2, 2)])
        drawn = luck.sample(range(200), sum(sizes))
        sides = [[drawn.pop() for _ in range(size)] for size in sizes]
        shown = [sum(luck.gauss(true[player], 25 / 6) for player in side) for side in sides]
        ranks = [sum(other > one for other in shown) for one in shown]
        for i, j in combinations(range(len(sides)), 2) if nth > 1333 else ():
            chances = {
                "elo": elo.chance(sides[i], sides[j]),
                "ours": win_probability([skills[p] for p in sides[i]], [skills[p] for p in sides[j]]),
            }
            for model, chance in chances.items():
                losses[model].append(-math.log(chance if ranks[i] < ranks[j] else 1 - chance))
        elo.learn(sides, ranks)
        learned = after([[skills[player] for player in side] for side in sides], ranks)
        for side, now in zip(sides, learned, strict=True):
            for player, skill in zip(side, now, strict=True):
                skills[player] = skill
        true = [strength + luck.gauss(0, 0.02) for strength in true]
    mean = {model: sum(of) / len(of) for model, of in losses.items()}
    assert mean["ours"] <= mean["elo"] - 0.02, mean


@given(st.lists(st.lists(SKILLS, min_size=1, max_size=3), min_size=2, max_size=5), st.randoms(use_true_random=False))
def test_the_order_of_sides_makes_no_difference(sides: list[list[Skill]], luck: Random):
    ranks = [luck.randrange(len(sides)) for _ in sides]
    order = luck.sample(range(len(sides)), len(sides))
    plain = after(sides, ranks)
    shuffled = after([sides[nth] for nth in order], [ranks[nth] for nth in order])
    for place, nth in enumerate(order):
        for one, other in zip(shuffled[place], plain[nth], strict=True):
            assert (one.mu, one.sigma) == pytest.approx((other.mu, other.sigma), abs=1e-9)


@given(SKILLS, SKILLS)
def test_a_duel_moves_both_the_right_way(one: Skill, other: Skill):
    ((winner,), (loser,)) = after([[one], [other]], [0, 1])
    assert winner.mu >= one.mu
    assert loser.mu <= other.mu
    ((level,), (with_it,)) = after([[one], [one]], [0, 0])
    assert level == with_it


@given(SKILLS, SKILLS, st.floats(0, 1))
def test_a_match_may_count_for_less(one: Skill, other: Skill, weight: float):
    ((full,), _), ((part,), _) = after([[one], [other]], [0, 1]), after([[one], [other]], [0, 1], weight)
    assert one.mu - 1e-9 <= part.mu <= full.mu + 1e-9
    ((nothing,), _) = after([[one], [other]], [0, 1], 0.0)
    assert (nothing.mu, nothing.sigma) == pytest.approx((one.mu, one.sigma))


def test_doubt_grows_with_time_and_no_further_than_a_newcomers():
    settled = Skill(30.0, SETTLED)
    assert aged(settled, 0) == aged(settled, -5) == settled
    assert aged(settled, 365 * DAY).sigma == pytest.approx(2 * SETTLED)
    assert aged(settled, 100_000 * DAY) == Skill(30.0, DOUBT)
    assert aged(Skill(30.0, 9.0), DAY) == Skill(30.0, 9.0)


def test_what_is_shown():
    assert points(Skill(25.0, SETTLED)) == points(Skill(25.0, 1.0)) == 1500
    assert points(Skill()) == 1150
    assert win_probability([Skill()], [Skill()]) == 0.5
    assert win_probability([Skill(30.0, 2.5)], [Skill(25.0, 2.5)]) > 0.6


SPLITS = [(1, 2), (2, 3), (3, 4), (1, 3), (2, 4), (1, 4)]


@pytest.mark.parametrize("sizes", [*SPLITS, (1, 1), (2, 2), (3, 3), (4, 4)])
def test_equals_are_expected_to_win_as_often_in_every_split(sizes: tuple[int, int]):
    for equal in (Skill(), Skill(25.0, SETTLED), Skill(31.0, 2.0)):
        assert win_probability([equal] * sizes[0], [equal] * sizes[1]) == pytest.approx(0.5)


@pytest.mark.parametrize("runs", [20, pytest.param(100, marks=pytest.mark.thorough)])
@pytest.mark.parametrize(("small", "large"), SPLITS[:3])
def test_the_smaller_side_of_equals_stays_where_it_is(small: int, large: int, runs: int):
    """Points after 200 matches won by lot: as in even splits, with which a run shares its luck."""
    uneven = [after_lots(small, large, seed) for seed in range(runs)]
    even = [after_lots(small, small, seed) for seed in range(runs)]
    assert abs(fmean(uneven) - 1500) <= 60
    assert pstdev(uneven) <= pstdev(even)


def after_lots(ours: int, theirs: int, seed: int) -> int:
    """The points of our players."""
    luck = Random(seed)
    sides: tuple[tuple[Skill, ...], ...] = ((Skill(),) * ours, (Skill(),) * theirs)
    for _ in range(200):
        sides = after(sides, luck.choice(((0, 1), (1, 0))))
    return points(sides[0][0])


@given(st.integers(1, 4), st.integers(2, 4), st.randoms(use_true_random=False))
def test_sides_of_one_size_are_rated_by_the_library_alone(size: int, number: int, luck: Random):
    """To the last bit: what was stored before sides of different sizes were averaged stays right."""
    sides = [[Skill(luck.uniform(5, 45), luck.uniform(1, DOUBT)) for _ in range(size)] for _ in range(number)]
    ranks = [luck.randrange(number) for _ in sides]
    model = BradleyTerryFull(mu=MEAN, sigma=DOUBT)
    rated = model.rate(
        [[model.rating(one.mu, one.sigma) for one in side] for side in sides], ranks=[*map(float, ranks)]
    )
    assert [[(one.mu, one.sigma) for one in side] for side in after(sides, ranks)] == [
        [(one.mu, one.sigma) for one in side] for side in rated
    ]


def test_a_side_without_players_cannot_be_rated():
    for sides in ([], [[Skill()]], [[Skill()], []], [[], []]):
        with pytest.raises(ValueError, match=r"."):
            after(sides, range(len(sides)))
