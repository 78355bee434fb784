"""A sound file passes the check; any manipulation is reported, and nothing else."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.features.badges.rows import BadgeRows
from bot.features.badges.service import BadgeBatch, Badges
from bot.games import GAMES
from bot.matches.core.errors import StoreBusy, StoreCorrupt, StoreError
from bot.matches.core.models import MatchRequest, Pace, Person, Terms
from bot.settings import PostgresUrl
from bot.storage.core.migrate import migrate
from bot.storage.stores.sqlite import SqliteStore
from bot.upkeep.database_copy import copy_database
from bot.upkeep.integrity import IntegrityReport, check
from tests.storage.released import old_file
from tests.support.matches.played import Evening
from tests.support.storage.postgres import Server

DAY = Terms(Pace.DAY, 24 * 3600 * 1000)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Matches: 1 running with a daily clock, 2 finished, 3 with shot noise, 4 a challenge."""
    path = tmp_path_factory.mktemp("played") / "m.db"
    asyncio.run(play(path))
    return path


async def play(path: Path) -> None:
    store = await SqliteStore.open(path)
    evening = Evening(store)
    await evening.play(await evening.begin("offboard", terms=DAY), 6)
    ended = await evening.play(await evening.begin("offboard"), 3)
    await evening.matches.resign(ended.id, ended.challenger.user, key="enough")
    await evening.play(await evening.begin("pitchout", hand="human"), 20)
    ann, bob = Person(1, "Ann"), Person(2, "Bob")
    await evening.matches.challenges.challenge(ann, (bob,), MatchRequest("offboard", 7, 8, "en"), key="open")
    await store.close()


@pytest.fixture
def database(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "m.db"))


def check_faults(database: Path, *damage: str) -> list[str]:
    """The output of the check after this manipulation of the file."""
    with closing(sqlite3.connect(database, isolation_level=None)) as plain:
        for statement in damage:
            assert plain.execute(statement).rowcount != 0
    return [str(fault) for fault in check(database, GAMES).faults]


def test_all_is_well(database: Path):
    counted: list[int] = []
    advanced: list[None] = []
    checked = check(database, GAMES, simulate=True, begin=counted.append, advance=lambda: advanced.append(None))
    assert checked == IntegrityReport(4, checked.turns, ())
    assert checked.turns > 30
    assert counted == [4]
    assert len(advanced) == 4


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        ('DELETE FROM turns WHERE "match" = 1 AND revision = 2', "match 1: turns are missing: 2"),
        ("UPDATE matches SET revision = 5 WHERE id = 1", "match 1: it is at turn 5, but there are later ones: 6"),
        (
            'UPDATE turns SET state = (SELECT state FROM turns WHERE "match" = 1) WHERE "match" = 1 AND revision = 6',
            "match 1: turn 6: played again it leads to another position",
        ),
        (
            'DELETE FROM keys WHERE "match" = 1 AND revision = 6',
            "match 1: turn 6 cannot be found by its key press 9: it could be played twice",
        ),
        (
            "DELETE FROM posts WHERE \"match\" = 1 AND revision = 4 AND kind = 'turn'",
            "match 1: turn 4 was kept without",
        ),
        (
            'UPDATE posts SET revision = 99 WHERE "match" = 1 AND revision = 6',
            "match 1: a message (turn) tells of turn 99",
        ),
        ("DELETE FROM timers WHERE \"match\" = 1 AND kind = 'deadline'", "is asked, but has no clock"),
        ("UPDATE timers SET seat = 1 - seat WHERE \"match\" = 1 AND kind = 'deadline'", "runs, but it is not asked"),
        ("UPDATE matches SET status = 'void' WHERE id = 1", "match 1: it has ended (void), but 2 of its clocks go on"),
        ("UPDATE matches SET status = 'running' WHERE id = 2", "match 2: it goes on, but its game is over"),
        ("UPDATE matches SET game = 'chess' WHERE id = 2", "match 2: this version of the program has no game chess"),
        (
            "UPDATE matches SET seed = x'07' WHERE id = 3",
            "match 3: turn 0: played again it leads to another position",
        ),
        ('DELETE FROM timers WHERE "match" = 4', "match 4: it is open, but nothing will close it"),
        ('DELETE FROM keys WHERE "match" = 4', "match 4: nothing tells by which command it was made"),
        ('DELETE FROM seats WHERE "match" = 4', "match 4: nobody sits there"),
        ('UPDATE seats SET seat = seat + 3 WHERE "match" = 1', "match 1: its seats are not numbered"),
        ("UPDATE matches SET pace = 'soon' WHERE id = 4", "match 4: it cannot be read ('soon' is not a valid Pace)"),
        ("UPDATE turns SET move = x'7b' WHERE \"match\" = 1 AND revision = 3", "match 1: turn 3: it cannot be read ("),
        (
            'UPDATE keys SET revision = 77 WHERE "match" = 4',
            "match 4: key open names turn 77, which is not there",
        ),
        ("INSERT INTO drafts VALUES (999, 0, 'a', x'00')", "row None of drafts names one of matches that is not there"),
        ("UPDATE matches SET status = 'finished' WHERE id = 3", "match 3: it has ended, but its game goes on"),
    ],
)
def test_what_is_wrong_is_told(database: Path, damage: str, expected: str):
    found = check_faults(database, damage)
    assert any(expected in fault for fault in found), found


def test_other_matches_are_not_accused(database: Path):
    found = check_faults(database, 'DELETE FROM turns WHERE "match" = 1 AND revision = 2')
    assert found == ["match 1: turns are missing: 2", "match 1: turn 3: the turn before it is missing"]


def test_many_of_a_kind_are_told_in_short(database: Path):
    found = check_faults(database, 'DELETE FROM turns WHERE "match" = 3 AND revision > 2')
    assert found[0].startswith("match 3: turns are missing: 3, 4, 5, 6, 7 and ")


def test_a_damaged_index_is_told(database: Path):
    with closing(sqlite3.connect(database)) as plain:
        (page,) = plain.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_timers_due'").fetchone()
    damaged = bytearray(database.read_bytes())
    damaged[(page - 1) * 4096 + 3 : (page - 1) * 4096 + 5] = b"\0\0"  # no entry in this index
    database.write_bytes(damaged)
    assert any("the file is damaged: wrong # of entries" in str(fault) for fault in check(database, GAMES).faults)


def test_what_cannot_be_checked_is_told(tmp_path: Path):
    nothing, diary, empty = tmp_path / "a.db", tmp_path / "b.db", tmp_path / "c.db"
    diary.write_text("Dear diary, " * 1000)
    sqlite3.connect(empty).close()
    with pytest.raises(StoreError, match="does not exist"):
        check(nothing, GAMES)
    with pytest.raises(StoreCorrupt, match="is damaged or no database at all"):
        check(diary, GAMES)
    with pytest.raises(StoreError, match="was not written by this program"):
        check(empty, GAMES)


@pytest.mark.parametrize(
    ("schema", "expected"),
    [("0002", "Start version 0.1.0 once with it, then this one"), ("9999", "update the program")],
)
def test_a_file_of_another_version_is_not_checked(database: Path, schema: str, expected: str):
    with closing(sqlite3.connect(database, isolation_level=None)) as plain:
        plain.execute("UPDATE alembic_version SET version_num = ?", (schema,))
    with pytest.raises(StoreError, match=expected):
        check(database, GAMES)


def test_a_file_somebody_holds_is_told(database: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.storage.core.inspection.BUSY_MS", 20)
    with closing(sqlite3.connect(database, isolation_level=None)) as plain:
        plain.execute("PRAGMA locking_mode=EXCLUSIVE")
        plain.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreBusy, match="is locked by another program"):
            check(database, GAMES)


@pytest.mark.asyncio
async def test_a_file_in_use_is_checked(database: Path):
    store = await SqliteStore.open(database)
    match = await store.get(1)
    assert match is not None
    await Evening(store, "another").play(match, 1)
    assert check(database, GAMES).faults == ()
    await store.close()


def test_wishes_that_cannot_be_read_are_told(database: Path):
    faults = check_faults(
        database,
        """INSERT INTO servers (guild, wishes) VALUES (7, '{"rated":"yes"}'), (8, '{}')""",
        """UPDATE players SET preferences = '{"confirm":7}' WHERE id = 1""",
    )
    assert [line.partition(" cannot be read")[0] for line in faults] == [
        "what is chosen for server 7",
        "what is chosen for player 1",
    ]


def test_badges_follow_from_the_turns(database: Path):
    badge = (
        "INSERT INTO badges (player, badge, match, revision, made) SELECT player, 'giant', match, 1, 1 FROM seats WHERE"
    )
    for where in ("match = 1 AND seat = 0", "match = 2 AND seat = 0"):
        shutil.copy(database, database.with_name("other.db"))
        (fault,) = check_faults(database.with_name("other.db"), f"{badge} {where}")
        assert "its badges do not follow from its turns: `pichenette badges recompute` mends them" in fault


def rows(database: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as plain:
        return plain.execute("SELECT * FROM badges ORDER BY player, badge").fetchall()


def test_badges_are_recomputed(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    database = tmp_path / "m.db"
    asyncio.run(to_the_end(database))
    earned = rows(database)
    assert earned
    (fault,) = check_faults(
        database, "DELETE FROM badges", "INSERT INTO badges SELECT player, 'giant', match, 1, 1 FROM seats"
    )
    assert fault.startswith("match 1: its badges")
    assert main(["badges", "--database", str(database), "recompute"]) == 0
    assert f"{len(earned)} badges in 1 matches" in capsys.readouterr().out
    assert rows(database) == earned
    assert check(database, GAMES).faults == ()
    (fault,) = check_faults(database, "DELETE FROM badges")  # which the bot has no more reason to compute
    assert fault.startswith("match 1: its badges")
    assert main(["badges", "--database", str(tmp_path / "none.db"), "recompute"]) == 2


@pytest.fixture
def of_0_1_0(tmp_path: Path) -> Path:
    """A file with two finished matches and one that runs, from a version that knew no badges."""
    path = old_file(tmp_path / "old.db", "finished.sql")
    migrate(path, 100)
    return path


def computing(store: SqliteStore) -> Badges:
    """The service of badges with its rows in a store."""
    return Badges(GAMES, store, store.area(BadgeRows))


MISSING = "matches whose badges are not computed yet: 1; the bot computes them while it runs, `pichenette badges recompute` at once"


@pytest.mark.asyncio
async def test_after_an_upgrade_the_badges_of_earlier_matches_are_computed(of_0_1_0: Path):
    store = await SqliteStore.open(of_0_1_0)
    backfill = computing(store)
    assert [str(fault) for fault in check(of_0_1_0, GAMES).faults] == [MISSING]
    assert await backfill.step() == BadgeBatch(2, 1, ())
    assert check(of_0_1_0, GAMES).faults == ()
    assert {one.badge for one in await store.area(BadgeRows).of_user(1002)} | {
        one.badge for one in await store.area(BadgeRows).of_user(1003)
    }
    assert await backfill.step() == BadgeBatch(0, 0, ())
    assert await backfill.step() is None
    await store.close()


@pytest.mark.asyncio
async def test_what_a_kill_cuts_short_goes_on_with_the_next_start(of_0_1_0: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.features.badges.service.BATCH", 1)
    store = await SqliteStore.open(of_0_1_0)
    assert await computing(store).step() == BadgeBatch(2, 1, ())
    await store.close()
    store = await SqliteStore.open(of_0_1_0)
    again = computing(store)
    assert [await again.step(), await again.step(), await again.step()] == [BadgeBatch(0, 0, ())] * 2 + [None]
    assert check(of_0_1_0, GAMES).faults == ()
    await store.close()


@pytest.mark.asyncio
async def test_new_rules_are_applied_to_earlier_matches(of_0_1_0: Path, monkeypatch: pytest.MonkeyPatch):
    store = await SqliteStore.open(of_0_1_0)
    backfill = computing(store)
    while await backfill.step() is not None:
        pass
    await store.area(BadgeRows).replace(
        [(match, ()) for match in await store.area(BadgeRows).finished_after(0, most=9)], "none", "", ""
    )
    assert await backfill.step() is None
    monkeypatch.setattr("bot.features.badges.service.RULES", "of the next version")
    assert await backfill.step() == BadgeBatch(2, 1, ())
    await store.close()


@pytest.mark.asyncio
async def test_a_match_that_cannot_be_read_costs_the_others_nothing(of_0_1_0: Path):
    with closing(sqlite3.connect(of_0_1_0, isolation_level=None)) as plain:
        plain.execute('UPDATE turns SET events = ? WHERE "match" = 2', (b"[{}]",))
        plain.execute("UPDATE matches SET game = 'chess' WHERE id = 3")
        plain.execute("UPDATE matches SET status = 'finished' WHERE id = 3")
    store = await SqliteStore.open(of_0_1_0)
    done = await computing(store).step()
    assert done is not None
    assert (done.badges, [match for match, _ in done.failed]) == (2, [2])
    await store.close()


def test_recompute_says_which_match_keeps_what_it_had(of_0_1_0: Path, capsys: pytest.CaptureFixture[str]):
    with closing(sqlite3.connect(of_0_1_0, isolation_level=None)) as plain:
        plain.execute('UPDATE turns SET events = ? WHERE "match" = 2', (b"[{}]",))
    assert main(["badges", "--database", str(of_0_1_0), "recompute"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("match 2 keeps the badges it had: its turns cannot be read (ValidationError(")
    assert second.endswith(": 2 badges in 1 matches")


async def to_the_end(path: Path) -> None:
    store = await SqliteStore.open(path)
    evening = Evening(store)
    await evening.play(await evening.begin("pitchout"), 1000)
    await store.close()


def test_on_postgresql_they_are_computed_by_the_command(of_0_1_0: Path, postgres: Server):
    server = PostgresUrl(postgres.new_database())
    copy_database(of_0_1_0, server)
    assert [str(fault) for fault in check(server, GAMES).faults] == [MISSING]
    assert main(["badges", "--database", server.full, "recompute"]) == 0
    assert check(server, GAMES).faults == ()
