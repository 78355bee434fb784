"""Tables at which the house plays itself: a move at a time, match after match, each begun once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.features.house.service import Watches
from bot.games import GAMES
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import GameFailed, Refused
from bot.matches.core.models import LIVE, Match, MatchRequest, Person, Player, Status
from bot.matches.house.members import is_house, level_of, user_of
from bot.matches.settings.preferences import ChannelSettings, Watch
from bot.matches.timing.paces import MINUTE
from bot.storage.stores.postgres_store import PostgresStore
from bot.upkeep.integrity import check
from bot.workers.inline_worker import InlineWorker
from tests.support.matches.table import ANN, Table, table_of_games
from tests.support.samples import sample
from tests.support.storage.postgres import Server

pytestmark = pytest.mark.asyncio

GUILD, CHANNEL = 7, 8
ZOE = Player(0, 900, "Zoe")
EVERY = 5 * MINUTE
USUAL = Watch(CHANNEL, EVERY, "pitchout", (1, 2))


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table_of_games(tmp_path / "matches.db") as made:
        yield made
    assert check(tmp_path / "matches.db", GAMES).faults == ()


async def opened(at: Table, watch: Watch = USUAL) -> Match:
    return await at.feature(Watches).switch_on(GUILD, watch, "en", ZOE)


async def later(at: Table, match: Match, wait: int = EVERY) -> Match:
    at.clock.now += wait
    await at.matches.house.settle("me")
    return await at.present(match)


async def played(at: Table, match: Match) -> Match:
    """The match at its end; a turn for every pause."""
    while match.status is Status.RUNNING:
        before = match
        match = await later(at, match, EVERY - 1)
        assert match.revision == before.revision
        match = await later(at, match, 1)
        assert match.revision > before.revision
    assert match.status is Status.FINISHED
    return match


async def live(at: Table) -> list[int]:
    return [one.id for one in await at.store.of_guild(GUILD, statuses=LIVE)]


async def test_a_whole_match_and_then_the_next(at: Table):
    match = await opened(at)
    assert [level_of(one.user) for one in match.holders] == [1, 2]
    assert not match.terms.rated
    over = await played(at, match)
    assert await live(at) == []
    await later(at, over, EVERY - 1)
    assert await live(at) == []
    await later(at, over, 1)
    (number,) = await live(at)
    following = await at.store.get(number)
    assert following is not None
    assert following.game == "pitchout"
    assert following.seed == match.seed  # of a table in tests; members and levels are drawn from it
    assert (await later(at, following)).revision > 0


async def test_all_games_in_turn_but_unwanted_ones(at: Table):
    def change(settings):
        return type(settings)(unwanted=("pitchbowl",), watches=settings.watches)

    await at.matches.change_server(GUILD, ZOE, change)
    match, games = await opened(at, Watch(CHANNEL, EVERY)), []
    for _ in range(4):
        games.append(match.game)
        assert all(is_house(one.user) for one in match.holders)
        match = await opened(at, Watch(CHANNEL, EVERY))
    assert games == ["pitchout", "forhonor", "offboard", "pitchout"]
    assert await live(at) == [match.id]


async def test_only_the_games_of_its_channel_are_played(at: Table):
    own = ChannelSettings(CHANNEL, games=("offboard", "pitchbowl"))
    await at.matches.change_server(GUILD, ZOE, lambda wishes: msgspec.structs.replace(wishes, by_channel=(own,)))
    games = [(await opened(at, Watch(CHANNEL, EVERY))).game for _ in range(3)]
    assert games == ["pitchbowl", "offboard", "pitchbowl"]


@pytest.mark.parametrize("game", sample(GAMES, 2))
async def test_every_game_goes_on_with_every_pause(at: Table, game: str):
    match = await opened(at, Watch(CHANNEL, EVERY, game))
    for _ in range(12):
        before = match
        match = await later(at, match, EVERY - 1)
        assert match.revision == before.revision
        match = await later(at, match, 1)
        assert match.revision > before.revision


async def test_people_are_answered_before_the_house_plays_itself(at: Table):
    watched = await opened(at, Watch(CHANNEL, EVERY, "offboard"))
    at.clock.now += 2 * EVERY
    practice = await at.matches.challenges.challenge(
        ANN,
        (Person(user_of(0, 1), "Pip"), Person(user_of(1, 1), "Odile")),
        MatchRequest("pitchout", GUILD, CHANNEL, "en"),
        key="practice",
    )
    claims = [await at.store.claim_decisions(at.clock.now, owner="me", lease=1000, most=1) for _ in range(3)]
    assert [timer.match for (timer,) in claims] == [practice.id, practice.id, watched.id]


async def test_two_processes_begin_the_next_match_once(at: Table):
    over = await played(at, await opened(at))
    at.clock.now += EVERY
    await asyncio.gather(*(at.matches.house.settle(str(owner)) for owner in range(4)))
    assert len(await live(at)) == 1
    assert await live(at) != [over.id]


@pytest.mark.long
async def test_two_processes_on_one_database_begin_the_next_match_once(postgres: Server):
    url = postgres.new_database("template1")
    stores = [await PostgresStore.open(url) for _ in range(2)]
    try:
        one, two = (Table(store, InlineWorker(), dict(GAMES)) for store in stores)
        over = await opened(one, Watch(CHANNEL, 1, "pitchout", (1,)))
        while (over := await later(one, over, 1)).status is Status.RUNNING:
            pass
        two.clock.now = one.clock.now = one.clock.now + 1
        await asyncio.gather(one.matches.house.settle("one"), two.matches.house.settle("two"))
        assert len(await live(two)) == 1
        one.clock.now += 2 * MINUTE
        await one.matches.house.settle("one")
        assert len(await live(one)) == 1
    finally:
        for store in stores:
            await store.close()


@pytest.mark.long
async def test_who_dies_between_beginning_and_using_up_the_timer_begins_it_once(
    at: Table, monkeypatch: pytest.MonkeyPatch
):
    over = await played(at, await opened(at))
    at.clock.now += EVERY
    work = at.matches.work
    with monkeypatch.context() as dying:

        async def killed(*_: object) -> Match:
            raise Refused(phrase("refused-busy", match="1"))

        dying.setattr(work, "changed", killed)
        await at.matches.house.settle("dying")
    (number,) = await live(at)
    at.clock.now += 2 * MINUTE
    await at.matches.house.settle("another")
    assert await live(at) == [number]
    assert await at.store.claim_decisions(at.clock.now, owner="me", lease=1, most=9) == ()
    assert (await at.present(over)).status is Status.FINISHED


async def test_a_failure_to_begin_the_next_match_is_logged_and_tried_again(
    at: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    over = await played(at, await opened(at))
    with monkeypatch.context() as failing:

        async def failed(*_: object) -> None:
            raise GameFailed("out of order")

        failing.setattr(at.matches.challenges, "set_up", failed)
        await later(at, over)
    assert f"nothing follows match {over.id} yet" in caplog.text
    assert await live(at) == []
    await later(at, over)
    assert len(await live(at)) == 1


async def test_switched_off_in_the_middle_it_stays_off(at: Table):
    match = await later(at, await opened(at))
    await at.feature(Watches).switch_off(GUILD, CHANNEL, ZOE)
    assert (await at.present(match)).status is Status.ABORTED
    await later(at, match, 10 * EVERY)
    assert await live(at) == []
    with pytest.raises(Refused):
        await at.feature(Watches).switch_off(GUILD, CHANNEL, ZOE)


async def test_switched_off_between_two_matches_it_stays_off(at: Table):
    over = await played(at, await opened(at))
    await at.feature(Watches).switch_off(GUILD, CHANNEL, ZOE)
    await later(at, over, 10 * EVERY)
    assert await live(at) == []


async def test_switched_on_again_there_is_one_match_with_the_new_pause(at: Table):
    first = await later(at, await opened(at))
    second = await opened(at, Watch(CHANNEL, 2 * MINUTE, "offboard"))
    assert (await at.present(first)).status is Status.ABORTED
    assert second.game == "offboard"
    assert (await later(at, second, 2 * MINUTE)).revision == 1
    assert await live(at) == [second.id]


async def test_a_crash_after_the_old_match_was_called_off_leaves_a_new_one_to_come(
    at: Table, monkeypatch: pytest.MonkeyPatch
):
    first = await opened(at)
    with monkeypatch.context() as dying:
        dying.setattr(at.matches.challenges, "begin_new", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await opened(at)
    assert (await at.present(first)).status is Status.ABORTED
    await later(at, first)
    assert len(await live(at)) == 1


async def test_a_voided_match_is_followed_by_another(at: Table):
    match = await opened(at)
    await at.matches.endings.void(match.id, GUILD, by=Person(ZOE.user, ZOE.name), key="void")
    await later(at, match)
    (number,) = await live(at)
    assert number > match.id


async def test_switching_on_twice_at_once_begins_one_match(at: Table):
    one, two = await asyncio.gather(opened(at), opened(at))
    await later(at, one)
    await later(at, two)
    assert len(await live(at)) == 1


async def test_a_server_has_a_limit_of_tables(at: Table):
    for channel in range(1, 11):
        await opened(at, Watch(channel, EVERY, "offboard"))
    with pytest.raises(Refused):
        await opened(at, Watch(11, EVERY, "offboard"))
