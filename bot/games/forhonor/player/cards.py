"""The cards of a combat as a game of two rounds with secret choices, solved exactly.

Gains are in lives, for the attacker: lives taken less lives lost, and as much again for heroes who fall.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import msgspec

from bot.games.forhonor.rules.combats import ROUNDS, blow, felt, tied
from bot.games.forhonor.rules.heroes import BEATS, HEROES, Card
from bot.games.forhonor.rules.values import Combat

FALLEN = 2.0  # lives; what a hero who falls is worth beside the lives lost
EXECUTED = 1.0  # lives; how much more if it does not come back at once
SAME = 1e-9


class Solution(NamedTuple):
    """The gain of the attacker, and how often each card of either hand is played."""

    gain: float
    attacker: tuple[float, ...]
    target: tuple[float, ...]


@cache
def solved(combat: Combat, attacker: int, target: int) -> Solution:
    """The best play in a combat between heroes with these lives, both at least 1."""
    return equilibrium(gains(combat, attacker, target))


def gains(combat: Combat, attacker: int, target: int) -> tuple[tuple[float, ...], ...]:
    """The gain of the attacker by its card, then by the target's."""
    return tuple(
        tuple(_gain(combat, attacker, target, (mine, theirs)) for theirs in combat.hands[1]) for mine in combat.hands[0]
    )


class _Round(NamedTuple):
    """The result of two cards."""

    left: tuple[int, int]  # lives, the attacker's first
    executed: tuple[bool, bool]
    following: Combat | None  # the next round, if there is one


@cache
def _fought(combat: Combat, attacker: int, target: int, cards: tuple[Card, Card]) -> _Round:
    """A round in which these cards are played, the attacker's first."""
    winner = None if cards[0] == cards[1] else combat.attacker if BEATS[cards[0]] == cards[1] else combat.target
    heroes = combat.attacker, combat.target
    bare = [_unbraced(combat, hero, cards, winner, index) for index, hero in enumerate(heroes)]
    lost = [felt(combat, hero, life) for hero, life in zip(heroes, bare, strict=True)]
    left = (max(0, attacker - lost[0]), max(0, target - lost[1]))
    twice = combat.round == ROUNDS and winner is not None and winner == combat.won
    first, second = (
        left[index] == 0 and twice and winner != hero and HEROES[hero].power != "skin"
        for index, hero in enumerate(heroes)
    )
    if combat.round == ROUNDS or 0 in left:
        return _Round(left, (first, second), None)
    braced = combat.braced or any(before > after for before, after in zip(bare, lost, strict=True))
    hands = tuple(
        tuple(card for card in hand if card != played) for hand, played in zip(combat.hands, cards, strict=True)
    )
    following = msgspec.structs.replace(combat, round=combat.round + 1, hands=hands, won=winner, braced=braced)
    return _Round(left, (first, second), following)


def _gain(combat: Combat, attacker: int, target: int, cards: tuple[Card, Card]) -> float:
    """The gain if these cards are played, the attacker's first."""
    left, executed, following = _fought(combat, attacker, target, cards)
    gain = float((target - left[1]) - (attacker - left[0]))
    gain += (left[1] == 0) * (FALLEN + EXECUTED * executed[1]) - (left[0] == 0) * (FALLEN + EXECUTED * executed[0])
    return gain if following is None else gain + solved(following, *left).gain


@cache
def outcomes(combat: Combat, attacker: int, target: int) -> tuple[tuple[tuple[int, int, bool], float], ...]:
    """The outcomes of a combat under optimal play: the lives left, whether a hero is executed, and the probability."""
    found: dict[tuple[int, int, bool], float] = {}
    solution = solved(combat, attacker, target)
    for mine, first in zip(combat.hands[0], solution.attacker, strict=True):
        for theirs, second in zip(combat.hands[1], solution.target, strict=True):
            if share := first * second:
                left, executed, following = _fought(combat, attacker, target, (mine, theirs))
                ends = ((((*left, any(executed)), 1.0),)) if following is None else outcomes(following, *left)
                for end, part in ends:
                    found[end] = found.get(end, 0.0) + share * part
    return tuple(found.items())


def _unbraced(combat: Combat, hero: str, cards: tuple[Card, Card], winner: str | None, index: int) -> int:
    """The loss of a hero before Bulwark applies."""
    if winner == hero:
        return 0
    return tied(combat, hero, cards[0]) if winner is None else blow(combat, winner, hero, cards[1 - index])


def equilibrium(gains: Sequence[Sequence[float]]) -> Solution:
    """The solution of a zero-sum game of at most 3 x 3, by trying all sets of cards that are played (Shapley, Snow 1950)."""
    rows, columns = len(gains), len(gains[0])
    for size in range(1, min(rows, columns) + 1):
        for mine in combinations(range(rows), size):
            for theirs in combinations(range(columns), size):
                part = [[gains[row][column] for column in theirs] for row in mine]
                ours, value = _equalised([list(column) for column in zip(*part, strict=True)])
                others, _ = _equalised(part)
                if ours is None or others is None:
                    continue
                one = _spread(ours, mine, rows)
                two = _spread(others, theirs, columns)
                least = min(sum(one[row] * gains[row][column] for row in range(rows)) for column in range(columns))
                most = max(sum(two[column] * gains[row][column] for column in range(columns)) for row in range(rows))
                if most - least < SAME:
                    return Solution(value, one, two)
    raise AssertionError("every such game has a solution")


def _equalised(lines: list[list[float]]) -> tuple[list[float] | None, float]:
    """Weights for which every line has the same value, and that value; None unless all are non-negative."""
    size = len(lines)
    # The shares x and the value v: lines @ x - v = 0, sum(x) = 1.
    system = [[*line, -1.0, 0.0] for line in lines] + [[1.0] * size + [0.0, 1.0]]
    for pivot in range(size + 1):
        best = max(range(pivot, size + 1), key=lambda row: abs(system[row][pivot]))
        if abs(system[best][pivot]) < SAME:
            return None, 0.0
        system[pivot], system[best] = system[best], system[pivot]
        for row in range(size + 1):
            if row != pivot:
                share = system[row][pivot] / system[pivot][pivot]
                system[row] = [a - share * b for a, b in zip(system[row], system[pivot], strict=True)]
    found = [system[row][-1] / system[row][row] for row in range(size + 1)]
    if min(found[:size]) < -SAME:
        return None, 0.0
    return [max(0.0, share) for share in found[:size]], found[size]


def _spread(shares: list[float], places: tuple[int, ...], size: int) -> tuple[float, ...]:
    found = dict(zip(places, shares, strict=True))
    return tuple(found.get(place, 0.0) for place in range(size))
