"""A match becomes a puzzle only where all its players agree, as long as they do, and until one of them is forgotten."""

import msgspec
import pytest

from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import of_match
from bot.features.daily.values import SharedMatch
from bot.matches.core.models import Match, Player, Status
from bot.matches.house.members import user_of
from bot.matches.settings.preferences import Preferences
from bot.storage.privacy import guild_removal, user_erasure
from bot.storage.stores.sqlite import SqliteStore
from tests.support.pictures.dailies import made
from tests.support.storage.stored import ANN, BOB, EVE, begun, moved

pytestmark = pytest.mark.asyncio

HERE = 7  # the server of all matches
ENDED = 1_000
ALWAYS = (0, 10_000)


@pytest.fixture
def rows(store: SqliteStore) -> DailyRows:
    return store.area(DailyRows)


async def agree(store: SqliteStore, *users: int, puzzles: bool = True) -> None:
    for user in users:
        await store.change_preferences(
            Player(0, user, f"user {user}"), lambda known: msgspec.structs.replace(known, puzzles=puzzles)
        )


async def finished(store: SqliteStore, first: int = ANN, second: int = BOB, *, at: int = ENDED) -> Match:
    match = await begun(store, first, second, name=f"{first}.{second}.{at}")
    return await moved(store, match, f"end.{match.id}", status=Status.FINISHED, made=at)


def shared(match: Match, *, found: bool | None = None) -> SharedMatch:
    return SharedMatch(HERE, match.id, match.game, found)


async def test_nobody_has_agreed_who_has_not_been_asked():
    assert not Preferences().puzzles


async def test_all_players_must_agree(store: SqliteStore, rows: DailyRows):
    match = await finished(store)
    assert await rows.shared_matches(*ALWAYS) == ()
    await agree(store, ANN)
    assert await rows.shared_matches(*ALWAYS) == ()
    assert await rows.shared_from(match.id) == 0
    await agree(store, BOB)
    assert await rows.shared_matches(*ALWAYS) == (shared(match),)
    assert await rows.shared_matches(*ALWAYS, HERE) == (shared(match),)
    assert await rows.shared_matches(*ALWAYS, HERE + 1) == ()
    assert await rows.shared_from(match.id) == HERE
    await agree(store, ANN, puzzles=False)
    assert await rows.shared_matches(*ALWAYS) == ()
    assert await rows.shared_from(match.id) == 0


async def test_the_house_agrees_but_is_not_asked_alone(store: SqliteStore, rows: DailyRows):
    await agree(store, ANN)
    practice = await finished(store, ANN, user_of(0, 2))
    await finished(store, user_of(0, 2), user_of(1, 3))
    assert await rows.shared_matches(*ALWAYS) == (shared(practice),)


async def test_matches_that_run_or_count_for_nothing_are_left_out(store: SqliteStore, rows: DailyRows):
    await agree(store, ANN, BOB)
    await begun(store, name="running")
    match = await finished(store)
    assert await rows.shared_matches(*ALWAYS) == (shared(match),)
    await store.change(match, status=Status.VOID, turn=None, posts=(), key="void", now=ENDED + 1)
    assert await rows.shared_matches(*ALWAYS) == ()


async def test_they_come_latest_first_and_of_their_time(store: SqliteStore, rows: DailyRows):
    await agree(store, ANN, BOB, EVE)
    first, last = await finished(store, at=100), await finished(store, BOB, EVE, at=200)
    assert await rows.shared_matches(*ALWAYS) == (shared(last), shared(first))
    assert await rows.shared_matches(100, 199) == (shared(first),)


async def test_what_is_found_is_kept_once(store: SqliteStore, rows: DailyRows):
    await agree(store, ANN, BOB)
    match = await finished(store)
    name = of_match(match.id, match.game)
    await rows.keep_match_puzzle(match.id, match.game, made(name=name))
    await rows.keep_match_puzzle(match.id, match.game, None)
    assert await rows.puzzle(name) == made(name=name)
    assert await rows.shared_matches(*ALWAYS) == (shared(match, found=True),)
    other = await finished(store, at=ENDED + 1)
    await rows.keep_match_puzzle(other.id, other.game, None)
    assert await rows.puzzle(of_match(other.id, other.game)) is None
    assert await rows.shared_matches(*ALWAYS) == (shared(other, found=False), shared(match, found=True))


async def test_nothing_is_kept_of_players_who_no_longer_agree(store: SqliteStore, rows: DailyRows):
    await agree(store, ANN, BOB)
    match = await finished(store)
    await agree(store, BOB, puzzles=False)
    name = of_match(match.id, match.game)
    await rows.keep_match_puzzle(match.id, match.game, made(name=name))
    assert await rows.puzzle(name) is None


async def test_it_goes_with_either_player_and_no_other(store: SqliteStore, rows: DailyRows):
    await agree(store, ANN, BOB, EVE)
    theirs, others = await finished(store), await finished(store, BOB, EVE, at=ENDED + 1)
    for match in (theirs, others):
        name = of_match(match.id, match.game)
        await rows.keep_match_puzzle(match.id, match.game, made(name=name))
    await store._writer.write(lambda tx: user_erasure.erase(tx, ANN, ()))
    assert await rows.puzzle(of_match(theirs.id, theirs.game)) is None
    assert await rows.puzzle(of_match(others.id, others.game)) is not None
    assert await rows.shared_matches(*ALWAYS) == (shared(others, found=True),)


async def test_it_goes_with_the_server(store: SqliteStore, rows: DailyRows):
    await agree(store, ANN, BOB)
    match = await finished(store)
    name = of_match(match.id, match.game)
    await rows.keep_match_puzzle(match.id, match.game, made(name=name))
    await store.server_left(HERE, 5)
    await store._writer.write(lambda tx: guild_removal.forget(tx, 6))
    assert await rows.puzzle(name) is None
