"""Fills a PostgreSQL database as some weeks of play on many servers would: turns are copies of those of a few matches really played."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psycopg
from psycopg import sql

from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Match, Turn
from bot.matches.delivery.models import Notice
from bot.matches.settings.preferences import Preferences, ServerSettings
from bot.ratings.ladders import Standing
from bot.ratings.seasons import season_of
from bot.storage.core.postgres_upgrade import prepare
from bot.storage.core.rows import options_text, pack
from bot.storage.stores.sqlite import SqliteStore
from tests.support.matches.played import Evening

STATEMENTS = Path(__file__).with_name("fill.sql")
DAY = 24 * 3600 * 1000  # ms
SHARES = {"pitchout": 10, "offboard": 5, "forhonor": 3, "pitchbowl": 2}  # of twenty matches
LONGEST = 120  # turns of a template
PACE = 2 * 3600 * 1000  # ms between two turns, on average
BEGUN = 0.86  # of the matches; the others are declined, expired or wait
PLAYERS = 5  # who play, of a server
WINDOW = DAY // 4
SAMPLE = """
CREATE SCHEMA sample;
CREATE UNLOGGED TABLE sample.slots (slot int, template int);
CREATE UNLOGGED TABLE sample.shapes (template int, game text, options text, length int);
CREATE UNLOGGED TABLE sample.turns
    (template int, revision int, seat smallint, move bytea, events bytea, trace bytea, state bytea, PRIMARY KEY (template, revision));
"""
NUMBERED = (
    "SELECT table_name FROM information_schema.columns WHERE column_default LIKE 'nextval%' AND table_schema = 'public'"
)

NUMBER_ON = "SELECT setval(pg_get_serial_sequence({name}, 'id'), (SELECT coalesce(max(id), 1) FROM {table}))"


class Size(NamedTuple):
    """The size of what is filled in."""

    turns: int
    servers: int
    per_day: int  # turns a day

    @property
    def days(self) -> float:
        """The days of play; at least one match's length."""
        return max(20.0, self.turns / self.per_day)


async def played() -> list[tuple[Match, tuple[Turn, ...]]]:
    """One match for every twentieth of the mix, played at random."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "played.db")
        evening = Evening(store)
        found = []
        for game, share in SHARES.items():
            for _ in range(share):
                match = await evening.play(await evening.begin(game), LONGEST)
                found.append((match, await store.turns(match.id)))
        await store.close()
    return found


def fill(url: str, templates: list[tuple[Match, tuple[Turn, ...]]], size: Size, now: int) -> None:
    """Create the tables and fill them."""
    prepare(url)
    with psycopg.connect(url, autocommit=True) as plain:
        plain.execute("SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'")
        plain.execute("SELECT setseed(0.5)")
        _keep_templates(plain, templates)
        lengths = [len(turns) for _, turns in templates]
        values = _values(size, lengths, now)
        first, windows, last = (_statements(part) for part in _parts())
        _run(plain, first, values)
        after = values["begin"]
        while after < now:
            _run(
                plain,
                windows,
                values | {"after": after, "until": min(after + WINDOW, now)},
                quiet=after > values["begin"],
            )
            after += WINDOW
        _run(plain, last, values)
        for (table,) in plain.execute(NUMBERED).fetchall():
            named = sql.SQL(NUMBER_ON).format(table=sql.Identifier(table), name=sql.Literal(table))
            plain.execute(named)
        plain.execute("DROP SCHEMA sample CASCADE")
        _run(plain, ["VACUUM ANALYZE"], None)
        plain.execute("CHECKPOINT")


def _values(size: Size, lengths: list[int], now: int) -> dict[str, Any]:
    span = int(size.days * DAY)
    made = [min(length, 1 + span * nth // 1000 // PACE) for length in lengths for nth in range(1000)]
    notice = Notice(phrase("notice-your-turn"), mentions=(1,), user=1)
    return {
        "servers": size.servers,
        "players": PLAYERS,
        "matches": round(size.turns / BEGUN / (sum(made) / len(made))),
        "begin": now - span,
        "now": now,
        "pace": PACE,
        "season": season_of(now),
        "standing": _json(Standing(games=1)),
        "preferences": _json(Preferences(language="fr")),
        "wishes": _json(ServerSettings(language="fr")),
        "notice": _json(notice),
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _keep_templates(plain: psycopg.Connection[Any], templates: list[tuple[Match, tuple[Turn, ...]]]) -> None:
    plain.execute(SAMPLE)
    _copy(plain, "slots", ((nth, nth) for nth in range(len(templates))))
    shapes = (
        (nth, match.game, options_text(match.options), len(turns)) for nth, (match, turns) in enumerate(templates)
    )
    _copy(plain, "shapes", shapes)
    rows = (
        (nth, turn.revision, turn.seat, turn.move, turn.events, pack(turn.trace), pack(turn.state))
        for nth, (_, turns) in enumerate(templates)
        for turn in turns
    )
    _copy(plain, "turns", rows)
    plain.execute("ANALYZE sample.slots, sample.shapes, sample.turns")


def _copy(plain: psycopg.Connection[Any], table: str, rows: Iterable[tuple[Any, ...]]) -> None:
    with plain.cursor() as cursor, cursor.copy(f"COPY sample.{table} FROM STDIN") as copy:
        for row in rows:
            copy.write_row(row)


def _parts() -> Iterator[str]:
    first, _, rest = STATEMENTS.read_text(encoding="utf-8").partition("-- each window")
    windows, _, last = rest.partition("-- once")
    yield from (first, windows, last)


def _statements(part: str) -> list[str]:
    return [statement for statement in part.split(";\n") if statement.strip()]


def _run(
    plain: psycopg.Connection[Any], statements: list[str], values: dict[str, Any] | None, *, quiet: bool = False
) -> None:
    for statement in statements:
        started = time.perf_counter()
        rows = plain.execute(statement, values).rowcount
        if not quiet:
            begin = next(line for line in statement.splitlines() if line.strip() and not line.startswith("--"))
            print(f"{time.perf_counter() - started:8.1f} s {rows:>12,} {begin[:60]}", flush=True)
