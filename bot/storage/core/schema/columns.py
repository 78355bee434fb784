"""What all tables share: integers, texts, bytes, and floats for skills. Times are milliseconds since 1970, UTC."""

from typing import Any

from sqlalchemy import BigInteger, Column, Integer, MetaData
from sqlalchemy.types import TypeEngine

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
ID = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows itself only in a column of type INTEGER


def given(kind: type[TypeEngine[Any]], *names: str) -> list[Column[Any]]:
    """Columns that always have a value."""
    return [Column(name, kind, nullable=False) for name in names]
