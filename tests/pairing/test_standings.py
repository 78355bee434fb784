"""Tie-breaks, by hand."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import msgspec
import pytest

from bot.pairing.event import Event, Form, Pairing, Result
from bot.pairing.forms import next_round
from bot.pairing.standings import TieBreak, standings
from tests.pairing.events import begun, played

FIRST, SECOND, DRAW = Result.FIRST, Result.SECOND, Result.DRAW


def _event(form: Form, count: int, *rounds: tuple[Pairing, ...]) -> Event:
    return msgspec.structs.replace(begun(form, count), rounds=rounds)


SWISS = _event(
    Form.SWISS,
    5,
    (Pairing(1, 3, FIRST), Pairing(4, 2, SECOND), Pairing(5)),
    (Pairing(2, 1, DRAW), Pairing(5, 3, SECOND), Pairing(4)),
    (Pairing(1, 5, FIRST), Pairing(3, 2, DRAW), Pairing(4)),
)


def test_buchholz_is_the_points_of_the_opponents() -> None:
    of = {one.number: one for one in standings(SWISS)}
    assert {number: one.points for number, one in of.items()} == {1: 5, 2: 4, 3: 3, 4: 4, 5: 2}
    buchholz = {number: dict(one.ties)[TieBreak.BUCHHOLZ] for number, one in of.items()}
    assert buchholz == {
        1: 3 + 4 + 2,
        2: 4 + 5 + 3,
        3: 5 + 2 + 4,
        4: 4 + 3 + 3,  # two byes, each against an opponent with a draw a round
        5: 2 + 3 + 5,
    }


def test_sonneborn_berger_counts_who_was_beaten() -> None:
    of = {one.number: dict(one.ties)[TieBreak.SONNEBORN_BERGER] for one in standings(SWISS)}
    assert of == {1: 2 * 3 + 4 + 2 * 2, 2: 2 * 4 + 5 + 3, 3: 2 * 2 + 4, 4: 2 * 3 + 2 * 3, 5: 2 * 2}


def test_rounds_without_a_match_count_as_fide_has_it() -> None:
    """By TieBreakServer 1.9.57: the fourth leaves after the first round, the fifth enters after it, the third has won one without a match."""
    event = _event(
        Form.SWISS,
        5,
        (Pairing(1, 3, FIRST), Pairing(4, 2, FIRST)),
        (Pairing(1, 2, FIRST), Pairing(3, 5, FIRST, played=False)),
        (Pairing(1, 5, FIRST), Pairing(2, 3, DRAW)),
    )
    entrants = tuple(
        msgspec.structs.replace(one, gone=one.number == 4, left=1, entered=2 if one.number == 5 else 1)
        for one in event.entrants
    )
    of = {one.number: dict(one.ties) for one in standings(msgspec.structs.replace(event, entrants=entrants))}
    assert {number: ties[TieBreak.BUCHHOLZ] for number, ties in of.items()} == {
        1: 3 + 1 + 0,
        2: (2 + 2) + 6 + 3,  # the fourth counts as if it had drawn twice more
        3: 6 + 0 + 1,  # the fifth has fewer points
        4: 1 + 2 + 2,  # two rounds against an opponent with as many points
        5: 0 + 0 + 6,
    }
    assert of[3][TieBreak.SONNEBORN_BERGER] == 6 * 0 + 2 * 0 + 1 * 1


def test_who_never_came_counts_as_if_they_had_left() -> None:
    """By TieBreakServer 1.9.57: the fourth was gone when the bye fell to them, the fifth entered and forfeited the only match."""
    event = _event(
        Form.SWISS,
        5,
        (Pairing(1, 3, FIRST), Pairing(4, 2, SECOND)),
        (Pairing(1, 2, FIRST), Pairing(3, 5, FIRST, played=False), Pairing(4, 0, Result.NEITHER, played=False)),
        (Pairing(2, 3, FIRST), Pairing(1)),
    )
    of = {one.number: dict(one.ties) for one in standings(event)}
    assert {number: ties[TieBreak.BUCHHOLZ] for number, ties in of.items()} == {
        1: 2 + 4 + 3,
        2: (0 + 2) + 6 + 2,  # the fourth would have drawn the second round and the third
        3: 6 + (0 + 2) + 4,  # the fifth the first and the third
        4: 4 + 0 + 0,
        5: 0 + 0 + 0,
    }
    assert [of[number][TieBreak.WINS] for number in (1, 2, 3)] == [2, 2, 0]  # only games that were played


def test_games_of_a_round_robin_count_as_played_for_sonneborn_berger() -> None:
    """By TieBreakServer 1.9.57; and byes, which all have, count nothing."""
    event = _event(
        Form.ROUND_ROBIN,
        3,
        (Pairing(1), Pairing(2, 3, FIRST, played=False)),
        (Pairing(2), Pairing(1, 3, FIRST)),
        (Pairing(3), Pairing(1, 2, DRAW)),
    )
    of = {one.number: dict(one.ties)[TieBreak.SONNEBORN_BERGER] for one in standings(event)}
    assert of == {1: 2 * 2 + 5, 2: 2 * 2 + 5, 3: 0}


def test_those_who_are_still_level_are_compared_again() -> None:
    """Of four with 5 half points, the second and the third have 3 among the four; the second has beaten the third."""
    table = standings(
        _event(
            Form.ROUND_ROBIN,
            6,
            (Pairing(1, 6, DRAW), Pairing(5, 2, SECOND), Pairing(3, 4, FIRST)),
            (Pairing(5, 1, FIRST), Pairing(6, 4, DRAW), Pairing(2, 3, FIRST)),
            (Pairing(4, 1, DRAW), Pairing(3, 5, FIRST), Pairing(2, 6, SECOND)),
            (Pairing(1, 3, FIRST), Pairing(4, 2, DRAW), Pairing(6, 5, SECOND)),
            (Pairing(2, 1, SECOND), Pairing(3, 6, DRAW), Pairing(5, 4, SECOND)),
        )
    )
    assert [(one.number, one.place, one.points) for one in table] == [
        (1, 1, 6),
        (6, 2, 5),
        (2, 3, 5),
        (3, 4, 5),
        (4, 5, 5),
        (5, 6, 4),
    ]
    assert [dict(one.ties)[TieBreak.DIRECT] for one in table] == [0, 4, 3, 3, 2, 0]


def test_wins_draws_and_losses_are_of_games() -> None:
    assert [(one.number, one.wins, one.draws, one.losses) for one in standings(SWISS)][:2] == [
        (1, 2, 1, 0),
        (2, 1, 2, 0),
    ]


def test_direct_encounters_count_first_in_a_round_robin() -> None:
    table = standings(
        _event(
            Form.ROUND_ROBIN,
            4,
            (Pairing(1, 4, SECOND), Pairing(2, 3, FIRST)),
            (Pairing(4, 3, FIRST), Pairing(1, 2, FIRST)),
            (Pairing(2, 4, FIRST), Pairing(3, 1, SECOND)),
        )
    )
    assert [one.points for one in table] == [4, 4, 4, 0]
    assert [one.place for one in table] == [1, 1, 1, 4]  # each has beaten one of the others


def test_who_dropped_out_comes_after_those_who_stayed() -> None:
    """The third has left after one win; the second has beaten the first in the rest of the round robin, so that decides."""
    event = _event(
        Form.ROUND_ROBIN,
        4,
        (Pairing(1, 4, SECOND), Pairing(2, 3, SECOND)),
        (Pairing(4, 2, FIRST), Pairing(1, 3, FIRST, played=False)),
        (Pairing(1, 2, SECOND), Pairing(3, 4, SECOND, played=False)),
    )
    entrants = tuple(msgspec.structs.replace(one, gone=one.number == 3, left=1) for one in event.entrants)
    table = standings(msgspec.structs.replace(event, entrants=entrants))
    assert [(one.number, one.place, one.points) for one in table] == [(4, 1, 6), (2, 2, 2), (1, 3, 2), (3, 4, 2)]
    assert [one.dropped for one in table] == [False, False, False, True]


def test_where_nobody_stayed_points_alone_decide() -> None:
    event = _event(Form.ROUND_ROBIN, 2, (Pairing(1, 2, SECOND, played=False),))
    entrants = tuple(msgspec.structs.replace(one, gone=True) for one in event.entrants)
    table = standings(msgspec.structs.replace(event, entrants=entrants))
    assert [(one.number, one.dropped) for one in table] == [(2, False), (1, False)]


def test_who_left_after_the_last_round_has_missed_nothing() -> None:
    event = _event(Form.ROUND_ROBIN, 2, (Pairing(1, 2, FIRST),))
    entrants = tuple(msgspec.structs.replace(one, gone=True, left=1) for one in event.entrants)
    table = standings(msgspec.structs.replace(event, entrants=entrants))
    assert [(one.number, one.dropped) for one in table] == [(1, False), (2, False)]


def test_a_void_match_gives_half_a_point_each() -> None:
    table = standings(_event(Form.ROUND_ROBIN, 2, (Pairing(1, 2, Result.VOID),)))
    assert [(one.place, one.points) for one in table] == [(1, 1), (1, 1)]


def test_nobody_scores_where_nobody_came() -> None:
    table = standings(_event(Form.ROUND_ROBIN, 2, (Pairing(1, 2, Result.NEITHER),)))
    assert [(one.points, one.losses) for one in table] == [(0, 1), (0, 1)]


def test_both_games_of_those_who_met_twice_count() -> None:
    event = _event(Form.ROUND_ROBIN, 2, (Pairing(1, 2, FIRST),), (Pairing(2, 1, FIRST),))
    assert [(one.place, dict(one.ties)[TieBreak.DIRECT]) for one in standings(event)] == [(1, 2), (1, 2)]


def test_who_was_paired_again_has_not_lost_the_round_before() -> None:
    """A match of the first round is declared void once its winner is in the second one."""
    first = (Pairing(1, 4, Result.VOID), Pairing(2, 3, FIRST))
    event = _event(Form.KNOCKOUT, 4, first, (Pairing(4, 2, FIRST),))
    assert [one.number for one in standings(event)] == [4, 2, 1, 3]


@pytest.mark.parametrize(("beaten", "unbeaten"), [(1, 2), (2, 1)])
def test_the_one_without_a_loss_has_won_when_the_final_is_declared_void_after_the_end(
    beaten: int, unbeaten: int
) -> None:
    event = _event(Form.DOUBLE, 2, (Pairing(unbeaten, beaten, FIRST),), (Pairing(beaten, unbeaten, Result.VOID),))
    assert [(one.number, one.place) for one in standings(event)] == [(unbeaten, 1), (beaten, 2)]


def test_of_those_still_in_a_double_elimination_the_ones_without_a_loss_are_ahead() -> None:
    event = _event(Form.DOUBLE, 4, (Pairing(1, 4, SECOND), Pairing(2, 3, SECOND)))
    assert [(one.number, one.place) for one in standings(event)] == [(3, 1), (4, 1), (1, 3), (2, 3)]


@pytest.mark.parametrize(("second_final", "champion"), [(False, 2), (True, 1)])
def test_of_two_who_leave_a_final_one_has_won(champion: int, *, second_final: bool) -> None:
    """The one who has lost fewer matches; before a second final, the stronger."""
    rounds = (
        (Pairing(1, 2, SECOND), Pairing(3)),
        (Pairing(2, 3, FIRST), Pairing(1)),
        (Pairing(3, 1, SECOND),),
        (Pairing(2, 1, SECOND),),
    )[: 4 if second_final else 3]
    event = _event(Form.DOUBLE, 3, *rounds)
    entrants = tuple(msgspec.structs.replace(one, gone=one.number < 3, left=len(rounds)) for one in event.entrants)
    table = standings(msgspec.structs.replace(event, entrants=entrants))
    assert [(one.number, one.place) for one in table] == [(champion, 1), (3 - champion, 2), (3, 3)]


def test_a_double_elimination_has_one_winner_whoever_leaves() -> None:
    """All ways in which three can play and two of them leave after a round: nobody who stayed as long has lost fewer matches."""
    ended = list(_ends(begun(Form.DOUBLE, 3), 2))
    for event in ended:
        first, *others = standings(event)
        lost = Counter(loser for loser, _ in event.knocked_out)
        until = {one.number: one.left if one.gone else len(event.rounds) + 1 for one in event.entrants}
        assert [first.place, *(one.place > 1 for one in others)] == [1, True, True]
        assert all(lost[one.number] >= lost[first.number] for one in others if until[one.number] >= until[first.number])
    assert len(ended) == 610


def _ends(event: Event, leaving: int) -> Iterator[Event]:
    """The event at its end, for all results and all who may leave after a round."""
    pairings = next_round(event)
    if not pairings:
        yield event
        return
    results = [
        [one] if one.is_over else [msgspec.structs.replace(one, result=won) for won in (FIRST, SECOND)]
        for one in pairings
    ]
    numbers = [one.number for one in event.present]
    for decided in product(*results):
        for gone in (gone for count in range(leaving + 1) for gone in combinations(numbers, count)):
            entrants = tuple(
                msgspec.structs.replace(one, gone=True, left=event.next_round) if one.number in gone else one
                for one in event.entrants
            )
            later = msgspec.structs.replace(event, rounds=(*event.rounds, decided), entrants=entrants)
            yield from _ends(later, leaving - len(gone))


def test_a_direct_encounter_is_shown_as_it_counted() -> None:
    """The second and third are level in all else; the winner of their game is ahead."""
    table = standings(
        _event(
            Form.SWISS,
            4,
            (Pairing(1, 2, FIRST), Pairing(3, 4, SECOND)),
            (Pairing(4, 1, SECOND), Pairing(2, 3, FIRST)),
            (Pairing(1, 3, FIRST), Pairing(2, 4, SECOND)),
        )
    )
    assert [(one.number, one.points) for one in table] == [(1, 6), (4, 4), (2, 2), (3, 0)]
    assert all(dict(one.ties)[TieBreak.DIRECT] == 0 for one in table)  # nobody had to be told apart
    robin = standings(
        _event(
            Form.ROUND_ROBIN,
            4,
            (Pairing(1, 4, FIRST), Pairing(2, 3, SECOND)),
            (Pairing(1, 3, FIRST), Pairing(2, 4, FIRST)),
            (Pairing(1, 2, FIRST), Pairing(3, 4, SECOND)),
        )
    )
    assert [(one.number, one.points) for one in robin] == [(1, 6), (2, 2), (3, 2), (4, 2)]
    assert [dict(one.ties)[TieBreak.DIRECT] for one in robin] == [0, 2, 2, 2]


@pytest.mark.parametrize("seed", range(10))
def test_who_leaves_after_winning_the_last_match_has_won(seed: int) -> None:
    *_, event = played(begun(Form.DOUBLE, 3 + seed), random.Random(seed))
    before = standings(event)
    (champion,) = (one.number for one in before if one.place == 1)
    entrants = tuple(
        msgspec.structs.replace(one, gone=one.number == champion, left=len(event.rounds)) for one in event.entrants
    )
    assert standings(msgspec.structs.replace(event, entrants=entrants)) == before
