"""Tournaments in a real store: entering, leaving, rounds that follow by themselves, results as the matches have them."""

import asyncio
from typing import Any

import msgspec
import pytest

from bot.games.vocabulary import Options
from bot.matches.core.engine import StepBytes
from bot.matches.core.errors import LostRace, Refused
from bot.matches.core.models import Match, Person, Status
from bot.matches.delivery.bulletins import EDIT_LATER, EDIT_PAUSE, OLD, OLD_PAUSE
from bot.matches.house.members import is_house
from bot.matches.privacy.erasure import Erasure
from bot.matches.tournaments.models import Stage, Tournament
from bot.matches.tournaments.titles import TournamentTitle, tournament_titles
from bot.matches.tournaments.tournaments import SHOWN
from bot.tournaments.event import Form, Result
from bot.tournaments.standings import standings
from tests.support.table import Table
from tests.support.tournaments import CHANNEL, GUILD, HOST, Season, person, plan

pytestmark = pytest.mark.asyncio


@pytest.fixture
def season(at: Table) -> Season:
    return Season(at)


def _reason(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.reason.key


@pytest.mark.parametrize("form", Form)
async def test_a_tournament_goes_on_by_itself(season: Season, form: Form):
    opened = await season.open(form, 6)
    await season.begin(opened.id)
    over = await season.play(opened.id)
    assert over.stage is Stage.FINISHED
    places = [one.place for one in standings(over.event)]
    assert (places[0], places) == (1, sorted(places))
    await _follows_from_its_matches(season, over)
    assert await _announced(season, over) == ["open", *(f"round.{nth + 1}" for nth in range(over.round_)), "over"]


@pytest.mark.parametrize("form", [Form.SWISS, Form.KNOCKOUT])
async def test_who_wins_one_has_a_title(season: Season, form: Form):
    opened = await season.open(form, 4)
    await season.begin(opened.id)
    over, store = await season.play(opened.id), season.at.store
    for one in standings(over.event):
        (member,) = over.members(one.number)
        wanted = (TournamentTitle(over.plan.name),) if one.place == 1 else ()
        assert await tournament_titles(store, member.user, GUILD) == wanted
        assert await tournament_titles(store, member.user, GUILD, over.plan.game) == wanted
        assert await tournament_titles(store, member.user, GUILD, "pitchout") == ()
        assert await tournament_titles(store, member.user, GUILD + 1) == ()


async def test_titles_are_kept_however_many_follow(season: Season):
    opened = await season.open(Form.ROUND_ROBIN, 3)
    await season.begin(opened.id)
    over = await season.play(opened.id)
    (winner, *_) = (one for one in over.entered if one.won)
    later = 0
    while later < 25:
        more = await season.open(Form.KNOCKOUT, 3)
        await season.begin(more.id)
        later += 1
        over = await season.play(more.id)
        assert [one.number for one in over.entered if one.won] == [
            one.number for one in standings(over.event) if one.place == 1
        ]
    titles = await tournament_titles(season.at.store, winner.user, GUILD)
    every = await season.at.store.wins_of(winner.user, GUILD)
    assert len(titles) == len(every) >= 1
    assert every[-1].plan.form is Form.ROUND_ROBIN


async def _follows_from_its_matches(season: Season, over: Tournament) -> None:
    """Every result is that of the match, and the first seat is that of the first of the pairing."""
    for board in (one for boards in over.rounds for one in boards if one.match):
        match = await season.at.store.get(board.match)
        assert match is not None
        first, second = (over.members(number)[0].user for number in board.pairing.numbers)
        assert (match.holder(0).user, match.holder(1).user) == (first, second)
        if match.status is Status.VOID:
            assert board.pairing.result is Result.VOID
        elif match.status is Status.ABORTED:
            assert board.pairing.result is Result.NEITHER
        else:
            outcome = season.at.matches.outcome(match)
            assert outcome is not None
            assert outcome.ranks[0] == ((0,) if board.pairing.result is Result.FIRST else (1,))


async def _announced(season: Season, over: Tournament) -> list[str]:
    said = []
    while (bulletin := await season.at.store.claim_bulletin(season.at.clock.now, "tests")) is not None:
        assert (bulletin.guild, bulletin.channel) == (GUILD, CHANNEL)
        if bulletin.message:
            await season.at.matches.bulletins.shown(bulletin, "tests", "")
            continue
        of, _, what = bulletin.payload.decode().partition(".")
        said += [what] if of == str(over.id) and bulletin.kind == "tournament" else []
        await season.at.store.bulletin_done(bulletin.id, 1)
    return said


async def test_it_begins_at_the_time_that_was_said(season: Season):
    opened = await season.open(Form.SWISS, 4, starts=season.at.clock.now + 60_000)
    await season.settle()
    assert (await season.present(opened.id)).stage is Stage.OPEN
    season.at.clock.now += 60_000
    await season.settle()
    begun = await season.present(opened.id)
    assert (begun.stage, begun.round_, all(board.match for board in begun.rounds[0])) == (Stage.RUNNING, 1, True)


async def test_it_is_cancelled_where_too_few_come(season: Season):
    opened = await season.open(Form.SWISS, 2, places=8, starts=season.at.clock.now + 60_000)
    season.at.clock.now += 60_000
    await season.settle()
    over = await season.present(opened.id)
    assert over.stage is Stage.CANCELLED
    assert await _announced(season, over) == ["open", "few"]


class Away:
    """Of so many players, none is in the server any more."""

    def __init__(self, count: int) -> None:
        self._gone = {person(nth).user for nth in range(count)}

    async def gone(self, guild: int, user: int) -> bool:
        return guild == GUILD and user in self._gone


@pytest.mark.parametrize("away", [2, 3])
@pytest.mark.parametrize("form", Form)
async def test_it_is_cancelled_where_nobody_is_left_to_play(season: Season, form: Form, away: int):
    opened = await season.open(form, 3)
    await season.begin(opened.id)
    season.director.presence = Away(away)
    await season.settle()
    over = await season.present(opened.id)
    assert (over.stage, over.round_) == (Stage.CANCELLED, 0)
    assert await _announced(season, over) == ["open", "few"]


async def test_one_that_fails_keeps_no_other_waiting(season: Season, monkeypatch: pytest.MonkeyPatch):
    failing, other = [await season.open(Form.SWISS, 3) for _ in range(2)]
    go_on = season.director._go_on

    async def fails(number: int) -> bool:
        if number == failing.id:
            raise ValueError("a mistake in the program")
        return await go_on(number)

    monkeypatch.setattr(season.director, "_go_on", fails)
    await season.settle()
    assert [(await season.present(one.id)).round_ for one in (failing, other)] == [0, 1]


async def test_nobody_enters_twice_or_when_it_is_full(season: Season):
    opened = await season.open(Form.KNOCKOUT, 4, starts=season.at.clock.now + 60_000)
    again = await season.at.matches.tournaments.enter(opened.id, GUILD, person(0))
    assert again == opened
    with pytest.raises(Refused) as full:
        await season.at.matches.tournaments.enter(opened.id, GUILD, person(9))
    assert _reason(full) == "refused-tournament-full"


async def test_a_hundred_who_press_at_once_get_the_places_there_are(season: Season):
    opened = await season.open(Form.SWISS, 0, places=16)
    entries = (season.at.matches.tournaments.enter(opened.id, GUILD, person(nth)) for nth in range(100))
    answers = await asyncio.gather(*entries, return_exceptions=True)
    present = await season.present(opened.id)
    assert len(present.entered) == 16
    assert sum(isinstance(one, Tournament) for one in answers) == 16
    assert all(isinstance(one, Tournament | Refused) for one in answers)


async def test_who_leaves_before_it_begins_was_never_there(season: Season):
    opened = await season.open(Form.SWISS, 4, places=8)
    left = await season.at.matches.tournaments.leave(opened.id, GUILD, person(3).user)
    assert [one.user for one in left.entered] == [person(nth).user for nth in range(3)]
    with pytest.raises(Refused) as again:
        await season.at.matches.tournaments.leave(opened.id, GUILD, person(3).user)
    assert _reason(again) == "refused-tournament-not-in"


async def test_who_leaves_later_plays_no_further_round(season: Season):
    opened = await season.open(Form.ROUND_ROBIN, 4)
    await season.begin(opened.id)
    await season.settle()
    await season.at.matches.tournaments.leave(opened.id, GUILD, person(1).user)
    over = await season.play(opened.id)
    number = next(one.number for one in over.entered if one.user == person(1).user)
    later = [board for boards in over.rounds[1:] for board in boards if number in board.pairing.numbers]
    assert later
    assert not any(board.match for board in later)
    assert all(board.pairing.points(number) == 0 for board in later)


async def test_who_deletes_their_data_is_in_no_tournament_that_was_loaded_before(season: Season):
    opened = await season.open(Form.SWISS, 4, places=8)
    begun = await season.at.matches.tournaments.begun(opened)
    await Erasure(season.at.matches).erase(person(0).user, key="erased")
    with pytest.raises(LostRace):
        await season.at.store.change_tournament(opened, begun, (), season.at.clock.now)
    assert [one.user for one in (await season.present(opened.id)).entered] == [person(nth).user for nth in (1, 2, 3)]


@pytest.mark.parametrize("meanwhile", ["cancelled", "erased"])
async def test_no_match_begins_as_the_tournament_was_before(
    season: Season, monkeypatch: pytest.MonkeyPatch, meanwhile: str
):
    opened = await season.open(Form.SWISS, 4)
    await season.begin(opened.id)
    set_up = season.at.matches.challenges.set_up

    async def slow(
        game: str, options: Options, seats: int, seed: bytes
    ) -> tuple[tuple[tuple[str, str], ...], StepBytes]:
        monkeypatch.undo()
        if meanwhile == "cancelled":
            await season.at.matches.tournaments.cancel(opened.id, GUILD)
        else:
            for nth in range(4):
                await Erasure(season.at.matches).erase(person(nth).user, key=f"erased {nth}")
        return await set_up(game, options, seats, seed)

    monkeypatch.setattr(season.at.matches.challenges, "set_up", slow)
    await season.director.settle("tests")
    assert await season.at.store.of_guild(GUILD, statuses=tuple(Status)) == ()
    for nth in range(4):
        assert (await season.at.store.dossier(person(nth).user) is None) == (meanwhile == "erased")


async def test_posts_name_those_who_delete_their_data_no_longer(season: Season):
    opened = await season.open(Form.KNOCKOUT, 4)
    await season.settle()
    await season.open(Form.SWISS, 3, places=4)
    await _posts(season)
    assert await _edited(season) == []
    await season.at.store.erase(
        person(0).user, settled=[one.match for one in (await season.present(opened.id)).rounds[0]]
    )
    assert await _edited(season) == ["open", "round.1", "open"]


@pytest.mark.parametrize("form", Form)
async def test_who_has_deleted_their_data_plays_no_further_round(season: Season, form: Form):
    opened = await season.open(form, 4)
    await season.begin(opened.id)
    await season.settle()
    await Erasure(season.at.matches).erase(person(0).user, key="erased")
    over = await season.play(opened.id)
    (number,) = (one.number for one in over.entered if one.user < 0)
    later = [board for boards in over.rounds[1:] for board in boards if number in board.pairing.numbers]
    assert not any(board.match for board in later)
    assert all(board.pairing.points(number) == 0 for board in later)


async def test_a_newcomer_may_enter_a_swiss_tournament_late(season: Season):
    opened = await season.open(Form.SWISS, 5, places=8)
    await season.begin(opened.id)
    await season.settle()
    late = await season.at.matches.tournaments.enter(opened.id, GUILD, person(7))
    assert (late.entered[-1].number, late.entered[-1].entered) == (6, 2)
    over = await season.play(opened.id)
    assert 6 in {number for board in over.rounds[1] for number in board.pairing.numbers}
    with pytest.raises(Refused) as closed:
        await season.at.matches.tournaments.enter(opened.id, GUILD, person(8))
    assert _reason(closed) == "refused-tournament-late"


async def test_the_house_fills_an_odd_number(season: Season):
    opened = await season.open(Form.SWISS, 5, places=8, level=2)
    begun = await season.begin(opened.id)
    assert sum(is_house(one.user) for one in begun.entered) == 1
    await season.settle()
    assert not any(board.pairing.is_bye for board in (await season.present(opened.id)).rounds[0])


async def test_teams_sit_at_the_seats_of_their_sides(season: Season):
    opened = await season.open(Form.ROUND_ROBIN, 3, team=2)
    await season.begin(opened.id)
    await season.settle()
    begun = await season.present(opened.id)
    board = next(one for one in begun.rounds[0] if one.match)
    match = await season.at.store.get(board.match)
    assert match is not None
    teams = [{one.user for one in begun.members(number)} for number in board.pairing.numbers]
    assert [{match.holder(seat).user for seat in (side, side + 2)} for side in (0, 1)] == teams


async def test_a_match_declared_void_after_the_end_changes_the_standings(season: Season):
    opened = await season.open(Form.ROUND_ROBIN, 3)
    await season.begin(opened.id)
    over = await season.play(opened.id)
    board = next(one for one in over.rounds[0] if one.match)
    await season.at.matches.endings.void(board.match, GUILD, by=HOST, key="void")
    await season.settle()
    now = await season.present(opened.id)
    assert now.stage is Stage.FINISHED
    assert next(one for one in now.rounds[0] if one.match == board.match).pairing.result is Result.VOID
    for one in standings(now.event):
        (member,) = now.members(one.number)
        assert len(await tournament_titles(season.at.store, member.user, GUILD)) == member.won == (one.place == 1)


async def test_a_match_that_was_called_off_gives_nobody_a_point(season: Season):
    opened = await season.open(Form.ROUND_ROBIN, 3)
    await season.begin(opened.id)
    over = await season.play(opened.id, absent=1.0)
    assert {board.pairing.result for boards in over.rounds for board in boards if board.match} == {Result.NEITHER}


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"places": 2}, "refused-tournament-places"),
        ({"places": 9}, "refused-tournament-places"),
        ({"team": 3}, "refused-tournament-teams"),
    ],
)
async def test_a_plan_that_cannot_be_played_is_refused(season: Season, wrong: dict[str, int], reason: str):
    wanted = plan(Form.ROUND_ROBIN, **({"places": 4} | wrong))
    with pytest.raises(Refused) as refusal:
        await season.at.matches.tournaments.create(wanted, GUILD, CHANNEL, HOST, starts=0, key="k")
    assert _reason(refusal) == reason


async def test_a_time_that_has_passed_is_refused(season: Season):
    with pytest.raises(Refused) as refusal:
        await season.open(Form.SWISS, 0, places=8, starts=season.at.clock.now - 1)
    assert _reason(refusal) == "refused-tournament-start"


async def test_a_repeated_command_makes_one_tournament(season: Season):
    made = [
        await season.at.matches.tournaments.create(plan(Form.SWISS, 8), GUILD, CHANNEL, HOST, starts=0, key="same")
        for _ in range(2)
    ]
    assert made[0] == made[1]
    assert len(await season.at.store.tournaments_in(GUILD, 9)) == 1


async def test_a_tournament_of_another_server_is_unknown(season: Season):
    opened = await season.open(Form.SWISS, 3)
    with pytest.raises(Refused) as unknown:
        await season.at.matches.tournaments.enter(opened.id, 99, Person(1, "X"))
    assert _reason(unknown) == "refused-tournament-unknown"


async def test_no_round_follows_once_it_is_cancelled(season: Season):
    opened = await season.open(Form.SWISS, 4)
    await season.begin(opened.id)
    await season.settle()
    await season.at.matches.tournaments.cancel(opened.id, GUILD)
    over = await season.play(opened.id)
    assert (over.stage, over.round_) == (Stage.CANCELLED, 1)
    with pytest.raises(Refused) as gone:
        await season.at.matches.tournaments.cancel(opened.id, GUILD)
    assert _reason(gone) == "refused-tournament-over"


class Shut:
    """A channel that cannot be posted in, as long as it is `now`."""

    now = True

    async def is_shut(self, guild: int, channel: int) -> bool:
        return self.now and (guild, channel) == (GUILD, CHANNEL)


async def test_it_waits_for_its_channel(season: Season):
    opened = await season.open(Form.SWISS, 4)
    await season.begin(opened.id)
    await season.settle()
    season.director.venues = shut = Shut()
    await season.round(await season.present(opened.id))
    await season.settle()
    waiting = await season.present(opened.id)
    assert (waiting.round_, waiting.event.is_round_over) == (1, True)
    shut.now = False
    await season.settle()
    assert (await season.present(opened.id)).round_ == 2


async def test_it_does_not_begin_where_nobody_would_hear_of_it(season: Season):
    opened = await season.open(Form.SWISS, 4, starts=season.at.clock.now + 60_000)
    season.director.venues = Shut()
    season.at.clock.now += 60_000
    await season.settle()
    assert (await season.present(opened.id)).stage is Stage.OPEN


async def _posts(season: Season, dead: tuple[str, ...] = ()) -> list[tuple[str, int]]:
    """What is posted or edited now, and where; the posts of these names are given up."""
    said = []
    while (bulletin := await season.at.store.claim_bulletin(season.at.clock.now, "tests")) is not None:
        what = bulletin.name.split(".", 2)[-1] if bulletin.kind == "tournament" else bulletin.kind
        said.append((what, bulletin.channel))
        if bulletin.message:
            await season.at.matches.bulletins.shown(bulletin, "tests", "")
        elif what in dead:
            await season.at.matches.bulletins.fail(bulletin, "tests", "Missing Access", pause=None)
        else:
            await season.at.store.bulletin_done(bulletin.id, 1)
    return said


async def test_where_it_is_moved_its_latest_post_is_made_again_and_those_that_failed(season: Season):
    opened = await season.open(Form.SWISS, 4)
    await season.begin(opened.id)
    await season.settle()
    other = await season.open(Form.SWISS, 3)
    posted = await _posts(season, dead=("open",))
    assert [what for what, _ in posted] == ["open", "round.1", "open"]
    moved = await season.at.matches.tournaments.move(opened.id, GUILD, 99)
    assert moved.channel == 99
    again = await _posts(season)
    assert again[:2] == [("open", 99), ("round.1", 99)]
    assert ("moved", CHANNEL) in again  # the message that was there says so
    assert (await season.present(other.id)).channel == CHANNEL
    assert await season.at.store.bulletin_places_given_up(GUILD, "tournament") == (CHANNEL,)


async def _edited(season: Season) -> list[str]:
    season.at.clock.now += EDIT_PAUSE
    return [what for what, _ in await _posts(season)]


async def test_its_posts_follow_what_happens(season: Season):
    opened = await season.open(Form.KNOCKOUT, 3, places=4)
    assert await _edited(season) == ["open", "open"]  # posted, and looked at again, since three have entered
    await season.at.matches.tournaments.enter(opened.id, GUILD, person(3))
    await season.settle()
    assert await _edited(season) == ["round.1", "open"]
    first, second = (board.match for board in (await season.present(opened.id)).rounds[0])
    await season.finish(await season._match(first))
    await season.settle()
    assert await _edited(season) == ["round.1"]
    await season.finish(await season._match(second))
    await season.settle()
    assert await _edited(season) == ["round.2", "open", "round.1"]
    assert await _edited(season) == []
    over = await season.play(opened.id)
    assert await _edited(season) == ["over", "open", "round.2"]
    await season._void(over.rounds[1][0].match)
    await season.settle()
    assert await _edited(season) == ["open", "round.2", "over"]


async def test_the_event_of_one_with_a_start_follows_its_time_place_and_stage(season: Season):
    opened = await season.open(Form.SWISS, 3, places=9, starts=season.at.clock.now + 3_600_000)
    assert "event" in await _edited(season)
    await season.at.matches.tournaments.enter(opened.id, GUILD, person(3))
    assert await _edited(season) == ["open"]
    now = await season.present(opened.id)
    later = msgspec.structs.replace(now, starts=now.starts + 60_000)
    await season.at.store.change_tournament(now, later, (), season.at.clock.now)
    assert await _edited(season) == ["open", "event"]
    await season.at.matches.tournaments.move(opened.id, GUILD, 99)
    assert "event" in await _edited(season)
    await season.begin(opened.id)
    assert "event" in await _edited(season)
    await season.settle()
    await season.at.matches.tournaments.cancel(opened.id, GUILD)
    assert "event" in await _edited(season)


async def test_two_edits_of_a_post_have_a_pause_between_them(season: Season):
    opened = await season.open(Form.SWISS, 3, places=9)
    await _posts(season)
    await season.at.matches.tournaments.enter(opened.id, GUILD, person(3))
    assert await _posts(season) == []
    season.at.clock.now += EDIT_PAUSE
    assert await _posts(season) == [("open", CHANNEL)]
    season.at.clock.now += OLD
    await season.at.matches.tournaments.enter(opened.id, GUILD, person(4))
    assert await _edited(season) == ["open"]
    await season.at.matches.tournaments.enter(opened.id, GUILD, person(5))
    assert await _edited(season) == []
    season.at.clock.now += OLD_PAUSE
    assert await _edited(season) == ["open"]


async def test_an_event_is_never_old(season: Season):
    now = season.at.clock.now
    opened = await season.open(Form.SWISS, 3, places=9, starts=now + 2 * OLD)
    assert "event" in await _edited(season)
    season.at.clock.now += 2 * OLD
    await season.settle()
    assert "event" in await _edited(season)
    await season.at.matches.tournaments.cancel(opened.id, GUILD)
    season.at.clock.now += EDIT_PAUSE
    assert "event" in await _edited(season)


async def test_an_edit_that_failed_is_tried_again(season: Season):
    opened = await season.open(Form.SWISS, 3, places=9)
    await _posts(season)
    await season.at.matches.tournaments.enter(opened.id, GUILD, person(3))
    season.at.clock.now += EDIT_PAUSE
    claimed = await season.at.matches.bulletins.claim("tests")
    assert claimed is not None
    await season.at.matches.bulletins.edit_later(claimed, "tests")
    assert await _edited(season) == []
    season.at.clock.now += EDIT_LATER
    assert await _edited(season) == ["open"]


async def test_posts_that_failed_are_made_once_they_can_be(season: Season):
    await season.open(Form.SWISS, 3)
    await _posts(season, dead=("open",))
    assert await season.at.matches.bulletins.revive(GUILD, "tournament", 99) == 0
    assert await season.at.matches.bulletins.revive(GUILD, "tournament", CHANNEL) == 1
    assert (await _posts(season))[0] == ("open", CHANNEL)


async def test_what_is_over_is_not_moved(season: Season):
    opened = await season.open(Form.SWISS, 3)
    await season.at.matches.tournaments.cancel(opened.id, GUILD)
    with pytest.raises(Refused) as refusal:
        await season.at.matches.tournaments.move(opened.id, GUILD, 99)
    assert _reason(refusal) == "refused-tournament-over"


async def test_matches_called_off_as_the_bot_is_removed_are_nobodys_fault(season: Season):
    opened = await season.open(Form.SWISS, 4)
    await season.begin(opened.id)
    await season.settle()
    assert await season.at.matches.endings.removed(GUILD) == 2
    season.director.venues = Shut()
    await season.settle()
    now = await season.present(opened.id)
    assert {board.pairing.result for board in now.rounds[0]} == {Result.VOID}


async def test_players_cannot_call_a_match_off(season: Season):
    opened = await season.open(Form.SWISS, 4)
    await season.begin(opened.id)
    await season.settle()
    match = await season.at.store.get((await season.present(opened.id)).rounds[0][0].match)
    assert match is not None
    with pytest.raises(Refused) as refusal:
        await season.at.matches.endings.abort(match.id, match.holders[0].user, key=season.at.key())
    assert _reason(refusal) == "refused-abort-tournament"


async def test_a_server_has_so_many_tournaments_at_a_time(season: Season):
    for _ in range(10):
        await season.open(Form.SWISS, 0, places=8)
    with pytest.raises(Refused) as many:
        await season.open(Form.SWISS, 0, places=8)
    assert _reason(many) == "refused-tournaments-many"


async def test_a_long_tournament_is_listed_however_many_are_over_since(season: Season):
    league = await season.open(Form.LEAGUE, 3, places=8)
    for _ in range(SHOWN):
        short = await season.open(Form.SWISS, 0, places=8)
        over = msgspec.structs.replace(short, stage=Stage.FINISHED, finished=season.at.clock.now)
        await season.at.store.change_tournament(short, over, (), season.at.clock.now)
    listed = [one.id for one in await season.at.store.tournaments_in(GUILD, SHOWN)]
    assert listed == [league.id, *range(league.id + SHOWN, league.id + 1, -1)]


async def test_a_tournament_that_is_over_moves_nowhere(season: Season):
    opened = await season.open(Form.SWISS, 3, places=8)
    moved = await season.at.matches.tournaments.move(opened.id, GUILD, 99)
    assert moved.channel == 99
    await season.at.matches.tournaments.cancel(opened.id, GUILD)
    with pytest.raises(Refused) as over:
        await season.at.matches.tournaments.move(opened.id, GUILD, CHANNEL)
    assert _reason(over) == "refused-tournament-over"


async def test_a_tournament_begins_once(season: Season):
    opened = await season.open(Form.SWISS, 3, places=8)
    await season.at.matches.tournaments.begin(opened.id, GUILD)
    with pytest.raises(Refused) as again:
        await season.at.matches.tournaments.begin(opened.id, GUILD)
    assert _reason(again) == "refused-tournament-begun"
    few = await season.open(Form.SWISS, 2, places=8)
    with pytest.raises(Refused) as lonely:
        await season.at.matches.tournaments.begin(few.id, GUILD)
    assert _reason(lonely) == "refused-tournament-few"


async def test_more_rounds_than_opponents_are_refused(season: Season):
    with pytest.raises(Refused) as refusal:
        await season.open(Form.SWISS, 0, places=4, rounds=4)
    assert _reason(refusal) == "refused-tournament-rounds"


async def test_there_are_no_more_rounds_than_opponents_have_come(season: Season):
    opened = await season.open(Form.SWISS, 4, places=8, rounds=5)
    await season.begin(opened.id)
    over = await season.play(opened.id)
    assert (over.round_, over.plan.rounds) == (3, 3)


async def test_who_has_left_does_not_come_back(season: Season):
    opened = await season.open(Form.SWISS, 4, places=8)
    await season.begin(opened.id)
    await season.settle()
    await season.at.matches.tournaments.leave(opened.id, GUILD, person(1).user)
    with pytest.raises(Refused) as gone:
        await season.at.matches.tournaments.enter(opened.id, GUILD, person(1))
    assert _reason(gone) == "refused-tournament-left"


async def test_a_match_belongs_to_its_tournament_as_soon_as_it_begins(season: Season, monkeypatch: pytest.MonkeyPatch):
    """Its card may be posted at once, and names it."""
    opened = await season.open(Form.KNOCKOUT, 4)
    await season.begin(opened.id)
    found: list[Tournament | None] = []
    challenges = season.at.matches.challenges
    begin = challenges.begin_new

    async def begun(*given: Any, **named: Any) -> Match:
        match = await begin(*given, **named)
        found.append(await season.at.store.tournament_of(match.id))
        return match

    monkeypatch.setattr(challenges, "begin_new", begun)
    await season.settle()
    assert [one.id if one else 0 for one in found] == [opened.id, opened.id]
