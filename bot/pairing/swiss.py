"""Pairings as a matching of minimum cost (networkx). These costs come one before the other (after FIDE, C.04.3).

1. nobody meets anybody again or has a second bye, now or in the rounds to come (`lookahead`); 2. no two to whom the same seat is due
absolutely meet; 3. the bye goes to the bottom; 4. for those with most points, then for those with fewer: they meet others with as many; get
the seats that are due; meet the other half. Seats and halves of a pair with different points count among those with fewer.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import combinations

from bot.pairing.event import Event, Pairing, Round
from bot.pairing.lookahead import furthest
from bot.pairing.seating import Strength, due, seated

BYE = 0
ALL = -1  # in place of a level


def swiss_round(event: Event) -> Round:
    """The next round of a Swiss tournament; of an odd number one has a bye. If possible, no round until the last repeats anything."""
    return matched(event, [one.number for one in event.present], rounds=event.length - len(event.rounds))


def matched(event: Event, numbers: Sequence[int], rounds: int = 1) -> Round:
    """Pairings of these entrants, those with most points first; `rounds` remain, this one included."""
    history = {number: _History(event, number) for number in numbers}
    order = sorted(numbers, key=lambda number: (-history[number].points, number))
    costs = _Costs(history, order)
    edges = {(min(pair), max(pair)): pair for pair in costs.edges()}
    free = [edge for edge, (one, two) in edges.items() if not history[one].repeats(two)]
    pairs = furthest({edge: costs.of(*pair) for edge, pair in edges.items()}, free, rounds)
    place = {number: nth for nth, number in enumerate([*order, BYE])}
    ordered = sorted((sorted(pair, key=place.__getitem__) for pair in pairs), key=lambda pair: place[pair[0]])
    return tuple(
        Pairing(one) if two == BYE else seated(event, one, two, board=nth) for nth, (one, two) in enumerate(ordered)
    )


def length(entrants: int) -> int:
    """The usual number of rounds: enough for one winner, and two more for the places behind (at least three, if there are opponents)."""
    return max(1, min(entrants - 1, math.ceil(math.log2(max(2, entrants))) + 1))


class _History:
    """The past rounds of an entrant: points, opponents, byes and the seat due."""

    def __init__(self, event: Event, number: int) -> None:
        games = list(event.of(number))
        self.number = number
        self.points = event.points(number)
        self.met = {one.opponent(number) for one in games if one.played and not one.is_bye}
        self.byes = sum(one.is_bye for one in games)
        self.due = due(event, number)

    def repeats(self, two: int) -> bool:
        """Whether the entrant has met an opponent, or for 0 had a bye."""
        return two in self.met if two else self.byes > 0

    def same_seat(self, other: "_History", strength: Strength) -> int:
        """1 if the same seat is due to both, at least so strongly."""
        return int(self.due.first == other.due.first and min(self.due.strength, other.due.strength) >= strength)


class _Costs:
    def __init__(self, history: dict[int, _History], order: list[int]) -> None:
        self._history = history
        self._order = order
        groups: dict[int, list[int]] = {}
        for number in order:
            groups.setdefault(history[number].points, []).append(number)
        self._level = {points: nth for nth, points in enumerate(groups)}  # 0: the top
        self._place = {number: nth for members in groups.values() for nth, number in enumerate(members)}
        self._half = {points: len(members) // 2 for points, members in groups.items()}
        self._most = self._limits()

    def edges(self) -> Iterable[tuple[int, int]]:
        """All pairs; with an odd number, also everybody with the bye."""
        yield from combinations(self._order, 2)
        if len(self._order) % 2:
            yield from ((number, BYE) for number in self._order)

    def of(self, one: int, two: int) -> int:
        """The cost of a pair, the one with more points first: each kind weighs more than all kinds after it together."""
        upper = self._level[self._history[one].points]
        lower = self._level[self._history[two].points] if two else upper
        kinds = dict.fromkeys(self._most, 0)
        kinds |= {(ALL, nth): cost for nth, cost in enumerate(self._general(self._history[one], two))}
        kinds[upper, 0] = lower - upper if two else len(self._level) - upper
        kinds |= {(lower, nth): cost for nth, cost in enumerate(self._special(self._history[one], two), 1)}
        total = 0
        for kind, most in self._most.items():
            total = total * (most + 1) + kinds[kind]
        return total

    def _limits(self) -> dict[tuple[int, int], int]:
        """The kinds, by level and number, weightiest first, and the most that each can cost all pairs together."""
        size, levels = len(self._order), len(self._level)
        general = dict(zip(((ALL, nth) for nth in range(3)), (size * size, size, levels), strict=True))
        special = (size * levels, size, size, 2 * size * size)
        return general | {(level, nth): most for level in range(levels) for nth, most in enumerate(special)}

    def _general(self, one: _History, two: int) -> tuple[int, int, int]:
        if two == BYE:
            return one.byes, 0, len(self._level) - self._level[one.points]
        return int(two in one.met), one.same_seat(self._history[two], Strength.ABSOLUTE), 0

    def _special(self, one: _History, two: int) -> tuple[int, int, int]:
        """Costs within a level, after that of meeting an entrant of another."""
        if two == BYE:
            return 0, 0, len(self._order) - self._place[one.number]
        other = self._history[two]
        mild, strong = (one.same_seat(other, strength) for strength in (Strength.MILD, Strength.STRONG))
        return mild, strong, self._off(one, other)

    def _off(self, one: _History, other: _History) -> int:
        """The distance of a pair from the ideal one, the first of a group's upper half against the first of its lower half, and so on."""
        mine, theirs, half = self._place[one.number], self._place[other.number], self._half[one.points]
        return abs(theirs - mine - half) if one.points == other.points else theirs + max(0, 2 * half - mine)
