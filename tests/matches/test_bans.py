"""Bans: what a ban ends on its server, and every way back in that it closes."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.features.lobby.service import Lobby
from bot.features.privacy.erasure import Erasure
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.values import Stage, Tournament
from bot.matches.core.errors import Refused, StoreBusy
from bot.matches.core.models import Match, MatchRequest, Person, Player, Status
from bot.matches.house.members import user_of
from bot.matches.matchmaking import bans
from bot.matches.matchmaking.bans import BanResult
from bot.matches.settings.bans import Ban
from bot.matches.timing.paces import DAY, HOUR, read_terms
from bot.matches.work.effects import OfferKind
from bot.pairing.event import Form
from tests.support.matches.table import ANN, BOB, EVE, Table, names, refusal
from tests.support.tournaments.tournaments import GUILD, Season, person, plan

pytestmark = pytest.mark.asyncio

MAX = Player(0, 900, "Max")
OTHER = 6  # another server
WANTED = MatchRequest("counter", GUILD, 8, "en", terms=read_terms("day"))
ELSEWHERE = MatchRequest("counter", OTHER, 8, "en", terms=read_terms("day"))
HOUSE = Person(user_of(0, 2), "Pip")


async def ban(at: Table, user: int = BOB.user, *, reason: str = "", length: int = 0) -> BanResult:
    return await at.matches.bans.ban(GUILD, MAX, user, reason=reason, length=length, key=at.key())


async def banned(at: Table, user: int = BOB.user) -> None:
    """A ban that ends nothing, as of a moment before the press that is tested."""
    await at.store.bans.put(GUILD, MAX, Ban(user, "", at.clock.now), at.clock.now, key=at.key())


async def tabled(at: Table, host: Person = ANN, wanted: MatchRequest = WANTED) -> Match:
    return await at.matches.open_tables.open_table(host, wanted, key=at.key(), places=3)


async def over(at: Table) -> Match:
    match = await at.begin()
    return (await at.matches.resign(match.id, ANN.user, key=at.key())).match


Way = Callable[[Table], Awaitable[Awaitable[Any]]]


async def challenge(at: Table) -> Awaitable[Any]:
    return at.challenge(BOB, EVE)


async def practise(at: Table) -> Awaitable[Any]:
    return at.challenge(BOB, HOUSE)


async def accept(at: Table) -> Awaitable[Any]:
    match = await at.challenge()
    return at.matches.challenges.accept(match.id, BOB.user, key="yes")


async def open_table(at: Table) -> Awaitable[Any]:
    return tabled(at, BOB)


async def join(at: Table) -> Awaitable[Any]:
    match = await tabled(at)
    return at.matches.open_tables.join(match.id, BOB, key="join")


async def start(at: Table) -> Awaitable[Any]:
    match = await tabled(at, BOB)
    await at.matches.open_tables.join(match.id, ANN, key="ann")
    return at.matches.open_tables.start(match.id, BOB.user, key="start")


async def seat_house(at: Table) -> Awaitable[Any]:
    match = await tabled(at, BOB)
    return at.matches.open_tables.seat_house(match.id, BOB.user, HOUSE.user, key="house")


async def enqueue(at: Table) -> Awaitable[Any]:
    return at.feature(Lobby).enqueue(BOB, WANTED, key="wait")


async def meet(at: Table) -> Awaitable[Any]:
    await at.feature(Lobby).enqueue(ANN, WANTED, key="ann waits")
    return at.feature(Lobby).meet(BOB, ANN.user, WANTED, key="meet")


async def rematch(at: Table) -> Awaitable[Any]:
    match = await over(at)
    return at.matches.rematches.ask(match.id, BOB.user, key="again")


async def agree(at: Table) -> Awaitable[Any]:
    match = await over(at)
    await at.matches.rematches.ask(match.id, ANN.user, key="again")
    return at.matches.offers.agree(match.id, BOB.user, OfferKind.REMATCH, key="yes")


async def take_over(at: Table) -> Awaitable[Any]:
    match = await at.challenge(ANN, EVE)
    await at.matches.challenges.accept(match.id, EVE.user, key="eve")
    await at.matches.substitutions.offer(match.id, EVE.user, BOB, key="offer")
    return at.matches.substitutions.answer(match.id, 0, BOB.user, agrees=True, key="take")


async def enter(at: Table) -> Awaitable[Any]:
    made = await at.feature(Tournaments).create(plan(Form.SWISS, 4), GUILD, 8, ANN, starts=0, key="cup")
    return at.feature(Tournaments).enter(made.id, GUILD, BOB)


async def create(at: Table) -> Awaitable[Any]:
    return at.feature(Tournaments).create(plan(Form.SWISS, 4), GUILD, 8, BOB, starts=0, key="mine")


WAYS: tuple[Way, ...] = (
    *(challenge, practise, accept, open_table, join, start, seat_house, enqueue, meet),
    *(rematch, agree, take_over, enter, create),
)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_whoever_is_banned_gets_in_nowhere(at: Table, way: Way):
    press = await way(at)
    await banned(at)
    before = await everything(at)
    assert await refusal(press) == "refused-banned-ever"
    assert await everything(at) == before


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("guild", [GUILD, OTHER])
async def test_each_of_them_is_open_to_others(at: Table, way: Way, guild: int):
    """The control: the same press, with a ban of someone else or on another server."""
    press = await way(at)
    user = 999 if guild == GUILD else BOB.user
    await at.store.bans.put(guild, MAX, Ban(user, "", at.clock.now), at.clock.now, key=at.key())
    await press


async def everything(at: Table) -> list[Any]:
    matches = await at.store.of_guild(GUILD, statuses=tuple(Status))
    return [
        *matches,
        await at.feature(Tournaments).rows.in_server(GUILD, 20),
        await at.feature(Lobby).rows.waiting(GUILD, "counter"),
    ]


async def test_others_cannot_bring_them_in(at: Table):
    match, hosted = await over(at), await tabled(at, EVE)
    await at.matches.open_tables.join(hosted.id, BOB, key="bob")
    played = await at.challenge(ANN, EVE)
    await at.matches.challenges.accept(played.id, EVE.user, key="eve")
    await banned(at)
    presses = (
        at.challenge(ANN, BOB),
        at.matches.rematches.ask(match.id, ANN.user, key="again"),
        at.matches.open_tables.start(hosted.id, EVE.user, key="start"),
        at.matches.substitutions.offer(played.id, EVE.user, BOB, key="offer"),
    )
    assert [await refusal(one) for one in presses] == ["refused-banned-other"] * len(presses)


async def test_a_seat_may_be_handed_on_where_someone_banned_plays(at: Table):
    match = await at.begin()
    await banned(at)
    await at.matches.substitutions.offer(match.id, ANN.user, EVE, key="offer")
    changed = await at.matches.substitutions.answer(match.id, 0, EVE.user, agrees=True, key="take")
    assert set(names(changed)) == {"Bob", "Eve"}


async def test_the_refusal_tells_the_reason_and_the_end(at: Table):
    await ban(at, reason="  leaves\n*every* match ", length=2 * DAY)
    with pytest.raises(Refused) as refusal:
        await at.challenge(BOB, EVE)
    end = (at.clock.now + 2 * DAY) // 1000
    assert refusal.value.reason.key == "refused-banned-until-why"
    assert dict(refusal.value.reason.args) == {"when": f"<t:{end}:f>", "reason": "leaves \\*every\\* match"}
    at.clock.now += 2 * DAY
    assert await at.challenge(BOB, EVE)


async def test_a_ban_ends_what_has_not_begun_on_its_server(at: Table):
    playing = await at.begin()
    other = await tabled(at, BOB, ELSEWHERE)
    made, got = await at.challenge(BOB, EVE), await at.challenge(ANN, BOB)
    hosted, joined = await tabled(at, BOB), await tabled(at)
    await at.matches.open_tables.join(joined.id, BOB, key="join")
    await at.matches.open_tables.join(hosted.id, EVE, key="eve")
    for wanted in (WANTED, ELSEWHERE):
        await at.feature(Lobby).enqueue(BOB, wanted, key=at.key())
    result = await ban(at)
    assert set(result.parted) == {made.id, got.id, hosted.id, joined.id}
    assert [one.id for one in result.under_way] == [playing.id]
    left = [await at.present(one) for one in (made, got, hosted, joined, other)]
    assert [one.status for one in left] == [
        *(Status.CANCELLED, Status.CANCELLED, Status.OPEN, Status.OPEN, Status.OPEN)
    ]
    assert [names(one) for one in left[2:]] == [["Eve"], ["Ann"], ["Bob"]]
    assert [one.guild for one in await at.feature(Lobby).rows.queued(BOB.user)] == [OTHER]
    assert (await at.matches.resign(playing.id, BOB.user, key="resign")).match.status is Status.FINISHED


async def test_one_press_bans_once_in_two_processes(at: Table):
    hosted = await tabled(at, BOB)
    first = await at.matches.bans.ban(GUILD, MAX, BOB.user, reason="loud", length=DAY, key="one")
    at.clock.now += HOUR
    second = await at.elsewhere().bans.ban(GUILD, MAX, BOB.user, reason="loud", length=DAY, key="one")
    assert (second.ban, second.ban.made) == (first.ban, at.clock.now - HOUR)
    assert (first.parted, second.parted) == ((hosted.id,), ())
    count, _ = await at.store.audits(GUILD, skip=0, most=9)
    assert count == 1


async def test_who_is_banned_leaves_the_lists_and_the_rounds_to_come(season: Season):
    opened, running = await season.open(Form.SWISS, 4, places=8), await season.open(Form.SWISS, 6)
    await season.begin(running.id)
    await season.director.settle("test")
    league = await season.open(Form.LEAGUE, 4, places=8)
    await season.begin(league.id)
    await season.director.settle("test")
    result = await ban(season.at, person(0).user)
    assert result.left == ("Club Cup",) * 3
    assert person(0).user not in {one.user for one in (await season.present(opened.id)).entered}
    for number in (running.id, league.id):
        assert await is_out(season, number, person(0).user)
    assert await refusal(season.tournaments.enter(opened.id, GUILD, person(0))) == "refused-banned-ever"
    await season.play(running.id)
    over_ = await season.present(running.id)
    assert over_.stage is Stage.FINISHED
    played = await season.at.store.of_user(person(0).user, statuses=tuple(Status))
    assert len([one for one in played if one.id in boards(over_)]) <= 1


async def test_a_tournament_that_ends_meanwhile_keeps_nobody_in_the_others(
    season: Season, monkeypatch: pytest.MonkeyPatch
):
    ended = await season.open(Form.SWISS, 4, places=8)
    opened = await season.open(Form.SWISS, 4, places=8)
    tournaments = season.tournaments
    found = season.rows.in_server

    async def early(guild: int, most: int) -> tuple[Tournament, ...]:
        read = await found(guild, most)
        await tournaments.cancel(ended.id, guild)
        return read

    monkeypatch.setattr(season.rows, "in_server", early)
    result = await ban(season.at, person(0).user)
    assert (result.left, result.cut_short) == (("Club Cup",), False)
    assert await is_out(season, opened.id, person(0).user)


@pytest.mark.parametrize("verb", ["of_user", "in_server", "change"])
async def test_a_ban_holds_though_the_store_fails_after_it(season: Season, monkeypatch: pytest.MonkeyPatch, verb: str):
    at = season.at
    opened, made = await season.open(Form.SWISS, 4, places=8), await at.challenge(person(0), EVE)

    async def fails(*_: object, **__: object) -> None:
        raise StoreBusy("gone")

    with monkeypatch.context() as broken:
        broken.setattr(at.store if verb == "of_user" else season.rows, verb, fails)
        result = await ban(at, person(0).user)
    parted = () if verb == "of_user" else (made.id,)
    assert result == BanResult(result.ban, parted, cut_short=True)
    assert await refusal(at.challenge(person(0), EVE)) == "refused-banned-ever"
    again = await ban(at, person(0).user)
    assert (again.left, again.cut_short) == (("Club Cup",), False)
    assert await is_out(season, opened.id, person(0).user)


def boards(tournament: Tournament) -> set[int]:
    return {board.match for round_ in tournament.rounds for board in round_ if board.match}


async def is_out(season: Season, number: int, user: int) -> bool:
    found = await season.present(number)
    return user not in {one.user for one in (*found.present, *found.waiting)}


async def test_a_ban_that_was_cut_short_is_noticed_before_the_next_round(season: Season):
    opened = await season.open(Form.SWISS, 6, places=8, starts=season.at.clock.now + HOUR)
    await banned(season.at, person(0).user)  # nothing more: the program ended here
    season.at.clock.now += HOUR
    await season.director.settle("test")
    await season.director.settle("test")
    assert await is_out(season, opened.id, person(0).user)
    begun = await season.present(opened.id)
    assert begun.rounds
    assert not await season.at.store.of_user(person(0).user, statuses=(Status.RUNNING,))


async def test_the_next_season_of_a_league_opens_without_them(season: Season):
    league = await season.open(Form.LEAGUE, 4, places=8)
    await season.begin(league.id)
    await season.tournaments.enter(league.id, GUILD, person(5))
    for user in (person(0).user, person(5).user):
        await ban(season.at, user)
    await season.play(league.id)
    following = next(one for one in await season.rows.in_server(GUILD, 20) if one.plan.former == league.id)
    assert {one.user for one in following.entered}.isdisjoint({person(0).user, person(5).user})


async def test_what_cannot_be_banned_is_refused(at: Table, monkeypatch: pytest.MonkeyPatch):
    assert await refusal(ban(at, MAX.user)) == "refused-ban-self"
    for length in (HOUR - 1, 3651 * DAY):
        assert await refusal(ban(at, length=length)) == "refused-ban-length"
    monkeypatch.setattr(bans, "MOST", 2)
    for user in (ANN.user, BOB.user, BOB.user):
        await ban(at, user)
    assert await refusal(ban(at, EVE.user)) == "refused-bans-many"
    assert await at.matches.bans.lift(GUILD, MAX, ANN.user)
    assert not await at.matches.bans.lift(GUILD, MAX, ANN.user)
    await ban(at, EVE.user)


async def test_deleting_ones_data_is_no_way_out(at: Table):
    await at.begin()
    await ban(at, reason="cheats")
    await Erasure(at.matches).erase(BOB.user, key="erase")
    assert await refusal(at.challenge(BOB, EVE)) == "refused-banned-ever"
    assert await refusal(Erasure(at.matches).erase(BOB.user, key="again")) == "refused-data-bans"
    assert (await Erasure(at.matches).kept(BOB.user))["bans"][0]["reason"] == ""
    await at.matches.bans.lift(GUILD, MAX, BOB.user)
    assert await refusal(Erasure(at.matches).erase(BOB.user, key="then")) == "refused-data-none"
    assert await at.challenge(BOB, EVE)
