"""`pichenette reports`, beside a bot that has the file."""

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.features.reports.command import reports
from bot.features.reports.rows import ReportRows
from bot.features.reports.service import Reports
from bot.features.reports.values import ReportedMessage
from bot.matches.core.models import Player
from tests.support.matches.table import ANN, table


async def asked(*arguments: str) -> tuple[int, str]:
    """The same, beside a running loop."""
    return await asyncio.to_thread(said, *arguments)


def said(*arguments: str) -> tuple[int, str]:
    """The exit status of the command, and what it prints."""
    told = CliRunner().invoke(reports, arguments, standalone_mode=False)
    return (told.return_value if told.exception is None else 2), told.output or str(told.exception)


@pytest.mark.asyncio
async def test_the_latest_are_shown_with_what_they_are_about(tmp_path: Path):
    async with table(tmp_path / "matches.db") as at:
        match = await at.begin()
        for about in (ReportedMessage(7, 8, 9, match.id, 0, "ABC234"), ReportedMessage(0, 5, 6)):
            me = Player(0, ANN.user, f"{ANN.name}\nreport 9\x1b[2J")
            await Reports(at.matches.work, at.store.area(ReportRows)).add(
                me, about, "Two\nlines\x1b[2J", version="0.1.0", key=at.key()
            )
    file = f"--database={tmp_path / 'matches.db'}"
    status, told = await asked(file)
    assert status == 0
    assert f"match {match.id}, turn 0, incident ABC234" in told
    assert f", {ANN.name} report 9 [2J ({ANN.user}), version 0.1.0" in told
    assert "https://discord.com/channels/7/8/9\n  Two\n  lines [2J\n" in told
    assert told.index("report 2") < told.index("report 1")
    assert "1 reports." in (await asked(file, f"--match={match.id}"))[1]
    assert "report 2" in (await asked(file, "--server=0"))[1]
    assert "report 1" not in (await asked(file, "--latest=1"))[1]
    _, listed = json.loads((await asked(file, "--json"))[1])
    assert (listed["match"], listed["turn"], listed["said"]) == (match.id, 0, "Two\nlines\x1b[2J")


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path):
    status, told = said(f"--database={tmp_path / 'none.db'}")
    assert status == 2
    assert "none.db" in told
