"""No user id reaches the log, whatever fails and wherever it is caught."""

import io
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import structlog
from discord import app_commands

from bot.ops.logs import NAMELESS, log_to_stderr
from tests.support.discord.unplugged import ADA, Unplugged, unplugged


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The log of the running bot."""
    said = io.StringIO()
    monkeypatch.setattr("sys.stderr", said)
    root, usual = logging.getLogger(), structlog.get_config()
    handlers, level = list(root.handlers), root.level
    log_to_stderr("debug", "text", "")
    structlog.configure(cache_logger_on_first_use=False)  # other tests want the loggers of the same modules
    yield said
    root.handlers[:], _ = handlers, root.setLevel(level)
    structlog.configure(**usual)


class Telling(Exception):
    """One that tells whom it concerns, as many do: a key that is missing, a value that a database refuses."""


async def fail(*_: Any, **__: Any) -> Any:
    raise Telling(f"no player {ADA}", {"user": ADA})


async def press(bot: Unplugged) -> None:
    await bot.press("text:1::")


async def form(bot: Unplugged) -> None:
    bot.bot.answerers["quieted"] = fail
    await bot.submit("quieted:0::")


async def command(bot: Unplugged) -> None:
    await bot.command("board", options={"match": 1})


async def suggestion(bot: Unplugged) -> None:
    await bot.suggested("board", "match")


async def outside_of_serve(bot: Unplugged) -> None:
    """Raise in a command, so that the tree's error handler gets the error."""
    interaction = bot.interaction(2, {"id": "1", "name": "board", "type": 1}, ADA, {})
    command = bot.bot.tree.get_command("board")
    assert isinstance(command, app_commands.Command)
    await bot.bot.tree.on_error(interaction, app_commands.CommandInvokeError(command, Telling(str(ADA))))


async def listener(bot: Unplugged) -> None:
    """Raise in a listener, so that the library gets the error."""
    try:
        await fail()
    except Telling:
        await bot.bot.on_error("interaction")


@pytest.mark.asyncio
@pytest.mark.parametrize("fails", [press, form, command, suggestion, outside_of_serve, listener])
async def test_an_error_is_logged_without_its_user(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch, fails: Any
):
    async with unplugged(tmp_path) as bot:
        monkeypatch.setattr(bot.services.store, "get", fail)
        monkeypatch.setattr(bot.services.store, "of_user", fail)
        await fails(bot)
    said = written.getvalue()
    assert "Telling" in said
    assert NAMELESS in said
    assert str(ADA) not in said


@pytest.mark.asyncio
async def test_a_suggestion_that_fails_is_an_empty_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with unplugged(tmp_path) as bot:
        monkeypatch.setattr(bot.services.store, "of_user", fail)
        reply = await bot.suggested("board", "match")
    assert reply.bodies == [
        {"type": discord.InteractionResponseType.autocomplete_result.value, "data": {"choices": []}}
    ]
