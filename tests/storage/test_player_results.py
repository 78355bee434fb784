"""The results of a player follow from the matches that are stored, and from nothing else."""

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.matches.core.models import KEPT_DAYS, Match, Player, Status
from bot.matches.core.positions import Positions
from bot.matches.history.player_history import MatchResult, PlayerHistory
from bot.matches.work.store import Store
from bot.storage.core.query import THOSE
from tests.support.storage.stored import ANN, BOB, EVE, begun, moved
from tests.support.tournaments.ended import ended_unrated

pytestmark = pytest.mark.asyncio
WON, DRAWN, LOST, VOID = MatchResult.WON, MatchResult.DRAWN, MatchResult.LOST, MatchResult.VOID
ann, bob, eve = (Player(0, user, f"user {user}") for user in (ANN, BOB, EVE))


async def fates(store: Store, user: int) -> list[MatchResult | None]:
    return [one.fate for one in await PlayerHistory(store, Positions(GAMES)).of(user)]


async def voided(store: Store, match: Match) -> None:
    await store.change(match, status=Status.VOID, turn=None, posts=[], key=f"{match.id}.void", now=50)


async def test_a_match_counts_once_it_has_ended_and_no_more_once_it_is_void(store: Store):
    assert await fates(store, ANN) == []
    first = await ended_unrated(store, [[ann], [bob]], 1000)
    second = await ended_unrated(store, [[ann], [bob]], 2000, level=True)
    await ended_unrated(store, [[eve], [ann]], 3000)
    await begun(store)
    assert await fates(store, ANN) == [MatchResult.RUNNING, LOST, DRAWN, WON]
    assert await fates(store, BOB) == [MatchResult.RUNNING, DRAWN, LOST]
    await voided(store, first)
    await voided(store, second)
    assert await fates(store, ANN) == [MatchResult.RUNNING, LOST, VOID, VOID]


async def test_matches_under_way_come_first_and_then_those_that_ended_last(store: Store):
    early, late, stopped, running, level = [await begun(store, name=f"m{nth}") for nth in range(5)]
    await moved(store, late, "late", status=Status.FINISHED, made=300)
    await store.change(stopped, status=Status.SUSPENDED, turn=None, posts=[], key="stopped", now=500)
    await moved(store, early, "early", status=Status.FINISHED, made=400)
    await moved(store, level, "level", status=Status.FINISHED, made=300)
    wanted = [running.id, stopped.id, early.id, level.id, late.id]
    assert [one.id for one in await store.career(ANN)] == wanted
    assert await store.career(BOB) == await store.career(ANN)


async def test_a_match_that_was_suspended_ended_when_it_ended(store: Store):
    match = await begun(store)
    stopped = await store.change(match, status=Status.SUSPENDED, turn=None, posts=[], key="stop", now=40)
    again = await store.change(stopped, status=Status.RUNNING, turn=None, posts=[], key="again", now=50)
    over = await moved(store, again, "end", status=Status.FINISHED, made=60)
    assert [one.finished for one in (stopped, again, over)] == [0, 0, 60]
    void = await store.change(over, status=Status.VOID, turn=None, posts=[], key="void", now=70)
    assert void.finished == 60


async def test_results_against_a_user_who_is_erased_stay_and_theirs_are_gone(store: Store):
    await ended_unrated(store, [[ann], [bob]], 1000)
    await store.erase(BOB, settled=())
    await ended_unrated(store, [[replace(bob, name="back")], [ann]], 2000)
    assert await fates(store, ANN) == [LOST, WON]
    assert await fates(store, BOB) == [WON]
    history = await PlayerHistory(store, Positions(GAMES)).of(ANN)
    assert [one.ahead_of(BOB) for one in history] == [-1, None]


async def test_results_on_a_server_that_is_forgotten_stay_with_the_players(store: Store):
    match = await ended_unrated(store, [[ann], [bob]], 1000)
    await store.server_left(match.guild, 5)
    await store.tidy(10 + KEPT_DAYS * 24 * 3600 * 1000, days=KEPT_DAYS)
    assert await fates(store, ANN) == [WON]
    assert [one.match.guild for one in await PlayerHistory(store, Positions(GAMES)).of(ANN)] == [0]


async def test_several_matches_are_read_in_the_order_asked_for_and_as_one_would_be(store: Store):
    numbers = [(await ended_unrated(store, [[ann], [bob, eve]], at)).id for at in range(len(THOSE) + 2)]
    running = (await begun(store, second=EVE)).id
    wanted = [*reversed(numbers), 4711, running, numbers[0]]
    read = [await store.get(one) for one in wanted if one != 4711]
    assert list(await store.those(wanted)) == read
    assert await store.those([]) == ()
