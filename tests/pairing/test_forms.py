"""Whole tournaments of every form."""

import random
from collections import Counter
from itertools import permutations

import msgspec
import pytest

from bot.pairing.event import THIRD, Event, Form, Pairing, Result
from bot.pairing.forms import LIMITS, MOST, next_round
from bot.pairing.groups import grouped
from bot.pairing.knockout import Late, _halves, late_round
from bot.pairing.seating import due, first_seats
from bot.pairing.standings import group_standings, standings
from tests.pairing.events import after, begun, decided, played
from tests.support.samples import sample

SEEDS = range(40)  # of the tournaments of each form


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("leave", [0.0, 0.05])
@pytest.mark.parametrize("seeds", sample((SEEDS[:1], SEEDS[1:3], SEEDS[3:]), 3))
def test_nobody_meets_the_same_opponent_again(form: Form, leave: float, seeds: range) -> None:
    for seed in seeds:
        luck = random.Random(seed)
        event = begun(form, luck.randint(3, LIMITS.get(form, MOST)))
        before = event
        for later in played(before, luck, leave=leave, void=0.03):
            event = later
            _nobody_is_paired_twice(event)
            for pairing in event.rounds[-1]:
                if form in {Form.SWISS, Form.ROUND_ROBIN}:
                    assert not _met_before(before, pairing), (seed, pairing)
                _seats_are_fair(before, event, pairing)
                _bye_is_first(before, event, pairing)
            before = event
        places = [one.place for one in standings(event)]
        assert len(places) == len(event.entrants)
        assert places == sorted(places)


def _nobody_is_paired_twice(event: Event) -> None:
    numbers = [number for one in event.rounds[-1] for number in one.numbers]
    assert len(numbers) == len(set(numbers))


def _others_have_met(event: Event, pairing: Pairing) -> bool:
    """Whether this is a double elimination with four left, whom any other round would pair again."""
    if event.form is not Form.DOUBLE:
        return False
    one, two = pairing.numbers
    others = {number for half in _halves(event, event.next_round) for number in half} - {one, two}
    met = {number: {game.opponent(number) for game in event.of(number)} for number in (one, two)}
    free = any(mine not in met[one] and theirs not in met[two] for mine, theirs in permutations(others, 2))
    return len(others) == 2 and not free


def _met_before(event: Event, pairing: Pairing) -> bool:
    return (
        pairing.played
        and not pairing.is_bye
        and any(set(one.numbers) == set(pairing.numbers) for one in event.of(pairing.first))
    )


def _bye_is_first(before: Event, event: Event, pairing: Pairing) -> None:
    """Nobody has a second bye, unless everybody who is still in has had one: then one of them must."""
    if pairing.is_bye and _has_had_a_bye(before, pairing.first):
        assert event.form is Form.DOUBLE
        assert all(_has_had_a_bye(before, number) for one in event.rounds[-1] for number in one.numbers)


def _has_had_a_bye(event: Event, number: int) -> bool:
    return any(one.is_bye for one in event.of(number))


def _seats_are_fair(before: Event, event: Event, pairing: Pairing) -> None:
    """Nobody has one seat three times more often, unless both would and can't be paired otherwise, as in a bracket."""
    if pairing.is_bye or not pairing.played:
        return
    for number in pairing.numbers:
        seats = first_seats(event, number)
        bracket = event.form in {Form.KNOCKOUT, Form.GROUPS} or _others_have_met(before, pairing)
        forced = bracket and len({due(before, one).ahead for one in pairing.numbers}) == 1
        assert forced or abs(2 * sum(seats) - len(seats)) <= 2


@pytest.mark.parametrize("count", range(2, 65))
def test_the_best_two_of_a_bracket_meet_in_the_last_round(count: int) -> None:
    event = begun(Form.KNOCKOUT, count)
    while pairings := next_round(event):
        stronger = (_won_by_the_stronger(one) for one in pairings)
        event = msgspec.structs.replace(event, rounds=(*event.rounds, tuple(stronger)))
    assert set(next(one for one in event.rounds[-1] if not one.stage).numbers) == {1, 2}
    assert [one.number for one in standings(event)[: min(count, 4)]] == list(range(1, min(count, 4) + 1))


def _won_by_the_stronger(pairing: Pairing) -> Pairing:
    won = Result.FIRST if pairing.is_bye or pairing.first < pairing.second else Result.SECOND
    return pairing if pairing.is_bye else msgspec.structs.replace(pairing, result=won)


def test_the_third_place_is_played_for() -> None:
    *_, event = played(begun(Form.KNOCKOUT, 8), random.Random(1))
    final, third = event.rounds[-1]
    assert (final.stage, third.stage) == ("", THIRD)
    assert set(third.numbers) == {one.loser for one in event.rounds[-2]}
    table = standings(event)
    assert [one.number for one in table[:4]] == [final.winner, final.loser, third.winner, third.loser]
    assert [one.place for one in table] == [1, 2, 3, 4, 5, 5, 5, 5]


def test_who_loses_twice_is_out() -> None:
    for seed in SEEDS[:12]:
        *_, event = played(begun(Form.DOUBLE, 3 + seed), random.Random(seed))
        lost = Counter(loser for loser, _ in event.knocked_out)
        assert set(lost.values()) <= {1, 2}
        assert sum(one < 2 for one in (lost[entrant.number] for entrant in event.entrants)) == 1


@pytest.mark.parametrize("count", range(3, 65))
def test_groups_are_of_a_size(count: int) -> None:
    groups = grouped(range(1, count + 1))
    sizes = list(map(len, groups))
    assert sorted(number for group in groups for number in group) == list(range(1, count + 1))
    assert max(sizes) - min(sizes) <= 1
    assert len(groups).bit_count() == 1
    assert min(sizes) >= 3
    assert max(sizes) <= 5 + (count in {11, *range(21, 24), *range(41, 48)})


def test_the_first_two_of_each_group_go_on() -> None:
    *_, event = played(begun(Form.GROUPS, 16), random.Random(3))
    tables = group_standings(event)
    assert list(tables) == ["A", "B", "C", "D"]
    went_on = {number for pairings in event.rounds for one in pairings if not one.stage for number in one.numbers}
    assert went_on == {one.number for table in tables.values() for one in table[:2]}
    assert [one.place for one in standings(event)[:4]] == [1, 2, 3, 4]


def test_who_has_left_loses_without_a_match() -> None:
    event = begun(Form.ROUND_ROBIN, 4)
    first = decided(next_round(event), random.Random(0))
    gone = tuple(msgspec.structs.replace(one, gone=one.number == 4, left=1) for one in event.entrants)
    event = msgspec.structs.replace(event, rounds=(first,), entrants=gone)
    lost = next(one for one in next_round(event) if 4 in one.numbers)
    assert not lost.played
    assert lost.points(lost.opponent(4)) == 2


def test_a_round_waits_for_the_results_of_the_one_before() -> None:
    event = begun(Form.SWISS, 6)
    event = msgspec.structs.replace(event, rounds=(next_round(event),))
    with pytest.raises(ValueError, match="not over"):
        next_round(event)


@pytest.mark.parametrize("seed", range(30))
def test_the_last_rounds_of_a_double_elimination_are_what_they_are_called(seed: int) -> None:
    *_, event = played(begun(Form.DOUBLE, 3 + seed), random.Random(seed))
    named = [late_round(event, nth) for nth in range(1, len(event.rounds) + 1)]
    second = named[-1] is Late.SECOND_FINAL
    first = len(named) - second
    before = Counter(loser for loser, nth in event.knocked_out if nth < first)
    (final,) = event.rounds[first - 1]
    assert named.count(Late.FINAL) == 1
    assert named[first - 1] is Late.FINAL
    assert second == (before[final.loser] == 0)
    if Late.SEMI_FINAL in named:
        at = named.index(Late.SEMI_FINAL)
        (semi,) = event.rounds[at]
        assert named[at + 1] is Late.FINAL
        assert semi.winner in final.numbers


def test_a_final_between_two_who_have_lost_is_the_only_one() -> None:
    """The one without a loss has dropped out."""
    event = begun(Form.DOUBLE, 4)
    luck = random.Random(0)
    while late_round(event, event.next_round) is not Late.SEMI_FINAL:
        event = after(event, decided(next_round(event), luck), luck, 0)
    lost = {loser for loser, _ in event.knocked_out}
    entrants = tuple(
        one if one.number in lost else msgspec.structs.replace(one, gone=True, left=len(event.rounds))
        for one in event.entrants
    )
    event = msgspec.structs.replace(event, entrants=entrants)
    assert late_round(event, event.next_round) is Late.FINAL
