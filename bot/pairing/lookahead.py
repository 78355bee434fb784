"""Avoids repeated pairings until the last round: the possible pairs form a graph, and rounds are edge-disjoint matchings of it.

Two who are left out of a matching repeat something in that round. How few can be left out is hard to tell in general, so the search has a limit
of steps.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import count, islice

Pair = tuple[int, int]
Pairs = frozenset[Pair]

STEPS = 5_000  # of a search, after which it gives up: about 60 ms
PAIR_STEPS = 20_000  # of a search by pairs
TRIED = 50  # pairings of a round, the cheapest first


def furthest(costs: Mapping[Pair, int], free: Collection[Pair], rounds: int) -> Pairs:
    """The cheapest perfect matching that lets this round and the next `rounds - 1` repeat as few pairs as possible, as late as possible.

    `costs` are those of all pairs of an even number of entrants. Pairs outside `free`, and pairs used twice from now
    on, are repetitions, which cost most.
    """
    allowed = frozenset(free)
    numbers = {number for pair in costs for number in pair}

    def leads_to(pairs: Pairs, repeats: int, perfect: int) -> bool:
        left = repeats - len(pairs - allowed)
        if left < 0 or (perfect and left < repeats):
            return False
        return disjoint(allowed - pairs, rounds - 1, numbers, left, max(0, perfect - 1)) is not None

    cheapest = next(by_cost(costs))
    if rounds == 1 or leads_to(cheapest, 0, rounds):
        return cheapest
    fewest = len(cheapest - allowed)
    repeats = next(some for some in count(fewest) if disjoint(allowed, rounds, numbers, some) is not None)
    plans = (
        (some, disjoint(allowed, rounds, numbers, repeats, some)) for some in range(rounds - (repeats > 0), -1, -1)
    )
    perfect, plan = next((some, plan) for some, plan in plans if plan is not None)
    for pairs in islice(by_cost(costs), TRIED):
        if leads_to(pairs, repeats, perfect):
            return pairs
    return _cheapest(costs, max(plan, key=len), frozenset())


def by_cost(costs: Mapping[Pair, int]) -> Iterator[Pairs]:
    """The perfect matchings, the cheapest first (after Murty, An algorithm for ranking all the assignments, 1968)."""
    size = len({number for pair in costs for number in pair})
    heap: list[tuple[int, list[Pair], Pairs, Pairs]] = []

    def push(fixed: Pairs, barred: Pairs) -> None:
        found = _cheapest(costs, fixed, barred)
        if 2 * len(found) == size:
            heappush(heap, (sum(costs[pair] for pair in found), sorted(found), fixed, barred))

    push(frozenset(), frozenset())
    while heap:
        _, found, fixed, barred = heappop(heap)
        yield frozenset(found)
        for pair in found:
            if pair not in fixed:
                push(fixed, barred | {pair})
                fixed |= {pair}


def _cheapest(costs: Mapping[Pair, int], fixed: Pairs, barred: Pairs) -> Pairs:
    """The cheapest of the largest matchings with some pairs and without others."""
    import networkx as nx  # noqa: PLC0415 - it takes a third of the start of each worker, and few pair a round

    taken = {number for pair in fixed for number in pair}
    graph = nx.Graph()
    graph.add_weighted_edges_from(
        (*pair, -cost) for pair, cost in costs.items() if pair not in barred and taken.isdisjoint(pair)
    )
    found = nx.max_weight_matching(graph, maxcardinality=True)
    return fixed | {pair if pair in costs else pair[::-1] for pair in found}


def disjoint(
    free: Collection[Pair], rounds: int, numbers: Collection[int], repeats: int = 0, perfect: int = 0
) -> list[Pairs] | None:
    """Disjoint matchings that leave out two numbers at most `repeats` times; None if there are none, or the search gave up.

    At least `perfect` of them are perfect. The list ends early once everybody has so many opponents left that perfect
    matchings exist anyhow (by Dirac's theorem).
    """
    ordered = sorted(numbers)
    nth = {number: place for place, number in enumerate(ordered)}
    masks = [0] * len(ordered)
    for one, two in free:
        masks[nth[one]] |= 1 << nth[two]
        masks[nth[two]] |= 1 << nth[one]
    search = _Search(masks)
    found = search.rounds(masks, rounds, repeats, perfect)
    if found is None and search.gave_up and not perfect:
        found = _by_pairs(masks, rounds, repeats)
    if found is None:
        return None
    return [frozenset((ordered[one], ordered[two]) for one, two in pairs) for pairs in found]


_Places = list[tuple[int, int]]


class _Search:
    """Searches disjoint matchings; the possible partners of each place are a bit mask.

    It tries the matchings of a set in one order only: by the partner of the pivot.
    """

    def __init__(self, masks: Sequence[int]) -> None:
        self._everybody = (1 << len(masks)) - 1
        self._pivot = min(range(len(masks)), key=lambda place: masks[place].bit_count())
        self._steps = STEPS

    @property
    def gave_up(self) -> bool:
        """Whether the search stopped at its limit, so that not all matchings were tried."""
        return self._steps < 0

    def rounds(
        self, masks: Sequence[int], count: int, repeats: int, perfect: int, after: int = -1
    ) -> list[_Places] | None:
        """That many disjoint matchings, in which the pivot meets those whose places come after one, and then nobody."""
        fewest = min(mask.bit_count() for mask in masks)
        if count <= 0 or 2 * (fewest - count + 1) >= len(masks):
            return []
        if _missing(masks, count) > repeats or _missing(masks, perfect) or not (repeats or _spare(masks, count)):
            return None
        later = list(_bits(masks[self._pivot] >> after + 1 << after + 1))
        later = later[: max(0, len(later) - count + 1 + repeats)]
        for pairs, last in self._firsts(masks, later, repeats if count > perfect else 0):
            missing = len(masks) // 2 - len(pairs)
            rest = self.rounds(
                _without(masks, pairs), count - 1, repeats - missing, perfect if missing else max(0, perfect - 1), last
            )
            if rest is not None:
                return [pairs, *rest]
        return None

    def _firsts(self, masks: Sequence[int], later: Sequence[int], repeats: int) -> Iterator[tuple[_Places, int]]:
        """Matchings that pair the pivot with one of those places, or leave it out; each with the last place tried for the pivot."""
        others = self._everybody & ~(1 << self._pivot)
        for two in later:
            start = [(min(self._pivot, two), max(self._pivot, two))]
            for pairs in self._matchings(masks, others & ~(1 << two), start, 2 * repeats):
                yield pairs, two
        if repeats:
            for pairs in self._matchings(masks, others, [], 2 * repeats - 1):
                yield pairs, len(masks)

    def _matchings(self, masks: Sequence[int], left: int, pairs: _Places, alone: int) -> Iterator[_Places]:
        """All pairings of the remaining places that leave out at most `alone` of them."""
        self._steps -= 1
        if not left:
            yield pairs
        elif self._steps >= 0:
            one = min(_bits(left), key=lambda place: (masks[place] & left).bit_count())
            for two in _bits(masks[one] & left):
                both = (min(one, two), max(one, two))
                yield from self._matchings(masks, left & ~(1 << one | 1 << two), [*pairs, both], alone)
            if alone:
                yield from self._matchings(masks, left & ~(1 << one), pairs, alone - 1)


def _by_pairs(masks: Sequence[int], rounds: int, repeats: int) -> list[_Places] | None:
    """The same matchings, found by giving each pair a round or none: quick where few pairs are left. None if the search gave up, too."""
    pairs = [(one, two) for one, mask in enumerate(masks) for two in _bits(mask) if one < two]
    left = [[0] * len(masks)]  # how many of the pairs from each on are a place's
    for pair in reversed(pairs):
        left.append([count + (place in pair) for place, count in enumerate(left[-1])])
    left.reverse()
    taken = [0] * len(masks)  # the rounds of each place, as bits
    chosen: list[_Places] = [[] for _ in range(rounds)]
    steps = PAIR_STEPS

    def found(nth: int, begun: int) -> bool:
        """Whether the pairs from the nth on can be given rounds; those that have `begun` come first."""
        nonlocal steps
        steps -= 1
        short = sum(max(0, rounds - mask.bit_count() - more) for mask, more in zip(taken, left[nth], strict=True))
        if steps < 0 or short > 2 * repeats:
            return False
        if nth == len(pairs):
            return True
        one, two = pairs[nth]
        for played in range(min(rounds, begun + 1)):
            bit = 1 << played
            if not (taken[one] | taken[two]) & bit:
                taken[one], taken[two] = taken[one] | bit, taken[two] | bit
                chosen[played].append((one, two))
                if found(nth + 1, max(begun, played + 1)):
                    return True
                chosen[played].pop()
                taken[one], taken[two] = taken[one] ^ bit, taken[two] ^ bit
        return found(nth + 1, begun)

    return chosen if found(0, 0) else None


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _without(masks: Sequence[int], pairs: _Places) -> list[int]:
    found = list(masks)
    for one, two in pairs:
        found[one] &= ~(1 << two)
        found[two] &= ~(1 << one)
    return found


def _spare(masks: Sequence[int], count: int) -> bool:
    """Whether the places with more than `count` partners left include pairs of such places, which need not be used."""
    over = [mask.bit_count() - count for mask in masks]
    spare = sum(1 << place for place, more in enumerate(over) if more)
    return all(more <= (mask & spare).bit_count() for mask, more in zip(masks, over, strict=True))


def _missing(masks: Sequence[int], count: int) -> int:
    """A lower bound on the pairs missing from `count` rounds, over connected parts: places with too few partners, and odd sizes."""
    alone = 0
    for part in _parts(masks):
        short = sum(max(0, count - masks[place].bit_count()) for place in _bits(part))
        alone += max(short, count * (part.bit_count() % 2))
    return -(-alone // 2)


def _parts(masks: Sequence[int]) -> Iterator[int]:
    """The connected parts of a graph."""
    left = (1 << len(masks)) - 1
    while left:
        part, new = 0, left & -left
        while new:
            part |= new
            for one in _bits(new):
                new |= masks[one]
            new &= ~part
        yield part
        left &= ~part
