"""The arithmetic of the league."""

from bot.games import PLAYERS
from bot.games.contract.luck import Rng
from tests.support.samples import THOROUGH
from tools.players.entrants import chooser
from tools.players.league import ANCHOR, elo, entrants, intervals, league, table

NAMES = ("house:1", "house:2", "house:3")


def test_three_of_four_are_190_points():
    results = {
        ("house:2", "house:1"): (750.0, 1000),
        ("house:3", "house:2"): (750.0, 1000),
        ("house:3", "house:1"): (900.0, 1000),
    }
    found = elo(NAMES, results)
    assert found["house:1"] == ANCHOR[1]
    assert abs(found["house:2"] - found["house:1"] - 190.8) < 2
    assert abs(found["house:3"] - found["house:1"] - 381.7) < 3


def test_more_matches_say_more():
    few, many = (
        intervals(
            NAMES,
            {
                ("house:2", "house:1"): (0.7 * n, n),
                ("house:3", "house:2"): (0.7 * n, n),
                ("house:3", "house:1"): (0.8 * n, n),
            },
            Rng(b""),
        )
        for n in (10, 100)
    )
    for name in NAMES[1:]:
        assert few[name][1] - few[name][0] > 2 * (many[name][1] - many[name][0])
        assert many[name][0] < 1400


def test_every_game_has_a_league_of_players_that_there_are():
    for game in PLAYERS:
        for name in entrants(game):
            chooser(game, name)


@THOROUGH
def test_a_table_has_a_line_for_each_player_the_strongest_first():
    results, costs = league("forhonor", games=1, near=3, seed=1, names=("random", "house:1", "house:2"))
    assert [count for _, count in results.values()] == [1, 1, 3]
    lines = list(table("forhonor", results, costs, 1))
    assert len(lines) == 5
    assert lines[-1].startswith("| random | 2 |")
