import msgspec
import pytest

from bot.ratings.ladders import LATELY, RANKED, RESTING, WORLD, Ladder, Ladders, RatedResult, Standing, weight
from bot.ratings.seasons import ALL_TIME, before, bounds, following, read_season, season_of
from bot.ratings.skills import DOUBT

NOW = 1_794_960_000_000  # 18 November 2026


def duel(
    winner: int, loser: int, *, made: int = NOW, game: str = "go", guild: int = 7, drawn: bool = False
) -> RatedResult:
    return RatedResult(game, guild, made, ((winner,), (loser,)), (0, 0 if drawn else 1))


def test_a_result_counts_on_four_ladders():
    ladders = Ladders([duel(1, 2)]).standings
    season = season_of(NOW)
    assert set(ladders) == {Ladder("go", guild, when) for guild in (WORLD, 7) for when in (ALL_TIME, season)}
    assert {(there[1].wins, there[2].losses) for there in ladders.values()} == {(1, 1)}


def test_what_does_not_count_in_the_world_counts_in_its_server():
    here = msgspec.structs.replace(duel(1, 2), world=False)
    assert {on.guild for on in Ladders([here]).standings} == {7}
    nowhere = msgspec.structs.replace(here, guild=WORLD)  # where it was played is forgotten
    assert not Ladders([nowhere]).standings


def test_the_ladder_of_a_season_is_shown_as_it_was_at_its_end():
    season = season_of(NOW)
    end = bounds(season)[1]
    assert [Ladder("go", 7, season).shown_at(now) for now in (NOW, end, end + 1)] == [NOW, end, end]
    assert Ladder("go", 7, ALL_TIME).shown_at(end + 1) == end + 1


def test_each_ladder_follows_from_what_counts_on_it_alone():
    """Opponents met elsewhere, or in matches that do not count there, do not reduce a gain."""
    elsewhere = [duel(1, 2, guild=8, made=NOW + nth) for nth in range(5)]
    local = [msgspec.structs.replace(one, guild=9, world=False) for one in elsewhere]
    alone, among = Ladders([duel(1, 2, made=NOW + 9)]), Ladders([*elsewhere, *local, duel(1, 2, made=NOW + 9)])
    assert among.standings[Ladder("go", 7, ALL_TIME)] == alone.standings[Ladder("go", 7, ALL_TIME)]
    without = Ladders([*elsewhere, duel(1, 2, made=NOW + 9)]).standings
    assert among.standings[Ladder("go", WORLD, ALL_TIME)] == without[Ladder("go", WORLD, ALL_TIME)]
    there = among.standings[Ladder("go", WORLD, ALL_TIME)][1]
    before = Ladders(elsewhere).standings[Ladder("go", WORLD, ALL_TIME)][1]
    assert (there.games, there.skill.mu) == (6, before.skill.mu)


def test_servers_games_and_seasons_are_apart():
    later = bounds(season_of(NOW))[1] + 1
    ladders = Ladders([duel(1, 2), duel(1, 2, guild=8, made=later), duel(1, 2, game="chess")]).standings
    assert ladders[Ladder("go", WORLD, ALL_TIME)][1].games == 2
    assert ladders[Ladder("go", 7, ALL_TIME)][1].games == ladders[Ladder("go", 8, ALL_TIME)][1].games == 1
    assert ladders[Ladder("go", WORLD, season_of(later))][1].games == 1
    assert ladders[Ladder("chess", WORLD, ALL_TIME)][1].games == 1


@pytest.mark.parametrize(("met", "gain"), [(0, 1), (2, 1), (3, 0.5), (4, 0.25), (5, 0), (50, 0)])
def test_gain_falls_for_the_same_opponents(met: int, gain: float):
    assert weight(met) == gain


def test_playing_the_same_opponent_again_and_again_brings_nothing():
    hour = LATELY // 24
    ladders = Ladders(duel(1, 2, made=NOW + nth * hour) for nth in range(5))
    there = ladders.standings[Ladder("go", WORLD, ALL_TIME)]
    was = there[1]
    ladders.add(duel(1, 2, made=NOW + 5 * hour))
    assert there[1].skill.mu == was.skill.mu
    assert there[1].games == was.games + 1
    ladders.add(duel(1, 3, made=NOW + 6 * hour))
    assert there[1].skill.mu > was.skill.mu
    rested = there[1]
    ladders.add(duel(1, 2, made=NOW + 6 * hour + LATELY))
    assert there[1].skill.mu > rested.skill.mu


def test_partners_are_no_opponents():
    ladders = Ladders(RatedResult("go", 7, NOW + nth, ((1, 2), (3 + 2 * nth, 4 + 2 * nth)), (0, 1)) for nth in range(8))
    there = ladders.standings[Ladder("go", WORLD, ALL_TIME)]
    assert there[1] == there[2]
    assert there[17].skill.mu < 25.0


def test_a_tie_at_the_top_is_a_draw_and_one_below_a_loss():
    there = Ladders([RatedResult("go", 7, NOW, ((1,), (2,), (3,)), (0, 0, 2))]).standings[Ladder("go", 7, ALL_TIME)]
    assert [(one.wins, one.draws, one.losses) for one in (there[1], there[2], there[3])] == [
        (0, 1, 0),
        (0, 1, 0),
        (0, 0, 1),
    ]


def test_ranked_after_five_and_resting_after_a_while():
    there = Ladders(duel(1, nth, made=NOW + nth) for nth in range(2, RANKED + 2)).standings[Ladder("go", 7, ALL_TIME)]
    assert there[1].ranked
    assert not there[2].ranked
    assert there[1].best == there[1].points(there[1].last)
    assert there[2].best == 0
    assert not there[1].resting(there[1].last + RESTING)
    assert there[1].resting(there[1].last + RESTING + 1)
    assert there[1].points(NOW + RESTING) < there[1].points(NOW)
    assert Standing().skill.sigma == DOUBT


def test_seasons_are_quarters():
    assert season_of(NOW) == 20264
    assert (season_of(bounds(20264)[0]), season_of(bounds(20264)[0] - 1)) == (20264, 20263)
    assert (following(20264), before(20271), following(20261), before(20262)) == (20271, 20264, 20262, 20261)
    assert [read_season(text) for text in ("2026-4", "2026 Q4", "20264", "2026", "2026-5", "ⅣⅣ", "00001")] == [
        20264,
        20264,
        20264,
        None,
        None,
        None,
        None,
    ]
