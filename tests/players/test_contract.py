"""The contract of house players: whole matches in all modes without an illegal answer, and the same move for the same view."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from bot.answers.draft import draft_of
from bot.games import GAMES, PLAYERS
from bot.games.contract.base import Answer, AnyGame, Ask, Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.player import LEVELS, Budget, Level
from tests.support.samples import sample

LONGEST = 4000  # answers of a match
HASTY = Budget(share=0.1)


def settings(game: str) -> list[tuple[int, str, str]]:
    """Every number of seats, and for each option every other value than the usual one."""
    spec = GAMES[game].spec
    found = [(seats, "", "") for seats in spec.seats]
    found += [(spec.seats[0], option.name, value) for option in spec.options for value in option.values[1:]]
    return [one for one in found if _can_begin(game, *one)]


def _can_begin(game: str, seats: int, option: str, value: str) -> bool:
    """Whether an option needs no other beside it."""
    try:
        GAMES[game].setup(seats, GAMES[game].spec.complete({option: value} if option else {}), Rng(b""))
    except Illegal:
        return False
    return True


ALL = [(game, *setting) for game in PLAYERS for setting in settings(game)]


def test_every_game_has_a_player():
    assert set(PLAYERS) <= set(GAMES)
    assert all(player.game == game for game, player in PLAYERS.items())


def positions(
    game: AnyGame, seats: int, options: dict[str, str], seed: str, level: Level
) -> Iterator[tuple[Any, Ask[Any]]]:
    """Every position of a match between players of a level, with the ask that is answered next."""
    player, rng = PLAYERS[game.spec.key], Rng(seed.encode())
    state = game.setup(seats, game.spec.complete(options), rng).state
    for nth in range(LONGEST):
        asks = game.asks(state)
        if not asks:
            return
        ask = rng.pick(asks)
        yield state, ask
        action = player.choose(game.view(state, ask.seat), ask, level, Rng(seed.encode(), nth), HASTY)
        draft_of(ask, action)  # a panel can show it as a hint
        state = game.apply(state, Answer(ask.id, ask.seat, action), Rng(f"luck {seed}".encode(), nth)).state
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("key", "seats", "option", "value"), sample(ALL, 16))
def test_a_whole_match_is_played_without_an_illegal_answer(key: str, seats: int, option: str, value: str):
    game = GAMES[key]
    count = sum(1 for _ in positions(game, seats, {option: value} if option else {}, f"{option}{value}", 2))
    assert count


@pytest.mark.parametrize(("key", "level"), sample(product(PLAYERS, LEVELS), 7))
def test_the_same_view_gets_the_same_move(key: str, level: Level):
    game, player = GAMES[key], PLAYERS[key]
    for nth, (state, ask) in enumerate(positions(game, game.spec.seats[0], {}, "same", 1)):
        if nth % 23 == 5:
            one, two = (
                player.choose(game.view(state, ask.seat), ask, level, Rng(b"same", nth), Budget(share=0.2))
                for _ in range(2)
            )
            assert one == two
        if nth > 60:
            break


@pytest.mark.parametrize("key", PLAYERS)
def test_a_player_that_is_cut_answers_all_the_same(key: str):
    game, player = GAMES[key], PLAYERS[key]
    for nth, (state, ask) in enumerate(positions(game, game.spec.seats[0], {}, "cut", 1)):
        if nth % 11 == 0:
            action = player.choose(game.view(state, ask.seat), ask, 5, Rng(b"cut", nth), Budget(cut=lambda: True))
            game.apply(state, Answer(ask.id, ask.seat, action), Rng(b"cut"))
        if nth > 60:
            break


@pytest.mark.parametrize("key", PLAYERS)
def test_candidates_are_legal_and_their_values_within_bounds(key: str):
    game, player = GAMES[key], PLAYERS[key]
    for nth, (state, ask) in enumerate(positions(game, game.spec.seats[0], {}, "ranked", 1)):
        if nth % 13 == 0:
            ranked = player.rank(game.view(state, ask.seat), ask, 3, Rng(b"ranked", nth), HASTY)
            assert ranked
            assert all(-1.0 <= one.value <= 1.0 for one in ranked)
            for one in ranked[:6]:
                game.apply(state, Answer(ask.id, ask.seat, one.action), Rng(b"ranked"))
        if nth > 60:
            break
