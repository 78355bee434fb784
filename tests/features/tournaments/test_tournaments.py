"""Tournaments in a real store: rounds that follow by themselves, and results as the matches have them."""

from typing import Any

import msgspec
import pytest

from bot.features.tournaments.service import SHOWN
from bot.features.tournaments.titles import TournamentTitle, tournament_titles
from bot.features.tournaments.values import Stage, Tournament
from bot.matches.core.models import Match, Person, Status
from bot.pairing.event import Form, Result
from bot.pairing.standings import standings
from tests.support.matches.table import refusal
from tests.support.tournaments.tournaments import CHANNEL, GUILD, HOST, Season, directed, person, plan

pytestmark = pytest.mark.asyncio


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
    over = await season.play(opened.id)
    for one in standings(over.event):
        (member,) = over.members(one.number)
        wanted = (TournamentTitle(over.plan.name, over.plan.game),) if one.place == 1 else ()
        assert await tournament_titles(season.rows, member.user, GUILD) == wanted
        assert await tournament_titles(season.rows, member.user, GUILD, over.plan.game) == wanted
        assert await tournament_titles(season.rows, member.user, GUILD, "pitchout") == ()
        assert await tournament_titles(season.rows, member.user, GUILD + 1) == ()


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
    titles = await tournament_titles(season.rows, winner.user, GUILD)
    every = await season.rows.wins_of(winner.user, GUILD)
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
    found = []
    while (bulletin := await season.at.store.claim_bulletin(season.at.clock.now, "tests")) is not None:
        assert (bulletin.guild, bulletin.channel) == (GUILD, CHANNEL)
        if bulletin.message:
            await season.at.matches.bulletins.shown(bulletin, "tests", "")
            continue
        of, _, what = bulletin.payload.decode().partition(".")
        found += [what] if of == str(over.id) and bulletin.kind == "tournament" else []
        await season.at.store.bulletin_done(bulletin.id, 1)
    return found


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
    season.director = directed(season.tournaments, presence=Away(away))
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
        assert len(await tournament_titles(season.rows, member.user, GUILD)) == member.won == (one.place == 1)


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
        ({"rounds": 3}, "refused-tournament-no-swiss"),
    ],
)
async def test_a_plan_that_cannot_be_played_is_refused(season: Season, wrong: dict[str, int], reason: str):
    wanted = plan(Form.ROUND_ROBIN, **({"places": 4} | wrong))
    assert await refusal(season.tournaments.create(wanted, GUILD, CHANNEL, HOST, starts=0, key="k")) == reason


async def test_a_time_that_has_passed_is_refused(season: Season):
    assert (
        await refusal(season.open(Form.SWISS, 0, places=8, starts=season.at.clock.now - 1))
        == "refused-tournament-start"
    )


async def test_a_repeated_command_makes_one_tournament(season: Season):
    made = [
        await season.tournaments.create(plan(Form.SWISS, 8), GUILD, CHANNEL, HOST, starts=0, key="same")
        for _ in range(2)
    ]
    assert made[0] == made[1]
    assert len(await season.rows.in_server(GUILD, 9)) == 1


async def test_a_tournament_of_another_server_is_unknown(season: Season):
    opened = await season.open(Form.SWISS, 3)
    assert await refusal(season.tournaments.enter(opened.id, 99, Person(1, "X"))) == "refused-tournament-unknown"


async def test_no_round_follows_once_it_is_cancelled(season: Season):
    opened = await season.open(Form.SWISS, 4)
    await season.begin(opened.id)
    await season.settle()
    await season.tournaments.cancel(opened.id, GUILD)
    over = await season.play(opened.id)
    assert (over.stage, over.round_) == (Stage.CANCELLED, 1)
    assert await refusal(season.tournaments.cancel(opened.id, GUILD)) == "refused-tournament-over"


async def test_a_server_has_so_many_tournaments_at_a_time(season: Season):
    for _ in range(10):
        await season.open(Form.SWISS, 0, places=8)
    assert await refusal(season.open(Form.SWISS, 0, places=8)) == "refused-tournaments-many"


async def test_a_long_tournament_is_listed_however_many_are_over_since(season: Season):
    league = await season.open(Form.LEAGUE, 3, places=8)
    for _ in range(SHOWN):
        short = await season.open(Form.SWISS, 0, places=8)
        over = msgspec.structs.replace(short, stage=Stage.FINISHED, finished=season.at.clock.now)
        await season.rows.change(short, over, (), season.at.clock.now)
    listed = [one.id for one in await season.rows.in_server(GUILD, SHOWN)]
    assert listed == [league.id, *range(league.id + SHOWN, league.id + 1, -1)]


async def test_a_tournament_begins_once(season: Season):
    opened = await season.open(Form.SWISS, 3, places=8)
    await season.tournaments.begin(opened.id, GUILD)
    assert await refusal(season.tournaments.begin(opened.id, GUILD)) == "refused-tournament-begun"
    few = await season.open(Form.SWISS, 2, places=8)
    assert await refusal(season.tournaments.begin(few.id, GUILD)) == "refused-tournament-few"


async def test_more_rounds_than_opponents_are_refused(season: Season):
    assert await refusal(season.open(Form.SWISS, 0, places=4, rounds=4)) == "refused-tournament-rounds"


async def test_there_are_no_more_rounds_than_opponents_have_come(season: Season):
    opened = await season.open(Form.SWISS, 4, places=8, rounds=5)
    await season.begin(opened.id)
    over = await season.play(opened.id)
    assert (over.round_, over.plan.rounds) == (3, 3)


async def test_a_match_belongs_to_its_tournament_as_soon_as_it_begins(season: Season, monkeypatch: pytest.MonkeyPatch):
    """Its card may be posted at once, and names it."""
    opened = await season.open(Form.KNOCKOUT, 4)
    await season.begin(opened.id)
    found: list[Tournament | None] = []
    challenges = season.at.matches.challenges
    begin = challenges.begin_new

    async def begun(*given: Any, **named: Any) -> Match:
        match = await begin(*given, **named)
        found.append(await season.rows.of_match(match.id))
        return match

    monkeypatch.setattr(challenges, "begin_new", begun)
    await season.settle()
    assert [one.id if one else 0 for one in found] == [opened.id, opened.id]
