"""`pichenette pages replace-key`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.features.hand.command import pages
from bot.features.hand.rows import HandRows
from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink
from bot.matches.core.errors import Refused
from tests.support.matches.table import table

pytestmark = pytest.mark.asyncio
LINK = HandLink(1, "first", 2, since=1000)  # what these tests take for now


async def replaced(database: Path) -> tuple[int, str]:
    """The exit status of the command, and what it prints."""
    arguments = [f"--database={database}", "replace-key"]
    ran = await asyncio.to_thread(CliRunner().invoke, pages, arguments, standalone_mode=False)
    return (ran.return_value if ran.exception is None else 2), ran.output or str(ran.exception)


async def test_links_given_before_are_void(tmp_path: Path):
    file = tmp_path / "matches.db"
    async with table(file) as at:
        links = HandLinks(at.matches.work, at.store.area(HandRows))
        token = await links.token(LINK)
        assert await links.read(token) == LINK
        status, said = await replaced(file)
        assert status == 2
        assert str(file) in said
    status, said = await replaced(file)
    assert (status, "press By hand again" in said) == (0, True)
    async with table(file) as at:
        links = HandLinks(at.matches.work, at.store.area(HandRows))
        with pytest.raises(Refused, match="hand-link-unknown"):
            await links.read(token)
        assert await links.read(await links.token(LINK)) == LINK


async def test_a_bot_that_was_never_started_has_a_key_already(tmp_path: Path):
    file = tmp_path / "matches.db"
    assert (await replaced(file))[0] == 0
    async with table(file) as at:
        rows = at.store.area(HandRows)
        assert await rows.key()
        assert await rows.make_key(b"other", 1) == await rows.key()
