"""The declared losses of games: they occur, to seats of the match, and each move is one question."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.features.crowd.settlement import asked_of, question_of, sides_of
from bot.features.crowd.values import NOBODY
from bot.games import GAMES
from bot.games.contract.base import AnyGame, Ask
from bot.games.contract.luck import Rng
from pichenette.testing.answers import Answered, answered
from tests.support.samples import THOROUGH
from tools.simulations.players import by_the_house

SEATS = {"pitchout": (2, 4), "offboard": (2,), "pitchbowl": (2,), "forhonor": (2, 5)}
TABLES = [(key, seats) for key in GAMES for seats in SEATS[key]]
SEEDS = [pytest.param(("two",)), pytest.param(("one", "three"), marks=THOROUGH)]
FEW = [pytest.param(key, seats, marks=THOROUGH if seats > 2 else ()) for key, seats in TABLES]
MOST = 300  # answers
BEGINNER = 1  # a level of the house: who moves at random hardly ever pushes anything off


def given_by(game: AnyGame, state: Any, asks: Sequence[Ask[Any]], player: Rng, luck: Rng) -> Answered:
    """An answer of a player who knows little."""
    ask = player.pick(asks)
    if game.spec.reach:
        return answered(game, state, ask, player, luck)
    return by_the_house(game, state, ask, BEGINNER, player, luck)


def played(game: AnyGame, seats: int, seed: str) -> tuple[list[int], set[int]]:
    """The questions of a match of players who know little, in order, and the seats that lost something."""
    luck, player = seed.encode(), Rng(seed.encode(), 1)
    losses = game.spec.losses
    assert losses is not None
    state = game.setup(seats, game.spec.complete({}), Rng(luck)).state
    questions, losers = [], set()
    for nth in range(MOST):
        asks = game.asks(state)
        if not asks:
            break
        question = question_of(game, asks)
        if question is not None and question not in questions[-1:]:
            questions.append(question)
        given = given_by(game, state, asks, player, Rng(luck, nth + 2))
        losers.update(losses.losers(state, given.step.events))
        state = given.step.state
    return questions, losers


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize(("key", "seats"), FEW)
def test_losses_happen_and_every_question_has_a_number_of_its_own(key: str, seats: int, seeds: tuple[str, ...]):
    seen: set[int] = set()
    for seed in seeds:
        questions, losers = played(GAMES[key], seats, seed)
        assert questions
        assert questions == sorted(set(questions))
        seen |= losers
    assert seen
    assert seen <= set(range(seats))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_answers_have_room_in_a_row_and_chances_that_are_some(key: str, seats: int):
    game = GAMES[key]
    luck, state = Rng(b"luck"), game.setup(seats, game.spec.complete({}), Rng(b"s")).state
    for nth in range(MOST):
        asks = game.asks(state)
        if question_of(game, asks) is not None:
            break
        state = given_by(game, state, asks, luck, Rng(b"s", nth + 1)).step.state
    found = asked_of(game, sides_of(game, range(seats)), asks)
    assert list(found)[-1] == NOBODY
    assert 2 <= len(found) <= 5
    assert all(0 < chance < 100 for chance in found.values())
    assert sum(found.values()) >= 97  # in some moves several sides lose something
