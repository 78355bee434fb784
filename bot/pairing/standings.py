"""Standings: points and the tie-breaks of the form, or how far each came in a knock-out. All values are whole numbers: half points.

Who has dropped out of a table comes after those who stayed, so nobody gets a medal for rounds they missed.
Rounds without a match count for tie-breaks as FIDE has it since 1 March 2026 (C.07, 16.4), in the reading of TieBreakServer 1.9.57.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from enum import StrEnum
from itertools import combinations, groupby

import msgspec

from bot.pairing.event import DRAW, THIRD, WIN, Event, Form, Pairing, Result

IN = 10_000  # in place of the round in which an entrant was knocked out: still in


class TieBreak(StrEnum):
    """Criteria that rank entrants with equal points."""

    BUCHHOLZ = "buchholz"  # the points of the opponents
    SONNEBORN_BERGER = "sonneborn_berger"  # twice: the points of beaten opponents, and half of those of drawn ones
    DIRECT = (
        "direct"  # the points from the games among them, if each has played each; then again among those still level
    )
    WINS = "wins"  # games won


SWISS = (TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER, TieBreak.DIRECT, TieBreak.WINS)
ROUND_ROBIN = (TieBreak.DIRECT, TieBreak.SONNEBORN_BERGER, TieBreak.WINS)


class Placing(msgspec.Struct, frozen=True):
    """An entrant's place."""

    number: int
    place: int  # from 1; shared by those whom nothing tells apart
    points: int  # half points
    ties: tuple[tuple[TieBreak, int], ...]  # none in a knock-out
    wins: int
    draws: int
    losses: int
    dropped: bool = False  # left before the last round of a table in which others stayed


def standings(event: Event) -> tuple[Placing, ...]:
    """The places of all entrants, best first; level entrants by their numbers."""
    numbers = [one.number for one in event.entrants]
    if event.form is Form.LEAGUE:
        return _league(event)
    if event.form in {Form.SWISS, Form.ROUND_ROBIN}:
        return _Table(event, SWISS if event.form is Form.SWISS else ROUND_ROBIN).standings(numbers)
    return _knockout(event, numbers)


def group_standings(event: Event) -> dict[str, tuple[Placing, ...]]:
    """The places within each group, by its letter, or each division of a league, by its number."""
    table = _Table(event, ROUND_ROBIN, in_groups=True)
    if event.form is Form.LEAGUE:
        return {str(nth): table.standings(numbers) for nth, numbers in enumerate(event.divisions, 1)}
    members: dict[str, set[int]] = {}
    for pairings in event.rounds:
        for one in pairings:
            if one.stage and one.stage != THIRD:
                members.setdefault(one.stage, set()).update(one.numbers)
    return {letter: table.standings(sorted(members[letter])) for letter in sorted(members)}


def _league(event: Event) -> tuple[Placing, ...]:
    """Division by division: the first of the second comes after the last of the first."""
    found: list[Placing] = []
    for table in group_standings(event).values():
        before = len(found)
        found += [msgspec.structs.replace(one, place=before + one.place) for one in table]
    return tuple(found)


def _knockout(event: Event, numbers: Sequence[int]) -> tuple[Placing, ...]:
    """Ranks by the round of the loss that eliminated each entrant, the match for third place, and the places in the groups.

    Among entrants still in, or eliminated in the same round, fewer lost matches in the bracket rank higher. A void
    match counts as a loss for nobody. If everyone has left, the stronger of the last ones has won.
    """
    double = event.form is Form.DOUBLE
    out = _twice_lost(event, numbers) if double else _last_rounds(event, numbers)
    in_group = {one.number: one.place for level in group_standings(event).values() for one in level}
    third = {one.winner: 1 for pairings in event.rounds for one in pairings if one.stage == THIRD and one.is_over}
    brackets = [one for pairings in event.rounds for one in pairings if not one.stage and one.is_over]
    lost = Counter(one.loser for one in brackets if one.result is not Result.VOID)
    undecided = {number for number in numbers if out[number] == IN or (double and out[number] % 2)}
    last = max(out.values()) if double else IN
    table = _Table(event, ())
    return table.placed(
        numbers,
        (
            lambda number, _: out[number],
            lambda number, _: -lost[number] if number in undecided else 0,
            lambda number, _: -number if out[number] == last < IN else 0,
            lambda number, _: third.get(number, 0),
            lambda number, _: 0 if out[number] else -in_group.get(number, 0),
        ),
    )


def _last_rounds(event: Event, numbers: Sequence[int]) -> dict[int, int]:
    """The last round of each in the bracket. Who is paired in a later round is in, even if a match before it was declared void since."""
    out = dict.fromkeys(numbers, 0)
    latest: Sequence[Pairing] = ()
    for nth, pairings in enumerate(event.rounds, 1):
        decisive = [one for one in pairings if not one.stage]
        out |= {number: nth for one in decisive for number in one.numbers}
        latest = decisive or latest
    return out | {number: IN for one in latest for number in one.numbers if not (one.is_over and number == one.loser)}


def _twice_lost(event: Event, numbers: Sequence[int]) -> dict[int, int]:
    """Twice the round of the second loss of each; of those who left without one, twice the round after which they did, and one more."""
    losses: dict[int, list[int]] = {number: [] for number in numbers}
    for loser, nth in event.knocked_out:
        losses[loser].append(nth)
    left = {one.number: 2 * one.left + 1 if one.gone else IN for one in event.entrants}
    return {number: 2 * rounds[-1] if len(rounds) > 1 else left[number] for number, rounds in losses.items()}


_Value = Callable[[int, Sequence[int]], int]
"""(entrant, those it is level with): the higher, the better."""


class _Table:
    def __init__(self, event: Event, ties: tuple[TieBreak, ...], *, in_groups: bool = False) -> None:
        self._rounds = [
            [one for one in pairings if not in_groups or (one.stage and one.stage != THIRD)]
            for pairings in event.rounds
        ]
        self._over: dict[int, list[Pairing]] = {entrant.number: [] for entrant in event.entrants}
        for one in (one for pairings in self._rounds for one in pairings if one.is_over):
            for number in one.numbers:
                self._over[number].append(one)
        self._last_paired = {
            number: nth for nth, pairings in enumerate(self._rounds, 1) for one in pairings for number in one.numbers
        }
        self._paired = Counter(number for pairings in self._rounds for one in pairings for number in one.numbers)
        self._length = len(self._rounds)
        self._is_swiss = event.form is Form.SWISS
        self._absences = {number: self._absent(number) if self._is_swiss else 0 for number in self._over}
        self._left = {one.number: one.left for one in event.entrants if one.gone}
        self._dropped: set[int] = set()
        self._points = {number: sum(one.points(number) for one in games) for number, games in self._over.items()}
        self._ties = ties
        self._compared: dict[
            int, int
        ] = {}  # points from the games among those who were level when direct encounters were first compared
        self._values: dict[TieBreak, _Value] = {
            TieBreak.BUCHHOLZ: lambda number, _: self._buchholz(number),
            TieBreak.SONNEBORN_BERGER: lambda number, _: sum(
                one.points(number) * self._met(one, number) for one in self._over[number]
            ),
            TieBreak.DIRECT: self._direct,
            TieBreak.WINS: lambda number, _: self._wins(number),
        }

    def standings(self, numbers: Sequence[int]) -> tuple[Placing, ...]:
        """Those who stayed first; by points, then by each tie-break."""
        last = self._length = max((self._last_paired.get(number, 0) for number in numbers), default=0)
        gone = {number for number in numbers if self._left.get(number, last) < last}
        self._dropped |= gone if len(gone) < len(numbers) else set()
        by_staying: _Value = lambda number, _: number not in self._dropped  # noqa: E731 - typed
        by_points: _Value = lambda number, _: self._points[number]  # noqa: E731 - likewise
        return self.placed(numbers, (by_staying, by_points, *(self._values[tie] for tie in self._ties)))

    def placed(self, numbers: Sequence[int], values: Sequence[_Value]) -> tuple[Placing, ...]:
        """By values, the first before the second."""
        found: list[Placing] = []
        for level in _levels(sorted(numbers), values):
            place = len(found) + 1
            found += [self._standing(number, place, numbers) for number in level]
        return tuple(found)

    def _standing(self, number: int, place: int, numbers: Sequence[int]) -> Placing:
        ties = tuple(
            (tie, self._compared.get(number, 0) if tie is TieBreak.DIRECT else self._values[tie](number, numbers))
            for tie in self._ties
        )
        wins, draws, losses = (self._count(number, points) for points in (WIN, DRAW, 0))
        dropped = number in self._dropped
        return Placing(number, place, self._points[number], ties, wins, draws, losses, dropped)

    def _buchholz(self, number: int) -> int:
        """The points of the opponents; rounds in which the entrant was not paired count like a bye."""
        unpaired = self._length - self._paired[number]
        return sum(self._met(one, number) for one in self._over[number]) + unpaired * self._dummy(number)

    def _met(self, pairing: Pairing, number: int) -> int:
        """The points that an opponent, or the dummy for a bye, contributes. In round robins all games count as played."""
        if pairing.is_bye:
            return self._dummy(number)
        opponent = pairing.opponent(number)
        counts = self._points[opponent] + DRAW * self._absences[opponent]
        return counts if pairing.played or not self._is_swiss else min(self._points[number], counts)

    def _absent(self, number: int) -> int:
        """The rounds since an entrant last played, or won without a match, in which nobody was to meet them."""
        count = 0
        for pairings in reversed(self._rounds):
            pairing = next((one for one in pairings if number in one.numbers), None)
            if pairing and (pairing.played or pairing.points(number)):
                return count
            count += pairing is None or pairing.is_bye
        return count

    def _dummy(self, number: int) -> int:
        return min(self._points[number], DRAW * self._length) if self._is_swiss else 0

    def _direct(self, number: int, level: Sequence[int]) -> int:
        games = [one for other in level for one in self._over[other] if one.first == other and one.second in level]
        met = {frozenset(one.numbers) for one in games}
        complete = all(frozenset(pair) in met for pair in combinations(level, 2))
        points = sum(one.points(number) for one in games if complete and number in one.numbers)
        self._compared.setdefault(number, points)
        return points

    def _wins(self, number: int) -> int:
        """Games won; in a Swiss tournament only those that were played."""
        games = self._over[number]
        return sum(one.points(number) == WIN and (one.played or not self._is_swiss) for one in games if not one.is_bye)

    def _count(self, number: int, points: int) -> int:
        return sum(one.points(number) == points for one in self._over[number] if not one.is_bye)


def _levels(numbers: Sequence[int], values: Sequence[_Value]) -> list[list[int]]:
    """Groups of entrants that no value separates, best first. Entrants who are still level are compared by the same value again."""
    if not values or len(numbers) < 2:
        return [list(numbers)] if numbers else []
    of = {number: values[0](number, numbers) for number in numbers}
    ordered = sorted(numbers, key=lambda number: -of[number])
    parts = [list(tied) for _, tied in groupby(ordered, key=of.__getitem__)]
    rest = values if len(parts) > 1 else values[1:]
    return [level for tied in parts for level in _levels(tied, rest)]
