"""What is wrong with a tournament that was played, found from its matches alone, by other code than the bot's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import networkx as nx

from bot.features.tournaments.values import Board, Tournament
from bot.matches.core.models import Match, Status
from bot.pairing.event import Form, Pairing, Result
from bot.pairing.standings import standings
from tests.support.tournaments.tournament_places import expected_places

TABLES = (Form.SWISS, Form.ROUND_ROBIN, Form.LEAGUE)
Won = Mapping[int, int | None]
"""The side that won each match that was finished, by the number of the match; None if nobody did."""


def faults_of(over: Tournament, matches: Mapping[int, Match], won: Won) -> list[str]:
    """One sentence a fault; nothing if all is well."""
    return [
        *_paired_wrongly(over),
        *_unfair_seats(over),
        *_not_as_played(over, matches, won),
        *_placed_wrongly(over, matches, won),
    ]


def result_of(board: Board, match: Match | None, won: Won) -> Result:
    """The result of a board, read off its match."""
    if match is None:
        return board.pairing.result
    if match.status is Status.VOID:
        return Result.VOID
    side = won.get(match.id) if match.status is Status.FINISHED else None
    return Result.NEITHER if side is None else (Result.FIRST, Result.SECOND)[side]


def _paired_wrongly(over: Tournament) -> Iterator[str]:
    """Repeated opponents and second byes that others could have spared, and entrants who are paired twice or while they are away."""
    met: set[frozenset[int]] = set()
    rested: set[int] = set()
    for nth, boards in enumerate(over.rounds, 1):
        pairings = [board.pairing for board in boards]
        numbers = [number for one in pairings for number in one.numbers]
        if len(numbers) != len(set(numbers)):
            yield f"round {nth} pairs somebody twice"
        again = [one for one in pairings if frozenset(one.numbers) in met and one.played and not _is_bracket(over, one)]
        resting = [one.first for one in pairings if one.is_bye and one.first in rested]
        if (again or resting) and not _forced(over, numbers, met, rested):
            yield f"round {nth} repeats {[one.numbers for one in again]}, rests {resting} again"
        met |= {frozenset(one.numbers) for one in pairings if one.played and not one.is_bye}
        rested |= {one.first for one in pairings if one.is_bye}


def _is_bracket(over: Tournament, pairing: Pairing) -> bool:
    """Whether the bracket alone says who meets."""
    return over.plan.form in {Form.GROUPS, Form.KNOCKOUT} and pairing.stage not in set("ABCDEFGHIJKLMNOP")


def _forced(over: Tournament, numbers: list[int], met: set[frozenset[int]], rested: set[int]) -> bool:
    """Whether these could not have been paired without a repetition; only where the form leaves a choice."""
    if over.plan.form not in {Form.SWISS, Form.DOUBLE}:
        return False
    free = nx.Graph()
    free.add_nodes_from(numbers)
    free.add_edges_from(
        (one, two) for one in numbers for two in numbers if one < two and frozenset((one, two)) not in met
    )
    if len(numbers) % 2:
        free.add_edges_from((0, one) for one in numbers if one not in rested)
    return 2 * len(nx.max_weight_matching(free, maxcardinality=True)) < len(numbers) + len(numbers) % 2


def _unfair_seats(over: Tournament) -> Iterator[str]:
    """Entrants with one seat three times more often than the other, where a bracket did not pair two of the same need."""
    ahead: Counter[int] = Counter()
    for nth, boards in enumerate(over.rounds, 1):
        for one in (board.pairing for board in boards):
            if not one.played or one.is_bye:
                continue
            level = ahead[one.first] == ahead[one.second] and over.plan.form not in TABLES
            ahead[one.first] += 1
            ahead[one.second] -= 1
            for number in one.numbers:
                if abs(ahead[number]) > 2 and not level:
                    yield f"round {nth} seats {number} {ahead[number]} ahead"


def _not_as_played(over: Tournament, matches: Mapping[int, Match], won: Won) -> Iterator[str]:
    """Boards whose match is missing, of others, seated otherwise, or ended otherwise."""
    for nth, boards in enumerate(over.rounds, 1):
        for board in boards:
            one = board.pairing
            if one.is_bye or not one.played:
                if board.match:
                    yield f"round {nth} has a match where nobody meets"
                continue
            match = matches.get(board.match)
            if match is None:
                yield f"round {nth} lacks a match"
                continue
            sides = [[holder.user for holder in match.holders if holder.seat % 2 == side] for side in (0, 1)]
            if [sorted(side) for side in sides] != [
                sorted(member.user for member in over.members(number)) for number in one.numbers
            ]:
                yield f"match {match.id} is not played by those of its pairing"
            if not match.status.is_under_way and result_of(board, match, won) is not one.result:
                yield f"match {match.id} ended otherwise than {one.result}"


def _placed_wrongly(over: Tournament, matches: Mapping[int, Match], won: Won) -> Iterator[str]:
    results = {
        (nth, place): result_of(board, matches.get(board.match), won)
        for nth, boards in enumerate(over.rounds)
        for place, board in enumerate(boards)
    }
    wanted = expected_places(over, results)
    found = {one.number: (one.place, one.points) for one in standings(over.event)}
    for number in sorted(wanted.keys() | found.keys()):
        if wanted.get(number) != found.get(number):
            yield f"{number} is placed {found.get(number)}, not {wanted.get(number)}"
