"""Databases as version 0.1.0 left them: the tables with a few rows in `0026.sql`, rows of matches (one in every state in `states.sql`) and tournaments in other files."""

import sqlite3
from contextlib import closing
from pathlib import Path

FOLDER = Path(__file__).parent


def old_file(path: Path, rows: str = "") -> Path:
    """Make a SQLite file of version 0.1.0 with the rows of another file of this folder instead of those beside the tables."""
    tables = (FOLDER / "0026.sql").read_text(encoding="utf-8")
    if rows:
        tables = "\n".join(
            line for line in tables.splitlines() if not line.startswith("INSERT") or "alembic_version" in line
        )
    with closing(sqlite3.connect(path)) as plain:
        plain.executescript(tables)
        if rows:
            plain.executescript((FOLDER / rows).read_text(encoding="utf-8"))
    return path
