"""What is wrong with a season of a league, found from the results of the one before and who is in, by other code than the bot's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import accumulate, combinations

from bot.features.tournaments.values import Tournament
from bot.matches.house.members import is_house
from tests.support.tournaments.tournament_places import Results, expected_places

Members = list[set[int]]
"""The people in each division, the strongest first."""


def league_faults(over: Tournament) -> Iterator[str]:
    """Divisions that are not as they should be, and matches that are missing, repeated, or between divisions."""
    divisions = numbers_of(over)
    flat = [number for one in divisions for number in one]
    if sorted(flat) != sorted(one.number for one in over.entered):
        yield f"divided {sorted(flat)} of {sorted(one.number for one in over.entered)}"
    sizes = [len(one) for one in divisions]
    if max(sizes) - min(sizes) > 1 or max(sizes) > (over.plan.division or 6) + 1:
        yield f"sizes {sizes}"
    met = Counter(
        frozenset(board.pairing.numbers) for boards in over.rounds for board in boards if not board.pairing.is_bye
    )
    wanted = {frozenset(pair) for one in divisions for pair in combinations(one, 2)}
    for pair in wanted | met.keys():
        if met[pair] > 1 or pair not in wanted or (not met[pair] and not _ended_early(over)):
            yield f"{sorted(pair)} meet {met[pair]} times"


def _ended_early(over: Tournament) -> bool:
    """Whether nobody was left to play against."""
    here = {one.number for one in over.entered if one.left < 0 or one.left > over.round_}
    return all(len(here & set(one)) < 2 for one in numbers_of(over))


def numbers_of(over: Tournament) -> list[list[int]]:
    """The numbers in each division, read off the pairings."""
    found: dict[int, set[int]] = {}
    for boards in over.rounds:
        for board in boards:
            found.setdefault(int(board.pairing.stage), set()).update(board.pairing.numbers)
    return [sorted(found[nth]) for nth in sorted(found)]


def members_of(over: Tournament) -> Members:
    """The people in each division."""
    user = {one.number: one.user for one in over.entered}
    return [{user[number] for number in one if not is_house(user[number])} for one in numbers_of(over)]


def first_members(now: Tournament, strengths: Mapping[int, float]) -> Members:
    """Who is in which division of a first season: by points, those who have none in the order they joined."""
    return _divided(now, [], _newcomers([one.user for one in now.entered if one.number], strengths))


def expected_members(
    former: Tournament, results: Results, present: Sequence[int], strengths: Mapping[int, float]
) -> Members:
    """Who is in which division after a season, of those who are `present` in the order they joined."""
    kept = [[user for user in division if user in present] for division in _ladder(former, results)]
    new = [user for user in present if not any(user in division for division in kept)]
    return _divided(former, kept, _newcomers(new, strengths))


def _newcomers(users: Sequence[int], strengths: Mapping[int, float]) -> list[int]:
    people = [user for user in users if not is_house(user)]
    rated = sorted((user for user in people if user in strengths), key=lambda user: -strengths[user])
    return rated + [user for user in people if user not in strengths]


def _divided(plan: Tournament, kept: Sequence[Sequence[int]], new: Sequence[int]) -> Members:
    """As few divisions as do, of sizes that come nearest to what they would be if nobody had to move, from above."""
    everybody = [user for division in kept for user in division] + list(new)
    everybody += [0] if plan.plan.level and len(everybody) % 2 else []  # the house fills the last place
    parts = -(-len(everybody) // ((plan.plan.division or 6) + 1))
    small, larger = divmod(len(everybody), parts)
    ways = [
        [small + (nth in larger_ones) for nth in range(parts)] for larger_ones in combinations(range(parts), larger)
    ]
    wanted = list(accumulate(map(len, kept)))[:parts]
    sizes = min(
        ways, key=lambda way: ([abs(end - ask) for end, ask in zip(accumulate(way), wanted, strict=False)], way)
    )
    found: Members = []
    for size in sizes:
        found.append({user for user in everybody[:size] if user})
        everybody = everybody[size:]
    return found


def _ladder(former: Tournament, results: Results) -> list[list[int]]:
    """Those who stayed to the end, in the divisions where they belong, in the order in which these fill up."""
    places = expected_places(former, results)
    user = {one.number: one.user for one in former.entered}
    left = {one.number for one in former.entered if one.left >= 0 or is_house(one.user)}
    tables = [sorted(one, key=lambda number: (number in left, places[number][0], number)) for one in numbers_of(former)]
    rise, fall = _movers(tables, left)
    ladder: list[list[int]] = []
    for nth, table in enumerate(tables):
        above = tables[nth - 1] if nth > 0 else []
        below = tables[nth + 1] if nth < len(tables) - 1 else []
        same = [number for number in table if number not in rise and number not in fall and number not in left]
        moved = [number for number in above if number in fall] + [number for number in below if number in rise]
        ladder.append([user[number] for number in moved + same])
    return ladder


def _movers(tables: Sequence[Sequence[int]], left: Collection[int]) -> tuple[set[int], set[int]]:
    rise: set[int] = set()
    fall: set[int] = set()
    for nth in range(1, len(tables)):
        moving = 1 + (len(tables[nth]) >= 6 and len(tables[nth - 1]) >= 6)
        rise.update(number for number in tables[nth][:moving] if number not in left)
        fall.update(number for number in tables[nth - 1][-moving:] if number not in left)
    return rise, fall - rise
