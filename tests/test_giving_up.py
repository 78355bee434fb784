"""One sentence and exit status 2 for problems that the owner must fix."""

import asyncio
import os
from pathlib import Path

import discord
import pytest

import bot.__main__ as command
from bot.cli import UNUSABLE
from bot.client.app import BadServer
from bot.storage.stores.sqlite import SqliteStore
from cogs.running import assembly


@pytest.fixture(autouse=True)
def no_settings_of_ours(monkeypatch: pytest.MonkeyPatch):
    """Start without options of the environment, and leave the log of the tests as it is."""
    for name in [name for name in os.environ if name.startswith("BOT_")]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(assembly, "log_to_stderr", lambda *_: None)


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a token in it, and where the database is to be."""
    (tmp_path / ".env").write_text("BOT_TOKEN=no.such.token\n", encoding="utf-8")
    monkeypatch.setenv("BOT_DATABASE", str(tmp_path / "m.db"))
    return tmp_path


def given_up(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The output of a bot that cannot start."""
    assert command.main(["run", "--settings", str(folder)]) == UNUSABLE
    return capsys.readouterr().err


def test_without_a_token_it_says_where_to_put_one(tmp_path: Path, capsys):
    assert given_up(tmp_path, capsys).startswith("BOT_TOKEN is missing: write BOT_TOKEN=... into a file .env")


def test_an_unknown_option_is_named(tmp_path: Path, capsys):
    (tmp_path / ".env").write_text("BOT_TOKEN=x\nBOT_COLOUR=red\n", encoding="utf-8")
    assert given_up(tmp_path, capsys) == "Unknown option BOT_COLOUR in .env.\n"


def test_a_damaged_file_is_one_sentence(settings: Path, capsys):
    damaged = settings / "m.db"
    damaged.write_bytes(b"no database at all, but long enough to be taken for one" * 100)
    said = given_up(settings, capsys)
    assert str(damaged) in said
    assert said.count("\n") == 1


def test_a_file_in_use_is_one_sentence(settings: Path, capsys):
    with asyncio.Runner() as runner:
        store = runner.run(SqliteStore.open(settings / "m.db"))
        said = given_up(settings, capsys)
        runner.run(store.close())
    assert str(settings / "m.db") in said
    assert said.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_one_sentence(settings: Path, monkeypatch, capsys):
    (settings / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("BOT_DATABASE", str(settings / "file" / "m.db"))
    assert given_up(settings, capsys).count("\n") == 1


class Closed:
    """A connection that Discord closes for good."""

    def __init__(self, code: int) -> None:
        self.close_code = code


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (discord.LoginFailure(), assembly.NOT_KNOWN),
        (discord.ConnectionClosed(Closed(assembly.DENIED), shard_id=None), assembly.NOT_KNOWN),  # type: ignore[arg-type]
        (BadServer("Discord refuses."), "Discord refuses."),
        (discord.ConnectionClosed(Closed(4013), shard_id=None), "Discord closed the connection for good (code 4013)."),  # type: ignore[arg-type]
    ],
)
def test_a_connection_that_discord_does_not_want_is_one_sentence(settings: Path, monkeypatch, capsys, error, said: str):
    async def refused(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(assembly, "_run", refused)
    assert given_up(settings, capsys) == f"{said}\n"
