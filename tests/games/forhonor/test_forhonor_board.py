"""The board and its lookups, compared with the rules' drawing and with slower algorithms."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator

import msgspec
import pytest

from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.games.forhonor.rules.board import (
    GAPS,
    NEIGHBOURS,
    ROWS,
    SQUARES,
    ZONES,
    column_of,
    distance,
    edge,
    from_edge,
    from_median,
    lane,
    linked,
    named,
    row_of,
    sees,
    way_to,
)
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.heroes import HEROES
from bot.games.forhonor.rules.movement import entries, points_left, ways
from bot.games.forhonor.rules.powers import shots
from bot.games.forhonor.rules.soldiers import aside, removed_first, ways_aside
from bot.games.forhonor.rules.step_builder import camp_of_hero, figure, taken
from bot.games.forhonor.rules.values import Acting, State
from tests.support.games.forhonor_few import standing

GAME = ForHonor()
DRAWN = """
. . . . . + + + + . . . . .
. . . . . + + + + . . . . .
. . . . # + + + + # . . . .
. . . . # + + + + # . . . .
. # # . # + + + + # . d d d
. # # . # c c c c # . d d d
. . . . # c c c c # . d d d
. . . . . c c c c . . d d d
. # # . . c c c c . . . . .
. . . . . c c c c . . # # .
a a a . . c c c c . . . . .
a a a . # c c c c # . . . .
a a a . # c c c c # . # # .
a a a . # + + + + # . # # .
. . . . # + + + + # . . . .
. . . . # + + + + # . . . .
. . . . . + + + + . . . . .
. . . . . + + + + . . . . .
"""
SIGN = {
    named(column, ROWS - nth): sign
    for nth, line in enumerate(DRAWN.split("\n")[1:-1])
    for column, sign in enumerate(line.split(), start=1)
}


def test_the_board_is_the_one_drawn_in_the_rules():
    assert {square for square, sign in SIGN.items() if sign == "#"} == GAPS
    assert {square for square, sign in SIGN.items() if sign != "#"} == set(SQUARES)
    assert {square for square, sign in SIGN.items() if sign == "a"} == set(ZONES["attack"])
    assert {square for square, sign in SIGN.items() if sign == "d"} == set(ZONES["defence"])
    assert {square for square, sign in SIGN.items() if sign == "c"} == set(ZONES["centre"])
    corridor = {square for camp in (0, 1) for column in "FGHI" for square in lane(column, camp)}
    assert {square for square, sign in SIGN.items() if sign in "c+"} == corridor
    assert (len(GAPS), len(SQUARES)) == (32, 220)


def turned(square):
    return named(15 - column_of(square), ROWS + 1 - row_of(square))


def test_half_a_turn_leaves_the_board_as_it_is():
    assert {turned(square) for square in SQUARES} == set(SQUARES)
    assert {turned(square) for square in ZONES["attack"]} == set(ZONES["defence"])
    assert tuple(map(turned, edge(0))) == edge(1)
    for square in SQUARES:
        assert turned(turned(square)) == square
        assert {turned(other) for other in NEIGHBOURS[square]} == set(NEIGHBOURS[turned(square)])
        assert from_edge(square, 0) == from_edge(turned(square), 1) == row_of(square) - 1
    assert [from_median(square, 0) for square in lane("F", 0)] == list(range(9))
    assert [turned(square) for square in lane("F", 0)] == list(lane("I", 1))


def place(square: str) -> tuple[int, int]:
    return column_of(square), row_of(square)


def in_sight(one: str, other: str, samples: int) -> bool:
    """Whether no sampled point between two centres is inside a gap."""
    (x0, y0), (x1, y1) = place(one), place(other)
    for nth in range(1, samples):
        x, y = x0 + (x1 - x0) * nth / samples, y0 + (y1 - y0) * nth / samples
        column, row = round(x), round(y)
        inside = max(abs(x - column), abs(y - row)) < 0.5 - 1e-9
        if inside and named(column, row) in GAPS:
            return False
    return True


def pairs() -> Iterator[tuple[str, str, int]]:
    """All pairs a power could connect, and some further apart, with enough sample points to hit every gap."""
    for one, other in itertools.combinations(SQUARES, 2):
        if distance(one, other) <= 2 or (distance(one, other) <= 4 and way_to(one, other)):
            yield one, other, 41  # ways through the inside of a square are at least an eighth of the whole
    rng = Rng(b"pairs")
    for _ in range(200):
        yield rng.pick(SQUARES), rng.pick(SQUARES), 1009  # or a 442nd, from corner to corner


def test_a_line_of_effect_crosses_the_inside_of_no_gap():
    wrong = [
        (one, other)
        for one, other, samples in pairs()
        if len({sees(one, other), sees(other, one), sees(turned(one), turned(other)), in_sight(one, other, samples)})
        > 1
    ]
    assert wrong == []
    assert not sees("D4", "F4")
    assert not sees("A9", "C11")
    assert sees("D7", "E8")  # it touches a corner alone


def test_adjacent_and_distance_are_those_of_a_king():
    for one, other in itertools.product(SQUARES[::7], SQUARES):
        (x0, y0), (x1, y1) = place(one), place(other)
        assert distance(one, other) == max(abs(x1 - x0), abs(y1 - y0))
        assert (other in NEIGHBOURS[one]) == (distance(one, other) == 1)
        straight = x0 == x1 or y0 == y1 or abs(x0 - x1) == abs(y0 - y1)
        way = way_to(one, other)
        assert (way is not None) == (straight and one != other)
        if way is not None:
            away = distance(one, other)
            assert (x0 + way[0] * away, y0 + way[1] * away) == (x1, y1)


@functools.cache
def beside(one: str) -> frozenset[str]:
    there = place(one)
    return frozenset(
        other for other in SQUARES if max(abs(a - b) for a, b in zip(there, place(other), strict=True)) == 1
    )


def strewn(number: int) -> State:
    """Heroes and soldiers at random places, the first hero of a team acting."""
    rng = Rng(b"strewn %d" % number)
    state = position(GAME, "play", 2, {}, rng)
    ranks = tuple(
        tuple(square for column in "FGHI" for square in lane(column, camp) if rng.below(9) < 1 + number % 4)[:16]
        for camp in (0, 1)
    )
    near = [square for square in SQUARES if 6 <= row_of(square) <= 13] if number % 2 else list(SQUARES)
    free = [square for square in near if square not in {*ranks[0], *ranks[1]}]
    heroes = tuple(
        msgspec.structs.replace(one, spot="board", square=free.pop(rng.below(len(free)))) for one in state.heroes
    )
    acts = rng.pick(heroes)
    acting = Acting(acts.id, steps=rng.below(5))
    return msgspec.structs.replace(state, soldiers=ranks, heroes=heroes, acting=acting)


STREWN = [strewn(number) for number in range(60)]


def enemies(state: State, camp: int) -> set[str]:
    heroes = {one.square for one in state.heroes if one.square and one.seat % 2 != camp}
    return heroes | set(state.soldiers[1 - camp])


@pytest.mark.parametrize("frozen", [False, True])
def test_ways_are_the_cheapest_legal_ones_and_all_of_them(frozen):
    for state in STREWN:
        acting = msgspec.structs.replace(state.acting, frozen=frozen)
        hero, camp = figure(state, acting.hero), camp_of_hero(state, acting.hero)
        barred = enemies(state, camp)
        points = 0 if frozen else (9 if HEROES[hero.id].faction == "viking" else 7) - acting.steps
        assert points_left(acting) == points
        costs = {hero.square: 0}
        for _ in range(points):
            for one in list(costs):
                for other in beside(one) - barred:
                    costs[other] = min(costs.get(other, points + 1), costs[one] + 1)
            costs = {square: cost for square, cost in costs.items() if cost <= points}
        found = ways(state, acting)
        assert {square: len(way) for square, way in found.items()} == {
            square: cost for square, cost in costs.items() if square not in taken(state)
        }
        for square, way in found.items():
            assert way[-1] == square
            assert not barred & set(way)
            assert all(b in NEIGHBOURS[a] for a, b in itertools.pairwise((hero.square, *way)))


def test_a_hero_enters_by_any_free_square_of_his_edge():
    for state, camp in itertools.product(STREWN, (0, 1)):
        row = 1 if camp == 0 else 18
        assert set(entries(state, camp)) == {
            square for square in SQUARES if row_of(square) == row and square not in taken(state)
        }


def test_soldiers_are_removed_one_by_one_the_rearmost_the_nearest_the_lowest_letter():
    for state, camp in itertools.product(STREWN, (0, 1)):
        here = figure(state, state.acting.hero).square if state.acting else "A1"
        rest, order = set(state.soldiers[camp]), []
        while rest:
            rear = [
                row for row in (range(1, 10) if camp == 0 else range(18, 9, -1)) if any(row_of(s) == row for s in rest)
            ]
            last = [square for square in rest if row_of(square) == rear[0]]
            near = [square for square in last if distance(square, here) == min(distance(s, here) for s in last)]
            order.append(min(near))
            rest.remove(order[-1])
        assert removed_first(frozenset(state.soldiers[camp]), camp, here) == tuple(order)


def test_linked_soldiers_are_those_joined_by_neighbours():
    for state, camp in itertools.product(STREWN, (0, 1)):
        every = frozenset(state.soldiers[camp])
        start = sorted(every)[:2]
        joined = set(start)
        for _ in every:
            joined |= {square for square in every if any(distance(square, other) == 1 for other in joined)}
        assert linked(start, every) == joined
    assert linked(["A1"], frozenset({"F9"})) == frozenset()


def test_a_hero_steps_aside_to_the_nearest_free_squares():
    far = 0
    for number, state in enumerate(STREWN):
        rng = Rng(b"aside %d" % number)
        crowd = tuple(square for column in "FGHI" for square in lane(column, 0) if rng.below(20))[:35]
        hero = msgspec.structs.replace(state.heroes[number % 8], square=rng.pick(crowd))
        heroes = tuple(hero if one.id == hero.id else one for one in state.heroes)
        crowded = msgspec.structs.replace(state, soldiers=(crowd, state.soldiers[1]), heroes=heroes)
        known, rim = {hero.square: 0}, [hero.square]
        for square in rim:  # which grows meanwhile
            new = {other: known[square] + 1 for other in NEIGHBOURS[square] if other not in known}
            known |= new
            rim += new
        free = {square: steps for square, steps in known.items() if square not in taken(crowded)}
        nearest = min(free.values())
        far = max(far, nearest)
        assert set(ways_aside(crowded, hero)) == {square for square, steps in free.items() if steps == nearest}
        first = aside(crowded)
        sharing = [one for one in heroes if one.square in {*crowd, *crowded.soldiers[1]}]
        assert first == sharing[0]
    assert far > 1


def test_shots_are_offered_at_heroes_first_then_at_the_nearest():
    heroes = standing("orochi", orochi="D9", nobushi="D13", conqueror="F11")
    state = msgspec.structs.replace(heroes, soldiers=((), ("G9", "F9", "F7")))
    assert shots(state, Acting("orochi")) == ("F11", "D13", "F7", "F9", "G9")
