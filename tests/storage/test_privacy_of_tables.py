"""Every table declares what happens to its rows when their person or server goes, what the export shows, and how long they are kept."""

import pkgutil
import re
from collections.abc import Sequence

import pytest
from sqlalchemy import Column, Integer, MetaData, Table
from sqlalchemy.sql import visitors

from bot.storage.core.query import Query
from bot.storage.core.schema import metadata
from bot.storage.core.schema.privacy import Kept, Named, Stays, privacy_of
from bot.storage.privacy import data_export, guild_removal, user_erasure

TABLES = {table.name: table for table in metadata.sorted_tables}
RATED = {"ratings", "rating_changes"}  # opponents' rows depend on an erased player's, which are nobody's then
NOBODYS = {"seats", "tournaments", *RATED}  # what an erased player did stays done, by nobody


@pytest.mark.parametrize("name", TABLES)
def test_every_table_declares_its_privacy(name: str):
    declared = privacy_of(TABLES[name])
    parts = (declared.person, declared.server, declared.exported, declared.kept)
    assert all(part.reason if isinstance(part, Stays) else part for part in parts)


def test_a_table_that_declares_nothing_is_noticed():
    diary = Table("diary", MetaData(), Column("player", Integer))
    with pytest.raises(LookupError, match="the privacy of table diary is not declared"):
        privacy_of(diary)


def is_changed(name: str, steps: Sequence[object], verbs: str) -> bool:
    """Whether a statement among the steps begins with one of the verbs and is about this table."""
    return any(isinstance(one, Query) and re.match(rf"({verbs}) {name}\b", one.sql) for one in steps)


def test_rows_of_players_are_exported_and_erased():
    of_players = {
        name for name, table in TABLES.items() if any(key.column.table.name == "players" for key in table.foreign_keys)
    }
    assert {name for name in of_players if isinstance(privacy_of(TABLES[name]).exported, Stays)} == set()
    assert {name for name in of_players if isinstance(privacy_of(TABLES[name]).person, Stays)} == NOBODYS
    for name in of_players:
        found = privacy_of(TABLES[name])
        assert any(re.search(rf"\b(FROM|JOIN) {name}\b", one.asked.sql) for one in found.exported), name
        if name not in NOBODYS:
            others = [one for one in found.person if not isinstance(one, Query)]  # that take the person out of a text
            assert others or is_changed(name, found.person, "DELETE FROM"), name
    by_id = {name for name, table in TABLES.items() if "discord_id" in table.columns}
    assert by_id == {"players", "bans"}  # a ban stays, see test_bans.py
    for name in by_id:
        assert not isinstance(privacy_of(TABLES[name]).exported, Stays)
        assert not isinstance(privacy_of(TABLES[name]).person, Stays)


def test_rows_of_servers_are_removed():
    of_servers = {name for name, table in TABLES.items() if "guild" in table.columns}
    assert {name for name in of_servers if isinstance(privacy_of(TABLES[name]).server, Stays)} == set()
    for name in of_servers:
        assert is_changed(name, privacy_of(TABLES[name]).server, "DELETE FROM|UPDATE"), name
    unknown = {name for name in of_servers if not privacy_of(TABLES[name]).servers}
    assert unknown == {"calls", "results", *RATED}  # their servers are those of matches
    assert {name for name in of_servers if f"FROM {name} " in guild_removal.KNOWN.sql} == of_servers - unknown


def test_no_two_sections_of_the_export_have_one_place_or_title():
    for sections in (data_export.SECTIONS, data_export.OF_SEAT):
        for found in ([section.at for section in sections], [section.title for section in sections]):
            assert len(set(found)) == len(found) > 3


@pytest.mark.parametrize("steps", [user_erasure.STEPS, guild_removal.STEPS], ids=["person", "server"])
def test_no_statement_reads_what_an_earlier_one_has_changed(steps: list[object]):
    changed: set[str] = set()
    read: set[str] = set()
    for step in steps:
        if isinstance(step, Query):
            own = step.statement.table.name
            others = {one.name for one in visitors.iterate(step.statement) if isinstance(one, Table)} - {own}
            assert others & changed == set(), step.sql
            changed.add(own)
            read |= others
    assert len(read) > 1


def test_functions_are_found_by_their_names():
    declared = [privacy_of(table) for table in TABLES.values()]
    kept = [one.kept._end for one in declared if isinstance(one.kept, Kept)]
    named = [step.name for step in (*user_erasure.STEPS, *kept) if isinstance(step, Named)]
    assert len(named) > 3
    for name in named:
        assert callable(pkgutil.resolve_name(name))
