import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.matches.models import Effects, Finish, PostKind, Status
from bot.ratings.ladders import Ladder, Ladders
from bot.ratings.skills import DAY
from bot.storage import ladders
from bot.storage.migrate import migrate
from bot.storage.query import Tx
from bot.storage.sqlite import SqliteStore
from tests.support.stored import ANN, BOB, begun, turn

MATCHES = 10_000
PLAYERS = 150
GUILDS = (7, 8, 9)
SHAPES = (*((1, 1),) * 8, (1, 1, 1), (1, 1, 1, 1), (2, 2), (1,) * 8, (4, 4))
HOUR = DAY // 24


def begin(plain: sqlite3.Connection, match: int, luck: Random, shapes: tuple[tuple[int, ...], ...]) -> Finish:
    """A match of some shape with everybody in his seat; how it is to end."""
    shape = luck.choice(shapes)
    friends = luck.randrange(PLAYERS - 12)  # the same ones meet often
    drawn = luck.sample(range(friends, friends + 12), sum(shape))
    plain.execute(
        "INSERT INTO matches (id, guild, channel, message, thread, game, options, status, revision, seed, created, expires,"
        " updated, finished, locale, incident) VALUES (?, ?, 0, 0, 0, ?, '[]', 'running', 0, x'', 0, 0, 0, 0, 'en', '')",
        (match, luck.choice(GUILDS), luck.choice(("go", "chess"))),
    )
    plain.executemany(
        "INSERT INTO seats (match, place, seat, player) VALUES (?, ?, ?, ?)",
        [(match, seat, seat, player + 1) for seat, player in enumerate(drawn)],
    )
    seats = iter(range(sum(shape)))
    sides = tuple(tuple(next(seats) for _ in range(size)) for size in shape)
    return Finish(sides, tuple(luck.randrange(len(sides)) for _ in sides))


@pytest.fixture
def plain(tmp_path: Path):
    migrate(tmp_path / "ladders.db", 100)
    connection = sqlite3.connect(tmp_path / "ladders.db", isolation_level=None)
    connection.execute("PRAGMA synchronous=OFF")
    connection.execute("BEGIN")
    connection.executemany(
        "INSERT INTO players (id, discord_id, name) VALUES (?, ?, ?)",
        [(nth + 1, 1000 + nth, f"player {nth}") for nth in range(PLAYERS)],
    )
    yield connection
    connection.close()


def test_what_is_stored_follows_from_the_history(plain: sqlite3.Connection):
    tx, luck, now = Tx(plain), Random(3), 1_700_000_000_000
    for match in range(1, MATCHES + 1):
        finish = begin(plain, match, luck, SHAPES)
        now += luck.choice((0, HOUR // 60, HOUR // 60, HOUR * 12))
        ladders.count(tx, match, finish, now)
        if match % 2500 == 0:
            ladders.annul(tx, match - 40)
    kept = ladders.standings_kept(tx)
    assert kept == Ladders(ladders.results_kept(tx)).standings
    assert sum(there.games for on, of in kept.items() if on[1:] == (0, 0) for there in of.values()) > 2 * MATCHES


def test_without_a_void_match_all_is_as_if_it_had_not_been(plain: sqlite3.Connection):
    tx, luck = Tx(plain), Random(4)
    for match in range(1, 121):
        ladders.count(tx, match, begin(plain, match, luck, SHAPES), 1_700_000_000_000 + match * HOUR)
    for match in luck.sample(range(1, 121), 40):
        ladders.annul(tx, match)
        ladders.annul(tx, match)  # once is enough
        assert ladders.stray_standings(tx)[1] == 0
    stands = plain.execute("SELECT * FROM ratings").fetchall()
    changes = plain.execute("SELECT * FROM rating_changes").fetchall()
    plain.execute("UPDATE ratings SET mu = mu + 1e-9 WHERE player = 5 AND guild = 0 AND season = 0")
    assert ladders.stray_standings(tx) == (len(stands), 2)
    ladders.recompute(tx)
    assert plain.execute("SELECT * FROM ratings").fetchall() == stands
    assert plain.execute("SELECT * FROM rating_changes").fetchall() == changes


def test_without_a_server_its_matches_count_in_the_world(plain: sqlite3.Connection):
    tx, luck = Tx(plain), Random(5)
    for match in range(1, 61):
        ladders.count(tx, match, begin(plain, match, luck, SHAPES), 1_700_000_000_000 + match * HOUR)
    before = ladders.standings_kept(tx)
    ladders.forget_server(tx, GUILDS[0])
    kept = ladders.standings_kept(tx)
    assert kept == {on: there for on, there in before.items() if on.guild != GUILDS[0]} != before
    assert ladders.stray_standings(tx)[1] == 0
    ladders.annul(tx, 7)
    assert ladders.stray_standings(tx)[1] == 0


@pytest.mark.asyncio
async def test_a_match_and_its_ratings_are_kept_in_one(store: SqliteStore):
    match = await begun(store)
    finish = Finish(((0,), (1,)), (1, 0))
    over = await store.advance(
        match, [turn(match, 1, "last")], status=Status.FINISHED, posts=[PostKind.CARD], effects=Effects(finish=finish)
    )
    (ann,), (bob,) = [
        [one for one in await store.ladder(Ladder("go", 7, 0)) if one.user == user] for user in (ANN, BOB)
    ]
    assert (ann.standing.losses, bob.standing.wins, bob.name) == (1, 1, "user 102")
    assert len(await store.standings_of(ANN)) == 4
    assert [one.user for one in await store.gains(match.id)] == [BOB, ANN]
    record = await store.record(ANN, "go", 0)
    assert [(one.match, one.place, one.nth) for one in record.past] == [(match.id, -1, 1)]
    assert record.met == ((BOB, "user 102", -1),)
    assert await store.stray_standings() == (8, 0)
    assert await store.moves_of(ANN, "go", most=5) == (b"move 1.1",)
    assert await store.moves_of(BOB, "go", most=5) == await store.moves_of(ANN, "chess", most=5) == ()
    await store.change(over, status=Status.VOID, turn=None, posts=[], key="void", now=50)
    assert await store.ladder(Ladder("go", 7, 0)) == ()
    assert (await store.record(ANN, "go", 0)).past == ()
    await store.recompute_standings()
    assert await store.stray_standings() == (0, 0)


def test_who_is_forgotten_is_on_no_ladder_and_stays_an_opponent(plain: sqlite3.Connection):
    tx, luck = Tx(plain), Random(6)
    for match in range(1, 61):
        ladders.count(tx, match, begin(plain, match, luck, ((1, 1),)), 1_700_000_000_000 + match * HOUR)
    ladder = Ladder("go", 0, 0)
    listed = ladders.ladder(tx, ladder)
    gone = listed[0].user
    plain.execute("UPDATE players SET discord_id = -id, name = '' WHERE discord_id = ?", (gone,))
    assert ladders.ladder(tx, ladder) == listed[1:]
    assert ladders.standings_of(tx, gone) == {}
    assert all(gone not in {user for user, *_ in ladders.record(tx, one.user, "go", 0).met} for one in listed)
    assert ladders.stray_standings(tx)[1] == 0
