"""Which turns a film shows, and how that is written in ids."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import GAMES
from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state
from bot.matches.core.models import Turn
from bot.panel.turn_range import TurnRange, film_turns, has_motion, moved_in, read_turn_range, round_of, shown_in

PITCHOUT = GAMES["pitchout"]


def turn(revision: int, key: str = "", *, trace: bytes = b"trace", state: bytes = b"") -> Turn:
    return Turn(1, revision, 0, b"", b"[]", trace, state, key or f"key {revision}", 0)


TURNS = (turn(0, trace=b""), turn(1), turn(2, "both"), turn(3, "both"), turn(4, trace=b""), turn(5))


def shown(scope: TurnRange) -> list[int]:
    return [after.revision for _, after in shown_in(scope, TURNS, "pitchout")]


@given(st.integers(1, 999), st.integers(1, 999), st.integers(1, 99))
def test_a_scope_survives_an_id(first: int, last: int, number: int):
    for scope in (
        TurnRange(),
        TurnRange(first, first),
        TurnRange(min(first, last), max(first, last)),
        TurnRange(round=number),
    ):
        assert read_turn_range(str(scope)) == scope


@pytest.mark.parametrize("text", ["r", "x", "3-", "-3", "1-2-3", "r2-3", "٣", "1" * 9, " 3"])
def test_what_is_no_scope_is_none(text: str):
    assert read_turn_range(text) is None


def test_the_whole_match_is_all_that_moved():
    assert shown(TurnRange()) == [1, 2, 3, 5]


def test_one_turn_is_all_of_its_answer():
    assert shown(TurnRange(3, 3)) == [2, 3]
    assert shown(TurnRange(2, 2)) == [2]
    assert shown(TurnRange(4, 4)) == []
    assert shown(TurnRange(9, 9)) == []


def test_from_one_turn_to_another():
    assert shown(TurnRange(3, 9)) == [3, 5]


def test_each_turn_comes_with_the_one_before_it():
    (step,) = shown_in(TurnRange(5, 5), TURNS, "pitchout")
    assert [one.revision for one in step] == [4, 5]
    (film,) = film_turns([step])
    assert (film.before, film.after, film.trace) == (b"", b"", b"trace")
    assert has_motion(TURNS)
    assert not has_motion(TURNS[:1])


def test_a_film_ends_where_its_answer_led():
    flick, order, later = (
        msgspec.structs.replace(turn(nth, trace=trace, state=b"%d" % nth), key=key)
        for nth, trace, key in ((1, b"trace", "a"), (2, b"", "a"), (3, b"", "b"))
    )
    ((_, shown),) = moved_in((turn(0, trace=b""), flick, order, later))
    assert (shown.revision, shown.state) == (1, b"2")


def test_a_turn_belongs_to_the_round_in_which_it_began():
    begun = position(PITCHOUT, "play", 2, {}, Rng(b"seed"))
    state = dump_state(PITCHOUT.spec, begun)
    turns = [turn(0, trace=b"", state=state), turn(1, state=state)]
    assert round_of(PITCHOUT, turns[0]) == 1
    assert len(shown_in(TurnRange(round=1), turns, "pitchout")) == 1
    assert shown_in(TurnRange(round=2), turns, "pitchout") == ()


def test_a_game_without_parts_has_no_rounds():
    assert round_of(GAMES["offboard"], turn(0)) == 0


def test_a_film_of_a_whole_match_ends_on_the_present_position():
    turns = [turn(revision, trace=b"trace" * (revision in {1, 2}), state=b"%d" % revision) for revision in range(4)]
    steps = shown_in(TurnRange(), turns, "pitchout")
    assert [one.after for one in film_turns(steps)] == [b"1", b"2"]
    assert [one.after for one in film_turns(steps, turns[-1].state)] == [b"1", b"3"]
    assert film_turns((), b"3") == ()
