"""Of which server a profile shows each game, and in which order the games come."""

from bot.features.ladders.values import played_most
from bot.ratings.ladders import WORLD, Ladder, Standing
from bot.ratings.seasons import ALL_TIME

HERE, BUSY, QUIET = 7, 8, 9


def known(games: dict[tuple[str, int], int]) -> dict[Ladder, Standing]:
    """The standings of someone who played so many matches of each game on each server."""
    return {Ladder(game, guild, ALL_TIME): Standing(games=count) for (game, guild), count in games.items()}


def test_each_game_is_shown_of_the_server_of_the_command_else_of_the_world():
    standings = known(
        {
            ("offboard", BUSY): 9,
            ("offboard", WORLD): 9,
            ("offboard", HERE): 2,
            ("pitchout", BUSY): 5,
            ("pitchout", WORLD): 5,
        }
    )
    for own in (False, True):
        assert list(played_most(standings, HERE, own=own).items()) == [("pitchout", WORLD), ("offboard", HERE)]


def test_ones_own_games_that_the_world_does_not_count_are_shown_of_the_server_with_most_of_them():
    standings = known({("offboard", QUIET): 3, ("offboard", BUSY): 9, ("pitchout", QUIET): 4})
    assert list(played_most(standings, HERE, own=True).items()) == [("offboard", BUSY), ("pitchout", QUIET)]
    assert played_most(standings, HERE, own=False) == {}


def test_seasons_and_games_that_are_gone_are_not_shown():
    standings = {
        Ladder("offboard", HERE, 202611): Standing(games=3),
        Ladder("chess", HERE, ALL_TIME): Standing(games=3),
    }
    assert played_most(standings, HERE, own=True) == {}
