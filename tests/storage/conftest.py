import inspect
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.storage.core import postgres as engine
from bot.storage.core.query import Query
from bot.storage.core.scope import ANYTHING, Scope
from bot.storage.stores.postgres_store import PostgresStore
from bot.storage.stores.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "matches.db"


PATIENCE = 60.0  # seconds for a transaction, however much else a machine has to do
OF_THE_FILE = {"test_batches.py", "test_faults.py"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test of the store on both engines, except those about SQLite's file."""
    if "store" in metafunc.fixturenames:
        about_the_file = (
            metafunc.definition.path.name in OF_THE_FILE or "path" in inspect.signature(metafunc.function).parameters
        )
        metafunc.parametrize("store", ["sqlite"] if about_the_file else ["sqlite", "postgres"], indirect=True)


@pytest_asyncio.fixture
async def store(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[SqliteStore | PostgresStore]:
    if request.param == "sqlite":
        opened: SqliteStore | PostgresStore = await SqliteStore.open(path, busy_ms=100)
    else:
        pool = engine.PostgresPool(request.getfixturevalue("postgres").new_database("template1"), patience=PATIENCE)
        await pool.open()
        opened = PostgresStore(pool)
    yield opened
    await opened.close()


_CHANGES = re.compile(r"(INSERT INTO|UPDATE|DELETE FROM) (\w+)")
OF_A_MATCH = {
    "matches",
    "turns",
    "seats",
    "timers",
    "posts",
    "drafts",
    "replies",
    "offers",
    "keys",
    "camps",
    "badges",
    "follow_events",
    "punctuality",
    "calls",
    "closed_calls",
    "reviews",
    "webhook_deliveries",
}
ITS_NUMBER = ("match", "in_match", "of", "of_match")  # the names of the parameters


class OutOfScope(AssertionError):
    """A transaction changes what its scope does not allow."""


class _AuditedTx(engine.PostgresTx):
    """Raises OutOfScope for what another transaction could change at the same time."""

    def __init__(self, connection: Any, scope: Scope) -> None:
        super().__init__(connection)
        self._scope = scope

    def _run(self, asked: Query, values: dict[str, object]) -> Any:
        changed = _CHANGES.match(engine.sql_of(asked))
        if changed is not None and not self._allows(*changed.groups(), engine.sql_of(asked), values):
            raise OutOfScope(f"{self._scope}: {asked.sql} {values}")
        return super()._run(asked, values)

    def _allows(self, how: str, table: str, statement: str, values: dict[str, object]) -> bool:
        if self._scope.claims:
            return how == "UPDATE" and table in {"timers", "posts"} and " SET lease=" in statement
        named = table == "players" and " SET name=" in statement  # a row that is locked, and overwritten
        if named:
            return True
        if self._scope.rows:
            return how == "INSERT INTO" and table in {"players", "puzzles", "tries"}
        if how == "INSERT INTO" and table == "players":
            return True
        if how == "INSERT INTO" and table == "bulletins":
            return values["name"] == f"result.{self._number}"
        named = self._matches(values)
        return (
            table in OF_A_MATCH and bool(named) and named <= {self._number, None}
        )  # None: a timer or post that is gone

    @property
    def _number(self) -> object:
        """The match of the scope."""
        return self._scope.match or self._match_of("posts", self._scope.post)

    def _matches(self, values: dict[str, object]) -> set[object]:
        """The matches that a statement names, by their number or by a post or timer."""
        named = {values[name] for name in ITS_NUMBER if name in values}
        return named | {self._match_of(f"{name}s", values[name]) for name in ("post", "timer") if name in values}

    def _match_of(self, table: str, row: object) -> object:
        found = self._connection.execute(f'SELECT "match" FROM {table} WHERE id = %s', (row,)).fetchone()  # noqa: S608
        return found and found[0]


@pytest.fixture(autouse=True)
def audited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Audit every transaction on PostgreSQL that does not run alone."""
    once = engine.PostgresPool._once

    def watched(self: engine.PostgresPool, work: Any, attempt: Any) -> Any:
        scope = attempt.scope
        free = scope is None or scope == ANYTHING
        return once(self, work if free else lambda tx: work(_AuditedTx(tx._connection, scope)), attempt)

    monkeypatch.setattr(engine.PostgresPool, "_once", watched)
