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


def test_where_its_port_is_taken_there_is_none(taken: int, capsys: pytest.CaptureFixture[str]):
    with socket.socket() as other:
        other.bind(("127.0.0.1", taken))
        other.listen()
        assert play._activity(PAGES) is None
    assert capsys.readouterr().out == (
        f"Port {taken} is taken, which Discord's SDK needs: there is no button Open here this time.\n"
    )
