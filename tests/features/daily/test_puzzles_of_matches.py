"""The puzzle of a finished match: always the same, of the match's own positions, and as good as any other."""

import functools

import pytest

from bot.features.daily.rules.schedule import of_match
from bot.games import GAMES, MAKERS, PLAYERS
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state, load_state
from tests.support.matches.puzzles import GENERATOR, faults
from tests.support.samples import sample

LONGEST = {"pitchout": 30, "pitchbowl": 60, "forhonor": 110, "offboard": 60}  # answers; a part of a match will do


@functools.cache
def states(game: str) -> tuple[bytes, ...]:
    """The states of a match of the house against itself."""
    rules, rng = GAMES[game], Rng(b"a match")
    state = rules.setup(2, rules.spec.complete({}), rng).state
    found = [dump_state(rules.spec, state)]
    while len(found) < LONGEST[game] and (asks := rules.asks(state)):
        ask = asks[0]
        action = PLAYERS[game].choose(rules.view(state, ask.seat), ask, 2, rng)
        state = rules.apply(state, Answer(ask.id, ask.seat, action), rng).state
        found.append(dump_state(rules.spec, state))
    return tuple(found)


def options(game: str, **chosen: str) -> tuple[tuple[str, str], ...]:
    return tuple(GAMES[game].spec.complete(chosen).items())


@pytest.mark.parametrize("game", sample(MAKERS, 4))
def test_a_match_has_a_puzzle_of_one_of_its_positions(game):
    spec, name = GAMES[game].spec, of_match(7, game)
    puzzle = GENERATOR.find(name, options(game), states(game))
    assert puzzle is not None
    assert (puzzle.name, puzzle.game, puzzle.options) == (name, game, options(game))
    assert faults(puzzle) == ()
    played = {dump_state(spec, MAKERS[game].cleared(load_state(spec, state))) for state in states(game)}
    assert puzzle.state in played
    assert GENERATOR.find(name, options(game), states(game)) == puzzle


def test_a_match_with_other_rules_has_none():
    assert GENERATOR.find(of_match(7, "pitchout"), options("pitchout", hand="human"), states("pitchout")) is None
    assert GENERATOR.find(of_match(7, "pitchout"), options("pitchout", mode="complete"), states("pitchout")) is None


def test_a_match_that_has_hardly_begun_has_none():
    assert GENERATOR.find(of_match(7, "pitchout"), options("pitchout"), states("pitchout")[:2]) is None


@pytest.mark.parametrize("game", MAKERS)
def test_rules_that_make_no_difference_are_options_of_the_game(game):
    assert MAKERS[game].indifferent <= {one.name for one in GAMES[game].spec.options}
