"""“Save the Captain”: the opponent is about to knock it off, and is left no shot that does."""

import msgspec
import pytest

from bot.features.daily.rules.schedule import exercise
from bot.games import GAMES, MAKERS
from bot.games.contract.luck import Rng
from bot.games.contract.puzzle import REACHED, best_of, position_of
from bot.games.pitchout.puzzles.rescue import in_danger, outcomes, threats
from bot.games.pitchout.puzzles.shots import result_of
from bot.games.pitchout.rules.step_builder import captain_of, guard_of, puck_of
from tests.support.matches.puzzles import CATALOGUE, GENERATOR
from tests.support.pictures.dailies import GOLDEN, made

NUMBER = MAKERS["pitchout"].themes.index("rescue") + 1  # of the first exercise of the theme


@pytest.fixture(scope="module")
def puzzle():
    return made("rescue")


@pytest.mark.thorough
def test_the_house_makes_it(puzzle, *, regold: bool):
    again = GENERATOR.make(exercise("pitchout", NUMBER))
    if regold:
        (GOLDEN / "rescue.json").write_bytes(msgspec.json.format(msgspec.json.encode(again), indent=1))
    assert again == puzzle


@pytest.fixture(scope="module")
def position(puzzle):
    return position_of(GAMES["pitchout"], puzzle)


def test_the_captain_is_about_to_be_knocked_off_and_can_be_saved(puzzle, position):
    state, ask = position
    (best,) = best_of(GAMES["pitchout"], puzzle)
    assert puzzle.theme == "rescue"
    assert in_danger(state, ask.seat) > 0
    after = outcomes(state, ask.seat, best)
    assert after
    assert [threats(one, ask.seat) for one in after] == [[]] * len(after)


def test_an_answer_that_leaves_a_shot_names_who_has_it(puzzle, position):
    state, ask = position
    maker = MAKERS["pitchout"]
    tried = (
        (flick, GENERATOR.verdict_of(puzzle, (flick,)))
        for (flick,) in maker.sensible(state, ask, "rescue", Rng(b"any"))
    )
    flick, verdict = next(one for one in tried if one[1].points < REACHED and one[1].note is not None)
    captain = captain_of(state, ask.seat)
    after = [(one, shot) for one in outcomes(state, ask.seat, flick) for shot in threats(one, ask.seat)]
    assert after
    assert all(captain in result_of(one, shot.flick).foes for one, shot in after)
    for words in CATALOGUE.languages.values():
        assert dict(verdict.note.args)["name"] in words.say(verdict.note)


def test_a_captain_that_falls_by_the_players_own_flick_is_not_saved(puzzle, position):
    state, ask = position
    captain = captain_of(state, ask.seat)
    guesses = MAKERS["pitchout"].guesses(state, ask, Rng(b"any"))
    lost = next(flick for (flick,) in guesses if captain in result_of(state, flick).own)
    assert GENERATOR.verdict_of(puzzle, (lost,)).points == 0


def test_a_captain_with_a_guard_beside_it_is_in_no_danger(position):
    state, ask = position
    guard, captain = guard_of(state, ask.seat), puck_of(state, captain_of(state, ask.seat))
    there = msgspec.structs.replace(captain, id=guard, x=20.0, y=20.0)
    guarded = msgspec.structs.replace(state, pucks=tuple(there if one.id == guard else one for one in state.pucks))
    assert not puck_of(state, guard).in_play
    assert in_danger(guarded, ask.seat) == 0
