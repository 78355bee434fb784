"""Rounds to come without a repetition, against a search through all of them."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice

import msgspec
import pytest

from bot.pairing.event import Form, Round
from bot.pairing.lookahead import Pairs, by_cost, disjoint, furthest
from bot.pairing.swiss import BYE
from tests.pairing.events import begun, drawn, played
from tests.support.samples import sized

SEEDS = range(sized(1000, 0.02))  # of the events of each size
QUICK = range(3)


LONG_SEARCHES = [(13, [732]), (16, [649])]  # rounds that a search by matchings does not find in 100,000 steps


@pytest.mark.parametrize(
    ("count", "seeds"),
    [
        *((count, QUICK) for count in range(3, 17)),
        *LONG_SEARCHES,
        *(pytest.param(count, SEEDS, marks=pytest.mark.slow) for count in range(3, 17)),
    ],
)
def test_nothing_is_repeated_that_a_full_search_can_spare(count: int, seeds: Sequence[int]) -> None:
    """No opponents meet again and nobody has a second bye; after drop-outs, forfeits and late entries, as rarely as possible."""
    for seed in seeds:
        before, over = drawn(count, random.Random(f"{count} {seed}"))
        numbers = [*([BYE] if len(before.present) % 2 else []), *(one.number for one in before.present)]
        met = {pair for pairings in before.rounds for pair in _pairs(pairings)}
        free = frozenset(combinations(numbers, 2)) - met
        rounds = [_pairs(pairings) for pairings in over.rounds[len(before.rounds) :]]
        assert before.entrants == over.entrants
        assert len(over.rounds) == over.length or len(before.present) < 2
        repeats = sum(map(len, rounds)) - len(free & frozenset().union(*rounds))
        assert not repeats or not _can_be_played(free, numbers, len(rounds), repeats - 1), seed


def test_two_threes_are_not_left_for_the_last_round() -> None:
    """Six play four rounds, and in the third one the cheapest pairing would leave 1, 2 and 3 to meet among themselves."""
    left = {(1, 2), (1, 3), (2, 3), (4, 5), (4, 6), (5, 6)}
    bad = {(1, 4), (2, 5), (3, 6)}
    costs = {pair: 0 if pair in bad else 1 for pair in combinations(range(1, 7), 2)}
    assert furthest(costs, left | bad, 1) == bad
    assert furthest(costs, left | bad, 2) != bad


def test_an_opponent_is_kept_where_all_have_met_in_the_next_round() -> None:
    """Six play two rounds, the sixth has met everyone: after 2-3 and 4-5, only one pair of the last round would be new."""
    free = {(1, 2), (1, 3), (1, 4), (2, 3), (4, 5)}
    bad = {(2, 3), (4, 5), (1, 6)}
    costs = {pair: int(pair not in bad) + 10 * (pair not in free) for pair in combinations(range(1, 7), 2)}
    assert furthest(costs, free, 1) == bad
    assert len(furthest(costs, free, 2) & free) == 2
    assert not {(2, 3), (4, 5)} <= furthest(costs, free, 2)


@pytest.mark.parametrize("seed", range(100))
def test_so_many_rounds_are_left_as_a_full_search_finds(seed: int) -> None:
    luck = random.Random(seed)
    numbers = range(luck.choice((4, 6, 8)))
    free = [pair for pair in combinations(numbers, 2) if luck.random() < luck.choice((0.4, 0.6, 0.8))]
    for count in range(1, len(numbers)):
        found = disjoint(free, count, numbers)
        assert (found is not None) == _can_be_played(frozenset(free), numbers, count)
        assert found is None or len({pair for pairs in found for pair in pairs}) == len(found) * len(numbers) // 2


def _pairs(pairings: Round) -> Pairs:
    """The pairs that meet, and the entrant with a bye; forfeited pairings do not count."""
    return frozenset(
        (min(one.first, one.second), max(one.first, one.second)) for one in pairings if one.played or one.is_bye
    )


def _can_be_played(free: Pairs, numbers: Sequence[int], rounds: int, repeats: int = 0) -> bool:
    """Whether so many rounds can do with pairs of `free`, each once, and so many repetitions: gives pairs to rounds in all ways."""
    pairs = sorted(free)

    def can(nth: int, taken: dict[int, int], begun: int) -> bool:
        """With the rounds `taken` by each number as bits, and pairs from the nth on; rounds that have `begun` come first."""
        left = Counter(number for pair in pairs[nth:] for number in pair)
        if sum(max(0, rounds - taken[number].bit_count() - left[number]) for number in numbers) > 2 * repeats:
            return False  # these have too few opponents left
        if nth == len(pairs):
            return True
        one, two = pairs[nth]
        for round_ in range(min(rounds, begun + 1)):
            if not (taken[one] | taken[two]) >> round_ & 1:
                bits = {number: taken[number] | 1 << round_ for number in (one, two)}
                if can(nth + 1, taken | bits, max(begun, round_ + 1)):
                    return True
        return can(nth + 1, taken, begun)

    return can(0, dict.fromkeys(numbers, 0), 0)


def _matchings(free: Pairs, rest: list[int]) -> Iterator[Pairs]:
    if not rest:
        yield frozenset()
    for other in rest[1:]:
        if (rest[0], other) in free:
            for pairs in _matchings(free, [one for one in rest[1:] if one != other]):
                yield pairs | {(rest[0], other)}


@pytest.mark.parametrize("seed", range(10))
def test_matchings_come_the_cheapest_first(seed: int) -> None:
    luck = random.Random(seed)
    costs = {pair: luck.randint(0, 9) for pair in combinations(range(8), 2) if luck.random() < 0.8}
    found = list(by_cost(costs))
    assert set(found) == set(_matchings(frozenset(costs), [*range(8)]))
    assert len(found) == len(set(found))
    totals = [sum(costs[pair] for pair in pairs) for pairs in found]
    assert totals == sorted(totals)


@pytest.mark.parametrize("seed", range(20))
def test_after_drop_outs_it_goes_on_for_as_long_as_possible(seed: int) -> None:
    """Two of eight leave: the six who stay repeat nothing in as many rounds as a full search finds."""
    luck = random.Random(seed)
    *_, before = islice(played(msgspec.structs.replace(begun(Form.SWISS, 8), length=7), luck), luck.randint(1, 4))
    gone = luck.sample(range(1, 9), 2)
    entrants = tuple(
        msgspec.structs.replace(one, gone=one.number in gone, left=len(before.rounds)) for one in before.entrants
    )
    staying = [one.number for one in entrants if not one.gone]
    met = {(min(one.numbers), max(one.numbers)) for pairings in before.rounds for one in pairings}
    free = frozenset(combinations(staying, 2)) - met
    most = max(count for count in range(8 - len(before.rounds)) if _can_be_played(free, staying, count))
    *_, over = played(msgspec.structs.replace(before, entrants=entrants), luck)
    for pairings in over.rounds[len(before.rounds) :][:most]:
        pairs = _pairs(pairings)
        assert pairs.isdisjoint(met)
        met |= pairs
