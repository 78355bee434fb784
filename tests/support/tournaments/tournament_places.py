"""The places of a tournament, computed a second time from the results of its matches, as the decision record describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from bot.features.tournaments.values import Tournament
from bot.pairing.event import Form, Pairing, Result

HALF = Fraction(1, 2)
SCORES = {
    Result.FIRST: (Fraction(1), Fraction(0)),
    Result.SECOND: (Fraction(0), Fraction(1)),
    Result.DRAW: (HALF, HALF),
    Result.VOID: (HALF, HALF),
    Result.NEITHER: (Fraction(0), Fraction(0)),
    Result.OPEN: (Fraction(0), Fraction(0)),
}
IN_ROUND_ROBIN = ("points", "direct", "sonneborn_berger", "wins")
Results = Mapping[tuple[int, int], Result]
"""By the place of a round, and that of the board in it."""


class _Games:
    """The games of everybody: (opponent, score, whether it was played); no opponent in a bye."""

    def __init__(self, over: Tournament, results: Results, *, stage: str = "") -> None:
        self.of: dict[int, list[tuple[int, Fraction, bool]]] = {one.number: [] for one in over.event.entrants}
        self.is_swiss = over.plan.form is Form.SWISS
        self.paired: dict[int, list[int]] = {number: [] for number in self.of}
        for nth, boards in enumerate(over.rounds):
            for place, board in enumerate(boards):
                if not stage or board.pairing.stage == stage:
                    self._add(board.pairing, results[nth, place])
                    for number in board.pairing.numbers:
                        self.paired[number].append(nth + 1)
        self.rounds = max((nth for rounds in self.paired.values() for nth in rounds), default=0)

    def _add(self, one: Pairing, result: Result) -> None:
        if one.is_bye:
            self.of[one.first].append((0, Fraction(int(one.result is not Result.NEITHER)), False))
            return
        if result is Result.OPEN:
            return
        for me, other, score in zip(one.numbers, reversed(one.numbers), SCORES[result], strict=True):
            self.of[me].append((other, score, one.played))

    def points(self, number: int) -> Fraction:
        return sum((score for _, score, _ in self.of[number]), Fraction(0))

    def opponents(self, number: int) -> list[tuple[Fraction, Fraction]]:
        """What each opponent counts, with the score against it; rounds after the last one it was paired in are draws."""
        own, found = self.points(number), []
        dummy = min(own, HALF * self.rounds) if self.is_swiss else Fraction(0)
        for other, score, met in self.of[number]:
            counts = dummy
            if other:
                counts = self.points(other) + HALF * (self.rounds - max(self.paired[other]))
            found.append((counts if met or not self.is_swiss else min(own, counts), score))
        return found + [(dummy, Fraction(0))] * (self.rounds - len(self.paired[number]))

    def buchholz(self, number: int) -> Fraction:
        return sum((points for points, _ in self.opponents(number)), Fraction(0))

    def sonneborn_berger(self, number: int) -> Fraction:
        return sum((points * score for points, score in self.opponents(number)), Fraction(0))

    def wins(self, number: int) -> int:
        return sum(bool(other) and score == 1 for other, score, _ in self.of[number])

    def direct(self, number: int, level: Sequence[int]) -> Fraction:
        """Points among those who are level, if all have met."""
        known = {(me, other) for me in level for other, _, _ in self.of[me]}
        if any((me, other) not in known for me in level for other in level if me != other):
            return Fraction(0)
        return sum((score for other, score, _ in self.of[number] if other in level), Fraction(0))


def expected_places(over: Tournament, results: Results) -> dict[int, tuple[int, int]]:
    """The place and the half points of each entrant."""
    games, form = _Games(over, results), over.plan.form
    numbers = sorted(games.of)
    if form is Form.SWISS:
        levels = _table(over, results, numbers, ("points", "buchholz", "sonneborn_berger", "direct", "wins"))
    elif form is Form.ROUND_ROBIN:
        levels = _table(over, results, numbers, IN_ROUND_ROBIN)
    elif form is Form.LEAGUE:
        parts = [
            _table(over, results, members, IN_ROUND_ROBIN, stage=str(nth))
            for nth, members in enumerate(divisions_of(over), 1)
        ]
        levels = [level for part in parts for level in part]
    elif form is Form.DOUBLE:
        levels = _by(numbers, _losses(over, results, numbers))
    else:
        levels = _by(numbers, _bracket(over, results, numbers))
    places: dict[int, tuple[int, int]] = {}
    for level in levels:
        place = len(places) + 1
        places |= {number: (place, int(2 * games.points(number))) for number in level}
    return places


def divisions_of(over: Tournament) -> list[list[int]]:
    """The members of each division, read off the pairings."""
    members: dict[int, set[int]] = {}
    for boards in over.rounds:
        for board in boards:
            members.setdefault(int(board.pairing.stage), set()).update(board.pairing.numbers)
    return [sorted(members[nth]) for nth in sorted(members)]


def _table(
    over: Tournament, results: Results, members: list[int], values: Sequence[str], *, stage: str = ""
) -> list[list[int]]:
    """By values; those who left before the last round in which any of them was paired come after the others."""
    paired = [
        nth
        for nth, boards in enumerate(over.rounds, 1)
        for board in boards
        if board.pairing.stage == stage and set(members) & set(board.pairing.numbers)
    ]
    gone = {one.number for one in over.entered if 0 <= one.left < max(paired, default=0)}
    games = _Games(over, results, stage=stage)
    parts = ([one for one in members if one not in gone], [one for one in members if one in gone])
    return [level for part in parts if part for level in _split(games, part, values)]


def _split(games: _Games, level: list[int], values: Sequence[str]) -> list[list[int]]:
    if not values or len(level) < 2:
        return [level]
    first, *rest = values
    of = {
        number: games.direct(number, level) if first == "direct" else getattr(games, first)(number) for number in level
    }
    parts = _by(level, of)
    again = first == "direct" and len(parts) > 1
    return [part for one in parts for part in _split(games, one, values if again else rest)]


def _by(numbers: Sequence[int], of: Mapping[int, object]) -> list[list[int]]:
    """In groups of the same value, the greatest first."""
    values = sorted({of[number] for number in numbers}, reverse=True)  # type: ignore[type-var]
    return [[number for number in numbers if of[number] == value] for value in values]


def _loser(one: Pairing, result: Result) -> int:
    """The weaker one where nobody has won; 0 in a bye."""
    if one.is_bye:
        return 0
    return {Result.FIRST: one.second, Result.SECOND: one.first}.get(result, max(one.numbers))


def _losses(over: Tournament, results: Results, numbers: Sequence[int]) -> dict[int, tuple[float, int, int]]:
    """The round of the last loss of who has lost twice (or more often, by what was declared void since); for ever, if they have not.

    Who left without it comes between those who lost in the round after which they did and those who lost in the next; of several, those
    with fewer losses that were not declared void are ahead. If all have left, the stronger of the last has won.
    """
    lost: dict[int, list[int]] = {number: [] for number in numbers}
    void: dict[int, int] = dict.fromkeys(numbers, 0)
    for nth, boards in enumerate(over.rounds):
        for place, board in enumerate(boards):
            loser, result = _loser(board.pairing, results[nth, place]), results[nth, place]
            if loser and result is not Result.OPEN:
                lost[loser].append(nth + 1)
                void[loser] += result is Result.VOID
    gone = {one.number: one.left + 0.5 for one in over.event.entrants if one.gone}
    out = {
        number: float(rounds[-1]) if len(rounds) > 1 else gone.get(number, float("inf"))
        for number, rounds in lost.items()
    }
    last = max(out.values())
    return {
        number: (
            out[number],
            void[number] - len(rounds) if len(rounds) < 2 else 0,
            -number if out[number] == last < float("inf") else 0,
        )
        for number, rounds in lost.items()
    }


def _bracket(over: Tournament, results: Results, numbers: Sequence[int]) -> dict[int, tuple[float, int, float]]:
    """The last round in the bracket (for ever, if it was not lost there), the match for the third place, the place in the group."""
    reached: dict[int, float] = dict.fromkeys(numbers, 0)
    third = dict.fromkeys(numbers, 0)
    decisive = [
        (nth, place, board.pairing, results[nth, place])
        for nth, boards in enumerate(over.rounds)
        for place, board in enumerate(boards)
    ]
    last = max((nth for nth, _, one, _ in decisive if not one.stage), default=-1)
    for nth, _, one, result in decisive:
        loser = _loser(one, result) if result is not Result.OPEN else 0
        if not one.stage:
            reached |= {
                number: float("inf") if nth == last and number != loser else float(nth + 1) for number in one.numbers
            }
        elif one.stage == "third" and loser:
            third[one.opponent(loser)] = 1
    letters = {one.stage for _, _, one, _ in decisive if one.stage not in {"", "third"}}
    in_group: dict[int, float] = dict.fromkeys(numbers, 0.0)
    for letter in letters:
        members = sorted({number for _, _, one, _ in decisive if one.stage == letter for number in one.numbers})
        place = 0
        for level in _table(over, results, members, IN_ROUND_ROBIN, stage=letter):
            in_group |= dict.fromkeys(level, -float(place + 1))
            place += len(level)
    return {
        number: (reached[number], third[number], 0.0 if reached[number] else in_group[number]) for number in numbers
    }
