import sqlite3
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.features.ladders import counting, listing
from bot.features.ladders.rows import LadderRows
from bot.features.ladders.values import Finish, LadderPage
from bot.matches.core.match_change import Effect
from bot.matches.core.models import Player, Status
from bot.matches.delivery.models import PostKind
from bot.matches.work.effects import Effects
from bot.ratings import skills
from bot.ratings.ladders import Ladder, Ladders, Standing
from bot.ratings.skills import DAY, Skill
from bot.storage.core.migrate import migrate
from bot.storage.core.query import Tx
from bot.storage.core.standings import standings_of
from bot.storage.privacy import guild_removal
from bot.storage.stores.postgres_store import PostgresStore
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, BOB, begun, turn
from tests.support.tournaments.ended import counted, ended
from tests.support.tournaments.rating_models import summed

MATCHES = [300, *(pytest.param(count, marks=pytest.mark.thorough) for count in (1_000, 10_000))]
PLAYERS = 150
GUILDS = (7, 8, 9)
EVEN = (*((1, 1),) * 8, (1, 1, 1), (1, 1, 1, 1), (2, 2), (1,) * 8, (4, 4))
UNEVEN = ((1, 2), (3, 2), (3, 4))
SHAPES = (*EVEN, *UNEVEN)
HOUR = DAY // 24


def begin(
    plain: sqlite3.Connection, match: int, luck: Random, shapes: tuple[tuple[int, ...], ...]
) -> tuple[Finish, bool]:
    """A match of some shape with all seats taken; how it will end, and whether that counts in the world."""
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
    return Finish(sides, tuple(luck.randrange(len(sides)) for _ in sides)), luck.random() < 0.6


def count(tx: Tx, match: int, ended: tuple[Finish, bool], made: int) -> None:
    finish, world = ended
    counting.count(tx, match, finish, made, world=world)


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


@pytest.mark.parametrize("matches", MATCHES)
def test_what_is_stored_follows_from_the_history(plain: sqlite3.Connection, matches: int):
    tx, luck, now = Tx(plain), Random(3), 1_700_000_000_000
    for match in range(1, matches + 1):
        finish = begin(plain, match, luck, SHAPES)
        now += luck.choice((0, HOUR // 60, HOUR // 60, HOUR * 12))
        count(tx, match, finish, now)
        if match % (matches // 4) == 0:
            counting.annul(tx, match - 40)
        if match % (matches * 2 // 5) == 0:
            guild_removal.forget_rows(tx, luck.choice(GUILDS))
            plain.execute("UPDATE players SET discord_id = -id, name = '' WHERE id = ?", (luck.randrange(PLAYERS) + 1,))
    kept = counting.standings_kept(tx)
    results = counting.results_kept(tx)
    assert kept == Ladders(results).standings
    counted = sum(there.games for on, of in kept.items() if on[1:] == (0, 0) for there in of.values())
    assert counted == sum(len(result.players) for result in results if result.world) > matches
    assert {result.guild for result in results} == {0, *GUILDS}


def test_without_a_void_match_all_is_as_if_it_had_not_been(plain: sqlite3.Connection):
    tx, luck = Tx(plain), Random(4)
    for match in range(1, 61):
        count(tx, match, begin(plain, match, luck, SHAPES), 1_700_000_000_000 + match * HOUR)
    for match in luck.sample(range(1, 61), 20):
        counting.annul(tx, match)
        counting.annul(tx, match)  # once is enough
        assert counting.stray_standings(tx)[1] == 0
    stands = plain.execute("SELECT * FROM ratings").fetchall()
    changes = plain.execute("SELECT * FROM rating_changes").fetchall()
    one = "SELECT min(player) FROM ratings WHERE game = 'go' AND guild = 0 AND season = 0"
    plain.execute("UPDATE ratings SET mu = mu + 1e-12 WHERE game = 'go'")
    assert counting.stray_standings(tx) == (len(stands), 0)
    plain.execute(f"UPDATE ratings SET mu = mu + 1e-7 WHERE game = 'go' AND guild = 0 AND player = ({one})")  # noqa: S608
    assert counting.stray_standings(tx) == (len(stands), 2)
    counting.recompute(tx, 0)
    assert plain.execute("SELECT * FROM ratings").fetchall() == stands
    assert plain.execute("SELECT * FROM rating_changes").fetchall() == changes


@pytest.mark.parametrize("matches", [300, pytest.param(1_000, marks=pytest.mark.thorough)])
def test_what_another_processor_computes_is_no_stray(
    plain: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch, matches: int
):
    """Each match is rated with an error in the last bits, as another processor's exp and sqrt have; of a whole history."""
    tx, luck, noise, exactly = Tx(plain), Random(9), Random(10), skills.after

    def noisy(*match: Any) -> tuple[tuple[Skill, ...], ...]:
        return tuple(
            tuple(
                Skill(*(noise.choice((1 - 4e-16, 1, 1 + 4e-16)) * value for value in (one.mu, one.sigma)))
                for one in side
            )
            for side in exactly(*match)
        )

    monkeypatch.setattr("bot.ratings.ladders.after", noisy)
    for match in range(1, matches + 1):
        count(tx, match, begin(plain, match, luck, SHAPES), 1_700_000_000_000 + match * HOUR)
    monkeypatch.undo()
    kept, exact = counting.standings_kept(tx), Ladders(counting.results_kept(tx)).standings
    assert kept != exact
    assert counting.stray_standings(tx)[1] == 0
    plain.execute("UPDATE ratings SET best = best + 2 WHERE game = 'go' AND guild = 0 AND season = 0 AND best > 0")
    assert counting.stray_standings(tx)[1] > 0


@pytest.mark.parametrize("matches", [300, pytest.param(3_000, marks=pytest.mark.thorough)])
def test_after_an_upgrade_sides_of_different_sizes_are_rated_again(
    plain: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch, matches: int
):
    """Of all games, servers and seasons that have such matches; void ones and servers that were left stay out."""
    tx, luck, now = Tx(plain), Random(11), 1_700_000_000_000
    summed(monkeypatch)
    for match in range(1, matches + 1):
        now += DAY if match % 3 == 0 else HOUR
        finish = begin(plain, match, luck, SHAPES)
        if len({len(side) for side in finish[0].sides}) > 1:
            plain.execute("UPDATE matches SET game = 'go' WHERE id = ?", (match,))
        count(tx, match, finish, now)
    counting.annul(tx, matches // 2)
    guild_removal.forget_rows(tx, GUILDS[0])
    monkeypatch.undo()
    plain.execute("DELETE FROM settings WHERE name = ?", (counting.SETTING,))
    before, changes = counting.standings_kept(tx), changes_of(plain, "chess")
    assert counting.stray_standings(tx)[1] > 0
    assert len({ladder.season for ladder in before}) > 2
    assert counting.recompute_uneven(tx, now) == sum(result.game == "go" for result in counting.results_kept(tx))
    after = counting.standings_kept(tx)
    assert after == Ladders(counting.results_kept(tx)).standings
    assert counting.stray_standings(tx)[1] == 0
    chess = [ladder for ladder in before if ladder.game == "chess"]
    assert chess
    assert [after[ladder] for ladder in chess] == [before[ladder] for ladder in chess]
    assert changes_of(plain, "chess") == changes
    assert {one: there.games for on, of in before.items() for one, there in of.items()} == {
        one: there.games for on, of in after.items() for one, there in of.items()
    }
    rows = plain.execute("SELECT game, guild, player, former FROM ratings WHERE former IS NOT NULL").fetchall()
    assert {(Ladder(game, guild, 0), player): former for game, guild, player, former in rows} == {
        (on, player): one.points(now)
        for on, there in before.items()
        for player, one in there.items()
        if on.season == 0 and abs(after[on][player].points(now) - one.points(now)) > 10
    }
    assert rows
    again = changes_of(plain, "go")
    counting.recompute(tx, 0)
    assert changes_of(plain, "go") == again
    assert counting.recompute_uneven(tx, now) == 0


def changes_of(plain: sqlite3.Connection, game: str) -> list[Any]:
    of_game = (
        "SELECT c.* FROM rating_changes AS c JOIN results ON results.id = c.result WHERE game = ? ORDER BY 1, 2, 3, 4"
    )
    return plain.execute(of_game, (game,)).fetchall()


@pytest.mark.asyncio
async def test_they_are_rated_again_once_and_at_once(
    store: SqliteStore | PostgresStore, monkeypatch: pytest.MonkeyPatch
):
    ann, bob, eve = (Player(0, user, f"user {user}") for user in (ANN, BOB, 103))
    rows = store.area(LadderRows)
    assert await rows.recompute_uneven(4 * DAY) == 0  # a new database is as it must be
    await store.keep_setting(counting.SETTING, "of an earlier version")
    with monkeypatch.context() as earlier:
        summed(earlier)
        for nth in range(4):
            await ended(store, [[ann], [bob, eve]], nth * DAY, game="forhonor")
            await ended(store, [[ann], [bob]], nth * DAY + 1)
    kept, stray = await rows.stray_standings()
    assert (kept, stray) == (20, 12)
    with monkeypatch.context() as failing:
        failing.setattr(counting, "_flat", fails)
        with pytest.raises(ZeroDivisionError):
            await rows.recompute_uneven(4 * DAY)
    assert await rows.stray_standings() == (kept, stray)  # all or nothing
    alone = (await store.standings_of(ANN))[Ladder("forhonor", 7, 0)]
    assert await rows.recompute_uneven(4 * DAY) == 4
    assert await rows.stray_standings() == (kept, 0)
    now = (await store.standings_of(ANN))[Ladder("forhonor", 7, 0)]
    assert (now.games, now.wins) == (alone.games, alone.wins)
    assert now.skill.mu < alone.skill.mu  # beating two is no longer a feat
    told = await rows.former_points(ANN, 34 * DAY)
    assert told == {Ladder("forhonor", guild, 0): alone.points(4 * DAY) for guild in (0, 7)}
    await ended(store, [[ann], [bob, eve]], 5 * DAY, game="forhonor")
    await rows.recompute(6 * DAY)  # as where processes of two versions have shared the database
    assert await rows.former_points(ANN, 34 * DAY) == told
    assert await rows.former_points(ANN, 34 * DAY + 1) == {}
    assert await rows.recompute_uneven(4 * DAY) == 0


def fails(_tx: Tx) -> None:
    raise ZeroDivisionError


def test_without_a_server_its_matches_count_in_the_world(plain: sqlite3.Connection):
    tx, luck = Tx(plain), Random(5)
    for match in range(1, 61):
        count(tx, match, begin(plain, match, luck, SHAPES), 1_700_000_000_000 + match * HOUR)
    before = counting.standings_kept(tx)
    guild_removal.forget_rows(tx, GUILDS[0])
    kept = counting.standings_kept(tx)
    assert kept == {on: there for on, there in before.items() if on.guild != GUILDS[0]} != before
    assert counting.stray_standings(tx)[1] == 0
    counting.annul(tx, 7)
    assert counting.stray_standings(tx)[1] == 0


@pytest.mark.asyncio
async def test_a_match_and_its_ratings_are_kept_in_one(store: SqliteStore):
    match, rows = await begun(store), store.area(LadderRows)
    effects = counted(match, ((0,), (1,)), (1, 0), 30)
    over = await store.advance(
        match, [turn(match, 1, "last")], status=Status.FINISHED, posts=[PostKind.CARD], effects=effects
    )
    ladder = Ladder("go", 7, 0)
    ann, bob = [(await store.standings_of(user))[ladder] for user in (ANN, BOB)]
    assert (ann.losses, bob.wins) == (1, 1)
    assert (await rows.ladder(ladder, 40, most=9)).waiting == 2
    assert len(await store.standings_of(ANN)) == 4
    assert await store.standings(ladder, (ANN, 999, BOB)) == {ANN: ann, BOB: bob}
    assert [one.user for one in await rows.gains(match.id)] == [BOB, ANN]
    record = await rows.record(ANN, "go", 0)
    assert [(one.match, one.place, one.nth) for one in record.past] == [(match.id, -1, 1)]
    assert record.met == ((BOB, "user 102", -1),)
    assert await rows.stray_standings() == (8, 0)
    assert await rows.moves_of(ANN, "go", 7, most=5) == (b"move 1.1",)
    assert len(await rows.moves_of(ANN, "go", 0, most=5)) == 1
    assert await rows.moves_of(ANN, "go", 8, most=5) == ()
    assert await rows.moves_of(BOB, "go", 7, most=5) == await rows.moves_of(ANN, "chess", 7, most=5) == ()
    undone = Effects(added=(Effect(partial(counting.annul, match=match.id), is_wide=True),))
    await store.change(over, status=Status.VOID, turn=None, posts=[], key="void", now=50, effects=undone)
    assert await rows.ladder(ladder, 60, most=9) == LadderPage((), 0, 0, 0)
    assert (await rows.record(ANN, "go", 0)).past == ()
    await rows.recompute(0)
    assert await rows.stray_standings() == (0, 0)


def test_who_is_forgotten_is_on_no_ladder_and_stays_an_opponent(plain: sqlite3.Connection):
    tx, luck, now = Tx(plain), Random(6), 1_700_000_000_000
    for match in range(1, 601):
        count(tx, match, begin(plain, match, luck, ((1, 1),)), now + match * HOUR)
    ladder = Ladder("go", 7, 0)

    def there() -> list[int]:
        listed = listing.ladder(tx, ladder, now + 601 * HOUR, first=0, most=PLAYERS, spot=0)
        assert listed.count == len(listed.rungs)
        return [rung.user for rung in listed.rungs]

    listed = there()
    gone = listed[0]
    plain.execute("UPDATE players SET discord_id = -id, name = '' WHERE discord_id = ?", (gone,))
    assert there() == listed[1:]
    assert listing.near(tx, ladder, now, gone, reach=2, spot=0) is None
    assert standings_of(tx, gone) == {}
    assert all(gone not in {user for user, *_ in listing.record(tx, one, "go", 7).met} for one in listed)
    assert counting.stray_standings(tx)[1] == 0


def test_a_ladder_is_put_in_order_as_its_points_say(plain: sqlite3.Connection):
    tx, luck, begun = Tx(plain), Random(7), 1_700_000_000_000
    ladder, there = Ladder("go", 7, 0), {}
    for player in range(1, PLAYERS + 1):
        skill = Skill(luck.choice((24.0, 25.5, luck.gauss(25, 4))), luck.choice((2.0, 3.0, luck.uniform(1, 8.4))))
        last = begun + luck.choice((0, DAY * 30, round(DAY * luck.uniform(0, 200))))
        there[999 + player] = Standing(skill, games=luck.randrange(2, 12), last=last)
        counting.keep(tx, ladder, player, there[999 + player])
    for now in (begun, begun + 60 * DAY, begun + 91 * DAY, begun + 400 * DAY):
        ranked = [user for user, one in there.items() if one.ranked and not one.resting(now)]
        points = {user: there[user].points(now) for user in ranked}
        ranked.sort(key=lambda user: (-points[user], -there[user].games, user))
        places = [1 + sum(more > points[user] for more in points.values()) for user in ranked]
        for first in range(0, PLAYERS, 20):
            page = listing.ladder(tx, ladder, now, first=first, most=20, spot=0)
            said = [(rung.place, rung.user, rung.points) for rung in page.rungs]
            assert said == [(places[nth], ranked[nth], points[ranked[nth]]) for nth in range(len(ranked))][first:][:20]
            assert (page.count, page.waiting) == (len(ranked), sum(not one.ranked for one in there.values()))
        for user in there:
            near = listing.near(tx, ladder, now, user, reach=2, spot=0)
            nth = ranked.index(user) if user in ranked else None
            shown = [rung.user for rung in near.rungs] if near else []
            assert shown == ([] if nth is None else ranked[max(0, nth - 2) : nth + 3])


def test_who_plays_in_a_place_is_listed_ranked_or_not(plain: sqlite3.Connection):
    tx, luck, now = Tx(plain), Random(8), 1_700_000_000_000
    for match in range(1, 61):
        count(tx, match, begin(plain, match, luck, ((1, 1),)), now)
    plain.execute("UPDATE matches SET status = 'finished', game = 'go', channel = 70 + id % 2, thread = 100 + id")
    plain.execute("INSERT INTO camps (match, side, thread, members, message) VALUES (9, 0, 555, '[]', 0)")
    asked = "SELECT DISTINCT 999 + player FROM seats JOIN matches ON matches.id = match WHERE "
    ladder = Ladder("go", 7, 0)
    on_it = {999 + player for player in counting.standings_kept(tx)[ladder]}
    for spot, those in ((70, "channel = 70"), (104, "matches.id = 4"), (555, "matches.id = 9"), (3, "0")):
        company = {user for (user,) in plain.execute(asked + those)} & on_it
        there = listing.ladder(tx, ladder, now + 100 * DAY, first=0, most=500, spot=spot)
        assert {rung.user for rung in there.rungs} == company != on_it
        assert there.count == len(company)
        assert all(rung.resting for rung in there.rungs)
        for user in company:
            assert listing.near(tx, ladder, now, user, reach=0, spot=spot) is not None
    plain.execute("UPDATE matches SET status = 'declined'")
    assert listing.ladder(tx, ladder, now, first=0, most=9, spot=70).count == 0
