"""Players of a tournament: entering, leaving, deleted data, and the house."""

import asyncio

import pytest

from bot.features.privacy.erasure import Erasure
from bot.features.tournaments.values import Stage, Tournament
from bot.games.contract.vocabulary import Options
from bot.matches.core.engine import StepBytes
from bot.matches.core.errors import LostRace, Refused
from bot.matches.core.models import Status
from bot.matches.house.members import is_house
from bot.pairing.event import Form
from tests.support.matches.table import refusal
from tests.support.tournaments.tournaments import GUILD, Season, person

pytestmark = pytest.mark.asyncio


async def test_nobody_enters_twice_or_when_it_is_full(season: Season):
    opened = await season.open(Form.KNOCKOUT, 4, starts=season.at.clock.now + 60_000)
    again = await season.tournaments.enter(opened.id, GUILD, person(0))
    assert again == opened
    assert await refusal(season.tournaments.enter(opened.id, GUILD, person(9))) == "refused-tournament-full"


async def test_a_hundred_who_press_at_once_get_the_places_there_are(season: Season):
    opened = await season.open(Form.SWISS, 0, places=16)
    entries = (season.tournaments.enter(opened.id, GUILD, person(nth)) for nth in range(100))
    answers = await asyncio.gather(*entries, return_exceptions=True)
    present = await season.present(opened.id)
    assert len(present.entered) == 16
    assert sum(isinstance(one, Tournament) for one in answers) == 16
    assert all(isinstance(one, Tournament | Refused) for one in answers)


async def test_who_leaves_before_it_begins_was_never_there(season: Season):
    opened = await season.open(Form.SWISS, 4, places=8)
    left = await season.tournaments.leave(opened.id, GUILD, person(3).user)
    assert [one.user for one in left.entered] == [person(nth).user for nth in range(3)]
    assert await refusal(season.tournaments.leave(opened.id, GUILD, person(3).user)) == "refused-tournament-not-in"


async def test_who_leaves_later_plays_no_further_round(season: Season):
    opened = await season.open(Form.ROUND_ROBIN, 4)
    await season.begin(opened.id)
    await season.settle()
    await season.tournaments.leave(opened.id, GUILD, person(1).user)
    over = await season.play(opened.id)
    number = next(one.number for one in over.entered if one.user == person(1).user)
    later = [board for boards in over.rounds[1:] for board in boards if number in board.pairing.numbers]
    assert later
    assert not any(board.match for board in later)
    assert all(board.pairing.points(number) == 0 for board in later)


async def test_who_deletes_their_data_is_in_no_tournament_that_was_loaded_before(season: Season):
    opened = await season.open(Form.SWISS, 4, places=8)
    begun = await season.tournaments.begun(opened)
    await Erasure(season.at.matches).erase(person(0).user, key="erased")
    with pytest.raises(LostRace):
        await season.rows.change(opened, begun, (), season.at.clock.now)
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
            await season.tournaments.cancel(opened.id, GUILD)
        else:
            for nth in range(4):
                await Erasure(season.at.matches).erase(person(nth).user, key=f"erased {nth}")
        return await set_up(game, options, seats, seed)

    monkeypatch.setattr(season.at.matches.challenges, "set_up", slow)
    await season.director.settle("tests")
    assert await season.at.store.of_guild(GUILD, statuses=tuple(Status)) == ()
    for nth in range(4):
        assert (await season.at.store.dossier(person(nth).user) is None) == (meanwhile == "erased")


async def test_no_match_begins_of_who_deletes_their_data_as_a_round_is_paired(
    season: Season, monkeypatch: pytest.MonkeyPatch
):
    opened = await season.open(Form.ROUND_ROBIN, 4, places=8)
    await season.begin(opened.id)
    set_up = season.at.matches.challenges.set_up

    async def slow(
        game: str, options: Options, seats: int, seed: bytes
    ) -> tuple[tuple[tuple[str, str], ...], StepBytes]:
        monkeypatch.undo()
        await Erasure(season.at.matches).erase(person(0).user, key="erased")
        return await set_up(game, options, seats, seed)

    monkeypatch.setattr(season.at.matches.challenges, "set_up", slow)
    await season.director.settle("tests")
    over = await season.play(opened.id)
    boards = [board for boards in over.rounds for board in boards]
    assert (over.stage, sum(board.match > 0 for board in boards)) == (Stage.FINISHED, 3)
    (erased,) = (one for one in over.entered if one.user < 0)
    assert erased.left == 0
    assert all(board.pairing.points(erased.number) == 0 for board in boards)


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
    late = await season.tournaments.enter(opened.id, GUILD, person(7))
    assert (late.entered[-1].number, late.entered[-1].entered) == (6, 2)
    over = await season.play(opened.id)
    assert 6 in {number for board in over.rounds[1] for number in board.pairing.numbers}
    assert await refusal(season.tournaments.enter(opened.id, GUILD, person(8))) == "refused-tournament-late"


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


async def test_players_cannot_call_a_match_off(season: Season):
    opened = await season.open(Form.SWISS, 4)
    await season.begin(opened.id)
    await season.settle()
    match = await season.at.store.get((await season.present(opened.id)).rounds[0][0].match)
    assert match is not None
    assert (
        await refusal(season.at.matches.endings.abort(match.id, match.holders[0].user, key=season.at.key()))
        == "refused-abort-tournament"
    )


async def test_who_has_left_does_not_come_back(season: Season):
    opened = await season.open(Form.SWISS, 4, places=8)
    await season.begin(opened.id)
    await season.settle()
    await season.tournaments.leave(opened.id, GUILD, person(1).user)
    assert await refusal(season.tournaments.enter(opened.id, GUILD, person(1))) == "refused-tournament-left"
