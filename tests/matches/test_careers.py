"""A match's result for a player, with partners and against rivals."""

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.contract.base import Outcome
from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Player, Status
from bot.matches.core.positions import Positions
from bot.matches.history.player_history import MatchResult, PlayerHistory, fate_of, opponents, tally
from bot.matches.house.members import user_of
from bot.storage.stores.sqlite import SqliteStore
from tests.support.tournaments.ended import ended, ended_unrated

pytestmark = pytest.mark.asyncio
PEOPLE = [Player(0, user, name) for user, name in enumerate(("Ada", "Bruno", "Chloé", "Dai"), start=1)]


@pytest.mark.parametrize(
    ("status", "ranks", "fates"),
    [
        (Status.FINISHED, ((0, 2), (1, 3)), "won lost won lost"),
        (Status.FINISHED, ((1,), (3,), (0, 2)), "lost won lost lost"),
        (Status.FINISHED, ((0, 1, 2, 3),), "drawn drawn drawn drawn"),
        (Status.RUNNING, None, "running running running running"),
        (Status.SUSPENDED, None, "running running running running"),
        (Status.VOID, ((0, 2), (1, 3)), "void void void void"),
        (Status.ABORTED, None, "void void void void"),
        (Status.FINISHED, None, "None None None None"),
    ],
)
async def test_what_a_match_came_to(status: Status, ranks: tuple[tuple[int, ...], ...] | None, fates: str):
    outcome = None if ranks is None else Outcome(ranks, phrase("because"))
    assert " ".join(str(fate_of(status, outcome, seat)) for seat in range(4)) == fates


async def test_friends_are_no_rivals_and_nobody_is_met_who_has_no_name(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "m.db")
    ada, bruno, chloe, dai = PEOPLE
    first = await ended(store, [[ada], [bruno], [chloe], [dai]], 1000, game="forhonor")
    await ended(store, [[ada], [bruno]], 2000, game="a game of a later version")
    await ended(store, [[chloe], [bruno]], 3000)
    await store.erase(dai.user, settled=())
    latest, earliest = await PlayerHistory(store, Positions(GAMES)).of(ada.user)
    assert earliest.match.id == first.id
    assert [one.name for one in earliest.friends] == ["Chloé"]
    assert [one.name for one in earliest.rivals] == ["Bruno", "NN"]
    assert [one.name for one in latest.rivals] == ["Bruno"]
    assert [one.name for one in opponents((latest, earliest))] == ["Bruno"]
    assert tally((latest, earliest)) == {None: 2}  # nothing of these positions can be read
    assert MatchResult.WON not in tally((latest, earliest))
    assert await PlayerHistory(store, Positions(GAMES)).of(4711) == ()
    await store.close()


async def test_rivals_are_ahead_level_or_behind_whoever_else_played(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "m.db")
    ada, bruno, chloe, dai = PEOPLE
    await ended_unrated(store, [[chloe], [ada], [bruno]], 1000)
    await ended_unrated(store, [[bruno, dai], [ada, chloe]], 2000)
    await ended_unrated(store, [[ada], [bruno]], 3000, level=True)
    await ended_unrated(store, [[ada], [dai]], 4000)
    await ended(store, [[ada], [bruno]], 5000)  # nothing of this position can be read
    past = await PlayerHistory(store, Positions(GAMES)).of(ada.user)
    assert [one.ahead_of(bruno.user) for one in past] == [None, None, 0, -1, 1]
    assert [one.ahead_of(chloe.user) for one in past] == [None, None, None, 0, -1]
    assert [one.ahead_of(ada.user) for one in past] == [None] * 5
    await store.close()


async def test_matches_with_the_bot_are_told_apart(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "m.db")
    ada, bruno, *_ = PEOPLE
    pip = Player(0, user_of(0, 2), "Pip")
    await ended_unrated(store, [[ada], [pip]], 1000)
    await ended_unrated(store, [[ada], [bruno]], 2000)
    past = await PlayerHistory(store, Positions(GAMES)).of(ada.user)
    assert [one.with_house for one in past] == [False, True]
    await store.close()
