"""Privacy of tables, declared once, beside their columns: erasure, removal of servers, data export, retention."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import (
    BigInteger,
    BindParameter,
    Column,
    ColumnElement,
    FromClause,
    Table,
    Text,
    TextClause,
    bindparam,
    false,
    or_,
    select,
    update,
)
from sqlalchemy.sql.expression import UpdateBase

from bot.storage.core.erased_person import ErasedPerson
from bot.storage.core.query import Query, Tx, contains, query

PLAYER: BindParameter[int] = bindparam("of_player", type_=BigInteger)  # the number of a person's row in `players`
USER: BindParameter[int] = bindparam("of_user", type_=BigInteger)  # their Discord id
NAMING: BindParameter[str] = bindparam("naming", type_=Text)  # that id in digits
PSEUDONYM: BindParameter[int] = bindparam("pseudonym", type_=BigInteger)  # what is put in its place
MATCH: BindParameter[int] = bindparam("of_match", type_=BigInteger)  # and their seat there, in sections of a seat
SEAT: BindParameter[int] = bindparam("of_seat", type_=BigInteger)
SERVER: BindParameter[int] = bindparam("of_server", type_=BigInteger)  # one that the bot was removed from
BEFORE: BindParameter[int] = bindparam("older_than", type_=BigInteger)  # when the retention period ends; ms since 1970

Form: TypeAlias = Callable[[Any], Any]
Columns: TypeAlias = Mapping[str, ColumnElement[Any] | tuple[ColumnElement[Any], Form]]

_KEY = "privacy"  # of the declaration in a table's `info`
_SPARED = "spared"  # likewise, of rows that features keep


class Stays(NamedTuple):
    """Nothing is done, for a reason."""

    reason: str


NO_PERSON = Stays("is about no person")
NO_PLACE = Stays("says nothing about a place")


class Section:
    """A list of the export: its columns by their titles, with the form of their values unless it is the stored one.

    Lists are in the order of `at`. Those `of_seat` are shown within each match, for the seat of the person there. Rows in a section
    for `strangers` are exported even if the person has no row in `players`.
    """

    def __init__(
        self,
        at: int,
        title: str,
        columns: Columns,
        *where: ColumnElement[bool] | TextClause,
        source: FromClause | None = None,
        order: Sequence[ColumnElement[Any]] = (),
        of_seat: bool = False,
        strangers: bool = False,
    ) -> None:
        self.at = at
        self.title = title
        self.of_seat = of_seat
        self.strangers = strangers
        shown = [column if isinstance(column, tuple) else (column, _as_stored) for column in columns.values()]
        rows = select(*(column for column, _ in shown)).where(*where).order_by(*order)
        self.asked = query(rows if source is None else rows.select_from(source))
        self._forms = dict(zip(columns, (form for _, form in shown), strict=True))

    def rows(self, tx: Tx, **parameters: object) -> list[dict[str, Any]]:
        """The rows as shown."""
        return [
            {title: form(value) for (title, form), value in zip(self._forms.items(), row, strict=True)}
            for row in tx.all(self.asked, **parameters)
        ]


class Named:
    """A function by its name, as in `bot.storage.settings.bans:take_out_of_audits`: its module imports that of the table."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, tx: Tx, about: ErasedPerson | int) -> object:
        """Call it with a transaction and a person, or the time before which rows are too old."""
        return pkgutil.resolve_name(self.name)(tx, about)


class Scrub:
    """Takes a person out of texts that may have their id in digits."""

    def __init__(self, *columns: Column[str]) -> None:
        (table,) = {column.table for column in columns}
        self._keys = [f"key_{column.name}" for column in table.primary_key]
        self._texts = [f"new_{column.name}" for column in columns]
        self._naming = query(
            select(*table.primary_key, *columns).where(or_(*(contains(column, NAMING) for column in columns)))
        )
        self._change = query(
            update(table)
            .where(*(column == bindparam(key) for column, key in zip(table.primary_key, self._keys, strict=True)))
            .values({column.name: bindparam(new) for column, new in zip(columns, self._texts, strict=True)})
        )

    def __call__(self, tx: Tx, person: ErasedPerson) -> None:
        """Change the rows that name them."""
        for row in tx.all(self._naming, **person.parameters):
            keys, texts = row[: len(self._keys)], row[len(self._keys) :]
            values = dict(zip(self._keys, keys, strict=True))
            values |= dict(zip(self._texts, map(person.text, texts), strict=True))
            tx.run(self._change, **values)


class Kept:
    """Rows are kept for a period in ms (None: as long as backups), then changed or deleted by a statement with BEFORE."""

    def __init__(self, period: int | None, end: UpdateBase | Named) -> None:
        self.period = period
        self._end = end if isinstance(end, Named) else query(end)

    def end(self, tx: Tx, before: int) -> None:
        """Change or delete the rows from before then."""
        if isinstance(self._end, Named):
            self._end(tx, before)
        else:
            tx.run(self._end, older_than=before)


@dataclass(frozen=True)
class Privacy:
    """The declaration of a table, see `declare`."""

    person: tuple[Query | Scrub | Named, ...] | Stays
    server: tuple[Query, ...] | Stays
    exported: tuple[Section, ...] | Stays
    kept: Kept | Stays
    servers: bool
    strangers: Query | None


def declare(
    table: Table,
    *,
    person: Sequence[UpdateBase | Scrub | Named] | Stays,
    server: Sequence[UpdateBase] | Stays,
    exported: Sequence[Section] | Stays,
    kept: Kept | Stays,
    servers_of: Table | None = None,
    strangers: ColumnElement[bool] | None = None,
) -> None:
    """Declare what is done with the rows of a table.

    `person`: when a person is erased, by statements with PLAYER, USER, NAMING and PSEUDONYM. `server`: some time after the bot was removed
    from a server, by statements with SERVER. `exported`: in a person's export. `kept`: as time passes.

    Tables are dealt with before those that their foreign keys refer to; other tables that their statements read are to be named by
    `table.add_is_dependent_on`. The servers in a column `guild` are known to the bot, unless they are all in `servers_of`, too.
    `strangers` are rows about people without a row in `players` that can be erased.
    """
    table.info[_KEY] = Privacy(
        person if isinstance(person, Stays) else tuple(map(_compiled, person)),
        server if isinstance(server, Stays) else tuple(map(query, server)),
        exported if isinstance(exported, Stays) else tuple(exported),
        kept,
        servers="guild" in table.columns and servers_of is None,
        strangers=None if strangers is None else query(select(*table.primary_key).where(strangers).limit(1)),
    )


def spare(table: Table, rows: ColumnElement[bool]) -> None:
    """Declare that rows of a table of the kernel are kept beyond its period, as something of a feature still needs them."""
    table.info.setdefault(_SPARED, []).append(rows)


def spared(table: Table) -> ColumnElement[bool]:
    """The rows of a table that features keep beyond its period."""
    return or_(false(), *table.info.get(_SPARED, ()))


def privacy_of(table: Table) -> Privacy:
    """The declaration of a table. Raises LookupError if there is none."""
    declared: Privacy | None = table.info.get(_KEY)
    if declared is None:
        raise LookupError(f"the privacy of table {table.name} is not declared")
    return declared


def _compiled(step: UpdateBase | Scrub | Named) -> Query | Scrub | Named:
    return query(step) if isinstance(step, UpdateBase) else step


def moment(ms: int) -> str | None:
    """A time as in the export, in UTC; None for 0."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds") if ms else None


def from_json(raw: bytes | str) -> Any:
    """Stored JSON as in the export; None for nothing."""
    return msgspec.json.decode(raw) if raw else None


def _as_stored(value: Any) -> Any:
    return value
