"""Seasons of leagues: divisions, the fixture list, promotion and relegation, checked against the results alone."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise

import msgspec
import pytest

from bot.pairing.event import Entrant, Event, Form, Result
from bot.pairing.league import LARGE, SIZES, fixtures, ladder, length, movers, sizes_of
from bot.pairing.standings import group_standings, standings
from tests.pairing.events import begun, played


@pytest.mark.parametrize("size", SIZES)
def test_divisions_are_of_about_the_size_wanted(size: int) -> None:
    for count in range(3, 65):
        divisions = _empty(count, size).divisions
        sizes = [len(one) for one in divisions]
        assert [number for one in divisions for number in one] == list(range(1, count + 1))
        assert sizes == sorted(sizes)
        assert sizes[-1] - sizes[0] <= 1
        assert sizes[-1] <= size + 1
        assert sizes[0] >= min(count, 3, size // 2 + 1)


def _empty(count: int, size: int) -> Event:
    entrants = tuple(Entrant(number, 2000.0 - number) for number in range(1, count + 1))
    return Event(Form.LEAGUE, entrants, sizes=sizes_of(count, size))


@pytest.mark.parametrize("count", range(3, 65))
def test_each_meets_each_of_the_division_once(count: int) -> None:
    event = begun(Form.LEAGUE, count)
    met = Counter(frozenset(one.numbers) for pairings in fixtures(event) for one in pairings if not one.is_bye)
    wanted = {frozenset(pair) for division in event.divisions for pair in combinations(division, 2)}
    assert met == dict.fromkeys(wanted, 1)
    assert len(fixtures(event)) == length(event)


def test_the_fixture_list_holds_what_is_played() -> None:
    event = begun(Form.LEAGUE, 15)
    listed = [{frozenset(one.numbers) for one in pairings} for pairings in fixtures(event)]
    *_, over = played(event, random.Random(4), void=0.1)
    assert [{frozenset(one.numbers) for one in pairings} for pairings in over.rounds] == listed
    assert fixtures(over) == over.rounds


def test_places_go_on_from_one_division_to_the_next() -> None:
    *_, over = played(begun(Form.LEAGUE, 14), random.Random(2))
    table = standings(over)
    assert [one.place for one in table] == sorted(one.place for one in table)
    assert {one.number for one in table if one.place <= 7} == set(over.divisions[0])
    assert [one.number for one in table] == [
        one.number for division in group_standings(over).values() for one in division
    ]


@pytest.mark.parametrize("seed", range(60))
def test_the_first_go_up_and_the_last_go_down(seed: int) -> None:
    luck = random.Random(seed)
    size, count = luck.choice(SIZES), luck.randint(3, 40)
    *_, over = played(_empty(count, size), luck, leave=luck.choice((0.0, 0.05)), void=0.03)
    up, down = _expected_movers(over)
    found = movers(over)
    assert (found.up, found.down) == (up, down)
    staying = [one.number for one in over.entrants if not one.gone]
    assert sorted(number for division in ladder(over) for number in division) == staying


def _expected_movers(over: Event) -> tuple[set[int], set[int]]:
    """The entrants who move up and down, by points and tie-breaks computed here; level entrants by their numbers."""
    gone = {one.number for one in over.entrants if one.gone}
    ranked = [_ranked(over, list(division), gone) for division in over.divisions]
    up, down = set(), set()
    for upper, lower in pairwise(ranked):
        places = 2 if len(upper) >= LARGE and len(lower) >= LARGE else 1
        up |= {number for number in lower[:places] if number not in gone}
        down |= {number for number in upper[-places:] if number not in gone}
    return up, down - up


def _ranked(over: Event, members: list[int], gone: set[int]) -> list[int]:
    games: dict[int, list[tuple[int, Fraction]]] = {number: [] for number in members}
    for pairings in over.rounds:
        for one in pairings:
            for number in one.numbers:
                if number in games:
                    games[number].append((one.opponent(number), Fraction(one.points(number), 2)))
    points = {number: sum(score for _, score in played_) for number, played_ in games.items()}
    wins = {
        number: sum(
            one.points(number) == 2 and bool(one.second)
            for pairings in over.rounds
            for one in pairings
            if number in one.numbers
        )
        for number in members
    }

    def among(number: int, level: list[int]) -> Fraction:
        known = [one for pairings in over.rounds for one in pairings if one.second and set(one.numbers) <= set(level)]
        if len(known) < len(level) * (len(level) - 1) // 2:
            return Fraction(0)
        return Fraction(sum(one.points(number) for one in known if number in one.numbers), 2)

    def weighed(number: int) -> Fraction:
        return sum((score * points[met] for met, score in games[number] if met), Fraction(0))

    def ranked(level: list[int]) -> list[int]:
        """By the games among them, again and again, then by the rest."""
        of = {number: among(number, level) for number in level}
        if len(set(of.values())) > 1:
            parts = [[one for one in level if of[one] == value] for value in sorted(set(of.values()), reverse=True)]
            return [number for part in parts for number in ranked(part)]
        return sorted(level, key=lambda number: (-weighed(number), -wins[number], number))

    levels = sorted({(number in gone, -points[number]) for number in members})
    return [
        number
        for level in levels
        for number in ranked([one for one in members if (one in gone, -points[one]) == level])
    ]


@pytest.mark.parametrize("seed", range(60))
def test_who_went_up_stays_up_whoever_leaves_or_comes_below(seed: int) -> None:
    luck = random.Random(seed)
    size, count = luck.choice(SIZES), luck.randint(8, 40)
    *_, over = played(_empty(count, size), luck)
    before = {number: nth for nth, division in enumerate(over.divisions) for number in division}
    leavers = luck.sample(over.divisions[-1], luck.randint(0, 2))
    kept = [[number for number in division if number not in leavers] for division in ladder(over)]
    ordered = [number for division in kept for number in division] + [0] * luck.randint(0, 4)
    after: dict[int, int] = {}
    for nth, number in enumerate(sizes_of(len(ordered), size, [len(one) for one in kept])):
        after |= dict.fromkeys(ordered[:number], nth)
        ordered = ordered[number:]
    assert all(after[number] < before[number] for number in movers(over).up if number in after)


def test_those_divisions_are_larger_where_nobody_has_to_move() -> None:
    assert sizes_of(7, 4) == (3, 4)
    assert sizes_of(7, 4, (4, 3)) == (4, 3)
    assert sizes_of(9, 4, (4, 5)) == (4, 5)
    assert sizes_of(13, 4, (4, 5, 4)) == (4, 5, 4)
    assert sizes_of(14, 4, (5, 4, 4)) == (5, 4, 5)
    assert sizes_of(6, 4, (4, 2)) == (3, 3)


def test_a_member_of_the_house_goes_nowhere() -> None:
    event = _empty(12, 5)
    last = tuple(msgspec.structs.replace(one, fills=one.number == 12) for one in event.entrants)
    event = msgspec.structs.replace(event, entrants=last)
    *_, over = played(event, random.Random(1))
    won = tuple(
        tuple(
            msgspec.structs.replace(one, result=Result.FIRST if one.first == 12 else Result.SECOND)
            if 12 in one.numbers and one.second
            else one
            for one in pairings
        )
        for pairings in over.rounds
    )
    over = msgspec.structs.replace(over, rounds=won)
    assert group_standings(over)["2"][0].number == 12
    assert 12 not in movers(over).up
    assert len(movers(over).up) == 2
    assert 12 not in ladder(over)[1]


def test_who_has_left_takes_a_place_that_goes_down() -> None:
    event = _empty(12, 5)
    gone = tuple(msgspec.structs.replace(one, gone=one.number == 1, left=5) for one in event.entrants)
    *_, over = played(event, random.Random(3))
    over = msgspec.structs.replace(over, entrants=gone)
    assert len(movers(over).down) == 1
    assert 1 not in movers(over).down
