"""Newcomers of a league whose season runs: they wait for the next one, which seats them when it opens."""

import pytest

from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.values import Stage, Tournament
from bot.matches.core.errors import LostRace, Refused
from bot.matches.core.models import Status
from bot.matches.timing.punctuality import week_of
from bot.pairing.event import Form
from bot.storage.stores.sqlite import SqliteStore
from bot.storage.timing.punctuality import BEGIN
from tests.support.tournaments.tournaments import GUILD, Season, directed, person

pytestmark = pytest.mark.asyncio

NEW = 50


async def begun(season: Season, entrants: int = 4, **chosen: object) -> Tournament:
    """A league once its first round is paired."""
    opened = await season.open(Form.LEAGUE, entrants, **{"places": 64, **chosen})
    await season.begin(opened.id)
    await season.settle()
    return await season.present(opened.id)


async def enters(season: Season, now: Tournament, nth: int = NEW) -> Tournament:
    return await season.tournaments.enter(now.id, GUILD, person(nth))


async def refused(season: Season, now: Tournament, nth: int) -> str:
    with pytest.raises(Refused) as refusal:
        await enters(season, now, nth)
    return refusal.value.reason.key


def users(registrations: object) -> list[int]:
    return [one.user - 1000 for one in registrations]  # type: ignore[attr-defined]


async def late(season: Season, nth: int) -> None:
    """A player has left half of forty decisions to the clock, in a match of this league."""
    at = season.at
    match = (await at.feature(Tournaments).rows.in_server(GUILD, 1))[0].rounds[0][0].match
    row = {"user": person(nth).user, "in_week": week_of(at.clock.now), "in_match": match, "timely": 20, "late": 20}
    assert isinstance(at.store, SqliteStore)
    await at.store._writer.write(lambda tx: tx.run(BEGIN, **row))


async def test_they_wait_without_playing_and_may_think_better_of_it(season: Season):
    now = await begun(season)
    for _ in range(2):
        waits = await enters(season, now)
        assert (users(waits.waiting), users(waits.present)) == ([NEW], [0, 1, 2, 3])
    assert waits.event == now.event
    assert (await season.tournaments.leave(now.id, GUILD, person(NEW).user)).waiting == ()
    with pytest.raises(Refused) as refusal:
        await season.tournaments.leave(now.id, GUILD, person(NEW).user)
    assert refusal.value.reason.key == "refused-tournament-not-in"
    assert users((await enters(season, now)).waiting) == [NEW]


async def test_the_next_season_seats_them_in_the_lowest_division_by_strength(season: Season):
    await season.beats(person(1), person(0))
    opened = await season.open(Form.LEAGUE, 0, places=64, division=4)
    for nth in range(10, 16):
        await season.tournaments.enter(opened.id, GUILD, person(nth))
    await season.begin(opened.id)
    await season.settle()
    for nth in (NEW, 0, 1):  # a newcomer to all, and two who have points
        season.at.clock.now += 1
        now = await enters(season, opened, nth)
    over = await season.play(now.id)
    assert over.waiting == ()
    assert len(over.entered) == 6
    (following,) = await season.following(over)
    assert users(following.present) == [*range(10, 16), NEW, 0, 1]  # in the order they joined the league
    now = await season.begin(following.id)
    last = [one.user for number in now.event.divisions[-1] for one in now.members(number)]
    assert [user - 1000 for user in last[-3:]] == [1, 0, NEW]


async def test_there_is_room_for_as_many_as_in_any_season(season: Season):
    now = await begun(season, places=5)
    await enters(season, now)
    assert await refused(season, now, 51) == "refused-tournament-full"
    await season.tournaments.leave(now.id, GUILD, person(3).user)
    assert users((await enters(season, now, 51)).waiting) == [NEW, 51]
    assert await refused(season, now, 52) == "refused-tournament-full"
    assert await refused(season, now, 3) == "refused-tournament-left-league"
    over = await season.play(now.id)
    assert set(users((await season.following(over))[0].present)) == {0, 1, 2, NEW, 51}


async def test_a_season_that_is_over_takes_nobody(season: Season):
    over = await season.play((await begun(season)).id)
    assert await refused(season, over, NEW) == "refused-tournament-late-league"


async def test_who_is_late_too_often_by_then_is_not_in_the_next_season(season: Season):
    now = await begun(season, punctual=80)
    await enters(season, now)
    await enters(season, now, 51)
    await season.beats(person(52), person(0))
    await late(season, NEW)
    await late(season, 52)
    assert await refused(season, now, 52) == "refused-tournament-punctual"
    over = await season.play(now.id)
    (following,) = await season.following(over)
    assert (users(over.waiting), users(over.present)) == ([NEW], [0, 1, 2, 3])
    assert set(users(following.present)) == {0, 1, 2, 3, 51}
    assert await refused(season, over, NEW) == "refused-tournament-late-league"
    assert await refused(season, following, NEW) == "refused-tournament-punctual"


class Gone:
    """One player has left the server."""

    async def gone(self, guild: int, user: int) -> bool:
        return (guild, user) == (GUILD, person(NEW).user)


async def test_who_has_left_the_server_waits_no_longer(season: Season):
    now = await begun(season)
    await enters(season, now)
    await enters(season, now, 51)
    season.director = directed(season.tournaments, presence=Gone())
    over = await season.play(now.id)
    assert over.of(person(NEW).user) is None
    assert set(users((await season.following(over))[0].present)) == {0, 1, 2, 3, 51}


async def test_nobody_waits_once_a_league_is_cancelled(season: Season):
    now = await begun(season)
    await enters(season, now)
    assert (await season.tournaments.cancel(now.id, GUILD)).waiting == ()
    assert await season.following(await season.play(now.id)) == []


async def test_who_is_erased_meanwhile_is_in_no_season(season: Season, monkeypatch: pytest.MonkeyPatch):
    """The director has loaded a season with a player who is erased before its end is stored."""
    now = await begun(season)
    await enters(season, now)
    for board in now.rounds[-1]:
        await season.finish(await season._match(board.match))
    usual = season.rows.no_shows

    async def erased(tournament: int) -> frozenset[int]:
        monkeypatch.setattr(season.rows, "no_shows", usual)
        playing = [one.id for one in await season.at.store.of_user(person(0).user, statuses=tuple(Status))]
        for user in (person(NEW).user, person(0).user):
            assert await season.at.store.erase(user, settled=playing)
        return await usual(tournament)

    monkeypatch.setattr(season.rows, "no_shows", erased)
    over = await season.play(now.id)
    (following,) = await season.following(over)
    assert over.stage is Stage.FINISHED
    assert person(0).user not in {one.user for one in (*over.entered, *following.entered)}
    assert person(NEW).user not in {one.user for one in (*over.entered, *following.entered)}
    assert await season.at.store.dossier(person(NEW).user) is None
    assert await season.at.store.dossier(person(0).user) is None
    with pytest.raises(LostRace):
        await season.rows.change(now, now, (), 1)


async def test_a_list_is_exported(season: Season):
    now = await begun(season)
    await enters(season, now)
    dossier = await season.at.store.dossier(person(NEW).user)
    assert dossier is not None
    assert [(one["tournament"], one["waits_for_next_season"]) for one in dossier["tournaments"]] == [(now.id, True)]
    plays = await season.at.store.dossier(person(0).user)
    assert plays is not None
    assert [one["waits_for_next_season"] for one in plays["tournaments"]] == [False]
