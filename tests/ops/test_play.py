"""The local Discord of `python -m bot play`."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from bot.ops import play
from localdiscord.config import ActivityConfig

PAGES = "http://127.0.0.1:9"


@pytest.fixture
def taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """A port, of which the client of the Activity is the one; Discord's SDK is there."""
    (tmp_path / "sdk.js").touch()
    monkeypatch.setattr(play, "SDK", tmp_path / "sdk.js")
    port = int(play.free_address().rpartition(":")[2])
    monkeypatch.setattr(play, "ActivityConfig", lambda url: ActivityConfig(url, port=port))
    return port


def test_the_activity_is_there_with_the_sdk(taken: int):
    assert play._activity(PAGES) == ActivityConfig(PAGES, port=taken)


def test_without_the_sdk_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(play, "SDK", tmp_path / "sdk.js")
    assert play._activity(PAGES) is None


@pytest.mark.asyncio
async def test_a_port_that_is_taken_at_the_last_moment_costs_the_activity_alone(
    taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    port = int(play.free_address().rpartition(":")[2])
    found = iter((ActivityConfig(PAGES, port=taken), None))
    monkeypatch.setattr(play, "_activity", lambda _: next(found))
    with socket.socket() as other:
        other.bind(("127.0.0.1", taken))
        other.listen()
        discord = await play._opened(port, tmp_path / "world")
    await discord.close()
    assert (discord.config.port, discord.config.activity) == (port, None)
    assert capsys.readouterr().out == ""


def test_where_its_port_is_taken_there_is_none(taken: int, capsys: pytest.CaptureFixture[str]):
    with socket.socket() as other:
        other.bind(("127.0.0.1", taken))
        other.listen()
        assert play._activity(PAGES) is None
    assert capsys.readouterr().out == (
        f"Port {taken} is taken, which Discord's SDK needs: there is no button Open here this time.\n"
    )
