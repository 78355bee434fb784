#!/usr/bin/env bash
# Turso (PyPI pyturso 0.8.3), a rewrite of SQLite whose page on compatibility says that its file format is fully supported and that
# databases created with SQLite can be accessed, opens no database in which a table WITHOUT ROWID has a UNIQUE
# constraint: turso.connect raises "Internal error: Missing automatic index entry for UNIQUE constraint on table t", whatever else the
# database holds, so nothing in it can be read. The same table with a rowid, or without the constraint, opens, and SQLite's own
# integrity_check finds nothing wrong.
# Output seen: {'rowid': 'opened', 'plain': 'opened', 'unique': 'Internal error: Missing automatic index entry for UNIQUE constraint on table t'}
# Exits with 0 as long as that is so. Needs Python 3.11 or newer.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check pyturso==0.8.3
"$place/env/bin/python" - "$place" <<'END'
import sqlite3
import sys

import turso

TABLES = {
    "rowid": "CREATE TABLE t (a TEXT PRIMARY KEY, b TEXT UNIQUE)",
    "plain": "CREATE TABLE t (a TEXT PRIMARY KEY, b TEXT) WITHOUT ROWID",
    "unique": "CREATE TABLE t (a TEXT PRIMARY KEY, b TEXT UNIQUE) WITHOUT ROWID",
}
EXPECTED = "Internal error: Missing automatic index entry for UNIQUE constraint on table t"
seen = {}
for name, table in TABLES.items():
    file = f"{sys.argv[1]}/{name}.db"
    database = sqlite3.connect(file)
    database.execute(table)
    database.commit()
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    database.close()
    try:
        turso.connect(file).close()
        seen[name] = "opened"
    except turso.DatabaseError as error:
        seen[name] = str(error)
print(seen)
sys.exit(seen != {"rowid": "opened", "plain": "opened", "unique": EXPECTED})
END
