"""Swiss pairings against those of another program, and who gets a bye."""

import random
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from bot.pairing.event import Event, Form
from bot.pairing.seating import Strength, due
from bot.pairing.swiss import length, swiss_round
from bot.pairing.trf import trf
from tests.pairing.events import begun, decided, played
from tests.support.samples import sample

FIXTURES = 100
Pairs = frozenset[frozenset[int]]


def test_they_are_those_of_another_program_where_the_rules_leave_no_choice(tmp_path: Path) -> None:
    pytest.importorskip("py4swiss", reason="py4swiss is not built for this machine")
    compared = 0
    for seed in range(10 * FIXTURES):
        luck = random.Random(seed)
        event = begun(Form.SWISS, luck.randint(4, 8))
        event = msgspec.structs.replace(event, length=len(event.entrants) - 1)
        while (possible := _legal(event)) and len(event.rounds) < event.length:
            pairings = swiss_round(event)
            if len(possible) == 1:
                assert _pairs(event) == possible[0] == _of_another_program(event, tmp_path / "report.trf")
                compared += 1
            event = msgspec.structs.replace(event, rounds=(*event.rounds, decided(pairings, luck)))
        if compared >= FIXTURES:
            return
    pytest.fail(f"only {compared} positions leave no choice")


@pytest.mark.parametrize("seeds", sample((range(8), range(8, 80)), 2))
def test_seats_are_those_of_another_program_where_pairs_are(tmp_path: Path, seeds: range) -> None:
    pytest.importorskip("py4swiss", reason="py4swiss is not built for this machine")
    compared = 0
    for seed in seeds:
        luck = random.Random(seed)
        event = begun(Form.SWISS, luck.randint(4, 14))
        while len(event.rounds) < event.length:
            pairings, theirs = swiss_round(event), _with_seats_of_another_program(event, tmp_path / "report.trf")
            same = {(one.first, one.second) for one in pairings if {one.numbers, one.numbers[::-1]} & theirs}
            assert same <= theirs
            compared += len(same)
            event = msgspec.structs.replace(event, rounds=(*event.rounds, decided(pairings, luck)))
    assert compared > 10 * len(seeds)


def _pairs(event: Event) -> Pairs:
    return frozenset(frozenset(one.numbers) for one in swiss_round(event))


def _of_another_program(event: Event, path: Path) -> Pairs:
    return frozenset(frozenset({one, two} - {0}) for one, two in _with_seats_of_another_program(event, path))


def _with_seats_of_another_program(event: Event, path: Path) -> set[tuple[int, int]]:
    """Its pairs, the first seat first; with 0 in a bye."""
    from py4swiss.engines import DutchEngine  # noqa: PLC0415 - it is not built for every machine
    from py4swiss.trf import TrfParser  # noqa: PLC0415

    names = {one.number: f"P{one.number}" for one in event.entrants}
    path.write_text(trf(event, "Club", names), encoding="utf-8")
    return {(one.white, one.black) for one in DutchEngine.generate_pairings(TrfParser.parse(path))}


def _legal(event: Event) -> list[Pairs]:
    """The pairings that are allowed, at most two of them: nobody meets anybody again, has a second bye, or both the same absolute claim."""
    numbers = [one.number for one in event.entrants]
    found: list[Pairs] = []
    _extend(event, [*numbers, *([0] if len(numbers) % 2 else [])], frozenset(), found)
    return found


def _extend(event: Event, rest: Sequence[int], pairs: Pairs, found: list[Pairs]) -> None:
    if len(found) > 1:
        return
    if not rest:
        found.append(pairs)
        return
    for other in rest[1:]:
        if _allowed(event, rest[0], other):
            left = [one for one in rest[1:] if one != other]
            _extend(event, left, pairs | {frozenset({rest[0], other} - {0})}, found)


def _allowed(event: Event, one: int, two: int) -> bool:
    if not two:
        return not any(pairing.is_bye for pairing in event.of(one))
    if any(pairing.opponent(one) == two for pairing in event.of(one)):
        return False
    mine, theirs = due(event, one), due(event, two)
    return not (mine.strength is theirs.strength is Strength.ABSOLUTE and mine.first == theirs.first)


def test_the_bye_goes_to_the_lowest_who_has_had_none() -> None:
    for event in played(begun(Form.SWISS, 7), random.Random(5)):
        bye = next(one.first for one in event.rounds[-1] if one.is_bye)
        former = msgspec.structs.replace(event, rounds=event.rounds[:-1])
        without = [one.number for one in event.entrants if not any(each.is_bye for each in former.of(one.number))]
        assert former.points(bye) == min(map(former.points, without))


def test_the_first_round_pairs_the_halves() -> None:
    assert _pairs(begun(Form.SWISS, 8)) == {frozenset({one, one + 4}) for one in range(1, 5)}


@pytest.mark.parametrize(("count", "rounds"), [(2, 1), (3, 2), (4, 3), (8, 4), (16, 5), (17, 6), (64, 7)])
def test_there_are_enough_rounds_for_one_winner(count: int, rounds: int) -> None:
    assert length(count) == rounds


def test_who_enters_late_plays_from_then_on() -> None:
    *_, event = played(begun(Form.SWISS, 4), random.Random(2))
    late = msgspec.structs.replace(event.entrants[3], entered=2)
    one_round = msgspec.structs.replace(begun(Form.SWISS, 4), entrants=(*event.entrants[:3], late))
    assert 4 not in {number for one in swiss_round(one_round) for number in one.numbers}
    second = msgspec.structs.replace(one_round, rounds=(decided(swiss_round(one_round), random.Random(0)),))
    assert 4 in {number for one in swiss_round(second) for number in one.numbers}
