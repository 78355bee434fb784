"""Leagues in a real store: when rounds and seasons start, who is in the next one, and what cannot be played."""

import pytest

from bot.features.tournaments.service import WEEK
from bot.features.tournaments.titles import TournamentTitle, tournament_titles
from bot.features.tournaments.values import Stage, Tournament
from bot.matches.core.errors import Refused
from bot.matches.house.members import is_house
from bot.matches.timing.paces import read_terms
from bot.pairing.event import Form, Result
from bot.pairing.league import movers
from bot.pairing.standings import group_standings
from tests.support.tournaments.tournaments import CHANNEL, GUILD, HOST, Season, directed, person, plan

pytestmark = pytest.mark.asyncio

DAY = 24 * 3600 * 1000  # ms


async def begun(season: Season, entrants: int, **chosen: object) -> Tournament:
    """A league once its first round is paired."""
    opened = await season.open(Form.LEAGUE, entrants, places=64, **chosen)
    await season.begin(opened.id)
    await season.settle()
    return await season.present(opened.id)


async def next_season(season: Season, over: Tournament) -> Tournament:
    (following,) = await season.following(over)
    return following


async def pass_time(season: Season, length: int) -> None:
    season.at.clock.now = season.at.matches.clocks._seen = season.at.clock.now + length
    await season.settle()


async def test_it_starts_in_a_week_unless_another_time_is_set(season: Season):
    now = season.at.clock.now
    opened = await season.open(Form.LEAGUE, 4)
    assert (opened.starts, opened.plan.season, opened.stage) == (now + WEEK, 1, Stage.OPEN)
    other = await season.open(Form.LEAGUE, 4, starts=now + DAY)
    assert other.starts == now + DAY


async def test_rounds_start_at_their_times_whatever_is_still_played(season: Season):
    now = await begun(season, 5, interval=DAY)
    first = season.at.clock.now
    assert (now.round_, now.starts) == (1, first + DAY)
    await season.round(now)
    await season.settle()
    assert (await season.present(now.id)).round_ == 1
    await pass_time(season, DAY)
    await pass_time(season, DAY + 5)
    now = await season.present(now.id)
    assert (now.round_, now.starts) == (3, first + 3 * DAY)
    assert any(not board.pairing.is_over for board in now.rounds[1])
    assert all(board.match or board.pairing.is_bye for boards in now.rounds for board in boards)


async def test_rounds_missed_by_an_outage_start_one_after_the_other(season: Season):
    now = await begun(season, 5, interval=DAY)
    first = season.at.clock.now
    await pass_time(season, 3 * DAY + 5)
    now = await season.present(now.id)
    assert (now.round_, now.starts) == (2, first + 4 * DAY)


async def test_a_season_ends_with_its_last_match(season: Season):
    now = await begun(season, 3, interval=DAY)
    await pass_time(season, DAY)
    await pass_time(season, DAY)
    now = await season.present(now.id)
    assert (now.round_, now.starts, now.stage) == (3, 0, Stage.RUNNING)
    await pass_time(season, DAY)
    assert (await season.present(now.id)).stage is Stage.RUNNING
    await season.round(now)
    await season.settle()
    assert (await season.present(now.id)).stage is Stage.FINISHED


async def test_matches_begin_although_the_next_round_was_due_first(season: Season, monkeypatch: pytest.MonkeyPatch):
    opened = await season.open(Form.LEAGUE, 4, places=64, interval=DAY)
    usual = season.director._begin_matches

    async def nothing(_: Tournament) -> bool:
        return False

    monkeypatch.setattr(season.director, "_begin_matches", nothing)
    await season.begin(opened.id)
    await season.settle()
    monkeypatch.setattr(season.director, "_begin_matches", usual)
    await pass_time(season, DAY)
    now = await season.present(opened.id)
    assert now.round_ == 2
    assert all(board.match for boards in now.rounds for board in boards)


async def test_it_is_over_once_nobody_can_meet_any_more(season: Season):
    now = await begun(season, 4, interval=DAY)
    for nth in range(3):
        await season.tournaments.leave(now.id, GUILD, person(nth).user)
    await pass_time(season, DAY)
    now = await season.present(now.id)
    assert (now.round_, now.stage) == (1, Stage.RUNNING)
    await season.round(now)
    await season.settle()
    now = await season.present(now.id)
    assert (now.round_, now.stage) == (1, Stage.FINISHED)
    assert [one.user for one in (await next_season(season, now)).present] == [person(3).user]


async def test_the_strongest_are_in_the_first_division(season: Season):
    for winner, loser in ((9, 8), (7, 8), (9, 7)):
        await season.beats(person(winner), person(loser))
    opened = await season.open(Form.LEAGUE, 0, places=64, division=4)
    for nth in (1, 2, 3, 8, 7, 9):
        season.at.clock.now += 1
        await season.tournaments.enter(opened.id, GUILD, person(nth))
    now = await season.begin(opened.id)
    users = [one.user for number in range(1, 7) for one in now.members(number)]
    assert users == [person(nth).user for nth in (9, 7, 8, 1, 2, 3)]
    strengths = [one.strength for number in (1, 2, 3) for one in now.members(number)]
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[0] > strengths[2]


async def test_the_next_season_opens_with_everybody_who_stayed_and_came(season: Season):
    now = await begun(season, 6, division=4, interval=DAY)
    await season.tournaments.leave(now.id, GUILD, person(0).user)
    over = await season.play(now.id, silent=0.0)
    following = await next_season(season, over)
    assert {one.user for one in following.present} == {person(nth).user for nth in range(1, 6)}
    assert (following.plan.season, following.plan.former, following.plan.sizes) == (2, over.id, ())
    assert (following.stage, following.starts) == (Stage.OPEN, over.finished + WEEK)
    await season.tournaments.enter(following.id, GUILD, person(50))
    await pass_time(season, WEEK)
    now = await season.present(following.id)
    up, down = movers(over.event).up, movers(over.event).down
    assert (now.stage, now.round_, now.plan.sizes, len(up), len(down)) == (Stage.RUNNING, 1, (3, 3), 1, 0)
    first = {one.user for number in now.event.divisions[0] for one in now.members(number)}
    assert {one.user for number in up for one in over.members(number)} <= first
    assert now.members(6)[0].user == person(50).user


class Gone:
    """One player has left the server."""

    async def gone(self, guild: int, user: int) -> bool:
        return (guild, user) == (GUILD, person(2).user)


async def test_who_left_the_server_in_the_break_is_in_no_division(season: Season):
    over = await season.play((await begun(season, 5)).id)
    following = await next_season(season, over)
    assert person(2).user in {one.user for one in following.present}
    season.director = directed(season.tournaments, presence=Gone())
    await pass_time(season, WEEK)
    now = await season.present(following.id)
    assert (now.stage, now.plan.sizes, now.of(person(2).user)) == (Stage.RUNNING, (4,), None)


async def test_who_left_every_match_to_the_clock_is_not_in_the_next_season(season: Season):
    now = await begun(season, 4, terms=read_terms("day"))
    over = await season.play(now.id, silent=1.0)
    following = await next_season(season, over)
    assert following.present == ()
    assert await season.rows.no_shows(over.id) == {person(nth).user for nth in range(4)}
    await pass_time(season, WEEK)
    assert (await season.present(following.id)).stage is Stage.CANCELLED


async def test_a_match_declared_void_in_the_break_counts_for_the_next_season(season: Season):
    over = await season.play((await begun(season, 6, division=4)).id)
    following = await next_season(season, over)
    for board in (one for boards in over.rounds for one in boards if one.match and one.pairing.stage == "2"):
        await season.at.matches.endings.void(board.match, GUILD, by=HOST, key=f"void {board.match}")
    await season.settle()
    now = await season.begin(following.id)
    over = await season.present(over.id)
    assert {one.place for one in group_standings(over.event)["2"]} == {1}
    (up,) = movers(over.event).up
    assert up == over.event.divisions[1][0]
    assert over.members(up)[0].user in {one.user for number in now.event.divisions[0] for one in now.members(number)}


async def test_nothing_follows_once_it_is_cancelled(season: Season):
    now = await begun(season, 4)
    await season.tournaments.cancel(now.id, GUILD)
    over = await season.play(now.id)
    assert over.stage is Stage.CANCELLED
    assert await season.following(over) == []


async def test_the_house_fills_the_last_place_for_one_season(season: Season):
    now = await begun(season, 7, division=4, level=2)
    (house,) = [one for one in now.entered if is_house(one.user)]
    assert (house.number, now.plan.sizes) == (8, (4, 4))
    over = await season.play(now.id)
    assert not any(is_house(one.user) for one in (await next_season(season, over)).present)


async def test_winners_of_divisions_have_titles(season: Season):
    over = await season.play((await begun(season, 6, division=4)).id)
    tables = group_standings(over.event)
    for division, ranked in tables.items():
        for one in ranked:
            user = over.members(one.number)[0].user
            wanted = (TournamentTitle("Club Cup", "counter", 1, int(division)),) if one.place == 1 else ()
            assert await tournament_titles(season.rows, user, GUILD, "counter") == wanted
            assert await tournament_titles(season.rows, user, GUILD, "pitchout") == ()
            assert await tournament_titles(season.rows, user, GUILD + 1, "counter") == ()


async def test_results_of_a_league_are_those_of_its_matches(season: Season):
    over = await season.play((await begun(season, 5, interval=DAY)).id, slow=0.5)
    assert Result.OPEN not in {board.pairing.result for boards in over.rounds for board in boards if board.match}


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"form": Form.LEAGUE, "team": 2}, "refused-tournament-league-teams"),
        ({"form": Form.LEAGUE, "division": 3}, "refused-tournament-division"),
        ({"form": Form.LEAGUE, "interval": 60_000}, "refused-tournament-interval"),
        ({"form": Form.LEAGUE, "interval": 61 * DAY}, "refused-tournament-interval"),
        ({"form": Form.SWISS, "division": 6}, "refused-tournament-no-league"),
        ({"form": Form.SWISS, "interval": DAY}, "refused-tournament-no-league"),
    ],
)
async def test_a_league_that_cannot_be_played_is_refused(season: Season, wrong: dict[str, object], reason: str):
    form = wrong.pop("form")
    assert isinstance(form, Form)
    with pytest.raises(Refused) as refusal:
        await season.tournaments.create(plan(form, 8, **wrong), GUILD, CHANNEL, HOST, starts=0, key="k")
    assert refusal.value.reason.key == reason
