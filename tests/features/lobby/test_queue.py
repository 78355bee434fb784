"""Queues: who waits for whom and is paired with whom, in either of two processes."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.features.ladders.counting import ADD_STANDING
from bot.features.lobby.service import QUEUED, Lobby
from bot.games.contract.preview import Assist
from bot.matches.core.models import Match, MatchRequest, Person, Player, Status, Terms
from bot.matches.delivery.models import PostKind
from bot.matches.timing.paces import HOUR, read_terms
from bot.ratings.ladders import RANKED, Standing
from bot.ratings.seasons import ALL_TIME
from bot.ratings.skills import MEAN, SCALE, SETTLED, ZERO, Skill
from bot.storage.core import transactions
from bot.storage.core.query import Tx
from tests.support.matches.table import ANN, BOB, EVE, Table, names, refusal, table
from tests.support.storage.meddler import Meddler, before

pytestmark = pytest.mark.asyncio
DAN = Person(104, "Dan")
DAY = read_terms("day")


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table(tmp_path / "matches.db", Meddler) as made:
        yield made


def elsewhere(at: Table) -> Lobby:
    """That of another process."""
    return Lobby(at.elsewhere(), at.feature(Lobby).rows)


async def waits(
    at: Table, who: Person, terms: Terms = DAY, key: str = "", guild: int = 7, *, near: bool = False
) -> Match | None:
    return await at.feature(Lobby).enqueue(
        who, MatchRequest("counter", guild, 8, "en", terms=terms), key=key or at.key(), near=near
    )


async def test_those_who_wait_for_the_same_are_paired(at: Table):
    assert await waits(at, ANN) is None
    assert [entry.user for entry in await at.feature(Lobby).rows.queued(ANN.user)] == [ANN.user]
    match = await waits(at, BOB, key="bob")
    assert match is not None
    assert (match.status, names(match), match.terms) == (Status.RUNNING, ["Ann", "Bob"], DAY)
    assert await at.feature(Lobby).rows.queued(ANN.user) == ()
    assert await waits(at, BOB, key="bob") == match
    assert [holder.due for holder in match.holders if holder.due] == [at.clock.now + DAY.limit]
    assert [post.kind for post in await at.store.posts_due(at.clock.now)] == [PostKind.THREAD]
    assert at.notified == 1


@pytest.mark.parametrize("other", [read_terms("week"), read_terms("day", rated=True)])
async def test_those_who_want_something_else_are_not(at: Table, other: Terms):
    assert await waits(at, ANN) is None
    assert await waits(at, BOB, other) is None
    assert await waits(at, EVE, guild=9) is None
    match = await waits(at, DAN, other)
    assert match is not None
    assert sorted(names(match)) == ["Bob", "Dan"]


async def test_only_those_are_paired_who_agree_about_weekends(at: Table):
    weekdays = msgspec.structs.replace(DAY, weekdays=True)
    assert await waits(at, ANN, weekdays) is None
    assert await waits(at, BOB) is None
    match = await waits(at, EVE, weekdays)
    assert match is not None
    assert (match.terms, names(match)) == (weekdays, ["Ann", "Eve"])
    assert [one.user for one in await at.feature(Lobby).rows.waiting(7, "counter")] == [BOB.user]


async def test_the_longest_wait_comes_first(at: Table):
    await waits(at, ANN)
    await at.matches.blocks.block(BOB, ANN, key=at.key())
    assert await waits(at, BOB) is None
    match = await waits(at, EVE)
    assert match is not None
    assert names(match) == ["Ann", "Eve"]


async def test_one_waits_once_for_a_game(at: Table):
    await waits(at, ANN)
    await waits(at, ANN, read_terms("week"))
    assert [entry.terms for entry in await at.feature(Lobby).rows.queued(ANN.user)] == [read_terms("week")]
    assert await at.feature(Lobby).dequeue(ANN.user, 7) == 1
    assert await at.feature(Lobby).dequeue(ANN.user, 7, "counter") == 0
    assert await waits(at, BOB, read_terms("week")) is None


async def test_who_waits_too_long_is_forgotten(at: Table):
    await waits(at, ANN)
    at.clock.now += QUEUED
    (entry,) = await at.feature(Lobby).rows.queued(ANN.user)
    assert at.feature(Lobby).forgotten(entry)
    assert await waits(at, BOB) is None


async def test_two_who_come_at_once_are_paired(at: Table):
    other = elsewhere(at)
    came = await asyncio.gather(
        waits(at, ANN, key="ann"),
        other.enqueue(BOB, MatchRequest("counter", 7, 8, "en", terms=DAY), key="bob"),
    )
    assert [match is not None for match in came].count(True) == 1
    assert await at.feature(Lobby).rows.queued(ANN.user) == await at.feature(Lobby).rows.queued(BOB.user) == ()


async def test_two_who_find_the_same_one_do_not_both_get_him(at: Table):
    await waits(at, ANN)
    other = elsewhere(at)
    came = await asyncio.gather(
        waits(at, BOB, key="bob"),
        other.enqueue(EVE, MatchRequest("counter", 7, 8, "en", terms=DAY), key="eve"),
    )
    assert [match is not None for match in came].count(True) == 1
    assert len(await at.feature(Lobby).rows.queued(BOB.user) + await at.feature(Lobby).rows.queued(EVE.user)) == 1


async def meets(
    at: Table, who: Person, other: Person, terms: Terms = DAY, key: str = "", lobby: Lobby | None = None
) -> Match | None:
    return await (lobby or at.feature(Lobby)).meet(
        who, other.user, MatchRequest("counter", 7, 8, "en", terms=terms), key=key or at.key()
    )


async def test_one_plays_with_whom_one_chose(at: Table):
    await waits(at, ANN)
    await at.matches.blocks.block(BOB, ANN, key=at.key())
    await waits(at, BOB)
    match = await meets(at, EVE, BOB, key="eve")
    assert match is not None
    assert sorted(names(match)) == ["Bob", "Eve"]
    assert await meets(at, EVE, BOB, key="eve") == match
    assert [one.entry.user for one in await at.feature(Lobby).in_queues(7, EVE.user)] == [ANN.user]


@pytest.mark.parametrize("other", [BOB, EVE])
async def test_nobody_is_met_who_does_not_wait_for_this(at: Table, other: Person):
    await waits(at, BOB)
    await waits(at, EVE, read_terms("week"))
    assert await meets(at, other, other) is None
    assert await meets(at, ANN, other, read_terms("hour")) is None
    at.clock.now += QUEUED
    assert await meets(at, ANN, other) is None
    assert await at.feature(Lobby).rows.queued(ANN.user) == ()


async def test_two_who_choose_the_same_one_do_not_both_get_them(at: Table):
    await waits(at, ANN)
    came = await asyncio.gather(meets(at, BOB, ANN, key="bob"), meets(at, EVE, ANN, key="eve", lobby=elsewhere(at)))
    assert sorted(match is not None for match in came) == [False, True]
    assert await at.feature(Lobby).rows.queued(BOB.user) == await at.feature(Lobby).rows.queued(EVE.user) == ()


async def test_who_leaves_as_they_are_chosen_is_not_met(at: Table):
    await waits(at, ANN)
    assert isinstance(at.store, Meddler)
    before(at, lambda: elsewhere(at).dequeue(ANN.user, 7))
    assert await meets(at, BOB, ANN) is None
    assert await at.store.with_status(Status.RUNNING) == ()


async def test_blocked_people_neither_see_nor_meet_each_other_in_queues(at: Table):
    await waits(at, ANN)
    await at.matches.blocks.block(ANN, BOB, key=at.key())
    await at.matches.blocks.block(EVE, ANN, key=at.key())
    for who in (BOB, EVE):
        assert await at.feature(Lobby).in_queues(7, who.user) == ()
        assert await refusal(meets(at, who, ANN)) == "refused-at-odds"
    (seen,) = await at.feature(Lobby).in_queues(7, DAN.user)
    assert (seen.entry.user, seen.entry.terms, seen.band) == (ANN.user, DAY, None)
    at.clock.now += QUEUED
    assert await at.feature(Lobby).in_queues(7, DAN.user) == ()


async def stands(at: Table, who: Person, standing: Standing) -> None:
    """Their standing at the game in the server."""

    def keep(tx: Tx) -> None:
        player = transactions.player(tx, Player(0, who.user, who.name))
        tx.run(ADD_STANDING, game="counter", guild=7, season=ALL_TIME, player=player, **flat(standing))

    await at.store._writer.write(keep)  # type: ignore[attr-defined]


def flat(standing: Standing) -> dict[str, object]:
    fields = msgspec.structs.asdict(standing)
    skill = fields.pop("skill")
    return {"mu": skill.mu, "sigma": skill.sigma, **fields}


@pytest.mark.parametrize(
    ("mu", "games", "band"), [(25.0, RANKED, 1400), (25.0, RANKED - 1, None), (30.0, RANKED, 1800), (12.0, RANKED, 0)]
)
async def test_those_who_wait_show_their_band(at: Table, mu: float, games: int, band: int | None):
    await stands(at, ANN, Standing(Skill(mu, SETTLED), games, last=at.clock.now))
    await waits(at, ANN)
    (seen,) = await at.feature(Lobby).in_queues(7, DAN.user)
    assert seen.band == band == await at.feature(Lobby).band(ANN.user, "counter", 7)
    assert await at.feature(Lobby).band(ANN.user, "counter", 8) is None


def settled(points: int, at: Table) -> Standing:
    """The standing of someone with so many points."""
    return Standing(Skill(MEAN + (points - ZERO) / SCALE, SETTLED), RANKED, last=at.clock.now)


@pytest.mark.parametrize("other", [True, False])
async def test_who_wants_a_close_opponent_gets_one_as_close_as_the_wait_is_long(at: Table, *, other: bool):
    await stands(at, ANN, settled(1500, at))
    await stands(at, BOB, settled(1700, at))
    await stands(at, EVE, settled(1640, at))
    assert await waits(at, ANN, near=not other) is None
    assert await waits(at, BOB, near=other) is None
    match = await waits(at, EVE, near=True)
    assert match is not None
    assert sorted(names(match)) == ["Ann", "Eve"]  # within 150, and longest in the queue
    assert [one.user for one in await at.feature(Lobby).rows.waiting(7, "counter")] == [BOB.user]


async def test_newcomers_count_as_average(at: Table):
    await stands(at, ANN, settled(1400, at))
    await stands(at, BOB, settled(1700, at))
    assert await waits(at, BOB, near=True) is None
    assert await waits(at, ANN, near=True) is None
    match = await waits(at, EVE)
    assert match is not None
    assert sorted(names(match)) == ["Ann", "Eve"]


async def test_those_who_wait_are_paired_once_they_are_close_enough(at: Table):
    await stands(at, ANN, settled(1500, at))
    await stands(at, BOB, settled(1700, at))
    await waits(at, ANN, near=True)
    at.clock.now += HOUR // 2
    await waits(at, BOB, near=True)
    at.clock.now += HOUR - 1
    assert await at.feature(Lobby).widen() == []  # Ann's hour is over, Bob's is not
    at.clock.now += 1
    (match,) = await at.feature(Lobby).widen()
    assert (match.status, names(match), match.channel) == (Status.RUNNING, ["Ann", "Bob"], 8)
    assert await at.feature(Lobby).rows.waiting(7, "counter") == ()
    assert await at.feature(Lobby).widen() == []


async def test_the_match_of_those_who_wait_is_where_the_first_does_in_its_language(at: Table):
    for who, channel, locale in ((ANN, 8, "fr"), (BOB, 9, "en")):
        await stands(at, who, settled(1500 + 200 * (who is BOB), at))
        wanted = MatchRequest("counter", 7, channel, locale, terms=DAY)
        assert await at.feature(Lobby).enqueue(who, wanted, key=at.key(), near=True) is None
    at.clock.now += HOUR
    (match,) = await at.feature(Lobby).widen()
    assert (match.channel, match.locale) == (8, "fr")


async def test_those_who_do_not_suit_stay_apart_however_long_they_wait(at: Table):
    for who, terms in ((ANN, DAY), (BOB, read_terms("week")), (DAN, DAY)):
        await waits(at, who, terms, near=True, guild=9 if who == DAN else 7)
    await waits(at, EVE)  # close enough to Ann
    assert [one.user for one in await at.feature(Lobby).rows.queued(EVE.user)] == []
    await waits(at, ANN, near=True)
    await at.matches.blocks.block(ANN, EVE, key=at.key())
    await waits(at, EVE)
    at.clock.now += HOUR * 5
    assert await at.feature(Lobby).widen() == []
    at.clock.now += QUEUED
    await at.matches.blocks.unblock(ANN.user, EVE.user)
    assert await at.feature(Lobby).widen() == []


async def test_two_processes_pair_those_who_wait_once(at: Table):
    await stands(at, ANN, settled(1500, at))
    await stands(at, BOB, settled(1700, at))
    for who in (ANN, BOB):
        await waits(at, who, near=True)
    at.clock.now += HOUR
    came = await asyncio.gather(at.feature(Lobby).widen(), elsewhere(at).widen())
    assert len({match.id for matches in came for match in matches}) == 1
    assert len(await at.store.with_status(Status.RUNNING)) == 1


@pytest.mark.parametrize("leaves", [ANN, BOB])
async def test_who_leaves_as_they_are_paired_does_not_play(at: Table, leaves: Person):
    await stands(at, ANN, settled(1500, at))
    await stands(at, BOB, settled(1700, at))
    for who in (ANN, BOB):
        await waits(at, who, near=True)
    at.clock.now += HOUR
    before(at, lambda: elsewhere(at).dequeue(leaves.user, 7))
    assert await at.feature(Lobby).widen() == []
    assert await at.store.with_status(Status.RUNNING) == ()
    assert len(await at.feature(Lobby).rows.waiting(7, "counter")) == 1  # nothing is taken from the other


async def test_nobody_presses_their_way_to_an_opponent_who_wants_a_closer_one(at: Table):
    await stands(at, ANN, settled(1500, at))
    await stands(at, BOB, settled(1700, at))
    await waits(at, ANN, near=True)
    (seen,) = await at.feature(Lobby).in_queues(7, BOB.user)
    assert (seen.entry.near, seen.open) == (True, False)
    assert [one.open for one in await at.feature(Lobby).in_queues(7, EVE.user)] == [True]
    assert await refusal(meets(at, BOB, ANN)) == "refused-not-close"
    at.clock.now += HOUR
    assert [one.open for one in await at.feature(Lobby).in_queues(7, BOB.user)] == [True]
    assert await meets(at, BOB, ANN) is not None


async def test_what_previews_show_is_part_of_what_one_waits_for(at: Table):
    full = msgspec.structs.replace(DAY, assist=Assist.FULL)
    await waits(at, ANN, full)
    assert await waits(at, BOB) is None
    match = await waits(at, EVE, full)
    assert match is not None
    assert sorted(names(match)) == ["Ann", "Eve"]
